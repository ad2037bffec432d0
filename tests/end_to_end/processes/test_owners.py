"""Tables and what is chosen belong to everybody: who plays a table, and follows what others did."""

import sqlite3
from contextlib import closing

import pytest

from bot.tables.services.preferences import renew
from data.people import PersonRow
from tests.conftest import there
from tests.end_to_end.conftest import Evening, gather_at_table
from tests.end_to_end.kept_results import keep_game
from tests.end_to_end.looking import asks_to_leave, chairs_in
from tests.end_to_end.mid_game import read
from tests.end_to_end.opening.test_kept_out import keep_out

CHAIRS = "SELECT table_id, seat, person, presence FROM chairs ORDER BY table_id, seat"


def owners(evening: Evening) -> list[str]:
    """The owner of every table, oldest first."""
    return [str(owner) for (owner,) in read(evening, "SELECT owner FROM tables ORDER BY opened_at")]


async def test_tables_belong_to_the_process_that_opened_them_until_another_takes_them_over(
    evening: Evening,
) -> None:
    await gather_at_table(evening.alice, [evening.bob], seats=3)
    await evening.bob.slash("samba", evening.cards)
    assert owners(evening) == ["main", "main"]
    await evening.open_again(owner="second")
    assert owners(evening) == ["second", "second"]
    room = evening.client.room
    assert (len(room.tables.live), len(room.tables.lobbies)) == (1, 1)
    await evening.carol.slash("hearts", evening.cards)
    assert owners(evening) == ["second"] * 3


async def test_a_rematch_belongs_to_the_process_that_opens_it(evening: Evening) -> None:
    await keep_game(evening, evening.cards, 1, {evening.alice: 1, evening.bob: 2})
    await evening.open_again(owner="second")
    old = there(await evening.store.tables.get("kept1"))
    assert old.owner == "main"
    bob, seating = evening.bob, evening.client.room.seating
    lobby = await seating.open_rematch(old, PersonRow(bob.id, bob.name))
    assert there(await evening.store.tables.get(lobby.table_id)).owner == "second"


async def test_a_table_that_another_process_has_taken_over_is_left_as_it_is(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    await gather_at_table(evening.alice, [evening.bob], seats=3)
    await evening.alice.until(lambda: evening.client.room.tables.live, what="the game")
    lobby = await evening.bob.slash("samba", evening.cards)
    await evening.settle()
    with closing(sqlite3.connect(evening.database)) as file, file:
        file.execute("UPDATE tables SET owner = 'another', epoch = epoch + 1")
    before = read(evening, CHAIRS)
    assert evening.alice.reads(await evening.alice.click(lobby, "Join")) == "This table is over."
    await asks_to_leave(evening.bob, evening.cards)
    gone = await evening.bob.click(evening.cards, "Leave the table")
    assert evening.bob.reads(gone) == "This table is over."
    assert read(evening, CHAIRS) == before
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.each_database
async def test_what_was_changed_unheard_is_followed_at_the_next_look(evening: Evening) -> None:
    alice, bob, carol, *_ = evening.people
    guild, room, store = evening.guild, evening.client.room, evening.store
    lobby = await alice.slash("hearts", seats=4)
    for person in (bob, carol):
        await person.click(lobby, "Join")
    assert not await room.services.private.known_closed(alice.id)
    await store.preferences.choose_for_guild(guild.id, "language", "de")
    await store.preferences.choose(alice.id, "look", "plain")
    await store.people.set_locale(alice.id, "ja")
    await store.people.set_hands(alice.id, "here")
    await keep_out(evening, bob)
    await store.privacy.delete(carol.id)
    room.following.look_again()
    await alice.until(lambda: chairs_in(alice, lobby) == ["Alice"], what="the others gone")
    await alice.until(lambda: "eröffnet" in alice.reads(lobby), what="the language")
    preferences = room.services.preferences
    assert preferences.of(alice.id).look == "plain"
    assert preferences.language_of(alice.id, "en-US") == "ja"
    assert not await room.services.private.wants_them(alice.id)


def test_what_was_chosen_here_meanwhile_is_newer_than_what_was_looked_up() -> None:
    before = {1: "old", 2: "old", 3: "old", 4: "old"}
    known = {1: "old", 2: "chosen here", 4: "old"}
    assert renew(known, before, {1: "new", 2: "new", 3: "new", 4: "old"}) == {1}
    assert known == {1: "new", 2: "chosen here", 4: "old"}
