"""Cards that play themselves: the only one, one chosen ahead, and a computer's after a pause."""

import pytest

from bot.tables.session.timing import TRICK_PAUSE
from data.preferences import Forced
from engine.table.chairs import Chair, Presence
from engine.table.journal import Author
from loopback_discord.payloads import Payload, text_of
from loopback_discord.people.client import Impossible
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening
from tests.end_to_end.mid_game import hands_shown
from tests.end_to_end.positions import TABLE_ID, Position, place, write
from tests.end_to_end.short_deals import DEALT, SHORT
from tests.regular import button_ids, hand_message

pytestmark = [pytest.mark.each_database_thorough, pytest.mark.evening(people=3)]


DEAL = f"-1 deal {' '.join(DEALT)}"
LED = (DEAL, "1 play 7S", "2 play 6S")
"""Alice has one spade, so that she has no choice; then she leads, and has one among three."""


def people_at(*people: Person | None) -> tuple[Chair, ...]:
    return tuple(
        Chair(f"Computer {seat}" if person is None else person.name, person=person and person.id)
        for seat, person in enumerate(people)
    )


def short(*acts: str, chairs: tuple[Chair, ...]) -> Position:
    return Position(preset="standard", options=SHORT, chairs=chairs, acts=acts)


async def played(evening: Evening) -> list[tuple[str, Author]]:
    entries = await evening.store.journal.read(TABLE_ID)
    return [(f"{entry.seat} {entry.action}", entry.author) for entry in entries[3:]]


def hand_of(person: Person) -> Payload:
    (message,) = hands_shown(person)
    return message


def offered(person: Person, verb: str) -> list[str]:
    return [said.text for said, _ in button_ids(hand_of(person), verb)]


async def test_the_only_card_plays_itself_beside_computers_and_a_choice_does_not(
    evening: Evening, alice: Person, cards: Channel
) -> None:
    await place(evening, cards, short(*LED, chairs=people_at(alice, None, None)))
    await alice.until(lambda: hand_message(alice), what="a choice")
    assert await played(evening) == [("0 play AS", Author.PERSON)]
    assert "Your only card A♠ was played." in text_of(hand_of(alice))
    assert offered(alice, "do") == ["play TC", "play QC", "play AD"]
    # It is told until she has played herself.
    await alice.click(alice.dm_channel, "A♦")
    await alice.until(lambda: "A♠ was played" not in text_of(hand_of(alice)), what="the next trick")


@pytest.mark.parametrize(
    ("wish", "company", "plays"),
    [
        ("paced", True, True),
        ("alone", True, False),
        ("always", True, True),
        ("never", False, False),
    ],
)
async def test_whether_the_only_card_plays_itself_is_each_persons_choice(
    evening: Evening, cards: Channel, wish: Forced, *, company: bool, plays: bool
) -> None:
    alice, bob, *_ = evening.people
    await evening.store.preferences.choose(alice.id, "forced", wish)
    position = short(*LED, chairs=people_at(alice, bob if company else None, None))
    await place(evening, cards, position)
    await alice.until(lambda: hand_message(alice), what="the cards")
    assert offered(alice, "do") == (["play TC", "play QC", "play AD"] if plays else ["play AS"])
    assert await played(evening) == ([("0 play AS", Author.PERSON)] if plays else [])


async def test_the_only_card_of_somebody_away_is_not_played_as_theirs(evening: Evening) -> None:
    await evening.store.preferences.choose(evening.alice.id, "forced", "always")
    await evening.close()
    chairs = people_at(evening.alice, evening.bob, None)
    away = (Chair(evening.alice.name, person=evening.alice.id, presence=Presence.AWAY), *chairs[1:])
    await write(evening.address, evening.cards, short(*LED, chairs=away))
    await evening.open()
    await evening.bob.until(lambda: hand_message(evening.bob), what="his turn")
    assert (await played(evening))[0] == ("0 play AS", Author.COMPUTER)
    assert evening.live_table.chairs[0].presence is Presence.AWAY


