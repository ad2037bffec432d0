"""Ticks: what is chosen, card by card, before it is passed."""

import asyncio
from copy import deepcopy
from typing import Final

import pytest

from bot.screens.cards import face_text
from bot.tables.clock.paces import Pace
from bot.text.phrasebook import phrasebook_of
from engine.table.journal import Author
from loopback_discord.payloads import Payload, buttons_of, face_of
from loopback_discord.people.client import Impossible
from loopback_discord.people.person import Person
from tests.end_to_end.conftest import Evening, Four
from tests.end_to_end.looking import ticked_in
from tests.regular import button_ids, press_one


def pass_button(hand: Payload) -> Payload:
    return next(button for button in buttons_of(hand) if face_of(button).startswith("Pass 3"))


async def test_cards_are_ticked_and_unticked_and_the_third_arms_the_pass_alone(four: Four) -> None:
    bob = four.people[1]
    first = face_of(buttons_of(await four.hand_of(bob))[0])
    await bob.click(bob.dm_channel, first)
    assert ticked_in(await four.hand_of(bob)) == [f"✓ {first}"]
    await bob.click(bob.dm_channel, f"✓ {first}")
    assert ticked_in(await four.hand_of(bob)) == []

    names = [face_of(button) for button in buttons_of(await four.hand_of(bob))][:4]
    for name in names[:3]:
        assert pass_button(await four.hand_of(bob))["disabled"]
        await bob.click(bob.dm_channel, name)
    assert not pass_button(await four.hand_of(bob)).get("disabled")
    # Then no other card can be ticked, neither at a client nor by a press that comes late.
    full = await four.hand_of(bob)
    assert len(button_ids(full, "tick")) == 0
    with pytest.raises(Impossible):
        await bob.click(bob.dm_channel, names[3])
    refused = await bob.press_raw(full, _tick(full, names[3]), forged=True)
    assert "ticked 3 cards already" in bob.reads(refused)
    assert ticked_in(await four.hand_of(bob)) == [f"✓ {name}" for name in names[:3]]


def _tick(hand: Payload, name: str) -> str:
    return next(str(key["custom_id"]) for key in buttons_of(hand) if face_of(key) == name)


async def test_three_ticks_at_once_are_all_ticked(four: Four) -> None:
    bob = four.people[1]
    hand = await four.hand_of(bob)
    offers = [custom_id for _, custom_id in button_ids(hand, "tick")][:3]

    given = await asyncio.gather(*(bob.click(hand, custom_id=one) for one in offers))

    assert [answer.error for answer in given] == [None] * 3
    await bob.until(lambda: any(len(ticked_in(message)) == 3 for message in bob.dms()))
    await bob.click(bob.dm_channel, face_of(pass_button(await four.hand_of(bob))))
    assert four.view.passed_by == (four.seat_of(bob),)


async def test_the_third_of_three_quick_taps_passes_for_whoever_has_it_so(four: Four) -> None:
    bob = four.people[1]
    assert bob.id
    await four.evening.client.room.services.preferences.choose(bob.id, "passing", "three_taps")
    hand = await four.hand_of(bob)
    offers = [custom_id for _, custom_id in button_ids(hand, "tick")][:3]

    given = await asyncio.gather(*(bob.click(hand, custom_id=one) for one in offers))

    assert [answer.error for answer in given] == [None] * 3
    assert four.view.passed_by == (four.seat_of(bob),)
    await bob.until(lambda: "You passed" in bob.reads(bob.dms()[-1]), what="the cards passed")


async def test_a_tap_that_was_taken_back_is_none_of_the_three(four: Four) -> None:
    bob = four.people[1]
    await four.evening.client.room.services.preferences.choose(bob.id, "passing", "three_taps")
    names = [face_of(button) for button in buttons_of(await four.hand_of(bob))][:4]
    for name in (names[0], f"✓ {names[0]}", *names[1:3]):
        await bob.click(bob.dm_channel, name)
    assert four.view.passed_by == ()
    assert not any(face_of(one).startswith("Pass ") for one in buttons_of(await four.hand_of(bob)))
    await bob.click(bob.dm_channel, names[3])
    assert four.view.passed_by == (four.seat_of(bob),)


async def test_ticks_outlive_a_restart(four: Four) -> None:
    bob = four.people[1]
    for _ in range(2):
        await press_one(bob)
    ticked = ticked_in(await four.hand_of(bob))
    assert len(ticked) == 2
    await four.evening.open_again()
    await bob.until(lambda: four.evening.client.room.tables.live)
    await four.evening.live_table.settle()
    assert ticked_in(await four.hand_of(bob)) == ticked

    await press_one(bob)

    assert len(ticked_in(await four.hand_of(bob))) == 3
    await press_one(bob)
    assert four.view.passed_by == (four.seat_of(bob),)


async def test_a_tick_made_before_the_last_one_was_drawn_counts(four: Four) -> None:
    """Discord takes a press only if the message has its id; so ids may not change by a tick."""
    bob = four.people[1]
    offers = [custom_id for _, custom_id in button_ids(await four.hand_of(bob), "tick")][:3]
    for number, custom_id in enumerate(offers, 1):
        answer = await bob.click(bob.dm_channel, custom_id=custom_id)
        assert answer.error is None
        assert len(ticked_in(await four.hand_of(bob))) == number


