"""The playground on two processes: a table is played on if the process that plays it is killed."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import cast

import aiohttp
import pytest

from bot.playground.play import shared_database
from bot.playground.web import PAGE_HEADER
from bot.support.settings import BadSettings
from data.addresses import PostgresAddress
from loopback_discord.payloads import Payload
from tests.postgres_server import PostgresServer

ROOT = Path(__file__).parents[3]
AGAIN_SECONDS = 0.1
NAMES = "SELECT process FROM processes"


class Browser:
    """Asks what the pages of the playground ask."""

    def __init__(self, session: aiohttp.ClientSession, origin: str) -> None:
        self._session = session
        self._origin = origin

    async def asks(self, path: str, body: Payload | None = None) -> Payload:
        method = "GET" if body is None else "POST"
        async with self._session.request(method, self._origin + path, json=body) as answer:
            return await answer.json()

    async def processes(self) -> list[Payload]:
        return (await self.asks("/play/processes"))["processes"]

    async def process(self, name: str) -> Payload:
        return next(one for one in await self.processes() if one["name"] == name)

    async def shards(self) -> dict[int, Payload]:
        """Wait until two processes serve all shards, and return these.

        A process that has too many still gives some away, but of each the lowest stays.
        """
        while True:
            shards = (await self.asks("/play/processes"))["shards"]
            served = {shard["process"] for shard in shards if shard["served"]}
            if len(served) == 2 and all(shard["served"] for shard in shards):
                return {shard["number"]: shard for shard in shards}
            await asyncio.sleep(AGAIN_SECONDS)


class Player:
    """Somebody who plays Hearts by the page."""

    def __init__(self, browser: Browser, person: str, channel: str) -> None:
        self._browser, self._channel = browser, channel
        self._path = f"/play/people/{person}"

    async def opens_a_table(self) -> None:
        body: Payload = {"channel": self._channel, "name": "hearts", "options": {}}
        # The bot may still be telling its commands.
        while (await self._browser.asks(f"{self._path}/slash", body))["error"]:
            await asyncio.sleep(AGAIN_SECONDS)
        while not (start := await self._buttons(".start", self._channel)):
            await asyncio.sleep(AGAIN_SECONDS)
        await self.presses(start[0])

    async def asks_for_help(self) -> None:
        body: Payload = {"channel": self._channel, "name": "help", "options": {}}
        await self._browser.asks(f"{self._path}/slash", body)

    async def answers(self, question: int) -> None:
        """Answer the questions of the hand up to this one."""
        while (asked := await self.asked()) <= question:
            acts = [one for one in await self._buttons(".do.") if f".do.{asked}" in one[1]]
            ticks = await self._buttons(".tick.")
            if acts or ticks:
                await self.presses([*acts, *ticks][0])
            else:
                await asyncio.sleep(AGAIN_SECONDS)

    async def asked(self) -> int:
        """Return the number of the question that the hand asks, 0 before the first one."""
        acts = [*await self._buttons(".do."), *await self._buttons(".tick.")]
        return max((int(act.split(".")[3]) for _, act in acts), default=0)

    async def presses(self, button: tuple[str, str]) -> None:
        message, custom_id = button
        body: Payload = {"message": message, "custom_id": custom_id}
        await self._browser.asks(f"{self._path}/click", body)

    async def _buttons(self, kind: str, place: str | None = None) -> list[tuple[str, str]]:
        """Return buttons that can be pressed, in the channel or in the direct messages."""
        sight = await self._browser.asks(f"{self._path}?channel={self._channel}")
        return [
            (message["id"], part["custom_id"])
            for message in sight["messages"][place or sight["dm"]]
            for part in _parts(message["components"])
            if not part.get("disabled") and kind in str(part.get("custom_id"))
        ]


def _parts(shown: object) -> Iterator[Payload]:
    """Yield every component of a message."""
    if isinstance(shown, dict):
        yield cast("Payload", shown)
        shown = list(cast("Payload", shown).values())
    if isinstance(shown, list):
        for one in cast("list[object]", shown):
            yield from _parts(one)


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """A browser at a playground that was started as a person starts it."""
    words = ("-m", "bot", "play", "--processes", "2", "--port", "0", "--computer-seconds", "0")
    playground = await asyncio.create_subprocess_exec(
        sys.executable, *words, stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    try:
        assert playground.stdout is not None
        _, _, origin, *_ = (await playground.stdout.readline()).decode().split()
        async with aiohttp.ClientSession(headers={PAGE_HEADER: "1"}) as session:
            yield Browser(session, origin)
    finally:
        playground.send_signal(signal.SIGINT)
        code = await playground.wait()
    assert code == 0


@pytest.mark.postgresql
async def test_a_table_whose_process_is_killed_is_played_on(browser: Browser) -> None:
    await browser.shards()
    room = await browser.asks("/play/room")
    server, channel = room["channels"][0]["guild"], room["channels"][0]["id"]
    alice = Player(browser, room["people"][0]["id"], channel)
    # Until Discord knows the address, presses come by the gateway, and are not counted.
    while not any(one["answered"] for one in await browser.processes()):
        await alice.asks_for_help()
    await alice.opens_a_table()
    await alice.answers(question=2)
    while (asked := await alice.asked()) < 3:
        await asyncio.sleep(AGAIN_SECONDS)

    # The balancer gives presses to both by turns.
    playing, other = sorted(await browser.processes(), key=lambda one: not one["tables"])
    name = playing["name"]
    assert [(one["server"], one["people"]) for one in playing["tables"]] == [(server, ["Alice"])]
    assert playing["answered"] > 0
    assert other["forwarded"] > 0
    assert not other["tables"]
    assert await browser.asks(f"/play/processes/{name}/kill", {}) == {}
    # What the dying process was just given is lost, so she may have to press once more.
    await alice.answers(asked + 1)
    assert (await browser.process(name))["pid"] != playing["pid"]


@pytest.mark.parametrize("processes", ["1", "2"])
async def test_the_games_are_kept_in_a_database_of_a_server(
    postgres_server: PostgresServer, processes: str
) -> None:
    words = ("-m", "bot", "play", "--port", "0", "--processes", processes, "--database")
    there = postgres_server.make("evening")
    nowhere = PostgresAddress(there.url.replace("/evening", "/no_evening"))
    for address, code, told in ((there, 0, "Play at http"), (nowhere, 2, "does not exist")):
        playground = await asyncio.create_subprocess_exec(
            sys.executable,
            *(*words, address.url),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            cwd=ROOT,
        )
        assert playground.stdout is not None
        assert told in (await playground.stdout.readline()).decode()
        if not code:
            # It takes its name when it begins, and the page is there before that.
            while processes == "1" and not postgres_server.tell("evening", NAMES).strip():
                await asyncio.sleep(AGAIN_SECONDS)
            playground.send_signal(signal.SIGINT)
        assert "Traceback" not in (await playground.stdout.read()).decode()
        assert await playground.wait() == code
    postgres_server.drop("evening")


def test_several_processes_need_a_database_that_they_can_share() -> None:
    with pytest.raises(BadSettings, match="the address of a PostgreSQL database"):
        shared_database("games.sqlite3")
    given = shared_database("postgresql://somebody@127.0.0.1/games")
    assert given is not None
    assert given.url == "postgresql://somebody@127.0.0.1/games"
