"""Session turns: the sessions that begin in one bucket of Discord's, over all processes."""

import asyncio
from typing import final

from bot.discord.gateway.session_starts import Turns
from data.patience import NotWritten
from data.processes import Processes


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