async def test_a_card_chosen_ahead_is_played_in_turn_and_nobody_else_hears_of_it(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    await place(
        evening, cards, short(*LED, "0 play AS", "0 play AD", chairs=people_at(alice, bob, carol))
    )
    await carol.slash("hand", cards)
    shown = await carol.slash("hand", cards)
    await carol.click(shown, "5♣")
    assert "5♣ is played next" in carol.reads(shown)
    # A second press takes it back, and another card takes its place.
    await carol.click(shown, "5♣")
    assert "is played next" not in carol.reads(shown)
    await carol.click(shown, "5♣")
    await carol.click(shown, "3♦")
    assert "3♦ is played next" in carol.reads(shown)
    for other in (alice, bob):
        assert "3♦" not in other.transcript()

    await bob.until(lambda: hand_message(bob), what="his turn")
    await bob.click(bob.dm_channel, "2♦")

    await alice.until(lambda: hand_message(alice), what="her lead")
    assert [act for act, _ in await played(evening)][-1] == "2 play 3D"
    await carol.until(lambda: "is played next" not in carol.reads(shown), what="her hand after it")


async def test_a_card_chosen_ahead_that_is_not_legal_stays_in_the_hand(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    await place(
        evening, cards, short(*LED, "0 play AS", "0 play AD", chairs=people_at(alice, bob, carol))
    )
    shown = await carol.slash("hand", cards)
    stale = shown.message and dict(shown.message)
    assert stale
    await carol.click(shown, "2♥")
    await bob.until(lambda: hand_message(bob), what="his turn")
    await bob.click(bob.dm_channel, "2♦")

    await carol.until(lambda: hand_message(carol, cards), what="her turn")
    assert "2♥ stays in your hand" in carol.reads(shown)
    assert (await played(evening))[-1][0] == "1 play 2D"
    # The button of a question gone by chooses nothing for the one to come.
    with pytest.raises(Impossible):
        await carol.click(shown, "2♥")
    await carol.click(shown, "3♦")
    said = next(one for said, one in button_ids(stale, "ahead") if said.text == "5C")
    answer = await carol.press_raw(stale, said, forged=True)
    assert "is played next" not in carol.reads(answer)
    # So does one that names a card which is not held.
    later = f"c1.{TABLE_ID}.ahead.{evening.live_table.moment.asked(2) + 1}.AS"
    answer = await carol.press_raw(stale, later, forged=True)
    assert "is played next" not in carol.reads(answer)


LONG = 600.0


async def placed(evening: Evening, cards: Channel, people: list[Person], *acts: str) -> None:
    chairs = tuple(Chair(person.name, person=person.id) for person in people)
    dealt = f"-1 deal {' '.join(DEALT)}"
    await place(
        evening,
        cards,
        Position(preset="standard", options=SHORT, chairs=chairs, acts=(dealt, *acts)),
    )


async def acts_of(evening: Evening) -> list[str]:
    return [str(entry.action) for entry in await evening.store.journal.read(TABLE_ID)][1:]


async def test_who_takes_a_trick_leads_after_the_pause_also_in_a_new_process(
    evening: Evening,
) -> None:
    evening.computer_seconds = LONG
    await placed(evening, evening.cards, evening.people, "1 play 7S", "2 play 6S")
    await evening.alice.until(lambda: hand_message(evening.alice), what="her turn")
    answer = await evening.alice.click(evening.alice.dm_channel, "A♠")
    assert "Look at the trick first." in evening.alice.reads(answer)
    assert not button_ids(answer.message, "do", "ahead")

    # A client that presses what it was never offered is answered with the hand.
    early = f"c1.{TABLE_ID}.do.{evening.live_table.moment.asked(0)}.play AD"
    pressed = await evening.alice.press_raw(answer.message, early, forged=True)
    assert "That was too soon" in evening.alice.reads(pressed)
    assert await acts_of(evening) == ["play 7S", "play 6S", "play AS"]

    # The pause is counted from the trick, whichever process counts.
    await evening.open_again()
    pressed = await evening.alice.press_raw(answer.message, early, forged=True)
    assert "That was too soon" in evening.alice.reads(pressed)
    await evening.open_again(computer_seconds=0.0)
    await evening.alice.until(lambda: hand_message(evening.alice), what="her lead")
    await evening.alice.click(evening.alice.dm_channel, "A♦")
    assert (await acts_of(evening))[-1] == "play AD"


async def test_the_hand_of_a_taker_who_did_not_play_last_is_drawn_once_at_the_end_of_the_pause(
    evening: Evening,
    discord_server: LoopbackDiscord,
    people: list[Person],
    alice: Person,
    carol: Person,
    cards: Channel,
) -> None:
    evening.computer_seconds = 0.2
    await placed(
        evening, cards, people, "1 play 7S", "2 play 6S", "0 play AS", "0 play AD", "1 play 2D"
    )
    await carol.until(lambda: hand_message(carol), what="her turn")
    await alice.until(lambda: "A♦" in text_of(hands_shown(alice)[0]), what="the trick")
    seen = len(discord_server.requests)
    await carol.click(carol.dm_channel, "3♦")
    await alice.until(lambda: hand_message(alice), what="her lead")
    await evening.settle()
    drawn = [
        request
        for request in discord_server.requests[seen:]
        if request.path.startswith(f"/channels/{alice.dm_channel.id}/")
    ]
    assert len(drawn) == 1
    pause_ended = evening.live_table.moment.questions.asked_at[0] / 1000 + TRICK_PAUSE * 0.2
    assert drawn[0].at >= pause_ended


async def test_a_computer_plays_no_sooner_than_its_pace(evening: Evening, cards: Channel) -> None:
    evening.computer_seconds = 0.5
    chairs = (
        *(Chair(person.name, person=person.id) for person in (evening.alice, evening.bob)),
        Chair("Computer", level="medium"),
    )
    dealt = f"-1 deal {' '.join(DEALT)}"
    position = Position(preset="standard", options=SHORT, chairs=chairs, acts=(dealt,))
    await place(evening, cards, position)
    await evening.bob.until(lambda: hand_message(evening.bob), what="his turn")
    await evening.bob.click(evening.bob.dm_channel, "7♠")
    await evening.alice.until(lambda: hand_message(evening.alice), what="her turn")
    _, bob, computer = await evening.store.journal.read(TABLE_ID)
    assert [str(bob.action), str(computer.action)] == ["play 7S", "play 6S"]
    assert computer.at - bob.at >= 499
