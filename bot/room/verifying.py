"""Verifying: whether a game was dealt fairly, worked out while the tables go on."""

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, TypeVar, cast

from bot.room.refusal import RoomRefusal
from engine.cards import Unreadable
from engine.records.record import decoded
from engine.records.verifying import Verification, verified

SECONDS: Final = 20.0
"""How long somebody waits for the answer."""

QUEUE: Final = 8
"""So many wait for their turn at most, or are seen to."""

FILE_BYTES: Final = 2_000_000
MOVES: Final = 20_000
"""More than any game has that people play, and few enough to be replayed in time."""

T = TypeVar("T")


class Verifying:
    """Reads and verifies records in a thread, one at a time: whoever made a file is not trusted.

    A thread cannot be stopped. If one takes too long, nobody waits for it, and the next one waits
    until it is done.
    """

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def read(self, content: bytes) -> Mapping[str, Any]:
        """Return the record that a file holds; raise `RoomRefusal` unless it is one."""
        return await self.in_turn(partial(_read, content))

    async def verified(self, record: Mapping[str, Any], seal: str | None = None) -> Verification:
        """Verify a record, if there is one beside the seal that was shown.

        Raise `Unreadable` or `BadRules` if it is none of this version, and `RoomRefusal` if it
        cannot be verified now.
        """
        return await self.in_turn(partial(verified, record, seal))

    async def in_turn(self, work: Callable[[], T]) -> T:
        """Do what a file asks for, once it is its turn; raise `RoomRefusal` if that takes long."""
        if len(self._tasks) >= QUEUE:
            raise RoomRefusal("verify-busy")
        task = asyncio.create_task(self._alone(work))
        self._tasks.add(task)
        task.add_done_callback(self._over)
        done, _ = await asyncio.wait({task}, timeout=self._seconds)
        if not done:
            raise RoomRefusal("verify-long")
        return task.result()

    async def _alone(self, work: Callable[[], T]) -> T:
        async with self._lock:
            return await asyncio.to_thread(work)

    def _over(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            # Whoever still waits for it hears of its error; nobody else is to.
            task.exception()


def _read(content: bytes) -> Mapping[str, Any]:
    if len(content) > FILE_BYTES:
        raise RoomRefusal("verify-file-large")
    try:
        written = decoded(content.decode())
    except (Unreadable, UnicodeDecodeError):
        raise RoomRefusal("verify-file-other") from None
    if not isinstance(written, dict):
        raise RoomRefusal("verify-file-other")
    record = cast("dict[str, Any]", written)
    actions = record.get("actions")
    if not isinstance(actions, list):
        raise RoomRefusal("verify-file-other")
    if len(cast("list[object]", actions)) > MOVES:
        raise RoomRefusal("verify-file-large")
    return record
