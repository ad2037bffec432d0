"""Processes of one bot are killed and replaced while people play; nothing answered is lost."""

import asyncio
import os
import random
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Final

import pytest

from loopback_discord.server.loopback import LoopbackDiscord
from tests.crash.processes import BotProcesses, processes_on
from tests.crash.siege import Siege, places_over
from tests.loaded_bot import LoadedBot
from tests.pgbouncer import PROGRAM, PgBouncer
from tests.postgres_server import PostgresServer, started

KILLS: Final = int(os.environ.get("CARDROOM_PROCESS_CRASHES", "4"))
STOPS: Final = max(2, KILLS // 20)
LEASE_MS: Final = 2_000
SHARDS: Final = 4

pytestmark = [pytest.mark.crash, pytest.mark.timeout(300 + 30 * KILLS)]


@pytest.fixture(scope="module")
def own_server() -> Iterator[PostgresServer]:
    """A server that may be stopped and killed."""
    with started() as server:
        yield server


@pytest.fixture
async def processes(
    own_server: PostgresServer,
    loaded_bot: LoadedBot,
    discord_server: LoopbackDiscord,
    tmp_path: Path,
) -> AsyncIterator[BotProcesses]:
    async with processes_on(
        own_server, "siege", loaded_bot, discord_server, tmp_path, lease_ms=LEASE_MS
    ) as found:
        yield found


@pytest.fixture
def pool(processes: BotProcesses, own_server: PostgresServer) -> Iterator[None]:
    """Let processes reach the server by a pool that keeps sessions."""
    if PROGRAM is None:
        pytest.skip("PgBouncer is not installed here")
    with PgBouncer(own_server.port, own_server.role, default_pool_size=80) as pool:
        processes.address = pool.way_to(processes.address, own_server.port)
        yield


@pytest.fixture
def siege(
    discord_server: LoopbackDiscord, processes: BotProcesses, own_server: PostgresServer
) -> Siege:
    siege = Siege(discord_server, processes, own_server, shards=SHARDS, chance=random.Random())
    discord_server.world.interactions.answer_seconds = 3.0
    siege.seat_five()
    return siege


async def test_kills_and_hand_overs_lose_nothing(siege: Siege) -> None:
    """Each process that is killed is started again; in between one takes another's place."""
    await killed_and_handed_over(siege)


@pytest.mark.usefixtures("pool")
async def test_kills_and_hand_overs_lose_nothing_behind_a_pool(siege: Siege) -> None:
    await killed_and_handed_over(siege)


async def killed_and_handed_over(siege: Siege) -> None:
    async with siege.laid() as rounds:
        for number in range(KILLS):
            await asyncio.sleep(siege.chance.uniform(0, 1))
            match number % 4:
                case 0:
                    await rounds.kill()
                case 1:
                    await rounds.hand_over()
                case 2:
                    await rounds.kill(2)
                case _:
                    await rounds.break_hand_over()
            await siege.holds()
    sys.stdout.write(siege.summary(f"{KILLS} kills and hand-overs"))


async def test_a_process_that_was_paused_for_too_long_writes_nothing_more(siege: Siege) -> None:
    async with siege.laid() as rounds:
        await asyncio.sleep(1)
        await rounds.pause(0, siege.may_press)
        await siege.holds()
    sys.stdout.write(siege.summary("a pause"))


@pytest.mark.long
async def test_a_process_to_which_discord_says_nothing_at_its_start_is_not_taken_for_dead(
    processes: BotProcesses, discord_server: LoopbackDiscord
) -> None:
    places_over(discord_server.world, shards=1, guilds=1, channels=1)
    await processes.start("a")
    await processes.until_served(30)
    silence = 2.5 * LEASE_MS / 1000
    discord_server.faults.add("GET", "/gateway/bot", delay_seconds=silence)
    run = await processes.start("b")
    await processes.until_joined("b")
    await asyncio.sleep(silence)
    ended = "SELECT ended_at FROM processes WHERE process = ?"
    assert await processes.rows(ended, await processes.process_of(run)) == [(None,)]
    # It takes over what the other one served.
    killed = await processes.kill("a")
    await processes.until_served(30, without=[killed.process])
    assert run.bot.running


async def test_a_database_that_comes_and_goes_loses_nothing(siege: Siege) -> None:
    """It is stopped in both ways and killed, and connections are broken one by one."""
    async with siege.laid() as rounds:
        for _ in range(STOPS):
            await asyncio.sleep(siege.chance.uniform(0.2, 1))
            await rounds.cut_connections()
            await rounds.stop_server()
            await siege.holds()
    sys.stdout.write(siege.summary(f"{STOPS} stops of the database"))
