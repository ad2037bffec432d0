"""A file that another process has is read beside it, and nothing is ever written there."""

import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from data.patience import NotWritten
from data.sqlite.migrating import APPLICATION_ID, shipped
from data.sqlite.store import SqliteStore
from data.tables import TableRow, TableState
from data.unopened import StoreInUse, StoreUnusable
from engine.contract.action import Action
from engine.table.journal import Author, Entry
from tests.data.places import SqlitePlace

PLAYED = Entry(0, 2, Action.read("play QS"), 5, Author.PERSON)


async def test_what_the_other_process_commits_is_seen_at_once(path: Path, table: TableRow) -> None:
    owner = await SqliteStore.open(path)
    async with SqliteStore.late(path).beside() as beside:
        assert await beside.tables.live("main") == ()
        playing = replace(table, state=TableState.PLAYING)
        await owner.tables.add(playing)
        await owner.journal.append("t1", [PLAYED])
        assert await beside.tables.live("main") == (playing,)
        assert await beside.journal.read_each({"t1": 0}) == {"t1": (PLAYED,)}
        # Nobody is kept from opening or closing it: it has no lease.
        with pytest.raises(StoreInUse):
            await SqliteStore.open(path)
        await owner.close()
        heir = await SqliteStore.open(path)
        assert await heir.tables.live("main") == (playing,)
        await heir.close()


async def test_nothing_is_written(path: Path, table: TableRow, sqlite_place: SqlitePlace) -> None:
    owner = await SqliteStore.open(path)
    await owner.tables.add(replace(table, state=TableState.PLAYING))
    before = await sqlite_place.everything()
    async with SqliteStore.late(path).beside() as beside:
        writes = (
            beside.tables.set_announced("t1"),
            beside.tables.add(replace(table, table_id="t2")),
            beside.journal.append("t1", [PLAYED]),
            beside.settings.set("a", "b"),
        )
        for write in writes:
            with pytest.raises(NotWritten, match="READONLY"):
                await write
        for statement in ("DELETE FROM tables", "PRAGMA user_version = 1", "CREATE TABLE a (b)"):
            with pytest.raises(sqlite3.OperationalError, match="readonly"):
                await beside.database.rows(statement)
        # Not even if the connection itself is told that it may.
        await beside.database.rows("PRAGMA query_only = OFF")
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await beside.database.rows("DELETE FROM tables")
        await owner.journal.append("t1", [PLAYED])
    assert [line for line in (await sqlite_place.everything()).splitlines() if "journal" in line]
    await owner.close()
    await sqlite_place.do("DELETE FROM journal")
    assert await sqlite_place.everything() == before


@pytest.mark.parametrize(
    "statements",
    [
        ("CREATE TABLE other (a)",),
        (f"PRAGMA application_id = {APPLICATION_ID}", "PRAGMA user_version = 3"),
        (
            f"PRAGMA application_id = {APPLICATION_ID}",
            f"PRAGMA user_version = {shipped()[-1].number + 1}",
        ),
    ],
    ids=["of something else", "earlier", "newer"],
)
async def test_a_file_of_another_shape_is_not_read(
    sqlite_place: SqlitePlace, statements: Sequence[str]
) -> None:
    await sqlite_place.do("CREATE TABLE tables (a)", *statements)
    with pytest.raises(StoreUnusable):
        async with SqliteStore.late(sqlite_place.address).beside():
            pass


async def test_a_file_that_is_not_there_is_not_made(path: Path) -> None:
    with pytest.raises(StoreUnusable):
        async with SqliteStore.late(path).beside():
            pass
    assert not list(path.parent.iterdir())
