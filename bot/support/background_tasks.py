"""Background tasks: work in the background that is never lost sight of."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from bot.support.incidents import log_incident
from data.processes import FencedOff
from engine.table.journal import JournalConflict

log = logging.getLogger(__name__)


class BackgroundTasks:
    """The tasks of one owner. A failed one is logged, and all end with the owner."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[Any, Any, object], doing: str) -> asyncio.Task[None]:
        """Begin `work` now and keep it until it ends."""
        task = asyncio.create_task(self._watched(work, doing))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        # Work cancelled before its first step would be reported as never awaited.
        task.add_done_callback(lambda _: work.close())
        return task

    def stop(self) -> None:
        """Cancel all that is under way, save the task that asks for it."""
        current = asyncio.current_task()
        for task in self._tasks:
            if task is not current:
                task.cancel()

    async def settle(self) -> None:
        """Wait until all that is under way has ended."""
        current = asyncio.current_task()
        while waiting := {task for task in self._tasks if task is not current}:
            await asyncio.wait(waiting)

    async def _watched(self, work: Coroutine[Any, Any, object], doing: str) -> None:
        try:
            await work
        except FencedOff:
            # The process ends, and says so once.
            return
        except JournalConflict:
            log.info("%s is left to another process, which owns the table by now", doing)
        except Exception as error:  # noqa: BLE001  nobody awaits a task, so it speaks here or never
            log_incident(log, doing, error)
