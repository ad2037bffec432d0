"""Seats: the places at a table, and the dealer as chance."""

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0."""

DEALER: Final[Seat] = -1
"""Chance has a seat of its own: what it does stands in the journal, so no seed is kept."""

NO_SEATS: Final[frozenset[Seat]] = frozenset()
"""One empty set for all tables: Python makes a new one, of 216 bytes, each time it is asked."""


def left_of(seat: Seat, seat_count: int, places: int = 1) -> Seat:
    """Return the seat `places` to the left; negative places count to the right."""
    return (seat + places) % seat_count


def clockwise_from(seat: Seat, seat_count: int) -> tuple[Seat, ...]:
    """Return every seat once, beginning with `seat` and going to the left."""
    return tuple((seat + step) % seat_count for step in range(seat_count))
