"""Calls: a new message as soon as it is one's turn, for who wants it; and nothing that rings."""

import re
from random import Random
from typing import Final

import pytest

from bot.tables.clock.paces import Pace
from engine.contract.action import Action
from loopback_discord.payloads import SUPPRESS_NOTIFICATIONS, Payload, text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.conftest import there
from tests.end_to_end.canasta_tables import OPENING, seated
from tests.end_to_end.commands.test_preferences import choose
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import saying, table_of
from tests.end_to_end.playing.test_intervals import at_the_last
from tests.end_to_end.positions import place
from tests.end_to_end.restarting import restart
from tests.regular import hand_message

MESSAGES: Final = "/channels/{channel_id}/messages"
REMINDER_SECONDS: Final = 1.0
"""Longer than a busy machine takes for a call, which is the reminder where it stands already."""


def calls(person: Person, where: Channel) -> list[Payload]:
    """Return the calls to a person that stand somewhere now."""
    return [
        message
        for message in person.sees(where)
        if re.search(
            r"^(It is your turn at|<@[0-9]+>, it is your turn at)", text_of(message), re.MULTILINE
        )
    ]


def said_in(body: Payload) -> str:
    """Return the text of a new message."""
    return str(body["components"][0]["content"])


def told(server: LoopbackDiscord, said: str) -> list[Payload]:
    """Return the bodies of all new messages that say something."""
    return [
        dict(request.body)
        for request in server.asked("POST", MESSAGES)
        if said in str(request.body)
    ]


async def reminding_soon(evening: Evening) -> None:
    """Open the card room anew, with reminders that come at once."""
    await evening.open_again(paces={"live": Pace("live", reminder=REMINDER_SECONDS, turn=60)})


def in_turn(evening: Evening, person: Person) -> bool:
    return evening.live_table.seat_of(person.id) in evening.live_table.waiting_for


@pytest.mark.parametrize(
    ("command", "heard"),
    [
        ("hearts", r"took the last trick: \w+ \w+[♣♦♠♥], .*\.\nTrick 2: .* takes it so far"),
        ("allfours", r"took the last trick: \w+ \w+[♣♦♠♥], "),
    ],
)
async def test_who_wants_it_is_called_once_a_turn_with_what_was_played(
    evening: Evening, command: str, heard: str
) -> None:
    await choose(evening.bob, "Message each turn: yes")
    await gather_at_table(evening.alice, [evening.bob, evening.carol], command=command, seats=4)
    people = [evening.alice, evening.bob, evening.carol]
    await play_until(
        people,
        lambda: any(
            re.search(heard, str(one)) for one in map(said_in, told(evening.discord_server, "at ["))
        ),
    )
    every = told(evening.discord_server, "your turn at [")
    questions = [str(one["nonce"]).rsplit(".", 1)[0] for one in every]
    assert len(questions) == len(set(questions)), "two calls for one question"
    seat = evening.live_table.seat_of(evening.bob.id)
    assert {one.split(".")[1] for one in questions} == {str(seat)}, "only Bob wants to be called"
    assert "<:" not in str(every)

    await play_until(people, lambda: not in_turn(evening, evening.bob))
    await evening.bob.until(
        lambda: not calls(evening.bob, evening.bob.dm_channel) or in_turn(evening, evening.bob)
    )
    assert len(calls(evening.bob, evening.bob.dm_channel)) <= 1


async def test_a_player_of_canasta_hears_what_the_others_did_and_is_called_once_a_turn(
    evening: Evening, discord_server: LoopbackDiscord, cards: Channel
) -> None:
    alice, bob, carol, dave = evening.people
    await choose(bob, "Message each turn: yes")
    await seated(evening, cards, [alice, bob, carol, dave], OPENING, "0 draw")
    table = evening.live_table

    async def act(person: Person, text: str) -> None:
        seat = there(table.seat_of(person.id))
        await table.play(seat, Action.read(text), asked=table.moment.asked(seat))

    await act(alice, "lay K3,1,0")
    await act(alice, "discard 4")
    (call,) = await bob.until(lambda: calls(bob, bob.dm_channel), what="a call")
    *heard, last = text_of(call).splitlines()
    assert last.startswith("It is your turn at [this table]")
    assert heard == [
        "Alice drew. Alice laid K K K 2. Alice discarded 4.",
        "Pile **4♥** (2) · stock 62",
    ]
    await act(bob, "draw")
    await bob.until(lambda: not calls(bob, bob.dm_channel), what="the call gone")
    await act(bob, "discard 5")
    assert len(told(discord_server, "your turn at [")) == 1, "he was asked again, and knew it"
    luck = Random(1)
    while (seat := table.waiting_for[0]) != table.seat_of(bob.id):
        await table.play(seat, table.game.propose(seat, luck), asked=table.moment.asked(seat))
    (call,) = await bob.until(lambda: calls(bob, bob.dm_channel), what="the next call")
    assert "Carol" in text_of(call)
    assert "Bob" not in text_of(call)
    assert "Alice laid K K K 2" not in text_of(call)


