"""A stand-in for nirn-proxy: it sends calls on, and answers as that does where it cannot.

That one refuses with a 429 of its own if a member of its cluster is gone (`generated-by-proxy`, and
no `Via`), and says 408 if Discord takes too long. It never repeats a call.
"""

from collections import deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from http import HTTPStatus

import aiohttp
from aiohttp import web

OF_CONNECTION = frozenset({"host", "connection", "content-length", "transfer-encoding"})


class RestProxy:
    """What it is to answer by itself next, and what went through it."""

    def __init__(self, origin: str, session: aiohttp.ClientSession) -> None:
        self._origin, self._session = origin, session
        self.refusals = deque[HTTPStatus]()
        """Answers to the next messages that are posted or edited."""
        self.refused = 0
        self.refuses_all = False
        """Whether Discord takes too long for every call."""
        self.calls: list[tuple[str, str]] = []
        self.url = ""

    async def answer(self, request: web.Request) -> web.StreamResponse:
        self.calls.append((request.method, request.path))
        if self.refuses_all:
            return _refusal(HTTPStatus.REQUEST_TIMEOUT)
        if self.refusals and request.method in ("POST", "PATCH") and "/messages" in request.path:
            self.refused += 1
            return _refusal(self.refusals.popleft())
        headers = {name: text for name, text in request.headers.items() if _is_kept(name)}
        async with self._session.request(
            request.method,
            f"{self._origin}{request.raw_path}",
            data=await request.read(),
            headers=headers,
        ) as response:
            told = {name: text for name, text in response.headers.items() if _is_kept(name)}
            return web.Response(status=response.status, body=await response.read(), headers=told)


def _is_kept(header: str) -> bool:
    return header.lower() not in OF_CONNECTION


def _refusal(status: HTTPStatus) -> web.Response:
    if status is HTTPStatus.REQUEST_TIMEOUT:
        return web.Response(status=status)
    return web.json_response(
        {"global": False, "message": "You are being rate limited.", "retry_after": 1},
        status=status,
        headers={
            "generated-by-proxy": "true",
            "x-ratelimit-scope": "user",
            "x-ratelimit-limit": "1",
            "x-ratelimit-remaining": "0",
            "x-ratelimit-after": "1",
            "retry-after": "1",
        },
    )


@asynccontextmanager
async def standing_before(origin: str) -> AsyncGenerator[RestProxy]:
    """Run one before a Discord."""
    async with aiohttp.ClientSession(auto_decompress=False) as session:
        proxy = RestProxy(origin, session)
        app = web.Application(client_max_size=32 << 20)
        app.router.add_route("*", "/{path:.*}", proxy.answer)
        runner = web.AppRunner(app)
        await runner.setup()
        try:
            site = web.TCPSite(runner, "127.0.0.1", 0)
            await site.start()
            host, port = runner.addresses[0][:2]
            proxy.url = f"http://{host}:{port}"
            yield proxy
        finally:
            await runner.cleanup()
