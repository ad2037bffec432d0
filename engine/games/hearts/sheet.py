"""The score sheet: the finished deals, and what they have come to."""

from typing import NamedTuple

from engine.contract.outcome import Outcome
from engine.games.hearts.plane import Point
from engine.games.hearts.view import DealResult
from engine.tricks.trick import TakenTrick


class Sheet(NamedTuple):
    """The score sheet: the finished deals, and what they have come to.

    `due` says that the end has come about after some deal (R9.3); the game may still go on.
    """

    totals: tuple[int, ...]
    results: tuple[DealResult, ...] = ()
    last_trick: TakenTrick | None = None
    due: bool = False
    outcome: Outcome | None = None
    plane: tuple[Point, ...] = ()
    """The complex totals that the totals are the distances of (R13.7), where there are any."""
