"""Time: reminders, turns that pass, and coming back."""

import asyncio
import re

import pytest

from bot.tables.clock.paces import Pace
from engine.contract.action import Action
from engine.contract.refusal import NotYourTurn
from engine.games.hearts.view import HeartsView
from engine.players.levels import USUAL
from engine.table.chairs import Chair, Presence
from engine.table.journal import Author, Entry
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.requests import Request
from loopback_discord.state.guilds import Channel
from tests.conftest import of_kind, there
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import table_of
from tests.regular import hand_message
from tests.stored import change

pytestmark = pytest.mark.each_database_thorough


MESSAGES = "/channels/{channel_id}/messages"


async def with_pace(evening: Evening, *, reminder: float, turn: float) -> Evening:
    await evening.open_again(paces={"live": Pace("live", reminder=reminder, turn=turn)})
    return evening


async def lets_pass(evening: Evening, person: Person, others: list[Person]) -> None:
    """Let others play until it is the turn of a person, and then a minute, and the turn, go by."""
    seat = there(evening.live_table.seat_of(person.id))
    await play_until(others, lambda: evening.live_table.waiting_for == (seat,))
    asked = evening.live_table.moment.asked(seat)
    await evening.close()
    await change(evening.address, "UPDATE journal SET at = at - 61000")
    await evening.open()

    def has_gone_by() -> bool:
        live_table = evening.live_table
        return seat not in live_table.waiting_for or live_table.moment.asked(seat) != asked

    await person.until(has_gone_by, what="the turn gone by")


async def entries_of(evening: Evening, seat: int) -> list[Entry]:
    entries = await evening.store.journal.read(evening.live_table.table_id)
    return [entry for entry in entries if entry.seat == seat]


def chair_of(evening: Evening, person: Person) -> Chair:
    return evening.live_table.chairs[there(evening.live_table.seat_of(person.id))]


def view_of(evening: Evening) -> HeartsView:
    return of_kind(HeartsView, evening.live_table.game.view(None))


def reminders(discord_server: LoopbackDiscord, person: Person) -> int:
    return sum(
        f"<@{person.id}>, it is your turn" in str(request.body)
        for request in discord_server.asked("POST", MESSAGES)
    )


