"""Timekeepers: each watches over one table's turns, reminds, and ends turns that take too long."""

from collections.abc import Awaitable, Callable

from bot.support.background_tasks import BackgroundTasks
from bot.tables.clock.alarm import Alarm
from bot.tables.clock.clock import Due, due
from bot.tables.clock.pace import Pace
from bot.tables.clock.reminders import Reminders
from bot.tables.in_play import InPlay
from engine.contract.seats import Seat


class Timekeeper:
    """One alarm for one table, set for whatever is due next.

    `turn_passed` is awaited for a person whose time is over; `now` tells milliseconds since 1970.
    """

    def __init__(
        self,
        table: InPlay,
        pace: Pace,
        reminders: Reminders,
        turn_passed: Callable[[Seat], Awaitable[None]],
        *,
        background_tasks: BackgroundTasks,
        now: Callable[[], int],
    ) -> None:
        self._table = table
        self._pace = pace
        self._reminders = reminders
        self._turn_passed = turn_passed
        self._now = now
        doing = f"minding the clock of table {table.table_id}"
        self._alarm = Alarm(doing, self._mind, background_tasks)

    def set(self) -> None:
        """Look anew at who is waited for; what is due already is done at once."""
        work = self._due()
        if work.play or work.remind:
            self._alarm.set(0.0)
        else:
            self._alarm.set(None if work.next_at is None else (work.next_at - self._now()) / 1000)

    def stop(self) -> None:
        """Ring no more."""
        self._alarm.stop()

    def _due(self) -> Due:
        return due(self._pace, self._table.awaited(), self._reminders.given(), self._now())

    async def _mind(self) -> None:
        work = self._due()
        for seat in work.play:
            await self._turn_passed(seat)
        for seat in work.remind:
            # While another's line was on its way, this person may have acted or been reminded.
            if seat in self._due().remind:
                await self._reminders.give(seat)
        self.set()
