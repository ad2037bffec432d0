"""Transactions are whole, one at a time, and outlive the impatience of their callers."""

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest

from data.patience import NotWritten
from data.sql.database import Steps, Writing
from data.store import Store
from tests.conftest import there
from tests.data.places import BROKEN_RULES, Place, SqlitePlace
from tests.stored import closed_after


class Pause:
    """A moment within a transaction, on the loop or on a thread of the store."""

    def __init__(self) -> None:
        self.begun, self._ended = asyncio.Event(), asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._tests_thread = threading.get_ident()
        self._ended_for_threads = threading.Event()

    async def wait(self) -> None:
        """Let the transaction go no further until the pause is over."""
        if threading.get_ident() == self._tests_thread:
            self.begun.set()
            await self._ended.wait()
        else:
            self._loop.call_soon_threadsafe(self.begun.set)
            self._ended_for_threads.wait()

    def end(self) -> None:
        self._ended.set()
        self._ended_for_threads.set()


@pytest.fixture
async def pause(store: Store) -> AsyncIterator[Pause]:  # noqa: ARG001  closed after it
    """A pause that is over when the test is: else the thread of its store would never end."""
    pause = Pause()
    yield pause
    pause.end()


async def count_up(writing: Writing) -> None:
    rows = await writing.rows("SELECT value FROM settings WHERE key = 'count'")
    # Whoever else is about would read the same number here, if anybody could be.
    await writing.do("DELETE FROM settings WHERE key = 'count'")
    number = int(rows[0][0]) + 1 if rows else 1
    await writing.do("INSERT INTO settings VALUES ('count', ?)", (str(number),))


async def test_fifty_writers_at_once_lose_nothing(store: Store) -> None:
    await asyncio.gather(*(store.write(count_up) for _ in range(50)))
    assert await store.settings.get("count") == "50"


async def test_single_statements_wait_for_the_transaction_that_is_open(
    store: Store, pause: Pause
) -> None:
    async def work(writing: Writing) -> None:
        await pause.wait()
        await writing.do("INSERT INTO settings VALUES ('first', 'kept')")
        raise KeyError

    slow = asyncio.create_task(store.write(work))
    await pause.begun.wait()
    quick = asyncio.create_task(store.settings.set("second", "kept"))
    await asyncio.sleep(0)
    pause.end()
    await quick
    with pytest.raises(KeyError):
        await slow
    assert await store.settings.get("first") is None
    assert await store.settings.get("second") == "kept"


async def test_what_fails_half_way_is_undone_whole(store: Store) -> None:
    async def work(writing: Writing) -> None:
        await writing.do("INSERT INTO settings VALUES ('a', 'x')")
        await writing.do("INSERT INTO settings VALUES ('a', 'y')")

    with pytest.raises(BROKEN_RULES):
        await store.write(work)
    assert await store.settings.get("a") is None
    await store.write(count_up)


@pytest.mark.parametrize("times", [1, 2])
async def test_a_cancelled_caller_leaves_a_whole_transaction(
    store: Store, pause: Pause, times: int
) -> None:
    async def work(writing: Writing) -> None:
        await writing.do("INSERT INTO settings VALUES ('first', 'kept')")
        await pause.wait()
        await writing.do("INSERT INTO settings VALUES ('second', 'kept')")

    caller = asyncio.create_task(store.write(work))
    await pause.begun.wait()
    for _ in range(times):
        caller.cancel()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert caller.done() is (times == 2)
    pause.end()
    with pytest.raises(asyncio.CancelledError):
        await caller
    await store.write(count_up)
    assert await store.settings.get("first") == "kept"
    assert await store.settings.get("second") == "kept"


async def test_a_transaction_that_is_itself_cancelled_is_undone(store: Store) -> None:
    async def work(writing: Writing) -> None:
        await writing.do("INSERT INTO settings VALUES ('first', 'lost')")
        raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await store.write(work)
    assert await store.settings.get("first") is None
    await store.write(count_up)


async def test_on_a_thread_what_waits_for_something_else_is_refused_and_undone(
    sqlite_place: SqlitePlace,
) -> None:
    async def work(writing: Writing) -> None:
        await writing.do("INSERT INTO settings VALUES ('first', 'lost')")
        await asyncio.sleep(0)

    async with closed_after(await sqlite_place.opened()) as store:
        with pytest.raises(RuntimeError, match="nothing but its own statements"):
            await store.write(work)
        assert await store.settings.get("first") is None
        await store.write(count_up)


async def test_the_loop_serves_others_while_a_transaction_works(store: Store, pause: Pause) -> None:
    async def work(writing: Writing) -> None:
        await writing.do("INSERT INTO settings VALUES ('first', 'kept')")
        await pause.wait()

    slow = asyncio.create_task(store.write(work))
    await pause.begun.wait()
    assert await store.settings.get("first") is None
    pause.end()
    await slow
    assert await store.settings.get("first") == "kept"


async def test_closing_waits_for_the_transactions_that_are_begun(
    store: Store, place: Place, pause: Pause
) -> None:
    async def work(writing: Writing) -> None:
        await pause.wait()
        await count_up(writing)

    writers = [asyncio.create_task(store.write(work)) for _ in range(3)]
    await pause.begun.wait()
    for writer in writers:
        writer.cancel()
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    pause.end()
    await closing
    await asyncio.wait(writers)
    async with closed_after(await place.opened()) as again:
        assert await again.settings.get("count") == "3"


async def test_a_read_sees_what_was_written_before(store: Store) -> None:
    for number in range(20):
        await store.settings.set("number", str(number))
        assert await store.settings.get("number") == str(number)


async def kept() -> str:
    return "kept"


async def refused() -> None:
    raise NotWritten("SQLITE_FULL", busy=False)


async def wrong() -> None:
    raise KeyError("a mistake of ours, which says nothing of the disk")


async def test_the_last_that_was_kept_and_since_when_none_is() -> None:
    steps = Steps()
    assert (steps.kept_at, steps.refused_since) == (None, None)
    assert await steps.finished(kept()) == "kept"
    first = there(steps.kept_at)
    for _ in range(2):
        with pytest.raises(NotWritten):
            await steps.finished(refused())
    since = there(steps.refused_since)
    assert since >= first
    with pytest.raises(KeyError):
        await steps.finished(wrong())
    assert (steps.kept_at, steps.refused_since) == (first, since)
    await steps.finished(kept())
    assert steps.refused_since is None
    assert steps.kept_at is not None
    assert steps.kept_at >= since
