"""Sides: the players who count together, by name, and what they have."""

from collections.abc import Sequence

from bot.screens.drawing import Drawing
from bot.screens.phrases import listed
from engine.contract.seats import Seat
from engine.contract.view import View
from engine.games.all_fours.view import AllFoursView


def side_name(drawing: Drawing[View], side: Sequence[Seat]) -> str:
    """Name those who count together: Ann and Carol."""
    return listed([drawing.name(seat) for seat in side], drawing.phrasebook)


def leaders_first(view: AllFoursView) -> list[tuple[Seat, ...]]:
    """Return the sides by their points, most first, equal ones in seat order."""
    return sorted(view.sides, key=lambda side: (-view.scores[side[0]], side))
