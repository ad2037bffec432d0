"""Pausing: the last person goes, and somebody takes the game up again."""

import asyncio
from typing import Any, cast

import pytest

from bot.tables.clock.paces import Pace
from bot.text.button_ids import ButtonId
from data.tables import TableState
from engine.table.chairs import Presence
from engine.table.journal import Author
from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.conftest import there
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.customising import opens_another
from tests.end_to_end.looking import asks_to_leave, over, saying, table_of
from tests.end_to_end.mid_game import count_tricks
from tests.end_to_end.pauses import PAUSED, at_table, leaves, moves, posts, presence_of
from tests.end_to_end.restarting import restart
from tests.end_to_end.short_games import short_game_begun
from tests.regular import button_ids, hand_message
from tests.stored import hung

pytestmark = pytest.mark.each_database_thorough


async def test_the_last_person_is_asked_whether_the_game_ends_or_pauses(evening: Evening) -> None:
    table_id = await at_table(evening, evening.alice)

    for asked in (
        await evening.alice.slash("leave"),
        await asks_to_leave(evening.alice, evening.cards),
    ):
        assert set(evening.alice.faces(asked)) == {"Pause", "End the game", "Stay"}
        assert "Pause or end the game?" in evening.alice.reads(asked)
        assert "it waits 24 hours for you" in evening.alice.reads(asked)
        # Somebody may sit at several tables.
        assert f"-# Hearts · The Green Baize · #cards · [table {table_id}]" in evening.alice.reads(
            asked
        )
        assert "computer plays on" not in evening.alice.reads(asked)
    assert presence_of(evening, evening.alice) is Presence.HERE


async def test_a_paused_game_says_who_can_go_on_until_when_and_nothing_more_is_posted_or_played(
    evening: Evening,
) -> None:
    await evening.open_again(
        computer_seconds=0.4, paces={"live": Pace("live", reminder=0.1, turn=0.2)}
    )
    await at_table(evening, evening.alice)
    table = table_of(evening.alice, evening.cards)
    await play_until([evening.alice], lambda: 0 not in evening.live_table.waiting_for)
    before = posts(evening.discord_server)

    answer = await leaves(evening.alice, "Pause")

    played = await moves(evening)
    assert "The game was paused." in evening.alice.reads(answer)
    await evening.alice.until(lambda: "paused" in text_of(table_of(evening.alice, evening.cards)))
    shown = table_of(evening.alice, evening.cards)
    assert shown["id"] == table["id"]
    until = there(evening.live_table.row.paused_until)
    for text in (text_of(shown), evening.alice.reads(answer)):
        assert f"until <t:{until // 1000}:f>" in text
    assert "**Alice** can go on" in text_of(shown)
    assert [one for one, _ in button_ids(shown)] == [
        ButtonId(evening.live_table.table_id, verb) for verb in ("hand", "scores", "leave")
    ]
    await evening.alice.until(lambda: PAUSED in evening.alice.reads(evening.alice.dm_channel))
    assert "computer plays for you" not in evening.alice.reads(evening.alice.dm_channel)
    # Longer than a computer takes, and than the clock would give a person.
    await asyncio.sleep(1)
    assert await moves(evening) == played
    assert posts(evening.discord_server) == before


@pytest.mark.parametrize("author", [Author.COMPUTER, Author.CLOCK])
async def test_a_move_that_comes_while_a_pause_is_being_kept_is_not_made(
    evening: Evening, author: Author
) -> None:
    await evening.open_again(computer_seconds=600)
    await at_table(evening, evening.alice)
    table, played = evening.live_table, await moves(evening)
    # The first thought starts what thinks, which may take longer than the pause is tried.
    await table.moves.decision(1, simply=False)
    async with hung(evening.store):
        pausing = asyncio.create_task(table.session.pause(0))
        await asyncio.sleep(0)
        moving = asyncio.create_task(table.moves.play_one(1, author))
        while not cast("Any", table.session)._lock._waiters:
            assert not moving.done()
            await asyncio.sleep(0.01)
    assert await pausing
    assert not await moving
    assert await moves(evening) == played


