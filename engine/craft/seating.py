"""Seating: who sits where, counted clockwise."""

from engine.contract.seats import Seat


def left_of(seat: Seat, seat_count: int, places: int = 1) -> Seat:
    """Return the seat `places` to the left; negative places count to the right."""
    return (seat + places) % seat_count


def clockwise_from(seat: Seat, seat_count: int) -> tuple[Seat, ...]:
    """Return every seat once, beginning with `seat` and going to the left."""
    return tuple((seat + step) % seat_count for step in range(seat_count))
