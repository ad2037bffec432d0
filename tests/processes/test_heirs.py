"""Shards on their way from one process to another, of which one is real."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest

from bot.playground.discord.people.person import Person
from bot.playground.discord.server.loopback import LoopbackDiscord
from data.postgresql.store import PostgresStore
from tests.conftest import BotProcess
from tests.data.places import PostgresPlace
from tests.loaded_bot import LoadedBot
from tests.postgres_server import PostgresServer

SHARDS: Final = 4

# They serve in word only: what one of them is asked for, it never hands over.
OTHERS: Final = f"""
INSERT INTO processes (process, name, pinned, joined_at, lease_until)
VALUES ('x/1', 'x', '[]', 0, 9000000000000), ('y/1', 'y', '[]', 0, 9000000000000);
INSERT INTO shards (shard, process)
SELECT number, 'x/1' FROM generate_series(0, {SHARDS - 1}) number;
"""
ASKED_ANEW: Final = "UPDATE shards SET process = 'y/1', ready = 0 WHERE heir IS NOT NULL"
HANDED_OVER_AND_ASKED_FOR: Final = """
UPDATE shards SET process = heir, heir = 'x/1', ready = 1
WHERE shard = (SELECT min(shard) FROM shards WHERE ready = 1 AND process = 'x/1')
"""
HEIRS: Final = "SELECT process, heir, ready FROM shards WHERE heir IS NOT NULL"
READY: Final = "SELECT min(shard) FROM shards WHERE ready = 1 AND process = 'x/1'"


@pytest.fixture
async def place(
    postgres_server: PostgresServer,
    loaded_bot: LoadedBot,
    discord_server: LoopbackDiscord,
    tmp_path: Path,
) -> AsyncIterator[PostgresPlace]:
    """The database of a process that has just begun, beside one that serves all shards."""
    address = postgres_server.make("asked")
    await (await PostgresStore.open(address)).close()
    place = PostgresPlace(postgres_server, address)
    await place.do(OTHERS)
    discord_server.gateway.session_starts.shards = SHARDS
    bot = BotProcess(loaded_bot, discord_server, tmp_path)
    bot.on_server = address
    await bot.start(CARDROOM_PROCESS="a")
    yield place
    await bot.end()
    postgres_server.drop("asked")


async def test_an_heir_is_ready_again_if_another_process_serves_the_shard_meanwhile(
    place: PostgresPlace,
) -> None:
    async def is_ready(of: str) -> bool:
        return [(process, ready) for process, _, ready in await place.rows(HEIRS)] == [(of, 1)]

    async with asyncio.timeout(60):
        while not await is_ready("x/1"):
            await asyncio.sleep(0.05)
        # Between two looks the process died, another claimed its shard, and was asked for it.
        await place.do(ASKED_ANEW)
        while not await is_ready("y/1"):
            await asyncio.sleep(0.05)


async def test_what_an_heir_holds_is_answered_even_if_the_shard_goes_on_to_the_next_one(
    place: PostgresPlace, discord_server: LoopbackDiscord, alice: Person
) -> None:
    """The next one may have connected after it was pressed."""
    async with asyncio.timeout(60):
        while (shard := (await place.rows(READY))[0][0]) is None:
            await asyncio.sleep(0.05)
        guild = discord_server.world.add_guild("Here", shard=(int(shard), SHARDS))
        cards = discord_server.world.add_channel(guild, "cards")
        discord_server.world.interactions.answer_seconds = 20.0
        command = {"id": "1", "name": "ping", "type": 1}
        told = asyncio.create_task(alice.slash_raw(cards, command, forged=True))
        # It is held: the shard is another one's.
        await asyncio.sleep(0.2)
        assert not told.done()
        await place.do(HANDED_OVER_AND_ASKED_FOR)
        answer = await told
        assert answer.error is None
        while await place.rows(f"SELECT 1 FROM shards WHERE shard = {shard} AND process <> 'x/1'"):
            await asyncio.sleep(0.05)
