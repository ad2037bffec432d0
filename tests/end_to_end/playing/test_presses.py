"""Presses: each is answered, and only the right one has an effect."""

import asyncio
from typing import Final

import pytest

from bot.screens.trick_games.ticks import TICK
from bot.tables.open_tables import LATELY_MS
from bot.text.button_ids import ButtonId
from loopback_discord.payloads import Payload
from loopback_discord.people.client import Answer
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.interactions import MODAL_SUBMIT
from tests.end_to_end.conftest import Evening, Four, gather_at_table, play_until
from tests.end_to_end.looking import look_up, over, table_of
from tests.end_to_end.short_games import short_game
from tests.regular import button_ids, hand_message, press_one

pytestmark = pytest.mark.each_database_thorough


# One question, many presses ----------------------------------------------------------------------


@pytest.mark.either_door
@pytest.mark.parametrize("times", [2, 10])
@pytest.mark.each_database
async def test_equal_presses_at_once_have_one_effect_and_an_answer_each(
    four: Four, times: int
) -> None:
    await four.pass_cards()
    person = four.in_turn
    hand = await four.hand_of(person)
    _, custom_id = button_ids(hand, "do")[0]
    before = await four.journal_length()

    given = await asyncio.gather(*(person.click(hand, custom_id=custom_id) for _ in range(times)))

    assert [answer.error for answer in given] == [None] * times
    assert await four.journal_length() == before + 1
    assert four.in_turn is not person
    await person.until(lambda: f"**{four.in_turn.name}**" in person.reads(hand))


async def test_ten_passes_at_once_pass_once(four: Four) -> None:
    person = four.people[1]
    for _ in range(3):
        await press_one(person)
    hand = await four.hand_of(person)
    _, custom_id = button_ids(hand, "do")[0]
    before = await four.journal_length()

    given = await asyncio.gather(*(person.click(hand, custom_id=custom_id) for _ in range(10)))

    assert [answer.error for answer in given] == [None] * 10
    assert await four.journal_length() == before + 1
    assert four.view.passed_by == (four.seat_of(person),)


# The wrong person --------------------------------------------------------------------------------


async def test_who_is_not_in_turn_is_told_whose_turn_it_is(four: Four) -> None:
    await four.pass_cards()
    in_turn, waits = four.in_turn, four.waits
    before = await four.journal_length()

    answer = await four.forge(waits, f"play {four.cards_of(waits)[0]}")

    assert f"Waiting for {in_turn.name}" in waits.reads(answer)
    assert await four.journal_length() == before


async def test_a_stranger_is_told_so_in_other_words(
    four: Four, discord_server: LoopbackDiscord
) -> None:
    await four.pass_cards()
    eve = discord_server.world.add_person("Eve")
    table = table_of(eve, four.cards)
    before = await four.journal_length()

    leave = ButtonId(four.table_id, "leave").custom_id
    told = [
        eve.reads(await eve.click(table, "My hand")),
        eve.reads(await eve.press_raw(table, leave, forged=True)),
    ]
    made_up = [
        eve.reads(await eve.press_raw(table, button_id.custom_id, forged=True))
        for button_id in (
            ButtonId(four.table_id, "do", four.asked(four.in_turn), "play 2C"),
            ButtonId(four.table_id, TICK, four.asked(four.in_turn), "2C"),
            ButtonId(four.table_id, "back"),
            ButtonId(four.table_id, "leave-yes"),
        )
    ]

    assert all("do not play at this table" in text for text in told)
    # The table never said these, so they are not even looked into.
    assert all("too old for me to read" in text for text in made_up)
    assert not any("Waiting for" in text for text in (*told, *made_up))
    assert await four.journal_length() == before
    assert eve.dms() == []


async def test_what_a_stranger_sees_of_last_trick_and_scores_is_public(
    four: Four, discord_server: LoopbackDiscord
) -> None:
    await play_until(four.people, lambda: four.view.trick_number == 2)
    eve = discord_server.world.add_person("Eve")
    await eve.until(lambda: "takes it:" in eve.reads(four.cards))
    assert four.view.last_trick is not None
    last = await look_up(eve, table_of(eve, four.cards), "Last trick")
    assert "takes it" in eve.reads(last)
    scores = await look_up(eve, table_of(eve, four.cards), "Scores")
    assert all(person.name in eve.reads(scores) for person in four.people)


# The wrong moment --------------------------------------------------------------------------------


async def test_a_hand_of_an_earlier_question_is_drawn_anew_and_says_so(four: Four) -> None:
    await four.pass_cards()
    person = four.in_turn
    old = await four.hand_of(person)
    _, custom_id = button_ids(old, "do")[0]
    await person.click(old, custom_id=custom_id)
    before = await four.journal_length()

    answer = await person.press_raw(old, custom_id, forged=True)

    assert answer.kind == "update"
    assert f"Waiting for {four.in_turn.name}" in person.reads(answer)
    assert await four.journal_length() == before

    await play_until(
        [one for one in four.people if one is not person], lambda: four.in_turn is person
    )
    await four.hand_of(person)
    before = await four.journal_length()
    answer = await person.press_raw(old, custom_id, forged=True)
    assert "You had already answered that" in person.reads(answer)
    assert await four.journal_length() == before
    assert button_ids(await four.hand_of(person), "do")


