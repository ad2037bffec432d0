"""The gateway: sessions, sequence numbers, heartbeats and the scripts that disturb them."""

import asyncio
import json
import math
import secrets
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any, Final, cast

import aiohttp
from aiohttp import web

from loopback_discord.payloads import Payload
from loopback_discord.server.faults import GARBLED, Handshake, Host
from loopback_discord.server.rate_limits import StartLimit
from loopback_discord.server.sessions import Disturbances, GatewayConnection, GatewaySession
from loopback_discord.state.discord_state import DiscordState

RESUME_PATH: Final = "resume/"
"""The path of the host that READY names, below the address of the main host."""

KEPT_SECONDS: Final = 180.0
"""How long a session without a connection can be resumed. Discord does not tell; it is minutes."""

_DISPATCH = 0
_HEARTBEAT = 1
_IDENTIFY = 2
_PRESENCE = 3
_RESUME = 6
_RECONNECT = 7
_INVALID_SESSION = 9
_HELLO = 10
_HEARTBEAT_ACK = 11

_NOT_AUTHENTICATED = 4003
_AUTHENTICATION_FAILED = 4004
_UNKNOWN_OPCODE = 4001
_INVALID_SEQUENCE = 4007
_INVALID_SHARD = 4010
_ENDS_SESSION = frozenset({4004, 4007, 4009, 4010, 4011, 4012, 4013, 4014})


