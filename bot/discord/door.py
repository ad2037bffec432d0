"""The door: presses and commands that Discord posts to an address, in place of the gateway.

Whatever Discord has signed is told at once that it has arrived, and answered as if the gateway had
brought it. This module is loaded, with its library, only where `CARDROOM_PRESSES` is set.
"""

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from hashlib import sha256
from typing import Final, Literal

from aiohttp import web
from nacl.exceptions import BadSignatureError
from nacl.signing import SigningKey, VerifyKey

from bot.discord.gateway.incoming import InteractionPayload
from bot.support.listening import served
from bot.support.settings import Settings
from data.patience import NotRead

log = logging.getLogger(__name__)

Outcome = Literal["taken", "ping", "unsigned", "unreadable", "too_large", "slow", "lost", "closed"]
"""The fate of a request. With `lost` nobody was there to hear that it has arrived, so it was not
taken; `closed` came before the tables were loaded."""

_STATUS: Final[Mapping[Outcome, int]] = {
    "lost": 400,
    "unreadable": 400,
    "unsigned": 401,
    "slow": 408,
    "too_large": 413,
    "closed": 503,
}

LARGEST: Final = 256 * 1024
"""Bytes of a request. A press with its message, or a form filled to the brim, has some 100 KB."""

BODY_SECONDS: Final = 5.0
"""How long a request may take to come in whole: Discord waits three seconds for an answer."""

SIGNED_SECONDS: Final = 300.0
"""How far the time of a signature may be from the store's."""

CLOCK_SECONDS: Final = 60.0
"""Between two looks at the clock of the store."""

_PING: Final = 1


class Door:
    """The server to which Discord posts what people do.

    `take` is given what Discord has signed, `clock` tells the milliseconds of the store since 1970,
    and `ready` whether the tables are loaded.
    """

    def __init__(
        self,
        settings: Settings,
        take: Callable[[InteractionPayload], None],
        clock: Callable[[], Awaitable[int]],
        ready: Callable[[], bool],
    ) -> None:
        self._settings = settings
        self._take, self._clock, self._ready = take, clock, ready
        self.counted: Callable[[Outcome], object] = _nobody_counts
        """Hears what became of each request."""
        self._discord: VerifyKey | None = None
        self._host = host_key(settings.token).verify_key
        self._ahead = 0.0
        """Seconds by which the clock of the store is ahead of this machine's."""
        self._draining = False
        self._serving = AsyncExitStack()

    async def open(self, verify_key: str) -> None:
        """Serve until it is closed; raise `BadSettings` if nothing can listen at the address."""
        self._discord = VerifyKey(bytes.fromhex(verify_key))
        await self._look_at_clock()
        app = web.Application(client_max_size=LARGEST)
        # A balancer may have changed the path, and the signature tells enough.
        app.router.add_get("/{path:.*}", self._tell_health)
        app.router.add_post("/{path:.*}", self._hear)
        at, replaces = self._settings.presses_at, self._settings.take_over
        assert at is not None
        server = served(app, "CARDROOM_PRESSES_AT", at, replaces=replaces)
        await self._serving.enter_async_context(server)

    async def close(self, *, drain_seconds: float) -> None:
        """Turn the health red, take for a while what comes all the same, and listen no more."""
        self._draining = True
        if self._discord is not None and drain_seconds:
            await asyncio.sleep(drain_seconds)
        await self._serving.aclose()

    async def keep_clock(self) -> None:
        """Follow the clock of the store, until cancelled."""
        while True:
            await asyncio.sleep(CLOCK_SECONDS)
            await self._look_at_clock()

    async def _look_at_clock(self) -> None:
        try:
            self._ahead = await self._clock() / 1000 - time.time()
        except NotRead:
            log.info("the clock of the store is not known anew")

    async def _tell_health(self, _: web.Request) -> web.Response:
        """Tell a balancer whether this process is to get presses."""
        takes = self._ready() and not self._draining
        return web.Response(status=200 if takes else 503, text="takes" if takes else "leave")

    async def _hear(self, request: web.Request) -> web.StreamResponse:
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await request.read()
        except web.HTTPRequestEntityTooLarge:
            return self._refused("too_large")
        except TimeoutError:
            return self._refused("slow")
        except (OSError, web.RequestPayloadError):
            return self._refused("lost")
        return await self._answer(request, body)

    async def _answer(self, request: web.Request, body: bytes) -> web.Response:
        signer = self._signer(request.headers, body)
        if signer is None:
            return self._refused("unsigned")
        try:
            payload: InteractionPayload = json.loads(body)
            kind = payload["type"]
        except (ValueError, TypeError, KeyError):
            return self._refused("unreadable")
        if kind == _PING:
            self.counted("ping")
            who = {} if signer is self._discord else {"process": self._settings.process}
            return web.json_response({"type": _PING, **who})
        if signer is not self._discord:
            return self._refused("unsigned")
        if not self._ready():
            return self._refused("closed")
        return await self._taken(request, payload)

    async def _taken(self, request: web.Request, payload: InteractionPayload) -> web.Response:
        """Say that a press has arrived, and let it be answered then."""
        arrived = web.Response(status=202)
        try:
            await arrived.prepare(request)
            await arrived.write_eof()
        except OSError:
            # A balancer may have asked another process meanwhile, and a lobby would open twice.
            self.counted("lost")
            return arrived
        self.counted("taken")
        try:
            self._take(payload)
        except Exception as error:  # noqa: BLE001  whatever a payload makes a parser raise
            log.warning("a press that was posted could not be read (%s)", type(error).__name__)
        return arrived

    def _signer(self, headers: Mapping[str, str], body: bytes) -> VerifyKey | None:
        """Return who has signed a body within five minutes of now: Discord, or the host."""
        try:
            signature = bytes.fromhex(headers["X-Signature-Ed25519"])
            signed_at = headers["X-Signature-Timestamp"]
            late = abs(time.time() + self._ahead - int(signed_at)) > SIGNED_SECONDS
            signed = signed_at.encode() + body
            return None if late else self._verified(signed, signature)
        except Exception:  # noqa: BLE001  no fault of a signature may look like one of the bot
            return None

    def _verified(self, signed: bytes, signature: bytes) -> VerifyKey:
        """Return the key that has signed; raise what the library does if it is neither."""
        assert self._discord is not None
        try:
            self._discord.verify(signed, signature)
        except BadSignatureError:
            self._host.verify(signed, signature)
            return self._host
        return self._discord

    def _refused(self, outcome: Outcome) -> web.Response:
        self.counted(outcome)
        return web.Response(status=_STATUS[outcome])


def host_key(token: str) -> SigningKey:
    """Return the key by which whoever has the token asks who answers, and can do nothing else."""
    return SigningKey(sha256(b"cardroom doctor " + token.encode()).digest())


def _nobody_counts(_: Outcome) -> None:
    return
