"""Alarms: work that is due at a moment, one moment at a time."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from bot.support.background_tasks import BackgroundTasks
from engine.table.journal import JournalConflict

RETRY_SECONDS: Final = 5.0
"""How long to wait if what was due could not be done, for a full disk for one."""


class Alarm:
    """Begins `work` when it rings; if that fails, it rings again soon. `doing` is for the log."""

    def __init__(
        self,
        doing: str,
        work: Callable[[], Coroutine[Any, Any, None]],
        background_tasks: BackgroundTasks,
    ) -> None:
        self._doing = doing
        self._work = work
        self._background_tasks = background_tasks
        self._handle: asyncio.TimerHandle | None = None

    def set(self, seconds: float | None) -> None:
        """Ring in so many seconds and at no other time; None is never."""
        self.stop()
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self._handle = loop.call_later(max(0.0, seconds), self._ring)

    def stop(self) -> None:
        """Ring no more."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _ring(self) -> None:
        self._handle = None
        self._background_tasks.run(self._do(), self._doing)

    async def _do(self) -> None:
        try:
            await self._work()
        except JournalConflict:
            # Another process plays the table by now.
            raise
        except Exception:
            self.set(RETRY_SECONDS)
            raise
