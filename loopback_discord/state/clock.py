"""The clock of the loopback Discord, the ids it makes, and the count of changes.

Time is real, and tests may push it forward.
"""

import asyncio
import time
from typing import Final

EPOCH: Final = 1_420_070_400.0
"""The first second of 2015, from which Discord counts."""


class Clock:
    """Seconds since 1970, plus what it was advanced by."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._held: float | None = None
        self._moved = asyncio.Event()

    @property
    def now(self) -> float:
        """Seconds since 1970 by this clock."""
        return (time.time() if self._held is None else self._held) + self._ahead

    def hold(self) -> None:
        """Let no more time pass but what it is advanced by."""
        self._held = time.time()

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass at once; everybody who waits for a moment gone by then wakes."""
        self._ahead += seconds
        self._moved.set()
        self._moved = asyncio.Event()

    async def until(self, moment: float) -> None:
        """Return when `moment` has come, by the passing of time or by an advance."""
        while (left := moment - self.now) > 0:
            moved = self._moved
            try:
                async with asyncio.timeout(left):
                    await moved.wait()
            except TimeoutError:
                continue


class Snowflakes:
    """Makes Discord's ids, which grow and carry the clock's time; discord.py reads ages of them."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """Return an id greater than every one before."""
        fresh = int((self._clock.now - EPOCH) * 1000) << 22
        self._last = max(fresh, self._last + 1)
        return self._last

    def next_on(self, shard_id: int, count: int) -> int:
        """Return an id whose guild is on that shard of so many, made some milliseconds ahead."""
        self._last = self.next()
        while (self._last >> 22) % count != shard_id:
            self._last += 1 << 22
        return self._last


def made_at(snowflake: int) -> float:
    """Return when an id was made, in seconds since 1970."""
    return (snowflake >> 22) / 1000 + EPOCH


class Changes:
    """Counts whatever anybody could see anew, and wakes those who wait for the next."""

    def __init__(self) -> None:
        self.version = 0
        self.awaited = 0
        """How many wait for the next change."""
        self._next = asyncio.Event()

    def note(self) -> None:
        """Count one more change."""
        self.version += 1
        self._next.set()
        self._next = asyncio.Event()

    async def since(self, version: int) -> int:
        """Return the present number once it is greater than `version`."""
        while self.version <= version:
            self.awaited += 1
            try:
                await self._next.wait()
            finally:
                self.awaited -= 1
        return self.version
