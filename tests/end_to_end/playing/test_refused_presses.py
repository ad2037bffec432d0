"""Presses that the rules refuse: the hand says why, in plain words."""

import pytest

from engine.cards import pack
from loopback_discord.payloads import Payload, buttons_of, face_of
from loopback_discord.people.person import Person
from tests.end_to_end.conftest import Four, play_until
from tests.end_to_end.looking import ticked_in
from tests.regular import button_ids, press_one

pytestmark = pytest.mark.each_database_thorough


async def test_a_card_that_is_not_in_the_hand_is_refused_with_the_hand_drawn_anew(
    four: Four,
) -> None:
    await four.pass_cards()
    person = four.in_turn
    hand = await four.hand_of(person)
    held = four.cards_of(person)
    foreign = next(card for card in pack() if card not in held)
    before = await four.journal_length()

    answer = await four.forge(person, f"play {foreign}", hand)

    assert answer.kind == "update"
    assert "not in your hand" in person.reads(answer)
    assert await four.journal_length() == before
    assert button_ids(await four.hand_of(person), "do")


async def test_a_card_that_does_not_follow_suit_is_refused_in_plain_words(four: Four) -> None:
    await four.pass_cards()
    await play_until([four.in_turn], lambda: bool(four.view.trick))
    person = four.in_turn
    hand = await four.hand_of(person)
    held = four.cards_of(person)
    clubs = [card for card in held if card.suit == "C"]
    assert clubs
    other = next(card for card in held if card.suit != "C")
    before = await four.journal_length()

    answer = await four.forge(person, f"play {other}", hand)

    assert "clubs ♣ were led" in person.reads(answer)
    assert await four.journal_length() == before
    assert len(button_ids(await four.hand_of(person), "do")) == len(clubs)


async def test_a_heart_may_not_be_led_before_hearts_are_broken(four: Four) -> None:
    await play_until(
        four.people,
        lambda: four.view.trick_number > 1 and not four.view.trick and not four.view.hearts_broken,
    )
    person = four.in_turn
    hand = await four.hand_of(person)
    disabled = next(
        str(button["custom_id"])
        for button in buttons_of(hand)
        if button.get("disabled") and "♥" in face_of(button)
    )
    before = await four.journal_length()

    answer = await person.press_raw(hand, disabled, forged=True)

    assert "Hearts are not broken yet" in person.reads(answer)
    assert await four.journal_length() == before


async def test_the_words_of_the_rule_go_with_the_next_picture(four: Four) -> None:
    bob = four.people[1]
    hand = await four.hand_of(bob)
    await four.forge(bob, "pass 2C", hand)
    await press_one(bob)
    assert "Choose exactly 3" not in bob.reads(hand)


async def test_the_words_of_the_rule_stay_where_they_are_read_if_the_hand_is_shown_twice(
    four: Four,
) -> None:
    bob = four.people[1]
    hand = await four.hand_of(bob)
    whisper = (await bob.slash("hand", four.cards)).message
    assert whisper is not None
    await four.evening.settle()
    for pressed, other in ((whisper, hand), (hand, whisper)):
        await four.forge(bob, "pass 2C", pressed)
        await four.evening.settle()
        assert "Choose exactly 3" in bob.reads(pressed)
        assert "Choose exactly 3" not in bob.reads(other)
    # What is done at one place is seen at both.
    await bob.click(whisper, custom_id=button_ids(whisper, "tick")[0][1])
    await four.evening.settle()
    assert ticked_in(seen(bob, whisper)) == ticked_in(seen(bob, hand)) != []
    assert "Choose exactly 3" not in bob.reads(whisper) + bob.reads(hand)


def seen(person: Person, message: Payload) -> Payload:
    """Return a message as it is seen now."""
    where = person.visible_messages(int(message["channel_id"]))
    return next(one for one in where if one["id"] == message["id"])


@pytest.mark.parametrize(
    "said", ["pass", "pass {0}", "pass {0}{1}", "pass {0}{1}{2}{3}", "pass {0}{0}{1}"]
)
async def test_a_pass_of_the_wrong_count_is_refused(four: Four, said: str) -> None:
    bob = four.people[1]
    hand = await four.hand_of(bob)
    held = four.cards_of(bob)
    before = await four.journal_length()

    answer = await four.forge(bob, said.format(*held), hand)

    assert answer.kind == "update"
    assert "Choose exactly 3 cards" in bob.reads(answer)
    assert await four.journal_length() == before