@pytest.mark.parametrize("way", ["/hand", "My hand", "I'm back", "a card"])
async def test_a_paused_game_goes_on_as_it_was(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, cards: Channel, way: str
) -> None:
    await at_table(evening, alice)
    hand = hand_message(alice)
    first, second = (custom_id for _, custom_id in button_ids(hand, "tick")[:2])
    await alice.click(hand, custom_id=first)
    ticked = evening.live_table.moment.draft(0) or ()
    assert len(ticked) == 1
    await leaves(alice, "Pause")
    await alice.until(lambda: PAUSED in alice.reads(alice.dm_channel))
    posted = posts(discord_server)

    if way == "/hand":
        answer = await alice.slash("hand")
    elif way == "My hand":
        answer = await alice.click(table_of(alice, cards), way)
    elif way == "I'm back":
        answer = await alice.click(alice.dm_channel, way)
    else:
        answer = await alice.press_raw(alice.dms()[-1], second, forged=True)

    assert PAUSED not in alice.reads(answer)
    assert "Your hand" in alice.reads(answer)
    assert (evening.live_table.moment.draft(0) or ())[:1] == ticked
    await alice.until(lambda: "paused" not in text_of(table_of(alice, cards)))
    await alice.until(lambda: "The game is paused" not in alice.reads(alice.dms()[-1]))
    assert posts(discord_server) == posted
    assert presence_of(evening, alice) is Presence.HERE
    # Computers play on too.
    await play_until([alice], lambda: len(evening.live_table.game.view(0).to_act) == 1)
    await play_until([alice], lambda: count_tricks(evening) == 1)


