"""A result that is made void says so, wherever its message is and whenever it is posted."""

import asyncio
from dataclasses import replace

import pytest

from bot.tables.messages.announcing import Announcement
from bot.tables.moderation import LEFT_ALONE_MS, OF_LATE_MS
from data.moderation import ModeratorAct
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.looking import over
from tests.end_to_end.mid_game import shows_hands
from tests.end_to_end.restarting import restart
from tests.end_to_end.short_games import short_game_begun, short_lobby
from tests.end_to_end.weather import MESSAGE

VOID = "A moderator made this result void"


def voided(evening: Evening, table_id: str) -> ModeratorAct:
    guild, at = evening.discord_server.world.guilds[0], evening.now()
    return ModeratorAct(guild_id=guild.id, moderator=1, act="void", at=at, table_id=table_id)


async def played(evening: Evening, people: list[Person], cards: Channel) -> str:
    """Play a game to its end; return its table."""
    await short_game_begun(evening, people, cards)
    (table_id,) = evening.client.room.tables.live
    await play_until(people, lambda: over(people[0], cards))
    await people[0].until(lambda: not evening.client.room.tables.live, what="the end")
    await evening.settle()
    return table_id


async def test_a_thread_that_sleeps_is_woken_by_the_news(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    world, room = discord_server.world, evening.client.room
    alice, *others = people = people[:3]
    await room.services.preferences.choose_for_guild(world.guilds[0].id, "games_in", "thread")
    lobby = await alice.slash("hearts", cards, **await short_lobby(evening, cards))
    for person in others:
        await person.click(lobby, "Join")
    await alice.click(lobby, "Start")
    for person in people:
        await shows_hands(person, 1)
    (table_id,) = room.tables.live
    assert lobby.message is not None
    thread = world.channel(int(lobby.message["id"]))
    await play_until(people, lambda: over(alice, thread))
    await alice.until(lambda: not room.tables.live, what="the end")
    result = alice.sees(thread)[-1]
    world.archive(thread)
    assert await room.moderation.void(voided(evening, table_id))
    await room.moderation.settle()
    assert VOID in alice.reads(result)
    said = alice.reads(alice.sees(thread)[-1])
    assert said.startswith("A moderator made [this result](")
    assert said.count(result["id"]) == 1
    assert await evening.store.results.untold_voids() == ()
    world.archive(thread)
    assert await room.moderation.restore(replace(voided(evening, table_id), act="restore"))
    await room.moderation.settle()
    assert VOID not in alice.reads(result)
    said = alice.reads(alice.sees(thread)[-1])
    assert said.startswith("A moderator lets [this result](")


async def test_a_result_is_posted_as_void_if_it_is_by_then(
    evening: Evening, people: list[Person], cards: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, room, gate, tell = people[:2], evening.client.room, asyncio.Event(), Announcement.tell
    await short_game_begun(evening, people, cards)
    (table_id,) = room.tables.live
    untold = asyncio.Event()

    async def tell_later(announcement: Announcement) -> None:
        untold.set()
        await gate.wait()
        await tell(announcement)

    monkeypatch.setattr(Announcement, "tell", tell_later)
    await play_until(people, untold.is_set)
    assert await room.moderation.void(voided(evening, table_id))
    await room.moderation.settle()
    gate.set()
    await people[0].until(lambda: over(people[0], cards), what="the result")
    assert VOID in people[0].reads(cards)


async def test_a_result_says_that_it_is_void_once_its_channel_lets_it(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    people, world, room = people[:2], discord_server.world, evening.client.room
    guild, parlour = world.guilds[0], world.place("parlour")
    await room.services.preferences.choose_for_guild(guild.id, "log_channel", str(parlour.id))
    table_id = await played(evening, people, cards)
    world.permit(cards, view=False)
    assert await room.moderation.void(voided(evening, table_id))
    await room.moderation.settle()
    for _ in range(2):
        await room.moderation.say_void()
        await room.troubles.tell()
    (told,) = map(people[0].reads, people[0].sees(parlour))
    assert f"I may not write in <#{cards.id}>" in told
    assert await evening.store.results.untold_voids() == (table_id,)
    world.permit(cards, view=True)
    evening.ahead_ms += LEFT_ALONE_MS
    room.services.post.refusing.retry_seconds = 0
    await room.moderation.say_void()
    assert VOID in people[0].reads(cards)
    assert await evening.store.results.untold_voids() == ()
    assert room.troubles.of_guild(guild.id) == ()


async def test_a_result_whose_channel_refuses_for_weeks_stays_as_it_is(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    people, room = people[:2], evening.client.room
    table_id = await played(evening, people, cards)
    discord_server.world.permit(cards, view=False)
    assert await room.moderation.void(voided(evening, table_id))
    await room.moderation.settle()
    evening.ahead_ms += 3 * OF_LATE_MS
    await room.moderation.say_void()
    assert await evening.store.results.untold_voids() == ()


@pytest.mark.each_database
async def test_the_next_process_says_that_a_result_is_void(
    evening: Evening,
    discord_server: LoopbackDiscord,
    people: list[Person],
    cards: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    people, room = people[:2], evening.client.room
    table_id = await played(evening, people, cards)
    discord_server.faults.add("PATCH", MESSAGE, status=503, times=3)
    assert await room.moderation.void(voided(evening, table_id))
    await room.moderation.settle()
    assert await evening.store.results.untold_voids() == (table_id,)
    monkeypatch.setattr("bot.tables.card_room.LOOK_SECONDS", 0.1)
    await restart(evening)
    await people[0].until(lambda: VOID in people[0].reads(cards), what="the result")
