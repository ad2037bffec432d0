"""Deals: who plays together, one deal in progress, what of it a turn needs, and the score sheet."""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from engine.cards import Card
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.outcome import Outcome
from engine.contract.phase import Over, Phase, PhasedGame
from engine.contract.seats import Seat, clockwise_from, left_of
from engine.contract.variant import Variant
from engine.games.canasta.kinds import is_red_three, is_wild, red_threes_among
from engine.games.canasta.melds import Meld, PlayerTurn
from engine.games.canasta.rules import CanastaRules, SidesRule
from engine.games.canasta.view import CanastaSeatView, DealResult, Stage

Sides: TypeAlias = tuple[tuple[Seat, ...], ...]

_OF_THREE: Final[frozenset[SidesRule]] = frozenset({"threes", "bench"})
_THREES: Final[Sides] = ((0, 2, 4), (1, 3, 5))
_TWO_AND_THREE: Final[Sides] = ((0, 2), (1, 3, 4))


def sides(rules: CanastaRules) -> Sides:
    """Return who plays together for the whole game; in cutthroat nobody does."""
    seats = rules.players
    if rules.sides == "pairs":
        return tuple((seat, seat + seats // 2) for seat in range(seats // 2))
    if rules.sides in _OF_THREE:
        return _THREES
    if rules.sides == "two_three":
        return _TWO_AND_THREE
    return tuple((seat,) for seat in range(seats))


def resting(rules: CanastaRules, deal_number: int) -> tuple[Seat, ...]:
    """Return who rests in a deal, counted from 1: of each side of three one, in rotation."""
    if rules.playing == rules.players:
        return ()
    return tuple(side[(deal_number + 1) % 3] for side in sides(rules) if len(side) == 3)


def order(rules: CanastaRules, dealer: Seat, deal_number: int) -> tuple[Seat, ...]:
    """Return who plays a deal in the order of play, the dealer's left neighbour first (K8).

    Partners alternate with opponents, even if one of five, who sat between them, rests.
    """
    rest = resting(rules, deal_number)
    if not rest:
        return clockwise_from((dealer + 1) % rules.players, rules.players)
    ones, others = ([seat for seat in side if seat not in rest] for side in sides(rules))
    table = (ones[0], others[0], ones[1], others[1])
    first = next(seat for seat in clockwise_from(dealer + 1, rules.players) if seat in table)
    at = table.index(first)
    return (*table[at:], *table[:at])


class Sheet(NamedTuple):
    """The score sheet: the finished deals, and what they have come to."""

    totals: tuple[int, ...]
    results: tuple[DealResult, ...] = ()
    outcome: Outcome | None = None


def feats(sheet: Sheet, seats: int) -> Mapping[str, tuple[int, ...]]:
    """Count for every seat over the finished deals.

    `canastas` are those of its side, and `canastas-natural`, `canastas-mixed` and `sambas` what
    they were. `outs` are the deals in which the seat itself went out, `concealed-outs` those in
    which its side did with a concealed hand (K44). `red-threes` are those of its side.
    """
    names = ("canastas", "canastas-natural", "canastas-mixed", "sambas", "outs", "concealed-outs")
    counts = {name: [0] * seats for name in (*names, "red-threes")}
    for result in sheet.results:
        if result.out is not None:
            counts["outs"][result.out] += 1
        for tally in result.tallies:
            for seat in tally.seats:
                counts["canastas"][seat] += tally.sambas + tally.naturals + tally.mixed
                counts["canastas-natural"][seat] += tally.naturals
                counts["canastas-mixed"][seat] += tally.mixed
                counts["sambas"][seat] += tally.sambas
                counts["concealed-outs"][seat] += tally.concealed_out
                counts["red-threes"][seat] += tally.red_threes
    return {name: tuple(row) for name, row in counts.items()}


class Position(NamedTuple):
    """The knowledge of the seat in turn about its own side and the pile: all that judging needs.

    `melds` are those of its side, `minimum` what they must count while there are none.
    `has_drawn` says that the seat has drawn or taken the pile, so that it may lay and discard
    (K26); `frozen` that the pile is so for everybody (K31).
    """

    rules: CanastaRules
    seat: Seat
    hand: tuple[Card, ...]
    melds: tuple[Meld, ...]
    minimum: int
    has_drawn: bool
    took: bool
    may_discard: bool
    answer: str
    stock_size: int
    top: Card | None
    pile_size: int
    pile_red_threes: int
    frozen: bool

    @property
    def opened(self) -> bool:
        return bool(self.melds)

    @property
    def gain(self) -> int:
        """How many cards go to the hand when the pile is taken, beside the top one (K35)."""
        return self.pile_size - 1 - self.pile_red_threes


def position_of(view: CanastaSeatView) -> Position:
    """Return the position of the seat that a view belongs to; raise `ValueError` if it waits."""
    seat = view.seat
    if seat != view.turn:
        raise ValueError("this seat is not in turn")
    return Position(
        rules=view.rules,
        seat=seat,
        hand=view.hand,
        melds=view.side_of(seat).melds,
        minimum=view.minimums[seat],
        has_drawn=view.has_drawn,
        took=view.took,
        may_discard=view.may_discard,
        answer=view.answer,
        stock_size=view.stock_size,
        top=view.top,
        pile_size=view.pile_size,
        pile_red_threes=view.pile_red_threes,
        frozen=view.pile_frozen,
    )


Hands = tuple[tuple[Card, ...], ...]


class Deal(NamedTuple):
    """One deal in progress. What is said of the turn concerns the seat in `turn`.

    `order` are the seats that play. `melds` are by side, everything else by seat.
    """

    order: tuple[Seat, ...]
    sides: Sides
    side_of: tuple[int, ...]
    stock: tuple[Card, ...]
    """From the top."""
    pile: tuple[Card, ...]
    """From the bottom."""
    hands: Hands
    melds: tuple[tuple[Meld, ...], ...]
    red_threes: tuple[tuple[Card, ...], ...]
    known: tuple[tuple[Card, ...], ...]
    """Cards that everybody has seen a seat take and not part with since, sorted."""
    begun: tuple[bool, ...]
    """The seats that have had a turn."""
    laid_before: tuple[bool, ...]
    last_discards: tuple[Card | None, ...]
    penalties: tuple[int, ...]
    turn: Seat
    has_drawn: bool = False
    """Whether it has drawn or taken the pile, so that it may lay and discard (K26)."""
    drawn: tuple[Card, ...] = ()
    took: bool = False
    laid: bool = False
    joined: bool = False
    """Whether something was added to a meld of the partner in this turn (K44)."""
    may_discard: bool = True
    answer: str = ""
    """`pending`, `yes` or `no` once the partner was asked in this turn (K45), else empty."""
    lone: Seat | None = None
    turns: tuple[PlayerTurn, ...] = ()
    """All turns so far, the one that is on last."""

    @property
    def own_melds(self) -> tuple[Meld, ...]:
        """The melds of the side in turn."""
        return self.melds[self.side_of[self.turn]]

    @property
    def partner(self) -> Seat | None:
        """Whom the seat in turn may ask: the next of its side to play, None if it is alone."""
        at = self.order.index(self.turn)
        side = self.sides[self.side_of[self.turn]]
        following = (*self.order[at + 1 :], *self.order[:at])
        return next((seat for seat in following if seat in side), None)

    def did(self, now: PlayerTurn) -> "Deal":
        """Return the deal with the turn that is on as far as it has come `now`."""
        return self._replace(turns=(*self.turns[:-1], now))

    @property
    def next_turn(self) -> Seat:
        return self.order[(self.order.index(self.turn) + 1) % len(self.order)]


def frozen(rules: CanastaRules, pile: tuple[Card, ...]) -> bool:
    """Whether a pile is frozen for everybody (K31)."""
    return rules.always_frozen or any(is_wild(face) or is_red_three(face) for face in pile)


def position(rules: CanastaRules, deal: Deal, total: int) -> Position:
    """Return what the seat in turn knows; `total` is what it had before this deal (K20)."""
    pile = deal.pile
    return Position(
        rules=rules,
        seat=deal.turn,
        hand=deal.hands[deal.turn],
        melds=deal.own_melds,
        minimum=0 if deal.own_melds else rules.minimum(total),
        has_drawn=deal.has_drawn,
        took=deal.took,
        may_discard=deal.may_discard,
        answer=deal.answer,
        stock_size=len(deal.stock),
        top=pile[-1] if pile else None,
        pile_size=len(pile),
        pile_red_threes=red_threes_among(pile),
        frozen=frozen(rules, pile),
    )


@dataclass(frozen=True, slots=True)
class CanastaState(PhasedGame):
    """A game as its phases see it; which of them it is in, the game itself says.

    Between deals and once the game is over `deal` is None; how each one lay, with all hands open
    for the count, stays on the sheet.
    """

    rules: CanastaRules
    offered: Variant
    first_dealer: Seat
    sheet: Sheet
    deal: Deal | None

    @property
    @abstractmethod
    def phase(self) -> "CanastaPhase | Over": ...

    @property
    def stage(self) -> Stage:
        """`deal`, `draw`, `meld`, `asked` or `over`."""
        return self.phase.key

    @property
    def variant(self) -> Variant:
        return self.offered

    @property
    def seat_count(self) -> int:
        return self.rules.players

    @property
    def deal_number(self) -> int:
        """The deal on the table, from 1; between deals the one that was finished last."""
        return len(self.sheet.results) + (self.deal is not None)

    @property
    def dealer(self) -> Seat:
        """The seat that deals this deal or the next (K3); at the end, the seat that dealt last."""
        before = len(self.sheet.results) - (self.sheet.outcome is not None)
        step = 1 if self.rules.next_dealer == "left" else -1
        return left_of(self.first_dealer, self.seat_count, before * step)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that play the deal that is to be dealt, in seat order (K53)."""
        rest = resting(self.rules, len(self.sheet.results) + 1)
        return tuple(seat for seat in range(self.seat_count) if seat not in rest)

    @property
    def dealt(self) -> Deal:
        """The deal in progress, for phases in which there is one."""
        assert self.deal is not None
        return self.deal

    def position(self, deal: Deal) -> Position:
        """Return what the seat in turn knows in a deal of this game."""
        return position(self.rules, deal, self.sheet.totals[deal.turn])

    def went_on(self, deal: Deal, events: tuple[Event, ...]) -> Step:
        """Return the step to a further moment of the deal."""
        return Step(
            type(self)(self.rules, self.offered, self.first_dealer, self.sheet, deal), events
        )

    def counted(self, sheet: Sheet, events: tuple[Event, ...]) -> Step:
        """Return the step to the moment after a deal, when it has been written on the sheet."""
        return Step(type(self)(self.rules, self.offered, self.first_dealer, sheet, None), events)


class CanastaPhase(Phase[CanastaState]):
    """A part of a deal of Canasta."""

    __slots__ = ()

    @property
    @abstractmethod
    def key(self) -> Stage:
        """The stage that this phase is."""