async def test_ticks_of_a_whisper_outlive_a_restart(four: Four) -> None:
    """It cannot be looked up; its next press tells what it shows."""
    bob = four.people[1]
    bob.close_dms()
    whisper = (await bob.slash("hand", four.cards)).message
    assert whisper is not None
    offers = [custom_id for _, custom_id in button_ids(whisper, "tick")][:3]
    for custom_id in offers[:2]:
        await bob.click(whisper, custom_id=custom_id)
    await four.evening.open_again()
    await bob.until(lambda: four.evening.client.room.tables.live)

    answer = await bob.click(whisper, custom_id=offers[2])

    assert len(ticked_in(answer.message)) == 3
    await bob.click(answer.message, face_of(pass_button(answer.message)))
    assert four.view.passed_by == (four.seat_of(bob),)


SLOW: Final = Pace("live", reminder=1800, turn=3600)


async def opened_again(evening: Evening, computer_seconds: float) -> None:
    """Open the room again, with time to take back what was chosen."""
    await evening.close()
    evening.paces, evening.computer_seconds = {"live": SLOW}, computer_seconds
    await evening.open()
    await evening.alice.until(lambda: evening.client.room.tables.live)
    await evening.settle()


async def tick(four: Four, person: Person, count: int) -> list[str]:
    """Tick the first cards of a hand that are not ticked; return what is ticked."""
    for _ in range(count):
        hand = await four.hand_of(person)
        await person.click(hand, custom_id=button_ids(hand, "tick")[0][1])
    return ticked_in(await four.hand_of(person))


@pytest.fixture
async def hasty(four: Four) -> Four:
    """The four, two of whom pass with the last tap, where computers take their time."""
    for person in four.people[1:3]:
        await four.evening.client.room.services.preferences.choose(
            person.id, "passing", "three_taps"
        )
    await opened_again(four.evening, 4)
    return four


def seen_by_others(four: Four, bob: Person) -> list[object]:
    others = [one.dms() for one in four.people if one is not bob]
    return [*others, four.people[0].sees(four.cards)]


async def test_the_last_tick_is_taken_back_until_somebody_else_has_chosen(hasty: Four) -> None:
    bob, carol = hasty.people[1:3]
    seen = deepcopy(seen_by_others(hasty, bob))
    first, *_ = await tick(hasty, bob, 3)
    assert hasty.view.passed_by == ()
    assert "Your choice is final in a few seconds" in bob.reads(await hasty.hand_of(bob))
    other = face_of(
        next(one for one in buttons_of(await hasty.hand_of(bob)) if ".tick." in one["custom_id"])
    )
    await bob.click(bob.dm_channel, first)
    assert len(ticked_in(await hasty.hand_of(bob))) == 2
    await bob.click(bob.dm_channel, other)
    kept = ticked_in(await hasty.hand_of(bob))
    assert first not in kept
    await hasty.evening.settle()
    # Nobody else learns that he has chosen.
    assert seen_by_others(hasty, bob) == seen
    assert await hasty.journal_length() == 1

    hand = await hasty.hand_of(carol)
    for _, custom_id in button_ids(hand, "tick")[:3]:
        await carol.click(hand, custom_id=custom_id)

    await bob.until(lambda: len(hasty.view.passed_by) == 2, what="both passes")
    assert sorted(hasty.view.passed_by) == sorted(map(hasty.seat_of, (bob, carol)))
    passed = (await hasty.evening.store.journal.read(hasty.table_id))[1:]
    assert {entry.author for entry in passed} == {Author.PERSON}
    his = next(entry for entry in passed if entry.seat == hasty.seat_of(bob))
    shown = {f"✓ {face_text(one, phrasebook_of('en-US'))}" for one in his.action.cards}
    assert shown == set(kept)


async def test_the_last_tick_stands_after_a_while(hasty: Four) -> None:
    bob = hasty.people[1]
    await opened_again(hasty.evening, 0.02)
    await tick(hasty, bob, 2)
    hand = await hasty.hand_of(bob)
    await bob.click(hand, custom_id=button_ids(hand, "tick")[0][1])
    await bob.until(lambda: hasty.view.passed_by == (hasty.seat_of(bob),), what="the pass")
    await bob.until(lambda: "You passed" in bob.reads(bob.dms()[-1]), what="the cards passed")
    (_, his) = await hasty.evening.store.journal.read(hasty.table_id)
    assert his.author is Author.PERSON


async def test_what_may_be_taken_back_is_passed_by_its_button_also_after_a_restart(
    hasty: Four,
) -> None:
    bob = hasty.people[1]
    ticked = await tick(hasty, bob, 3)
    await opened_again(hasty.evening, 4)
    assert ticked_in(await hasty.hand_of(bob)) == ticked
    assert hasty.view.passed_by == ()
    await bob.click(bob.dm_channel, face_of(pass_button(await hasty.hand_of(bob))))
    assert hasty.view.passed_by == (hasty.seat_of(bob),)


async def test_the_last_tick_passes_at_once_where_no_other_person_chooses(hasty: Four) -> None:
    bob = hasty.people[1]
    for one in hasty.people:
        if one is not bob:
            await one.click(await one.slash("leave", hasty.cards), "Leave the table")
    await tick(hasty, bob, 2)
    hand = await hasty.hand_of(bob)
    await bob.click(hand, custom_id=button_ids(hand, "tick")[0][1])
    assert hasty.seat_of(bob) in hasty.view.passed_by
