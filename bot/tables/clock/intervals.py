"""Intervals: the time between two deals, until it is over or everybody has pressed Next."""

from collections.abc import Callable

from bot.screens.frame import Interval
from bot.tables.attendance import clock_runs
from bot.tables.clock.pace import Pace
from bot.tables.in_play import InPlay
from engine.contract.seats import NO_SEATS, Seat
from engine.table.table import StaleAction


class Intervals:
    """The intervals of one table, one after another; `now` tells milliseconds since 1970.

    One is `factor` times as long as the pace says. Who has pressed Next is not kept: after a
    restart it has to be pressed again, or the time runs out as it would have.
    """

    def __init__(self, table: InPlay, pace: Pace, *, factor: float, now: Callable[[], int]) -> None:
        self._table = table
        self._pace = pace
        self._factor = factor
        self._now = now
        self._deal = 0
        self._pressed = NO_SEATS

    @property
    def current(self) -> Interval | None:
        """The interval that is on, None in the middle of a deal."""
        if not self._table.between_deals:
            return None
        awaited, ends_at = self._awaited(), self._ends_at()
        if ends_at is not None and ends_at <= self._now():
            # Whoever draws it now waits for the next deal, not for a moment that is over.
            ends_at = None
        return Interval(
            pressed=tuple(sorted(self._pressed_now().intersection(awaited))),
            awaited=awaited,
            ends_at=None if ends_at is None else ends_at // 1000,
        )

    def press(self, seat: Seat) -> None:
        """Note that the person of a seat has seen enough; raise `StaleAction` during a deal."""
        if not self._table.between_deals:
            raise StaleAction
        self._pressed = self._pressed_now() | {seat}
        self._deal = self._table.deal

    def due_in(self) -> float | None:
        """Return in how many seconds the next deal begins, 0 for now and None for not by itself."""
        if not self._table.between_deals or self._table.paused or self._table.over:
            return None
        if self._pressed_now().issuperset(self._awaited()):
            return 0.0
        ends_at = self._ends_at()
        return None if ends_at is None else max(0.0, (ends_at - self._now()) / 1000)

    def idle(self) -> dict[Seat, int]:
        """Return who keeps an interval going that does not end by itself, and since when."""
        if not self._table.between_deals or self._table.paused or self._ends_at() is not None:
            return {}
        return dict.fromkeys(set(self._awaited()) - self._pressed_now(), self._since())

    def _pressed_now(self) -> frozenset[Seat]:
        return self._pressed if self._deal == self._table.deal else frozenset()

    def _awaited(self) -> tuple[Seat, ...]:
        """Return the seats of people who are there: nobody waits for anybody else."""
        chairs = self._table.chairs
        return tuple(seat for seat, chair in enumerate(chairs) if not chair.played_by_computer)

    def _ends_at(self) -> int | None:
        row = self._table.row
        if row.paused_until is not None:
            return None
        if row.next_deal == "pressed":
            # Nobody is asked anything, but a game must not wait longer than for a turn.
            return self._since() + int(self._pace.turn * 1000) if clock_runs(row.chairs) else None
        return self._since() + int(self._pace.interval * self._factor * 1000)

    def _since(self) -> int:
        """Return when the time began: somebody who comes to an empty table sees all of it."""
        return max(self._table.deal_ended_at or 0, self._table.row.clock_from)
