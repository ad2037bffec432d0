"""The card room opens again, and something happened to its tables in between."""

import pytest

from bot.tables.live_table import LiveTable
from data.tables import Sent, TableState
from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import table_id_of
from tests.end_to_end.mid_game import (
    count_cards,
    count_tricks,
    is_playing,
    live_tables,
    read,
    shows_hands,
    started,
)
from tests.end_to_end.restarting import ENDLESS, HURRIED, break_off, change, restart
from tests.regular import button_ids, hand_message

pytestmark = [pytest.mark.usefixtures("ended_at_once"), pytest.mark.each_database]


async def test_a_table_deleted_while_the_bot_was_away_is_posted_again(evening: Evening) -> None:
    await started(evening.people)
    (table,) = live_tables(evening.alice, evening.cards)
    await break_off(evening)
    messages = evening.discord_server.world.messages
    messages.delete(messages.find(int(table["id"])))
    await evening.open()
    (again,) = await evening.alice.until(
        lambda: live_tables(evening.alice, evening.cards), what="the table again"
    )
    assert again["id"] != table["id"]
    await play_until(evening.people, lambda: count_tricks(evening) == 3)
    (table,) = live_tables(evening.alice, evening.cards)
    assert table["id"] == again["id"]


async def test_what_was_due_while_the_bot_was_away_is_done_at_its_start(
    evening: Evening, people: list[Person], alice: Person
) -> None:
    await started(people)
    await play_until(people, lambda: is_playing(evening))
    slow = people[evening.live_table.waiting_for[0]]
    asked = count_cards(evening)
    await break_off(evening)
    evening.paces = HURRIED
    await evening.open()
    await alice.until(lambda: count_cards(evening) > asked, what="the turn played for somebody")
    (author,) = read(evening, "SELECT author FROM journal WHERE seat >= 0 AND number = ?", asked)
    assert author == ("clock",)
    seat = people.index(slow)
    await alice.until(lambda: evening.live_table.chairs[seat].missed >= 1, what="the turn counted")


async def test_a_clock_goes_on_from_the_moment_that_was_kept(evening: Evening) -> None:
    await restart(evening)
    evening.paces = ENDLESS
    await restart(evening)
    await started(evening.people)

    def deadline() -> str:
        text = text_of(live_tables(evening.alice, evening.cards)[0])
        return text.partition("<t:")[2].partition(":R>")[0]

    before = deadline()
    assert before
    (table,) = live_tables(evening.alice, evening.cards)
    edited = table["edited_timestamp"]
    await restart(evening)
    await evening.alice.until(
        lambda: live_tables(evening.alice, evening.cards)[0]["edited_timestamp"] != edited,
        what="a new drawing",
    )
    assert deadline() == before


async def two_tables(evening: Evening, people: list[Person]) -> tuple[str, str]:
    """Start a table of two people and one of two others, and return their ids."""
    alice, bob, carol, dave = people
    await gather_at_table(alice, [bob])
    await shows_hands(alice, 1)
    first = evening.live_table.table_id
    await gather_at_table(carol, [dave])
    await shows_hands(carol, 1)
    (second,) = set(evening.client.room.tables.live) - {first}
    return first, second


@pytest.mark.parametrize(
    "breaking",
    [
        "UPDATE journal SET action = 'play 2C' WHERE table_id = ? AND number = 0",
        "UPDATE journal SET action = '' WHERE table_id = ? AND number = 0",
        "UPDATE tables SET revision = revision + 1 WHERE table_id = ?",
        "UPDATE tables SET preset = 'forgotten' WHERE table_id = ?",
    ],
    ids=["illegal", "unreadable", "other-rules", "no-such-rules"],
)
async def test_a_table_that_cannot_be_replayed_is_void_with_a_note_and_the_other_goes_on(
    evening: Evening, breaking: str
) -> None:
    broken, sound = await two_tables(evening, evening.people)
    await break_off(evening)
    await change(evening, breaking, broken)
    await evening.open()
    await evening.alice.until(
        lambda: "without a result" in evening.alice.reads(evening.cards), what="the note"
    )
    (shown,) = live_tables(evening.alice, evening.cards)
    assert table_id_of(shown) == sound
    assert evening.live_table.table_id == sound
    row = await evening.store.tables.get(broken)
    assert row is not None
    assert row.state is TableState.VOID
    old_hand = next(one for one in evening.alice.dms() if button_ids(one))
    answer = await evening.alice.click(old_hand, custom_id=button_ids(old_hand)[0][1])
    assert "This table is over." in text_of(answer.message)
    await play_until(evening.people[2:], lambda: count_tricks(evening) == 2)


async def test_a_table_that_fails_for_no_known_reason_waits_for_a_start_that_fares_better(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, sound = await two_tables(evening, evening.people)
    await break_off(evening)
    recall = LiveTable.recall

    async def fails(self: LiveTable, sent: Sent) -> None:
        if self.table_id == broken:
            raise KeyError
        await recall(self, sent)

    with monkeypatch.context() as failing:
        failing.setattr(LiveTable, "recall", fails)
        await evening.open()
        assert set(evening.client.room.tables.live) == {sound}
        hand = hand_message(evening.alice)
        answer = await evening.alice.click(hand, custom_id=button_ids(hand)[0][1])
        assert "This table waits" in text_of(answer.message)
        await break_off(evening)
    await evening.open()
    assert set(evening.client.room.tables.live) == {broken, sound}
