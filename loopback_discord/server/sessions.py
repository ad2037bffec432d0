"""Sessions of the gateway, their connections, and events that go wrong on the way."""

import asyncio
import json
import math
import zlib
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from aiohttp import web

from loopback_discord.payloads import Payload

_CLOSE_SECONDS: Final = 1.0


class GatewayConnection:
    """One websocket connection; frames leave in the order they were given."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self._socket = socket
        self._request = request
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        # One stream for the whole connection, as the client asks for by its address. Discord also
        # speaks zstd; a client that asks for that gets plain text here.
        asked = request.query.get("compress") == "zlib-stream"
        # Packed as quickly as can be: nothing is far away here.
        self._compressor = zlib.compressobj(zlib.Z_BEST_SPEED) if asked else None
        self.closed_here = False
        self.mute = False
        """Whether nothing that is sent arrives, though the connection stands."""

    @property
    def compressed(self) -> bool:
        return self._compressor is not None

    def send(self, frame: Payload) -> None:
        self.send_text(json.dumps(frame))

    def send_text(self, text: str) -> None:
        """Send what need not be a frame."""
        if not self.mute:
            self._outbox.put_nowait(text)

    async def write(self) -> None:
        """Send frames until cancelled or cut off."""
        while True:
            text = await self._outbox.get()
            try:
                if self._compressor is None:
                    await self._socket.send_str(text)
                else:
                    packed = self._compressor.compress(text.encode())
                    await self._socket.send_bytes(
                        packed + self._compressor.flush(zlib.Z_SYNC_FLUSH)
                    )
            except (ConnectionError, RuntimeError):
                return

    def cut(self) -> None:
        """Break the connection without a word."""
        if self._request.transport is not None:
            self._request.transport.abort()

    async def close(self, code: int) -> None:
        """Close the connection, or break it if the other end does not even read."""
        self.closed_here = True
        try:
            async with asyncio.timeout(_CLOSE_SECONDS):
                await self._socket.close(code=code)
        except TimeoutError:
            self.cut()


GUILDS_INTENT: Final = 1 << 0
GUILD_MESSAGES_INTENT: Final = 1 << 9
DIRECT_MESSAGES_INTENT: Final = 1 << 12

REPLAYED_EVENTS: Final = 2000
"""How many events a session keeps for a RESUME."""


@dataclass(slots=True)
class GatewaySession:
    """The session that RESUME goes back to: the events of one IDENTIFY, numbered."""

    id: str
    intents: int
    shard: tuple[int, int]
    connection: GatewayConnection | None = None
    token: str = field(default="", repr=False)
    """The token of its beginning. Any will do here, so each process can have one of its own."""
    gone_since: float = math.inf
    """When its connection was lost, by the clock; never, as long as it has one."""
    sequence: int = 0
    sent: deque[Payload] = field(
        default_factory=lambda: deque[Payload](maxlen=REPLAYED_EVENTS), repr=False
    )

    def hears(self, event: str, guild_id: int | None) -> bool:
        """Tell whether the event goes to this session, by its shard and its intents.

        Whatever is of no guild goes to each session of shard 0, however many shards there are.
        """
        number, count = self.shard
        if (0 if guild_id is None else (guild_id >> 22) % count) != number:
            return False
        if event.startswith("MESSAGE_"):
            wanted = DIRECT_MESSAGES_INTENT if guild_id is None else GUILD_MESSAGES_INTENT
            return bool(self.intents & wanted)
        if event.startswith(("GUILD_", "CHANNEL_")):
            return bool(self.intents & GUILDS_INTENT)
        return True


Sending = tuple[GatewaySession, Payload]
"""A session, and the frame that it is sent."""


@dataclass(slots=True)
class _Disturbance:
    event: str
    times: int
    delay_seconds: float = 0.0
    copies: int = 1


class Disturbances:
    """Sends frames, the next ones as it was told; an event goes wrong alike at all sessions."""

    def __init__(self) -> None:
        self._rules: list[_Disturbance] = []
        self._swapped_event: str | None = None
        self._held: Sequence[Sending] = ()
        self._later: set[asyncio.TimerHandle] = set()

    def delay_next(self, event: str, seconds: float, *, times: int = 1) -> None:
        """Hold the next events of that name back for `seconds`."""
        self._rules.append(_Disturbance(event, times, delay_seconds=seconds))

    def duplicate_next(self, event: str, *, times: int = 1) -> None:
        """Send the next events of that name twice."""
        self._rules.append(_Disturbance(event, times, copies=2))

    def swap_next(self, event: str) -> None:
        """Send the next two events of that name in the wrong order."""
        self._swapped_event = event

    def send(self, event: str, sendings: Sequence[Sending]) -> None:
        """Send one event, to each session that has a connection by then."""
        if not any(session.connection is not None for session, _ in sendings):
            return
        rule = self._rule_for(event)
        if event == self._swapped_event:
            if not self._held:
                self._held = sendings
                return
            sendings = (*sendings, *self._held)
            self._held, self._swapped_event = (), None
        for _ in range(1 if rule is None else rule.copies):
            if rule is not None and rule.delay_seconds:
                self.after(rule.delay_seconds, lambda: _put(sendings))
            else:
                _put(sendings)

    def after(self, seconds: float, act: Callable[[], None]) -> None:
        """Act in a while, unless the gateway stops before."""

        def done() -> None:
            self._later.discard(handle)
            act()

        handle = asyncio.get_running_loop().call_later(seconds, done)
        self._later.add(handle)

    def stop(self) -> None:
        """Forget what was to be done later."""
        for handle in self._later:
            handle.cancel()
        self._later.clear()

    def _rule_for(self, event: str) -> _Disturbance | None:
        for rule in self._rules:
            if rule.event == event:
                rule.times -= 1
                if rule.times == 0:
                    self._rules.remove(rule)
                return rule
        return None


def _put(sendings: Sequence[Sending]) -> None:
    for session, frame in sendings:
        if session.connection is not None:
            session.connection.send(frame)
