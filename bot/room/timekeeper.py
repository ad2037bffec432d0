"""The timekeeper: reminds those whose turn it is, and ends turns that take too long."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Final, Protocol

from bot.room.background_tasks import BackgroundTasks
from bot.room.clock import Due, due
from bot.room.pace import Pace
from engine.contract.seats import Seat

RETRY_SECONDS: Final = 5.0
"""How long to wait where what was due could not be done, a full disk for one."""


class Minded(Protocol):
    """The table whose clock is minded."""

    @property
    def table_id(self) -> str:
        """The table's id."""
        ...

    def awaited(self) -> Mapping[Seat, int]:
        """Return the seats of people who owe an action, and when each was asked."""
        ...

    def reminded(self) -> tuple[Seat, ...]:
        """Return the seats that were reminded of the question put to them now."""
        ...

    async def turn_passed(self, seat: Seat) -> None:
        """Play for a person whose time is over."""
        ...

    async def remind(self, seat: Seat) -> None:
        """Remind a person once."""
        ...


class Timekeeper:
    """One alarm for one table, set for whatever is due next."""

    def __init__(
        self, table: Minded, pace: Pace, background_tasks: BackgroundTasks, now: Callable[[], int]
    ) -> None:
        self._table = table
        self._pace = pace
        self._background_tasks = background_tasks
        self._now = now
        self._alarm: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Look anew at who is waited for; what is due already is done at once."""
        self.stop()
        work = self._due()
        if work.play or work.remind:
            self._ring_in(0.0)
        elif work.next_at is not None:
            self._ring_in(max(0.0, (work.next_at - self._now()) / 1000))

    def stop(self) -> None:
        """Ring no more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _due(self) -> Due:
        return due(self._pace, self._table.awaited(), self._table.reminded(), self._now())

    def _ring_in(self, seconds: float) -> None:
        self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._background_tasks.run(
            self._mind(), f"minding the clock of table {self._table.table_id}"
        )

    async def _mind(self) -> None:
        work = self._due()
        try:
            for seat in work.play:
                await self._table.turn_passed(seat)
            for seat in work.remind:
                await self._table.remind(seat)
        except Exception:
            self.stop()
            self._ring_in(RETRY_SECONDS)
            raise
        self.set()
