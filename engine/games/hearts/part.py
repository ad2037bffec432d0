"""What Hearts remembers of a deal beside what all games of tricks do."""

from typing import NamedTuple, TypeAlias

from engine.cards import Card
from engine.games.hearts.points import Terms
from engine.games.hearts.sheet import Sheet
from engine.tricks import deal, game


class Part(NamedTuple):
    """The family's own part of a deal. Its stock is the kitty, even after it was taken (R1.3)."""

    direction: str
    """How cards are passed, as R3.1 writes it, or the dealer's vector (R3.4)."""
    commitments: tuple[tuple[Card, ...] | None, ...]
    """The cards that each seat passes, None while it is choosing; in a hold each is empty."""
    laid_aside: tuple[Card, ...] = ()
    """What the taker of the kitty has laid aside for it, if it goes into the hand (R13.2)."""
    owed: int = 0
    """How many cards the seat in turn lays aside before play goes on."""


Deal: TypeAlias = deal.Deal[Part]
"""One deal in progress."""

Moment: TypeAlias = game.TrickGame[Terms, Part, Sheet]
"""One moment of a game of Hearts, as its phases know it."""