async def test_the_last_person_ends_the_game_and_the_table_says_who_did(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    table_id = await at_table(evening, alice)

    answer = await leaves(alice, "End the game")

    assert "You have ended the game. It has no result." in alice.reads(answer)
    await alice.until(lambda: "Alice ended the game. It has no result." in alice.reads(cards))
    await alice.until(lambda: "has ended without a result" in alice.reads(alice.dm_channel))
    assert not hand_message(alice)
    assert there(await evening.store.tables.get(table_id)).state is TableState.CLOSED
    assert await evening.store.journal.read(table_id) == ()
    assert await evening.store.results.get(table_id) is None
    await alice.until(lambda: not evening.client.room.tables.live)
    assert "This table is over" in alice.reads(
        await alice.press_raw(
            alice.dms()[-1], ButtonId(table_id, "leave-end").custom_id, forged=True
        )
    )


async def test_who_leaves_others_leaves_a_computer_to_play_on(evening: Evening) -> None:
    await at_table(evening, evening.alice, evening.bob)
    asked = await evening.bob.slash("leave")
    assert evening.bob.faces(asked) == ["Leave the table", "Stay"]
    assert "A computer plays on" in evening.bob.reads(asked)
    assert "brings you back" in evening.bob.reads(await evening.bob.click(asked, "Leave the table"))
    assert presence_of(evening, evening.bob) is Presence.LEFT
    assert not evening.live_table.paused
    assert "have left this table already" in evening.bob.reads(await evening.bob.slash("leave"))


async def test_where_the_others_are_away_leaving_pauses_the_game_and_says_so(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await at_table(evening, alice, bob)
    await restart(evening, f"UPDATE chairs SET presence = 'away' WHERE person = {bob.id}")

    asked = await alice.slash("leave")
    assert alice.faces(asked) == ["Leave the table", "Stay"]
    assert "computer plays on" not in alice.reads(asked)
    answer = await alice.click(asked, "Leave the table")

    assert "the game was paused: nobody was there any more." in alice.reads(answer)
    assert presence_of(evening, alice) is Presence.LEFT
    assert evening.live_table.paused
    await bob.until(lambda: "**Alice** or **Bob** can go on" in bob.reads(cards))
    await alice.until(lambda: "Press *I'm back* to go on" in alice.reads(alice.dm_channel))
    await bob.until(lambda: PAUSED in text_of(bob.dms()[-1]))
    # Who has left can take it up as well.
    await alice.click(alice.dm_channel, "I'm back")
    assert not evening.live_table.paused
    await bob.until(lambda: "a computer plays for you" in text_of(bob.dms()[-1]))


async def test_an_answer_that_does_not_fit_any_more_gets_the_question_that_does(
    evening: Evening,
) -> None:
    await at_table(evening, evening.alice, evening.bob)
    drawn_with_bob = await evening.alice.slash("leave")
    await leaves(evening.bob)

    again = await evening.alice.click(drawn_with_bob, "Leave the table")

    assert "Pause or end the game?" in evening.alice.reads(again)
    assert presence_of(evening, evening.alice) is Presence.HERE
    assert not evening.live_table.paused

    await evening.bob.slash("hand")
    for verb in ("leave-end", "leave-pause"):
        # Drawn when nobody else was there.
        custom_id = ButtonId(evening.live_table.table_id, verb).custom_id
        answer = await evening.alice.press_raw(again.message, custom_id, forged=True)
        assert evening.alice.faces(answer) == ["Leave the table", "Stay"]
        assert "A computer plays on" in evening.alice.reads(answer)
    assert not evening.live_table.over
    assert not evening.live_table.paused


async def test_who_has_left_is_not_asked_for_when_the_last_one_ends_the_game(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await at_table(evening, alice, bob)
    await leaves(bob)
    assert set(alice.faces(await alice.slash("leave"))) == {"Pause", "End the game", "Stay"}
    await leaves(alice, "End the game")
    await bob.until(lambda: "Alice ended the game" in bob.reads(cards))
    await bob.until(lambda: "has ended without a result" in bob.reads(bob.dm_channel))


async def test_a_paused_game_can_be_ended_by_its_last_person(evening: Evening) -> None:
    await at_table(evening, evening.alice)
    await leaves(evening.alice, "Pause")
    asked = await evening.alice.slash("leave")
    assert evening.alice.faces(asked) == ["End the game", "Stay"]
    assert "End the paused game?" in evening.alice.reads(asked)
    await evening.alice.click(asked, "End the game")
    await evening.alice.until(lambda: "Alice ended the game" in evening.alice.reads(evening.cards))


async def test_who_paused_the_game_has_not_left_when_another_plays_it_to_its_end(
    evening: Evening,
) -> None:
    await at_table(evening, evening.alice, evening.bob, target=10)
    await leaves(evening.bob)
    await leaves(evening.alice, "Pause")

    await evening.bob.click(table_of(evening.bob, evening.cards), "My hand")
    await play_until([evening.bob], lambda: over(evening.bob, evening.cards))

    told = text_of(saying(evening.bob, evening.cards, "more")[0])
    assert "🔵 Alice" in told
    assert "left early" not in told
    assert await evening.store.standings.audit() == []


async def test_no_hand_is_sent_during_a_pause(evening: Evening) -> None:
    await short_game_begun(evening, [evening.alice, evening.bob], evening.cards, deals=3)
    await leaves(evening.bob)
    await play_until([evening.alice], lambda: evening.live_table.deal == 2)
    await evening.alice.click(await evening.alice.slash("data delete"), "Delete my data")
    await evening.live_table.settle()
    posted = posts(evening.discord_server)

    # Bob has no hand of this deal, and the answer was on the question before.
    asked = await evening.bob.slash("leave")
    custom_id = ButtonId(evening.live_table.table_id, "leave-pause").custom_id
    answer = await evening.bob.press_raw(asked.message, custom_id, forged=True)

    assert "The game was paused." in evening.bob.reads(answer)
    await evening.live_table.settle()
    assert posts(evening.discord_server) == posted
    await evening.bob.slash("hand")
    await evening.bob.until(lambda: "deal 2" in text_of(evening.bob.dms()[-1]))


async def leaves_one(person: Person, table_id: str, button: str, *, of: int) -> None:
    """Leave one of several tables; who sits at one only is not asked which."""
    asked = await person.slash("leave")
    if of > 1:
        await person.select(asked, table_id)
    await person.click(asked, button)


async def test_paused_games_count_as_tables_and_can_be_ended_for_a_new_one(
    evening: Evening, alice: Person
) -> None:
    room = evening.client.room
    for count in range(1, 6):
        await gather_at_table(alice, [], target=1000)
        await alice.until(
            lambda count=count: len(room.tables.live) == count and not room.tables.lobbies
        )
        newest = next(one for one in room.tables.live.values() if not one.paused)
        await leaves_one(alice, newest.table_id, "Pause", of=count)
    assert "You sit at 5 tables already." in alice.reads(await alice.slash("hearts"))
    await leaves_one(alice, next(iter(room.tables.live)), "End the game", of=5)
    await alice.until(lambda: len(evening.client.room.tables.live) == 4)
    assert "Start" in alice.faces(await opens_another(alice, "hearts"))


async def test_of_several_tables_a_paused_one_is_not_taken_up_before_one_that_is_played(
    evening: Evening,
) -> None:
    paused = await at_table(evening, evening.alice)
    await leaves(evening.alice, "Pause")
    await gather_at_table(evening.alice, [evening.bob], target=1000)
    await evening.alice.until(lambda: len(evening.client.room.tables.live) == 2)
    answer = await evening.alice.slash("hand")
    assert "Whose cards" in evening.alice.reads(answer)
    played = next(one for one in evening.client.room.tables.live if one != paused)
    await evening.alice.select(answer, played)
    assert "Your hand" in evening.alice.reads(answer)
    assert evening.client.room.tables.live[paused].paused
    first, second = evening.client.room.tables.of_person(evening.alice.id)
    assert (first.paused, second.paused) == (False, True)
