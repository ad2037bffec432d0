"""The card room closes and opens again on the same file, and every table carries on."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from typing import cast

import pytest

from bot.playground.answers import Answer
from bot.playground.loopback import LoopbackDiscord
from bot.playground.payloads import Payload, text_of
from bot.playground.person import Person
from bot.playground.places import Channel
from bot.playground.regular import button_ids, hand_message, press_one
from bot.playground.request_log import Request
from bot.room.card_room import CardRoom
from bot.room.pace import Pace
from data.sqlite.store import SqliteStore
from data.tables import TableState
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.contract.variant import Option
from engine.table.chairs import Chair
from engine.table.journal import Author, Entry
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import over, table_id_of
from tests.end_to_end.mid_game import (
    count_cards,
    count_tricks,
    everything_is_true,
    hands_shown,
    is_playing,
    live_tables,
    pass_all,
    pass_around,
    read,
    shows_hands,
    started,
)
from tests.end_to_end.positions import Position, place
from tests.end_to_end.test_all_fours import HELD
from tests.rulings.all_fours.written import in_acts

MESSAGES = "/channels/{channel_id}/messages"

ENDLESS = {"live": Pace("live", reminder=9_000, turn=10_000)}
HURRIED = {"live": Pace("live", reminder=0.001, turn=0.002)}


async def break_off(evening: Evening) -> None:
    """Close as a kill would: nothing under way arrives any more."""
    evening.client.room.stop()
    await evening.close()


async def restart(evening: Evening) -> None:
    await break_off(evening)
    await evening.open()


def change(evening: Evening, statement: str, *values: object) -> None:
    """Change the file behind the bot's back."""
    with closing(sqlite3.connect(evening.database)) as file, file:
        assert file.execute(statement, values).rowcount


@pytest.fixture(autouse=True)
async def ended_at_once(evening: Evening) -> AsyncIterator[None]:
    """Do not wait for the last pictures at the end of a test."""
    yield
    evening.client.room.stop()


@pytest.fixture
def people(alice: Person, bob: Person, carol: Person, dave: Person) -> list[Person]:
    return [alice, bob, carol, dave]


async def tick_one(person: Person) -> Answer:
    return await person.click(
        person.dm_channel, custom_id=button_ids(hands_shown(person)[-1], "tick")[0][1]
    )


def count_ticks(person: Person) -> int:
    return len(button_ids(hands_shown(person)[-1], "untick"))


async def test_a_restart_in_the_middle_of_passing_keeps_what_was_passed_and_what_was_ticked(
    evening: Evening, people: list[Person], alice: Person, bob: Person, cards: Channel
) -> None:
    await started(people)
    await pass_all(alice)
    await alice.until(lambda: hand_message(alice) is None, what="her pass taken")
    for _ in range(2):
        assert (await tick_one(bob)).kind == "update"
    await restart(evening)
    await alice.until(
        lambda: "Passed: Alice" in text_of(live_tables(alice, cards)[-1]), what="the table"
    )
    assert hand_message(alice) is None
    assert count_ticks(bob) == 2
    await tick_one(bob)
    assert count_ticks(bob) == 3
    await press_one(bob)
    await bob.until(lambda: hand_message(bob) is None, what="his pass taken")
    await play_until(people, lambda: is_playing(evening))
    assert all(len(hands_shown(person)) == 1 for person in people)


async def test_a_restart_in_the_middle_of_a_trick_draws_it_and_old_buttons_work(
    evening: Evening, people: list[Person], alice: Person, cards: Channel
) -> None:
    await started(people)
    await pass_around(people, evening)
    played = count_cards(evening)
    await play_until(people, lambda: count_cards(evening) >= played + 2)
    in_turn = people[evening.live_table.waiting_for[0]]
    await in_turn.until(lambda: hand_message(in_turn) is not None, what="the turn")
    old = hand_message(in_turn)
    assert old is not None
    custom_id = button_ids(old, "do")[0][1]
    played = count_cards(evening)
    await break_off(evening)
    (message,) = live_tables(alice, cards)
    before = message["id"]
    await evening.open()
    # Pressed as it was drawn by the process before.
    answer = await in_turn.press_raw(old, custom_id, forged=True)
    assert answer.kind == "update"
    assert count_cards(evening) == played + 1
    await everything_is_true(evening, people, cards)
    (message,) = live_tables(alice, cards)
    assert message["id"] == before


