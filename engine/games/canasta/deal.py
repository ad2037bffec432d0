"""Deals: one deal in progress."""

from typing import NamedTuple

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.canasta.kinds import is_red_three, is_wild, red_threes_among
from engine.games.canasta.melds import Meld
from engine.games.canasta.player_turn import PlayerTurn
from engine.games.canasta.position import Position
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.seating import Sides

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
    """The turn that is over last, if there was one, and the one that is on."""

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
