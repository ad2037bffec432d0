"""One real process on a server, beside others that live there in word only."""

import asyncio
from typing import Any, Final

import pytest

from engine.table.chairs import Chair
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.interactions import Interaction
from tests.conftest import BotProcess
from tests.crash.processes import SHORT_LEASE
from tests.data.places import PostgresPlace
from tests.databases import POSTGRESQL
from tests.postgres_server import PostgresServer
from tests.table_rows import table_row

SHARDS: Final = 4

# They serve in word only: what one of them is asked for, it never hands over.
TWO_THAT_SERVE: Final = f"""
INSERT INTO processes (process, name, pinned, joined_at, lease_until, shape)
VALUES ('x/1', 'x', '[]', 0, 9000000000000, 1), ('y/1', 'y', '[]', 0, 9000000000000, 1);
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


# It lives in word only, and serves nothing.
ONE_THAT_DOES_NOT: Final = """
INSERT INTO processes (process, name, pinned, joined_at, lease_until, shape)
VALUES ('x/1', 'x', '[]', 0, 9000000000000, 1)
"""
ENDS: Final = "UPDATE processes SET ended_at = 1 WHERE process = 'x/1'"
SERVED: Final = "SELECT 1 FROM shards WHERE process IS NOT NULL"
HOSTS: Final = "SELECT host_id FROM tables"
DEFERRED_TO_ONE: Final = {"type": 5, "data": {"flags": 64}}
OWNER: Final = "SELECT owner FROM tables"

RENEWALS: Final = 6
"""Renewals in some fifteen looks at who serves what."""

COUNTS_RENEWALS: Final = """
CREATE TABLE renewals (number BIGINT);
INSERT INTO renewals VALUES (0);
CREATE FUNCTION renewed() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN UPDATE renewals SET number = number + 1; RETURN NULL; END $$;
CREATE TRIGGER renewed AFTER UPDATE OF lease_until ON processes
FOR EACH ROW EXECUTE FUNCTION renewed();
"""

# Each write leaves its number in the row of its connection, also one that has changed nothing.
COUNTED: Final = """
SELECT number, (SELECT sum(writes) FROM connections),
    EXISTS (SELECT 1 FROM shards WHERE process IS NOT NULL)
