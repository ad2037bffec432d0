"""A process that is just handing its file over leaves presses and news of servers to the heir."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot import under_way
from bot.gateway import incoming
from bot.gateway.incoming import InteractionPayload
from bot.guests import place_of
from bot.playground.loopback import LoopbackDiscord
from bot.playground.person import Person
from bot.playground.places import Channel
from bot.playground.regular import press_one
from bot.processes import handing_over, holding
from bot.processes.handing_over import place_beside
from bot.processes.handover_line import GIVE_UP, READY, HandoverLine
from bot.processes.holding import held_are_answered
from tests.end_to_end.conftest import Evening
from tests.end_to_end.mid_game import count_cards, pass_around, started

pytestmark = pytest.mark.usefixtures("ended_at_once")


async def in_turn_of(people: list[Person], evening: Evening) -> Person:
    """Start a game of these people, who pass; return whose turn it is then."""
    await started(people)
    await pass_around(people, evening)
    return people[evening.live_table.waiting_for[0]]


async def test_what_comes_while_the_file_is_handed_over_is_not_seen_to_here(
    discord_server: LoopbackDiscord,
    evening: Evening,
    alice: Person,
    bob: Person,
    carol: Person,
    cards: Channel,
) -> None:
    in_turn = await in_turn_of([alice, bob, carol], evening)
    before, client = count_cards(evening), evening.client
    client.played_here.has_store.clear()
    discord_server.world.interactions.answer_seconds = 0.2
    answer = await press_one(in_turn)
    assert answer is not None
    assert answer.error is not None
    assert count_cards(evening) == before
    assert int(answer.interaction.id) not in client.deliveries.lately(1)
    discord_server.world.remove_channel(cards)
    closed = asyncio.create_task(
        alice.until(lambda: not client.room.live_tables, what="the table closed")
    )
    done, _ = await asyncio.wait({closed}, timeout=0.2)
    assert not done
    client.played_here.has_store.set()
    await closed


async def test_a_press_that_came_just_before_a_hand_over_that_fails_is_answered(
    evening: Evening, alice: Person, bob: Person, carol: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_turn = await in_turn_of([alice, bob, carol], evening)
    before, client = count_cards(evening), evening.client
    hear = client.incoming.hear

    def hear_at_the_last_moment(payload: InteractionPayload, shard_id: int) -> None:
        hear(payload, shard_id)
        client.played_here.has_store.clear()
        client.incoming.hold(shard_id)

    with monkeypatch.context() as patch:
        patch.setattr(client.incoming, "hear", hear_at_the_last_moment)
        pressing = asyncio.create_task(press_one(in_turn))
        await in_turn.until(lambda: client.incoming.held(0), what="the press that is held")
    client.played_here.has_store.set()
    client.incoming.release(0)
    answer = await pressing
    assert answer is not None
    assert answer.error is None
    assert count_cards(evening) == before + 1


@asynccontextmanager
async def heir_that_dies(evening: Evening) -> AsyncGenerator[dict[str, Any]]:
    """Ask for the file, yield what an heir is told, and hang up."""
    await evening.client.handing_over.listen(evening.database)
    line = await HandoverLine.to(place_beside(evening.database))
    await line.say(GIVE_UP)
    yield await line.hear(READY, 30)
    line.close()


async def test_a_press_that_was_broken_off_for_an_heir_that_died_is_answered(
    evening: Evening, alice: Person, bob: Person, carol: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_turn = await in_turn_of([alice, bob, carol], evening)
    before, client = count_cards(evening), evening.client
    monkeypatch.setattr(handing_over, "PRESSES_SECONDS", 0.1)
    monkeypatch.setattr(under_way, "LAST_SECONDS", 0.1)
    earlier = client.deliveries.lately(1)
    table: Any = evening.live_table.table
    async with table._lock:
        pressing = asyncio.create_task(press_one(in_turn))
        await in_turn.until(lambda: client.deliveries.lately(1) != earlier, what="a long press")
        async with heir_that_dies(evening) as told:
            (held,) = client.incoming.held(0)
            assert held.id not in told["seen"]
            assert told["acknowledged"] == []
    answer = await pressing
    assert answer is not None
    assert answer.error is None
    await in_turn.until(lambda: count_cards(evening) == before + 1, what="the card")
    assert not client.incoming.holds(0)


async def test_so_is_one_of_which_discord_had_word_already(
    evening: Evening, alice: Person, cards: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    await alice.slash("hearts", cards)
    client = evening.client
    monkeypatch.setattr(handing_over, "PRESSES_SECONDS", 0.1)
    monkeypatch.setattr(incoming, "LATE_SECONDS", 0.0)
    client.under_way.at_once = 0
    answer = await alice.click(cards, "Learn in a minute")
    assert answer.kind == "deferred"
    async with heir_that_dies(evening) as told:
        assert told["acknowledged"] == [int(answer.interaction.id)]
        client.under_way.at_once = under_way.AT_ONCE
    await alice.until(lambda: "Hearts in a minute" in alice.reads(cards), what="the answer")


async def test_what_waits_for_an_heir_that_hangs_is_acknowledged_in_time(
    evening: Evening, alice: Person, bob: Person, carol: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_turn = await in_turn_of([alice, bob, carol], evening)
    before = count_cards(evening)
    monkeypatch.setattr(holding, "HELD_SECONDS", 0.1)
    async with heir_that_dies(evening):
        answer = await press_one(in_turn)
        assert answer is not None
        assert answer.kind == "deferred"
        assert count_cards(evening) == before
    await in_turn.until(lambda: count_cards(evening) == before + 1, what="the card")


async def test_what_was_held_is_answered_before_tables_are_drawn_anew(
    discord_server: LoopbackDiscord, evening: Evening, alice: Person, bob: Person, carol: Person
) -> None:
    people = [alice, bob, carol]
    await started(people)
    client = evening.client
    client.incoming.hold(0)
    pressing = asyncio.create_task(press_one(alice))
    await alice.until(lambda: client.incoming.held(0), what="a press that is held")
    answers = "/interactions/{interaction_id}/{token}/callback"
    before = len(discord_server.asked("POST", answers))
    client.incoming.release(0)
    await held_are_answered(client.played_here)
    assert len(discord_server.asked("POST", answers)) == before + 1
    await pressing


async def test_where_a_press_came_from_is_known_after_its_shard_was_left(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    opened, client = await alice.slash("hearts", cards), evening.client
    (lobby,) = client.room.lobbies.values()
    locked: Any = lobby
    earlier = client.deliveries.lately(1)
    async with locked._lock:
        pressing = asyncio.create_task(bob.click(opened, "Join"))
        await bob.until(lambda: client.deliveries.lately(1) != earlier, what="a long press")
        await client.drop_shards([0])
        (press,) = await client.under_way.break_off(0.0)
    assert cards.guild is not None
    assert client.get_guild(cards.guild.id) is None
    assert place_of(press) == cards.guild.id
    pressing.cancel()
