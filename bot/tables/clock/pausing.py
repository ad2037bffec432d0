"""Pausing: a game that nobody plays at stops, and ends when nobody takes it up."""

from collections.abc import Callable
from typing import Final

from bot.support.background_tasks import BackgroundTasks
from bot.tables.attendance import Attendance, clock_runs, is_overdue
from bot.tables.clock.alarm import Alarm
from bot.tables.clock.intervals import Intervals
from bot.tables.clock.pace import Pace
from bot.tables.closing import Closing
from bot.tables.in_play import InPlay
from engine.contract.seats import Seat
from engine.table.chairs import Chair

IDLE_SECONDS: Final = 3600.0
"""How long a game without a clock waits for the only person there, at a quick pace."""


class Pausing:
    """One alarm for one table: for the end of its pause, or for its only person being gone.

    If a clock runs it has nothing to do: the clock finds out who is away. `changed` is called
    when the game is paused; `now` tells milliseconds since 1970.
    """

    def __init__(
        self,
        table: InPlay,
        intervals: Intervals,
        attendance: Attendance,
        closing: Closing,
        pace: Pace,
        *,
        background_tasks: BackgroundTasks,
        now: Callable[[], int],
        changed: Callable[[], None],
    ) -> None:
        self._table = table
        self._intervals = intervals
        self._attendance = attendance
        self._closing = closing
        self._idle_ms = int(max(IDLE_SECONDS, pace.turn) * 1000)
        self._now = now
        self._changed = changed
        doing = f"minding the pause of table {table.table_id}"
        self._alarm = Alarm(doing, self._mind, background_tasks)

    def set(self) -> None:
        """Look anew at what is due, and when."""
        at = self._due_at()
        self._alarm.set(None if at is None else (at - self._now()) / 1000)

    def stop(self) -> None:
        """Ring no more."""
        self._alarm.stop()

    def _due_at(self) -> int | None:
        row = self._table.row
        if row.paused_until is not None or clock_runs(row.chairs):
            return row.paused_until
        since = min(self._idle().values(), default=None)
        return None if since is None else since + self._idle_ms

    async def _mind(self) -> None:
        at, now = self._due_at(), self._now()
        if is_overdue(self._table.row, now):
            await self._closing.close_if_overdue()
        elif at is not None and now >= at:
            await self._fall_idle()
        else:
            # The clock of the machine was set, or somebody has acted meanwhile.
            self.set()

    async def _fall_idle(self) -> None:
        """Take the only person there for away, which pauses the game."""
        for seat in self._idle():
            await self._attendance.change(seat, Chair.away)
        self._changed()

    def _idle(self) -> dict[Seat, int]:
        """Return the only person for whom the game waits, and since when."""
        return self._table.owing() or self._intervals.idle()
