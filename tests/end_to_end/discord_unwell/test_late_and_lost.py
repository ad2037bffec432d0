"""What comes late, twice, in the wrong order or with an error, and the game goes on."""

import asyncio
import logging
import re
from dataclasses import replace

import pytest

from bot.discord.gateway.timeouts import GATEWAY_TIMEOUTS
from loopback_discord.payloads import text_of
from tests.conftest import there
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.mid_game import (
    count_cards,
    count_tricks,
    everything_is_true,
    in_play,
    pass_around,
    started,
)
from tests.end_to_end.weather import CALLBACK, play_card
from tests.regular import button_ids, hand_message, press_one

pytestmark = [
    pytest.mark.usefixtures("ended_at_once"),
    pytest.mark.each_database_thorough,
    pytest.mark.evening(people=3),
]


async def test_an_answer_that_comes_too_late_leaves_no_old_picture(evening: Evening) -> None:
    await in_play(evening)
    before = count_cards(evening)
    in_turn = evening.people[evening.live_table.waiting_for[0]]
    evening.discord_server.faults.add("POST", CALLBACK, delay_seconds=2)
    pressed = asyncio.create_task(press_one(in_turn))
    await in_turn.until(lambda: count_cards(evening) == before + 1, what="the card played")
    evening.discord_server.world.interactions.give_up()
    assert there(await pressed).error is not None
    await everything_is_true(evening, evening.people, evening.cards)
    await play_until(evening.people, lambda: count_tricks(evening) == 1)


async def test_a_seat_taken_with_an_answer_too_late_is_drawn_all_the_same(evening: Evening) -> None:
    lobby = await evening.alice.slash("hearts", evening.cards)
    evening.discord_server.faults.add("POST", CALLBACK, delay_seconds=2)
    pressed = asyncio.create_task(evening.bob.click(lobby, "Join"))
    (table,) = evening.client.room.tables.lobbies.values()
    await evening.bob.until(lambda: table.seat_of(evening.bob.id) is not None, what="the seat")
    evening.discord_server.world.interactions.give_up()
    assert (await pressed).error is not None
    await evening.bob.until(
        lambda: "Bob" in evening.bob.reads(evening.cards), what="the name in the lobby"
    )


@pytest.mark.parametrize("timeouts", [replace(GATEWAY_TIMEOUTS, identify_apart=0.05)])
@pytest.mark.parametrize("disturbance", ["drop", "lose", "reconnect", "invalidate"])
async def test_a_broken_gateway_line_loses_no_table_and_presses_work_again(
    evening: Evening, disturbance: str
) -> None:
    await in_play(evening)
    gateway = evening.discord_server.gateway
    met = gateway.identified + gateway.resumed
    match disturbance:
        case "drop":
            gateway.drop()
        case "lose":
            gateway.drop(forget_session=True)
        case "reconnect":
            gateway.ask_to_reconnect()
        case _:
            gateway.invalidate()
    in_turn = evening.people[evening.live_table.waiting_for[0]]
    before = count_cards(evening)
    # Pressed while the line is down: it may come late or never, but must not come twice.
    pressed = asyncio.create_task(press_one(in_turn))
    await in_turn.until(lambda: gateway.identified + gateway.resumed > met, what="the line again")
    if disturbance in ("drop", "reconnect"):
        assert gateway.resumed
    else:
        # Nobody was there to hear it.
        evening.discord_server.world.interactions.give_up()
    await pressed
    await in_turn.until(lambda: gateway.connected, what="the line again")
    if count_cards(evening) == before:
        await press_one(in_turn)
    await in_turn.until(lambda: count_cards(evening) == before + 1, what="the card played")
    await play_until(evening.people, lambda: count_tricks(evening) == 1)
    await everything_is_true(evening, evening.people, evening.cards)


async def test_a_closed_client_that_finds_itself_ready_tells_nobody(evening: Evening) -> None:
    # discord.py says some time after it has connected that it is ready, and has no loop to say it
    # in once the client is gone.
    await evening.client.close()
    evening.client.dispatch("ready")


async def test_presses_delivered_twice_count_once(evening: Evening) -> None:
    evening.discord_server.gateway.disturbances.duplicate_next("INTERACTION_CREATE", times=200)
    await started(evening.people)
    assert len(evening.client.room.tables.live) == 1
    assert not evening.client.room.tables.lobbies
    await pass_around(evening.people, evening)
    before = count_cards(evening)
    for _ in range(6):
        _, answer = await play_card(evening.people, evening)
        assert answer.kind == "update"
        assert "> " not in text_of(answer.message)
    assert count_cards(evening) == before + 6
    await everything_is_true(evening, evening.people, evening.cards)


async def test_presses_delivered_in_the_wrong_order_are_both_taken(evening: Evening) -> None:
    await started(evening.people)
    alice, bob, _ = evening.people
    evening.discord_server.gateway.disturbances.swap_next("INTERACTION_CREATE")
    answers = await asyncio.gather(press_one(alice), press_one(bob))
    assert [answer.kind if answer else "" for answer in answers] == ["update", "update"]
    assert [len(evening.live_table.moment.draft(seat) or ()) for seat in range(3)] == [1, 1, 0]
    await everything_is_true(evening, evening.people, evening.cards)


async def test_an_error_nobody_foresaw_is_answered_with_its_number_and_logs_no_card(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    await in_play(evening)
    in_turn = evening.people[evening.live_table.waiting_for[0]]
    hand = hand_message(in_turn)
    button_id, custom_id = button_ids(hand, "do")[0]
    caplog.set_level(logging.DEBUG)
    await evening.store.close()
    answer = await in_turn.click(hand, custom_id=custom_id)
    assert answer.kind == "ephemeral"
    number = there(re.search(r"\b[0-9a-f]{6}$", text_of(answer.message)))
    assert f"incident {number[0]}" in caplog.text
    assert button_id.text not in caplog.text
    # Addresses bear random tokens, and any two letters may stand in one.
    without_addresses = re.sub(r"https?://\S+", "", caplog.text)
    assert str(button_id.text.split()[-1]) not in without_addresses
