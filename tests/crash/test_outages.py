"""The database is away for longer than a lease, in five ways: nobody is taken for dead over it."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Final

import pytest

from data.postgresql.store import PostgresStore
from loopback_discord.server.loopback import LoopbackDiscord
from tests.crash.outages import Outage, Outages
from tests.crash.processes import BotProcesses
from tests.crash.siege import Siege, places_over
from tests.cutting_proxy import CuttingProxy
from tests.loaded_bot import LoadedBot
from tests.postgres_server import FOLLOWED, QUICK, PostgresServer, started

LEASE_MS: Final = 3_000
OUTAGE_SECONDS: Final = 8.0
SHARDS: Final = 4

pytestmark = [pytest.mark.crash, pytest.mark.timeout(300)]


@pytest.fixture
def own_server() -> Iterator[PostgresServer]:
    """A server that may be killed, and that a standby may follow."""
    with started(options=(*QUICK, *FOLLOWED, "max_connections=60")) as server:
        yield server


@pytest.fixture
async def outages(own_server: PostgresServer) -> AsyncIterator[Outages]:
    proxy = CuttingProxy(own_server.port)
    await proxy.start()
    outages = Outages(own_server, proxy)
    yield outages
    await proxy.stop()
    outages.server.remove()


@pytest.fixture
async def siege(
    outages: Outages, loaded_bot: LoadedBot, discord_server: LoopbackDiscord, tmp_path: Path
) -> AsyncIterator[Siege]:
    address = outages.way_to(outages.server.make("siege"))
    await (await PostgresStore.open(address)).close()
    processes = BotProcesses(loaded_bot, discord_server, address, tmp_path, lease_ms=LEASE_MS)
    siege = Siege(discord_server, processes, outages.server, shards=SHARDS, chance=random.Random())
    world = discord_server.world
    places = places_over(world, shards=SHARDS, guilds=SHARDS, channels=SHARDS)
    # Whoever waited for the database would wait longer than that.
    world.interactions.answer_seconds = OUTAGE_SECONDS - 1
    siege.seat(("Alice", "Bob"), places[0], seats=4)
    siege.seat(("Bob", "Carol", "Alice"), places[1], seats=3)
    siege.seat(("Dave", "Alice"), places[2], seats=4)
    yield siege
    await processes.stop()


@pytest.mark.parametrize("outage", Outage)
async def test_nobody_is_taken_for_dead_and_every_press_is_answered(
    siege: Siege, outages: Outages, outage: Outage
) -> None:
    processes = siege.processes
    async with siege.laid():
        await asyncio.sleep(2)
        await outages.bring(outage, OUTAGE_SECONDS)
        await processes.until_served(60)
        # Who was last to come back has had the time of a lease by then.
        await asyncio.sleep(2 * LEASE_MS / 1000)
        await siege.holds()
        assert all(run.bot.running for run in processes.runs.values()), processes.logs()
    assert siege.told.unanswered == 0
    assert siege.told.doubled == 0
    assert "never retrieved" not in processes.logs()
