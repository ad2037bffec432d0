"""Fields while the bot is killed, its database comes and goes, and hours pass at once."""

import asyncio
import json
import os
import random
import sys
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from data.addresses import StoreAddress
from data.opening import store_at
from data.postgresql.store import PostgresStore
from loopback_discord.server.loopback import LoopbackDiscord
from tests.conftest import BotProcess, there
from tests.crash.challenge_crowd import Crowd
from tests.crash.challenges_recounted import recounted
from tests.crash.lives import ANSWER, FIRST, NOWHERE
from tests.crash.outages import Outage, Outages
from tests.crash.processes import BotProcesses
from tests.crash.siege import places_over
from tests.cutting_proxy import CuttingProxy
from tests.loaded_bot import LoadedBot
from tests.postgres_server import PostgresServer
from tests.stored import closed_after, held, rows_of, time_passes

ROUNDS: Final = int(os.environ.get("CARDROOM_CRASHES", "100"))
LIFE_SECONDS: Final = 4.0
HOUR_MS: Final = 3_600_000
NAMES: Final = ("a", "b")

pytestmark = [
    pytest.mark.crash,
    pytest.mark.thorough,
    pytest.mark.timeout(300 + 30 * ROUNDS),
    pytest.mark.skipif("CARDROOM_THOROUGH" not in os.environ, reason="a siege takes an hour"),
]

_OPEN: Final = """
SELECT 1 FROM fields WHERE kind <> 'day' AND result_id IS NULL
UNION ALL SELECT 1 FROM moderation_log WHERE posted = 0
"""

_PICTURES: Final = """
INSERT INTO person_preferences (person, name, word) VALUES (?, 'pictures', 'cards')
ON CONFLICT (person, name) DO NOTHING
"""

_CHOSEN: Final = """
INSERT INTO guild_preferences (guild_id, name, word) VALUES (?, ?, ?)
ON CONFLICT (guild_id, name) DO UPDATE SET word = excluded.word
"""


class Alone:
    def __init__(self, process: BotProcess) -> None:
        self._process = process

    async def start(self, ahead_ms: int) -> None:
        await self._process.start(anew=False, first=FIRST, **_ahead(ahead_ms))
        assert await self._process.connected(), self.logs()

    async def kill(self) -> None:
        await self._process.end()
        time_passes(self._process.store)

    async def be_without_store(self) -> None:
        async with held(self._process.store):
            await asyncio.sleep(2)

    def logs(self) -> str:
        return self._process.log.read_text()


class Both:
    def __init__(self, processes: BotProcesses, outages: Outages) -> None:
        self._processes, self._outages = processes, outages
        self._ways = random.Random(1)

    async def start(self, ahead_ms: int) -> None:
        for name in NAMES:
            await self._processes.start(name, **_ahead(ahead_ms))
        await self._processes.until_served(60)

    async def kill(self) -> None:
        for name in NAMES:
            await self._processes.kill(name)

    async def be_without_store(self) -> None:
        await self._outages.bring(self._ways.choice((Outage.CUT, Outage.HOLE)), 2)

    def logs(self) -> str:
        return self._processes.logs()


def _ahead(ahead_ms: int) -> dict[str, str]:
    return {"AHEAD_MS": str(ahead_ms), "DIES_AT": json.dumps(NOWHERE)}


def trouble(discord_server: LoopbackDiscord, chance: random.Random) -> None:
    """Let Discord fail now and then, before or after it has done what it was asked for."""
    for _ in range(6):
        discord_server.faults.add(
            "*",
            chance.choice(("*", ANSWER)),
            status=503,
            after_effect=chance.random() < 0.5,
            when=lambda _: chance.random() < 0.1,
        )
    discord_server.faults.add(
        "POST", ANSWER, late_seconds=3.5, when=lambda _: chance.random() < 0.1
    )


