"""Session starts: how many sessions Discord still allows, and when the next may begin."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import aiohttp
import discord

from bot.gateway.timeouts import GatewayTimeouts

log = logging.getLogger(__name__)

KEPT_BACK: Final = 20
"""So many sessions are left alone: Discord takes the token from who begins one too many."""

_SHORTEST_NAP: Final = 60.0

Ask = Callable[[], Awaitable[tuple[int, str, Any]]]


class SessionStarts:
    """Lets the shards of one client begin their sessions one after another."""

    def __init__(self, ask: Ask, timeouts: GatewayTimeouts) -> None:
        self._ask = ask
        self._timeouts = timeouts
        self._one_at_a_time = asyncio.Lock()
        self._last: float | None = None

    async def turn(self) -> None:
        """Return when a session may begin."""
        async with self._one_at_a_time:
            loop = asyncio.get_running_loop()
            if self._last is not None:
                await asyncio.sleep(self._last + self._timeouts.identify_apart - loop.time())
            while (nap := await self._nap()) > 0:  # noqa: ASYNC110  Discord does not say when a day begins
                await asyncio.sleep(nap)
            self._last = loop.time()

    async def _nap(self) -> float:
        """Return how many seconds to wait before Discord is asked again; 0 if a start is free."""
        try:
            async with asyncio.timeout(self._timeouts.connect):
                _, _, limit = await self._ask()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            # Sessions are far apart anyway, and Discord's two halves do not fail together.
            log.warning(
                "Discord does not say how many sessions it allows: %s", type(error).__name__
            )
            return 0.0
        left, reset = int(limit["remaining"]), float(limit["reset_after"]) / 1000
        if left > KEPT_BACK:
            return 0.0
        log.error(
            "Discord allows only %d more sessions of today's %s, so this waits for the next day"
            " (%d minutes). Look in the log for what ended so many.",
            left,
            limit["total"],
            reset // 60 + 1,
        )
        return min(max(reset, _SHORTEST_NAP), self._timeouts.allowance_asked_again)
