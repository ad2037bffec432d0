"""The score sheet of a game of Hearts."""

from dataclasses import dataclass

from engine.games.hearts.plane import Point
from engine.games.hearts.view import DealResult
from engine.tricks import sheet as tricks


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(tricks.Sheet[DealResult]):
    """The finished deals, and what they have come to.

    `due` says that the end has come about after some deal (R9.3); the game may still go on.
    """

    due: bool = False
    plane: tuple[Point, ...] = ()
    """The complex totals that the totals are the distances of (R13.7), if there are any."""
    named: str = ""
    """The direction that the dealer has chosen for the deal to come (R3.4), empty before."""
