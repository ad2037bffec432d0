"""A database file is brought to the newest shape, or left alone."""

import asyncio
import os
import sqlite3
import stat
import threading
import time
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest

from data.sql.migrations import Migration, migrations_in
from data.sqlite.database import SqliteDatabase
from data.sqlite.migrating import FileShape, end_copies, shipped
from data.sqlite.store import SqliteStore
from data.unopened import StoreUnusable
from tests.stored import closed_after
from tests.table_rows import LOBBY

FIRST = Migration(1, "0001_first.sql", "CREATE TABLE notes (note TEXT NOT NULL) STRICT;")
SECOND = Migration(2, "0002_second.sql", "ALTER TABLE notes ADD COLUMN at INTEGER;")
THIRD = Migration(
    3, "0003_third.sql", "CREATE TABLE marks (mark TEXT); INSERT INTO marks VALUES ('new');"
)
BROKEN = Migration(3, "0003_broken.sql", "CREATE TABLE marks (mark TEXT); INSERT INTO nowhere;")
TAKES_AWAY = Migration(
    3, "0003_takes.sql", "-- Unused since 0002: when.\nALTER TABLE notes DROP COLUMN at;"
)
DANGLING = Migration(
    3,
    "0003_dangling.sql",
    "CREATE TABLE child (parent INTEGER REFERENCES marks (mark)); CREATE TABLE marks (mark"
    " INTEGER PRIMARY KEY); INSERT INTO child VALUES (7);",
)

GONE_THROUGH: Final = {
    "data.sqlite": ("184b530236c42ed9",),
    "data.postgresql": ("5c6a0f488e3f1783",),
}
"""The fingerprints of scripts that no database goes through again."""


