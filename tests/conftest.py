"""Fixtures for every test that plays through a Discord."""

import asyncio
import contextlib
import gc
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

import pytest
from hypothesis import settings

from bot.discord.gateway.addresses import point_discord_at
from data.addresses import PostgresAddress, StoreAddress
from data.postgresql.migrating import migrated, shipped
from data.sql.database import Value
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests import databases, ordering
from tests.empty_file import lay_empty_file
from tests.endings import pytest_runtest_logfinish, pytest_runtest_setup, pytest_runtest_teardown
from tests.loaded_bot import LoadedBot
from tests.postgres_server import OwnDatabase, PostgresServer, free_port, started
from tests.second_opinion import Opinion, opinion
from tests.stored import loop_beside, rows_of, time_passes

__all__ = ["pytest_runtest_logfinish", "pytest_runtest_setup", "pytest_runtest_teardown"]

# A profile counts for the tests that are collected after it, so it is set before all of them. How
# fast the machine is, is not what they test.
settings.register_profile("patient", deadline=None, print_blob=True)
settings.load_profile("patient")


MEMORY: Final = Path("/dev/shm")
"""Where Linux keeps files in memory."""
ROOMY: Final = 2 << 30
"""How many bytes have to be free there: the tests need a tenth, if some of them fail."""


LATE_SECONDS: Final = float(os.environ.get("CARDROOM_LATE_SECONDS", "0"))
"""Each request, and each answer, is on its way for a time by chance, at most so long."""


BY_DOOR: Final = os.environ.get("CARDROOM_DOOR") == "http"
"""Whether all presses come by HTTP."""


def pytest_configure(config: pytest.Config) -> None:
    """Keep the files of tests in memory if there is room, unless `TMPDIR` names another place.

    Each move is written through to the disk, and most of what an evening costs a disk is that. No
    test is about what a power cut leaves: a process that is killed loses nothing in memory either.
    """
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= ROOMY:
        os.environ.setdefault("TMPDIR", str(MEMORY))
        # It was asked for, and kept, when output was captured.
        tempfile.tempdir = None
    config.pluginmanager.register(databases)
    config.pluginmanager.register(ordering)


def pytest_collection() -> None:
    """Leave the collector of garbage out while tests are collected, as all of them stay."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Let the collector of garbage pass over the thousands of tests, which stay to the end.

    It looks seldom at what lasts, too: games and texts are remembered for tests to come.
    """
    gc.enable()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


def pytest_sessionfinish() -> None:
    """Look for what tests have left open once more, and not at everything again at the exit.

    The interpreter would look through all that games, texts and pictures have been remembered.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A real PostgreSQL; whatever needs it is skipped where there is none."""
    with started() as server:
        yield server


@pytest.fixture
def own_server() -> Iterator[PostgresServer]:
    """A server that may be stopped and killed."""
    with started() as server:
        yield server


@pytest.fixture(scope="session")
def postgres_template(postgres_server: PostgresServer) -> str:
    """The name of a database of the store with nothing in it, which is quicker to copy."""
    address = postgres_server.make("template")
    # Whoever asks may be in a loop already.
    with ThreadPoolExecutor() as beside:
        beside.submit(lambda: asyncio.run(migrated(address, shipped()))).result()
    return "template"


@pytest.fixture(scope="session")
def own_database(postgres_server: PostgresServer, postgres_template: str) -> OwnDatabase:
    """The database that tests of the bot have one after another."""
    return OwnDatabase(postgres_server, postgres_template)


@pytest.fixture
def door() -> bool:
    """Whether presses come by HTTP and not by the gateway; in both ways if marked `either_door`."""
    return BY_DOOR


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what is marked so once by the gateway and once by HTTP."""
    if "door" in metafunc.fixturenames and any(metafunc.definition.iter_markers("either_door")):
        metafunc.parametrize("door", [False, True], ids=["gateway", "http"])


@pytest.fixture
def port() -> int:
    """A port that nobody else has at the moment."""
    return free_port()


@pytest.fixture
def database() -> str:
    """Where card rooms and bots keep everything, unless a test is marked `each_database`."""
    return "sqlite"


@pytest.fixture
def on_server(request: pytest.FixtureRequest, database: str) -> PostgresAddress | None:
    """A database with nothing in it on a real PostgreSQL, if that is where everything is kept."""
    if database == "sqlite":
        return None
    # A test may watch the log, and look at the store for each line of it.
    loop_beside()
    own: OwnDatabase = request.getfixturevalue("own_database")
    return own.empty()


@pytest.fixture(scope="session")
def second_opinion() -> Opinion:
    """Check requests against Discord's OpenAPI description, for `discord_server.api.validate`."""
    found = opinion()
    if found is None:
        pytest.skip("Discord's OpenAPI description is not here")
    return found


T = TypeVar("T")


def there(found: T | None) -> T:
    """Return what has to be there."""
    assert found is not None
    return found


def of_kind(kind: type[T], found: object) -> T:
    """Return what has to be of this kind."""
    assert isinstance(found, kind)
    return found


ANSWER_SECONDS: Final = 20.0
"""How long people in tests wait for an answer: how fast the machine is, is not what they test."""


@pytest.fixture
async def discord_server() -> AsyncIterator[LoopbackDiscord]:
    """Start a loopback Discord of four people and point discord.py at it."""
    server = LoopbackDiscord()
    if LATE_SECONDS:
        server.faults.way_seconds = partial(Random().uniform, 0, LATE_SECONDS)
    server.world.interactions.answer_seconds = ANSWER_SECONDS
    await server.start()
    point_discord_at(server.api_url, server.gateway_url)
    yield server
    await server.stop()


