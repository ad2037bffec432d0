"""The card room opens again before the first card of a game, in a lobby, or after the last card."""

import asyncio
from typing import cast

import pytest

from data.opening import store_at
from data.people import PersonRow
from data.tables import TableState
from engine.table.journal import Author, Entry
from loopback_discord.payloads import text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.conftest import there
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.kept_results import keep_game
from tests.end_to_end.looking import over, saying, table_id_of
from tests.end_to_end.mid_game import is_playing, live_tables, read, shows_hands
from tests.end_to_end.restarting import (
    break_off,
    change,
    kept_and_not_told,
    restart,
    until_folded,
    until_the_last_card,
)
from tests.end_to_end.short_games import SEATS, short_game_begun
from tests.regular import button_ids

pytestmark = [pytest.mark.usefixtures("ended_at_once"), pytest.mark.each_database_thorough]


async def test_a_lobby_outlives_a_restart_and_its_old_buttons_seat_and_start(
    evening: Evening,
) -> None:
    lobby = await evening.alice.slash("hearts", evening.cards, seats=3)
    await evening.bob.click(lobby, "Join")
    await restart(evening)
    joined = await evening.carol.click(lobby, "Join")
    assert joined.kind == "update"
    assert all(name in evening.alice.reads(evening.cards) for name in ("Alice", "Bob", "Carol"))
    await evening.alice.click(lobby, "Start")
    await evening.alice.until(lambda: live_tables(evening.alice, evening.cards), what="the table")
    await play_until(evening.people, lambda: is_playing(evening))
    assert [chair.name for chair in evening.live_table.chairs] == ["Alice", "Bob", "Carol"]


async def test_a_lobby_that_outlived_a_start_leads_to_the_table_when_it_is_pressed(
    evening: Evening,
) -> None:
    lobby = await evening.alice.slash("hearts", evening.cards)
    faults = evening.discord_server.faults
    led = "to the table"
    faults.add("PATCH", "*", cut="before", times=99, when=lambda sent: led in str(sent.body))
    faults.add("DELETE", "*", cut="before", times=99)
    await evening.alice.click(lobby, "Start")
    # The bot has been told where the table hangs, and sends hands that lead there.
    await evening.alice.until(evening.alice.dms, what="a hand")
    assert live_tables(evening.alice, evening.cards)
    await restart(evening)
    faults.clear()
    pressed = await evening.bob.click(lobby, "Join")
    assert pressed.kind == "update"
    assert led in text_of(pressed.message)
    assert button_ids(pressed.message) == []


async def test_a_game_killed_after_its_last_card_is_finished_and_told_once(
    evening: Evening, people: list[Person], alice: Person, cards: Channel
) -> None:
    people = people[:SEATS]
    await short_game_begun(evening, people, cards)
    seat, action = await until_the_last_card(evening, people)
    table_id = evening.live_table.table_id
    await break_off(evening)
    store = await store_at(evening.address)
    entries = await store.journal.read(table_id)
    last = Entry(len(entries), seat, action, entries[-1].at, Author.PERSON)
    await store.journal.append(table_id, [last])
    await store.close()
    await evening.open()
    await alice.until(lambda: over(alice, cards), what="the result")
    await alice.until(lambda: not live_tables(alice, cards), what="the last picture")
    for person in people:
        await shows_hands(person, 0)
    await until_folded(evening)
    await restart(evening)
    assert not evening.client.room.tables.live
    assert over(alice, cards)
    assert not over(alice, cards, times=2)
    assert there(await evening.store.results.record(table_id))["actions"][-1] == [seat, str(action)]
    assert await evening.store.standings.audit() == []


async def test_a_result_that_was_kept_but_not_told_is_told_after_the_restart(
    evening: Evening,
) -> None:
    table_id = await kept_and_not_told(
        evening, evening.discord_server, evening.people, evening.cards
    )
    await evening.open()
    assert there(await evening.store.tables.get(table_id)).state is TableState.FINISHED
    await evening.alice.until(lambda: over(evening.alice, evening.cards), what="the result")
    assert not over(evening.alice, evening.cards, times=2)


async def test_a_result_that_cannot_be_read_keeps_no_other_table_closed(evening: Evening) -> None:
    people, cards = evening.people, evening.cards
    table_id = await kept_and_not_told(evening, evening.discord_server, people, cards)
    ((body,),) = read(evening, "SELECT body FROM records WHERE game_id = ?", table_id)
    torn = "UPDATE records SET body = ? WHERE game_id = ?"
    await change(evening, torn, b"torn", table_id)
    await evening.open()
    await evening.alice.slash("hearts")
    assert len(evening.client.room.tables.lobbies) == 1
    assert not evening.client.room.tables.live
    await break_off(evening)
    await change(evening, torn, cast("bytes", body), table_id)
    await evening.open()
    await evening.alice.until(lambda: over(evening.alice, evening.cards), what="the result")


