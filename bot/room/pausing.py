"""Pausing: a game that nobody plays at stops, and ends when nobody takes it up."""

import asyncio
from collections.abc import Mapping
from typing import Final, Protocol

from bot.room.attendance import Attendance, clock_runs, is_overdue
from bot.room.background_tasks import BackgroundTasks
from bot.room.closing import Closing
from bot.room.pace import Pace
from bot.room.services import Services
from bot.room.timekeeper import RETRY_SECONDS
from engine.contract.seats import Seat
from engine.table.chairs import Chair

IDLE_SECONDS: Final = 3600.0
"""How long a game without a clock waits for the only person there, at a quick pace."""


class Pausable(Protocol):
    """The table that is paused, or ends."""

    services: Services

    def owing(self) -> Mapping[Seat, int]:
        """Return the seats of people there who owe an action, and since when."""
        ...

    def changed(self) -> None:
        """Let messages, computers and clock follow a change of chairs."""
        ...


class Pausing:
    """One alarm for one table: for the end of its pause, or for its only person being gone.

    Where a clock runs it has nothing to do: the clock finds out who is away.
    """

    def __init__(
        self,
        table: Pausable,
        attendance: Attendance,
        closing: Closing,
        pace: Pace,
        background_tasks: BackgroundTasks,
    ) -> None:
        self._table = table
        self._attendance = attendance
        self._closing = closing
        self._idle_ms = int(max(IDLE_SECONDS, pace.turn) * 1000)
        self._background_tasks = background_tasks
        self._alarm: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Look anew at what is due, and when."""
        self.stop()
        at = self._due_at()
        if at is not None:
            self._ring_in(max(0.0, (at - self._table.services.now()) / 1000))

    def stop(self) -> None:
        """Ring no more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _due_at(self) -> int | None:
        row = self._attendance.row
        if row.paused_until is not None or clock_runs(row.chairs):
            return row.paused_until
        since = min(self._table.owing().values(), default=None)
        return None if since is None else since + self._idle_ms

    def _ring_in(self, seconds: float) -> None:
        self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        doing = f"minding the pause of table {self._attendance.row.table_id}"
        self._background_tasks.run(self._mind(), doing)

    async def _mind(self) -> None:
        at, now = self._due_at(), self._table.services.now()
        try:
            if is_overdue(self._attendance.row, now):
                await self._closing.close_if_overdue()
            elif at is not None and now >= at:
                await self._fall_idle()
            else:
                # The clock of the machine was set, or somebody has acted meanwhile.
                self.set()
        except Exception:
            self.stop()
            self._ring_in(RETRY_SECONDS)
            raise

    async def _fall_idle(self) -> None:
        """Take the only person there for away, which pauses the game."""
        for seat in self._table.owing():
            await self._attendance.change(seat, Chair.away)
        self._table.changed()
