"""A process that is just handing its file over leaves presses and news of servers to the heir."""

import asyncio

import pytest

from bot.gateway.incoming import InteractionPayload
from bot.playground.loopback import LoopbackDiscord
from bot.playground.person import Person
from bot.playground.places import Channel
from bot.playground.regular import press_one
from bot.processes.holding import held_are_answered
from tests.end_to_end.conftest import Evening
from tests.end_to_end.mid_game import count_cards, pass_around, started

pytestmark = pytest.mark.usefixtures("ended_at_once")


async def test_what_comes_while_the_file_is_handed_over_is_not_seen_to_here(
    discord_server: LoopbackDiscord,
    evening: Evening,
    alice: Person,
    bob: Person,
    carol: Person,
    cards: Channel,
) -> None:
    people = [alice, bob, carol]
    await started(people)
    await pass_around(people, evening)
    before, client = count_cards(evening), evening.client
    in_turn = people[evening.live_table.waiting_for[0]]
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
    people = [alice, bob, carol]
    await started(people)
    await pass_around(people, evening)
    before, client = count_cards(evening), evening.client
    in_turn = people[evening.live_table.waiting_for[0]]
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
