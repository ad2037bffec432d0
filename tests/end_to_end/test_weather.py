"""Discord is unwell, slow, strict or gone, and the game goes on."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Literal, cast

import pytest

from bot.gateway.timeouts import GATEWAY_TIMEOUTS
from bot.playground.answers import Answer
from bot.playground.loopback import LoopbackDiscord
from bot.playground.payloads import Payload, text_of
from bot.playground.person import Person
from bot.playground.places import Channel
from bot.playground.regular import button_ids, hand_message, press_one
from bot.playground.request_log import Request
from bot.room.board import EDITS_AT_ONCE
from bot.room.post import SECONDS_AN_EDIT
from data.tables import TableState
from tests.drawing import as_sent
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import over
from tests.end_to_end.mid_game import (
    count_cards,
    count_tricks,
    everything_is_true,
    hands_shown,
    live_tables,
    pass_all,
    pass_around,
    shows_hands,
    started,
)

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"
CALLBACK = "/interactions/{interaction_id}/{token}/callback"
OF_TOKEN = "/webhooks/{application_id}/{token}/messages/{message_id}"

Cut = Literal["before", "after"]


@pytest.fixture(autouse=True)
async def ended_at_once(evening: Evening) -> AsyncIterator[None]:
    """Do not wait for the last pictures at the end of a test."""
    yield
    evening.client.room.stop()


@pytest.fixture
def people(alice: Person, bob: Person, carol: Person) -> list[Person]:
    return [alice, bob, carol]


def nonce(request: Request) -> str:
    return str(cast("Payload", request.body)["nonce"])


def of_table(request: Request) -> bool:
    return nonce(request).startswith("t")


def of_hand(request: Request) -> bool:
    return nonce(request).startswith("h")


def of_result(request: Request) -> bool:
    return nonce(request).startswith("x")


async def play_card(people: list[Person], evening: Evening) -> tuple[Person, Answer]:
    """Let the person in turn play a card, and return the answer."""
    in_turn = people[evening.live_table.waiting_for[0]]
    await in_turn.until(lambda: hand_message(in_turn), what="the turn")
    answer = await press_one(in_turn)
    assert answer is not None
    assert answer.message is None or "> " not in text_of(answer.message)
    return in_turn, answer


async def others_play(people: list[Person], evening: Evening, last: Person) -> None:
    """Play until it is the turn of `last`, who has just played."""
    others = [person for person in people if person is not last]
    await play_until(others, lambda: people[evening.live_table.waiting_for[0]] is last)


# Limits ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("everywhere", [False, True], ids=["route", "global"])
async def test_play_goes_on_while_the_table_message_is_limited(
    evening: Evening,
    discord_server: LoopbackDiscord,
    people: list[Person],
    cards: Channel,
    everywhere: bool,  # noqa: FBT001  a parameter of the test
) -> None:
    await started(people)
    await pass_around(people, evening)
    await everything_is_true(evening, people, cards)
    discord_server.faults.rate_limit(
        "PATCH",
        MESSAGE,
        retry_after=1.5,
        everywhere=everywhere,
        when=lambda request: str(cards.id) in request.path,
    )
    for _ in range(6):
        _, answer = await play_card(people, evening)
        assert answer.kind == "update"
    await everything_is_true(evening, people, cards)
    assert count_tricks(evening) == 2


@pytest.mark.parametrize("seconds_an_edit", [SECONDS_AN_EDIT])
async def test_fast_play_under_discords_own_limits_ends_with_the_newest_picture(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    discord_server.buckets.by_place = True
    discord_server.buckets.everywhere = True
    await started(people)
    await play_until(people, lambda: count_tricks(evening) == 8)
    await everything_is_true(evening, people, cards)


@pytest.mark.parametrize("seconds_an_edit", [3600.0])
async def test_a_burst_of_pictures_is_drawn_at_once_and_the_next_ones_wait(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    await started(people)
    await play_until(people, lambda: count_tricks(evening) == 4)
    (table,) = live_tables(people[0], cards)
    drawn = [one for one in discord_server.requests if one.path.endswith(table["id"])]
    assert len(drawn) == EDITS_AT_ONCE


async def test_edits_of_an_old_message_are_refused_and_the_newest_picture_comes_in_the_end(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    await started(people)
    discord_server.world.clock.advance(3700)
    await play_until(people, lambda: count_tricks(evening) == 4)
    await everything_is_true(evening, people, cards)


async def test_a_ban_of_some_minutes_holds_back_pictures_and_hands_and_nothing_else(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    # Such a refusal discord.py does not wait out by itself.
    for method, route in (("POST", MESSAGES), ("PATCH", MESSAGE)):
        discord_server.faults.rate_limit(method, route, retry_after=60, times=3, via=False)
    await gather_at_table(people[0], people[1:], seats=3)
    for route in (MESSAGE, MESSAGES):
        discord_server.faults.rate_limit("*", route, retry_after=60, times=2, via=False, when=later)
    for person in people:
        await shows_hands(person, 1)
    await everything_is_true(evening, people, cards)


def later(request: Request) -> bool:
    """Whether a request comes after the table is posted."""
    return request.method == "PATCH" or of_hand(request)


# Outages --------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", [500, 502, 503])
async def test_servers_that_fail_now_and_then_lose_no_press_and_double_no_message(
    evening: Evening,
    discord_server: LoopbackDiscord,
    people: list[Person],
    cards: Channel,
    status: int,
) -> None:
    faults = discord_server.faults
    faults.add("POST", MESSAGES, status=status, when=of_table)
    faults.add("POST", MESSAGES, status=status, when=of_hand)
    await started(people)
    await pass_around(people, evening)
    faults.add("PATCH", MESSAGE, status=status)
    faults.add("PATCH", OF_TOKEN, status=status)
    faults.add("POST", CALLBACK, status=status)
    before = count_cards(evening)
    for _ in range(4):
        _, answer = await play_card(people, evening)
        assert answer.kind == "update"
    assert count_cards(evening) == before + 4
    await everything_is_true(evening, people, cards)


@pytest.mark.usefixtures("evening")
async def test_a_result_that_meets_an_outage_is_told_when_it_is_over(
    discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    await started(people, target=10)
    fault = discord_server.faults.rate_limit(
        "POST", MESSAGES, retry_after=60, times=2, via=False, when=of_result
    )
    await play_until(people, lambda: over(people[0], cards))
    assert fault.hits == 2
    assert not over(people[0], cards, times=2)


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_a_line_cut_while_a_table_is_opened_and_dealt_doubles_nothing(
    evening: Evening,
    discord_server: LoopbackDiscord,
    people: list[Person],
    cards: Channel,
    cut: Cut,
) -> None:
    faults = discord_server.faults
    faults.add("POST", CALLBACK, cut=cut)
    faults.add("POST", MESSAGES, cut=cut, when=of_table)
    for _ in people:
        faults.add("POST", MESSAGES, cut=cut, when=of_hand)
    await started(people)
    assert len(evening.client.room.live_tables) == 1
    await pass_around(people, evening)
    await everything_is_true(evening, people, cards)
    assert all(len(person.dms()) == 1 for person in people)


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_a_line_cut_under_a_press_answers_the_person_and_plays_the_card_once(
    evening: Evening,
    discord_server: LoopbackDiscord,
    people: list[Person],
    cards: Channel,
    cut: Cut,
) -> None:
    await started(people)
    await pass_around(people, evening)
    for method, route in (("POST", CALLBACK), ("PATCH", MESSAGE), ("PATCH", OF_TOKEN)):
        discord_server.faults.add(method, route, cut=cut)
    before = count_cards(evening)
    for _ in range(3):
        _, answer = await play_card(people, evening)
        assert answer.kind == "update"
    assert count_cards(evening) == before + 3
    await everything_is_true(evening, people, cards)


# Things that are gone -------------------------------------------------------------------------


async def test_a_table_and_a_hand_deleted_in_mid_game_are_posted_again(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    await started(people)
    await pass_around(people, evening)
    last, _ = await play_card(people, evening)
    messages = discord_server.world.messages
    for gone in (*live_tables(last, cards), *hands_shown(last)):
        messages.delete(messages.find(int(gone["id"])))
    await others_play(people, evening, last)
    await shows_hands(last, 1)
    await last.until(lambda: live_tables(last, cards), what="the table again")
    await play_until(people, lambda: count_tricks(evening) == 3)
    await everything_is_true(evening, people, cards)


@pytest.mark.parametrize("seconds_until_again", [0.5])  # People pass meanwhile.
async def test_a_hand_posted_without_a_receipt_does_not_stay_as_it_was(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    # Discord answers the next try with the message that it made of the first, as it was then.
    alice, *others = people
    discord_server.faults.add(
        "POST",
        MESSAGES,
        cut="after",
        times=4,
        when=lambda request: of_hand(request) and str(alice.dm_channel.id) in request.path,
    )
    await gather_at_table(alice, others, seats=3)
    for person in people:
        await shows_hands(person, 1)
        await pass_all(person)
    drawn = text_of(Payload(components=as_sent(evening.live_table.drawing.hand(0))))
    await alice.until(lambda: text_of(hands_shown(alice)[0]) == drawn, what="the hand as it stands")
    await everything_is_true(evening, people, cards)


async def test_a_channel_of_direct_messages_that_is_gone_is_opened_again(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    await started(people)
    await pass_around(people, evening)
    last, _ = await play_card(people, evening)
    messages, gone = discord_server.world.messages, last.dm_channel
    for message in messages.in_channel(gone):
        messages.delete(message)
    del discord_server.world.channels[gone.id]
    assert last.dms() == []
    await others_play(people, evening, last)
    await shows_hands(last, 1)
    await last.until(lambda: live_tables(last, cards), what="the table again")
    await play_until(people, lambda: count_tricks(evening) == 3)
    await everything_is_true(evening, people, cards)


@pytest.mark.parametrize("heard", [True, False], ids=["told", "found-out"])
async def test_a_table_whose_channel_is_deleted_closes(
    evening: Evening,
    discord_server: LoopbackDiscord,
    people: list[Person],
    cards: Channel,
    heard: bool,  # noqa: FBT001  a parameter of the test
) -> None:
    await started(people)
    await pass_around(people, evening)
    table_id = evening.live_table.table_id
    in_turn = people[evening.live_table.waiting_for[0]]
    hand = hand_message(in_turn)
    assert hand is not None
    if heard:
        discord_server.world.remove_channel(cards)
    else:
        del discord_server.world.channels[cards.id]
        await play_card(people, evening)
    await people[0].until(lambda: not evening.client.room.live_tables, what="no table")
    row = await evening.store.tables.get(table_id)
    assert row is not None
    assert row.state is TableState.CLOSED
    for person in people:
        await shows_hands(person, 0)
    answer = await in_turn.press_raw(hand, button_ids(hand, "do")[0][1], forged=True)
    assert "This table is over." in text_of(answer.message or {})


async def test_a_permission_lost_in_mid_game_stops_the_picture_but_not_the_play(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    evening.client.room.services.post.refusing.retry_seconds = 0.0
    await started(people)
    await pass_around(people, evening)
    await everything_is_true(evening, people, cards)
    (before,) = live_tables(people[0], cards)
    discord_server.world.permit(cards, view=False, send=False)
    await play_until(people, lambda: count_tricks(evening) == 1)
    # A press there, while the bot is told that it may not write, asks for no refusal either.
    await people[0].click(before, "Scores")
    await play_until(people, lambda: count_tricks(evening) == 3)
    await evening.live_table.settle()
    (still,) = live_tables(people[0], cards)
    assert text_of(still) == text_of(before)
    assert len(discord_server.invalid_requests) == 1
    discord_server.world.permit(cards, view=True, send=True)
    await play_card(people, evening)
    await evening.live_table.settle()
    (still,) = live_tables(people[0], cards)
    assert text_of(still) == text_of(before)
    await people[0].click(before, "Scores")
    await everything_is_true(evening, people, cards)
    assert len(discord_server.invalid_requests) == 1


async def test_where_nothing_may_be_posted_the_next_deal_is_drawn_in_the_message_there_is(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    evening.client.room.services.post.refusing.retry_seconds = 0.0
    await started(people)
    discord_server.world.permit(cards, send=False)
    await play_until(people, lambda: evening.live_table.deal == 2)
    await pass_around(people, evening)
    await play_until(people, lambda: count_tricks(evening) == 1)
    await everything_is_true(evening, people, cards)
    assert len(discord_server.invalid_requests) == 1
    (before,) = live_tables(people[0], cards)
    discord_server.world.permit(cards, send=True)
    await people[0].click(cards, "Scores")
    await people[0].until(
        lambda: live_tables(people[0], cards)[0]["id"] != before["id"], what="the table posted anew"
    )
    # Hands lead to the new message from their next drawing on.
    await play_until(people, lambda: count_tricks(evening) == 2)
    await everything_is_true(evening, people, cards)
    await people[0].until(
        lambda: "deal 2" in text_of(live_tables(people[0], cards)[0]), what="the second deal"
    )
    assert len(evening.client.room.live_tables) == 1


# Late and lost --------------------------------------------------------------------------------


async def test_an_answer_that_comes_too_late_leaves_no_old_picture(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    await started(people)
    await pass_around(people, evening)
    before = count_cards(evening)
    in_turn = people[evening.live_table.waiting_for[0]]
    discord_server.faults.add("POST", CALLBACK, delay_seconds=2)
    pressed = asyncio.create_task(press_one(in_turn))
    await in_turn.until(lambda: count_cards(evening) == before + 1, what="the card played")
    discord_server.world.interactions.give_up()
    answer = await pressed
    assert answer is not None
    assert answer.error is not None
    await everything_is_true(evening, people, cards)
    await play_until(people, lambda: count_tricks(evening) == 1)


async def test_a_seat_taken_with_an_answer_too_late_is_drawn_all_the_same(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    lobby = await alice.slash("hearts", cards)
    discord_server.faults.add("POST", CALLBACK, delay_seconds=2)
    pressed = asyncio.create_task(bob.click(lobby, "Join"))
    (table,) = evening.client.room.lobbies.values()
    await bob.until(lambda: table.seat_of(bob.id) is not None, what="the seat")
    discord_server.world.interactions.give_up()
    assert (await pressed).error is not None
    await bob.until(lambda: "Bob" in bob.reads(cards), what="the name in the lobby")


@pytest.mark.parametrize("timeouts", [replace(GATEWAY_TIMEOUTS, identify_apart=0.05)])
@pytest.mark.parametrize("disturbance", ["drop", "lose", "reconnect", "invalidate"])
async def test_a_broken_gateway_line_loses_no_table_and_presses_work_again(
    evening: Evening,
    discord_server: LoopbackDiscord,
    people: list[Person],
    cards: Channel,
    disturbance: str,
) -> None:
    await started(people)
    await pass_around(people, evening)
    gateway = discord_server.gateway
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
    in_turn = people[evening.live_table.waiting_for[0]]
    before = count_cards(evening)
    # Pressed while the line is down: it may come late or never, but must not come twice.
    pressed = asyncio.create_task(press_one(in_turn))
    await in_turn.until(lambda: gateway.identified + gateway.resumed > met, what="the line again")
    if disturbance in ("drop", "reconnect"):
        assert gateway.resumed
    else:
        # Nobody was there to hear it.
        discord_server.world.interactions.give_up()
    await pressed
    await in_turn.until(lambda: gateway.connected, what="the line again")
    if count_cards(evening) == before:
        await press_one(in_turn)
    await in_turn.until(lambda: count_cards(evening) == before + 1, what="the card played")
    await play_until(people, lambda: count_tricks(evening) == 1)
    await everything_is_true(evening, people, cards)


async def test_a_closed_client_that_finds_itself_ready_tells_nobody(evening: Evening) -> None:
    # discord.py says some time after it has connected that it is ready, and has no loop to say it
    # in once the client is gone.
    await evening.client.close()
    evening.client.dispatch("ready")


async def test_presses_delivered_twice_count_once(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    discord_server.gateway.duplicate_next("INTERACTION_CREATE", times=200)
    await started(people)
    assert len(evening.client.room.live_tables) == 1
    assert not evening.client.room.lobbies
    await pass_around(people, evening)
    before = count_cards(evening)
    for _ in range(6):
        _, answer = await play_card(people, evening)
        assert answer.kind == "update"
        assert "> " not in text_of(answer.message or {})
    assert count_cards(evening) == before + 6
    await everything_is_true(evening, people, cards)


async def test_presses_delivered_in_the_wrong_order_are_both_taken(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    await started(people)
    alice, bob, _ = people
    discord_server.gateway.swap_next("INTERACTION_CREATE")
    answers = await asyncio.gather(press_one(alice), press_one(bob))
    assert [answer.kind if answer else "" for answer in answers] == ["update", "update"]
    assert [len(evening.live_table.draft(seat)) for seat in range(3)] == [1, 1, 0]
    await everything_is_true(evening, people, cards)


# Incidents --------------------------------------------------------------------------------------


async def test_an_error_nobody_foresaw_is_answered_with_its_number_and_logs_no_card(
    evening: Evening, people: list[Person], caplog: pytest.LogCaptureFixture
) -> None:
    await started(people)
    await pass_around(people, evening)
    in_turn = people[evening.live_table.waiting_for[0]]
    hand = hand_message(in_turn)
    assert hand is not None
    button_id, custom_id = button_ids(hand, "do")[0]
    caplog.set_level(logging.DEBUG)
    await evening.store.close()
    answer = await in_turn.click(hand, custom_id=custom_id)
    assert answer.kind == "ephemeral"
    number = re.search(r"\b[0-9a-f]{6}$", text_of(answer.message or {}))
    assert number is not None
    assert f"incident {number[0]}" in caplog.text
    assert button_id.text not in caplog.text
    # Addresses bear random tokens, and any two letters may stand in one.
    without_addresses = re.sub(r"https?://\S+", "", caplog.text)
    assert str(button_id.text.split()[-1]) not in without_addresses
