"""Positions: all that judging a move needs, none of which the seat in turn does not know."""

from typing import NamedTuple

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.canasta.melds import Meld
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.view import CanastaSeatView


class Position(NamedTuple):
    """What the seat in turn knows of its own side and the pile, and all that judging needs.

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


def position(view: CanastaSeatView) -> Position:
    """Return the position of the seat that a view belongs to, which must be in turn."""
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
