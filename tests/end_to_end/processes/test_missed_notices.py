"""What another process has changed is followed, though nobody here heard it tell so."""

import pytest

from bot.tables.preferences import renew
from loopback_discord.people.person import Person
from tests.end_to_end.conftest import Evening
from tests.end_to_end.looking import chairs_in
from tests.end_to_end.opening.test_kept_out import keep_out


@pytest.mark.each_database
async def test_what_was_changed_unheard_is_followed_at_the_next_look(
    evening: Evening, alice: Person, bob: Person, carol: Person
) -> None:
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
