"""Presses: each is answered, and only the right one has an effect."""

import asyncio

import pytest

from bot.button_ids import ButtonId
from bot.playground.answers import Answer
from bot.playground.interactions import MODAL_SUBMIT
from bot.playground.loopback import LoopbackDiscord
from bot.playground.payloads import Payload, buttons_of, face_of
from bot.playground.person import Person
from bot.playground.places import Channel
from bot.playground.regular import button_ids, hand_message, press_one
from engine.cards import Card, pack
from engine.games.hearts.view import HeartsSeatView, HeartsView
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening, gather_at_table, play_until
from tests.end_to_end.looking import over, saying, table_of

MESSAGES = "/channels/{channel_id}/messages"


class Four:
    """Four people at one table."""

    def __init__(self, evening: Evening, people: list[Person], cards: Channel) -> None:
        self.evening = evening
        self.people = people
        self.cards = cards

    @property
    def table_id(self) -> str:
        return self.evening.live_table.table_id

    @property
    def view(self) -> HeartsView:
        view = self.evening.live_table.game.view(None)
        assert isinstance(view, HeartsView)
        return view

    @property
    def in_turn(self) -> Person:
        """Whoever is waited for first."""
        seat = self.evening.live_table.waiting_for[0]
        person = self.evening.live_table.chairs[seat].person
        return next(one for one in self.people if one.id == person)

    @property
    def waits(self) -> Person:
        """Somebody who is not waited for."""
        return next(one for one in self.people if self.seat_of(one) not in self.view.to_act)

    def seat_of(self, person: Person) -> int:
        seat = self.evening.live_table.seat_of(person.id)
        assert seat is not None
        return seat

    def asked(self, person: Person) -> int:
        return self.evening.live_table.table.questions.numbers[self.seat_of(person)]

    def cards_of(self, person: Person) -> tuple[Card, ...]:
        view = self.evening.live_table.game.view(self.seat_of(person))
        assert isinstance(view, HeartsSeatView)
        return view.hand

    async def journal_length(self) -> int:
        return len(await self.evening.store.journal.read(self.table_id))

    async def hand_of(self, person: Person) -> Payload:
        """Return the hand that `person` may press now, once it is there."""
        number = self.asked(person)

        def current() -> Payload | None:
            hand = hand_message(person)
            if hand is None or button_ids(hand, "do", "tick", "untick")[0][0].asked != number:
                return None
            return hand

        found = await person.until(current)
        assert found is not None
        return found

    async def pass_cards(self) -> None:
        """Let everybody pass."""
        await play_until(self.people, lambda: self.view.stage == "play")

    async def forge(self, person: Person, text: str, message: Payload | None = None) -> Answer:
        """Press a made-up `do` on one's hand."""
        button_id = ButtonId(self.table_id, "do", self.asked(person), text)
        hand = message or person.dms()[-1]
        return await person.press_raw(hand, button_id.custom_id, forged=True)


@pytest.fixture
async def four(
    evening: Evening, alice: Person, bob: Person, carol: Person, dave: Person, cards: Channel
) -> Four:
    """A game of four people in which everybody holds cards to pass."""
    people = [alice, bob, carol, dave]
    await gather_at_table(alice, [bob, carol, dave], target=10)
    for person in people:
        await person.until(lambda who=person: hand_message(who))
    return Four(evening, people, cards)


# One question, many presses ----------------------------------------------------------------------


