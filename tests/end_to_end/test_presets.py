"""Presets: chosen while typing, changed in the lobby, kept by a server."""

import pytest

from bot.playground.person import Person
from bot.playground.places import Channel
from bot.playground.regular import hand_message
from tests.end_to_end.conftest import Evening, gather_at_table, play_until

pytestmark = pytest.mark.usefixtures("evening")


async def test_presets_are_suggested_by_what_is_typed_of_their_title_or_key(alice: Person) -> None:
    every = await alice.autocomplete("hearts", "preset")
    assert every.choices[0] == {"name": "Hearts", "value": "standard"}
    assert len(every.choices) <= 25
    some = await alice.autocomplete("hearts", "preset", "LIKH")
    assert [choice["value"] for choice in some.choices] == ["likha"]
    assert (await alice.autocomplete("rules", "preset", "no such game")).choices == []


async def test_a_preset_brings_its_own_number_of_seats_and_plays_to_the_end(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    people = [alice, bob, carol]
    await gather_at_table(alice, [bob, carol], preset="sevens_and_queens", seats=3, target=10)
    await alice.until(lambda: hand_message(alice))
    assert evening.sitting.row.preset == "sevens_and_queens"
    await play_until(people, lambda: not evening.client.room.sittings, seconds=90)
    assert "Sevens and Queens" in alice.reads(cards)
    assert await evening.store.standings.audit() == []


async def test_a_wrong_number_of_seats_is_told_with_the_right_ones(
    evening: Evening, alice: Person
) -> None:
    refused = await alice.slash("hearts", preset="likha", seats=5)
    assert refused.kind == "ephemeral"
    assert "for 4 players" in alice.reads(refused)
    assert not evening.client.room.lobbies


@pytest.mark.parametrize("command", ["hearts", "rules"])
async def test_a_preset_that_nobody_knows_is_told_as_such(command: str, alice: Person) -> None:
    refused = await alice.slash(command, preset="**Bridge**")
    assert refused.kind == "ephemeral"
    assert "no game called" in alice.reads(refused)
    assert "**Bridge**" not in alice.reads(refused)


async def test_a_preset_may_be_named_by_its_title(evening: Evening, alice: Person) -> None:
    await alice.slash("hearts", preset="pink lady")
    (lobby,) = evening.client.room.lobbies.values()
    assert lobby.row.preset == "pink_lady"
    assert lobby.row.options == {}


async def test_a_table_of_another_preset_deals_its_hands(
    evening: Evening, alice: Person, bob: Person
) -> None:
    await gather_at_table(alice, [bob], preset="likha")
    await alice.until(lambda: hand_message(alice))
    assert evening.sitting.row.seat_count == 4
