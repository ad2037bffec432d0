"""Deals: the pack shuffled and written down, and one deal in progress."""

from collections import Counter
from random import Random
from typing import Final, Literal, NamedTuple

from engine.cards import Card, Unreadable, cards
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.games.canasta.kinds import is_red_three, is_wild
from engine.games.canasta.melds import Meld
from engine.games.canasta.position import Position
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.seating import Sides
from engine.games.canasta.view import Stage

Hands = tuple[tuple[Card, ...], ...]

RESTS: Final = "-"
"""Written for the hand of a seat that rests."""


class Deal(NamedTuple):
    """One deal in progress. What is said of the turn concerns the seat in `turn`.

    `order` are the seats that play, `stage` is `draw`, `meld` or `asked`, `asked_in` the stage
    that an answer leads back to. `melds` are by side, everything else by seat.
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
    """Who has had a turn."""
    laid_before: tuple[bool, ...]
    last_discards: tuple[Card | None, ...]
    penalties: tuple[int, ...]
    turn: Seat
    stage: Stage = "draw"
    drawn: tuple[Card, ...] = ()
    took: bool = False
    laid: bool = False
    joined: bool = False
    """Whether something was added to a meld of the partner in this turn (K44)."""
    may_discard: bool = True
    answer: str = ""
    asked_in: Stage | Literal[""] = ""
    lone: Seat | None = None

    @property
    def own_melds(self) -> tuple[Meld, ...]:
        """The melds of the side in turn."""
        return self.melds[self.side_of[self.turn]]

    @property
    def partner(self) -> Seat | None:
        """Whom the seat in turn may ask: the next of its side to play, None where it is alone."""
        at = self.order.index(self.turn)
        side = self.sides[self.side_of[self.turn]]
        following = (*self.order[at + 1 :], *self.order[:at])
        return next((seat for seat in following if seat in side), None)

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
        stage=deal.stage,
        took=deal.took,
        may_discard=deal.may_discard,
        answer=deal.answer,
        stock_size=len(deal.stock),
        top=pile[-1] if pile else None,
        pile_size=len(pile),
        pile_red_threes=sum(map(is_red_three, pile)),
        frozen=frozen(rules, pile),
    )


def shuffled(
    rules: CanastaRules, playing: tuple[Seat, ...], rng: Random
) -> tuple[Hands, tuple[Card, ...]]:
    """Return chance's deal: a hand for each seat that plays, and the rest of the pack."""
    deck = list(rules.pack)
    rng.shuffle(deck)
    size = rules.hand_size
    hands: list[tuple[Card, ...]] = [()] * rules.players
    for at, seat in enumerate(sorted(playing)):
        hands[seat] = tuple(sorted(deck[at * size : (at + 1) * size]))
    return tuple(hands), tuple(deck[size * len(playing) :])


def deal_action(hands: Hands, rest: tuple[Card, ...]) -> Action:
    """Write a deal down: the hands, then the rest of the pack from the top."""
    return Action.of("deal", *(hand or RESTS for hand in hands), rest)


def read_deal(
    rules: CanastaRules, playing: tuple[Seat, ...], action: Action
) -> tuple[Hands, tuple[Card, ...]]:
    """Return the hands and the rest of a written deal; raise `Unreadable` unless it is whole.

    A deal is nobody's choice, so no rule refuses it. No message names a card: a deal is nobody's
    to see.
    """
    size = rules.hand_size
    seats = rules.players
    rows = [() if word == RESTS else cards(word) for word in action.words]
    sizes = [size if seat in playing else 0 for seat in range(seats)]
    left = len(rules.pack) - size * len(playing)
    if list(map(len, rows)) != [*sizes, left]:
        rest = "" if len(playing) == seats else f", {RESTS} for each that rests"
        raise Unreadable(f"a deal is {len(playing)} hands of {size}{rest}, and {left} cards more")
    if Counter(face for row in rows for face in row) != Counter(rules.pack):
        raise Unreadable("a deal has every card of the pack as often as the pack")
    return tuple(tuple(sorted(row)) for row in rows[:seats]), rows[seats]
