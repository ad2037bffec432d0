"""The store is held by another process, the disk full or read-only: nothing is half done."""

import asyncio
import logging
import re
from collections.abc import AsyncGenerator, Iterable
from contextlib import asynccontextmanager
from typing import Any, Final, cast

import pytest

import bot.support.retrying
import data.patience
import data.postgresql.links
from bot.tables.card_room import CardRoom
from bot.tables.opening.hosting import OpenTable
from data.journal import Journals
from data.patience import NotRead
from data.proofs import Proofs
from data.sql.ratings import Ratings
from data.tables import TableState
from engine.table.chairs import Chair, Presence
from loopback_discord.payloads import text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from loopback_discord.state.interactions import ANSWER_SECONDS
from tests.conftest import there
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.looking import over
from tests.end_to_end.mid_game import (
    count_cards,
    everything_is_true,
    hand_in_turn,
    in_play,
    read,
    started,
)
from tests.end_to_end.restarting import break_off, change, until_the_last_card
from tests.end_to_end.short_games import short_game_begun
from tests.regular import button_ids, hand_message, press_one
from tests.stored import held

pytestmark = pytest.mark.evening(people=3)

UNCOUNTED: Final = "That did not count"
BUSY: Final = "My file was in use"
UNWRITABLE: Final = "I cannot write to my disk"

HUNG: Final = "SELECT message_id FROM tables WHERE message_id IS NOT NULL"