async def test_a_game_stopped_while_its_table_is_posted_is_not_dealt_anew(evening: Evening) -> None:
    lobby = await evening.alice.slash("hearts")
    evening.discord_server.faults.add("POST", "/channels/{channel_id}/messages", delay_seconds=2)
    starting = asyncio.create_task(evening.alice.click(lobby, "Start"))
    await evening.alice.until(lambda: evening.client.room.tables.live, what="the start")
    dealt = read(evening, "SELECT action FROM journal WHERE seat < 0")
    evening.client.settle_seconds = 0.2
    await evening.close()
    await starting
    evening.discord_server.faults.clear()
    await evening.open()
    assert not evening.client.room.tables.lobbies
    await evening.alice.until(evening.alice.dms, what="a hand")
    await evening.alice.until(lambda: live_tables(evening.alice, evening.cards), what="the table")
    assert read(evening, "SELECT action FROM journal WHERE seat < 0") == dealt
    assert len(dealt) == 1
    assert "Something went wrong" not in evening.alice.reads(evening.cards)


async def unplaced(evening: Evening) -> None:
    """Start again as after a kill between an answer and the note of where it hangs."""
    await restart(evening, "UPDATE tables SET message_id = NULL WHERE state = 'lobby'")


async def placed(evening: Evening) -> object:
    """Return where the lobby hangs, as it is kept."""
    await evening.client.under_way.settle()
    ((kept,),) = read(evening, "SELECT message_id FROM tables WHERE state = 'lobby'")
    return kept


def message_id(answer: Answer) -> int:
    return int(answer.message["id"])


async def test_whoever_presses_in_it_tells_where_it_hangs(evening: Evening) -> None:
    lobby = await evening.alice.slash("hearts", evening.cards, seats=3)
    await unplaced(evening)
    assert await placed(evening) is None
    joined = await evening.bob.click(lobby, "Join")
    assert joined.kind == "update"
    assert await placed(evening) == message_id(lobby)
    await evening.alice.click(lobby, "Start")
    await evening.alice.until(lambda: live_tables(evening.alice, evening.cards), what="the table")
    await play_until(evening.people, lambda: is_playing(evening))
    assert [chair.name for chair in evening.live_table.chairs][:2] == ["Alice", "Bob"]


async def test_whoever_asks_for_it_again_gets_it(evening: Evening) -> None:
    lobby = await evening.alice.slash("hearts", evening.cards, seats=3, target=50)
    await unplaced(evening)
    again = await evening.alice.slash("hearts", evening.cards, seats=3, target=50)
    assert again.kind == "message", evening.alice.reads(again)
    await evening.client.under_way.settle()
    await evening.client.room.settle(1)
    assert await placed(evening) == message_id(again)
    for answer in (lobby, again):
        assert table_id_of(answer.message) in evening.client.room.tables.lobbies
    await evening.bob.click(again, "Join")
    await evening.bob.until(lambda: "**Bob**" in evening.bob.reads(again), what="his chair")
    # From now on it is a table like any other.
    assert (
        await evening.alice.slash("hearts", evening.cards, seats=3, target=50)
    ).kind == "ephemeral"


async def test_whoever_asks_for_another_one_is_asked_first(evening: Evening) -> None:
    lobby = await evening.alice.slash("hearts", evening.cards, seats=3)
    await unplaced(evening)
    question = await evening.alice.slash("hearts", evening.cards, seats=4)
    assert question.kind == "ephemeral"
    assert "Open another" in str(evening.alice.faces(question))
    assert (await evening.bob.slash("hearts", evening.cards, seats=3)).kind == "message"
    assert len(saying(evening.alice, evening.cards, "start")) == 2
    await evening.bob.click(lobby, "Join")
    assert "**Bob**" in evening.bob.reads(lobby)


@pytest.mark.each_database
async def test_so_is_a_rematch(evening: Evening, cards: Channel) -> None:
    alice, bob, *_ = evening.people
    await keep_game(evening, cards, 1, {alice: 1, bob: 2})
    old = there(await evening.store.tables.get("kept1"))
    opened = await evening.client.room.seating.open_rematch(old, PersonRow(bob.id, bob.name))
    await unplaced(evening)
    again = await evening.client.room.seating.open_rematch(old, PersonRow(alice.id, alice.name))
    assert again.table_id == opened.table_id
    assert not again.unplaced


async def test_no_press_of_another_message_tells_where_it_hangs(evening: Evening) -> None:
    lobby = await evening.alice.slash("hearts", evening.cards)
    other = there((await evening.bob.slash("leaderboard", evening.cards)).message)
    await unplaced(evening)
    joins = f"c1.{table_id_of(lobby.message)}.join.."
    await evening.bob.press_raw(other, joins, forged=True)
    assert await placed(evening) is None
    await evening.bob.click(lobby, "Leave")
    assert await placed(evening) == message_id(lobby)


async def test_it_ends_in_its_time(evening: Evening) -> None:
    lobby = await evening.alice.slash("hearts", evening.cards)
    evening.ahead_ms = 30 * 60 * 1000
    await unplaced(evening)
    await evening.alice.until(
        lambda: not evening.client.room.tables.lobbies, what="the end of the lobby"
    )
    late = await evening.bob.click(lobby, "Join")
    assert "takes no more players" in evening.bob.reads(late)
    assert len(saying(evening.alice, evening.cards, "start")) == 1
