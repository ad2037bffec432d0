"""A game whose shard goes and comes back, and presses that are held or come in another way."""

import asyncio
import json
from dataclasses import replace

import pytest

from bot.discord.answers import Interaction
from bot.discord.gateway.timeouts import GATEWAY_TIMEOUTS, GatewayTimeouts
from bot.interactions.guests import place_of
from bot.processes import coordinator
from bot.processes.coordinator import acknowledge_held, held_are_answered
from tests.conftest import there
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.mid_game import (
    count_cards,
    count_tricks,
    everything_is_true,
    in_play,
    started,
)
from tests.regular import press_one

pytestmark = [pytest.mark.usefixtures("ended_at_once"), pytest.mark.evening(people=3)]


@pytest.fixture
def door() -> bool:
    """What is held, and what comes twice, comes by the gateway."""
    return False


@pytest.fixture
def timeouts() -> GatewayTimeouts:
    """Sessions may begin right after each other here."""
    return replace(GATEWAY_TIMEOUTS, identify_apart=0.05)


async def test_a_shard_that_goes_leaves_its_tables_alone_and_they_go_on_when_it_is_back(
    evening: Evening,
) -> None:
    await in_play(evening)
    client = evening.client
    await client.drop_shards({0})
    assert not client.guilds
    assert len(client.room.tables.live) == 1
    assert await evening.store.settings.starting("left-guild.") == {}
    client.add_shards({0})
    await client.until_up()
    await evening.people[0].until(client.is_ready, what="the shard")
    await play_until(evening.people, lambda: count_tricks(evening) == 1)
    await everything_is_true(evening, evening.people, evening.cards)


async def test_a_server_that_took_the_bot_back_meanwhile_is_known_with_its_shard(
    evening: Evening,
) -> None:
    client, guild = evening.client, evening.guild
    await client.drop_shards({0})
    await client.departures.left(guild.id)
    client.add_shards({0})
    await evening.people[0].until(client.is_ready, what="the shard")
    async with asyncio.timeout(60):
        while await evening.store.settings.starting("left-guild."):
            await asyncio.sleep(0.01)


async def test_a_press_that_comes_in_another_way_too_counts_once(evening: Evening) -> None:
    await in_play(evening)
    incoming, before = evening.client.incoming, count_cards(evening)
    in_turn = evening.people[evening.live_table.waiting_for[0]]
    incoming.hold(0)
    pressed = asyncio.create_task(press_one(in_turn))
    await in_turn.until(lambda: incoming.held(0), what="the press")
    (held,) = incoming.held(0)
    incoming.release(0, but={held.id})
    handed_on = json.dumps(held.payload)
    for _ in range(2):
        incoming.take_in(json.loads(handed_on))
    assert there(await pressed).kind == "update"
    await evening.settle()
    assert count_cards(evening) == before + 1
    await everything_is_true(evening, evening.people, evening.cards)


async def test_a_press_that_is_held_for_long_is_acknowledged_in_time(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await in_play(evening)
    client, before = evening.client, count_cards(evening)
    in_turn = evening.people[evening.live_table.waiting_for[0]]
    monkeypatch.setattr(coordinator, "HELD_SECONDS", 0.1)
    client.incoming.hold(0)
    acknowledging = asyncio.create_task(acknowledge_held(client, 0))
    assert there(await press_one(in_turn)).kind == "deferred"
    assert count_cards(evening) == before
    client.incoming.release(0)
    await in_turn.until(lambda: count_cards(evening) == before + 1, what="the card")
    await acknowledging


async def test_what_was_held_is_answered_before_tables_are_drawn_anew(evening: Evening) -> None:
    await started(evening.people)
    client, host = evening.client, evening.people[0]
    client.incoming.hold(0)
    pressing = asyncio.create_task(press_one(host))
    await host.until(lambda: client.incoming.held(0), what="a press that is held")
    answers = "/interactions/{interaction_id}/{token}/callback"
    before = len(evening.discord_server.asked("POST", answers))
    client.incoming.release(0)
    await held_are_answered(client.played_here)
    assert len(evening.discord_server.asked("POST", answers)) == before + 1
    await pressing


async def test_where_a_press_came_from_is_known_after_its_shard_was_left(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = evening.client
    opened = await evening.alice.slash("hearts", evening.cards)
    found: list[int | None] = []

    async def press(interaction: Interaction, *_: object) -> None:
        await client.drop_shards([0])
        assert client.get_guild(evening.guild.id) is None
        found.append(place_of(interaction))

    monkeypatch.setattr(client.desk, "take", press)
    pressing = asyncio.create_task(evening.bob.click(opened, "Join"))
    await evening.bob.until(lambda: found, what="a press")
    assert found == [evening.guild.id]
    pressing.cancel()