def asked(path: Path, question: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(question).fetchall()


def content(path: Path) -> bytes:
    return path.read_bytes()


def fill(path: Path, content: bytes) -> None:
    path.write_bytes(content)


async def opened(path: Path, *migrations: Migration) -> None:
    await (await SqliteDatabase.open(path, migrations)).close()


def shape(path: Path) -> list[tuple[Any, ...]]:
    return asked(path, "SELECT type, name, sql FROM sqlite_master ORDER BY type, name")


async def test_a_new_file_gets_the_newest_shape_and_no_backup(path: Path) -> None:
    await (await SqliteStore.open(path)).close()
    ((version,),) = asked(path, "PRAGMA user_version")
    assert FileShape.read(version).number == shipped()[-1].number
    assert [file.name for file in path.parent.iterdir() if "before" in file.name] == []


async def test_a_store_opens_again_with_what_was_kept(path: Path) -> None:
    first = await SqliteStore.open(path)
    await first.tables.add(LOBBY)
    await first.close()
    async with closed_after(await SqliteStore.open(path)) as second:
        assert await second.tables.get("t1") == LOBBY


async def test_the_folder_of_the_file_is_made(tmp_path: Path) -> None:
    await (await SqliteStore.open(tmp_path / "new" / "folder" / "cardroom.db")).close()


async def test_only_the_owner_may_read_the_file_and_what_stands_beside_it(path: Path) -> None:
    await opened(path, FIRST)
    async with closed_after(await SqliteDatabase.open(path, (FIRST, SECOND))) as database:
        await database.do("INSERT INTO notes (note) VALUES ('x')")
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
        assert set(modes.values()) == {0o600}
        assert f"{path.name}-wal" in modes
        assert f"{path.name}.before-2" in modes


@pytest.mark.parametrize("older", range(1, 3))
async def test_every_older_shape_becomes_the_same_as_a_new_file(
    path: Path, tmp_path: Path, older: int
) -> None:
    every = (FIRST, SECOND, THIRD)
    await opened(path, *every[:older])
    await opened(path, *every)
    fresh = tmp_path / "fresh.db"
    await opened(fresh, *every)
    assert shape(path) == shape(fresh)
    assert asked(path, "PRAGMA user_version") == [(3,)]


async def test_the_shipped_migrations_are_numbered_from_one_and_lead_from_each_to_the_last(
    tmp_path: Path,
) -> None:
    every = shipped()
    assert [migration.number for migration in every] == list(range(1, len(every) + 1))
    fresh = tmp_path / "fresh.db"
    await opened(fresh, *every)
    for older in range(1, len(every)):
        path = tmp_path / f"older-{older}.db"
        await opened(path, *every[:older])
        await opened(path, *every)
        assert shape(path) == shape(fresh)


@pytest.mark.parametrize("package", GONE_THROUGH)
def test_a_script_that_databases_have_gone_through_stays_as_it_is(package: str) -> None:
    scripts = [sha256(one.script.encode()).hexdigest()[:16] for one in migrations_in(package)]
    gone_through = GONE_THROUGH[package]
    assert tuple(scripts[: len(gone_through)]) == gone_through, (
        "what is new needs a script of its own"
    )


async def test_an_older_file_is_backed_up_as_it_was(path: Path) -> None:
    database = await SqliteDatabase.open(path, (FIRST,))
    await database.do("INSERT INTO notes (note) VALUES ('kept')")
    await database.close()
    await opened(path, FIRST, SECOND)
    backup = path.with_name("cardroom.db.before-2")
    assert asked(backup, "SELECT * FROM notes") == [("kept",)]
    assert asked(backup, "PRAGMA user_version") == [(1,)]


async def test_a_backup_is_made_again_where_a_migration_is_tried_again(path: Path) -> None:
    await opened(path, FIRST, SECOND)
    for _ in range(2):
        with pytest.raises(sqlite3.OperationalError):
            await opened(path, FIRST, SECOND, BROKEN)
    assert asked(path.with_name("cardroom.db.before-3"), "PRAGMA user_version") == [(2,)]


async def test_a_failing_migration_leaves_shape_and_number_as_they_were(path: Path) -> None:
    await opened(path, FIRST)
    with pytest.raises(sqlite3.OperationalError):
        await opened(path, FIRST, SECOND, BROKEN)
    assert asked(path, "PRAGMA user_version") == [(2,)]
    assert [name for _, name, _ in shape(path)] == ["notes"]


async def test_a_migration_that_leaves_rows_without_their_parents_is_undone(path: Path) -> None:
    await opened(path, FIRST, SECOND)
    with pytest.raises(StoreUnusable, match="0003_dangling"):
        await opened(path, FIRST, SECOND, DANGLING)
    assert asked(path, "PRAGMA user_version") == [(2,)]


async def test_a_newer_file_is_used_if_all_that_came_since_was_added(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await opened(path, FIRST, SECOND, THIRD)
    before = shape(path)
    database = await SqliteDatabase.open(path, (FIRST,))
    await database.do("INSERT INTO notes (note) VALUES ('by the version before')")
    await database.close()
    assert "has only added to it" in caplog.text
    await opened(path, FIRST, SECOND, THIRD)
    assert (shape(path), asked(path, "PRAGMA user_version")) == (before, [(3,)])
    assert not list(path.parent.glob("*.before-*"))


@pytest.mark.parametrize("copies", [(), (2,), (2, 3), (2, 3, 4)])
async def test_a_newer_file_is_refused_and_left_alone_if_something_was_taken_away(
    path: Path, copies: tuple[int, ...]
) -> None:
    await opened(path, FIRST, SECOND, TAKES_AWAY)
    for number in copies:
        path.with_name(f"{path.name}.before-{number}").touch()
    before = content(path)
    with pytest.raises(StoreUnusable, match=r"newer Cardroom .*number 3, .* knows 1") as refusal:
        await opened(path, FIRST)
    assert content(path) == before
    way_back = f"`cardroom restore --replace {path}.before-2`" if copies else "`cardroom restore`"
    assert str(refusal.value).endswith((way_back, f"({way_back})"))
    await opened(path, FIRST, SECOND)


@pytest.mark.parametrize("mark", ["Card", "Crd1"])
async def test_a_file_from_before_the_first_release_is_refused_and_left_alone(
    path: Path, mark: str
) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            "CREATE TABLE settings (key TEXT PRIMARY KEY);"
            f" PRAGMA application_id = 0x{mark.encode().hex()}; PRAGMA user_version = 9;"
        )
    before = content(path)
    with pytest.raises(StoreUnusable, match=r"before Cardroom was released.*move it away"):
        await SqliteStore.open(path)
    assert content(path) == before


async def test_a_database_of_something_else_is_refused_and_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE theirs (what TEXT)")
    before = content(path)
    with pytest.raises(StoreUnusable, match="something else"):
        await SqliteStore.open(path)
    assert content(path) == before


async def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path) -> None:
    fill(path, b"Dear diary, " * 100)
    with pytest.raises(StoreUnusable, match="cannot be read"):
        await SqliteStore.open(path)
    assert content(path) == b"Dear diary, " * 100


async def test_a_refused_file_leaves_no_thread_and_no_lease_behind(path: Path) -> None:
    await opened(path, FIRST, SECOND, TAKES_AWAY)
    before = threading.active_count()
    with pytest.raises(StoreUnusable):
        await opened(path, FIRST)
    # A thread that was told to end takes a moment to do it.
    while threading.active_count() > before:
        await asyncio.sleep(0.01)
    await opened(path, FIRST, SECOND, TAKES_AWAY)


async def test_what_is_acknowledged_survives_a_power_cut(path: Path) -> None:
    async with closed_after(await SqliteDatabase.open(path)) as database:
        kept = await database.write(lambda writing: writing.rows("PRAGMA synchronous"))
        journal = await database.write(lambda writing: writing.rows("PRAGMA journal_mode"))
        assert (kept, journal) == ([(2,)], [("wal",)])


def test_copies_from_before_a_change_of_shape_end_in_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "bot[1].db"
    names = {"bot[1].db.before-5": 31, "bot[1].db.before-21": 0, "bot[1].db.before-x": 99}
    others = {"bot1.db.before-5": 99, "bot[1].db": 99}
    for name, days in (names | others).items():
        (tmp_path / name).touch()
        then = time.time() - days * 24 * 3600
        os.utime(tmp_path / name, (then, then))
    with caplog.at_level("INFO"):
        end_copies(path, 30)
    left = {one.name for one in tmp_path.iterdir()}
    assert left == {*names, *others} - {"bot[1].db.before-5"}
    assert "before-5, from before the file changed its shape, is deleted" in caplog.text
    assert "before-21, from before the file changed its shape, stays for 30 days" in caplog.text
