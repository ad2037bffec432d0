"""Writes that find the file held by others, full or read-only: told in time, never done later."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Generator
from contextlib import closing, contextmanager
from pathlib import Path

import aiosqlite
import pytest

from data.patience import NotWritten, nobody_waits, wait_at_most, waiting_at_most, waiting_until
from data.sql.database import Writing
from data.sqlite.store import SqliteStore
from tests.stored import closed_after


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path)
    yield store
    await store.close()


@contextmanager
def held(path: Path) -> Generator[None]:
    """Hold the write lock as another process would."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def set_two(writing: Writing) -> None:
    await writing.do("INSERT INTO settings VALUES ('first', 'kept')")
    await writing.do("INSERT INTO settings VALUES ('second', 'kept')")


async def one(store: SqliteStore) -> None:
    await store.settings.set("first", "kept")


async def two(store: SqliteStore) -> None:
    await store.write(set_two)


@pytest.mark.parametrize("write", [one, two], ids=["statement", "transaction"])
async def test_what_the_lock_of_another_keeps_out_is_said_and_never_done_later(
    store: SqliteStore, path: Path, write: Callable[[SqliteStore], asyncio.Future[None]]
) -> None:
    with held(path):
        with waiting_at_most(0.1), pytest.raises(NotWritten) as told:
            await write(store)
        assert told.value.busy
        assert told.value.reason == "SQLITE_BUSY"
        # Reading goes on meanwhile.
        assert await store.settings.get("first") is None
    await store.settings.set("third", "kept")
    assert await store.settings.starting("") == {"third": "kept"}
    await write(store)
    assert await store.settings.get("first") == "kept"


async def test_many_that_wait_behind_each_other_have_one_time_together(
    store: SqliteStore, path: Path
) -> None:
    async def write(number: int) -> None:
        await store.settings.set(f"number {number}", "kept")

    with held(path), waiting_at_most(0.1):
        told = await asyncio.gather(*map(write, range(20)), return_exceptions=True)
        assert all(isinstance(one, NotWritten) and one.busy for one in told)
    assert await store.settings.starting("") == {}


async def test_a_lock_that_is_given_back_in_time_is_not_noticed(
    store: SqliteStore, path: Path
) -> None:
    with held(path):
        writing = asyncio.create_task(one(store))
        await asyncio.sleep(0.2)
    await writing
    assert await store.settings.get("first") == "kept"


async def test_who_comes_too_late_still_gets_a_try(store: SqliteStore) -> None:
    with waiting_at_most(-1.0):
        await one(store)
        await two_more(store)


async def two_more(store: SqliteStore) -> None:
    await asyncio.gather(store.settings.set("third", "kept"), store.settings.set("fourth", "kept"))


async def test_what_goes_on_after_the_answer_is_not_pressed_for_time() -> None:
    begun, answered = asyncio.Event(), asyncio.Event()

    async def background() -> tuple[float, float]:
        begun.set()
        pressed = waiting_until()
        await answered.wait()
        return pressed, waiting_until()

    usual = waiting_until()
    wait_at_most(1.0)
    going_on = asyncio.create_task(background())
    await begun.wait()
    nobody_waits()
    answered.set()
    pressed, free = await going_on
    assert pressed < usual <= free
    assert waiting_until() >= usual


PRAGMAS = {
    "SQLITE_READONLY": ("PRAGMA query_only = ON", "PRAGMA query_only = OFF"),
    "SQLITE_FULL": ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000"),
}


@pytest.mark.parametrize("name", PRAGMAS)
async def test_a_file_that_takes_nothing_is_told_by_the_name_that_sqlite_gives_it(
    connections: list[aiosqlite.Connection], path: Path, name: str
) -> None:
    async def much(writing: Writing) -> None:
        await writing.do("INSERT INTO settings VALUES ('first', ?)", ("x" * 100_000,))

    spoil, mend = PRAGMAS[name]
    async with closed_after(await SqliteStore.open(path)) as store:
        await connections[0].execute_fetchall(spoil)
        with pytest.raises(NotWritten) as told:
            await store.write(much)
        assert told.value.reason == name
        assert not told.value.busy
        await connections[0].execute_fetchall(mend)
        assert await store.settings.starting("") == {}
        await store.write(much)


async def test_a_mistake_of_ours_stays_one(store: SqliteStore) -> None:
    with pytest.raises(sqlite3.OperationalError):
        await store.write(lambda writing: writing.do("INSERT INTO nowhere VALUES (1)"))
    with pytest.raises(sqlite3.IntegrityError):
        await asyncio.gather(two(store), two(store))
    assert await store.settings.get("second") == "kept"
