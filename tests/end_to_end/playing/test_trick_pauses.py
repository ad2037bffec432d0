"""A computer plays after a moment, and who takes a trick leads after another."""

import pytest

from bot.tables.moment import TRICK_PAUSE
from engine.table.chairs import Chair
from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening
from tests.end_to_end.mid_game import hands_shown
from tests.end_to_end.positions import TABLE_ID, Position, place
from tests.end_to_end.short_deals import DEALT, SHORT
from tests.regular import button_ids, hand_message

LONG = 600.0


@pytest.fixture
def people(alice: Person, bob: Person, carol: Person) -> list[Person]:
    return [alice, bob, carol]


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
    early = f"c1.{TABLE_ID}.do.{evening.live_table.asked(0)}.play AD"
    pressed = await evening.alice.press_raw(answer.message, early, forged=True)
    assert "That was too soon" in evening.alice.reads(pressed)
    assert await acts_of(evening) == ["play 7S", "play 6S", "play AS"]

    # The pause is counted from the trick, whichever process counts.
    await evening.close()
    await evening.open()
    pressed = await evening.alice.press_raw(answer.message, early, forged=True)
    assert "That was too soon" in evening.alice.reads(pressed)
    await evening.close()
    evening.computer_seconds = 0.0
    await evening.open()
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
