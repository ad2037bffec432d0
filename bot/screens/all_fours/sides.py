"""Sides: the players who count together, by name, and what they have."""

from collections.abc import Sequence

from bot.screens.frame import Frame
from bot.screens.phrases import listed
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import Seat
from engine.games.all_fours.view import AllFoursView


def side_name(side: Sequence[Seat], frame: Frame, phrasebook: Phrasebook) -> str:
    """Name those who count together: Ann and Carol."""
    return listed([frame.name(seat) for seat in side], phrasebook)


def leaders_first(view: AllFoursView) -> list[tuple[Seat, ...]]:
    """Return the sides by their points, most first, equal ones in seat order."""
    return sorted(view.sides, key=lambda side: (-view.scores[side[0]], side))
