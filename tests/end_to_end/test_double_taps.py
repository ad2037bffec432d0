"""Double taps: the second tap comes down where the first did, on the picture drawn meanwhile."""

from typing import Any, Final

import pytest

from bot.playground.answers import Impossible
from bot.playground.payloads import Payload
from bot.playground.person import Person
from bot.playground.places import Channel
from bot.playground.regular import hand_message
from engine.cards import pack
from engine.contract.variant import Option
from engine.table.chairs import Chair
from tests.end_to_end.conftest import Evening
from tests.end_to_end.positions import TABLE_ID, Position, place

ROW: Final = 1
DEALT: Final = ("TCQCADAS", "3C4H2D7S", "5C3D6S2H")
SHORT: Final[dict[str, Option]] = {
    "players": 3,
    "players_allowed": [3],
    "strip": {"3": [str(face) for face in pack() if str(face) not in " ".join(DEALT)]},
    "pass_cycle": {"3": "H"},
    "opening": "eldest_free",
    "hearts_lead": "anytime",
}


def rows_of(message: Payload) -> list[list[dict[str, Any]]]:
    """The rows of buttons of a message, from below, as Discord holds the newest message there."""
    (frame,) = message["components"]
    rows = [part["components"] for part in frame["components"] if part["type"] == ROW]
    return rows[::-1]


def place_of(message: Payload, label: str) -> tuple[int, int]:
    return next(
        (at, column)
        for at, row in enumerate(rows_of(message))
        for column, key in enumerate(row)
        if key.get("label") == label
    )


async def test_a_second_tap_after_the_last_card_of_a_trick_leads_nothing(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    """The card pressed wins the trick, so that the next picture asks for a lead at once."""
    people = (alice, bob, carol)
    acts = (f"-1 deal {' '.join(DEALT)}", "1 play 7S", "2 play 6S")
    chairs = tuple(Chair(person.name, person=person.id) for person in people)
    await place(
        evening, cards, Position(preset="standard", options=SHORT, chairs=chairs, acts=acts)
    )
    await alice.until(lambda: hand_message(alice), what="her turn")
    before = hand_message(alice)
    assert before is not None
    at, column = place_of(before, "A♠")

    answer = await alice.click(alice.dm_channel, "A♠")

    assert evening.sitting.waiting_for == (0,)
    assert answer.message is not None
    there = rows_of(answer.message)[at][column]
    with pytest.raises(Impossible):
        await alice.click(answer.message, custom_id=there["custom_id"])
    entries = await evening.store.journal.read(TABLE_ID)
    assert [str(entry.action) for entry in entries[1:]] == ["play 7S", "play 6S", "play AS"]
    # What stood elsewhere stands there still, and can be led now.
    assert place_of(answer.message, "A♦") == place_of(before, "A♦")
    await alice.click(answer.message, "A♦")
    assert evening.sitting.waiting_for == (1,)
