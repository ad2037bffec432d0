"""Players' turns: what a seat has done in one turn, as everybody saw it (K26)."""

from typing import NamedTuple

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.canasta.melds import Meld


class LaidCards(NamedTuple):
    """Cards that are put down together onto the meld `number`, which may be `new`.

    `rank` and `suit` are those of the meld before, so that wild cards alone are told as its own.
    """

    number: int
    cards: tuple[Card, ...]
    new: bool
    rank: int
    suit: str


class PlayerTurn(NamedTuple):
    """One turn of a seat, as far as it has come; every card in it was put down before all."""

    seat: Seat
    drew: int = 0
    """How many cards were drawn from the stock, red threes left out."""
    took: int = 0
    """How many cards of the pile were taken, the top one among them."""
    laid: tuple[LaidCards, ...] = ()
    canastas: tuple[Meld, ...] = ()
    """The melds that became canastas, as they were at that moment."""
    discard: Card | None = None
