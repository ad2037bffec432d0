"""The endpoint: what Discord asks of an address, and when it takes it away."""

from collections.abc import AsyncIterator
from typing import Final

import aiohttp
import pytest
from aiohttp import web
from nacl.exceptions import BadSignatureError

from loopback_discord.server import endpoint as of_endpoint
from loopback_discord.server.loopback import LoopbackDiscord

PONG: Final = {"type": 1}


class Answerer:
    """A server of a bot that looks at signatures, as long as it `looks`."""

    def __init__(self, discord_server: LoopbackDiscord) -> None:
        self._key = discord_server.endpoint.key.verify_key
        self.looks = True
        self.pong: object = PONG
        self.posted: list[object] = []

    async def hear(self, request: web.Request) -> web.Response:
        raw, at = await request.read(), request.headers["X-Signature-Timestamp"]
        try:
            signature = bytes.fromhex(request.headers["X-Signature-Ed25519"])
            self._key.verify(at.encode() + raw, signature)
        except BadSignatureError:
            if self.looks:
                return web.Response(status=401)
        body = await request.json()
        if body == PONG:
            return web.json_response(self.pong)
        self.posted.append(body)
        return web.Response(status=202)


@pytest.fixture
async def answerer(discord_server: LoopbackDiscord, port: int) -> AsyncIterator[Answerer]:
    answerer, app = Answerer(discord_server), web.Application()
    app.router.add_post("/", answerer.hear)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    yield answerer
    await runner.cleanup()


async def told(discord_server: LoopbackDiscord, url: str | None) -> tuple[int, object]:
    """Tell Discord of an address as a bot does."""
    where, headers = f"{discord_server.api_url}/applications/@me", {"Authorization": "Bot token"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.patch(where, json={"interactions_endpoint_url": url}) as answer,
    ):
        return answer.status, (await answer.json()).get("interactions_endpoint_url")


async def test_an_address_is_taken_that_answers_a_ping_and_refuses_strangers(
    discord_server: LoopbackDiscord, answerer: Answerer, port: int
) -> None:
    url = f"http://127.0.0.1:{port}/"
    assert await told(discord_server, url) == (200, url)
    discord_server.endpoint.post({"type": 3})
    while not answerer.posted:
        await discord_server.endpoint.settle()
    assert answerer.posted == [{"type": 3}]
    assert await told(discord_server, None) == (200, None)
    answerer.looks = False
    assert await told(discord_server, url) == (400, None)
    answerer.looks, answerer.pong = True, {"type": 4}
    assert await told(discord_server, url) == (400, None)
    assert await told(discord_server, "http://127.0.0.1:1/") == (400, None)
    assert discord_server.endpoint.url is None


async def test_who_answers_a_stranger_later_loses_the_address(
    discord_server: LoopbackDiscord,
    answerer: Answerer,
    port: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(of_endpoint, "PROBED_EVERY", 3)
    url = f"http://127.0.0.1:{port}/"
    assert (await told(discord_server, url))[0] == 200
    for _ in range(4):
        discord_server.endpoint.post({"type": 3})
        await discord_server.endpoint.settle()
    assert discord_server.endpoint.url == url
    answerer.looks = False
    for _ in range(2):
        discord_server.endpoint.post({"type": 3})
        await discord_server.endpoint.settle()
    assert discord_server.endpoint.url is None
    assert discord_server.endpoint.taken_away == 1
    assert discord_server.endpoint.statuses == {202: 6}