@pytest.mark.each_database
async def test_a_seat_is_reminded_once_by_mention_and_the_reminder_goes_when_it_acts(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    await with_pace(evening, reminder=0.3, turn=600)
    await gather_at_table(alice, [bob], target=10)
    await bob.until(lambda: hand_message(bob))
    await play_until([alice], lambda: 0 in view_of(evening).passed_by)

    await bob.until(lambda: f"<@{bob.id}>, it is your turn" in alice.reads(cards))

    (told,) = [
        request
        for request in discord_server.asked("POST", MESSAGES)
        if f"<@{bob.id}>, it is your turn" in str(request.body)
    ]
    assert [int(one) for one in told.body["allowed_mentions"]["users"]] == [bob.id]
    await asyncio.sleep(0.8)
    assert reminders(discord_server, bob) == 1
    await play_until([bob], lambda: 1 in view_of(evening).passed_by)
    await play_until([bob], lambda: f"<@{bob.id}>" not in alice.reads(cards))


async def test_nobody_is_named_in_the_channel_who_is_asked_what_only_some_are(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person
) -> None:
    """Whoever may show a card holds one, and a press that comes too late names nobody either."""
    await with_pace(evening, reminder=0.2, turn=600)
    await gather_at_table(alice, [bob], command="gongzhu")
    await bob.until(lambda: hand_message(bob))
    people = {0: alice, 1: bob}

    def asked() -> set[int]:
        table = evening.live_table
        return {0, 1}.intersection(table.waiting_for) if table.game.stage == "show" else set()

    await play_until([alice, bob], lambda: bool(asked()))
    seat = min(asked())
    table, number = evening.live_table, evening.live_table.moment.asked(seat)
    await asyncio.sleep(0.6)
    assert reminders(discord_server, people[seat]) == 0
    assert table.game.asked_openly == ()
    with pytest.raises(NotYourTurn) as refused:
        await table.play(2, Action("show"), asked=table.moment.asked(2))
    assert refused.value.waiting_for == ()
    assert table.moment.asked(seat) == number


async def test_whose_reminder_waits_for_another_is_reminded_once_and_not_after_acting(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    await with_pace(evening, reminder=0.3, turn=600)
    slow = discord_server.faults.add(
        "POST",
        MESSAGES,
        delay_seconds=1.0,
        when=lambda request: f"<@{alice.id}>, it is your turn" in str(request.body),
    )
    # While they pass, as in the next turn there may be another soon.
    stages = list[str]()

    def of_bob(request: Request) -> bool:
        if f"<@{bob.id}>, it is your turn" in str(request.body):
            stages.append(view_of(evening).stage)
        return False

    discord_server.faults.add("POST", MESSAGES, when=of_bob)
    await gather_at_table(alice, [bob], target=10)
    await bob.until(lambda: slow.hits, what="the first reminder under way")
    await play_until([alice], lambda: 0 in view_of(evening).passed_by)
    await bob.until(lambda: f"<@{bob.id}>, it is your turn" in alice.reads(cards))
    await bob.until(lambda: reminders(discord_server, alice), what="the first reminder")
    await play_until([bob], lambda: 1 in view_of(evening).passed_by)
    assert stages.count("pass") == 1
    await play_until([bob], lambda: f"<@{bob.id}>" not in alice.reads(cards))


async def test_a_computer_plays_one_turn_that_passed_and_keeps_the_seat_after_two(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [bob], target=1000)
    await bob.until(lambda: hand_message(bob))
    seat = there(evening.live_table.seat_of(bob.id))
    await lets_pass(evening, bob, [alice])
    await bob.until(lambda: chair_of(evening, bob).missed == 1)
    assert chair_of(evening, bob).presence is Presence.HERE

    await lets_pass(evening, bob, [alice])
    await bob.until(lambda: chair_of(evening, bob).presence is Presence.AWAY)

    away = re.compile(r"Bob .* 💤$", re.MULTILINE)
    await bob.until(lambda: away.search(alice.reads(cards)), what="the sign of who is away")
    await bob.until(lambda: "I'm back" in bob.faces(bob.dm_channel))
    authors = [entry.author for entry in await entries_of(evening, seat)]
    assert authors[:2] == [Author.CLOCK] * 2
    assert set(authors[2:]) <= {Author.COMPUTER}


async def test_a_press_between_two_passed_turns_begins_the_count_anew(evening: Evening) -> None:
    await gather_at_table(evening.alice, [evening.bob], target=1000)
    await evening.bob.until(lambda: hand_message(evening.bob))
    await lets_pass(evening, evening.bob, [evening.alice])
    await evening.bob.until(lambda: chair_of(evening, evening.bob).missed == 1)
    assert chair_of(evening, evening.bob).presence is Presence.HERE

    await play_until(
        [evening.alice, evening.bob], lambda: not chair_of(evening, evening.bob).missed
    )

    await lets_pass(evening, evening.bob, [evening.alice])
    await evening.bob.until(lambda: chair_of(evening, evening.bob).missed == 1)
    assert chair_of(evening, evening.bob).presence is Presence.HERE


@pytest.mark.parametrize("way", ["I'm back", "My hand", "/hand"])
async def test_who_was_away_gets_the_seat_back(evening: Evening, way: str) -> None:
    await gather_at_table(evening.alice, [evening.bob], target=1000)
    await evening.bob.until(lambda: hand_message(evening.bob))
    await lets_pass(evening, evening.bob, [evening.alice])
    await lets_pass(evening, evening.bob, [evening.alice])
    await evening.bob.until(lambda: chair_of(evening, evening.bob).presence is Presence.AWAY)
    await evening.bob.until(lambda: "I'm back" in evening.bob.faces(evening.bob.dm_channel))

    if way == "I'm back":
        answer = await evening.bob.click(evening.bob.dm_channel, way)
    elif way == "My hand":
        answer = await evening.bob.click(table_of(evening.bob, evening.cards), way)
    else:
        answer = await evening.bob.slash("hand")

    assert "Your hand" in evening.bob.reads(answer)
    assert "I'm back" not in evening.bob.faces(answer)
    assert chair_of(evening, evening.bob) == Chair("Bob", person=evening.bob.id, level=USUAL)


async def test_of_two_who_pass_cards_only_the_late_one_loses_the_turn(evening: Evening) -> None:
    await gather_at_table(evening.alice, [evening.bob], target=1000)
    await evening.alice.until(lambda: hand_message(evening.alice))
    await evening.bob.until(lambda: hand_message(evening.bob))
    await evening.bob.until(
        lambda: evening.live_table.waiting_for == (0, 1), what="the computers' passes"
    )

    await lets_pass(evening, evening.bob, [evening.alice])

    await evening.bob.until(lambda: chair_of(evening, evening.bob).missed == 1)
    assert [entry.author for entry in await entries_of(evening, 0)][:1] == [Author.PERSON]
    assert [entry.author for entry in await entries_of(evening, 1)][:1] == [Author.CLOCK]
    assert chair_of(evening, evening.alice).missed == 0


async def test_a_reminder_that_comes_when_its_person_has_acted_is_taken_away_again(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    await with_pace(evening, reminder=0.3, turn=600)
    await gather_at_table(alice, [bob], target=10)
    told = f"<@{bob.id}>, it is your turn"
    # Posted, but the bot does not hear of it for a while.
    discord_server.faults.add(
        "POST", MESSAGES, late_seconds=2, when=lambda request: told in str(request.body)
    )
    await bob.until(lambda: told in alice.reads(cards))
    await play_until([bob], lambda: 1 in view_of(evening).passed_by)
    await play_until([bob], lambda: told not in alice.reads(cards))
