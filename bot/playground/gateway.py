"""The gateway: sessions, sequence numbers, heartbeats and the scripts that disturb them."""

import asyncio
import json
import secrets
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, cast

import aiohttp
from aiohttp import web

from bot.playground.faults import GARBLED, Handshake, Host
from bot.playground.gateway_connection import GatewayConnection
from bot.playground.gateway_session import Session
from bot.playground.payloads import Payload
from bot.playground.realm import Realm
from bot.playground.start_limit import StartLimit

RESUME_PATH: Final = "resume/"
"""The path of the host that READY names, below the address of the main host."""

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
_INVALID_SHARD = 4010
_ENDS_SESSION = frozenset({4004, 4007, 4009, 4010, 4011, 4012, 4013, 4014})


@dataclass(slots=True)
class _Disturbance:
    event: str
    times: int
    delay_seconds: float = 0.0
    copies: int = 1


class Gateway:
    """Serves `/gateway/` and passes every event of the realm on to the bot's sessions."""

    def __init__(self, realm: Realm, accepts: Callable[[str], bool], starts: StartLimit) -> None:
        self._realm = realm
        self._accepts = accepts
        self.session_starts = starts
        self.handshakes: dict[Host, Handshake] = {}
        """The handshake that goes wrong at each host from now on."""
        self.attempts: Counter[Host] = Counter()
        """How often each host was asked for a connection."""
        self._sessions: dict[str, Session] = {}
        self._lines: set[GatewayConnection] = set()
        self._disturbances: list[_Disturbance] = []
        self._swapped_event: str | None = None
        self._held: Payload | None = None
        self._later: set[asyncio.TimerHandle] = set()
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
        realm.listen(self.dispatch)

    # --- scripts

    @property
    def connected(self) -> bool:
        """Whether a session of the bot has a living connection."""
        return any(session.line is not None for session in self._sessions.values())

    @property
    def compressed(self) -> bool:
        """Whether every connection there is was asked to be compressed."""
        return all(line.compressed for line in self._lines)

    def drop(self, *, forget_session: bool = False) -> None:
        """Break every connection; with `forget_session` a RESUME is then refused."""
        if forget_session:
            self._sessions.clear()
        for line in list(self._lines):
            line.cut()

    def fall_silent(self) -> None:
        """Send nothing more on the connections there are, and keep them open."""
        for line in self._lines:
            line.mute = True

    def send_text(self, text: str) -> None:
        """Send something to every connection that need not be a frame."""
        for line in self._lines:
            line.send_text(text)

    def ask_to_reconnect(self) -> None:
        """Send op 7 to every connection."""
        self._tell({"op": _RECONNECT, "d": None, "s": None, "t": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Send op 9 to every connection."""
        if not resumable:
            self._sessions.clear()
        self._tell({"op": _INVALID_SESSION, "d": resumable, "s": None, "t": None})

    async def close(self, code: int) -> None:
        """Close every connection with a close code; most sessions may be resumed after it."""
        if code in _ENDS_SESSION:
            self._sessions.clear()
        for line in list(self._lines):
            await line.close(code)

    def delay_next(self, event: str, seconds: float, *, times: int = 1) -> None:
        """Hold the next events of that name back for `seconds`."""
        self._disturbances.append(_Disturbance(event, times, delay_seconds=seconds))

    def duplicate_next(self, event: str, *, times: int = 1) -> None:
        """Send the next events of that name twice."""
        self._disturbances.append(_Disturbance(event, times, copies=2))

    def swap_next(self, event: str) -> None:
        """Send the next two events of that name in the wrong order."""
        self._swapped_event = event

    # --- events

    def dispatch(self, event: str, body: Payload, guild_id: int | None) -> None:
        """Send an event to whoever listens; a session without a connection gets it later."""
        for session in self._sessions.values():
            if not session.hears(event, guild_id):
                continue
            frame = self._number(session, event, body)
            if session.line is not None:
                self._transmit(session, frame)

    async def stop(self) -> None:
        for handle in self._later:
            handle.cancel()
        self._later.clear()
        await self.close(1001)

    def _number(self, session: Session, event: str, body: Payload) -> Payload:
        session.sequence += 1
        frame: Payload = {"op": _DISPATCH, "t": event, "s": session.sequence, "d": body}
        session.sent.append(frame)
        return frame

    def _transmit(self, session: Session, frame: Payload) -> None:
        disturbance = self._disturbance(frame["t"])
        if frame["t"] == self._swapped_event:
            if self._held is None:
                self._held = frame
                return
            first, self._held, self._swapped_event = self._held, None, None
            self._put(session, frame)
            self._put(session, first)
            return
        if disturbance is None:
            self._put(session, frame)
            return
        for _ in range(disturbance.copies):
            if disturbance.delay_seconds:
                self._after(disturbance.delay_seconds, lambda: self._put(session, frame))
            else:
                self._put(session, frame)

    def _disturbance(self, event: str) -> _Disturbance | None:
        for disturbance in self._disturbances:
            if disturbance.event == event:
                disturbance.times -= 1
                if disturbance.times == 0:
                    self._disturbances.remove(disturbance)
                return disturbance
        return None

    def _after(self, seconds: float, act: Callable[[], None]) -> None:
        def done() -> None:
            self._later.discard(handle)
            act()

        handle = asyncio.get_running_loop().call_later(seconds, done)
        self._later.add(handle)

    def _put(self, session: Session, frame: Payload) -> None:
        if session.line is not None:
            session.line.send(frame)

    def _tell(self, frame: Payload) -> None:
        for line in list(self._lines):
            line.send(frame)

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
        line = GatewayConnection(socket, request)
        line.mute = trouble == "silent"
        self._lines.add(line)
        writer = asyncio.create_task(line.write())
        session: Session | None = None
        interval = int(self.heartbeat_seconds * 1000)
        if trouble == "garbled":
            line.send_text(GARBLED)
        line.send({"op": _HELLO, "d": {"heartbeat_interval": interval}, "s": None, "t": None})
        try:
            if trouble == "cut":
                # The client's first heartbeat follows HELLO.
                await socket.receive()
                line.cut()
                return socket
            async for message in socket:
                if message.type is not aiohttp.WSMsgType.TEXT:
                    continue
                frame = cast("Payload", json.loads(cast("str", message.data)))
                session = await self._hear(line, session, frame)
        finally:
            self._lines.discard(line)
            writer.cancel()
            if session is not None and session.line is line:
                session.line = None
                # A client that says goodbye ends its session; one that vanishes may resume.
                if not line.closed_here and socket.close_code in (1000, 1001):
                    self._sessions.pop(session.id, None)
        return socket

    async def _hear(
        self, line: GatewayConnection, session: Session | None, frame: Payload
    ) -> Session | None:
        match frame["op"]:
            case 1:
                if self.acknowledges_heartbeats:
                    heard: Payload = {"op": _HEARTBEAT_ACK, "d": None, "s": None, "t": None}
                    self._after(self.acknowledge_seconds, lambda: line.send(heard))
            case 2:
                return await self._identify(line, frame["d"])
            case 6:
                return await self._resume(line, frame["d"])
            case 3 | 4 | 8:
                if session is None:
                    await line.close(_NOT_AUTHENTICATED)
            case _:
                await line.close(_UNKNOWN_OPCODE)
        return session

    async def _identify(self, line: GatewayConnection, asked: Payload) -> Session | None:
        if not self._accepts(str(asked["token"])):
            await line.close(_AUTHENTICATION_FAILED)
            return None
        shard: list[Any] = asked.get("shard") or [0, 1]
        if not self.session_starts.spend():
            await line.close(_AUTHENTICATION_FAILED)
            return None
        if int(shard[0]) >= int(shard[1]):
            await line.close(_INVALID_SHARD)
            return None
        session = Session(
            secrets.token_hex(16), int(asked["intents"]), (int(shard[0]), int(shard[1])), line
        )
        self._sessions[session.id] = session
        self.identified += 1
        guilds = [one for one in self._realm.guilds if session.hears("GUILD_CREATE", one.id)]
        bot = self._realm.bot
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

    async def _resume(self, line: GatewayConnection, asked: Payload) -> Session | None:
        if not self._accepts(str(asked["token"])):
            await line.close(_AUTHENTICATION_FAILED)
            return None
        session = self._sessions.get(str(asked["session_id"]))
        if session is None:
            line.send({"op": _INVALID_SESSION, "d": False, "s": None, "t": None})
            return None
        session.line = line
        self.resumed += 1
        missed = [frame for frame in session.sent if frame["s"] > int(asked["seq"] or 0)]
        for frame in missed:
            self._transmit(session, frame)
        self._transmit(session, self._number(session, "RESUMED", {"_trace": []}))
        return session
