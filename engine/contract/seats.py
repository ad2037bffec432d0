"""Seats: the places at a table, and the dealer as chance."""

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0."""

DEALER: Final[Seat] = -1
"""Chance has a seat of its own: what it does stands in the journal, so no seed is kept."""
