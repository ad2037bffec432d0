"""Servers that want their games in threads: the lobby stays, and becomes a line with a link."""

import pytest

from data.tables import TableState
from loopback_discord.payloads import Payload, buttons_of, face_of, text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.conftest import there
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.looking import over, saying
from tests.end_to_end.mid_game import everything_is_true, live_tables, shows_hands
from tests.end_to_end.restarting import break_off, restart
from tests.end_to_end.short_games import short_lobby
from tests.end_to_end.weather import MESSAGE, MESSAGES

pytestmark = [
    pytest.mark.usefixtures("ended_at_once"),
    pytest.mark.each_database_thorough,
    pytest.mark.evening(people=3),
]

THREADS = f"{MESSAGE}/threads"


@pytest.fixture(autouse=True)
async def in_threads(evening: Evening) -> None:
    """Let the server have its games in threads."""
    preferences = evening.client.room.services.preferences
    await preferences.choose_for_guild(evening.guild.id, "games_in", "thread")


async def begun(evening: Evening, where: Channel, **options: str | int) -> Answer:
    """Start a short game of three people, and return the lobby."""
    host, *others = evening.people
    lobby = await host.slash("hearts", where, **await short_lobby(evening, where, **options))
    for person in others:
        await person.click(lobby, "Join")
    await host.click(lobby, "Start")
    for person in evening.people:
        await shows_hands(person, 1)
    return lobby


def thread_of(evening: Evening, lobby: Answer) -> Channel:
    return evening.discord_server.world.channel(int(lobby.message["id"]))


def only_line(person: Person, cards: Channel) -> Payload:
    (line,) = [one for one in person.sees(cards) if not one["ephemeral"]]
    return line


@pytest.mark.parametrize("fair", [True])
async def test_a_game_goes_into_a_thread_and_the_channel_keeps_one_line(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, cards: Channel
) -> None:
    lobby = await begun(evening, cards, deals=2)
    thread = thread_of(evening, lobby)
    assert thread.name == "Hearts: Alice, Bob and Carol"
    assert len(discord_server.asked("POST", THREADS)) == 1
    said = f"**Alice**, **Bob** and **Carol** play Hearts: <#{thread.id}>"
    await alice.until(lambda: said in text_of(only_line(alice, cards)), what="the line")
    assert [face_of(one) for one in buttons_of(only_line(alice, cards))] == ["Info"]
    await everything_is_true(evening, evening.people, thread)
    table_id = evening.live_table.table_id
    proof = there(await evening.store.proofs.get(table_id))
    assert str(proof.message_id) in {one["id"] for one in alice.sees(thread)}

    await play_until(evening.people, lambda: over(alice, thread))
    (result,) = saying(alice, thread, "more")
    way = f"[result]({thread.address}/{result['id']})"
    await alice.until(lambda: way in text_of(only_line(alice, cards)), what="the result")
    # Here nothing is in anybody's way: two deals stay, and those that a tie may have added.
    assert len(alice.sees(thread)) >= 3
    # Neither has the line a button, nor is it the result: it leads there.
    reviewed = await alice.choose_on_message("Review this game", only_line(alice, cards))
    await alice.until(lambda: "### Review" in alice.reads(reviewed), what="the review")
    again = await alice.click(result, "Rematch")
    assert again.message["channel_id"] == str(thread.id)
    # Whoever looks at it there may press, so the thread sleeps once nobody has for a while.
    await alice.until(lambda: thread.archived_after == 60, what="the end of the thread")
    assert not thread.archived


@pytest.mark.either_door
async def test_the_thread_of_a_game_that_was_ended_sleeps_at_once(
    evening: Evening, alice: Person, cards: Channel, mona: Person
) -> None:
    thread = thread_of(evening, await begun(evening, cards))
    table = await mona.select(await mona.slash("tables"), evening.live_table.table_id)
    await mona.click(table, "End")
    await mona.submit(Reason="quiz")
    await alice.until(lambda: thread.archived, what="the end of the thread")
    assert "A moderator ended this game" in alice.reads(thread)


async def test_a_game_in_a_thread_outlives_a_restart(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    thread = thread_of(evening, await begun(evening, cards))
    await everything_is_true(evening, evening.people, thread)
    await restart(evening)
    await play_until(evening.people, lambda: over(alice, thread))
    await alice.until(lambda: "[result]" in text_of(only_line(alice, cards)), what="the result")


async def test_a_thread_whose_receipt_was_lost_is_the_one_that_is_used(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, cards: Channel
) -> None:
    discord_server.faults.add("POST", THREADS, times=1, cut="after")
    thread = thread_of(evening, await begun(evening, cards))
    assert len(discord_server.asked("POST", THREADS)) == 2
    await alice.until(lambda: live_tables(alice, thread), what="the table")


async def test_a_start_that_was_broken_off_goes_on_in_its_thread(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, cards: Channel
) -> None:
    discord_server.faults.add("POST", MESSAGES, times=99, status=503)
    lobby = await alice.slash("hearts", cards, **await short_lobby(evening, cards))
    await alice.click(lobby, "Start")
    made = discord_server.world.channels
    thread = await alice.until(lambda: made.get(int(lobby.message["id"])), what="the thread")
    await break_off(evening)
    discord_server.faults.clear()
    await evening.open()
    await alice.until(lambda: live_tables(alice, thread), what="the table")


async def test_who_manages_the_server_is_told_once_why_games_stay_in_the_channel(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, cards: Channel, mona: Person
) -> None:
    discord_server.world.permit(cards, create_threads=False)
    why = "here I lack this permission: Create Public Threads. So games stay in this channel."
    for _ in range(2):
        lobby = await mona.slash("hearts", cards)
        await mona.click(lobby, "Options")
        await mona.click(mona.sees(cards)[-1], "Cancel table")
    assert mona.reads(cards).count(why) == 1
    await begun(evening, cards)
    await alice.until(lambda: live_tables(alice, cards), what="the table")
    assert why not in alice.reads(cards)
    assert not discord_server.asked("POST", THREADS)


async def test_a_game_that_a_thread_begins_in_stays_there(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person
) -> None:
    place = discord_server.world.place("evening")
    await begun(evening, place)
    await alice.until(lambda: live_tables(alice, place), what="the table")
    assert not discord_server.asked("POST", THREADS)


async def test_a_game_that_cannot_be_carried_on_ends_and_its_line_says_so(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    thread = thread_of(evening, await begun(evening, cards))
    await restart(evening, "UPDATE journal SET action = 'play 2X' WHERE seat < 0")
    await alice.until(
        lambda: text_of(only_line(alice, cards)).endswith("without a result."), what="the end"
    )
    assert "I cannot carry on this game" in alice.reads(thread)


async def test_a_game_whose_thread_is_deleted_ends_and_its_line_says_so(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, cards: Channel
) -> None:
    thread = thread_of(evening, await begun(evening, cards))
    table_id = evening.live_table.table_id
    discord_server.world.remove_channel(thread)
    await alice.until(
        lambda: text_of(only_line(alice, cards)).endswith("without a result."), what="the end"
    )
    assert there(await evening.store.tables.get(table_id)).state is TableState.CLOSED
