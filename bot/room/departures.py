"""Departures: guilds that sent the bot away, and when they are forgotten."""

import asyncio
import logging
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Final

from data.store import Store

log = logging.getLogger(__name__)

KEPT_MS: Final = 30 * 24 * 3600 * 1000
"""A month, so that a mistake can be undone with nothing lost."""

WATCH_SECONDS: Final = 24 * 3600.0

_PREFIX: Final = "left-guild."


class Departures:
    """Remembers departures over restarts. `now` tells milliseconds since 1970."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def left(self, guild_id: int) -> None:
        """The guild sent the bot away; what is known of it is kept for a month."""
        await self._store.settings.set(f"{_PREFIX}{guild_id}", str(self._now()))

    async def here(self, guild_ids: AbstractSet[int]) -> None:
        """These guilds have the bot; none of them is to be forgotten."""
        for key in await self._store.settings.starting(_PREFIX):
            if int(key.removeprefix(_PREFIX)) in guild_ids:
                await self._store.settings.drop(key)

    async def forget(self) -> int:
        """Forget the guilds that left a month ago or longer; return how many."""
        count = 0
        for key, left_at in (await self._store.settings.starting(_PREFIX)).items():
            if self._now() - int(left_at) >= KEPT_MS:
                await self._store.privacy.forget_guild(int(key.removeprefix(_PREFIX)))
                await self._store.settings.drop(key)
                count += 1
        return count

    async def watch(self) -> None:
        """Forget once a day, for as long as the process lives."""
        while True:
            count = await self.forget()
            if count:
                log.info("%d guilds that sent the bot away are forgotten", count)
            await asyncio.sleep(WATCH_SECONDS)
