"""Sides: those who play together, and the place of each."""

from typing import TypeAlias

from engine.contract.outcome import Outcome
from engine.contract.seats import Seat

Side: TypeAlias = tuple[Seat, ...]
"""Seats that play together; one if everybody plays alone."""


def places_of_sides(outcome: Outcome) -> dict[Side, int]:
    """Return the place of each side among the sides, not among the seats.

    It is that of those who stayed: a player who left does not take a partner down.
    """
    marks = {side: min(outcome.places[seat] for seat in side) for side in outcome.sides}
    return {side: 1 + sum(other < mark for other in marks.values()) for side, mark in marks.items()}
