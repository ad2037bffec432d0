"""Session starts: how many sessions Discord still allows, and when the next may begin."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import aiohttp
import discord

from bot.discord.gateway.timeouts import GatewayTimeouts

log = logging.getLogger(__name__)

KEPT_BACK: Final = 20
"""Sessions that are left alone: Discord takes the token from who begins one too many."""

_SHORTEST_NAP: Final = 60.0

Ask = Callable[[], Awaitable[tuple[int, str, Any]]]


class Turns(Protocol):
    """Keeps the sessions that begin in one bucket apart, among all who begin any.

    The shards whose numbers leave the same rest, divided by Discord's `max_concurrency`, are one
    bucket. It is not told how many processes of the bot there are.
    """

    async def turn(self, bucket: int) -> None:
        """Return when a session of this bucket may begin."""
        ...


class TurnsOfProcess:
    """The turns of a process that has no others beside it."""

    def __init__(self, seconds_apart: float) -> None:
        self._seconds_apart = seconds_apart
        self._one_at_a_time: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._last: dict[int, float] = {}

    async def turn(self, bucket: int) -> None:
        """Return when a session of this bucket may begin."""
        loop = asyncio.get_running_loop()
        async with self._one_at_a_time[bucket]:
            if bucket in self._last:
                await asyncio.sleep(self._last[bucket] + self._seconds_apart - loop.time())
            self._last[bucket] = loop.time()


class SessionStarts:
    """Lets the shards of one client begin their sessions as Discord allows it."""

    def __init__(self, ask: Ask, timeouts: GatewayTimeouts, turns: Turns) -> None:
        self._ask = ask
        self._timeouts = timeouts
        self._turns = turns
        self._one_asks = asyncio.Lock()
        self._buckets = 1
        self._left = 0
        """How many sessions the last answer leaves, without those that were begun since."""
        self._true_until = float("-inf")
        """How long the last answer is relied on."""

    async def turn(self, shard_id: int) -> None:
        """Return when a session of this shard may begin."""
        async with self._one_asks:
            while (nap := await self._nap()) > 0:  # noqa: ASYNC110  Discord does not say when a day begins
                await asyncio.sleep(nap)
            self._left -= 1
            bucket = shard_id % self._buckets
        await self._turns.turn(bucket)

    async def _nap(self) -> float:
        """Return how many seconds to wait before Discord is asked again; 0 if a start is free."""
        loop = asyncio.get_running_loop()
        if loop.time() < self._true_until and self._left > KEPT_BACK:
            # Shards of different buckets begin together, and none of them need ask for itself.
            return 0.0
        try:
            async with asyncio.timeout(self._timeouts.connect):
                _, _, limit = await self._ask()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            # Sessions are far apart anyway, and Discord's two halves do not fail together.
            log.warning(
                "Discord does not say how many sessions it allows: %s", type(error).__name__
            )
            return 0.0
        self._left, reset = int(limit["remaining"]), float(limit["reset_after"]) / 1000
        self._buckets = max(1, int(limit["max_concurrency"]))
        self._true_until = loop.time() + self._timeouts.identify_apart
        if self._left > KEPT_BACK:
            return 0.0
        log.error(
            "Discord allows only %d more sessions of today's %s, so this waits for the next day"
            " (%d minutes). Look in the log for what ended so many.",
            self._left,
            limit["total"],
            reset // 60 + 1,
        )
        return min(max(reset, _SHORTEST_NAP), self._timeouts.allowance_asked_again)
