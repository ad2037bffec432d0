"""A table that was opened just when its shard went to another process goes on when its own ends."""

import asyncio
from pathlib import Path
from typing import Final

from bot.playground.discord.server.loopback import LoopbackDiscord
from data.postgresql.store import PostgresStore
from engine.table.chairs import Chair
from tests.conftest import BotProcess
from tests.data.places import PostgresPlace
from tests.loaded_bot import LoadedBot
from tests.postgres_server import PostgresServer
from tests.table_rows import table_row

# It lives in word only, and serves nothing.
OTHER: Final = """
INSERT INTO processes (process, name, pinned, joined_at, lease_until)
VALUES ('x/1', 'x', '[]', 0, 9000000000000)
"""
ENDS: Final = "UPDATE processes SET ended_at = 1 WHERE process = 'x/1'"
SERVED: Final = "SELECT 1 FROM shards WHERE process IS NOT NULL"
OWNER: Final = "SELECT owner FROM tables"


async def test_an_orphaned_table_goes_on_when_the_process_that_had_it_has_ended(
    postgres_server: PostgresServer,
    loaded_bot: LoadedBot,
    discord_server: LoopbackDiscord,
    tmp_path: Path,
) -> None:
    address = postgres_server.make("orphaned")
    store = await PostgresStore.open(address)
    place = PostgresPlace(postgres_server, address)
    cards = discord_server.world.place("cards")
    assert cards.guild is not None
    alice = discord_server.world.person("Alice")
    await place.do(OTHER)
    bot = BotProcess(loaded_bot, discord_server, tmp_path)
    bot.on_server = address
    await bot.start(CARDROOM_PROCESS="a")
    try:
        async with asyncio.timeout(60):
            while not await place.rows(SERVED):
                await asyncio.sleep(0.05)
            await store.tables.add(
                table_row(
                    table_id="orphaned",
                    owner="x/1",
                    guild_id=cards.guild.id,
                    guild_name=cards.guild.name,
                    channel_id=cards.id,
                    channel_name=cards.name,
                    host_id=alice.id,
                    pace="slow",
                    chairs=(Chair("Alice", person=alice.id),),
                )
            )
            await place.do(ENDS)
            while "1 tables are played on here that were orphaned" not in bot.log.read_text():
                assert bot.running, bot.log.read_text()
                await asyncio.sleep(0.05)
        assert await place.rows(OWNER) != [("x/1",)]
    finally:
        await bot.end()
        await store.close()
        postgres_server.drop("orphaned")
