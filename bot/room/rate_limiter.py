"""The rate limiter: how many counted calls a second reach Discord, and in which order."""

import asyncio
from dataclasses import dataclass
from typing import Final

from bot.room.token_bucket import TokenBucket

CALLS_A_SECOND: Final = 45.0
"""Discord allows fifty; the rest is for what discord.py does by itself."""

BURST: Final = 10.0


@dataclass(slots=True, eq=False)
class Slot:
    """A place in the queue.

    Urgent ones, which somebody waits to see, go before those that follow a computer's move; a
    slot may become urgent while it waits.
    """

    urgent: bool = True


class RateLimiter:
    """Lets a bounded number of calls through a second.

    discord.py learns of the global limit only by breaking it; a thousand tables redrawn after a
    restart would.
    """

    def __init__(self, a_second: float = CALLS_A_SECOND) -> None:
        self._bucket = TokenBucket(BURST, a_second)
        self._waiting: dict[Slot, asyncio.Event] = {}
        """The queue in its order; each event is set once its slot is called."""
        self._opening: asyncio.TimerHandle | None = None
        self.passed = 0
        """How many calls have gone through."""

    async def enter(self, slot: Slot) -> None:
        """Wait for a turn; a small burst passes at once."""
        if not self._waiting and self._bucket.take():
            self.passed += 1
            return
        # One event each time: a call that failed comes again with its slot.
        called = self._waiting[slot] = asyncio.Event()
        self._open_later()
        try:
            await called.wait()
        except asyncio.CancelledError:
            self._waiting.pop(slot, None)
            raise

    def reset(self, *, a_second: float) -> None:
        """Let another number of calls through a second from now on."""
        self._bucket.refill_by(a_second)
        if self._opening is not None:
            self._opening.cancel()
            self._opening = None
        self._open_later()

    def _open_later(self) -> None:
        if self._opening is None and self._waiting:
            wait = self._bucket.wait_seconds()
            self._opening = asyncio.get_running_loop().call_later(wait, self._open)

    def _open(self) -> None:
        self._opening = None
        while self._waiting and self._bucket.take():
            first = next((slot for slot in self._waiting if slot.urgent), next(iter(self._waiting)))
            self._waiting.pop(first).set()
            self.passed += 1
        self._open_later()
