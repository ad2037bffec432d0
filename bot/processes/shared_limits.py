"""Shared limits: the calls and the beginnings of sessions that processes have between them.

Discord counts both for the token, whoever of its processes makes them.
"""

import asyncio
import time
from typing import Final, final

from bot.discord.gateway.session_starts import Turns
from bot.support.background_tasks import BackgroundTasks
from bot.support.rate_limiter import BURST, CALLS_A_SECOND, RateLimiter
from data.patience import NotWritten
from data.processes import Processes

AT_ONCE: Final = 5
"""Most turns that are taken at a time: others may need them."""

HELD_SECONDS: Final = 0.5
"""Calls that were taken and not made by then are lost, as Discord counts by the moment."""

AGAIN_SECONDS: Final = 0.05
"""How soon the store is asked again when it had none."""


class SharedCalls:
    """Takes calls from the store as they are needed, for one rate limiter."""

    def __init__(
        self, processes: Processes, rate_limiter: RateLimiter, background_tasks: BackgroundTasks
    ) -> None:
        self._processes = processes
        self._rate_limiter = rate_limiter
        self._background_tasks = background_tasks
        self._taken = 0
        self._taken_at = 0.0
        self._asking: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Let the rate limiter take turns with the other processes."""
        await self._processes.share_calls(round(BURST), CALLS_A_SECOND)
        self._rate_limiter.share(self)

    def take(self, *, leaving: float = 0.0) -> bool:
        """Make a call if one was taken; else take some from the store."""
        if time.monotonic() - self._taken_at > HELD_SECONDS:
            self._taken = 0
        if self._taken:
            self._taken -= 1
            return True
        if self._asking is None or self._asking.done():
            self._asking = self._background_tasks.run(self._ask(round(leaving)), "sharing calls")
        return False

    def wait_seconds(self, *, leaving: float = 0.0) -> float:  # noqa: ARG002  it depends on others
        """Return when to try again; it is tried at once when there are some."""
        return AGAIN_SECONDS

    def refill_by(self, a_second: float) -> None:
        """Let so many calls of all processes go through a second from now on."""
        self._background_tasks.run(
            self._processes.share_calls(round(BURST), a_second), "sharing calls"
        )

    async def _ask(self, leaving: int) -> None:
        wanted = min(max(self._rate_limiter.waiting, 1), AT_ONCE)
        try:
            taken = await self._processes.take_calls(wanted, leaving=leaving)
        except NotWritten:
            return
        if taken:
            self._taken, self._taken_at = taken, time.monotonic()
            self._asking = None
            self._rate_limiter.open()


@final
class SharedTurns(Turns):
    """Keeps the beginnings of sessions apart by the store that all processes share."""

    def __init__(self, processes: Processes, seconds_apart: float) -> None:
        self._processes = processes
        self._apart_ms = round(seconds_apart * 1000)

    async def turn(self, bucket: int) -> None:
        """Return when a session of this bucket may begin."""
        while True:
            try:
                wait = await self._processes.start_session(bucket, self._apart_ms)
            except NotWritten:
                # As long as at the start of another: nobody knows whether there was one.
                wait = self._apart_ms
            if not wait:
                return
            await asyncio.sleep(wait / 1000)
