"""Shard lines: a connection for each shard, begun anew when it breaks, watched, and ended."""

import asyncio
import logging
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final, NoReturn, Self

import aiohttp
import discord
import yarl
from discord.gateway import ReconnectWebSocket

from bot.discord.gateway.session_starts import SessionStarts
from bot.discord.gateway.socket import END_SESSION, KEEP_SESSION, GatewaySocket, UnreadableFrame
from bot.discord.gateway.timeouts import GatewayTimeouts

log = logging.getLogger(__name__)

LASTING: Final = {
    4004: "Discord does not know this token any more: put a new one into DISCORD_TOKEN",
    4010: "Discord does not accept this shard: look at CARDROOM_SHARDS and for the newest version",
    4011: "Discord asks for more shards: raise their number in CARDROOM_SHARDS, or leave it out",
    4012: "Discord no longer speaks this version of its interface: update discord.py",
    4013: "Discord does not know the intents asked for: update discord.py and Cardroom",
    4014: "Discord does not allow the intents asked for: look at them on its developer page",
}
"""The close codes after which no line will ever stand, and what somebody has to do about each.

Trying again automatically only spends sessions.
"""

SHARDING: Final = frozenset({4010, 4011})
"""Those that another number of shards may cure."""

ENDED: Final = frozenset({4007, 4009})
"""Those after which the session cannot be resumed, and a new one can be begun."""


_LAST_DOUBLING = 16
"""Further ones make no difference: every pause has a longest."""


@dataclass(frozen=True, slots=True)
class Outage:
    """Since when there is no line, by a clock in seconds, and how many attempts have failed."""

    began: float
    failures: int = 0
    cause: str = ""
    """The kind of the last failure."""
    session_in_vain: bool = False
    """Whether the last attempt began a session that was not confirmed, or one of many that ended
    soon."""

    def failed(self, cause: str, *, identified: bool) -> Self:
        """Return the outage after one more attempt."""
        return replace(self, failures=self.failures + 1, cause=cause, session_in_vain=identified)

    def is_reported(self, timeouts: GatewayTimeouts) -> bool:
        """Whether more has failed than what happens every day."""
        return self.failures >= timeouts.quiet_failures

    def is_given_up(self, now: float, timeouts: GatewayTimeouts) -> bool:
        """Whether a new process would do better."""
        return self.is_reported(timeouts) and now - self.began >= timeouts.give_up

    def pause(self, timeouts: GatewayTimeouts) -> float:
        """Return the longest time to wait before the next attempt."""
        doubled = 2.0 ** min(max(self.failures - 1, 0), _LAST_DOUBLING)
        if self.session_in_vain:
            return min(timeouts.identify_apart * doubled, timeouts.longest_identify_pause)
        return min(timeouts.first_pause * doubled, timeouts.longest_pause)


@dataclass(frozen=True, slots=True)
class ShortLives:
    """How many connections have ended soon after Discord confirmed them, since one has lasted."""

    connections: int = 0
    sessions: int = 0
    """How many of them had begun a session."""

    def ended(self, lived: float, timeouts: GatewayTimeouts, *, began_session: bool) -> Self:
        """Return them after one more connection, which stood for so many seconds."""
        if lived >= timeouts.short_life:
            return type(self)()
        return type(self)(self.connections + 1, self.sessions + began_session)

    def outage(
        self, now: float, cause: str, timeouts: GatewayTimeouts, *, resumable: bool
    ) -> Outage:
        """Return the outage that has begun.

        To resume costs nothing, so that is tried soon, however often the line was cut. Sessions are
        counted by the day, so many in a row are a failure each.
        """
        in_vain = 0 if resumable else max(0, self.sessions - timeouts.sessions_at_once)
        return Outage(now, in_vain, cause, session_in_vain=in_vain > 0)


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
        self.close_code = END_SESSION
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
        self._short_lives = ShortLives()
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

    def deaf_since(self) -> float | None:
        """Return since when Discord has said nothing, by the clock of the loop.

        It is None as long as that is two heartbeats at most, or no more than happens every day.
        """
        if self.outage is not None:
            return self.outage.began if self.outage.is_reported(self._timeouts) else None
        socket = self._socket
        if socket is None or socket.heard_at is None:
            return None
        late = self._loop.time() - socket.heard_at > 2 * socket.heartbeat
        return socket.heard_at if late else None

    def confirmed(self, *, resumed: bool) -> None:
        """Note that Discord has begun or resumed the session."""
        self.inherited, self._unconfirmed = self.inherited and resumed, False
        if self.outage is not None and self.outage.is_reported(self._timeouts):
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
                        await self._socket.hang_up(KEEP_SESSION)
                await asyncio.sleep(pause)
        finally:
            if self._socket is not None:
                await self._socket.hang_up(self.close_code)

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
                outage.began + waited, outage.failures, outage.cause, outage.session_in_vain
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
            self._short_lives = self._short_lives.ended(
                now - self._up_since, self._timeouts, began_session=not self._resumed
            )
            self._up.clear()
            self._client.dispatch("disconnect")
            self._client.dispatch("shard_disconnect", self.id)
            log.info("shard %d lost its line to Discord's gateway (%s)", self.id, kind)
            self.outage = self._short_lives.outage(
                now, kind, self._timeouts, resumable=self._session is not None
            )
            if self._short_lives.connections < 2:
                return 0.0
            pause = self.outage.pause(self._timeouts)
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


