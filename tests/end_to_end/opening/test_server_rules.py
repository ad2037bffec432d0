"""Tables are opened where, how many and how their server has chosen."""

import asyncio
from dataclasses import replace

import pytest

from engine.table.chairs import Chair
from loopback_discord.payloads import selects_of, text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.looking import over
from tests.end_to_end.short_games import short_game

pytestmark = [
    pytest.mark.usefixtures("ended_at_once"),
    pytest.mark.each_database_thorough,
    pytest.mark.evening(people=3),
]


async def let(evening: Evening, name: str, word: object) -> None:
    """Let the server have chosen so, in another process that tells this one."""
    guild_id = evening.guild.id
    await evening.store.preferences.choose_for_guild(guild_id, name, str(word))
    following = evening.client.room.following
    following.follow_others("guild", str(guild_id))
    preferences = evening.client.room.services.preferences
    kept = await evening.store.preferences.of_guild(guild_id)
    await evening.people[0].until(
        lambda: preferences.of_guild(guild_id) == kept or None, what="what was chosen"
    )


def place(evening: Evening, name: str) -> Channel:
    return evening.discord_server.world.place(name)


def is_lobby(answer: Answer) -> bool:
    return not answer.message["ephemeral"] and "opens a table" in text_of(answer.message)


async def test_tables_are_opened_only_in_the_channels_that_were_chosen_and_their_threads(
    evening: Evening, alice: Person, bob: Person
) -> None:
    cards, parlour = place(evening, "cards"), place(evening, "parlour")
    await let(evening, "channels", f"77 {cards.id}")
    refused = await alice.slash("hearts", parlour)
    assert alice.reads(refused) == f"On this server, tables are opened in <#{cards.id}>."
    assert refused.message["ephemeral"]
    assert is_lobby(await alice.slash("hearts", place(evening, "evening")))
    assert is_lobby(await bob.slash("hearts", cards))
    await let(evening, "channels", "77")
    refused = await bob.slash("canasta", cards)
    assert bob.reads(refused).startswith("No channel that you see here takes tables.")


async def test_a_rematch_keeps_to_the_channels_and_to_the_limits(
    evening: Evening, alice: Person
) -> None:
    cards = place(evening, "cards")
    await short_game(evening, [alice], cards)
    await play_until([alice], lambda: over(alice, cards))
    result = next(one for one in alice.sees(cards) if "Rematch" in alice.faces(one))
    await let(evening, "channels", place(evening, "parlour").id)
    refused = await alice.click(result, "Rematch")
    assert "tables are opened in" in alice.reads(refused)
    await let(evening, "channels", "")
    await let(evening, "tables_a_channel", 1)
    assert is_lobby(await evening.people[1].slash("canasta", cards))
    refused = await alice.click(result, "Rematch")
    assert alice.reads(refused).startswith("Only one table fits in this channel, and it is taken.")


async def test_a_rematch_seats_nobody_at_more_tables_than_they_may_have(evening: Evening) -> None:
    alice, bob, carol = evening.people
    people, cards = [alice, bob, carol], place(evening, "cards")
    await short_game(evening, people, cards)
    await play_until(people, lambda: over(alice, cards))
    result = next(one for one in alice.sees(cards) if "Rematch" in alice.faces(one))
    await let(evening, "tables_a_person", 1)
    assert is_lobby(await bob.slash("canasta", place(evening, "parlour")))
    assert is_lobby(await alice.click(result, "Rematch"))
    again = list(evening.client.room.tables.lobbies.values())[-1]
    assert [chair.person for chair in again.chairs] == [alice.id, carol.id]


@pytest.mark.each_database
async def test_tables_of_all_processes_are_counted(evening: Evening) -> None:
    alice, bob, carol = evening.people
    cards, thread = place(evening, "cards"), place(evening, "evening")
    await let(evening, "tables_a_channel", 2)
    lobby = await alice.slash("hearts", thread)
    assert is_lobby(lobby)
    (row,) = [one.row for one in evening.client.room.tables.lobbies.values()]
    await evening.store.tables.add(replace(row, table_id="another", owner="another"))
    refused = await bob.slash("hearts", cards)
    assert bob.reads(refused) == (
        "Only 2 tables fit in this channel, and all are taken. "
        "Join there, or wait until one is over."
    )
    assert is_lobby(await bob.slash("hearts", place(evening, "parlour")))
    # Who sits at one may neither join nor open another.
    await let(evening, "tables_a_person", 1)
    refused = await bob.click(lobby, "Join")
    assert "you may sit at one table at a time" in bob.reads(refused)
    refused = await bob.slash("canasta", place(evening, "lounge"))
    assert "you may sit at one table at a time" in bob.reads(refused)
    await carol.click(lobby, "Join")
    assert "Carol" in carol.reads(lobby)


@pytest.mark.each_database
async def test_of_two_joins_in_the_same_moment_one_is_refused(evening: Evening) -> None:
    alice, bob, carol = evening.people
    await let(evening, "tables_a_person", 1)
    lobbies = [
        await alice.slash("hearts", place(evening, "cards")),
        await carol.slash("canasta", place(evening, "parlour")),
    ]
    answers = await asyncio.gather(*[bob.click(lobby, "Join") for lobby in lobbies])
    refused = [one for one in answers if one.kind == "ephemeral"]
    assert [bob.reads(one) for one in refused] == [
        "On this server you may sit at one table at a time. Leave one first."
    ]
    assert seated(evening, bob) == 1


