"""A shard that is asked for anew, before anybody has seen that nobody was its heir any more."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest

from bot.playground.loopback import LoopbackDiscord
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
HEIRS: Final = "SELECT process, heir, ready FROM shards WHERE heir IS NOT NULL"


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
