"""Outcomes: how a game ended."""

from collections.abc import Collection, Sequence
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


def places_of_those_who_stayed(
    found: Sequence[int], sides: Sequence[Seat], gone: Collection[Seat]
) -> tuple[int, ...]:
    """Return the place of each seat among the sides, with those who are `gone` last.

    `sides` names the side of each seat. A side counts once (1, 2, 1, 2), and stands by those of it
    who stayed. All who are gone share the place behind the others; nobody of them is first.
    """
    stayed = {
        (place, side)
        for seat, (place, side) in enumerate(zip(found, sides, strict=True))
        if seat not in gone
    }
    last = max(2, 1 + len(stayed))
    return tuple(
        last if seat in gone else 1 + sum(other < place for other, _ in stayed)
        for seat, place in enumerate(found)
    )


def places(totals: tuple[int, ...], *, highest_wins: bool = False) -> tuple[int, ...]:
    """Rank totals, lowest first unless `highest_wins`; equal totals share the better place."""
    order = sorted(totals, reverse=highest_wins)
    return tuple([1 + order.index(total) for total in totals])
