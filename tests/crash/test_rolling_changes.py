"""Three processes behind a balancer are renewed while people play: every press is answered."""

import random
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest

from bot.playground.balancer import Balancer
from loopback_discord.server.loopback import LoopbackDiscord
from tests.conftest import ANSWER_SECONDS
from tests.crash.processes import BotProcesses, processes_on
from tests.crash.rounds import NAMES
from tests.crash.siege import Siege, places_over
from tests.loaded_bot import LoadedBot
from tests.postgres_server import PostgresServer, free_port

SHARDS: Final = 4

pytestmark = pytest.mark.crash


@pytest.fixture
async def processes(
    own_server: PostgresServer,
    loaded_bot: LoadedBot,
    discord_server: LoopbackDiscord,
    tmp_path: Path,
) -> AsyncIterator[BotProcesses]:
    async with processes_on(own_server, "rolling", loaded_bot, discord_server, tmp_path) as found:
        yield found


@pytest.fixture
async def balancer(processes: BotProcesses) -> AsyncIterator[Balancer]:
    """A balancer before all processes, which Discord is told to post to."""
    ports = {name: free_port() for name in NAMES}
    balancer = Balancer(ports)
    await balancer.start()
    for name, port in ports.items():
        processes.settings[name] = {
            "CARDROOM_PRESSES": balancer.url,
            "CARDROOM_PRESSES_AT": f"127.0.0.1:{port}",
        }
    yield balancer
    await balancer.stop()


@pytest.fixture
def siege(
    discord_server: LoopbackDiscord, processes: BotProcesses, own_server: PostgresServer
) -> Siege:
    world = discord_server.world
    siege = Siege(discord_server, processes, own_server, shards=SHARDS, chance=random.Random())
    places = places_over(world, shards=SHARDS, guilds=SHARDS, channels=SHARDS)
    world.interactions.answer_seconds = ANSWER_SECONDS
    world.add_person("Erin").close_dms()
    siege.seat(("Alice", "Bob", "Carol", "Dave"), places[0], seats=4)
    siege.seat(("Bob", "Carol", "Alice"), places[1], seats=3)
    siege.seat(("Dave", "Alice"), places[2], seats=4)
    siege.seat(("Carol", "Dave", "Erin"), places[3], seats=3)
    return siege


@pytest.mark.long
async def test_every_press_is_answered_while_each_process_is_renewed(
    siege: Siege, balancer: Balancer, discord_server: LoopbackDiscord
) -> None:
    """Each is stopped and started anew, then each is replaced by another of its name."""
    host = siege.companies[0].host
    async with siege.laid() as rounds:
        await host.until(lambda: discord_server.endpoint.url == balancer.url, what="the address")
        for renew in (rounds.renew, rounds.hand_over):
            for name in NAMES:
                await host.until(lambda: balancer.taking == set(NAMES), what="all processes")
                await renew(name)
                await siege.holds()
    assert [wait for wait in siege.told.waits if wait.seconds is None] == []
    posted = discord_server.endpoint
    assert posted.url == balancer.url
    assert posted.statuses.keys() == {202}
    sys.stdout.write(siege.summary(f"{2 * len(NAMES)} processes renewed"))