@pytest.fixture
def cards(discord_server: LoopbackDiscord) -> Channel:
    """The channel #cards."""
    return discord_server.world.place("cards")


@pytest.fixture
def alice(discord_server: LoopbackDiscord) -> Person:
    return discord_server.world.person("Alice")


@pytest.fixture
def bob(discord_server: LoopbackDiscord) -> Person:
    return discord_server.world.person("Bob")


@pytest.fixture
def carol(discord_server: LoopbackDiscord) -> Person:
    return discord_server.world.person("Carol")


@pytest.fixture
def dave(discord_server: LoopbackDiscord) -> Person:
    return discord_server.world.person("Dave")


@pytest.fixture
def people(alice: Person, bob: Person, carol: Person, dave: Person) -> list[Person]:
    """Four people for one table."""
    return [alice, bob, carol, dave]


class BotProcess:
    """The bot as a process of its own, which may be killed and started again on the same file."""

    def __init__(
        self, loaded_bot: LoadedBot, discord_server: LoopbackDiscord, folder: Path
    ) -> None:
        self.loaded_bot = loaded_bot
        self.discord_server = discord_server
        self.database = folder / "cardroom.sqlite3"
        self.on_server: PostgresAddress | None = None
        """The database of a server, if it keeps everything there and not in the file."""
        self.log = folder / "log"
        self._folder = folder
        self._process: int | None = None
        self._ended = folder / "ended"

    @property
    def store(self) -> StoreAddress:
        """Where it keeps everything."""
        return self.database if self.on_server is None else self.on_server

    @property
    def running(self) -> bool:
        return self._process is not None and not self._ended.exists()

    @property
    def returncode(self) -> int | None:
        return int(self._ended.read_text()) if self._ended.exists() else None

    async def start(
        self,
        command: str = "run",
        *,
        anew: bool = False,
        first: Path | None = None,
        **environment: str,
    ) -> None:
        """Start it and return at once; what it writes is added to `log`.

        Only one that is started `anew` loads the program as it does when a person starts it. Any
        other runs the script `first` before it begins.
        """
        assert not self.running
        self._ended.unlink(missing_ok=True)
        if self._process is None and self.on_server is None and not anew:
            lay_empty_file(self.database)
        told: Mapping[str, str] = {
            **{name: value for name, value in os.environ.items() if "CARDROOM" not in name},
            "DISCORD_TOKEN": "a-token",
            "CARDROOM_DATABASE": str(self.database)
            if self.on_server is None
            else self.on_server.url,
            "CARDROOM_API_URL": self.discord_server.api_url,
            "CARDROOM_GATEWAY_URL": self.discord_server.gateway_url,
            "CARDROOM_COMPUTER_SECONDS": "0",
            "CARDROOM_INTERVALS": "0",
            "CARDROOM_EMOJIS": "off",
            **environment,
        }
        self._process = self.loaded_bot.start(
            command,
            folder=self._folder,
            environment=told,
            log=self.log,
            ended=self._ended,
            anew=anew,
            first=first,
        )

    async def begin(self, command: str = "run", *, anew: bool = False, **environment: str) -> None:
        """Start it, and wait until it hears what people do."""
        await self.start(command, anew=anew, first=None, **environment)
        assert await self.connected(), self.log.read_text()

    async def connected(self) -> bool:
        """Wait until it hears what people do; False where it has ended instead."""
        gateway = self.discord_server.gateway
        heard = gateway.identified + gateway.resumed
        while self.running:
            # It tells of the commands when it is connected.
            told = self.discord_server.world.commands.of(None)
            if told and gateway.identified + gateway.resumed > heard:
                return True
            await asyncio.sleep(0.01)
        return False

    def kill(self, number: signal.Signals = signal.SIGKILL) -> None:
        """Send a signal and return at once."""
        assert self._process is not None
        if self.running:
            # It may end by itself before the signal comes.
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._process, number)

    async def end(self, number: signal.Signals = signal.SIGKILL) -> int:
        """Send a signal, wait for the end and return the exit code."""
        self.kill(number)
        return await self.ended()

    async def ended(self) -> int:
        """Wait until it has ended, by itself or by a signal, and return the exit code."""
        while (code := self.returncode) is None:
            await asyncio.sleep(0.005)
        return code

    def rows(self, query: str, *values: Value) -> list[tuple[Any, ...]]:
        """Ask its store, whether it lives or not."""
        return rows_of(self.store, query, *values)

    def actions(self, table_id: str) -> list[tuple[int, str]]:
        """Return what its store holds of the actions of a table, each with its seat."""
        return self.rows(
            "SELECT seat, action FROM journal WHERE table_id = ? ORDER BY number", table_id
        )

    async def die(self) -> None:
        """Be killed, and known to be dead; nobody waits for an answer any more."""
        await self.end()
        time_passes(self.store)
        self.discord_server.faults.clear()
        self.discord_server.world.interactions.give_up()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk that is full after 200 kB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=200k", "tmpfs", folder]
    mounted = subprocess.run(mount, check=False, capture_output=True)
    if mounted.returncode:
        pytest.skip("only root may mount a small disk")
    yield folder
    subprocess.run(["umount", "-l", folder], check=True)


@pytest.fixture(scope="session")
def loaded_bot() -> Iterator[LoadedBot]:
    """The process from which bots are forked."""
    with LoadedBot() as loaded:
        yield loaded


@pytest.fixture
async def bot_process(
    loaded_bot: LoadedBot,
    discord_server: LoopbackDiscord,
    tmp_path: Path,
    on_server: PostgresAddress | None,
) -> AsyncIterator[BotProcess]:
    """A bot that is not started yet."""
    process = BotProcess(loaded_bot, discord_server, tmp_path)
    process.on_server = on_server
    yield process
    if process.running:
        await process.end()
