"""Lobbies whose process ended before it heard whether Discord has shown them."""

import pytest

from data.people import PersonRow
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.kept_results import keep_game
from tests.end_to_end.looking import saying, table_id_of
from tests.end_to_end.mid_game import is_playing, live_tables, read
from tests.end_to_end.restarting import break_off, change

pytestmark = [pytest.mark.usefixtures("ended_at_once"), pytest.mark.each_database]


async def unplaced(evening: Evening) -> None:
    """Start again as after a kill between an answer and the note of where it hangs."""
    await break_off(evening)
    await change(evening, "UPDATE tables SET message_id = NULL WHERE state = 'lobby'")
    await evening.open()


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


async def test_so_is_a_rematch(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await keep_game(evening, cards, 1, {alice: 1, bob: 2})
    old = await evening.store.tables.get("kept1")
    assert old is not None
    opened = await evening.client.room.open_rematch(old, PersonRow(bob.id, bob.name))
    await unplaced(evening)
    again = await evening.client.room.open_rematch(old, PersonRow(alice.id, alice.name))
    assert again.table_id == opened.table_id
    assert not again.unplaced


async def test_no_press_of_another_message_tells_where_it_hangs(evening: Evening) -> None:
    lobby = await evening.alice.slash("hearts", evening.cards)
    other = (await evening.bob.slash("leaderboard", evening.cards)).message
    assert other is not None
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
