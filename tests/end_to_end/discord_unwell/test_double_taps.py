"""Double taps: the second tap comes down where the first did, on the picture drawn meanwhile."""

from typing import Any, Final

import pytest

from engine.table.chairs import Chair
from loopback_discord.payloads import Payload
from loopback_discord.people.client import Impossible
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening
from tests.end_to_end.positions import TABLE_ID, Position, place
from tests.end_to_end.short_deals import DEALT, SHORT
from tests.regular import button_ids, hand_message

pytestmark = pytest.mark.each_database_thorough


ROW: Final = 1


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


async def test_a_second_tap_after_the_last_card_of_a_trick_leads_nothing(evening: Evening) -> None:
    """The card pressed wins the trick, so that the next picture asks for a lead at once."""
    people = (evening.alice, evening.bob, evening.carol)
    acts = (f"-1 deal {' '.join(DEALT)}", "1 play 7S", "2 play 6S")
    chairs = tuple(Chair(person.name, person=person.id) for person in people)
    await place(
        evening, evening.cards, Position(preset="standard", options=SHORT, chairs=chairs, acts=acts)
    )
    await evening.alice.until(lambda: hand_message(evening.alice), what="her turn")
    before = hand_message(evening.alice)
    at, column = place_of(before, "A♠")

    answer = await evening.alice.click(evening.alice.dm_channel, "A♠")

    assert evening.live_table.waiting_for == (0,)
    there = rows_of(answer.message)[at][column]
    with pytest.raises(Impossible):
        await evening.alice.click(answer.message, custom_id=there["custom_id"])
    entries = await evening.store.journal.read(TABLE_ID)
    assert [str(entry.action) for entry in entries[1:]] == ["play 7S", "play 6S", "play AS"]
    # What stood elsewhere stands there still, and can be led now.
    assert place_of(answer.message, "A♦") == place_of(before, "A♦")
    await evening.alice.click(answer.message, "A♦")
    assert evening.live_table.waiting_for == (1,)


@pytest.mark.parametrize("whispered", [False, True])
async def test_a_second_tap_after_the_last_card_of_a_deal_leads_nothing_to_the_next(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel, *, whispered: bool
) -> None:
    """Whoever plays the last card may be asked at once to lead to the next deal."""
    evening.second_tap_seconds = 600
    chairs = tuple(Chair(person.name, person=person.id) for person in (alice, bob, carol))
    acts = (
        f"-1 deal {' '.join(DEALT)}",
        *("1 play 7S", "2 play 6S", "0 play AS"),
        *("0 play AD", "1 play 2D", "2 play 3D"),
        *("0 play TC", "1 play 3C", "2 play 5C"),
        *("0 play QC", "1 play 4H"),
    )
    await place(
        evening, cards, Position(preset="standard", options=SHORT, chairs=chairs, acts=acts)
    )
    await carol.until(lambda: hand_message(carol), what="her turn")
    where = cards if whispered else carol.dm_channel
    if whispered:
        await carol.slash("hand")
    answer = await carol.click(where, "2♥")
    assert (evening.live_table.deal, evening.live_table.waiting_for) == (2, (2,))
    before = await evening.store.journal.read(TABLE_ID)
    shown = answer.message
    if not whispered:
        shown = await carol.until(lambda: hand_message(carol), what="the next deal")
    # The hand is drawn once more when the table of the new deal hangs.
    await evening.settle()

    again = await carol.click(shown, custom_id=button_ids(shown, "do")[0][1])

    assert await evening.store.journal.read(TABLE_ID) == before
    assert "These are your cards now." in carol.reads(again)
    # Others may act at once, and so may she a moment later.
    evening.second_tap_seconds = 0
    await evening.open_again()
    await carol.until(lambda: hand_message(carol))
    await carol.click(carol.dm_channel, custom_id=button_ids(shown, "do")[0][1])
    assert evening.live_table.waiting_for == (0,)