FROM renewals
"""


@pytest.fixture
def database() -> str:
    return POSTGRESQL


@pytest.fixture
def place(postgres_server: PostgresServer, bot_process: BotProcess) -> PostgresPlace:
    """The database of a process that is not started yet."""
    assert bot_process.on_server is not None
    return PostgresPlace(postgres_server, bot_process.on_server)


@pytest.fixture
async def asked(
    place: PostgresPlace, bot_process: BotProcess, discord_server: LoopbackDiscord
) -> PostgresPlace:
    """The same once it runs, beside another one that serves all shards."""
    await place.do(TWO_THAT_SERVE)
    discord_server.gateway.session_starts.shards = SHARDS
    await bot_process.start(CARDROOM_PROCESS="a")
    return place


async def test_an_heir_is_ready_again_if_another_process_serves_the_shard_meanwhile(
    asked: PostgresPlace,
) -> None:
    async def is_ready(of: str) -> bool:
        return [(process, ready) for process, _, ready in await asked.rows(HEIRS)] == [(of, 1)]

    async with asyncio.timeout(60):
        while not await is_ready("x/1"):
            await asyncio.sleep(0.05)
        # Between two looks the process died, another claimed its shard, and was asked for it.
        await asked.do(ASKED_ANEW)
        while not await is_ready("y/1"):
            await asyncio.sleep(0.05)


async def test_what_an_heir_holds_is_answered_even_if_the_shard_goes_on_to_the_next_one(
    asked: PostgresPlace, discord_server: LoopbackDiscord, alice: Person
) -> None:
    """The next one may have connected after it was pressed."""
    async with asyncio.timeout(60):
        while (shard := (await asked.rows(READY))[0][0]) is None:
            await asyncio.sleep(0.05)
        guild = discord_server.world.add_guild("Here", shard=(int(shard), SHARDS))
        cards = discord_server.world.add_channel(guild, "cards")
        discord_server.world.interactions.answer_seconds = 20.0
        command = {"id": "1", "name": "ping", "type": 1}
        told = asyncio.create_task(alice.slash_raw(cards, command, forged=True))
        # It is held: the shard is another one's.
        await asyncio.sleep(0.2)
        assert not told.done()
        await asked.do(HANDED_OVER_AND_ASKED_FOR)
        answer = await told
        assert answer.error is None
        while await asked.rows(f"SELECT 1 FROM shards WHERE shard = {shard} AND process <> 'x/1'"):
            await asyncio.sleep(0.05)


async def test_what_an_heir_holds_and_the_dead_owner_has_answered_is_not_seen_to_again(
    asked: PostgresPlace,
    discord_server: LoopbackDiscord,
    alice: Person,
    bob: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    interactions, begun = discord_server.world.interactions, list[Interaction]()
    begin = interactions.begin

    def kept(*values: Any, **named: Any) -> Interaction:  # noqa: ANN401  as the server has it
        begun.append(begin(*values, **named))
        return begun[-1]

    monkeypatch.setattr(interactions, "begin", kept)
    interactions.answer_seconds = 20.0
    async with asyncio.timeout(60):
        while (shard := (await asked.rows(READY))[0][0]) is None:
            await asyncio.sleep(0.05)
        world = discord_server.world
        guild = world.add_guild("Here", shard=(int(shard), SHARDS))
        cards = world.add_channel(guild, "cards")
        command = {"id": "1", "name": "hearts", "type": 1}
        first = asyncio.create_task(alice.slash_raw(cards, command, forged=True))
        second = asyncio.create_task(bob.slash_raw(cards, command, forged=True))
        await asyncio.sleep(0.2)
        # The owner answers the first, and dies.
        (answered, _) = begun
        interactions.answer(answered.id, answered.token, DEFERRED_TO_ONE, [])
        await asked.do(ENDS)
        await asyncio.gather(first, second)
        while not (hosts := await asked.rows(HOSTS)):
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.5)
        assert hosts == await asked.rows(HOSTS) == [(bob.id,)]


async def test_an_idle_process_writes_nothing_but_its_lease(
    place: PostgresPlace, bot_process: BotProcess
) -> None:
    await place.do(COUNTS_RENEWALS)

    async def counted(renewals: int) -> tuple[int, int]:
        """Return renewals and writes, once there are so many renewals and a shard is served."""
        while True:
            ((renewed, writes, serves),) = await place.rows(COUNTED)
            if serves and renewed >= renewals:
                return int(renewed), int(writes)
            assert bot_process.running, bot_process.log.read_text()
            await asyncio.sleep(0.05)

    await bot_process.start(first=SHORT_LEASE, CARDROOM_PROCESS="idle")
    async with asyncio.timeout(60):
        # At first it registers its commands, and does what else only one process does.
        renewed, written = await counted(0)
        while True:
            again, writes = await counted(renewed + RENEWALS)
            if writes - written == again - renewed:
                break
            renewed, written = again, writes


async def test_an_orphaned_table_goes_on_when_the_process_that_had_it_has_ended(
    place: PostgresPlace, bot_process: BotProcess, discord_server: LoopbackDiscord
) -> None:
    """It was opened just when its shard went to another process."""
    cards, alice = discord_server.world.place("cards"), discord_server.world.person("Alice")
    assert cards.guild is not None
    row = table_row(
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
    await place.do(ONE_THAT_DOES_NOT)
    await bot_process.start(CARDROOM_PROCESS="a")
    async with asyncio.timeout(60):
        while not await place.rows(SERVED):
            await asyncio.sleep(0.05)
        store = await place.opened()
        await store.tables.add(row)
        await store.close()
        await place.do(ENDS)
        while "1 tables are played on here that were orphaned" not in bot_process.log.read_text():
            assert bot_process.running, bot_process.log.read_text()
            await asyncio.sleep(0.05)
    assert await place.rows(OWNER) != [("x/1",)]
