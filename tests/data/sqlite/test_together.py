"""Transactions that wait for one file are committed together, and it is as if each was alone."""

import asyncio
import logging
import resource
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias, cast

import aiosqlite
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import data.sqlite.database
import data.sqlite.transaction
from data.patience import NotWritten, waiting_at_most
from data.sql.database import SqlRow, Writing
from data.sqlite.store import SqliteStore
from data.store import Store
from tests.data.sqlite.test_patience import held
from tests.empty_file import lay_empty_file
from tests.stored import closed_after, hung

Overhear: TypeAlias = Callable[[aiosqlite.Connection, Callable[[str], object]], Awaitable[None]]
Write: TypeAlias = Coroutine[Any, Any, object]

BRIEF: float = 0.1
"""A patience that is over long before what waits is done."""


@pytest.fixture
async def store(path: Path, connections: list[aiosqlite.Connection]) -> AsyncIterator[SqliteStore]:
    lay_empty_file(path)
    # The first of a process is made by a connection of its own.
    connections.clear()
    store = await SqliteStore.open(path)
    yield store
    await store.close()


async def asked(*writes: Write) -> list[asyncio.Task[Any]]:
    """Ask for writes in this order; none of them is done yet."""
    tasks = [asyncio.create_task(write) for write in writes]
    await asyncio.sleep(0)
    return tasks


async def answers(tasks: Sequence[asyncio.Task[Any]]) -> list[Any]:
    return await asyncio.gather(*tasks, return_exceptions=True)


def keep(store: Store, key: str) -> Write:
    return store.settings.set(key, "kept")


def failing(store: Store, key: str, error: BaseException) -> Write:
    async def work(writing: Writing) -> None:
        await writing.do("INSERT INTO settings VALUES (?, 'lost')", (key,))
        raise error

    return store.write(work)


async def all_kept(store: Store) -> set[str]:
    return {*await store.settings.starting("")}


@pytest.fixture
async def commits(
    store: SqliteStore,  # noqa: ARG001  what it does first is not heard
    connections: list[aiosqlite.Connection],
    overhear: Overhear,
) -> list[str]:
    """What the writer's connection does, statement by statement."""
    heard: list[str] = []
    await overhear(connections[0], heard.append)
    return heard


async def test_what_waits_is_committed_at_once(store: SqliteStore, commits: list[str]) -> None:
    async with hung(store):
        tasks = await asked(*(keep(store, f"number {number}") for number in range(50)))
    assert await answers(tasks) == [None] * 50
    assert commits.count("COMMIT") == 1
    assert len(await all_kept(store)) == 50


async def test_nobody_is_answered_before_the_commit(
    store: SqliteStore, connections: list[aiosqlite.Connection], overhear: Overhear
) -> None:
    committing, goes_on = threading.Event(), threading.Event()

    def hear(statement: str) -> None:
        if statement == "COMMIT":
            committing.set()
            goes_on.wait()

    await overhear(connections[0], hear)
    async with hung(store):
        tasks = await asked(*(keep(store, f"number {number}") for number in range(5)))
    try:
        await asyncio.to_thread(committing.wait)
        assert not any(task.done() for task in tasks)
        assert await all_kept(store) == set()
    finally:
        goes_on.set()
    assert await answers(tasks) == [None] * 5


async def test_what_fails_is_undone_alone(store: SqliteStore, commits: list[str]) -> None:
    async with hung(store):
        tasks = await asked(
            keep(store, "first"),
            failing(store, "second", KeyError("ours")),
            failing(store, "third", asyncio.CancelledError()),
            store.write(lambda writing: writing.do("INSERT INTO settings VALUES ('first', 'x')")),
            keep(store, "last"),
        )
    found = await answers(tasks)
    assert [type(one) for one in found] == [
        type(None),
        KeyError,
        asyncio.CancelledError,
        sqlite3.IntegrityError,
        type(None),
    ]
    assert commits.count("COMMIT") == 1
    assert await all_kept(store) == {"first", "last"}


async def test_each_sees_what_was_done_before_it_in_the_order_of_asking(store: SqliteStore) -> None:
    async def count(writing: Writing) -> int:
        ((number,),) = await writing.rows("SELECT count(*) FROM settings")
        await writing.do("INSERT INTO settings VALUES (?, 'kept')", (f"number {number}",))
        return number

    async with hung(store):
        tasks = await asked(*(store.write(count) for _ in range(20)))
    assert await answers(tasks) == list(range(20))


