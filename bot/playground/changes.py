"""Changes: a number that grows whenever anybody could see something new."""

import asyncio


class Changes:
    """Counts changes and wakes those who wait for the next."""

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
