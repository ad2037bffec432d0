"""Transactions are whole, one at a time, and outlive the impatience of their callers."""

import asyncio

import pytest

from data.sql.database import Writing
from data.sql.store import SqlStore
from tests.data.places import BROKEN_RULES, Place


async def count_up(writing: Writing) -> None:
    rows = await writing.rows("SELECT value FROM settings WHERE key = 'count'")
    # Whoever else is about would read the same number here, if anybody could be.
    await asyncio.sleep(0)
    await writing.do("DELETE FROM settings WHERE key = 'count'")
    number = int(rows[0][0]) + 1 if rows else 1
    await writing.do("INSERT INTO settings VALUES ('count', ?)", (str(number),))


async def test_fifty_writers_at_once_lose_nothing(store: SqlStore) -> None:
    await asyncio.gather(*(store.write(count_up) for _ in range(50)))
    assert await store.settings.get("count") == "50"


async def test_single_statements_wait_for_the_transaction_that_is_open(store: SqlStore) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def work(writing: Writing) -> None:
        begun.set()
        await go_on.wait()
        await writing.do("INSERT INTO settings VALUES ('first', 'kept')")
        raise KeyError

    slow = asyncio.create_task(store.write(work))
    await begun.wait()
    quick = asyncio.create_task(store.settings.set("second", "kept"))
    await asyncio.sleep(0)
    go_on.set()
    await quick
    with pytest.raises(KeyError):
        await slow
    assert await store.settings.get("first") is None
    assert await store.settings.get("second") == "kept"


async def test_what_fails_half_way_is_undone_whole(store: SqlStore) -> None:
    async def work(writing: Writing) -> None:
        await writing.do("INSERT INTO settings VALUES ('a', 'x')")
        await writing.do("INSERT INTO settings VALUES ('a', 'y')")

    with pytest.raises(BROKEN_RULES):
        await store.write(work)
    assert await store.settings.get("a") is None
    await store.write(count_up)


@pytest.mark.parametrize("times", [1, 2])
async def test_a_cancelled_caller_leaves_a_whole_transaction(store: SqlStore, times: int) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def work(writing: Writing) -> None:
        await writing.do("INSERT INTO settings VALUES ('first', 'kept')")
        begun.set()
        await go_on.wait()
        await writing.do("INSERT INTO settings VALUES ('second', 'kept')")

    caller = asyncio.create_task(store.write(work))
    await begun.wait()
    for _ in range(times):
        caller.cancel()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert caller.done() is (times == 2)
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await caller
    await store.write(count_up)
    assert await store.settings.get("first") == "kept"
    assert await store.settings.get("second") == "kept"


async def test_a_transaction_that_is_itself_cancelled_is_undone(store: SqlStore) -> None:
    async def work(writing: Writing) -> None:
        await writing.do("INSERT INTO settings VALUES ('first', 'lost')")
        raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await store.write(work)
    assert await store.settings.get("first") is None
    await store.write(count_up)


async def test_closing_waits_for_the_transactions_that_are_begun(place: Place) -> None:
    store = await place.opened()
    begun = asyncio.Event()

    async def work(writing: Writing) -> None:
        begun.set()
        await asyncio.sleep(0.01)
        await count_up(writing)

    writers = [asyncio.create_task(store.write(work)) for _ in range(3)]
    await begun.wait()
    for writer in writers:
        writer.cancel()
    await store.close()
    await asyncio.wait(writers)
    again = await place.opened()
    try:
        assert await again.settings.get("count") == "3"
    finally:
        await again.close()


async def test_a_read_sees_what_was_written_before(store: SqlStore) -> None:
    for number in range(20):
        await store.settings.set("number", str(number))
        assert await store.settings.get("number") == str(number)