async def test_one_that_makes_sqlite_undo_everything_is_refused_alone(
    store: SqliteStore, connections: list[aiosqlite.Connection]
) -> None:
    def much(key: str) -> Write:
        # A statement that changes one row is not undone by itself if the disk is full.
        return store.settings.set(key, "x" * 1_000_000)

    ((pages,),) = await connections[0].execute_fetchall("PRAGMA page_count")
    await connections[0].execute_fetchall(f"PRAGMA max_page_count = {pages + 5}")
    async with hung(store):
        tasks = await asked(
            keep(store, "first"),
            much("second"),
            keep(store, "third"),
            failing(store, "fourth", KeyError("ours")),
            much("fifth"),
            keep(store, "last"),
        )
    found = await answers(tasks)
    assert [one.reason for one in found if isinstance(one, NotWritten)] == ["SQLITE_FULL"] * 2
    assert [type(one) for one in found[::2]] == [type(None), type(None), NotWritten]
    assert await all_kept(store) == {"first", "third", "last"}


@contextmanager
def no_room_for(path: Path, more: int) -> Generator[None]:
    """Let no file of this process grow beyond the file's log and so many bytes, as a full disk."""
    log = path.with_name(path.name + "-wal")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size + more, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_commit_that_fails_refuses_all_and_keeps_nothing(
    store: SqliteStore, path: Path
) -> None:
    # So that the log is longer than any other file that is written meanwhile.
    for number in range(30):
        await store.settings.set(f"before {number}", "x" * 50_000)
    before = await all_kept(store)
    async with hung(store):
        tasks = await asked(
            keep(store, "first"),
            failing(store, "second", KeyError("ours")),
            store.settings.set("third", "x" * 50_000),
        )
        await asyncio.sleep(0)
        limit = no_room_for(path, 10_000)
        limit.__enter__()
    try:
        found = await answers(tasks)
    finally:
        limit.__exit__(None, None, None)
    # What was told of the second was true of a store that had the first.
    assert [type(one) for one in found] == [NotWritten] * 3
    assert {one.reason for one in found} == {"SQLITE_IOERR_WRITE"}
    assert len({id(one) for one in found}) == 3
    assert await all_kept(store) == before
    await keep(store, "later")
    assert await all_kept(store) == {*before, "later"}


