"""The rate limiter: how many counted calls a second reach Discord, and in which order."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, NamedTuple

from bot.support.token_bucket import TokenBucket, Tokens

CALLS_A_SECOND: Final = 45.0
"""Discord allows fifty; the rest is for what discord.py does by itself."""

PROXIED_A_SECOND: Final = 100_000.0
"""As good as none: a proxy keeps the limits for all that use it."""

BURST: Final = 10.0

RESERVE: Final = 7.0
"""How many calls of a burst are kept for urgent ones.

Computers' cards come to half of all calls. Without a reserve they would leave nothing for the
moment in which several people press.
"""

PATIENCE_SECONDS: Final = 2.0
"""After so long a call that is not urgent gets a turn, even if urgent ones never end."""

URGENT_IN_A_ROW: Final = 4
"""Most urgent calls between two turns of those that are out of patience."""


@dataclass(slots=True, eq=False)
class Slot:
    """A place in the queue.

    Urgent ones, which somebody waits to see, go before those that follow a computer's move; a
    slot may become urgent while it waits.
    """

    urgent: bool = True
    hurried: Callable[[], None] | None = field(default=None, repr=False)
    """Told that the slot has become urgent, while it is in a queue."""

    def hurry(self) -> None:
        """Become urgent, in the queue too."""
        if not self.urgent:
            self.urgent = True
            if self.hurried is not None:
                self.hurried()


class _Waiting(NamedTuple):
    """One that waits: `called` is set at its turn."""

    called: asyncio.Event
    since: float


class RateLimiter:
    """Lets a bounded number of calls through a second.

    discord.py learns of the global limit only by breaking it; a thousand tables redrawn after a
    restart would.
    """

    def __init__(self, a_second: float = CALLS_A_SECOND) -> None:
        self._bucket: Tokens = TokenBucket(BURST, a_second)
        self._urgent: dict[Slot, _Waiting] = {}
        self._others: dict[Slot, _Waiting] = {}
        """Two queues, each in its order."""
        self._tasks: set[asyncio.Task[Any] | None] = set()
        """Those that wait in either."""
        self._urgent_in_a_row = 0
        self._opening: asyncio.TimerHandle | None = None
        self.passed = 0
        """How many calls have gone through."""

    async def enter(self, slot: Slot) -> None:
        """Wait for a turn; a small burst passes at once."""
        # One event each time: a call that failed comes again with its slot.
        waiting = _Waiting(asyncio.Event(), time.monotonic())
        queue = self._urgent if slot.urgent else self._others
        queue[slot] = waiting
        slot.hurried = partial(self._hurry, slot)
        self.open()
        task = asyncio.current_task()
        self._tasks.add(task)
        try:
            await waiting.called.wait()
        except asyncio.CancelledError:
            self._urgent.pop(slot, None)
            self._others.pop(slot, None)
            raise
        finally:
            slot.hurried = None
            self._tasks.discard(task)

    def delays(self, task: asyncio.Task[Any]) -> bool:
        """Whether a task waits for its turn here."""
        return task in self._tasks

    @property
    def waiting(self) -> int:
        """How many calls wait for their turn."""
        return len(self._urgent) + len(self._others)

    def share(self, tokens: Tokens) -> None:
        """Take turns with the calls of other processes from now on."""
        self._bucket = tokens
        self.open()

    def reset(self, *, a_second: float) -> None:
        """Let another number of calls through a second from now on."""
        self._bucket.refill_by(a_second)
        self.open()

    def _hurry(self, slot: Slot) -> None:
        waiting = self._others.pop(slot, None)
        if waiting is not None:
            self._urgent[slot] = waiting
            self.open()

    def open(self) -> None:
        """Call all whose turn it is, and come back when it is the turn of the next."""
        if self._opening is not None:
            self._opening.cancel()
            self._opening = None
        while self._urgent or self._others:
            impatient = self._is_out_of_patience()
            urgent = bool(self._urgent) and not impatient
            leaving = 0.0 if urgent or impatient else RESERVE
            if not self._bucket.take(leaving=leaving):
                wait = self._bucket.wait_seconds(leaving=leaving)
                self._opening = asyncio.get_running_loop().call_later(wait, self.open)
                return
            queue = self._urgent if urgent else self._others
            queue.pop(next(iter(queue))).called.set()
            self._urgent_in_a_row = self._urgent_in_a_row + 1 if urgent else 0
            self.passed += 1

    def _is_out_of_patience(self) -> bool:
        """Whether urgent calls have gone before the first of the others for long enough."""
        first = next(iter(self._others.values()), None)
        return (
            first is not None
            and self._urgent_in_a_row >= URGENT_IN_A_ROW
            and time.monotonic() - first.since >= PATIENCE_SECONDS
        )
