"""The rate limiter: how many counted calls a second reach Discord, and in which order."""

import asyncio
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial
from typing import Any, Final, NamedTuple

from bot.support.token_bucket import TokenBucket, Tokens

CALLS_A_SECOND: Final = 45.0
"""Discord allows fifty; the rest is for what discord.py does by itself."""

PROXIED_A_SECOND: Final = 100_000.0
"""As good as none: a proxy keeps the limits for all that use it."""

BURST: Final = 5.0
"""As many at once as are left of those fifty: none of Discord's seconds sees more."""

RESERVE: Final = 3.0
"""How many calls of a burst are kept for urgent ones.

Computers' cards come to half of all calls. Without a reserve they would leave nothing for the
moment in which several people press.
"""

OUT_OF_ORDER_EVERY: Final = 10
"""Most calls in the order of need between two turns of those that are out of patience."""


class Priority(IntEnum):
    """How much a call is needed, the most needed first."""

    TURN = 0
    """Somebody waits for it: a hand whose turn it is, whatever is posted, a result."""
    TRICK = 1
    """The end of a trick or of a turn."""
    DEAL = 2
    """The end of a deal, or its beginning."""
    TABLE = 3
    """A card in the middle of a trick."""
    IDLE = 4
    """Nobody waits for it: only computers did something, and nobody is asked."""


PATIENCE_SECONDS: Final[Mapping[Priority, float]] = {
    Priority.TRICK: 2.0,
    Priority.DEAL: 2.0,
    Priority.TABLE: 8.0,
    Priority.IDLE: 15.0,
}
"""After so long a call gets a turn, even if more needed ones never end."""

LATE_SECONDS: Final = 3
"""How late a drawing is before people are told."""


@dataclass(slots=True, eq=False)
class Slot:
    """A place in the queue, which may become more needed while it waits."""

    priority: Priority = Priority.TURN
    hurried: Callable[[Priority], None] | None = field(default=None, repr=False)
    """Told what the priority was, while the slot is in a queue."""

    def hurry(self, priority: Priority) -> None:
        """Be needed so much at least, in the queue too."""
        if priority < self.priority:
            before, self.priority = self.priority, priority
            if self.hurried is not None:
                self.hurried(before)


class _Waiting(NamedTuple):
    """One that waits: `called` is set at its turn."""

    called: asyncio.Event
    since: float


class RateLimiter:
    """Lets a bounded number of calls through a second, the most needed first.

    discord.py learns of the global limit only by breaking it; a thousand tables redrawn after a
    restart would. `now` tells seconds.
    """

    def __init__(
        self, a_second: float = CALLS_A_SECOND, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._now = now
        self._bucket: Tokens = TokenBucket(BURST, a_second, now)
        self.a_second = a_second
        """How many calls a second are let through, with those of other processes."""
        self._queues: Final = {priority: dict[Slot, _Waiting]() for priority in Priority}
        self._tasks: set[asyncio.Task[Any] | None] = set()
        """Those that wait in any."""
        self._in_a_row = 0
        """How many have gone in the order of need since one that was out of patience."""
        self._opening: asyncio.TimerHandle | None = None
        self.passed = 0
        """How many calls have gone through."""

    async def enter(self, slot: Slot) -> None:
        """Wait for a turn; a small burst passes at once."""
        # One event each time: a call that failed comes again with its slot.
        waiting = _Waiting(asyncio.Event(), self._now())
        self._queues[slot.priority][slot] = waiting
        slot.hurried = partial(self._hurry, slot)
        self.open()
        task = asyncio.current_task()
        self._tasks.add(task)
        try:
            await waiting.called.wait()
        except asyncio.CancelledError:
            self._queues[slot.priority].pop(slot, None)
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
        return sum(map(len, self._queues.values()))

    @property
    def late_seconds(self) -> float:
        """For how long the call waits that somebody needs and that came first."""
        needed = (queue for priority, queue in self._queues.items() if priority < Priority.IDLE)
        came = [one.since for queue in needed for one in queue.values()]
        return self._now() - min(came) if came else 0.0

    def share(self, tokens: Tokens) -> None:
        """Take turns with the calls of other processes from now on."""
        self._bucket = tokens
        self.open()

    def reset(self, *, a_second: float) -> None:
        """Let another number of calls through a second from now on."""
        self.a_second = a_second
        self._bucket.refill_by(a_second)
        self.open()

    def _hurry(self, slot: Slot, before: Priority) -> None:
        waiting = self._queues[before].pop(slot, None)
        if waiting is not None:
            self._queues[slot.priority][slot] = waiting
            self.open()

    def open(self) -> None:
        """Call all whose turn it is, and come back when it is the turn of the next."""
        if self._opening is not None:
            self._opening.cancel()
            self._opening = None
        while (needed := self._most_needed()) is not None:
            impatient = self._out_of_patience(needed)
            leaving = RESERVE if impatient is None and needed >= Priority.TABLE else 0.0
            if not self._bucket.take(leaving=leaving):
                wait = self._bucket.wait_seconds(leaving=leaving)
                self._opening = asyncio.get_running_loop().call_later(wait, self.open)
                return
            queue = self._queues[needed if impatient is None else impatient]
            queue.pop(next(iter(queue))).called.set()
            self._in_a_row = self._in_a_row + 1 if impatient is None else 0
            self.passed += 1

    def _most_needed(self) -> Priority | None:
        return next((priority for priority, queue in self._queues.items() if queue), None)

    def _out_of_patience(self, needed: Priority) -> Priority | None:
        """Return whose turn it is out of the order of need: who has waited for most patiences."""
        if self._in_a_row < OUT_OF_ORDER_EVERY:
            return None
        now = self._now()
        patiences = {
            priority: (now - next(iter(queue.values())).since) / PATIENCE_SECONDS[priority]
            for priority, queue in self._queues.items()
            if queue and priority > needed
        }
        latest = max(patiences, key=patiences.__getitem__, default=None)
        return latest if latest is not None and patiences[latest] >= 1 else None
