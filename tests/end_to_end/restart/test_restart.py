"""The card room closes and opens again in the middle of a deal, and every table carries on."""

import asyncio
from collections.abc import Callable, Iterable
from typing import cast

import pytest

from bot.tables.card_room import CardRoom
from bot.tables.loading import Preloading
from bot.tables.opening.hosting import OpenTable
from data.tables import TableRow, TableState
from engine.contract.variant import Option
from engine.table.chairs import Chair
from engine.table.journal import Entry
from engine.table.table import TableMoment
from loopback_discord.payloads import Payload, text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.requests import Request
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import table_id_of
from tests.end_to_end.mid_game import (
    count_cards,
    count_tricks,
    everything_is_true,
    hands_shown,
    in_play,
    is_playing,
    live_tables,
    pass_all,
    read,
    shows_hands,
    started,
)
from tests.end_to_end.playing.test_all_fours import HELD
from tests.end_to_end.positions import Position, place
from tests.end_to_end.restarting import ENDLESS, HURRIED, break_off, change, restart
from tests.end_to_end.short_games import SEATS, short_game_begun
from tests.regular import button_ids, hand_message, press_one
from tests.rulings.all_fours.written import in_acts

pytestmark = [pytest.mark.usefixtures("ended_at_once"), pytest.mark.each_database_thorough]


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
    await alice.until(lambda: not hand_message(alice), what="her pass taken")
    for _ in range(2):
        assert (await tick_one(bob)).kind == "update"
    await restart(evening)
    await alice.until(
        lambda: "Passed: Alice" in text_of(live_tables(alice, cards)[-1]), what="the table"
    )
    assert not hand_message(alice)
    assert count_ticks(bob) == 2
    await tick_one(bob)
    assert count_ticks(bob) == 3
    await press_one(bob)
    await bob.until(lambda: not hand_message(bob), what="his pass taken")
    await play_until(people, lambda: is_playing(evening))
    assert all(len(hands_shown(person)) == 1 for person in people)


@pytest.mark.either_door
async def test_a_restart_in_the_middle_of_a_trick_draws_it_and_old_buttons_work(
    evening: Evening,
) -> None:
    await in_play(evening)
    played = count_cards(evening)
    await play_until(evening.people, lambda: count_cards(evening) >= played + 2)
    in_turn = evening.people[evening.live_table.waiting_for[0]]
    await in_turn.until(lambda: hand_message(in_turn), what="the turn")
    old = hand_message(in_turn)
    custom_id = button_ids(old, "do")[0][1]
    played = count_cards(evening)
    await break_off(evening)
    (message,) = live_tables(evening.alice, evening.cards)
    before = message["id"]
    await evening.open()
    # Pressed as it was drawn by the process before.
    answer = await in_turn.press_raw(old, custom_id, forged=True)
    assert answer.kind == "update"
    assert count_cards(evening) == played + 1
    await everything_is_true(evening, evening.people, evening.cards)
    (message,) = live_tables(evening.alice, evening.cards)
    assert message["id"] == before


async def test_pictures_that_a_kill_cut_short_are_drawn_at_the_next_start(evening: Evening) -> None:
    await in_play(evening)
    await everything_is_true(evening, evening.people, evening.cards)
    fault = evening.discord_server.faults.add("PATCH", "*", times=99, delay_seconds=60)
    played = count_cards(evening)
    await play_until(evening.people, lambda: count_cards(evening) == played + 1)
    await evening.people[0].until(lambda: fault.hits >= 2, what="the table and the next hand held")
    await break_off(evening)
    evening.discord_server.faults.clear()
    await evening.open()
    await everything_is_true(evening, evening.people, evening.cards)


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
    people = people[:SEATS]
    await short_game_begun(evening, people, cards, deals=3)
    # An edit under way may close the old deal, and then the next one is posted after it.
    late, early = (60, 0) if held is posts_deal_2 else (0, 30)
    fault = discord_server.faults.add(
        "*", "*", times=99, delay_seconds=early, late_seconds=late, when=held
    )
    await play_until(people, lambda: evening.live_table.deal == 2)
    # The messages of deal 2 are posted, but the bot has no receipt or has not closed the old.
    # If a late edit was in the way, the old one is closed already.
    await alice.until(
        lambda: any("deal 2" in text_of(one) for one in live_tables(alice, cards)),
        what="the next deal",
    )
    await alice.until(lambda: fault.hits, what="the table held")
    # What happens now is not in the message that the next process is given by its nonce.
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
        assert len(person.dms()) == 1
    await play_until(people, lambda: is_playing(evening))