@pytest.mark.parametrize("times", [2, 10])
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

    told = [eve.reads(await eve.click(table, label)) for label in ("My hand", "Leave")]
    made_up = [
        eve.reads(await eve.press_raw(table, button_id.custom_id, forged=True))
        for button_id in (
            ButtonId(four.table_id, "do", four.asked(four.in_turn), "play 2C"),
            ButtonId(four.table_id, "tick", four.asked(four.in_turn), "2C"),
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
    await eve.until(lambda: "Last trick" in eve.faces(four.cards))
    taken = four.view.last_trick
    assert taken is not None
    last = await eve.click(table_of(eve, four.cards), "Last trick")
    assert "took the last trick" in eve.reads(last)
    scores = await eve.click(table_of(eve, four.cards), "Scores")
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
        [one for one in four.people if one is not person],
        lambda: four.in_turn is person,
    )
    await four.hand_of(person)
    before = await four.journal_length()
    answer = await person.press_raw(old, custom_id, forged=True)
    assert "You had already answered that" in person.reads(answer)
    assert await four.journal_length() == before
    assert button_ids(await four.hand_of(person), "do")


async def test_a_hand_of_an_earlier_deal_plays_nothing(
    evening: Evening, alice: Person, bob: Person
) -> None:
    await gather_at_table(alice, [bob], target=1000)
    first = await bob.until(lambda: hand_message(bob))
    assert first is not None
    _, custom_id = button_ids(first, "tick")[0]

    def deal() -> int:
        return evening.live_table.game.view(None).deal_number

    await play_until([alice, bob], lambda: deal() == 2)
    await bob.until(lambda: hand_message(bob))

    async def played_by_bob() -> int:
        entries = await evening.store.journal.read(evening.live_table.table_id)
        return sum(entry.seat == evening.live_table.seat_of(bob.id) for entry in entries)

    before = await played_by_bob()

    answer = await bob.press_raw(first, custom_id, forged=True)

    assert answer.error is None
    assert "already answered" in bob.reads(answer)
    assert "deal 2" in bob.reads(answer)
    assert await played_by_bob() == before
    assert evening.live_table.draft(evening.live_table.seat_of(bob.id) or 0) == ()


async def test_presses_at_a_table_that_is_over_are_told_so(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [bob], target=10)
    hand = await alice.until(lambda: hand_message(alice))
    assert hand is not None
    table = table_of(alice, cards)
    table_id = evening.live_table.table_id
    await play_until([alice, bob], lambda: over(alice, cards))
    await alice.until(lambda: not evening.client.room.live_tables)

    pressed_hand = await alice.press_raw(hand, button_ids(hand, "tick")[0][1], forged=True)
    assert pressed_hand.kind == "update"
    assert alice.reads(pressed_hand) == "This table is over."
    for verb in ("hand", "last", "scores", "leave", "leave-yes", "do", "back"):
        custom_id = ButtonId(table_id, verb).custom_id
        answer = await alice.press_raw(
            alice.dms()[-1] if verb in {"do", "back", "leave-yes"} else table,
            custom_id,
            forged=True,
        )
        assert "This table is over" in alice.reads(answer), verb


@pytest.mark.usefixtures("evening")
async def test_presses_at_a_table_that_was_closed_or_never_was_are_told_so(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [], target=10)
    hand = await alice.until(lambda: hand_message(alice))
    assert hand is not None
    table = table_of(alice, cards)
    old = button_ids(table, "hand")[0][1]
    await alice.click(await alice.slash("leave"), "End the game")
    await alice.until(lambda: not evening.client.room.live_tables)

    for person, message, custom_id in (
        (alice, table, old),
        (bob, table, old),
        (bob, table, "c1.zzzzzzzz.hand.."),
        (alice, hand, "c1.zzzzzzzz.do.4.play QS"),
    ):
        answer = await person.press_raw(message, custom_id, forged=True)
        assert "This table is over" in person.reads(answer)
    lobby_press = await bob.press_raw(table, "c1.zzzzzzzz.join..", forged=True)
    assert "takes no more players" in bob.reads(lobby_press)


@pytest.mark.parametrize(
    "custom_id",
    [
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
    ],
)
async def test_a_button_that_nobody_can_read_is_answered_kindly(four: Four, custom_id: str) -> None:
    bob = four.people[1]
    said = custom_id.format(table=four.table_id, asked=four.asked(bob))
    before = await four.journal_length()

    answer = await bob.press_raw(await four.hand_of(bob), said, forged=True)

    assert answer.kind == "ephemeral"
    assert "too old for me to read" in bob.reads(answer)
    assert await four.journal_length() == before


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


# Against the rules -------------------------------------------------------------------------------


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
    await press_one(four.in_turn)
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


# Ticks -------------------------------------------------------------------------------------------


def ticked_in(hand: Payload) -> list[str]:
    return [face_of(button) for button in buttons_of(hand) if face_of(button).startswith("✓")]


def pass_button(hand: Payload) -> Payload:
    return next(button for button in buttons_of(hand) if face_of(button).startswith("Pass 3"))


async def test_cards_are_ticked_and_unticked_and_a_fourth_is_refused(four: Four) -> None:
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
    refused = await bob.click(bob.dm_channel, names[3])
    assert "ticked 3 cards already" in bob.reads(refused)
    assert ticked_in(await four.hand_of(bob)) == [f"✓ {name}" for name in names[:3]]


async def test_three_ticks_at_once_are_all_ticked(four: Four) -> None:
    bob = four.people[1]
    hand = await four.hand_of(bob)
    offers = [custom_id for _, custom_id in button_ids(hand, "tick")][:3]

    given = await asyncio.gather(*(bob.click(hand, custom_id=one) for one in offers))

    assert [answer.error for answer in given] == [None] * 3
    await bob.until(lambda: any(len(ticked_in(message)) == 3 for message in bob.dms()))
    await bob.click(bob.dm_channel, face_of(pass_button(await four.hand_of(bob))))
    assert four.view.passed_by == (four.seat_of(bob),)


async def test_ticks_outlive_a_restart(four: Four) -> None:
    bob = four.people[1]
    for _ in range(2):
        await press_one(bob)
    ticked = ticked_in(await four.hand_of(bob))
    assert len(ticked) == 2
    await four.evening.close()
    await four.evening.open()
    await bob.until(lambda: four.evening.client.room.live_tables)
    await four.evening.live_table.settle()
    assert ticked_in(await four.hand_of(bob)) == ticked

    await press_one(bob)

    assert len(ticked_in(await four.hand_of(bob))) == 3
    await press_one(bob)
    assert four.view.passed_by == (four.seat_of(bob),)


# Two places for one hand -------------------------------------------------------------------------


async def test_a_hand_that_is_shown_twice_follows_in_both_places(four: Four) -> None:
    bob = four.people[1]
    shown = await bob.click(table_of(bob, four.cards), "My hand")
    assert shown.kind == "ephemeral"
    assert bob.faces(shown) == bob.faces(await four.hand_of(bob))

    await press_one(bob, four.cards)

    await bob.until(lambda: len(ticked_in(bob.dms()[-1])) == 1)
    await press_one(bob)
    assert shown.message is not None
    await bob.until(lambda: shown.message and len(ticked_in(shown.message)) == 2)
    for person in four.people:
        if person is not bob:
            await play_until([person], lambda who=person: four.seat_of(who) in four.view.passed_by)
    await press_one(bob, four.cards)
    await press_one(bob, four.cards)
    await bob.until(lambda: four.view.stage == "play")
    await bob.until(
        lambda: "You got" in bob.reads(shown) and "You got" in bob.reads(bob.dm_channel)
    )


@pytest.mark.parametrize("code", [50007, 50278, 40003])
async def test_closed_direct_messages_are_met_once_and_the_hand_is_played_in_the_channel(
    evening: Evening,
    discord_server: LoopbackDiscord,
    alice: Person,
    bob: Person,
    cards: Channel,
    code: int,
) -> None:
    bob.close_dms(code)

    def tried() -> int:
        return sum(
            request.path.startswith(f"/channels/{bob.dm_channel.id}/")
            for request in discord_server.asked("POST", MESSAGES)
        )

    await gather_at_table(alice, [bob], target=10)
    await bob.until(lambda: f"<@{bob.id}>, I cannot send you your cards" in alice.reads(cards))
    await bob.until(lambda: "closed to me: Bob" in alice.reads(cards))
    mention = next(
        request
        for request in discord_server.asked("POST", MESSAGES)
        if "I cannot send you" in str(request.body)
    )
    assert [int(one) for one in mention.body["allowed_mentions"]["users"]] == [bob.id]

    async def play_a_game(number: int) -> None:
        await bob.until(lambda: evening.client.room.live_tables and saying(bob, cards, "hand"))
        await bob.click(table_of(bob, cards), "My hand")
        assert "Your hand" in bob.reads(cards)
        async with asyncio.timeout(LONGEST_SECONDS):
            while not over(alice, cards, times=number):
                if not await press_one(alice) and not await press_one(bob, cards):
                    await asyncio.sleep(0.01)

    await play_a_game(1)
    assert tried() == 1
    assert bob.dms() == []
    rematch = await alice.click(cards, "Rematch")
    await alice.click(rematch, "Start")
    await bob.until(lambda: "closed to me: Bob" in bob.reads(cards))
    await play_a_game(2)
    assert tried() == 1


async def test_hand_command_tries_direct_messages_again(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    bob.close_dms()
    await gather_at_table(alice, [bob], target=10)
    await bob.until(lambda: "closed to me: Bob" in alice.reads(cards))
    bob.open_dms()

    await bob.slash("hand", hands="dm")

    await bob.until(lambda: hand_message(bob))
    await bob.until(lambda: "closed to me: Bob" not in alice.reads(cards))
    assert evening.live_table.frame().unreachable == ()
