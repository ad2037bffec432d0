"""Three processes are renewed, and killed, while people play: no move is lost.

    CARDROOM_THOROUGH=1 pytest -s tests/crash/test_rolling_changes.py -k crowd

The crowd is three hundred people for ten minutes, at processes as a host has them. Fewer or more:
`CARDROOM_CROWD_TABLES`, of four people each, and `CARDROOM_CROWD_SECONDS`.
"""

import asyncio
import os
import random
import sys
import time
from collections.abc import AsyncIterator
from itertools import cycle, product
from pathlib import Path
from typing import Final

import pytest

from bot.playground.balancer import Balancer
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.interactions import ANSWER_SECONDS as DISCORD_SECONDS
from tests.conftest import ANSWER_SECONDS
from tests.crash.processes import BotProcesses, processes_on
from tests.crash.rounds import NAMES
from tests.crash.siege import Siege, places_over
from tests.loaded_bot import LoadedBot
from tests.postgres_server import PostgresServer, free_port

SHARDS: Final = 4

TABLES: Final = int(os.environ.get("CARDROOM_CROWD_TABLES", "75"))
CROWD_SECONDS: Final = float(os.environ.get("CARDROOM_CROWD_SECONDS", "600"))
THINK_SECONDS: Final = 9.0
"""Whoever thinks about so long looks at a table where a card falls every six seconds."""
REST_SECONDS: Final = 15.0
"""Between the end of one change and the next."""
DYING_SECONDS: Final = 5.0
"""Around a kill: what the dead one was just given is answered by nobody."""

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
def by_http() -> bool:
    return True


@pytest.fixture
async def balancer(processes: BotProcesses, *, by_http: bool) -> AsyncIterator[Balancer]:
    """A balancer before all processes, which Discord is told to post to if presses come so."""
    ports = {name: free_port() for name in NAMES}
    balancer = Balancer(ports)
    await balancer.start()
    for name, port in ports.items() if by_http else ():
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
    siege = Siege(discord_server, processes, own_server, shards=SHARDS, chance=random.Random())
    discord_server.world.interactions.answer_seconds = ANSWER_SECONDS
    siege.seat_five()
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


@pytest.fixture
def crowd(
    discord_server: LoopbackDiscord, processes: BotProcesses, own_server: PostgresServer
) -> Siege:
    world = discord_server.world
    processes.anew = True
    world.interactions.answer_seconds = DISCORD_SECONDS
    siege = Siege(discord_server, processes, own_server, shards=SHARDS, chance=random.Random())
    places = places_over(world, shards=SHARDS, guilds=SHARDS, channels=TABLES)
    for number, place in enumerate(places):
        names = [world.add_person(f"P{number}x{seat}").name for seat in range(4)]
        siege.seat(names, place, seats=4, think_seconds=THINK_SECONDS)
    return siege


@pytest.mark.thorough
@pytest.mark.timeout(CROWD_SECONDS + 1200)
@pytest.mark.skipif("CARDROOM_THOROUGH" not in os.environ, reason="a crowd takes a quarter hour")
@pytest.mark.parametrize("by_http", [True, False], ids=["http", "gateway"])
async def test_a_crowd_loses_nothing_to_kills_and_rolling_changes(
    crowd: Siege, balancer: Balancer, *, by_http: bool
) -> None:
    """By turns one is killed, one stopped and started anew, one replaced by another of its name."""
    taking = set(NAMES) if by_http else set[str]()
    host, kills, changes = crowd.companies[0].host, list[float](), 0
    async with crowd.laid() as rounds:
        end = time.monotonic() + CROWD_SECONDS
        for name, act in cycle(product(NAMES, ("kill", "renew", "hand_over"))):
            await asyncio.sleep(REST_SECONDS)
            if time.monotonic() > end:
                break
            await host.until(lambda: balancer.taking == taking, what="all processes")
            if act == "kill":
                kills.append(time.monotonic())
                await rounds.kill()
            else:
                await (rounds.renew if act == "renew" else rounds.hand_over)(name)
            changes += 1
            await crowd.holds()
        # From here on people hurry to the end of their games.
        lost = [wait.since for wait in crowd.told.waits if wait.seconds is None]
        near = sum(any(abs(since - kill) < DYING_SECONDS for kill in kills) for since in lost)
        sys.stdout.write(
            f"{near} of {len(lost)} waits in vain about a kill\n"
            + crowd.summary(f"{len(kills)} kills, {changes - len(kills)} changes")
        )
