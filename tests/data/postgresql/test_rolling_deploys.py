"""Processes of two versions use one database, as long as nothing is taken away that one needs."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest

from data.postgresql.migrating import migrated, shipped
from data.postgresql.store import PostgresStore
from data.processes import Member
from data.results import FinishedGame
from data.sql.migrations import Migration, newest_shape
from data.sqlite import migrating as sqlite_migrating
from data.tables import TableRow
from data.unopened import StoreUnusable
from tests.data.everything import fill
from tests.data.places import PostgresPlace
from tests.postgres_server import PostgresServer

ALL: Final = shipped()
NEWEST: Final = ALL[-1].number
ADDS: Final = Migration(
    NEWEST + 1,
    "adds.sql",
    """
    CREATE TABLE more (table_id TEXT COLLATE "C" PRIMARY KEY, what BIGINT NOT NULL);
    ALTER TABLE tables ADD COLUMN more BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE chairs ADD COLUMN more TEXT COLLATE "C";
    ALTER TABLE walkouts ADD COLUMN more BIGINT;
    CREATE INDEX tables_by_more ON tables (more);
    """,
)
TAKES_AWAY: Final = Migration(
    NEWEST + 2,
    "takes_away.sql",
    f"-- Unused since {NEWEST + 1:04}: the column.\nALTER TABLE tables DROP COLUMN paused_until;",
)

NARROWS: Final = re.compile(
    r"""\bDROP\b | \bRENAME\b | \bSET\s+NOT\s+NULL\b | \bADD\s+(CONSTRAINT|CHECK|UNIQUE|FOREIGN)\b
    | \bALTER\s+COLUMN\s+\w+\s+(SET\s+DATA\s+)?TYPE\b | \bTRUNCATE\b | \bCREATE\s+UNIQUE\b
    | \bADD\s+COLUMN\b (?![^,;]*\bDEFAULT\b) [^,;]* \bNOT\s+NULL\b""",
    re.VERBOSE | re.IGNORECASE,
)


def narrowed(script: str) -> str | None:
    """Return the first words of a script that take away what an earlier version may use."""
    found = NARROWS.search(re.sub(r"--[^\n]*", "", script))
    return None if found is None else found.group()


@pytest.fixture
def place(postgres_server: PostgresServer) -> Iterator[PostgresPlace]:
    yield PostgresPlace(postgres_server, postgres_server.make("rolling"))
    postgres_server.drop("rolling")


@pytest.mark.parametrize(
    "script",
    [
        "DROP TABLE tables;",
        "alter table tables\n  drop column day;",
        "ALTER TABLE tables RENAME COLUMN day TO date;",
        "ALTER TABLE tables ADD COLUMN more BIGINT NOT NULL;",
        "ALTER TABLE tables ADD COLUMN a BIGINT DEFAULT 0, ADD COLUMN b BIGINT NOT NULL;",
        "ALTER TABLE tables ALTER COLUMN day SET NOT NULL;",
        "ALTER TABLE tables ALTER COLUMN day TYPE BIGINT;",
        "ALTER TABLE tables ADD CHECK (epoch > 0);",
        "CREATE UNIQUE INDEX one_day ON tables (day);",
    ],
)
def test_what_takes_something_away_is_found(script: str) -> None:
    assert narrowed(f"-- More.\n{script}") is not None
    assert narrowed(f"-- {script}".replace("\n", " ")) is None


def test_what_adds_takes_nothing_away() -> None:
    assert narrowed(ADDS.script) is None


def test_a_migration_takes_away_only_what_an_earlier_version_has_stopped_to_use() -> None:
    for migration in ALL[1:]:
        since, words = migration.unused_since, narrowed(migration.script)
        assert (since is None) is (words is None), f"{migration.name}: {words}"
        assert since is None or since < migration.number, migration.name


def test_the_newest_shape_is_that_of_every_database() -> None:
    assert newest_shape() == NEWEST == sqlite_migrating.shipped()[-1].number


async def test_a_process_goes_on_while_and_after_a_newer_version_adds_something(
    place: PostgresPlace, table: TableRow, game: FinishedGame
) -> None:
    store = await PostgresStore.open(place.address)
    try:
        await store.tables.add(replace(table, table_id="before"))
        await migrated(place.address, (*ALL, ADDS))
        await store.tables.set_message("before", 7, 1)
        await fill(store, table, game)
    finally:
        await store.close()
    # And so does one that is started again.
    again = await PostgresStore.open(place.address)
    try:
        row = await again.tables.get("before")
        assert row is not None
        assert row.message_id == 7
        assert await again.standings.audit() == []
    finally:
        await again.close()
    assert await place.rows("SELECT number FROM schema_version") == [(ADDS.number,)]


async def test_only_a_version_that_knows_since_when_something_is_unused_does_without(
    place: PostgresPlace,
) -> None:
    await migrated(place.address, (*ALL, ADDS, TAKES_AWAY))
    await migrated(place.address, (*ALL, ADDS))
    with pytest.raises(StoreUnusable, match="newer Cardroom"):
        await migrated(place.address, ALL)
    assert await place.rows("SELECT number FROM schema_version") == [(TAKES_AWAY.number,)]


async def test_nothing_is_taken_away_from_a_process_that_lives(place: PostgresPlace) -> None:
    store = await PostgresStore.open(place.address, "north/1")
    try:
        await store.processes.join(Member("north/1", "north"), replacing=False)
        with pytest.raises(StoreUnusable, match="north of an earlier version"):
            await migrated(place.address, (*ALL, ADDS, TAKES_AWAY))
        assert await place.rows("SELECT number FROM schema_version") == [(ADDS.number,)]
        await store.tables.live("main")
        await store.processes.leave()
    finally:
        await store.close()
    await migrated(place.address, (*ALL, ADDS, TAKES_AWAY))
    assert await place.rows("SELECT number, oldest FROM schema_version") == [
        (TAKES_AWAY.number, ADDS.number)
    ]
