"""Tables in threads and in the chat of voice channels."""

import pytest

from bot.discord.post import SECONDS_AN_EDIT
from data.tables import TableState
from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.looking import over
from tests.end_to_end.mid_game import (
    count_tricks,
    everything_is_true,
    hands_shown,
    live_tables,
    pass_around,
    shows_hands,
)
from tests.end_to_end.short_games import short_lobby
from tests.regular import button_ids, press_one

pytestmark = [pytest.mark.usefixtures("ended_at_once"), pytest.mark.evening(people=3)]


@pytest.fixture
def thread(discord_server: LoopbackDiscord) -> Channel:
    return discord_server.world.place("evening")


async def started_in(place: Channel, people: list[Person], target: int = 100) -> None:
    lobby = await people[0].slash("hearts", place, seats=3, target=target)
    for person in people[1:]:
        await person.click(lobby, "Join")
    await people[0].click(lobby, "Start")
    for person in people:
        await shows_hands(person, 1)


@pytest.mark.parametrize("seconds_an_edit", [SECONDS_AN_EDIT])
@pytest.mark.parametrize("name", ["evening", "lounge"])
async def test_a_whole_game_is_played_in_a_thread_and_in_a_voice_channel(
    evening: Evening, name: str
) -> None:
    evening.discord_server.rate_limits.per_channel = True
    place = evening.discord_server.world.place(name)
    # One whose hand is a whisper in that very place.
    evening.people[2].close_dms()
    lobby = await evening.people[0].slash("hearts", place, **await short_lobby(evening, place))
    for person in evening.people[1:]:
        await person.click(lobby, "Join")
    await evening.people[0].click(lobby, "Start")
    carol = evening.people[2]
    await carol.until(lambda: live_tables(carol, place), what="the table")
    await carol.click(live_tables(carol, place)[-1], "My hand")

    def done() -> bool:
        return over(evening.people[0], place)

    while not done():
        await play_until(evening.people[:2], lambda: done() or bool(pressable(carol, place)))
        while not done() and pressable(carol, place):
            await press_one(carol, place)
    assert over(evening.people[0], place)


def pressable(person: Person, place: Channel) -> bool:
    """Whether a whisper asks something of a person."""
    return any(one["ephemeral"] and button_ids(one, "do", "tick") for one in person.sees(place))


async def test_a_table_whose_thread_is_deleted_closes(evening: Evening, thread: Channel) -> None:
    await started_in(thread, evening.people)
    table_id = evening.live_table.table_id
    evening.discord_server.world.remove_channel(thread)
    await evening.people[0].until(lambda: not evening.client.room.tables.live, what="no table")
    row = await evening.store.tables.get(table_id)
    assert row is not None
    assert row.state is TableState.CLOSED
    for person in evening.people:
        await person.until(lambda one=person: not hands_shown(one), what="no hand")


async def test_a_table_whose_threads_channel_is_deleted_closes(
    evening: Evening, thread: Channel
) -> None:
    await started_in(thread, evening.people)
    evening.discord_server.world.remove_channel(evening.cards)
    await evening.people[0].until(lambda: not evening.client.room.tables.live, what="no table")


async def test_a_table_in_a_thread_that_fell_asleep_is_posted_anew(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], thread: Channel
) -> None:
    await started_in(thread, people)
    await pass_around(people, evening)
    await everything_is_true(evening, people, thread)
    (before,) = live_tables(people[0], thread)
    discord_server.world.archive(thread)
    await play_until(people, lambda: count_tricks(evening) == 1)
    await people[0].until(
        lambda: [one for one in live_tables(people[0], thread) if one["id"] != before["id"]],
        what="the table anew",
    )
    assert not thread.archived
    # Hands lead to the new message from their next picture on.
    await play_until(people, lambda: count_tricks(evening) == 2)
    await everything_is_true(evening, people, thread)


async def test_in_a_thread_that_is_locked_play_goes_on_by_hands_and_asks_no_more(
    evening: Evening, thread: Channel
) -> None:
    await started_in(thread, evening.people)
    await pass_around(evening.people, evening)
    await everything_is_true(evening, evening.people, thread)
    evening.discord_server.world.archive(thread, locked=True)
    await play_until(evening.people, lambda: count_tricks(evening) == 2)
    await evening.live_table.settle()
    refused = [one for one in evening.discord_server.asked("POST", MESSAGES) if one.status == 400]
    assert len(refused) == 1


MESSAGES = "/channels/{channel_id}/messages"


@pytest.mark.usefixtures("evening")
async def test_a_thread_names_the_permission_that_it_lacks(
    discord_server: LoopbackDiscord, alice: Person, thread: Channel, cards: Channel
) -> None:
    discord_server.world.permit(cards, send_in_threads=False)
    told = await alice.slash("hearts", thread)
    assert told.kind == "ephemeral"
    assert "Send Messages in Threads" in text_of(told.message)
