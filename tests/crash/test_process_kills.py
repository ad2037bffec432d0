"""Processes of one bot are killed and replaced while people play; nothing answered is lost."""

import asyncio
import os
import random
import signal
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from bot.exit_codes import ExitCode
from bot.playground.loopback import LoopbackDiscord
from data.postgresql.store import PostgresStore
from tests.crash.processes import BotProcesses
from tests.crash.siege import Siege
from tests.data.places import PostgresPlace
from tests.loaded_bot import LoadedBot
from tests.postgres_server import PostgresServer, missing

KILLS: Final = int(os.environ.get("CARDROOM_PROCESS_CRASHES", "4"))
STOPS: Final = max(2, KILLS // 20)
NAMES: Final = ("a", "b", "c")
LEASE_MS: Final = 2_000
TAKEN_OVER_SECONDS: Final = 60.0
"""On a machine with nothing else to do it takes as long as the lease, and a moment."""

_CUT: Final = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name LIKE 'cardroom %' AND random() < 0.3
"""

pytestmark = [pytest.mark.crash, pytest.mark.timeout(300 + 30 * KILLS)]


@pytest.fixture(scope="module")
def own_server() -> Iterator[PostgresServer]:
    """A server that may be stopped and killed."""
    if why := missing():
        pytest.skip(why)
    server = PostgresServer()
    server.start()
    yield server
    server.remove()


@pytest.fixture
async def processes(
    own_server: PostgresServer,
    loaded_bot: LoadedBot,
    discord_server: LoopbackDiscord,
    tmp_path: Path,
) -> AsyncIterator[BotProcesses]:
    address = own_server.make("siege")
    await (await PostgresStore.open(address)).close()
    found = BotProcesses(loaded_bot, discord_server, address, tmp_path, lease_ms=LEASE_MS)
    yield found
    await found.stop()


@pytest.fixture
def siege(discord_server: LoopbackDiscord, processes: BotProcesses) -> Siege:
    siege = Siege(discord_server, processes, guilds=4, chance=random.Random())
    discord_server.world.interactions.answer_seconds = 3.0
    siege.seat("Alice Bob Carol Dave", guild=0, seats=4)
    siege.seat("Bob Carol Alice", guild=1, seats=3)
    siege.seat("Dave Alice", guild=2, seats=4)
    discord_server.world.add_person("Erin").close_dms()
    siege.seat("Carol Dave Erin", guild=3, seats=3)
    return siege


@asynccontextmanager
async def played(siege: Siege, processes: BotProcesses) -> AsyncGenerator[None]:
    """Let people play while three processes run the bot, and hold all of it in the end."""
    for name in NAMES:
        await processes.start(name)
    await processes.until_served(TAKEN_OVER_SECONDS)
    await siege.until_commands_are_there()
    async with asyncio.TaskGroup() as evening:
        siege.begin(evening)
        yield
        await siege.ends()


async def test_kills_and_hand_overs_lose_nothing(siege: Siege, processes: BotProcesses) -> None:
    """Each process that is killed is started again; in between one takes another's place."""
    async with played(siege, processes):
        for number in range(KILLS):
            name = siege.chance.choice(NAMES)
            await asyncio.sleep(siege.chance.uniform(0, 1))
            await processes.start_those_that_ended()
            if number % 2:
                await processes.until_joined(name)
                old = await processes.hand_over(name)
                while old.bot.running:
                    await asyncio.sleep(0.02)
                assert old.bot.returncode == ExitCode.STOPPED or old.is_fenced, processes.logs()
            else:
                old = await processes.kill(name)
                await processes.start(name)
            await processes.until_served(TAKEN_OVER_SECONDS, without=[old.process])
            await siege.holds()
    siege.summary(f"{KILLS} kills and hand-overs")


async def test_a_process_that_was_paused_for_too_long_writes_nothing_more(
    siege: Siege, processes: BotProcesses, own_server: PostgresServer
) -> None:
    async with played(siege, processes):
        await asyncio.sleep(1)
        paused = await processes.pause(siege.chance.choice(NAMES))
        await processes.until_served(TAKEN_OVER_SECONDS, without=[paused.process])
        # Presses wait for it at its gateway, where the others hear of them as well.
        await asyncio.sleep(1)
        await siege.holds()
        siege.may_press.clear()
        # Nobody else writes from here on.
        for name in NAMES:
            if processes.runs[name] is not paused:
                await processes.kill(name)
        await processes.until_alone()
        place = PostgresPlace(own_server, processes.address)
        before = await place.everything()
        processes.go_on(paused)
        while paused.bot.running:
            await asyncio.sleep(0.02)
        assert paused.bot.returncode == ExitCode.AGAIN, processes.logs()
        await processes.until_alone()
        assert await place.everything() == before
        for name in NAMES:
            await processes.start(name)
        await processes.until_served(TAKEN_OVER_SECONDS)
    siege.summary("a pause")


async def test_a_database_that_comes_and_goes_loses_nothing(
    siege: Siege, processes: BotProcesses, own_server: PostgresServer
) -> None:
    """It is stopped in both ways and killed, and connections are broken one by one."""
    async with played(siege, processes):
        for number in range(STOPS):
            await asyncio.sleep(siege.chance.uniform(0.2, 1))
            for _ in range(5):
                await processes.rows(_CUT)
                await asyncio.sleep(siege.chance.uniform(0, 0.2))
            await asyncio.to_thread(_away, own_server, number)
            await asyncio.sleep(siege.chance.uniform(0, 1))
            await asyncio.to_thread(own_server.start)
            await processes.until_served(TAKEN_OVER_SECONDS)
            await siege.holds()
        assert all(run.bot.running or run.is_fenced for run in processes.runs.values()), (
            processes.logs()
        )
    siege.summary(f"{STOPS} stops of the database")


def _away(server: PostgresServer, number: int) -> None:
    if number % 3 == 2:
        server.kill()
    else:
        server.stop((signal.SIGINT, signal.SIGQUIT)[number % 3])
