"""The address to which Discord posts presses, as the application has it."""

import asyncio
import logging
from typing import Any, Final

import aiohttp
import discord
from discord.http import HTTPClient, Route

from data.patience import NotWritten
from data.settings import PRESSES, KeptSettings

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 600.0
"""Between two looks at the address: Discord takes away one that fails its tests."""

AGAIN_SECONDS: Final = (5.0, 15.0, 60.0, 300.0)
"""When the address is told again that Discord did not take; the last goes on for ever."""


class DoorAddress:
    """Lets Discord have the `wanted` address, or none; it keeps which one this bot has told.

    Another address was set by hand. The bot takes its place at a start that is told one of its own,
    and says so; else it stays, and nobody's press comes here.
    """

    def __init__(self, http: HTTPClient, settings: KeptSettings, wanted: str | None) -> None:
        self._http, self._settings, self._wanted = http, settings, wanted
        self._looked = False
        self.agreed = asyncio.Event()
        """Set once Discord has what is wanted."""

    async def keep(self) -> None:
        """Look for as long as there is something to keep, again and again."""
        failed = 0
        while not self.agreed.is_set() or self._wanted is not None:
            try:
                await self._look()
            except (discord.DiscordException, aiohttp.ClientError, OSError, NotWritten) as lost:
                why = getattr(lost, "text", "") or type(lost).__name__
                log.warning("Discord does not take the address of presses: %s", why)
                seconds = AGAIN_SECONDS[min(failed, len(AGAIN_SECONDS) - 1)]
                failed += 1
            else:
                failed, seconds = 0, LOOK_SECONDS
                self._looked = True
                self.agreed.set()
            await asyncio.sleep(seconds if self._wanted or failed else 0)

    async def _look(self) -> None:
        ours, wanted = await self._settings.get(PRESSES), self._wanted
        if ours is None and wanted is None:
            return
        application: Any = await self._http.application_info()
        there: str | None = application.get("interactions_endpoint_url")
        if there not in (None, ours, wanted):
            if wanted is None or self._looked:
                log.warning("presses go to %s, which this bot has not set, and not here", there)
                await self._settings.drop(PRESSES)
                return
            log.warning("presses went to %s, which somebody has set, and come here now", there)
        if there is None and self._looked:
            log.warning("Discord took the address of presses away, and is told it again")
        if there != wanted:
            # discord.py 2.7.1 leaves this field out of what it edits: it is misspelt there.
            url = {"interactions_endpoint_url": wanted}
            await self._http.request(Route("PATCH", "/applications/@me"), json=url)
            log.info("presses come to %s", wanted or "the gateway")
        if wanted is None:
            await self._settings.drop(PRESSES)
        elif wanted != ours:
            await self._settings.set(PRESSES, wanted)
