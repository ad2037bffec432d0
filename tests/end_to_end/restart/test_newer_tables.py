"""Tables that only a newer version can play are left to it, on the way back to the one before."""

from typing import Any

import pytest

from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from tests.end_to_end.conftest import Evening, gather_at_table
from tests.end_to_end.restart.earlier_files import play_out
from tests.end_to_end.restarting import break_off, change, restart
from tests.oh_hell.registered import registered
from tests.regular import button_ids, hand_message
from tests.stored import rows_of


@pytest.fixture(autouse=True)
def commands_remembered() -> None:
    """Let Discord be told of the commands: those of other evenings lack this family's."""


def kept_of(evening: Evening, table_id: str) -> list[tuple[Any, ...]]:
    """Return what is kept of a table in play."""
    return [
        *rows_of(
            evening.address, "SELECT state, message_id FROM tables WHERE table_id = ?", table_id
        ),
        *rows_of(evening.address, "SELECT * FROM chairs WHERE table_id = ?", table_id),
        *rows_of(evening.address, "SELECT * FROM journal WHERE table_id = ?", table_id),
    ]


async def pressed(*people: Person) -> str:
    """Press a button of whoever has one; return what is answered."""
    person = next(one for one in people if hand_message(one))
    hand = hand_message(person)
    custom_id = button_ids(hand, "do", "tick")[0][1]
    answer = await person.click(hand, custom_id=custom_id)
    return text_of(answer.message)


@pytest.mark.each_database
@pytest.mark.parametrize("unknown", ["family", "action", "revision"])
async def test_what_only_a_newer_version_can_play_waits_for_it(
    evening: Evening, people: list[Person], mona: Person, unknown: str
) -> None:
    alice, bob, carol, dave = people
    with registered():
        await restart(evening)
        command = "ohhell" if unknown == "family" else "hearts"
        await alice.until(
            lambda: any(one.name == "ohhell" for one in alice.offered(evening.cards)),
            what="the new family",
        )
        await gather_at_table(alice, [bob], command=command, seats=3)
        await alice.until(lambda: hand_message(alice) or hand_message(bob), what="the deal")
        newer = evening.live_table.table_id
        await gather_at_table(carol, [dave], seats=3, target=10)
        await carol.until(lambda: hand_message(carol), what="her cards")
        await evening.store.settings.note_version("99.0.0")
        await break_off(evening)
    if unknown == "action":
        added = (
            "INSERT INTO journal (table_id, number, seat, action, at, author)"
            " SELECT table_id, max(number) + 1, 0, 'show 2C', 0, 'person' FROM journal"
            " WHERE table_id = ? GROUP BY table_id"
        )
        await change(evening, added, newer)
    elif unknown == "revision":
        await change(evening, "UPDATE tables SET revision = revision + 1 WHERE table_id = ?", newer)
    before = kept_of(evening, newer)
    await evening.open()
    assert evening.live_table.table_id != newer
    assert "wait" in await pressed(alice, bob)
    if unknown == "family":
        await play_out(evening, evening.people[2:], [evening.live_table])
    for command in ("leaderboard", "stats", "help"):
        await alice.slash(command, None)
    # It keeps no moderator from seeing to the others.
    panel = await mona.select(await mona.slash("tables"), newer)
    assert "wait" in mona.reads(await mona.click(panel, "End"))
    assert evening.client.room.tables.has(newer)
    await evening.client.room.give_up(lambda _: True, 0)
    # Its presses go to whoever plays it.
    assert not evening.client.room.tables.has(newer)
    await break_off(evening)
    assert kept_of(evening, newer) == before
    if unknown == "family":
        with registered():
            await evening.open()
            assert set(evening.client.room.tables.live) == {newer}
            await break_off(evening)