async def test_presses_that_come_before_the_tables_are_drawn_again_leave_no_hand_behind(
    evening: Evening,
    discord_server: LoopbackDiscord,
    people: list[Person],
    alice: Person,
    cards: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    people = people[:SEATS]
    await short_game_begun(evening, people, cards, deals=3)
    fault = discord_server.faults.add("POST", "*", times=99, late_seconds=60, when=posts_deal_2)
    await play_until(people, lambda: evening.live_table.deal == 2)
    # The table of deal 2 is posted, and the process dies before it knows where.
    await alice.until(lambda: fault.hits, what="the table held")
    await break_off(evening)
    discord_server.faults.clear()
    drawn_again = asyncio.Event()
    carry_on = CardRoom.carry_on

    async def later(room: CardRoom, tables: Iterable[OpenTable]) -> None:
        await drawn_again.wait()
        await carry_on(room, tables)

    # Of a thousand tables some are drawn seconds after their people can press.
    monkeypatch.setattr(CardRoom, "carry_on", later)
    await evening.open()
    await play_until(people, lambda: is_playing(evening))
    in_turn = people[evening.live_table.waiting_for[0]]
    await in_turn.until(lambda: hand_message(in_turn), what="the cards to play")
    drawn_again.set()
    await everything_is_true(evening, people, cards)
    for person in people:
        await shows_hands(person, 1)
        assert len(person.dms()) == 1


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
) -> None:
    """F8: after the cards were run, everybody discards."""
    acts = in_acts(HELD, "1 beg", "0 run", seats=2)
    position = Position(
        preset="seven_up", options={}, chairs=seated([evening.alice, evening.bob]), acts=acts
    )
    await place(evening, evening.cards, position)
    await shows_hands(evening.alice, 1)
    await shows_hands(evening.bob, 1)
    await killed_before_it_draws(evening, evening.discord_server, evening.bob, "Play on")
    await everything_is_true(evening, [evening.alice, evening.bob], evening.cards)
    assert evening.live_table.waiting_for == (0, 1)


async def test_cards_to_pass_are_offered_after_a_kill_also_where_the_dealer_chose_before_the_deal(
    evening: Evening,
) -> None:
    """R3.4: the hands of a deal are posted before its cards are dealt."""
    by_dealer: dict[str, Option] = {"pass_schedule": "dealer_choice"}
    position = Position(preset="standard", options=by_dealer, chairs=seated(evening.people))
    await place(evening, evening.cards, position)
    for person in evening.people:
        await shows_hands(person, 1)
    await killed_before_it_draws(evening, evening.discord_server, evening.alice, "2 left")
    await everything_is_true(evening, evening.people, evening.cards)
    assert evening.live_table.waiting_for == (0, 1, 2, 3)


async def test_a_table_deleted_while_the_bot_was_away_is_posted_again(evening: Evening) -> None:
    await started(evening.people)
    (table,) = live_tables(evening.alice, evening.cards)
    await break_off(evening)
    messages = evening.discord_server.world.messages
    messages.delete(messages.find(int(table["id"])))
    await evening.open()
    (again,) = await evening.alice.until(
        lambda: live_tables(evening.alice, evening.cards), what="the table again"
    )
    assert again["id"] != table["id"]
    await play_until(evening.people, lambda: count_tricks(evening) == 3)
    (table,) = live_tables(evening.alice, evening.cards)
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


async def test_a_clock_goes_on_from_the_moment_that_was_kept(evening: Evening) -> None:
    await restart(evening)
    evening.paces = ENDLESS
    await restart(evening)
    await started(evening.people)

    def deadline() -> str:
        text = text_of(live_tables(evening.alice, evening.cards)[0])
        return text.partition("<t:")[2].partition(":R>")[0]

    before = deadline()
    assert before
    (table,) = live_tables(evening.alice, evening.cards)
    edited = table["edited_timestamp"]
    await restart(evening)
    await evening.alice.until(
        lambda: live_tables(evening.alice, evening.cards)[0]["edited_timestamp"] != edited,
        what="a new drawing",
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
    (second,) = set(evening.client.room.tables.live) - {first}
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
    evening: Evening, breaking: str
) -> None:
    broken, sound = await two_tables(evening, evening.people)
    await break_off(evening)
    await change(evening, breaking, broken)
    await evening.open()
    await evening.alice.until(
        lambda: "without a result" in evening.alice.reads(evening.cards), what="the note"
    )
    (shown,) = live_tables(evening.alice, evening.cards)
    assert table_id_of(shown) == sound
    assert evening.live_table.table_id == sound
    row = await evening.store.tables.get(broken)
    assert row is not None
    assert row.state is TableState.VOID
    old_hand = next(one for one in evening.alice.dms() if button_ids(one))
    answer = await evening.alice.click(old_hand, custom_id=button_ids(old_hand)[0][1])
    assert "This table is over." in text_of(answer.message)
    await play_until(evening.people[2:], lambda: count_tricks(evening) == 2)


async def test_a_table_that_fails_for_no_known_reason_waits_for_a_start_that_fares_better(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, sound = await two_tables(evening, evening.people)
    await break_off(evening)
    moment = Preloading.moment

    def fails(self: Preloading, row: TableRow, entries: Iterable[Entry]) -> TableMoment:
        if row.table_id == broken:
            raise KeyError
        return moment(self, row, entries)

    with monkeypatch.context() as failing:
        failing.setattr(Preloading, "moment", fails)
        await evening.open()
        assert set(evening.client.room.tables.live) == {sound}
        hand = hand_message(evening.alice)
        answer = await evening.alice.click(hand, custom_id=button_ids(hand)[0][1])
        assert "This table waits" in text_of(answer.message)
        await break_off(evening)
    await evening.open()
    assert set(evening.client.room.tables.live) == {broken, sound}
