"""A server sends the bot away."""

import asyncio

import pytest

from bot.tables.departures import KEPT_MS, Departures
from data.standings import Standing
from loopback_discord.people.person import Person
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening, gather_at_table, play_until
from tests.end_to_end.restarting import break_off, change
from tests.end_to_end.short_games import offered

pytestmark = pytest.mark.each_database_thorough


ALL = ("all", "hearts")


async def known(evening: Evening, guild_id: int, person: Person) -> Standing | None:
    return await evening.store.standings.of_person(guild_id, person.id, *ALL)


@pytest.mark.each_database
async def test_a_server_that_sends_the_bot_away_is_forgotten_after_a_month(
    evening: Evening,
) -> None:
    guild = evening.guild
    room = evening.client.room
    short = await offered(evening, evening.cards)
    await gather_at_table(evening.alice, [evening.bob], preset=short, seats=3, target=3)
    await evening.alice.until(lambda: room.tables.live, what="the first game")
    await play_until([evening.alice, evening.bob], lambda: not room.tables.live)
    await gather_at_table(evening.alice, [evening.bob])
    await evening.bob.until(lambda: room.tables.live, what="the second game")
    evening.discord_server.world.remove_guild(guild)
    await evening.alice.until(lambda: not room.tables.live, what="the end of the running table")

    now = 0
    async with asyncio.timeout(LONGEST_SECONDS):
        # The tables are closed first.
        while not (left := await evening.store.settings.starting("left-guild.")):
            await asyncio.sleep(0.01)
    departures = Departures(evening.store.settings, evening.store.privacy, lambda: now)
    (left_at,) = left.values()
    now = int(left_at) + KEPT_MS - 1
    assert await departures.forget() == 0
    assert await known(evening, guild.id, evening.alice) is not None
    now += 1
    assert await departures.forget() == 1
    assert await known(evening, guild.id, evening.alice) is None
    assert await evening.store.settings.starting("left-guild.") == {}


@pytest.mark.each_database
async def test_a_server_that_takes_the_bot_back_is_remembered(evening: Evening) -> None:
    await evening.client.departures.left(99)
    await evening.client.departures.here({98, 99})
    departures = Departures(
        evening.store.settings, evening.store.privacy, lambda: 10 * KEPT_MS + 10**13
    )
    assert await departures.forget() == 0


async def test_a_server_half_forgotten_is_wholly_forgotten_even_if_it_comes_back(
    evening: Evening,
) -> None:
    guild = evening.guild
    short = await offered(evening, evening.cards)
    await gather_at_table(evening.alice, [evening.bob], preset=short, seats=3, target=3)
    await evening.alice.until(lambda: evening.client.room.tables.live)
    await play_until([evening.alice, evening.bob], lambda: not evening.client.room.tables.live)
    await evening.store.settings.set(f"left-guild.{guild.id}", "0")
    departures = Departures(evening.store.settings, evening.store.privacy, lambda: KEPT_MS)
    broken_off = asyncio.create_task(departures.forget())
    while not await evening.store.settings.starting("forgetting-guild."):
        await asyncio.sleep(0)
    broken_off.cancel()
    await asyncio.wait({broken_off})

    await departures.here({guild.id})

    assert await departures.forget() == 1
    assert await known(evening, guild.id, evening.alice) is None
    assert await evening.store.standings.audit() == []
    assert await evening.store.settings.starting("forgetting-guild.") == {}


async def test_a_server_that_sends_the_bot_away_while_it_is_down_is_forgotten_too(
    evening: Evening,
) -> None:
    guild, left = evening.guild, "left-guild."
    await gather_at_table(evening.alice, [evening.bob])
    await evening.alice.until(lambda: evening.client.room.tables.live, what="the game")
    await break_off(evening)
    # Its session is over by the time.
    await change(evening, "DELETE FROM gateway_sessions")
    evening.discord_server.world.remove_guild(guild)
    await evening.open()
    async with asyncio.timeout(LONGEST_SECONDS):
        while not (noted := await evening.store.settings.starting(left)):
            await asyncio.sleep(0.01)
    assert set(noted) == {f"{left}{guild.id}"}
    # The month begins once.
    await evening.store.settings.set(f"{left}{guild.id}", "7")
    await evening.client.on_shard_ready(0)
    assert await evening.store.settings.starting(left) == {f"{left}{guild.id}": "7"}


async def test_a_server_that_sends_the_bot_away_while_it_is_cut_off_is_noted(
    evening: Evening,
) -> None:
    guild = evening.guild
    await gather_at_table(evening.alice, [evening.bob])
    await evening.alice.until(lambda: evening.client.room.tables.live, what="the game")
    evening.discord_server.gateway.drop(forget_session=True)
    evening.discord_server.world.remove_guild(guild)
    await evening.alice.until(lambda: not evening.client.room.tables.live, what="the end of it")
    async with asyncio.timeout(LONGEST_SECONDS):
        while not await evening.store.settings.starting("left-guild."):
            await asyncio.sleep(0.01)
