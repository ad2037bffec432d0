"""Servers go, connections are lost, others are in the way: a write is kept once or not at all."""

import asyncio
import signal
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Final

import pytest

from data.addresses import PostgresAddress
from data.patience import NotRead, NotWritten, OutcomeUnknown, waiting_at_most
from data.postgresql.database import PostgresDatabase
from data.postgresql.store import PostgresStore
from data.sql.database import Writing
from data.tables import TableState
from engine.contract.action import Action
from engine.table.journal import Author, Entry
from tests.cutting_proxy import Cut, CuttingProxy
from tests.data.places import PostgresPlace
from tests.postgres_server import PostgresServer
from tests.stored import closed_after
from tests.table_rows import LOBBY

COUNT = "SELECT value FROM settings WHERE key = 'count'"


async def count_up(writing: Writing) -> int:
    rows = await writing.rows(COUNT)
    await asyncio.sleep(0)
    number = int(rows[0][0]) + 1 if rows else 1
    await writing.do("DELETE FROM settings WHERE key = 'count'")
    await writing.do("INSERT INTO settings VALUES ('count', ?)", (str(number),))
    return number


@pytest.fixture
async def address(postgres_place: PostgresPlace) -> PostgresAddress:
    await postgres_place.emptied()
    return postgres_place.address


@pytest.fixture
async def proxy(postgres_server: PostgresServer) -> AsyncIterator[CuttingProxy]:
    proxy = CuttingProxy(postgres_server.port)
    await proxy.start()
    yield proxy
    await proxy.stop()


@pytest.fixture
async def behind(
    proxy: CuttingProxy, address: PostgresAddress, postgres_server: PostgresServer
) -> AsyncIterator[PostgresStore]:
    """A store whose connections may be cut."""
    store = await PostgresStore.open(proxy.address(address, postgres_server.port))
    yield store
    await store.close()


