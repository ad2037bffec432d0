"""Processes of two versions use one database, as long as nothing is taken away that one needs."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest

from data.postgresql.migrating import migrated, shipped
from data.postgresql.store import PostgresStore
from data.processes import Member
from data.sql.migrations import Migration, newest_shape
from data.sqlite import migrating as sqlite_migrating
from data.unopened import StoreUnusable
from tests.data.everything import fill
from tests.data.places import PostgresPlace
from tests.data.versions.additions import adding
from tests.postgres_server import PostgresServer
from tests.stored import closed_after
from tests.table_rows import LOBBY

ALL: Final = shipped()
NEWEST: Final = ALL[-1].number
ADDS: Final = adding(ALL)
TAKES_AWAY: Final = Migration(
    NEWEST + 2,
    "takes_away.sql",
    f"-- Unused since {NEWEST + 1:04}: the column.\nALTER TABLE tables DROP COLUMN paused_until;",
)


@pytest.fixture
def place(postgres_server: PostgresServer) -> Iterator[PostgresPlace]:
    yield PostgresPlace(postgres_server, postgres_server.make("rolling"))
    postgres_server.drop("rolling")


def test_the_newest_shape_is_that_of_every_database() -> None:
    assert newest_shape() == NEWEST == sqlite_migrating.shipped()[-1].number


async def test_a_process_goes_on_while_and_after_a_newer_version_adds_something(
    place: PostgresPlace,
) -> None:
    async with closed_after(await PostgresStore.open(place.address)) as store:
        await store.tables.add(replace(LOBBY, table_id="before"))
        await migrated(place.address, (*ALL, ADDS))
        await store.tables.set_message("before", 7, 1)
        await fill(store)
    # And so does one that is started again.
    async with closed_after(await PostgresStore.open(place.address)) as again:
        row = await again.tables.get("before")
        assert row is not None
        assert row.message_id == 7
        assert await again.standings.audit() == []
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
    async with closed_after(await PostgresStore.open(place.address, "north/1")) as store:
        await store.processes.join(Member("north/1", "north"), replacing=False)
        with pytest.raises(StoreUnusable, match="north of an earlier version"):
            await migrated(place.address, (*ALL, ADDS, TAKES_AWAY))
        assert await place.rows("SELECT number FROM schema_version") == [(ADDS.number,)]
        await store.tables.live("main")
        await store.processes.leave()
    await migrated(place.address, (*ALL, ADDS, TAKES_AWAY))
    assert await place.rows("SELECT number, oldest FROM schema_version") == [
        (TAKES_AWAY.number, ADDS.number)
    ]
