"""Departures: guilds that sent the bot away, and when they are forgotten."""

import asyncio
import logging
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Final

from bot.support.retrying import retry_until_written
from data.privacy import Privacy
from data.settings import KeptSettings

log = logging.getLogger(__name__)

KEPT_MS: Final = 30 * 24 * 3600 * 1000
"""A month, so that a mistake can be undone with nothing lost."""

WATCH_SECONDS: Final = 24 * 3600.0

_LEFT: Final = "left-guild."
_FORGETTING: Final = "forgetting-guild."


class Departures:
    """Remembers departures over restarts. `now` tells milliseconds since 1970."""

    def __init__(self, settings: KeptSettings, privacy: Privacy, now: Callable[[], int]) -> None:
        self._settings = settings
        self._privacy = privacy
        self._now = now

    async def left(self, guild_id: int) -> None:
        """The guild sent the bot away; what is known of it is kept for a month."""
        await retry_until_written(
            "noting a departure", self._settings.set, f"{_LEFT}{guild_id}", str(self._now())
        )

    async def here(self, guild_ids: AbstractSet[int]) -> None:
        """These guilds have the bot; none of them is to be forgotten."""
        for key in await self._settings.starting(_LEFT):
            if int(key.removeprefix(_LEFT)) in guild_ids:
                await self._settings.drop(key)

    async def look_for(self, is_gone: Callable[[int], bool]) -> None:
        """Note which guilds have sent the bot away when it was not there to hear of it."""
        noted = await self._settings.starting(_LEFT)
        for guild_id in await self._privacy.guilds():
            if f"{_LEFT}{guild_id}" not in noted and is_gone(guild_id):
                await self.left(guild_id)

    async def forget(self) -> int:
        """Forget the guilds that left a month ago or longer; return how many.

        A forgetting that a crash interrupted is finished first, even if the guild has come back:
        results without their standings would help nobody.
        """
        settings = self._settings
        for key, left_at in (await settings.starting(_LEFT)).items():
            if self._now() - int(left_at) >= KEPT_MS:
                await settings.set(_FORGETTING + key.removeprefix(_LEFT), left_at)
                await settings.drop(key)
        begun = await settings.starting(_FORGETTING)
        for key in begun:
            await self._privacy.forget_guild(int(key.removeprefix(_FORGETTING)))
            await settings.drop(key)
        return len(begun)

    async def watch(self) -> None:
        """Forget once a day, for as long as the process lives."""
        while True:
            count = await retry_until_written("forgetting servers", self.forget)
            if count:
                log.info("%d guilds that sent the bot away are forgotten", count)
            await asyncio.sleep(WATCH_SECONDS)