async def test_two_processes_that_write_at_once_lose_nothing(
    address: PostgresAddress, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", logger="data.postgresql.database")
    first, second = await PostgresDatabase.open(address), await PostgresDatabase.open(address)
    try:
        told = await asyncio.gather(
            *(one.write(count_up) for _ in range(20) for one in (first, second))
        )
        assert sorted(told) == list(range(1, 41))
        repeats = first.repeats + second.repeats
        assert repeats["serialisation"] > 0
        # Two reads of one moment and two writes never wait for each other in a circle.
        assert repeats.keys() <= {"serialisation", "lock"}
    finally:
        await first.close()
        await second.close()
    assert f"serialisation {(first.repeats or second.repeats)['serialisation']}" in caplog.text


async def test_two_writes_that_wait_for_each_other_are_both_done_and_counted(
    address: PostgresAddress,
) -> None:
    first, second = await PostgresDatabase.open(address), await PostgresDatabase.open(address)
    has_begun = [asyncio.Event(), asyncio.Event()]

    async def add(writing: Writing, key: str) -> None:
        await writing.do("UPDATE settings SET value = value || '+' WHERE key = ?", (key,))

    async def add_to_both(writing: Writing, mine: int) -> None:
        await add(writing, "ab"[mine])
        has_begun[mine].set()
        await has_begun[1 - mine].wait()
        await add(writing, "ab"[1 - mine])

    try:
        await first.do("INSERT INTO settings VALUES ('a', ''), ('b', '')")
        await asyncio.gather(
            first.write(lambda writing: add_to_both(writing, 0)),
            second.write(lambda writing: add_to_both(writing, 1)),
        )
        assert await first.rows("SELECT value FROM settings ORDER BY key") == [("++",), ("++",)]
        # The server finds deadlocks after a second, and waits for no lock as long as that.
        assert (first.repeats + second.repeats)["lock"] > 0
    finally:
        await first.close()
        await second.close()


async def test_tables_are_never_in_the_way_of_others(address: PostgresAddress) -> None:
    stores = [await PostgresStore.open(address) for _ in range(2)]

    async def play(number: int) -> None:
        store, row = stores[number % 2], replace(LOBBY, table_id=f"t{number}")
        tables = store.tables
        await tables.add(row)
        await tables.set_message(row.table_id, 5, 0)
        await tables.start(row.table_id, dealer=0, seat_count=4, started_at=number)
        for _ in range(3):
            await tables.set_attendance(
                row.table_id, row.chairs, paused_until=None, clock_from=number
            )
        await tables.close(row.table_id, TableState.CLOSED, 9)

    try:
        await asyncio.gather(*map(play, range(20)))
        assert [store.repeats for store in stores] == [0, 0]
    finally:
        for store in stores:
            await store.close()


@pytest.mark.parametrize("cut", Cut)
async def test_a_transaction_that_is_cut_at_its_end_is_kept_once(
    behind: PostgresStore, proxy: CuttingProxy, cut: Cut
) -> None:
    for number in range(1, 4):
        proxy.cut_at(cut, b"COMMIT")
        assert await behind.write(count_up) == number
    assert proxy.cuts == 3
    assert await behind.settings.get("count") == "3"
    # What was kept is not begun again; what was not kept is.
    assert behind.repeats == (3 if cut is Cut.QUESTION else 0)


@pytest.mark.parametrize("cut", Cut)
@pytest.mark.parametrize("word", [b"BEGIN", b"DELETE FROM"])
async def test_a_transaction_that_is_cut_before_its_end_is_done_again(
    behind: PostgresStore, proxy: CuttingProxy, cut: Cut, word: bytes
) -> None:
    await behind.write(count_up)
    proxy.cut_at(cut, word)
    assert await behind.write(count_up) == 2
    # A statement is named to the server the first time only.
    assert behind.repeats == proxy.cuts


@pytest.mark.parametrize("cut", Cut)
async def test_a_move_that_is_cut_off_is_kept_once(
    behind: PostgresStore, proxy: CuttingProxy, cut: Cut
) -> None:
    await behind.tables.add(replace(LOBBY, state=TableState.PLAYING))
    entries = [
        Entry(number, 0, Action.read("play QS"), number, Author.PERSON) for number in range(6)
    ]
    for first in range(0, 6, 2):
        # The values go along with each move, and the statement only once on each connection.
        proxy.cut_at(cut, f'[0, "play QS", {first}'.encode())
        await behind.journal.append("t1", entries[first : first + 2])
    assert proxy.cuts == 3
    assert await behind.journal.read("t1") == tuple(entries)


REFUSES: Final = """
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE 'refused' USING ERRCODE = '{code}'; END $$;
CREATE TRIGGER refuses BEFORE INSERT ON connections EXECUTE FUNCTION refuse();
"""
REFUSES_NO_MORE: Final = "DROP FUNCTION refuse CASCADE"
READ_ONLY: Final = "ALTER DATABASE cardroom SET default_transaction_read_only = on"
READ_ONLY_NO_MORE: Final = "ALTER DATABASE cardroom RESET default_transaction_read_only"


@pytest.mark.parametrize("cut", Cut)
@pytest.mark.parametrize(
    "code",
    [
        "25006",  # a standby that is not promoted yet
        "53100",  # the disk is full
        "53200",  # there is no memory
        "53400",  # a limit of the configuration
        "57014",  # it took too long
        "58030",  # the disk fails
    ],
)
async def test_a_server_that_comes_back_and_takes_nothing_is_waited_for_like_one_that_is_away(
    behind: PostgresStore, proxy: CuttingProxy, postgres_server: PostgresServer, code: str, cut: Cut
) -> None:
    where, spoil, mend = "cardroom", REFUSES.format(code=code), REFUSES_NO_MORE
    if code == "25006":
        where, spoil, mend = "postgres", READ_ONLY, READ_ONLY_NO_MORE
    for write, said in (
        (lambda: behind.write(count_up), b"COMMIT"),
        (lambda: behind.settings.set("other", "kept"), b"other"),
    ):
        await write()
        await asyncio.to_thread(postgres_server.tell, where, spoil)
        try:
            proxy.cut_at(cut, said)
            with waiting_at_most(60):
                writing = asyncio.create_task(write())
            async with asyncio.timeout(30):
                while proxy.cut_is_due:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.5)
            # It may have been kept, and nobody can tell yet.
            assert not writing.done()
        finally:
            await asyncio.to_thread(postgres_server.tell, where, mend)
        await writing
    assert await behind.settings.get("count") == "2"
    assert await behind.settings.get("other") == "kept"


