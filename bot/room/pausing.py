"""Pausing: a game that nobody plays at stops, and ends when nobody takes it up."""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from bot.room.errands import Errands
from bot.room.pace import Pace
from bot.room.timekeeper import RETRY_SECONDS
from data.tables import TableRow

IDLE_SECONDS: Final = 3600.0
"""How long a game without a clock waits for the only person there, at a quick pace."""


class Pausable(Protocol):
    """The table that is paused, or ends."""

    @property
    def row(self) -> TableRow:
        """The table as it is kept."""
        ...

    def idle_since(self) -> int | None:
        """Return since when the only person there owes an action; None where nobody does."""
        ...

    async def fall_idle(self) -> None:
        """Take the person there for away, which pauses the game."""
        ...

    async def lapse(self) -> None:
        """End a game that was paused too long."""
        ...


class Pausing:
    """One alarm for one table: for the end of its pause, or for its only person being gone.

    Where a clock runs it has nothing to do: the clock finds out who is away.
    """

    def __init__(
        self, table: Pausable, pace: Pace, errands: Errands, now: Callable[[], int]
    ) -> None:
        self._table = table
        self._idle_ms = int(max(IDLE_SECONDS, pace.turn) * 1000)
        self._errands = errands
        self._now = now
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def overdue(self) -> bool:
        """Whether the time is over in which a paused game can be taken up."""
        until = self._table.row.paused_until
        return until is not None and self._now() >= until

    def set(self) -> None:
        """Look anew at what is due, and when."""
        self.stop()
        at = self._due_at()
        if at is not None:
            self._ring_in(max(0.0, (at - self._now()) / 1000))

    def stop(self) -> None:
        """Ring no more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _due_at(self) -> int | None:
        row = self._table.row
        if row.paused_until is not None:
            return row.paused_until
        since = self._table.idle_since()
        return None if since is None else since + self._idle_ms

    def _ring_in(self, seconds: float) -> None:
        self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._errands.run(self._do(), f"pausing table {self._table.row.table_id}")

    async def _do(self) -> None:
        at = self._due_at()
        try:
            if self.overdue:
                await self._table.lapse()
            elif at is not None and self._now() >= at:
                await self._table.fall_idle()
            else:
                # The clock of the machine was set, or somebody has acted meanwhile.
                self.set()
        except Exception:
            self.stop()
            self._ring_in(RETRY_SECONDS)
            raise
