"""The journal takes entries in order, all or none, and shows no card to a log."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

import aiosqlite
import pytest

from data.sqlite.store import SqliteStore
from data.store import Store
from data.tables import TableState
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.table.journal import Author, Entry, Journal, JournalConflict
from tests.data.places import Place
from tests.stored import closed_after
from tests.table_rows import LOBBY

Overhear = Callable[[aiosqlite.Connection, Callable[[str], object]], Awaitable[None]]


def entry(number: int, action: str = "play QS") -> Entry:
    return Entry(number, 2, Action.read(action), 1_700_000_000_000 + number, Author.PERSON)


@pytest.fixture(autouse=True)
async def _table(store: Store) -> None:
    await store.tables.add(replace(LOBBY, state=TableState.PLAYING))


async def test_what_was_appended_is_read_in_order(store: Store) -> None:
    journal: Journal = store.journal
    dealt = Entry(0, -1, Action.read("deal 2C3C 4C5C 6C7C 8C9C"), 5, Author.DEALER)
    played = [entry(number) for number in range(1, 12)]
    await journal.append("t1", [dealt])
    await journal.append("t1", played)
    assert await store.journal.read("t1") == (dealt, *played)


async def test_every_author_is_remembered(store: Store) -> None:
    entries = [entry(number)._replace(author=author) for number, author in enumerate(Author)]
    await store.journal.append("t1", entries)
    assert await store.journal.read("t1") == tuple(entries)


async def test_the_journal_of_a_table_without_one_is_empty(store: Store) -> None:
    assert await store.journal.read("nowhere") == ()


async def test_appending_nothing_does_nothing(store: Store) -> None:
    await store.journal.append("t1", [])
    assert await store.journal.read("t1") == ()


@pytest.mark.parametrize("numbers", [(1,), (3,), (0,), (1, 2), (2, 4), (2, 2), (3, 2)])
async def test_a_number_that_is_taken_or_not_the_next_writes_nothing(
    store: Store, numbers: tuple[int, ...]
) -> None:
    kept = [entry(0), entry(1)]
    await store.journal.append("t1", kept)
    with pytest.raises(JournalConflict):
        await store.journal.append("t1", [entry(number, "play KS") for number in numbers])
    assert await store.journal.read("t1") == tuple(kept)


async def test_a_journal_begins_with_number_nought(store: Store) -> None:
    with pytest.raises(JournalConflict):
        await store.journal.append("t1", [entry(1)])


async def test_journals_of_two_tables_are_counted_apart(store: Store) -> None:
    await store.tables.add(replace(LOBBY, table_id="t2", state=TableState.PLAYING))
    await store.journal.append("t1", [entry(0), entry(1)])
    await store.journal.append("t2", [entry(0, "play 2C")])
    assert await store.journal.read("t2") == (entry(0, "play 2C"),)


async def test_journals_are_read_together_each_from_a_number_on(store: Store) -> None:
    for table_id in ("t2", "t3", "t4"):
        await store.tables.add(replace(LOBBY, table_id=table_id, state=TableState.PLAYING))
    own = [entry(0), entry(1, "pass QS KS AS"), entry(2, "play 2C")]
    for table_id in ("t1", "t2", "t3"):
        await store.journal.append(table_id, own)
    asked = {"t1": 1, "t2": 0, "t4": 0, "nowhere": 0}
    assert await store.journal.read_each(asked) == {
        "t1": tuple(own[1:]),
        "t2": tuple(own),
        "t4": (),
        "nowhere": (),
    }
    assert await store.journal.read_each({"t1": 3}) == {"t1": ()}
    assert await store.journal.read_each({}) == {}


async def test_a_journal_that_cannot_be_read_keeps_no_other_from_being_read(
    store: Store, place: Place
) -> None:
    await store.tables.add(replace(LOBBY, table_id="t2", state=TableState.PLAYING))
    for table_id in ("t1", "t2"):
        await store.journal.append(table_id, [entry(0)])
    await place.do("UPDATE journal SET action = 'play  KS' WHERE table_id = 't1'")
    found = await store.journal.read_each({"t1": 0, "t2": 0})
    assert found["t2"] == (entry(0),)
    assert isinstance(found["t1"], Unreadable)
    assert "KS" not in str(found["t1"])


async def test_no_card_reaches_the_log_even_where_everything_is_logged(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    drivers = [logging.getLogger(name) for name in ("aiosqlite", "asyncpg")]
    for driver in drivers:
        driver.setLevel(logging.DEBUG)
    try:
        await store.journal.append("t1", [entry(0)])
        assert len(await store.journal.read("t1")) == 1
        with pytest.raises(JournalConflict) as conflict:
            await store.journal.append("t1", [entry(0)])
    finally:
        for driver in drivers:
            driver.setLevel(logging.NOTSET)
    assert "QS" not in caplog.text
    assert "QS" not in str(conflict.value)


async def test_an_entry_that_cannot_be_read_is_named_without_its_cards(store: Store) -> None:
    await store.write(
        lambda writing: writing.do(
            "INSERT INTO journal VALUES ('t1', 0, 0, 'play  QS', 5, 'person', NULL)"
        )
    )
    with pytest.raises(Unreadable, match="entry 0 of table t1") as fault:
        await store.journal.read("t1")
    assert "QS" not in str(fault.value)
    assert fault.value.__suppress_context__


async def test_a_move_costs_a_single_statement(
    connections: list[aiosqlite.Connection],
    overhear: Overhear,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    async with closed_after(
        await SqliteStore.open(tmp_path_factory.mktemp("other") / "cardroom.db")
    ) as other:
        await other.tables.add(replace(LOBBY, state=TableState.PLAYING))
        statements: list[str] = []
        await overhear(connections[0], statements.append)
        await other.journal.append("t1", [entry(0), entry(1), entry(2)])
        assert sum("journal" in statement for statement in statements) == 1
        # Beside it are its transaction, and the part of that which is its own.
        assert len(statements) == 5


async def test_nothing_is_written_once_the_game_is_over(store: Store) -> None:
    (row,) = await store.tables.live("main")
    journal = store.journal.held(row.epoch)
    await journal.append("t1", [entry(0)])
    await store.tables.held(row.epoch).close("t1", TableState.CLOSED, 9)
    # A computer may have thought until then.
    for late in (entry(0), entry(1)):
        with pytest.raises(JournalConflict):
            await journal.append("t1", [late])
    assert await journal.read("t1") == ()
