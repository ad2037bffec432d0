"""A small balancer: posts what comes to it on to the processes that say that they take presses."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

import aiohttp
from aiohttp import web

LOOK_SECONDS: Final = 0.5
"""Between two looks who takes presses."""

PATIENCE_SECONDS: Final = 3.0

PASSED_ON: Final = ("Content-Type", "X-Signature-Ed25519", "X-Signature-Timestamp")

TRIED_AGAIN: Final = (aiohttp.ClientConnectorError, ConnectionRefusedError)
"""The errors of one who has heard nothing, so another may be asked."""


class Balancer:
    """Gives posts by turns to processes, each known by its name, at ports of this machine.

    `passed` hears of each body that one has taken, and by whom.
    """

    def __init__(
        self, ports: Mapping[str, int], passed: Callable[[bytes, str], object] | None = None
    ) -> None:
        urls = {name: f"http://127.0.0.1:{port}/" for name, port in ports.items()}
        self._urls = OrderedDict(urls)
        self._passed = passed
        self.taking: set[str] = set()
        """The processes that are given posts now."""
        self._port = 0
        self._session: aiohttp.ClientSession | None = None
        self._runner: web.AppRunner | None = None
        self._looking: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}/"

    async def start(self) -> None:
        # A connection that a process closes just when it is used again would lose a press.
        connector = aiohttp.TCPConnector(force_close=True)
        timeout = aiohttp.ClientTimeout(total=PATIENCE_SECONDS)
        self._session = aiohttp.ClientSession(connector=connector, timeout=timeout)
        app = web.Application()
        app.router.add_post("/", self._pass_on)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self._port = int(self._runner.addresses[0][1])
        self._looking = asyncio.create_task(self._look())

    async def stop(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
        if self._runner is not None:
            await self._runner.cleanup()
        if self._session is not None:
            await self._session.close()

    async def _look(self) -> None:
        assert self._session is not None
        while True:
            for name, url in tuple(self._urls.items()):
                takes = False
                with suppress(aiohttp.ClientError, TimeoutError):
                    async with self._session.get(url) as health:
                        takes = health.status == 200
                (self.taking.add if takes else self.taking.discard)(name)
            await asyncio.sleep(LOOK_SECONDS)

    async def _pass_on(self, request: web.Request) -> web.Response:
        assert self._session is not None
        body = await request.read()
        headers = {key: request.headers[key] for key in PASSED_ON if key in request.headers}
        for name in [one for one in self._urls if one in self.taking]:
            self._urls.move_to_end(name)
            try:
                async with self._session.post(
                    self._urls[name], data=body, headers=headers
                ) as answer:
                    if answer.status == 503:
                        continue
                    if answer.status == 202 and self._passed is not None:
                        self._passed(body, name)
                    kind = answer.content_type
                    text = await answer.read()
                    return web.Response(status=answer.status, body=text, content_type=kind)
            except TRIED_AGAIN:
                continue
            except (aiohttp.ClientError, TimeoutError):
                return web.Response(status=502)
        return web.Response(status=503)