async def test_a_server_without_memory_is_said_to_read_nothing(
    behind: PostgresStore, proxy: CuttingProxy, postgres_server: PostgresServer
) -> None:
    await asyncio.to_thread(postgres_server.tell, "cardroom", REFUSES.format(code="53200"))
    try:
        proxy.cut_all()
        with waiting_at_most(3), pytest.raises(NotRead) as told:
            await behind.settings.get("count")
        assert told.value.reason == "OutOfMemoryError"
    finally:
        await asyncio.to_thread(postgres_server.tell, "cardroom", REFUSES_NO_MORE)


async def test_a_table_that_is_held_by_another_is_said_to_be_in_use_and_never_written_later(
    address: PostgresAddress,
) -> None:
    first, second = await PostgresDatabase.open(address), await PostgresDatabase.open(address)
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def hold(writing: Writing) -> None:
        await writing.do("INSERT INTO settings VALUES ('first', 'held')")
        begun.set()
        await go_on.wait()

    try:
        holding = asyncio.create_task(first.write(hold))
        await begun.wait()
        statement = "INSERT INTO settings VALUES ('first', 'lost')"
        for write in (
            lambda: second.do(statement),
            lambda: second.write(lambda writing: writing.do(statement)),
        ):
            with waiting_at_most(0.1), pytest.raises(NotWritten) as told:
                await write()
            assert told.value.busy
            assert told.value.reason == "LockNotAvailableError"
        # Reading goes on meanwhile.
        assert await second.rows("SELECT value FROM settings") == []
        go_on.set()
        await holding
        assert await second.rows("SELECT value FROM settings") == [("held",)]
    finally:
        go_on.set()
        await first.close()
        await second.close()


async def test_a_server_that_takes_nothing_is_told_and_written_to_when_it_does(
    address: PostgresAddress, postgres_server: PostgresServer
) -> None:
    database = await PostgresDatabase.open(address)
    spoil = "ALTER DATABASE cardroom SET default_transaction_read_only = on"
    try:
        postgres_server.tell("postgres", spoil)
        await database.rows(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            " AND datname = 'cardroom'"
        )
        await database.links.expire_connections()
        for write in (
            lambda: database.do("DELETE FROM settings"),
            lambda: database.write(count_up),
        ):
            with waiting_at_most(3), pytest.raises(NotWritten) as told:
                await write()
            assert told.value.reason == "ReadOnlySQLTransactionError"
            assert not told.value.busy
    finally:
        postgres_server.tell("postgres", spoil.replace("= on", "= off"))
        await database.links.expire_connections()
        assert await database.write(count_up) == 1
        await database.close()


async def test_a_server_that_is_stopped_and_started_is_found_again(
    own_server: PostgresServer,
) -> None:
    async with closed_after(await PostgresStore.open(own_server.make("cardroom"))) as store:
        for round_ in range(1, 4):
            assert await store.write(count_up) == round_
            # In good order, at once, and as in a power cut.
            if round_ == 3:
                own_server.kill()
            else:
                own_server.stop(signal.SIGINT if round_ == 1 else signal.SIGQUIT)
            with waiting_at_most(0.3), pytest.raises(NotWritten) as told:
                await store.write(count_up)
            assert not told.value.busy
            with waiting_at_most(0.3), pytest.raises(NotWritten):
                await store.settings.set("other", "lost")
            with waiting_at_most(0.3), pytest.raises(NotRead):
                await store.settings.get("count")
            waiting = asyncio.create_task(store.settings.get("count"))
            await asyncio.sleep(0)
            await asyncio.to_thread(own_server.start)
            assert await waiting == str(round_)


async def test_who_closes_while_the_server_is_away_is_not_held_up(
    own_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.postgresql.database.CLOSING_SECONDS", 0.2)
    store = await PostgresStore.open(own_server.make("cardroom"))
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def work(writing: Writing) -> None:
        await writing.do("INSERT INTO settings VALUES ('first', 'lost')")
        begun.set()
        await go_on.wait()

    with waiting_at_most(0.3):
        writing = asyncio.create_task(store.write(work))
    await begun.wait()
    own_server.stop()
    go_on.set()
    await store.close()
    with pytest.raises(OutcomeUnknown):
        await writing
    with pytest.raises(RuntimeError, match="closed"):
        await store.settings.set("more", "lost")
