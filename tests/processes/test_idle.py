"""A process at whose tables nothing happens writes nothing but its lease."""

import asyncio
from pathlib import Path

from bot.playground.discord.server.loopback import LoopbackDiscord
from data.postgresql.store import PostgresStore
from tests.conftest import BotProcess
from tests.crash.processes import SHORT_LEASE
from tests.data.places import PostgresPlace
from tests.loaded_bot import LoadedBot
from tests.postgres_server import PostgresServer

RENEWALS = 6
"""So many are some fifteen looks at who serves what."""

COUNTS_RENEWALS = """
CREATE TABLE renewals (number BIGINT);
INSERT INTO renewals VALUES (0);
CREATE FUNCTION renewed() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN UPDATE renewals SET number = number + 1; RETURN NULL; END $$;
CREATE TRIGGER renewed AFTER UPDATE OF lease_until ON processes
FOR EACH ROW EXECUTE FUNCTION renewed();
"""

# Each write leaves its number in the row of its connection, also one that has changed nothing.
COUNTED = """
SELECT number, (SELECT sum(writes) FROM connections),
    EXISTS (SELECT 1 FROM shards WHERE process IS NOT NULL)
FROM renewals
"""


async def test_an_idle_process_writes_nothing_but_its_lease(
    postgres_server: PostgresServer,
    loaded_bot: LoadedBot,
    discord_server: LoopbackDiscord,
    tmp_path: Path,
) -> None:
    address = postgres_server.make("idle")
    await (await PostgresStore.open(address)).close()
    place = PostgresPlace(postgres_server, address)
    await place.do(COUNTS_RENEWALS)

    async def counted(renewals: int) -> tuple[int, int]:
        """Return renewals and writes, once there are so many renewals and a shard is served."""
        while True:
            ((renewed, writes, serves),) = await place.rows(COUNTED)
            if serves and renewed >= renewals:
                return int(renewed), int(writes)
            assert bot.running, bot.log.read_text()
            await asyncio.sleep(0.05)

    bot = BotProcess(loaded_bot, discord_server, tmp_path)
    bot.on_server = address
    await bot.start(first=SHORT_LEASE, CARDROOM_PROCESS="idle")
    try:
        async with asyncio.timeout(60):
            # At first it registers its commands, and does what else only one process does.
            renewed, written = await counted(0)
            while True:
                again, writes = await counted(renewed + RENEWALS)
                if writes - written == again - renewed:
                    break
                renewed, written = again, writes
    finally:
        await bot.end()
        postgres_server.drop("idle")