class Gateway:
    """Serves `/gateway/` and passes every event of the state on to the bot's sessions.

    Processes of one bot may hold sessions of different shards, or several of one shard, and count
    their shards differently. An event goes to each session whose shard it is by that session's
    own count.
    """

    def __init__(
        self, state: DiscordState, accepts: Callable[[str], bool], starts: StartLimit
    ) -> None:
        self._state = state
        self._accepts = accepts
        self.session_starts = starts
        self.handshakes: dict[Host, Handshake] = {}
        """The handshake that goes wrong at each host from now on."""
        self.attempts: Counter[Host] = Counter()
        """How often each host was asked for a connection."""
        self._sessions: dict[str, GatewaySession] = {}
        self._connections: set[GatewayConnection] = set()
        self.disturbances = Disturbances()
        self.url = ""
        self.heartbeat_seconds = 41.25
        self.acknowledges_heartbeats = True
        self.acknowledge_seconds = 0.02
        """How long an acknowledgement takes.

        The thread of discord.py that sends a heartbeat notes the time once it is sent. On a
        loopback the answer may be there before, and is then measured from the heartbeat before.
        """
        self.identified = 0
        """How many IDENTIFYs were accepted."""
        self.resumed = 0
        """How many RESUMEs were accepted."""
        self.too_soon = 0
        """How many IDENTIFYs were refused because their bucket was closed."""

    # --- scripts

    @property
    def connected(self) -> bool:
        """Whether a session of the bot has a living connection."""
        return any(session.connection is not None for session in self._sessions.values())

    @property
    def compressed(self) -> bool:
        """Whether every connection there is was asked to be compressed."""
        return all(connection.compressed for connection in self._connections)

    def sessions(self, shard_id: int | None = None) -> list[GatewaySession]:
        """Return the sessions that can still be resumed, of one shard or all, oldest first."""
        self._forget_the_lost()
        return [one for one in self._sessions.values() if shard_id in (None, one.shard[0])]

    # Each of these scripts disturbs the sessions `of` which it is told, or every connection.

    def drop(
        self, of: Collection[GatewaySession] | None = None, *, forget_session: bool = False
    ) -> None:
        """Break connections; with `forget_session` a RESUME is then refused."""
        connections = self._connections_of(of)
        if forget_session:
            self._forget(of)
        for connection in connections:
            connection.cut()

    def fall_silent(self, of: Collection[GatewaySession] | None = None) -> None:
        """Send nothing more on connections there are, and keep them open."""
        for connection in self._connections_of(of):
            connection.mute = True

    def send_text(self, text: str, of: Collection[GatewaySession] | None = None) -> None:
        """Send something that need not be a frame."""
        for connection in self._connections_of(of):
            connection.send_text(text)

    def ask_to_reconnect(self, of: Collection[GatewaySession] | None = None) -> None:
        """Send op 7."""
        self._tell({"op": _RECONNECT, "d": None, "s": None, "t": None}, of)

    def invalidate(
        self, of: Collection[GatewaySession] | None = None, *, resumable: bool = False
    ) -> None:
        """Send op 9."""
        self._tell({"op": _INVALID_SESSION, "d": resumable, "s": None, "t": None}, of)
        if not resumable:
            self._forget(of)

    async def close(self, code: int, of: Collection[GatewaySession] | None = None) -> None:
        """Close connections with a close code; most sessions may be resumed after it."""
        connections = self._connections_of(of)
        if code in _ENDS_SESSION:
            self._forget(of)
        for connection in connections:
            await connection.close(code)

    # --- events

    def dispatch(self, event: str, body: Payload, guild_id: int | None) -> None:
        """Send an event to whoever listens; a session without a connection gets it later."""
        self._forget_the_lost()
        sendings = [
            (session, self._number(session, event, body))
            for session in self._sessions.values()
            if session.hears(event, guild_id)
        ]
        self.disturbances.send(event, sendings)

    async def stop(self) -> None:
        self.disturbances.stop()
        await self.close(1001)

    def _number(self, session: GatewaySession, event: str, body: Payload) -> Payload:
        session.sequence += 1
        frame: Payload = {"op": _DISPATCH, "t": event, "s": session.sequence, "d": body}
        session.sent.append(frame)
        return frame

    def _transmit(self, session: GatewaySession, frame: Payload) -> None:
        self.disturbances.send(str(frame["t"]), [(session, frame)])

    def _tell(self, frame: Payload, of: Collection[GatewaySession] | None) -> None:
        for connection in self._connections_of(of):
            connection.send(frame)

    def _connections_of(self, of: Collection[GatewaySession] | None) -> list[GatewayConnection]:
        if of is None:
            return list(self._connections)
        return [session.connection for session in of if session.connection is not None]

    def _forget(self, of: Collection[GatewaySession] | None) -> None:
        for session in list(self._sessions.values()) if of is None else of:
            self._sessions.pop(session.id, None)

    def _forget_the_lost(self) -> None:
        """Forget the sessions that nobody has resumed in time."""
        now = self._state.clock.now
        lost = [one for one in self._sessions.values() if one.gone_since < now - KEPT_SECONDS]
        self._forget(lost)

    # --- connections

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Hold one connection to the main host from HELLO to its end."""
        return await self._hold(request, "main")

    async def serve_resume_host(self, request: web.Request) -> web.StreamResponse:
        """Do the same at the host that READY names."""
        return await self._hold(request, "resume")

    async def _hold(self, request: web.Request, host: Host) -> web.StreamResponse:
        self.attempts[host] += 1
        trouble = self.handshakes.get(host)
        if trouble == "refused":
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=0, timeout=1.0)
        await socket.prepare(request)
        connection = GatewayConnection(socket, request)
        connection.mute = trouble == "silent"
        self._connections.add(connection)
        writer = asyncio.create_task(connection.write())
        session: GatewaySession | None = None
        interval = int(self.heartbeat_seconds * 1000)
        if trouble == "garbled":
            connection.send_text(GARBLED)
        connection.send({"op": _HELLO, "d": {"heartbeat_interval": interval}, "s": None, "t": None})
        try:
            if trouble == "cut":
                # The client's first heartbeat follows HELLO.
                await socket.receive()
                connection.cut()
                return socket
            async for message in socket:
                if message.type is not aiohttp.WSMsgType.TEXT:
                    continue
                frame = cast("Payload", json.loads(cast("str", message.data)))
                session = await self._hear(connection, session, frame)
        finally:
            self._connections.discard(connection)
            writer.cancel()
            if session is not None and session.connection is connection:
                session.connection, session.gone_since = None, self._state.clock.now
                # A client that says goodbye ends its session; one that vanishes may resume.
                if not connection.closed_here and socket.close_code in (1000, 1001):
                    self._sessions.pop(session.id, None)
        return socket

    async def _hear(
        self, connection: GatewayConnection, session: GatewaySession | None, frame: Payload
    ) -> GatewaySession | None:
        match frame["op"]:
            case 1:
                if self.acknowledges_heartbeats:
                    heard: Payload = {"op": _HEARTBEAT_ACK, "d": None, "s": None, "t": None}
                    self.disturbances.after(
                        self.acknowledge_seconds, lambda: connection.send(heard)
                    )
            case 2:
                return await self._identify(connection, frame["d"])
            case 6:
                return await self._resume(connection, frame["d"])
            case 3 | 4 | 8:
                if session is None:
                    await connection.close(_NOT_AUTHENTICATED)
            case _:
                await connection.close(_UNKNOWN_OPCODE)
        return session

    async def _identify(
        self, connection: GatewayConnection, asked: Payload
    ) -> GatewaySession | None:
        if not self._accepts(str(asked["token"])):
            await connection.close(_AUTHENTICATION_FAILED)
            return None
        shard: list[Any] = asked.get("shard") or [0, 1]
        if not self.session_starts.take_turn(int(shard[0])):
            self.too_soon += 1
            connection.send({"op": _INVALID_SESSION, "d": False, "s": None, "t": None})
            return None
        if not self.session_starts.spend():
            await connection.close(_AUTHENTICATION_FAILED)
            return None
        if int(shard[0]) >= int(shard[1]):
            await connection.close(_INVALID_SHARD)
            return None
        session = GatewaySession(
            secrets.token_hex(16),
            int(asked["intents"]),
            (int(shard[0]), int(shard[1])),
            connection,
            str(asked["token"]),
        )
        self._sessions[session.id] = session
        self.identified += 1
        guilds = [one for one in self._state.guilds if session.hears("GUILD_CREATE", one.id)]
        bot = self._state.bot
        self._transmit(
            session,
            self._number(
                session,
                "READY",
                {
                    "v": 10,
                    "user": {**bot.described, "verified": True, "mfa_enabled": False},
                    "guilds": [{"id": str(one.id), "unavailable": True} for one in guilds],
                    "session_id": session.id,
                    "resume_gateway_url": self.url + RESUME_PATH,
                    "shard": list(session.shard),
                    "application": {"id": str(bot.id), "flags": 0},
                },
            ),
        )
        for guild in guilds:
            self._transmit(session, self._number(session, "GUILD_CREATE", guild.described(bot)))
        return session

    async def _resume(self, connection: GatewayConnection, asked: Payload) -> GatewaySession | None:
        if not self._accepts(str(asked["token"])):
            await connection.close(_AUTHENTICATION_FAILED)
            return None
        self._forget_the_lost()
        session = self._sessions.get(str(asked["session_id"]))
        if session is None:
            connection.send({"op": _INVALID_SESSION, "d": False, "s": None, "t": None})
            return None
        sequence = int(asked["seq"] or 0)
        if sequence > session.sequence:
            await connection.close(_INVALID_SEQUENCE)
            return None
        if session.sent and sequence < session.sent[0]["s"] - 1:
            # Not all that was missed is kept.
            self._forget([session])
            connection.send({"op": _INVALID_SESSION, "d": False, "s": None, "t": None})
            return None
        session.token = str(asked["token"])
        if session.connection is not None and session.connection is not connection:
            # A session has one connection. The other end may have lost it unseen.
            session.connection.cut()
        session.connection, session.gone_since = connection, math.inf
        self.resumed += 1
        for frame in session.sent:
            # It ends a replay, and says that all that follows is new.
            if frame["s"] > sequence and frame["t"] != "RESUMED":
                self._transmit(session, frame)
        self._transmit(session, self._number(session, "RESUMED", {"_trace": []}))
        return session