@pytest.fixture
def answer_seconds() -> float:
    return 3 * ANSWER_SECONDS


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for what takes much longer than Discord waits."""
    monkeypatch.setattr(data.patience, "USUAL_SECONDS", 0.2)
    monkeypatch.setitem(data.postgresql.links.SESSION, "lock_timeout", "20ms")
    monkeypatch.setattr(bot.support.retrying, "RETRY_SECONDS", 0.05)


async def on_the_writer(evening: Evening, *statements: str) -> None:
    connection = cast("Any", evening.store).database._writer
    for statement in statements:
        await connection.execute_fetchall(statement)


@asynccontextmanager
async def read_only(evening: Evening) -> AsyncGenerator[None]:
    """Let the file take nothing."""
    await on_the_writer(evening, "PRAGMA query_only = ON")
    yield
    await on_the_writer(evening, "PRAGMA query_only = OFF")


@asynccontextmanager
async def full_for(evening: Evening, event: str) -> AsyncGenerator[None]:
    """Let the disk be full for `event`, such as `INSERT ON games`, and for nothing else."""
    await on_the_writer(
        evening,
        "ATTACH ':memory:' AS disk",
        "CREATE TABLE disk.much (much)",
        "PRAGMA disk.max_page_count = 2",
        f"CREATE TEMP TRIGGER full BEFORE {event}"
        " BEGIN INSERT INTO much VALUES (zeroblob(100000)); END",
    )
    yield
    await on_the_writer(evening, "DROP TRIGGER temp.full")


def said(answer: Answer) -> str:
    """What an answer says, which must not have come too late."""
    assert answer.error is None
    return text_of(answer.message)


@pytest.mark.each_database
async def test_a_card_played_while_another_process_writes_is_answered_in_time_and_not_counted(
    evening: Evening,
) -> None:
    await in_play(evening)
    in_turn, hand = await hand_in_turn(evening, evening.people)
    _, custom_id = button_ids(hand, "do")[0]
    before = count_cards(evening)
    async with held(evening.address):
        # They wait behind each other as well as for the file.
        answers = await asyncio.gather(
            *(in_turn.click(hand, custom_id=custom_id) for _ in range(10))
        )
        # The last of them may only have heard by now that they have arrived.
        await evening.client.under_way.settle()
        assert all(UNCOUNTED in said(one) and BUSY in said(one) for one in answers)
    # What was refused is not done later: another's write comes after whatever is on its way.
    await evening.store.settings.set("later", "yes")
    assert count_cards(evening) == before

    again = await in_turn.click(hand, custom_id=custom_id)
    assert UNCOUNTED not in said(again)
    assert count_cards(evening) == before + 1
    await everything_is_true(evening, evening.people, evening.cards)


@pytest.mark.each_database
async def test_passes_made_at_once_are_all_answered_in_time(evening: Evening) -> None:
    await started(evening.people)
    for person in evening.people:
        for _ in range(3):
            await press_one(person)
    before = count_cards(evening)
    async with held(evening.address):
        answers = await asyncio.gather(*(press_one(person) for person in evening.people))
        # The last of them may only have heard by now that they have arrived.
        await evening.client.under_way.settle()
        assert all(one is not None and UNCOUNTED in said(one) for one in answers)
    assert count_cards(evening) == before
    for person in evening.people:
        await press_one(person)
    assert count_cards(evening) == before + 3


@pytest.mark.each_database
async def test_a_lobby_is_as_it_was_when_the_file_is_free_again(evening: Evening) -> None:
    lobby = await evening.alice.slash("hearts")
    await evening.client.under_way.settle()
    await evening.client.room.settle(1)
    assert read(evening, HUNG)
    async with held(evening.address):
        for answer in await asyncio.gather(
            evening.bob.click(lobby, "Join"),
            evening.alice.click(lobby, "Leave"),
            evening.bob.slash("hearts"),
        ):
            assert UNCOUNTED in said(answer)
            assert answer.kind == "ephemeral"
        assert (await evening.alice.click(lobby, "Start")).kind == "deferred"
        # Once for leaving, once for starting.
        await evening.alice.until(lambda: evening.alice.reads(evening.cards).count(UNCOUNTED) == 2)
    (open_one,) = evening.client.room.tables.lobbies.values()
    assert [chair.person for chair in open_one.chairs] == [evening.alice.id]
    await evening.alice.until(lambda: not open_one.starting, what="the lobby open again")
    assert read(evening, "SELECT state FROM tables") == [("lobby",)]
    await evening.bob.click(lobby, "Join")
    await evening.alice.click(lobby, "Start")
    await evening.bob.until(lambda: hand_message(evening.bob), what="the hand")


async def test_a_lobby_that_everybody_sees_is_not_said_to_have_failed(evening: Evening) -> None:
    async with full_for(evening, "UPDATE OF message_id ON tables"):
        lobby = await evening.alice.slash("hearts")
        assert lobby.kind == "message"
        await evening.client.under_way.settle()
        await evening.client.room.settle(1)
        assert read(evening, HUNG) == []
    assert (await evening.bob.click(lobby, "Join")).kind == "update"
    assert read(evening, HUNG)
    assert UNCOUNTED not in evening.alice.reads(evening.cards)


async def test_a_disk_that_takes_nothing_is_told_to_people_and_named_in_the_log(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    await in_play(evening)
    in_turn, _ = await hand_in_turn(evening, evening.people)
    before = count_cards(evening)
    with caplog.at_level(logging.INFO):
        async with read_only(evening):
            answer = there(await press_one(in_turn))
            assert UNCOUNTED in said(answer)
            assert UNWRITABLE in said(answer)
            assert UNWRITABLE in said(await in_turn.slash("canasta"))
        async with full_for(evening, "INSERT ON journal"):
            answer = there(await press_one(in_turn))
            assert UNWRITABLE in said(answer)
        # Lines of one second are one, at its end.
        await in_turn.until(lambda: "SQLITE_FULL" in caplog.text, what="the line in the log")
    told = [record.message for record in caplog.records if record.levelno >= logging.WARNING]
    codes = re.findall("SQLITE_[A-Z]+", " ".join(told))
    # The file may be in use for a moment while it is made so that nothing can be written.
    assert set(codes) - {"SQLITE_BUSY"} == {"SQLITE_READONLY", "SQLITE_FULL"}
    assert codes[-1] == "SQLITE_FULL"
    assert count_cards(evening) == before
    await press_one(in_turn)
    assert count_cards(evening) == before + 1
    await everything_is_true(evening, evening.people, evening.cards)


async def test_a_card_that_is_kept_counts_although_its_player_is_not_noted_as_back(
    evening: Evening,
) -> None:
    await in_play(evening)
    in_turn, _ = await hand_in_turn(evening, evening.people)
    live_table = evening.live_table
    seat = there(live_table.seat_of(in_turn.id))
    await live_table.session.change_chair(seat, Chair.let_pass)
    before = count_cards(evening)
    async with full_for(evening, "DELETE ON chairs"):
        assert UNCOUNTED not in said(there(await press_one(in_turn)))
    assert count_cards(evening) == before + 1
    assert live_table.chairs[seat].missed == 1
    # The next card says again who is here.
    await play_until(evening.people, lambda: not live_table.chairs[seat].missed)
    assert live_table.chairs[seat].presence is Presence.HERE
    await everything_is_true(evening, evening.people, evening.cards)


@pytest.mark.each_database
async def test_a_table_that_cannot_be_written_as_it_is_carried_on_is_carried_on_later(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await started(evening.people)
    table_id = evening.live_table.table_id
    await break_off(evening)
    # Everybody is forgotten, and the process ended before the game: the next one ends it.
    await change(evening, "UPDATE chairs SET person = NULL")
    carry_on, done = CardRoom.carry_on, asyncio.Event()

    async def held_up(room: CardRoom, tables: Iterable[OpenTable]) -> None:
        async with held(evening.address):
            await carry_on(room, tables)
        done.set()

    monkeypatch.setattr(CardRoom, "carry_on", held_up)
    await evening.open()
    await done.wait()

    async def is_closed() -> bool:
        row = await evening.store.tables.get(table_id)
        return row is not None and row.state is not TableState.PLAYING

    async with asyncio.timeout(30):
        while not await is_closed():
            await asyncio.sleep(0.02)
    assert not [said for said in caplog.messages if said.startswith("incident")]


async def test_a_result_that_the_file_does_not_take_is_told_once_it_does(
    evening: Evening, people: list[Person], cards: Channel, caplog: pytest.LogCaptureFixture
) -> None:
    await short_game_begun(evening, people, cards)
    async with full_for(evening, "INSERT ON games"):
        await play_until(people, lambda: not evening.client.room.tables.live or all_over(evening))
        await people[0].until(lambda: "SQLITE_FULL" in caplog.text, what="the full disk")
        assert not over(people[0], cards)
        assert read(evening, "SELECT count(*) FROM games") == [(0,)]
    await people[0].until(lambda: over(people[0], cards), what="the result")
    assert read(evening, "SELECT count(*) FROM games") == [(1,)]


def all_over(evening: Evening) -> bool:
    return all(one.game.outcome is not None for one in evening.client.room.tables.live.values())


@pytest.mark.parametrize(
    ("port", "question"), [(Journals, "read"), (Proofs, "record"), (Ratings, "change")]
)
async def test_a_result_is_told_though_the_store_could_not_be_read_for_a_moment(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, port: type, question: str
) -> None:
    await short_game_begun(evening, evening.people, evening.cards)
    await until_the_last_card(evening, evening.people)
    asks, refused = getattr(port, question), list[str]()

    async def refused_once(*values: object) -> object:
        if not refused:
            refused.append(question)
            raise NotRead("TimeoutError", busy=False)
        return await asks(*values)

    monkeypatch.setattr(port, question, refused_once)
    await play_until(evening.people, lambda: over(evening.alice, evening.cards))
    assert refused
    await evening.alice.until(
        lambda: not evening.client.room.tables.live, what="the end of the table"
    )
    assert await evening.store.standings.audit() == []
