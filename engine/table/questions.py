"""Questions: the number that a press must answer, counted for each seat."""

from typing import NamedTuple, Self

from engine.contract.seats import Seat


class Questions(NamedTuple):
    """How many questions each seat has been asked, and when the last was put.

    Counting by seat keeps those who choose at the same time from making each other stale. It
    follows from the journal alone, so it is the same after a restart. Moments are milliseconds.
    """

    numbers: tuple[int, ...]
    asked_at: tuple[int, ...]

    @classmethod
    def none(cls, seat_count: int) -> Self:
        """Nobody has been asked anything."""
        return cls((0,) * seat_count, (0,) * seat_count)

    def after(self, actor: Seat, before: tuple[Seat, ...], now: tuple[Seat, ...], at: int) -> Self:
        """Count on after `actor` acted, with the seats to act `before` and `now`.

        A seat is asked anew when it was not asked before, or has just answered and is asked again.
        """
        numbers, asked_at = list(self.numbers), list(self.asked_at)
        count_on(numbers, asked_at, actor, before, now, at)
        return type(self)(tuple(numbers), tuple(asked_at))


def count_on(
    numbers: list[int],
    asked_at: list[int],
    actor: Seat,
    before: tuple[Seat, ...],
    now: tuple[Seat, ...],
    at: int,
) -> None:
    """Count on in place, as `Questions.after` does; a replay does so for every entry."""
    for seat in now:
        if seat >= 0 and (seat == actor or seat not in before):
            numbers[seat] += 1
            asked_at[seat] = at