async def test_the_first_call_of_a_deal_tells_what_the_one_before_brought(evening: Evening) -> None:
    await choose(evening.carol, "Message each turn: yes")
    await place(evening, evening.cards, at_the_last(evening.alice, evening.bob, evening.carol))
    await evening.carol.until(lambda: hand_message(evening.carol), what="the last card")
    await evening.carol.click(evening.carol.dm_channel, "2♥")
    (call,) = await evening.carol.until(
        lambda: calls(evening.carol, evening.carol.dm_channel), what="a call"
    )
    first, *_, last, _ = text_of(call).splitlines()
    assert first.startswith("Deal 1")
    assert last == "Trick 1: you lead."


async def test_a_call_after_a_restart_tells_no_deal_before_a_second_time(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    await choose(carol, "Message each turn: yes")
    await place(evening, cards, at_the_last(alice, bob, carol))
    await carol.until(lambda: hand_message(carol), what="the last card")
    await carol.click(carol.dm_channel, "2♥")
    await carol.until(lambda: calls(carol, carol.dm_channel), what="a call")
    people = [alice, bob, carol]
    await play_until(people, lambda: not in_turn(evening, carol))
    await carol.until(lambda: not calls(carol, carol.dm_channel), what="the call gone")
    await restart(evening)
    await play_until([alice, bob], lambda: in_turn(evening, carol))
    (call,) = await carol.until(lambda: calls(carol, carol.dm_channel), what="the next call")
    assert "Trick" in text_of(call)
    assert "Deal 1" not in text_of(call)


async def test_who_plays_alone_with_computers_is_called_too(evening: Evening, bob: Person) -> None:
    """A hand that is drawn anew makes no sound, however few people sit there."""
    await choose(bob, "Message each turn: yes")
    await gather_at_table(bob, [])
    (call,) = await bob.until(lambda: calls(bob, bob.dm_channel), what="a call to pass")
    assert "pass" in text_of(call)
    await play_until([bob], lambda: not in_turn(evening, bob))


async def test_a_private_game_calls_nobody_in_the_channel(evening: Evening) -> None:
    await choose(evening.bob, "Message each turn: yes")
    await evening.bob.slash("play", evening.cards)
    await evening.bob.until(lambda: in_turn(evening, evening.bob), what="a question")
    await evening.live_table.settle()
    assert not told(evening.discord_server, "your turn at [")


async def test_a_call_stands_in_the_channel_for_who_has_no_hand_elsewhere_and_is_the_reminder(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    await reminding_soon(evening)
    await choose(bob, "Message each turn: yes")
    await choose(bob, "Hand: at the table only")
    await gather_at_table(bob, [alice])
    (call,) = await bob.until(lambda: calls(bob, cards), what="a call to pass")
    assert "pass" in text_of(call)
    assert bob.is_called_by(call)
    assert not alice.is_called_by(call)
    assert not int(call["flags"]) & SUPPRESS_NOTIFICATIONS
    assert calls(bob, bob.dm_channel) == []
    # Both are asked at the same time, and Alice, who sits behind Bob, is reminded of it.
    await alice.until(lambda: f"<@{alice.id}>, it is your turn" in alice.reads(cards))
    assert len(told(discord_server, f"<@{bob.id}>, it is your turn")) == 1
    await bob.until(lambda: saying(bob, cards, "hand"), what="the table")
    await bob.click(table_of(bob, cards), "My hand")
    await play_until([bob], lambda: not in_turn(evening, bob), where=cards)
    await bob.until(lambda: call["id"] not in [one["id"] for one in bob.sees(cards)])


async def test_who_wants_no_pings_is_called_without_a_sound_and_reminded_of_nothing(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    await reminding_soon(evening)
    await choose(bob, "Notifications: off")
    await gather_at_table(alice, [bob])
    await alice.until(lambda: calls(alice, cards), what="a reminder")
    hand = await bob.until(bob.dms, what="the hand")
    assert int(hand[-1]["flags"]) & SUPPRESS_NOTIFICATIONS
    await alice.until(alice.dms, what="the other hand")
    assert not int(alice.dms()[-1]["flags"]) & SUPPRESS_NOTIFICATIONS
    seat = there(evening.live_table.seat_of(bob.id))
    await bob.until(
        lambda: seat in evening.live_table.messages.reminders.given(), what="a reminder"
    )
    await evening.live_table.settle()
    assert f"<@{bob.id}>" not in str(told(discord_server, "your turn"))

    await choose(bob, "Message each turn: yes")
    await choose(bob, "Hand: at the table only")
    await play_until([bob, alice], lambda: not in_turn(evening, bob))
    await play_until([alice], lambda: in_turn(evening, bob))
    (call,) = await bob.until(
        lambda: [one for one in calls(bob, cards) if f"<@{bob.id}>" in text_of(one)], what="a call"
    )
    assert not bob.is_called_by(call)
    assert int(call["flags"]) & SUPPRESS_NOTIFICATIONS


async def test_closed_direct_messages_are_told_without_a_sound_to_who_wants_no_pings(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    bob.close_dms()
    await choose(bob, "Notifications: off")
    await gather_at_table(alice, [bob])
    await bob.until(lambda: "I can't send you a DM" in bob.reads(cards))
    (body,) = told(discord_server, "I can't send you a DM")
    assert not body["allowed_mentions"].get("users")
    assert body["flags"] & SUPPRESS_NOTIFICATIONS
    assert evening.live_table.moment.unreachable == {evening.live_table.seat_of(bob.id)}
