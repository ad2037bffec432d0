"""The small balancer: whom it gives what is posted."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import aiohttp
import pytest
from aiohttp import web

from bot.playground import balancer as of_balancer
from bot.playground.balancer import Balancer
from tests.postgres_server import free_port


class Taker:
    """A process that takes presses, or says that it does not."""

    def __init__(self) -> None:
        self.takes = True
        self.full = False
        self.port = free_port()
        self.heard: list[str | None] = []
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        app = web.Application()
        app.router.add_get("/", self._health)
        app.router.add_post("/", self._hear)
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self.port).start()

    async def stop(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def _health(self, _: web.Request) -> web.Response:
        return web.Response(status=200 if self.takes else 503)

    async def _hear(self, request: web.Request) -> web.Response:
        if self.full:
            return web.Response(status=503)
        self.heard.append(request.headers.get("X-Signature-Timestamp"))
        return web.Response(status=202)


Posted = tuple[Balancer, dict[str, Taker], Counter[str]]


@pytest.fixture
async def balanced(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Posted]:
    monkeypatch.setattr(of_balancer, "LOOK_SECONDS", 0.02)
    takers, given = {name: Taker() for name in "abc"}, Counter[str]()
    for taker in takers.values():
        await taker.start()
    ports = {name: taker.port for name, taker in takers.items()}
    balancer = Balancer(ports, lambda _, name: given.update([name]))
    await balancer.start()
    yield balancer, takers, given
    await balancer.stop()
    for taker in takers.values():
        await taker.stop()


async def until_taking(balancer: Balancer, names: str) -> None:
    while balancer.taking != set(names):
        await asyncio.sleep(0.01)


async def post(url: str, times: int = 1) -> list[int]:
    headers = {"X-Signature-Timestamp": "7"}
    async with aiohttp.ClientSession() as session:
        answers = [await session.post(url, data=b"{}", headers=headers) for _ in range(times)]
        return [answer.status for answer in answers]


async def test_posts_go_by_turns_to_those_that_say_that_they_take_them(balanced: Posted) -> None:
    balancer, takers, given = balanced
    await until_taking(balancer, "abc")
    assert await post(balancer.url, 6) == [202] * 6
    assert given == {"a": 2, "b": 2, "c": 2}
    assert takers["a"].heard == ["7", "7"]
    takers["b"].takes = False
    await until_taking(balancer, "ac")
    given.clear()
    assert await post(balancer.url, 4) == [202] * 4
    assert given == {"a": 2, "c": 2}


async def test_another_is_asked_where_one_is_gone_or_not_ready(balanced: Posted) -> None:
    balancer, takers, given = balanced
    await until_taking(balancer, "abc")
    takers["a"].full = True
    # It has gone since somebody last looked.
    await takers["b"].stop()
    assert await post(balancer.url, 3) == [202] * 3
    assert given == {"c": 3}
    takers["c"].full = True
    assert await post(balancer.url) == [503]