class GatewayUnreachable(Exception):
    """Discord's gateway could not be reached for so long that a new process may do better."""


class ShardLines:
    """A line for each shard that a client serves. The first that fails for good ends them all."""

    def __init__(
        self, client: discord.Client, starts: SessionStarts, timeouts: GatewayTimeouts
    ) -> None:
        self._client = client
        self._starts = starts
        self._timeouts = timeouts
        self._lines: dict[int, ShardLine] = {}
        self._tasks: dict[int, asyncio.Task[NoReturn]] = {}
        self._over = False
        self._failed = asyncio.Event()
        self._failure: BaseException | None = None

    def __iter__(self) -> Iterator[ShardLine]:
        return iter(tuple(self._lines.values()))

    def of(self, shard_id: int) -> ShardLine | None:
        return self._lines.get(shard_id)

    def begin(self, shard_id: int, session: ResumableSession | None = None) -> None:
        """Keep a line from now on, with a session that another process has left or a new one."""
        if shard_id in self._lines or self._over:
            return
        line = ShardLine(self._client, shard_id, self._starts, self._timeouts, session)
        task = asyncio.create_task(line.keep())
        task.add_done_callback(self._note_end)
        self._lines[shard_id], self._tasks[shard_id] = line, task

    async def end(
        self, shard_ids: Iterable[int], *, close_code: int
    ) -> dict[int, ResumableSession]:
        """Close some lines with a close code, all at once; return the sessions they had."""
        lines = [self._lines.pop(one) for one in shard_ids if one in self._lines]
        tasks = [self._tasks.pop(line.id) for line in lines]
        for line, task in zip(lines, tasks, strict=True):
            line.close_code = close_code
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return {line.id: line.session for line in lines if line.session is not None}

    async def keep(self, close_code: Callable[[], int]) -> NoReturn:
        """Keep the lines until cancelled, and then close them with the `close_code` of that moment.

        Raise what ends them, such as `GatewayUnreachable`.
        """
        watching, failed = (
            asyncio.create_task(self._watch()),
            asyncio.create_task(self._failed.wait()),
        )
        try:
            await asyncio.wait({watching, failed}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (watching, failed):
                task.cancel()
            self._over = True
            await self.end(tuple(self._lines), close_code=close_code())
        if self._failure is not None:
            raise self._failure
        watching.result()

    async def until_up(self, shard_ids: Iterable[int]) -> None:
        """Return when some lines stand, or have ended."""
        for shard_id in tuple(shard_ids):
            if shard_id not in self._lines:
                continue
            waiting = asyncio.create_task(self._lines[shard_id].until_up())
            try:
                await asyncio.wait(
                    {waiting, self._tasks[shard_id]}, return_when=asyncio.FIRST_COMPLETED
                )
            finally:
                waiting.cancel()

    def _note_end(self, task: asyncio.Task[NoReturn]) -> None:
        if task.cancelled():
            return
        self._failure = self._failure or task.exception()
        self._failed.set()

    async def _watch(self) -> NoReturn:
        """Say once a minute which shards have no line, and give up in the end."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(self._timeouts.reminder)
            for line in self:
                outage = line.outage
                if outage is None or not outage.is_reported(self._timeouts):
                    continue
                if outage.is_given_up(loop.time(), self._timeouts):
                    raise GatewayUnreachable(
                        f"shard {line.id}: {outage.failures} attempts, {outage.cause}"
                    )
                log.error(
                    "shard %d has had no line to Discord's gateway for %d seconds (%d attempts,"
                    " the last: %s). Tables wait, and the attempts go on.",
                    line.id,
                    int(loop.time() - outage.began),
                    outage.failures,
                    outage.cause,
                )
