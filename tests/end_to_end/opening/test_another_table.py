"""Whoever hosts a table and asks for one more is told of the first, and may have both."""

import asyncio

import pytest

from bot.tables.opening.lobby import Lobby
from data.presets import GuildPreset
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from tests.end_to_end.conftest import Evening
from tests.end_to_end.customising import cancels

pytestmark = [pytest.mark.usefixtures("ended_at_once"), pytest.mark.each_database_thorough]

ANOTHER = "Open another all the same"


def asked_first(person: Person, answer: Answer) -> str:
    """Return what a person is asked in private who wants one more table."""
    assert answer.kind == "ephemeral"
    said = person.reads(answer)
    assert "You have a table here already" in said
    assert person.faces(answer) == [ANOTHER]
    return said


def newest(evening: Evening) -> Lobby:
    return max(evening.client.room.tables.lobbies.values(), key=lambda one: one.row.opened_at)


async def test_a_host_of_a_lobby_is_led_to_it_or_opens_exactly_what_was_asked_for(
    evening: Evening,
) -> None:
    guild = evening.guild
    own = GuildPreset("Short. and *new*", "standard", {"target": 20, "moon": "new"})
    await evening.store.presets.save(guild.id, own)
    await evening.alice.slash("canasta")
    await evening.settle()
    (first,) = evening.client.room.tables.lobbies.values()
    question = await evening.alice.slash(
        "hearts",
        preset="short. AND *new*",
        seats=3,
        deals=4,
        level="hard",
        hints=True,
        pace="slow",
        next_deal="pressed",
    )
    assert f"[Canasta]({first.link})" in asked_first(evening.alice, question)
    assert len(evening.client.room.tables.lobbies) == 1

    opened = await evening.alice.click(question, ANOTHER)
    assert "Alice opens a table" in evening.bob.reads(opened)
    row = next(one.row for one in evening.client.room.tables.lobbies.values() if one is not first)
    assert (row.preset, row.seat_count, row.level, row.hints) == ("standard", 3, "hard", True)
    assert (row.pace, row.next_deal) == ("slow", "pressed")
    assert row.options == {"target": 20, "moon": "new", "deals": 4, "end_mode": "deals"}

    await evening.settle()
    again = await evening.alice.click(question, ANOTHER)
    assert again.kind == "ephemeral"
    assert "You have opened that table already" in evening.alice.reads(again)
    assert newest(evening).link in evening.alice.reads(again)
    await cancels(evening.alice, opened)
    again = await evening.alice.click(question, ANOTHER)
    assert "The table of this button is over." in evening.alice.reads(again)
    assert list(evening.client.room.tables.lobbies.values()) == [first]


async def test_two_quick_presses_open_one_table(evening: Evening) -> None:
    await evening.alice.slash("hearts")
    question = await evening.alice.slash("hearts")
    answers = await asyncio.gather(*(evening.alice.click(question, ANOTHER) for _ in range(3)))
    assert sorted(answer.kind for answer in answers) == ["ephemeral", "ephemeral", "message"]
    assert len(evening.client.room.tables.lobbies) == 2


async def test_the_nearest_table_in_the_server_is_named_be_it_played_or_not(
    evening: Evening,
) -> None:
    lounge = evening.discord_server.world.place("lounge")
    await evening.alice.click(await evening.alice.slash("allfours"), "Start")
    await evening.alice.until(lambda: evening.client.room.tables.live, what="a game")
    played = evening.live_table
    await evening.alice.until(lambda: played.board.message_deal == 1, what="the table")
    question = await evening.alice.slash("hearts", lounge)
    assert f"[Seven-Up]({played.moment.link})" in asked_first(evening.alice, question)
    await evening.alice.click(question, ANOTHER)
    assert "[Hearts]" in asked_first(evening.alice, await evening.alice.slash("samba", lounge))
    assert "[Seven-Up]" in asked_first(evening.alice, await evening.alice.slash("samba"))


async def test_guests_those_who_left_and_those_who_play_alone_are_not_asked(
    evening: Evening,
) -> None:
    await evening.bob.slash("play")
    lobby = await evening.alice.slash("hearts")
    await evening.bob.click(lobby, "Join")
    assert (await evening.bob.slash("hearts")).kind == "message"
    await evening.alice.click(lobby, "Start")
    await evening.alice.until(lambda: len(evening.client.room.tables.live) == 2, what="a game")
    leaving = await evening.alice.slash("leave")
    await evening.alice.click(leaving, "Leave the table")
    await evening.settle()
    assert (await evening.alice.slash("hearts")).kind == "message"


async def test_the_question_outlives_a_restart(evening: Evening) -> None:
    await evening.alice.slash("hearts")
    question = await evening.alice.slash("hearts", target=20)
    asked_first(evening.alice, question)
    await evening.open_again()
    await evening.alice.click(question, ANOTHER)
    assert newest(evening).row.options == {"target": 20}
    assert len(evening.client.room.tables.lobbies) == 2
    await evening.open_again()
    again = await evening.alice.click(question, ANOTHER)
    assert "You have opened that table already" in evening.alice.reads(again)
    assert evening.alice.sees(evening.cards)


async def test_a_yes_is_held_to_the_same_limits_and_nothing_made_up_opens_a_table(
    evening: Evening,
) -> None:
    question = await evening.alice.slash("hearts")
    for _ in range(4):
        question = await evening.alice.slash("hearts")
        await evening.alice.click(question, ANOTHER)
    assert len(evening.client.room.tables.lobbies) == 5
    assert "5 tables already" in evening.alice.reads(await evening.alice.slash("hearts"))
    eve = evening.discord_server.world.add_person("Eve")
    mine = await eve.slash("help")
    for table, text in (
        ("newtable", "hearts - - - mnli"),
        ("newtable", "bridge - - - mnli "),
        ("newtable", "hearts 40 - - mnli "),
        ("newtable", "hearts - 9999 - mnli "),
        ("newtable", "canasta - - 31 mnli "),
        ("newtable", "hearts - x - mnli "),
        ("newtable", "hearts - - - mnlx "),
        ("-", "hearts - - - mnli "),
    ):
        told = await eve.press_raw(mine.message, f"c1.{table}.another..{text}", forged=True)
        assert told.error is None
        assert "too old for me to read" in eve.reads(told)
    told = await eve.press_raw(
        mine.message, "c1.newtable.another..hearts - - - mnli bridge", forged=True
    )
    assert "no game called bridge" in eve.reads(told)
    assert len(evening.client.room.tables.lobbies) == 5
