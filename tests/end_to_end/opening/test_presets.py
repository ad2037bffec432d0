"""Presets: chosen while typing, and played."""

from typing import Final

import pytest

from data.presets import GuildPreset
from engine.table.chairs import Chair
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from loopback_discord.state.interactions import AUTOCOMPLETE
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.positions import Position, place
from tests.laws.covering import THOROUGH
from tests.regular import hand_message
from tests.screens.records import record_kept

pytestmark = [pytest.mark.usefixtures("evening"), pytest.mark.each_database_thorough]

LAST_TRICKS: Final = 17 if THOROUGH else 3


@pytest.mark.either_door
async def test_presets_are_suggested_by_what_is_typed_of_their_title_or_key(alice: Person) -> None:
    every = await alice.autocomplete("hearts", "preset")
    assert every.choices[0] == {"name": "Hearts: avoid hearts and the Q♠", "value": "standard"}
    assert len(every.choices) <= 25
    some = await alice.autocomplete("hearts", "preset", "LIKH")
    assert [choice["value"] for choice in some.choices] == ["likha"]
    assert (await alice.autocomplete("rules", "preset", "no such game")).choices == []
    # Who changes a suggestion afterwards sends it as it reads.
    (likha,) = some.choices
    told = await alice.slash("rules", preset=likha["name"])
    assert "Likha" in alice.reads(told)


@pytest.mark.parametrize("command", ["rules", "leaderboard"])
async def test_a_family_that_is_half_typed_leaves_all_presets_to_choose_from(
    discord_server: LoopbackDiscord, alice: Person, cards: Channel, command: str
) -> None:
    (offer,) = (one for one in alice.offered(cards) if one.name == command)
    beside = await alice.autocomplete(command, "preset", "lady")
    for family in ("hea", "Hearts", "", "\N{BLACK HEART SUIT}", 7):
        typed = [
            {"name": "family", "type": 3, "value": family},
            {"name": "preset", "type": 3, "value": "lady", "focused": True},
        ]
        data = {"id": offer.command["id"], "name": command, "type": 1, "options": typed}
        begun = discord_server.world.interactions.begin(
            AUTOCOMPLETE, alice.user, cards, data, name=command
        )
        await alice.until(begun.answered.is_set, what="suggestions")
        assert begun.choices == beside.choices != [], family


async def test_black_maria_is_for_three_and_begins_with_a_pass_to_the_right(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [bob, carol], preset="black_maria")
    await alice.until(lambda: hand_message(alice))
    assert evening.live_table.row.seat_count == 3
    assert "Black Maria · deal 1 · pass right" in alice.reads(cards)
    assert "K♠ costs 10 points" in alice.reads(await alice.slash("rules", preset="black_maria"))


async def test_three_people_play_black_maria_to_its_end(evening: Evening) -> None:
    people = [evening.alice, evening.bob, evening.carol]
    record = record_kept("black_maria", 3)
    last_tricks = len(record.actions) - LAST_TRICKS * len(people)
    position = Position(
        preset="black_maria",
        options={},
        chairs=tuple(Chair(person.name, person=person.id) for person in people),
        acts=tuple(f"{seat} {action}" for seat, action in record.actions[:last_tricks]),
        dealer=record.dealer or 0,
    )
    await place(evening, evening.cards, position)
    table = evening.live_table

    await play_until(people, lambda: not evening.client.room.tables.live)

    finished = await evening.store.results.get(table.table_id)
    assert finished is not None
    # Q♠ 13, K♠ 10, A♠ 7 and thirteen hearts; an old moon gives each of the two others all of it.
    for deal in table.game.deal_scores:
        assert sum(deal) in (43, 2 * 43)
    assert max(seat.score for seat in finished.seats) >= 100
    told = evening.alice.reads(evening.cards)
    assert "Black Maria!" in told.split("\N{TROPHY}")[1]
    assert "customised" not in told.split("\N{TROPHY}")[1]
    board = await evening.alice.slash("leaderboard", preset="black_maria")
    assert all(person.name in evening.alice.reads(board) for person in people)
    assert "Nobody is on this board" in evening.alice.reads(
        await evening.alice.slash("leaderboard", preset="standard")
    )
    assert await evening.store.standings.audit() == []


async def test_a_wrong_number_of_seats_is_told_with_the_right_ones(evening: Evening) -> None:
    refused = await evening.alice.slash("hearts", preset="likha", seats=5)
    assert refused.kind == "ephemeral"
    assert "for 4 players" in evening.alice.reads(refused)
    assert not evening.client.room.tables.lobbies


async def test_a_saved_preset_is_judged_for_those_who_sit_down(evening: Evening) -> None:
    """Nine cards can be passed by four players, and not by six, who are dealt eight."""
    nine = GuildPreset("Nine", "standard", {"pass_count": 9})
    await evening.store.presets.save(evening.guild.id, nine)
    refused = await evening.alice.slash("hearts", preset="nine", seats=6)
    assert refused.kind == "ephemeral"
    assert "do not make a game" in evening.alice.reads(refused)
    assert not evening.client.room.tables.lobbies
    await evening.alice.slash("hearts", preset="nine", seats=4)
    (lobby,) = evening.client.room.tables.lobbies.values()
    assert lobby.row.options == {"pass_count": 9}


@pytest.mark.parametrize("command", ["hearts", "rules"])
async def test_a_preset_that_nobody_knows_is_told_as_such(command: str, alice: Person) -> None:
    refused = await alice.slash(command, preset="**Bridge**")
    assert refused.kind == "ephemeral"
    assert "no game called" in alice.reads(refused)
    assert "**Bridge**" not in alice.reads(refused)


async def test_a_preset_may_be_named_by_its_title(evening: Evening) -> None:
    await evening.alice.slash("hearts", preset="pink lady")
    (lobby,) = evening.client.room.tables.lobbies.values()
    assert lobby.row.preset == "pink_lady"
    assert lobby.row.options == {}