async def choose(crowd: Crowd, address: StoreAddress, game: str) -> None:
    """Let each server have a weekly tournament or none, and a channel for its log.

    Every third person wants hands in pictures.
    """
    async with closed_after(await store_at(address)) as store:
        for person in crowd.people[::3]:
            await store.database.do(_PICTURES, (person.id,))
        for place in crowd.places:
            guild = there(place.guild).id
            chosen = {
                "weekly": game,
                "weekly_channel": str(place.id),
                "log_channel": str(crowd.logs[guild].id),
            }
            for name, word in chosen.items():
                await store.database.do(_CHOSEN, (guild, name, word))


async def lay(
    bot: "Alone | Both",
    crowd: Crowd,
    discord_server: LoopbackDiscord,
    address: StoreAddress,
    what: str,
) -> None:
    chance, may_press = crowd.chance, asyncio.Event()
    await choose(crowd, address, "all_fours")
    discord_server.faults.way_seconds = partial(chance.uniform, 0, 0.02)
    async with asyncio.TaskGroup() as evening:
        pressing = [evening.create_task(crowd.play_on(one, may_press)) for one in crowd.people]
        for number in range(ROUNDS):
            await bot.start(crowd.ahead_ms)
            may_press.set()
            trouble(discord_server, chance)
            await asyncio.sleep(chance.uniform(0.5, 1) * LIFE_SECONDS)
            if number % 4 == 2:
                await bot.be_without_store()
                await asyncio.sleep(1)
            await bot.kill()
            may_press.clear()
            discord_server.faults.clear()
            if chance.random() < 0.5:
                discord_server.world.interactions.give_up()
            crowd.ahead_ms += chance.choice((0, 0, 1, 7, 25)) * HOUR_MS
        for one in pressing:
            one.cancel()
    discord_server.world.interactions.give_up()
    await choose(crowd, address, "never")
    crowd.ahead_ms += 200 * HOUR_MS
    await bot.start(crowd.ahead_ms)

    async with asyncio.timeout(120):
        while await asyncio.to_thread(rows_of, address, _OPEN):
            await asyncio.sleep(0.1)
    await bot.kill()
    found = await recounted(address)
    crowd.holds(address)
    assert "incident" not in bot.logs()
    # On a busy machine nobody may come far in one of the two.
    assert found["finished in challenges"] + found["finished in tournaments"]
    sys.stdout.write(f"{what}, {ROUNDS} rounds: {dict(found)}, {dict(crowd.told)}\n")


@pytest.mark.each_database
async def test_challenges_outlive_kills_and_jumps_of_time(
    bot_process: BotProcess, discord_server: LoopbackDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = discord_server.world
    world.interactions.answer_seconds = 3.0
    crowd = Crowd(world, [world.place("cards")], monkeypatch, random.Random())
    await lay(Alone(bot_process), crowd, discord_server, bot_process.store, "one process")


async def test_challenges_of_two_processes_outlive_the_same(
    own_server: PostgresServer,
    loaded_bot: LoadedBot,
    discord_server: LoopbackDiscord,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = discord_server.world
    world.interactions.answer_seconds = 3.0
    starts = discord_server.gateway.session_starts
    starts.shards, starts.max_concurrency = 2, 16
    starts.total = starts.remaining = 1_000_000
    places = places_over(world, shards=2, guilds=2, channels=2)
    address = own_server.make("challenges")
    await (await PostgresStore.open(address)).close()
    proxy = CuttingProxy(own_server.port)
    await proxy.start()
    outages = Outages(own_server, proxy)
    processes = BotProcesses(
        loaded_bot, discord_server, outages.way_to(address), tmp_path, lease_ms=2000
    )
    processes.first = FIRST
    crowd = Crowd(world, places, monkeypatch, random.Random())
    try:
        await lay(Both(processes, outages), crowd, discord_server, address, "two processes")
    finally:
        await processes.stop()
        await proxy.stop()
