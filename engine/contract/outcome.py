"""Outcomes: how a game ended."""

from dataclasses import dataclass

from engine.contract.seats import Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """Why the game is over and the place of every seat.

    `places` holds one number a seat, 1 the best; equal seats share the better place and the
    next is skipped (1, 2, 2, 4). `sides` are the seats that played together, one side a seat
    if everybody plays alone. `reason` is a stable key for the texts (`target`, `deals`).
    """

    reason: str
    places: tuple[int, ...]
    sides: tuple[tuple[Seat, ...], ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places(totals: tuple[int, ...], *, highest_wins: bool = False) -> tuple[int, ...]:
    """Rank totals, lowest first unless `highest_wins`; equal totals share the better place."""
    marks = tuple(-total for total in totals) if highest_wins else totals
    return tuple(1 + sum(other < mark for other in marks) for mark in marks)
