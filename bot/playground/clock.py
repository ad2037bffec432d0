"""The clock of the loopback Discord: real time that tests may push forward."""

import asyncio
import time


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
