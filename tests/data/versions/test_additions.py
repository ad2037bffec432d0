"""The version before plays on with what a later one has added, on a file and on a server."""

from dataclasses import replace
from pathlib import Path

import pytest

import data
from data.copying import NotCopied, copy_store
from data.opening import back_up, keep_backup, restore
from data.postgresql.migrating import migrated
from data.sql.migrations import Migration, migrations_in
from data.sqlite.database import SqliteDatabase
from data.unopened import StoreUnusable
from tests.data.everything import fill
from tests.data.places import Place, SqlitePlace
from tests.data.versions.additions import UNNAMED, adding, narrowed
from tests.each import each
from tests.stored import closed_after
from tests.table_rows import LOBBY

PACKAGES = ("data.sqlite", "data.postgresql")

STOPPING = {"0003_fields.sql"}
"""Migrations that no process of a version before may live beside; the changelog tells hosts."""


def quiet(*told: object) -> None:
    """Say nothing of how far it is."""


async def opened_by_the_next_version(place: Place, *more: Migration) -> None:
    if isinstance(place.address, Path):
        shipped = migrations_in("data.sqlite")
        every = (*shipped, adding(shipped), *more)
        await (await SqliteDatabase.open(place.address, every)).close()
    else:
        shipped = migrations_in("data.postgresql")
        await migrated(place.address, (*shipped, adding(shipped), *more))


@each(
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
        "DROP TRIGGER one; CREATE TRIGGER another BEFORE DELETE ON tables BEGIN SELECT 1; END;",
    ],
)
def test_what_takes_something_away_is_found(script: str) -> None:
    assert narrowed(f"-- More.\n{script}") is not None
    assert narrowed(f"-- {script}".replace("\n", " ")) is None


@pytest.mark.parametrize("package", PACKAGES)
def test_what_adds_takes_nothing_away(package: str) -> None:
    assert narrowed(adding(migrations_in(package)).script) is None
    again = "DROP TRIGGER one; CREATE TRIGGER one BEFORE DELETE ON tables BEGIN SELECT 1; END;"
    assert narrowed(again) is None


def test_the_program_names_every_column_that_it_fills() -> None:
    folder = Path(data.__file__).parent
    found = {path.name: UNNAMED.findall(path.read_text()) for path in folder.rglob("*.py")}
    assert {name: tables for name, tables in found.items() if tables} == {}


@pytest.mark.parametrize("package", PACKAGES)
def test_a_migration_takes_away_only_what_an_earlier_version_has_stopped_to_use(
    package: str,
) -> None:
    for migration in migrations_in(package)[1:]:
        since, words = migration.unused_since, narrowed(migration.script)
        assert (since is None) is (words is None), f"{migration.name}: {words}"
        # A file has one process, and a script for it may make a table anew: then no version goes
        # back. Where a script for both says so, every process has to be stopped first.
        alone = package == "data.sqlite" or migration.name in STOPPING
        latest = migration.number if alone else migration.number - 1
        assert since is None or since <= latest, migration.name


async def test_the_version_before_plays_on_and_so_does_the_next_one_then(place: Place) -> None:
    store = await place.opened()
    await store.tables.add(replace(LOBBY, table_id="before"))
    await store.close()
    await opened_by_the_next_version(place)
    async with closed_after(await place.opened()) as store:
        await store.tables.set_message("before", 7, 1)
        await fill(store)
        row = await store.tables.get("before")
        assert row is not None
        assert row.message_id == 7
        assert await store.standings.audit() == await store.ratings.audit() == []
        await store.ratings.rebuild(quiet)
        assert await store.standings.audit() == await store.ratings.audit() == []
    await opened_by_the_next_version(place)
    assert set(await place.rows("SELECT later FROM tables")) == {(7,)}


async def test_what_a_newer_version_has_added_is_not_left_out_of_a_copy(
    place: Place, tmp_path: Path
) -> None:
    await (await place.opened()).close()
    await opened_by_the_next_version(place)
    with pytest.raises(NotCopied, match="copy it with that one"):
        await copy_store(place.address, tmp_path / "copy.db", quiet)


async def test_a_file_with_additions_is_backed_up_and_restored(path: Path, tmp_path: Path) -> None:
    place = SqlitePlace(path)
    await (await place.opened()).close()
    await opened_by_the_next_version(place)
    keep_backup(back_up(path, tmp_path / "backup.db"), tmp_path / "backup.db")
    restore(tmp_path / "backup.db", path, replace=True, look=quiet)
    await (await place.opened()).close()
    await opened_by_the_next_version(place)


async def test_the_copy_from_before_is_the_way_back_where_something_was_taken_away(
    path: Path,
) -> None:
    place = SqlitePlace(path)
    store = await place.opened()
    await store.tables.add(LOBBY)
    await store.close()
    newest = migrations_in("data.sqlite")[-1].number
    await opened_by_the_next_version(
        place,
        Migration(
            newest + 2,
            "takes.sql",
            f"-- Unused since {newest + 1:04}: the column.\n"
            "ALTER TABLE tables DROP COLUMN paused_until;",
        ),
    )
    with pytest.raises(StoreUnusable, match="cardroom restore --replace") as refusal:
        await place.opened()
    _, copy = str(refusal.value).rstrip("`").rsplit(" ", 1)
    assert restore(Path(copy), path, replace=True, look=quiet) is not None
    store = await place.opened()
    assert await store.tables.get(LOBBY.table_id) == LOBBY
    await store.close()
