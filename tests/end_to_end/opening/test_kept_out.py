"""Whoever is kept from a server's tables opens none there, joins none, and comes back to none."""

import asyncio
from dataclasses import replace

import pytest

from bot.tables.services.keeping_out import KeptOutHere
from data.people import PersonRow
from data.sql.kept_out import KeptOutPerson
from data.tables import TableState
from loopback_discord.people.person import Person
from tests.end_to_end.conftest import Evening
from tests.end_to_end.looking import chairs_in
from tests.regular import hand_message

HOUR = 3_600_000


async def keep_out(evening: Evening, person: Person, hours: int = 1) -> int:
    """Keep a person out; return until when, in seconds."""
    now = evening.now()
    kept = KeptOutPerson(
        person=person.id, until=now + hours * HOUR, reason="shouts **here**", moderator=1, at=now
    )
    await evening.store.kept_out.keep_out(evening.discord_server.world.guilds[0].id, kept)
    return (now + hours * HOUR) // 1000


async def test_whoever_is_kept_out_is_told_why_and_until_when_and_plays_alone(
    evening: Evening, alice: Person, bob: Person
) -> None:
    lobby = await alice.slash("hearts")
    until = await keep_out(evening, bob)
    for refused in (await bob.slash("hearts"), await bob.click(lobby, "Join")):
        assert refused.kind == "ephemeral"
        assert f"<t:{until}:f>" in bob.reads(refused)
        assert "shouts \\*\\*here\\*\\*" in bob.reads(refused)
    assert chairs_in(alice, lobby) == ["Alice"]
    await bob.slash("play")
    evening.ahead_ms = 2 * HOUR
    await bob.click(lobby, "Join")
    await alice.until(lambda: chairs_in(alice, lobby) == ["Alice", "Bob"])


async def test_a_chair_of_whoever_is_kept_out_is_free_when_the_game_begins(
    evening: Evening, alice: Person, bob: Person
) -> None:
    lobby = await alice.slash("hearts", seats=3)
    await bob.click(lobby, "Join")
    await keep_out(evening, bob)
    # As every minute, at every process.
    await evening.client.room.following.send_away()
    await alice.click(lobby, "Start")
    await alice.until(lambda: hand_message(alice))
    assert [chair.person for chair in evening.live_table.chairs] == [alice.id, None, None]


async def test_a_start_goes_on_though_a_moderators_press_comes_just_then(evening: Evening) -> None:
    alice, bob, *_ = evening.people
    lobby = await alice.slash("hearts", seats=3)
    await bob.click(lobby, "Join")
    await keep_out(evening, bob)
    room = evening.client.room
    (open_lobby,) = room.tables.lobbies.values()
    guild_id = open_lobby.row.guild_id
    await asyncio.gather(room.following.keep_out(guild_id), room.start(open_lobby, 1))
    await alice.until(lambda: hand_message(alice))
    assert evening.live_table.chairs[0].person == alice.id


async def test_nobody_is_kept_out_by_way_of_a_rematch_or_their_old_seat(evening: Evening) -> None:
    alice, bob, carol, *_ = evening.people
    lobby = await alice.slash("hearts", seats=3)
    for person in (bob, carol):
        await person.click(lobby, "Join")
    await alice.click(lobby, "Start")
    await bob.until(lambda: hand_message(bob))
    table = evening.live_table
    await table.session.leave(1)
    await keep_out(evening, bob)
    assert "shouts" in bob.reads(await bob.slash("hand"))
    assert hand_message(bob) is not None
    room, old = evening.client.room, replace(table.row, state=TableState.FINISHED)
    old = replace(old, chairs=tuple(chair.here() for chair in old.chairs))
    with pytest.raises(KeptOutHere):
        await room.seating.open_rematch(old, PersonRow(bob.id, "Bob", "en-US"))
    again = await room.seating.open_rematch(old, PersonRow(alice.id, "Alice", "en-US"))
    assert [chair.person for chair in again.chairs] == [alice.id, carol.id]
    assert table.left_by(bob.id)
