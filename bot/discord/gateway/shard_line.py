"""Shard lines: the connection of one shard, and the next one when it breaks."""

import asyncio
import logging
import random
from dataclasses import dataclass, field
from typing import Final, NoReturn

import aiohttp
import discord
import yarl
from discord.gateway import ReconnectWebSocket

from bot.discord.gateway.outage import Outage
from bot.discord.gateway.refusals import ENDED, LASTING
from bot.discord.gateway.session_starts import SessionStarts
from bot.discord.gateway.socket import GOODBYE, SEE_YOU, GatewaySocket, UnreadableFrame
from bot.discord.gateway.timeouts import GatewayTimeouts

log = logging.getLogger(__name__)

_BREAKS: Final = (
    ReconnectWebSocket,
    discord.DiscordException,
    aiohttp.ClientError,
    OSError,
    UnreadableFrame,
)
"""Errors that end a connection but not the line. `TimeoutError` is an `OSError`."""


@dataclass(frozen=True, slots=True)
class ResumableSession:
    """The session that RESUME goes back to, from this process or another."""

    id: str = field(repr=False)
    sequence: int
    gateway: yarl.URL
    """The host that READY named for it."""


class ShardLine:
    """Keeps one shard connected.

    discord.py would try one host for ever: the one that READY names for resuming. Here it is
    tried once after each break, and then the main gateway, which resumes sessions too.
    """

    def __init__(
        self,
        client: discord.Client,
        shard_id: int,
        starts: SessionStarts,
        timeouts: GatewayTimeouts,
        session: ResumableSession | None = None,
    ) -> None:
        self.id = shard_id
        self._client = client
        self._starts = starts
        self._timeouts = timeouts
        self._loop = asyncio.get_running_loop()
        self._socket: GatewaySocket | None = None
        self._session = session
        self._near = session is not None
        """Whether the host that READY named is tried next."""
        self.farewell = GOODBYE
        """The close code with which the line ends."""
        self.inherited = session is not None
        """Whether another process began the session. Discord then tells of no guilds by itself."""
        self._unconfirmed = self.inherited
        """Whether Discord has not yet said that it still has that session."""
        self.knows_guilds = False
        """Whether Discord has told of the guilds."""
        self._up = asyncio.Event()
        self._up_since = 0.0
        self._resumed = False
        """Whether Discord resumed the session on this connection, rather than begin one."""
        self._short_lives = 0
        self.outage: Outage | None = Outage(self._loop.time())
        """None while Discord is heard, and while the next session is waited for."""

    @property
    def up(self) -> bool:
        """Whether Discord has begun or resumed the session on this connection."""
        return self._up.is_set()

    async def until_up(self) -> None:
        """Return when Discord has begun or resumed the session."""
        await self._up.wait()

    @property
    def session(self) -> ResumableSession | None:
        """The session as it stands, to be resumed by whoever ends this line without a goodbye."""
        return self._session if self._socket is None else _session_of(self._socket)

    @property
    def latency(self) -> float:
        """Seconds from a heartbeat to its acknowledgement."""
        return float("inf") if self._socket is None else self._socket.latency

    def confirmed(self, *, resumed: bool) -> None:
        """Note that Discord has begun or resumed the session."""
        self.inherited, self._unconfirmed = self.inherited and resumed, False
        if self.outage is not None and self.outage.worth_telling(self._timeouts):
            log.warning("shard %d has its line to Discord's gateway again", self.id)
        self.outage, self._resumed = None, resumed
        self._up_since = self._loop.time()
        self._up.set()

    async def keep(self) -> NoReturn:
        """Stay connected until cancelled; raise `ConnectionClosed` for a refusal that lasts."""
        try:
            while True:
                try:
                    await self._connect_once()
                except _BREAKS as broken:
                    if isinstance(broken, discord.ConnectionClosed) and broken.code in LASTING:
                        raise
                    pause = self._broken(broken)
                    if self._socket is not None:
                        await self._socket.hang_up(SEE_YOU)
                await asyncio.sleep(pause)
        finally:
            if self._socket is not None:
                await self._socket.hang_up(self.farewell)

    async def _connect_once(self) -> NoReturn:
        """Stay on one connection until it ends, which an exception tells."""
        session, self._socket = self._session, None
        self._up.clear()
        if session is None:
            await self._wait_for_a_turn()
        async with asyncio.timeout(self._timeouts.connect):
            socket = self._socket = await GatewaySocket.from_client(
                self._client,
                shard_id=self.id,
                gateway=session.gateway if session is not None and self._near else None,
                session=None if session is None else session.id,
                sequence=None if session is None else session.sequence,
                resume=session is not None,
            )
            socket.handed_over = True
            while not self.up:
                await socket.poll_event()
        silence = socket.heartbeat * self._timeouts.silent_heartbeats
        while True:
            async with asyncio.timeout(silence):
                await socket.poll_event()

    async def _wait_for_a_turn(self) -> None:
        outage, self.outage = self.outage, None
        asked = self._loop.time()
        await self._starts.turn(self.id)
        if outage is not None:
            # The wait is Discord's wish and no failure.
            waited = self._loop.time() - asked
            outage = Outage(
                outage.began + waited, outage.failures, outage.cause, outage.identified_in_vain
            )
        self.outage = outage or Outage(self._loop.time())

    def _broken(self, cause: Exception) -> float:
        """Note how a connection ended and return the seconds until the next attempt."""
        now, silent = self._loop.time(), isinstance(cause, TimeoutError)
        identified = self._socket is not None and self._session is None
        if self._socket is not None:
            ended = self._socket.socket.close_code in ENDED
            self._session = None if ended else _session_of(self._socket)
        if self._unconfirmed and not self._near:
            # It was tried at both hosts. A new one can be had.
            self._session = None
        resumable = self.up and not silent and self._session is not None
        was_near, self._near = self._near, resumable
        kind = type(cause).__name__
        if self.up:
            short = now - self._up_since < self._timeouts.short_life
            self._short_lives = self._short_lives + 1 if short else 0
            self._up.clear()
            self._client.dispatch("disconnect")
            self._client.dispatch("shard_disconnect", self.id)
            log.info("shard %d lost its line to Discord's gateway (%s)", self.id, kind)
            self.outage = Outage(now)
            if self._short_lives < 2:
                return 0.0
            # To resume costs no session, so a line that is cut again and again is not let go.
            failures = 1 if self._resumed else self._short_lives - 1
            pause = Outage(now, failures).pause(self._timeouts)
        else:
            outage = self.outage or Outage(now)
            self.outage = outage.failed(kind, identified=identified)
            # The main gateway is a host of its own, so it need not be paused for.
            pause = 0.0 if was_near else self.outage.pause(self._timeouts)
        # At random, so that all the bots of an outage do not come back in one instant.
        return random.uniform(pause / 2, pause)


def _session_of(socket: GatewaySocket) -> ResumableSession | None:
    if socket.session_id is None or socket.sequence is None:
        return None
    return ResumableSession(socket.session_id, socket.sequence, socket.gateway)
