"""Steps of writing: once begun, each is awaited to its end."""

import asyncio
import time
from collections.abc import Awaitable
from typing import Any, TypeVar

from data.patience import NotWritten
from engine.table.journal import unbroken

T = TypeVar("T")


class Steps:
    """The steps that are under way, whoever has stopped waiting for them."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Future[Any]] = set()
        self.kept_at: float | None = None
        """When the last one was kept, by the monotonic clock; None if none was."""
        self.refused_since: float | None = None
        """Since when none is kept that is asked for; None if the last one was."""
        self.refused_why = ""
        """The store's own name for what was the matter with the last one that was not."""

    async def finished(self, step: Awaitable[T]) -> T:
        """Await `step` to its end, even if the caller is cancelled meanwhile."""
        task = asyncio.ensure_future(step)
        self._under_way.add(task)
        task.add_done_callback(self._note_end)
        return await unbroken(task)

    def _note_end(self, task: asyncio.Future[Any]) -> None:
        self._under_way.discard(task)
        error = None if task.cancelled() else task.exception()
        if task.cancelled() or (error is not None and not isinstance(error, NotWritten)):
            return
        if error is None:
            self.kept_at, self.refused_since = time.monotonic(), None
        else:
            self.refuse(error.reason)

    def refuse(self, why: str) -> None:
        """Note that none can be kept at the moment."""
        self.refused_since, self.refused_why = self.refused_since or time.monotonic(), why

    def break_off(self) -> None:
        """Let whoever waits for a step go: nobody does it any more."""
        for task in tuple(self._under_way):
            task.cancel()

    async def ended(self) -> None:
        """Wait until no step is under way any more."""
        while self._under_way:
            await asyncio.wait(self._under_way)
