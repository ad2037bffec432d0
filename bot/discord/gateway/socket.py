"""The socket of one connection: discord.py's, made to end in good order."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.discord.gateway.state import ShardedState

log = logging.getLogger(__name__)

END_SESSION: Final = 1000
"""Ends the session at Discord."""
KEEP_SESSION: Final = 4000
"""Leaves the session at Discord, to be resumed."""

_HANG_UP_SECONDS: Final = 1.0
"""How long the other end is given to confirm the end."""

_LOST = (ReconnectWebSocket, discord.DiscordException, aiohttp.ClientError, OSError)
"""The errors that discord.py raises when a connection ends. `TimeoutError` is an `OSError`."""


class UnreadableFrame(Exception):
    """The data received is not a message of Discord's. The error's text never says what it was."""


class GatewaySocket(DiscordWebSocket):
    """A connection that is closed if its handshake fails, and that reads on if it can."""

    @property
    def heartbeat(self) -> float:
        """Seconds between two heartbeats, as Discord's HELLO asked for them."""
        keeper = self._keep_alive
        return (keeper and keeper.interval) or 41.25

    heard_at: float | None = None
    """When Discord said anything last, by the monotonic clock."""

    handed_over = False
    """Whether somebody has the socket and will close it. Before, nobody else can."""

    async def poll_event(self) -> None:
        """Wait for one message; the end of the connection is raised."""
        await self._or_hang_up(super().poll_event())

    async def identify(self) -> None:
        await self._or_hang_up(super().identify())

    async def resume(self) -> None:
        """Ask for the session there was."""
        await self._or_hang_up(super().resume())

    async def _or_hang_up(self, step: Coroutine[Any, Any, None]) -> None:
        try:
            await step
        except BaseException:
            if not self.handed_over:
                await self.hang_up(KEEP_SESSION)
            raise

    async def received_message(self, msg: Any, /) -> None:  # noqa: ANN401  discord.py's signature
        """Take a message in; one that only cannot be understood is passed over.

        Raise `UnreadableFrame` for one that is none.
        """
        before, self.heard_at = self.sequence, time.monotonic()
        if isinstance(self._connection, ShardedState):
            # Nothing else is read until the event is.
            self._connection.heard_on = self.shard_id or 0
        try:
            await super().received_message(msg)
        except _LOST:
            raise
        except Exception as error:  # noqa: BLE001  whatever a payload makes a parser raise
            kind = type(error).__name__
            if self.sequence == before:
                raise UnreadableFrame(kind) from None
            # Discord's number of the event was noted, so it does not come again.
            log.warning("shard %s: an event could not be read (%s)", self.shard_id, kind)

    async def hang_up(self, code: int) -> None:
        """Close the connection, waiting for the other end a moment at most."""
        if self._keep_alive is not None:
            self._keep_alive.stop()
            self._keep_alive = None
        self._close_code = code
        with contextlib.suppress(aiohttp.ClientError, OSError):
            async with asyncio.timeout(_HANG_UP_SECONDS):
                await self.socket.close(code=code)