async def test_pictures_that_a_kill_cut_short_are_drawn_at_the_next_start(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    await started(people)
    await pass_around(people, evening)
    await everything_is_true(evening, people, cards)
    fault = discord_server.faults.add("PATCH", "*", times=99, delay_seconds=60)
    played = count_cards(evening)
    await play_until(people, lambda: count_cards(evening) == played + 1)
    await people[0].until(lambda: fault.hits >= 2, what="the table and the next hand held")
    await break_off(evening)
    discord_server.faults.clear()
    await evening.open()
    await everything_is_true(evening, people, cards)


def posts_deal_2(request: Request) -> bool:
    nonce = str(cast("Payload", request.body or {}).get("nonce", ""))
    return request.method == "POST" and nonce.endswith(".2")


def closes_deal_1(request: Request) -> bool:
    return request.method == "PATCH" and "is over" in str(request.body)


@pytest.mark.parametrize("held", [posts_deal_2, closes_deal_1])
async def test_a_restart_between_two_deals_posts_the_next_once_and_closes_the_old_one(
    evening: Evening,
    discord_server: LoopbackDiscord,
    people: list[Person],
    alice: Person,
    cards: Channel,
    held: Callable[[Request], bool],
) -> None:
    await started(people)
    late, early = (60, 0) if held is posts_deal_2 else (0, 60)
    fault = discord_server.faults.add(
        "*", "*", times=99, delay_seconds=early, late_seconds=late, when=held
    )
    await play_until(people, lambda: evening.live_table.deal == 2)
    # The messages of deal 2 are posted, but the bot has no receipt or has not closed the old.
    await alice.until(lambda: len(live_tables(alice, cards)) == 2, what="the next deal")
    await alice.until(lambda: fault.hits == 1 + len(people), what="the table and every hand held")
    # What happens now is not in the messages that the next process is given by their nonces.
    await pass_all(people[1])
    await break_off(evening)
    discord_server.faults.clear()
    await evening.open()
    await alice.until(lambda: len(live_tables(alice, cards)) == 1, what="the old deal closed")
    await everything_is_true(evening, people, cards)
    assert "deal 1 is over" in alice.reads(cards)
    assert "deal 2" in text_of(live_tables(alice, cards)[0])
    for person in people:
        await shows_hands(person, 1)
        assert "deal 2" in text_of(hands_shown(person)[0])
        assert len(person.dms()) == 2
    await play_until(people, lambda: is_playing(evening))


async def test_presses_that_come_before_the_tables_are_drawn_again_leave_no_hand_behind(
    evening: Evening,
    discord_server: LoopbackDiscord,
    people: list[Person],
    alice: Person,
    cards: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await started(people)
    fault = discord_server.faults.add("POST", "*", times=99, late_seconds=60, when=posts_deal_2)
    await play_until(people, lambda: evening.live_table.deal == 2)
    # The hands of deal 2 are posted, and the process dies before it knows where.
    await alice.until(lambda: fault.hits == 1 + len(people), what="the table and every hand held")
    await break_off(evening)
    discord_server.faults.clear()
    drawn_again = asyncio.Event()
    carry_on = CardRoom.carry_on

    async def later(room: CardRoom) -> None:
        await drawn_again.wait()
        await carry_on(room)

    # Of a thousand tables some are drawn seconds after their people can press.
    monkeypatch.setattr(CardRoom, "carry_on", later)
    await evening.open()
    for person in people:
        await pass_all(person)
    assert is_playing(evening)
    in_turn = people[evening.live_table.waiting_for[0]]
    await in_turn.until(lambda: hand_message(in_turn), what="the cards to play")
    drawn_again.set()
    await everything_is_true(evening, people, cards)
    for person in people:
        await shows_hands(person, 1)
        assert len(person.dms()) == 2


def seated(people: list[Person]) -> tuple[Chair, ...]:
    return tuple(Chair(person.name, person=person.id) for person in people)


async def killed_before_it_draws(
    evening: Evening, discord_server: LoopbackDiscord, last: Person, label: str
) -> None:
    """Press a button whose effect no other message shows any more, and start anew."""
    fault = discord_server.faults.add("PATCH", "*", times=99, delay_seconds=60)
    await last.until(lambda: label in last.faces(last.dm_channel), what=label)
    assert (await last.click(last.dm_channel, label)).kind == "update"
    await last.until(lambda: fault.hits, what="a picture held")
    await break_off(evening)
    discord_server.faults.clear()
    await evening.open()


async def test_cards_to_put_aside_are_offered_after_a_kill_also_where_a_hand_is_posted(
    evening: Evening,
    discord_server: LoopbackDiscord,
    alice: Person,
    bob: Person,
    cards: Channel,
) -> None:
    """F8: after the cards were run, everybody discards."""
    acts = in_acts(HELD, "1 beg", "0 run", seats=2)
    position = Position(preset="seven_up", options={}, chairs=seated([alice, bob]), acts=acts)
    await place(evening, cards, position)
    await shows_hands(alice, 1)
    await shows_hands(bob, 1)
    await killed_before_it_draws(evening, discord_server, bob, "Play on")
    await everything_is_true(evening, [alice, bob], cards)
    assert evening.live_table.waiting_for == (0, 1)


async def test_cards_to_pass_are_offered_after_a_kill_also_where_the_dealer_chose_before_the_deal(
    evening: Evening,
    discord_server: LoopbackDiscord,
    people: list[Person],
    alice: Person,
    cards: Channel,
) -> None:
    """R3.4: the hands of a deal are posted before its cards are dealt."""
    by_dealer: dict[str, Option] = {"pass_schedule": "dealer_choice"}
    position = Position(preset="standard", options=by_dealer, chairs=seated(people))
    await place(evening, cards, position)
    for person in people:
        await shows_hands(person, 1)
    await killed_before_it_draws(evening, discord_server, alice, "2 left")
    await everything_is_true(evening, people, cards)
    assert evening.live_table.waiting_for == (0, 1, 2, 3)


async def test_a_lobby_outlives_a_restart_and_its_old_buttons_seat_and_start(
    evening: Evening,
    people: list[Person],
    alice: Person,
    bob: Person,
    carol: Person,
    cards: Channel,
) -> None:
    lobby = await alice.slash("hearts", cards, seats=3)
    await bob.click(lobby, "Join")
    await restart(evening)
    joined = await carol.click(lobby, "Join")
    assert joined.kind == "update"
    assert all(name in alice.reads(cards) for name in ("Alice", "Bob", "Carol"))
    await alice.click(lobby, "Start")
    await alice.until(lambda: live_tables(alice, cards), what="the table")
    await play_until(people, lambda: is_playing(evening))
    assert [chair.name for chair in evening.live_table.chairs] == ["Alice", "Bob", "Carol"]


async def test_a_lobby_that_outlived_a_start_leads_to_the_table_when_it_is_pressed(
    evening: Evening,
    discord_server: LoopbackDiscord,
    alice: Person,
    bob: Person,
    cards: Channel,
) -> None:
    lobby = await alice.slash("hearts", cards)
    assert lobby.message is not None
    discord_server.faults.add(
        "PATCH", "/webhooks/{application_id}/{token}/messages/{message_id}", cut="before", times=99
    )
    await alice.click(lobby, "Start")
    # The bot has been told where the table hangs, and sends hands that lead there.
    await alice.until(alice.dms, what="a hand")
    assert live_tables(alice, cards)
    await restart(evening)
    discord_server.faults.clear()
    pressed = await bob.click(lobby, "Join")
    assert pressed.kind == "update"
    assert "The game has begun" in text_of(pressed.message or {})
    assert button_ids(pressed.message or {}) == []


async def until_the_last_card(evening: Evening, people: list[Person]) -> tuple[Seat, Action]:
    """Play until the card is due that ends the game, and return it."""

    def last() -> tuple[Seat, Action] | None:
        game = evening.live_table.game
        if len(game.to_act) != 1:
            return None
        choices = game.legal_actions(seat := game.to_act[0])
        ends = len(choices) == 1 and game.apply(seat, choices[0])[0].outcome is not None
        return (seat, choices[0]) if ends else None

    await play_until(people, lambda: last() is not None)
    found = last()
    assert found is not None
    return found


async def test_a_game_killed_after_its_last_card_is_finished_and_told_once(
    evening: Evening, people: list[Person], alice: Person, cards: Channel
) -> None:
    await started(people, target=10)
    seat, action = await until_the_last_card(evening, people)
    table_id = evening.live_table.table_id
    await break_off(evening)
    store = await SqliteStore.open(evening.database)
    entries = await store.journal.read(table_id)
    last = Entry(len(entries), seat, action, entries[-1].at, Author.PERSON)
    await store.journal.append(table_id, [last])
    await store.close()
    await evening.open()
    await alice.until(lambda: over(alice, cards), what="the result")
    await alice.until(lambda: not live_tables(alice, cards), what="the last picture")
    for person in people:
        await shows_hands(person, 0)
    await restart(evening)
    assert not evening.client.room.live_tables
    assert over(alice, cards)
    assert not over(alice, cards, times=2)
    record = await evening.store.results.record(table_id)
    assert record is not None
    assert record["actions"][-1] == [seat, str(action)]
    assert await evening.store.standings.audit() == []


async def test_a_result_that_was_kept_but_not_told_is_told_after_the_restart(
    evening: Evening,
    discord_server: LoopbackDiscord,
    people: list[Person],
    alice: Person,
    cards: Channel,
) -> None:
    await started(people, target=10)
    await until_the_last_card(evening, people)
    discord_server.faults.add("POST", MESSAGES, status=503, times=999)
    table_id = evening.live_table.table_id
    for person in people:
        await press_one(person)
    await alice.until(lambda: not live_tables(alice, cards), what="the last picture")
    await break_off(evening)
    discord_server.faults.clear()
    await evening.open()
    row = await evening.store.tables.get(table_id)
    assert row is not None
    assert row.state is TableState.FINISHED
    await alice.until(lambda: over(alice, cards), what="the result")
    assert not over(alice, cards, times=2)


async def test_a_table_deleted_while_the_bot_was_away_is_posted_again(
    evening: Evening,
    discord_server: LoopbackDiscord,
    people: list[Person],
    alice: Person,
    cards: Channel,
) -> None:
    await started(people)
    (table,) = live_tables(alice, cards)
    await break_off(evening)
    messages = discord_server.world.messages
    messages.delete(messages.find(int(table["id"])))
    await evening.open()
    (again,) = await alice.until(lambda: live_tables(alice, cards), what="the table again")
    assert again["id"] != table["id"]
    await play_until(people, lambda: count_tricks(evening) == 3)
    (table,) = live_tables(alice, cards)
    assert table["id"] == again["id"]


async def test_what_was_due_while_the_bot_was_away_is_done_at_its_start(
    evening: Evening, people: list[Person], alice: Person
) -> None:
    await started(people)
    await play_until(people, lambda: is_playing(evening))
    slow = people[evening.live_table.waiting_for[0]]
    asked = count_cards(evening)
    await break_off(evening)
    evening.paces = HURRIED
    await evening.open()
    await alice.until(lambda: count_cards(evening) > asked, what="the turn played for somebody")
    (author,) = read(evening, "SELECT author FROM journal WHERE seat >= 0 AND number = ?", asked)
    assert author == ("clock",)
    seat = people.index(slow)
    await alice.until(lambda: evening.live_table.chairs[seat].missed >= 1, what="the turn counted")


async def test_a_clock_goes_on_from_the_moment_that_was_kept(
    evening: Evening, people: list[Person], alice: Person, cards: Channel
) -> None:
    await restart(evening)
    evening.paces = ENDLESS
    await restart(evening)
    await started(people)

    def deadline() -> str:
        text = text_of(live_tables(alice, cards)[0])
        return text.partition("<t:")[2].partition(":R>")[0]

    before = deadline()
    assert before
    (table,) = live_tables(alice, cards)
    edited = table["edited_timestamp"]
    await restart(evening)
    await alice.until(
        lambda: live_tables(alice, cards)[0]["edited_timestamp"] != edited, what="a new drawing"
    )
    assert deadline() == before


async def two_tables(evening: Evening, people: list[Person]) -> tuple[str, str]:
    """Start a table of two people and one of two others, and return their ids."""
    alice, bob, carol, dave = people
    await gather_at_table(alice, [bob])
    await shows_hands(alice, 1)
    first = evening.live_table.table_id
    await gather_at_table(carol, [dave])
    await shows_hands(carol, 1)
    (second,) = set(evening.client.room.live_tables) - {first}
    return first, second


@pytest.mark.parametrize(
    "breaking",
    [
        "UPDATE journal SET action = 'play 2C' WHERE table_id = ? AND number = 0",
        "UPDATE journal SET action = '' WHERE table_id = ? AND number = 0",
        "UPDATE tables SET revision = revision + 1 WHERE table_id = ?",
        "UPDATE tables SET preset = 'forgotten' WHERE table_id = ?",
    ],
    ids=["illegal", "unreadable", "other-rules", "no-such-rules"],
)
async def test_a_table_that_cannot_be_replayed_is_void_with_a_note_and_the_other_goes_on(
    evening: Evening,
    people: list[Person],
    alice: Person,
    cards: Channel,
    breaking: str,
) -> None:
    broken, sound = await two_tables(evening, people)
    await break_off(evening)
    change(evening, breaking, broken)
    await evening.open()
    await alice.until(lambda: "without a result" in alice.reads(cards), what="the note")
    (shown,) = live_tables(alice, cards)
    assert table_id_of(shown) == sound
    assert evening.live_table.table_id == sound
    row = await evening.store.tables.get(broken)
    assert row is not None
    assert row.state is TableState.VOID
    old_hand = next(one for one in alice.dms() if button_ids(one))
    answer = await alice.click(old_hand, custom_id=button_ids(old_hand)[0][1])
    assert "This table is over." in text_of(answer.message or {})
    await play_until(people[2:], lambda: count_tricks(evening) == 2)


async def test_a_game_stopped_while_its_table_is_posted_is_not_dealt_anew(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, cards: Channel
) -> None:
    lobby = await alice.slash("hearts")
    discord_server.faults.add("POST", "/channels/{channel_id}/messages", delay_seconds=30)
    starting = asyncio.create_task(alice.click(lobby, "Start"))
    await alice.until(lambda: evening.client.room.live_tables, what="the start")
    dealt = read(evening, "SELECT action FROM journal WHERE seat < 0")
    evening.client.settle_seconds = 0.2
    await evening.close()
    await starting
    discord_server.faults.clear()
    await evening.open()
    assert not evening.client.room.lobbies
    await alice.until(alice.dms, what="a hand")
    await alice.until(lambda: live_tables(alice, cards), what="the table")
    assert read(evening, "SELECT action FROM journal WHERE seat < 0") == dealt
    assert len(dealt) == 1
    assert "Something went wrong" not in alice.reads(cards)