async def test_a_hand_of_an_earlier_deal_plays_nothing(evening: Evening) -> None:
    await short_game(evening, [evening.alice, evening.bob], evening.cards, deals=3)
    first = await evening.bob.until(lambda: hand_message(evening.bob))
    _, custom_id = button_ids(first, "tick")[0]

    def deal() -> int:
        return evening.live_table.game.view(None).deal_number

    await play_until([evening.alice, evening.bob], lambda: deal() == 2)
    await evening.bob.until(lambda: hand_message(evening.bob))

    async def played_by_bob() -> int:
        entries = await evening.store.journal.read(evening.live_table.table_id)
        return sum(entry.seat == evening.live_table.seat_of(evening.bob.id) for entry in entries)

    before = await played_by_bob()

    answer = await evening.bob.press_raw(first, custom_id, forged=True)

    assert answer.error is None
    assert "already answered" in evening.bob.reads(answer)
    assert "deal 2" in evening.bob.reads(answer)
    assert await played_by_bob() == before
    assert not evening.live_table.moment.draft(evening.live_table.seat_of(evening.bob.id) or 0)


@pytest.mark.long
async def test_presses_at_a_table_that_is_over_are_told_so(evening: Evening) -> None:
    await short_game(evening, [evening.alice, evening.bob], evening.cards)
    hand = await evening.alice.until(lambda: hand_message(evening.alice))
    table = table_of(evening.alice, evening.cards)
    table_id = evening.live_table.table_id
    await play_until([evening.alice, evening.bob], lambda: over(evening.alice, evening.cards))
    await evening.alice.until(lambda: not evening.client.room.tables.live)

    custom_id = button_ids(hand, "tick")[0][1]
    shows_result = evening.alice.reads(evening.alice.dm_channel)
    pressed_hand = await evening.alice.press_raw(hand, custom_id, forged=True)
    assert pressed_hand.kind == "update"
    assert evening.alice.reads(evening.alice.dm_channel) == shows_result
    evening.ahead_ms += LATELY_MS
    pressed_hand = await evening.alice.press_raw(hand, custom_id, forged=True)
    assert evening.alice.reads(pressed_hand) == "This table is over."
    for verb in ("hand", "last", "scores", "leave", "leave-yes", "do", "back"):
        custom_id = ButtonId(table_id, verb).custom_id
        answer = await evening.alice.press_raw(
            evening.alice.dms()[-1] if verb in {"do", "back", "leave-yes"} else table,
            custom_id,
            forged=True,
        )
        assert "This table is over" in evening.alice.reads(answer), verb


@pytest.mark.usefixtures("evening")
async def test_presses_at_a_table_that_was_closed_or_never_was_are_told_so(
    evening: Evening,
) -> None:
    await gather_at_table(evening.alice, [], target=10)
    hand = await evening.alice.until(lambda: hand_message(evening.alice))
    table = table_of(evening.alice, evening.cards)
    old = button_ids(table, "hand")[0][1]
    await evening.alice.click(await evening.alice.slash("leave"), "End the game")
    await evening.alice.until(lambda: not evening.client.room.tables.live)

    for person, message, custom_id in (
        (evening.alice, table, old),
        (evening.bob, table, old),
        (evening.bob, table, "c1.zzzzzzzz.hand.."),
        (evening.alice, hand, "c1.zzzzzzzz.do.4.play QS"),
    ):
        answer = await person.press_raw(message, custom_id, forged=True)
        assert "This table is over" in person.reads(answer)
    lobby_press = await evening.bob.press_raw(table, "c1.zzzzzzzz.join..", forged=True)
    assert "takes no more players" in evening.bob.reads(lobby_press)


UNREADABLE: Final = (
    "c0.abcd1234.do.3.play QS",
    "c99.anything at all",
    "c1.!!!",
    "c1.{table}.dance..",
    "c1.{table}.do.{asked}.",
    "c1.{table}.do.{asked}.play  QS",
    "c1.{table}.tick.{asked}.ZZ",
    "c1.{table}.tick.{asked}.",
    "c1.{table}.do.1234567.play QS",
    "c1.-.board..hearts sometime 1",
    "mc1.{table}.do.{asked}.",
    "hello",
    "c",
    "💥",
)


async def test_a_button_that_nobody_can_read_is_answered_kindly(four: Four) -> None:
    bob = four.people[1]
    before = await four.journal_length()
    for custom_id in UNREADABLE:
        said = custom_id.format(table=four.table_id, asked=four.asked(bob))

        answer = await bob.press_raw(await four.hand_of(bob), said, forged=True)

        assert answer.kind == "ephemeral", custom_id
        assert "too old for me to read" in bob.reads(answer), custom_id
        assert await four.journal_length() == before, custom_id


async def test_a_button_that_says_what_a_menu_says_is_answered_kindly(
    four: Four, caplog: pytest.LogCaptureFixture
) -> None:
    bob = four.people[1]
    custom_id = f"mc1.{four.table_id}.plan.0."
    hand = await four.hand_of(bob)
    pressed = {"type": 2, "id": 2, "custom_id": custom_id, "style": 2, "label": "Press"}
    shown = {**hand, "components": [{"type": 1, "id": 1, "components": [pressed]}]}
    answer = await bob.press_raw(shown, custom_id, forged=True)
    assert answer.error is None
    assert "Traceback" not in caplog.text


async def test_a_form_that_nobody_opened_is_answered_kindly(
    four: Four, discord_server: LoopbackDiscord
) -> None:
    alice = four.people[0]
    data: Payload = {"custom_id": f"c1.{four.table_id}.do.1.play QS", "components": []}
    begun = discord_server.world.interactions.begin(MODAL_SUBMIT, alice.user, four.cards, data)
    await alice.until(begun.answered.is_set, what="an answer")
    assert "too old for me to read" in alice.reads(Answer(begun))