async def test_of_two_joins_at_once_one_is_refused_to_whoever_sits_at_four_tables(
    evening: Evening, alice: Person, bob: Person, carol: Person
) -> None:
    lobbies = [
        await alice.slash("hearts", place(evening, "cards")),
        await carol.slash("canasta", place(evening, "parlour")),
    ]
    row = next(iter(evening.client.room.tables.lobbies.values())).row
    chairs = (Chair("Bob", bob.id),)
    for number in range(4):
        sits = replace(row, table_id=f"b{number}", guild_id=98, owner="another", chairs=chairs)
        await evening.store.tables.add(sits)
    answers = await asyncio.gather(*[bob.click(lobby, "Join") for lobby in lobbies])
    (refused,) = [one for one in answers if one.kind == "ephemeral"]
    assert "You sit at 5 tables already. Leave one first:" in bob.reads(refused)
    (menu,) = selects_of(refused.message)
    assert len(menu["options"]) == 5
    assert seated(evening, bob) == 1


async def test_whoever_sits_at_five_tables_by_now_begins_none_alone(evening: Evening) -> None:
    alice, bob, *_ = evening.people
    await alice.slash("hearts", place(evening, "cards"))
    row = next(iter(evening.client.room.tables.lobbies.values())).row
    chairs = (Chair("Bob", bob.id),)
    for number in range(5):
        sits = replace(row, table_id=f"b{number}", guild_id=98, owner="another", chairs=chairs)
        await evening.store.tables.add(sits)
    for command in ("hearts", "play"):
        refused = await bob.slash(command, place(evening, "parlour"))
        assert "You sit at 5 tables already. Leave one first:" in bob.reads(refused)
    assert len(evening.client.room.tables.lobbies) == 1


@pytest.mark.each_database
async def test_a_rematch_seats_nobody_who_sits_down_elsewhere_in_the_same_moment(
    evening: Evening, alice: Person, bob: Person, carol: Person
) -> None:
    cards = place(evening, "cards")
    await short_game(evening, [alice, bob], cards)
    await play_until([alice, bob], lambda: over(alice, cards))
    result = next(one for one in alice.sees(cards) if "Rematch" in alice.faces(one))
    await let(evening, "tables_a_person", 1)
    lobby = await carol.slash("canasta", place(evening, "parlour"))
    again, _ = await asyncio.gather(alice.click(result, "Rematch"), bob.click(lobby, "Join"))
    assert is_lobby(again)
    assert seated(evening, bob) == 1


def seated(evening: Evening, person: Person) -> int:
    lobbies = evening.client.room.tables.lobbies.values()
    return sum(lobby.seat_of(person.id) is not None for lobby in lobbies)


async def test_a_game_alone_begins_where_the_server_lets_it(evening: Evening) -> None:
    alice, bob, *_ = evening.people
    cards, parlour = place(evening, "cards"), place(evening, "parlour")
    await let(evening, "channels", cards.id)
    await let(evening, "alone", "table_channels")
    refused = await alice.slash("play", parlour)
    assert f"/play works in <#{cards.id}>" in alice.reads(refused)
    assert "Hearts · one deal" in alice.reads(await alice.slash("play", cards))
    await let(evening, "alone", "never")
    refused = await bob.slash("play", cards)
    assert bob.reads(refused).startswith("/play is off on this server.")
    # What is open is played on, and other places have no such rule.
    assert "Hearts · one deal" in alice.reads(await alice.slash("play", cards))
    await bob.slash("play", bob.dm_channel)
    await bob.until(lambda: "Hearts · one deal" in bob.reads(bob.dm_channel))


async def test_what_nobody_says_is_as_the_server_has_it(evening: Evening) -> None:
    alice, bob, *_ = evening.people
    cards = place(evening, "cards")
    for name, word in {"pace": "slow", "level": "hard", "length": "short"}.items():
        await let(evening, name, word)
    said = alice.reads(await alice.slash("hearts", cards))
    assert "3 deals · 24 hours a turn · computers: hard" in said
    said = bob.reads(await bob.slash("hearts", cards, pace="live", level="easy", target=50))
    assert "Game to 50 points · 60 seconds a turn · computers: easy" in said


async def test_nobody_rings_in_the_channels_of_a_server_without_notifications(
    evening: Evening, alice: Person
) -> None:
    alice.close_dms()
    await let(evening, "pings", "no")
    await short_game(evening, [alice], place(evening, "cards"))
    cards = evening.cards
    await alice.until(lambda: "I can't send you a DM" in alice.reads(cards))
    assert not [one for one in alice.sees(cards) if alice.is_called_by(one)]


async def test_of_choices_made_at_once_elsewhere_the_last_holds(evening: Evening) -> None:
    """Each is looked up when it is told of, and the answer to an earlier look may come later."""
    guild_id, following = evening.guild.id, evening.client.room.following
    preferences = evening.client.room.services.preferences
    choose = evening.store.preferences.choose_for_guild

    async def last_holds(last: int) -> None:
        for chosen in (0, last):
            await choose(guild_id, "tables_a_person", str(chosen))
            following.follow_others("guild", str(guild_id))
        await evening.people[0].until(
            lambda: preferences.of_guild(guild_id).tables_a_person == last,
            timeout=5,
            what="the last choice",
        )

    for count in range(100):
        await last_holds(1 + count % 3)
