"""A card room on a loopback Discord, and evenings played in it."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

from bot.client import ONLY_PROCESS, CardRoomClient
from bot.gateway.timeouts import GATEWAY_TIMEOUTS, GatewayTimeouts
from bot.playground.loopback import LoopbackDiscord
from bot.playground.person import Person
from bot.playground.places import Channel
from bot.playground.regular import press_one
from bot.registration import AGAIN_AFTER_SECONDS
from bot.room.live_table import LiveTable
from bot.room.pace import PACES, Pace
from bot.room.post import SECONDS_AN_EDIT
from bot.settings import Settings
from data.sqlite.store import SqliteStore
from data.store import Store
from tests.end_to_end.watching import Watch

LONGEST_SECONDS: Final = 240.0
"""What a whole game is given: on a machine with nothing else to do none takes a tenth of it.

It is less than what a test is given (`pyproject.toml`), so that it is the test that fails.
"""


class Evening:
    """A card room that can be closed and opened again on the same file."""

    def __init__(self, discord_server: LoopbackDiscord, database: Path) -> None:
        self.discord_server = discord_server
        self.database = database
        self.computer_seconds = 0.0
        self.second_tap_seconds = 0.0
        self.thinking_seconds = 0.05
        self.seconds_an_edit = SECONDS_AN_EDIT
        self.paces: Mapping[str, Pace] = PACES
        self.pause_hours = 24.0
        self.timeouts = GATEWAY_TIMEOUTS
        self.register_again_after: Sequence[float] = AGAIN_AFTER_SECONDS
        self.seed = 20
        self.owner = ONLY_PROCESS
        self._client: CardRoomClient | None = None
        self._running: asyncio.Task[None] | None = None

    @property
    def client(self) -> CardRoomClient:
        assert self._client is not None
        return self._client

    @property
    def store(self) -> Store:
        return self.client.store

    @property
    def live_table(self) -> LiveTable:
        """The one running table; another that is over may still be tidied up."""
        (live_table,) = (
            one for one in self.client.room.live_tables.values() if one.game.outcome is None
        )
        return live_table

    async def made(self) -> CardRoomClient:
        """Return a client that nobody has started."""
        settings = Settings(
            token="a-token",
            database=self.database,
            computer_seconds=self.computer_seconds,
            thinking_seconds=self.thinking_seconds,
            pause_hours=self.pause_hours,
        )
        store = await SqliteStore.open(self.database)
        return CardRoomClient(
            settings,
            store,
            chance=random.Random(self.seed),
            paces=self.paces,
            guild_ready_timeout=0.05,
            timeouts=self.timeouts,
            second_tap_seconds=self.second_tap_seconds,
            owner=self.owner,
            seconds_an_edit=self.seconds_an_edit,
            register_again_after=self.register_again_after,
        )

    async def open(self) -> None:
        client = await self.made()
        self._client = client
        self._running = asyncio.create_task(client.start("a-token"))
        ready = asyncio.create_task(client.wait_until_ready())
        await asyncio.wait({ready, self._running}, return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            ready.cancel()
            await self._running
        await ready

    async def ended(self) -> None:
        """Wait until the client ends by itself; its error is raised."""
        assert self._running is not None
        await asyncio.shield(self._running)

    async def close(self) -> None:
        if self._client is None or self._running is None:
            return
        client, self._client = self._client, None
        try:
            await client.close()
            await self._running
        finally:
            await client.store.close()


@pytest.fixture
def timeouts() -> GatewayTimeouts:
    """How long the line to Discord is waited for."""
    return GATEWAY_TIMEOUTS


@pytest.fixture
def seconds_an_edit() -> float:
    """How soon a public message may be edited again: sooner than Discord likes, so nobody waits."""
    return 0.05


@pytest.fixture
async def evening(
    discord_server: LoopbackDiscord,
    tmp_path: Path,
    timeouts: GatewayTimeouts,
    seconds_an_edit: float,
) -> AsyncIterator[Evening]:
    """An open card room."""
    evening = Evening(discord_server, tmp_path / "cardroom.sqlite3")
    evening.timeouts = timeouts
    evening.seconds_an_edit = seconds_an_edit
    await evening.open()
    yield evening
    await evening.close()


@pytest.fixture
def watch(evening: Evening, discord_server: LoopbackDiscord) -> Iterator[Watch]:
    """A watch over everything that leaves the bot."""
    watch = Watch(evening, discord_server)
    watch.begin()
    yield watch
    watch.end()


@pytest.fixture
def cards(discord_server: LoopbackDiscord) -> Channel:
    """The channel #cards."""
    return discord_server.world.place("cards")


async def gather_at_table(
    host: Person, others: Iterable[Person], *, command: str = "hearts", **options: str | int
) -> None:
    """Open a table, let the others join, and start."""
    lobby = await host.slash(command, None, **options)
    for person in others:
        await person.click(lobby, "Join")
    await host.click(lobby, "Start")


async def play_until(
    people: Iterable[Person],
    done: Callable[[], bool],
    *,
    where: Channel | None = None,
) -> None:
    """Let people press what is on offer until `done`, whoever is in turn first."""
    async with asyncio.timeout(LONGEST_SECONDS):
        while not done():
            pressed = False
            for person in people:
                if not done() and await press_one(person, where) is not None:
                    pressed = True
            if not pressed:
                await asyncio.sleep(0.01)