async def test_a_hundred_that_wait_for_a_slow_disk_are_all_kept(
    store: SqliteStore,
    connections: list[aiosqlite.Connection],
    overhear: Overhear,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    committing, more_wait = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def hear(statement: str) -> None:
        if statement == "COMMIT":
            loop.call_soon_threadsafe(committing.set)
            more_wait.wait()
            time.sleep(2 * BRIEF)

    monkeypatch.setattr(data.sqlite.database, "LONG_SECONDS", BRIEF)
    await overhear(connections[0], hear)
    with waiting_at_most(BRIEF), caplog.at_level(logging.INFO):
        async with hung(store):
            tasks = await asked(*(keep(store, f"number {number}") for number in range(100)))
            await asyncio.sleep(2 * BRIEF)
        await committing.wait()
        tasks += await asked(*(keep(store, f"later {number}") for number in range(20)))
        more_wait.set()
        assert await answers(tasks) == [None] * 120
    assert len(await all_kept(store)) == 120
    told = [(record.levelno, record.message) for record in caplog.records]
    # Told once, however long it lasts.
    assert [level for level, _ in told] == [logging.INFO]
    assert "writes wait for the disk" in told[0][1]


async def test_the_lock_of_another_is_waited_for_as_long_after_the_own_queue(
    store: SqliteStore, path: Path
) -> None:
    with waiting_at_most(10 * BRIEF), held(path):
        async with hung(store):
            tasks = await asked(keep(store, "first"), keep(store, "second"))
            await asyncio.sleep(11 * BRIEF)
        await asyncio.sleep(BRIEF)
        assert not any(task.done() for task in tasks)
        told = await answers(tasks)
    assert [one.busy for one in told] == [True, True]
    assert await all_kept(store) == set()


async def test_each_waits_for_the_lock_of_another_as_long_as_it_may(
    store: SqliteStore, path: Path
) -> None:
    with held(path):
        with waiting_at_most(BRIEF):
            brief = await asked(keep(store, "first"))
        with waiting_at_most(100 * BRIEF):
            tasks = await asked(keep(store, "second"))
        assert isinstance((await answers(brief))[0], NotWritten)
        assert not tasks[0].done()
    assert await answers(tasks) == [None]
    assert await all_kept(store) == {"second"}


async def test_a_long_group_is_committed_in_parts(store: SqliteStore, commits: list[str]) -> None:
    async def slow(writing: Writing) -> None:
        # It blocks a thread of the store, as a long transaction does.
        threading.Event().wait(data.sqlite.transaction.GROUP_SECONDS)
        await writing.do("UPDATE settings SET value = 'kept'")

    async with hung(store):
        tasks = await asked(*(store.write(slow) for _ in range(3)), keep(store, "last"))
    assert await answers(tasks) == [None] * 4
    assert commits.count("COMMIT") == 4


async def test_a_write_in_steps_is_alone(store: SqliteStore, commits: list[str]) -> None:
    database = cast("Any", store.database)
    begun, goes_on = asyncio.Event(), asyncio.Event()

    async def work(writing: Writing) -> None:
        await writing.do("INSERT INTO settings VALUES ('first', 'kept')")
        begun.set()
        await goes_on.wait()
        await writing.do("INSERT INTO settings VALUES ('second', 'kept')")

    with waiting_at_most(BRIEF):
        long = asyncio.create_task(database.write_in_steps(work))
        await begun.wait()
        tasks = await asked(keep(store, "third"), keep(store, "fourth"))
        await asyncio.sleep(3 * BRIEF)
        assert not any(task.done() for task in tasks)
        goes_on.set()
        await long
        assert await answers(tasks) == [None, None]
    assert commits.count("COMMIT") == 2
    assert await all_kept(store) == {"first", "second", "third", "fourth"}


async def test_a_loop_that_is_ended_leaves_nobody_waiting(path: Path) -> None:
    """Whoever waits is cancelled too, and would wait for ever for what nobody does any more."""

    async def left_behind() -> None:
        async with closed_after(await SqliteStore.open(path)) as store:
            database = cast("Any", store.database)
            goes_on = threading.Event()
            slow = asyncio.create_task(database._writer._execute(goes_on.wait))
            tasks = await asked(keep(store, "first"), keep(store, "second"))
            for task in asyncio.all_tasks() - {asyncio.current_task(), slow}:
                task.cancel()
            goes_on.set()
            await asyncio.wait(tasks)

    await asyncio.wait_for(asyncio.to_thread(asyncio.run, left_behind()), 20)


# As if one after the other -----------------------------------------------------------------------

Step: TypeAlias = tuple[str, str, str]
"""A transaction of a random mix: what it does, to which key, with what text."""

KEYS = ("a", "b", "c")

STEPS = st.tuples(
    st.sampled_from(("put", "take", "add", "raise", "cancel", "fill", "fill twice", "undo")),
    st.sampled_from(KEYS),
    st.text("xyz", max_size=3),
)

MUCH = "x" * 200_000


def work_of(step: Step) -> Callable[[Writing], Any]:
    kind, key, text = step

    async def work(writing: Writing) -> tuple[int, Sequence[SqlRow]]:
        add = "INSERT INTO settings VALUES (?, ?)"
        if kind in ("add", "raise", "cancel"):
            await writing.do(add, (key, text))
        if kind == "raise":
            raise KeyError(key)
        if kind == "cancel":
            raise asyncio.CancelledError
        changed = 0
        if kind == "put":
            changed = await writing.do("UPDATE settings SET value = ? WHERE key = ?", (text, key))
        if kind == "take":
            changed = await writing.do("DELETE FROM settings WHERE key = ?", (key,))
        if kind.startswith("fill"):
            await writing.do("UPDATE settings SET value = value || ?", (text,))
            rows = [(f"much {at}", MUCH) for at in range(2)]
            if kind == "fill":
                await writing.do(add, rows[0])
            else:
                await writing.do_each(add, rows)
        if kind == "undo":
            await writing.do("INSERT OR ROLLBACK INTO settings VALUES (?, ?)", (key, text))
        return changed, await writing.rows("SELECT key, value FROM settings ORDER BY key")

    return work


def told_of(answer: object) -> object:
    if isinstance(answer, NotWritten):
        return answer.reason
    return type(answer) if isinstance(answer, BaseException) else answer


def lay_anew(path: Path) -> None:
    path.unlink(missing_ok=True)
    lay_empty_file(path)


async def outcome(
    path: Path, steps: Sequence[Step], impatient: frozenset[int], *, together: bool
) -> tuple[list[object], dict[str, str]]:
    """Return what each step was told and what is kept; callers in `impatient` are cancelled."""
    await asyncio.to_thread(lay_anew, path)
    async with closed_after(await SqliteStore.open(path)) as store:
        writer = cast("Any", store.database)._writer
        ((pages,),) = await writer.execute_fetchall("PRAGMA page_count")
        await writer.execute_fetchall(f"PRAGMA max_page_count = {pages + 10}")
        found: list[object] = []
        if together:
            async with hung(store):
                tasks = await asked(*(store.write(work_of(step)) for step in steps))
                for at in impatient:
                    if at < len(tasks):
                        tasks[at].cancel()
            found += [told_of(answer) for answer in await answers(tasks)]
        else:
            for step in steps:
                (task,) = await asked(store.write(work_of(step)))
                found += [told_of(answer) for answer in await answers([task])]
        return found, dict(await store.settings.starting(""))


@settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(steps=st.lists(STEPS, max_size=12), impatient=st.frozensets(st.integers(0, 11), max_size=3))
async def test_any_mix_is_as_if_done_one_after_the_other(
    tmp_path: Path, steps: list[Step], impatient: frozenset[int]
) -> None:
    alone, kept = await outcome(tmp_path / "alone.db", steps, impatient, together=False)
    together, kept_too = await outcome(tmp_path / "together.db", steps, impatient, together=True)
    for at in range(len(steps)):
        if at not in impatient:
            assert together[at] == alone[at]
    assert kept_too == kept
