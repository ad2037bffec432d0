"""Steps of writing: once begun, each is awaited to its end."""

import asyncio
from collections.abc import Awaitable
from typing import Any, TypeVar

from engine.table.journal import unbroken

T = TypeVar("T")


class Steps:
    """The steps that are under way, whoever has stopped waiting for them."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Future[Any]] = set()

    async def finished(self, step: Awaitable[T]) -> T:
        """Await `step` to its end, even if the caller is cancelled meanwhile."""
        task = asyncio.ensure_future(step)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await unbroken(task)

    def break_off(self) -> None:
        """Let whoever waits for a step go: nobody does it any more."""
        for task in tuple(self._under_way):
            task.cancel()

    async def ended(self) -> None:
        """Wait until no step is under way any more."""
        while self._under_way:
            await asyncio.wait(self._under_way)
