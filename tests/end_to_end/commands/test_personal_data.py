"""A person's data: exported and deleted."""

import asyncio
import json
import re
from typing import Any

import pytest

from bot.tables.opening.opening_rows import rematch_row
from data.sql.kept_out import KeptOutPerson
from engine.players.levels import USUAL
from engine.table.chairs import Chair
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.requests import Request
from loopback_discord.state.guilds import Channel
from tests.conftest import there
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.kept_results import ranks_in
from tests.end_to_end.looking import data_of, over
from tests.end_to_end.opening.test_kept_out import HOUR, keep_out
from tests.end_to_end.restarting import break_off
from tests.end_to_end.short_games import short_game
from tests.end_to_end.weather import MESSAGES, of_table, stuck_start
from tests.regular import hand_message
from tests.stored import everything, exported

pytestmark = pytest.mark.each_database


async def test_an_export_holds_ones_own_data_and_no_game_that_is_not_over(evening: Evening) -> None:
    await short_game(evening, [evening.alice, evening.bob], evening.cards)
    await evening.bob.until(lambda: hand_message(evening.bob))
    await play_until([evening.alice, evening.bob], lambda: over(evening.alice, evening.cards))
    await short_game(evening, [evening.alice, evening.bob], evening.cards)
    await evening.bob.until(lambda: hand_message(evening.bob))
    running = evening.live_table.table_id

    text = await data_of(evening.discord_server, evening.bob, evening.cards)
    held: dict[str, Any] = json.loads(text)
    assert held["person"] == evening.bob.id
    assert held["preferences"]["name"] == "Bob"
    assert str(evening.alice.id) not in text
    assert "Alice" not in text
    assert len(held["games"]) == 1
    assert held["games"][0]["record"]["actions"]
    assert {game["game"] for game in held["games"]}.isdisjoint({running})
    (table,) = [one for one in held["tables"] if one["table"] == running]
    assert "actions" not in json.dumps(table)
    journal = await evening.store.journal.read(running)
    assert str(journal[0].action) not in text


async def test_who_is_deleted_leaves_the_tables_and_the_others_keep_their_results(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    await short_game(evening, [alice, bob, carol], cards)
    await play_until([alice, bob, carol], lambda: over(alice, cards))
    before = {name: rank for rank, name in ranks_in(alice, await alice.slash("leaderboard"))}
    assert set(before) == {"Alice", "Bob", "Carol"}
    lobby = await bob.slash("hearts")
    await carol.click(lobby, "Join")
    await short_game(evening, [alice, bob], cards, level=USUAL)
    await bob.until(lambda: hand_message(bob))
    seat = there(evening.live_table.seat_of(bob.id))

    done = await bob.click(await bob.slash("data delete"), "Delete my data")

    assert "forgotten you" in bob.reads(done)
    assert evening.live_table.chairs[seat] == Chair("", level=USUAL)
    await carol.until(lambda: "**Carol** (host)" in carol.reads(lobby))
    assert "Bob" not in carol.reads(lobby)
    after = await alice.slash("leaderboard")
    assert {name: rank for rank, name in ranks_in(alice, after)} == {
        ("Former player" if name == "Bob" else name): rank for name, rank in before.items()
    }
    game = (await evening.store.results.of_person(None, alice.id, 1))[0].game_id
    played = there(await evening.store.tables.get(game))
    assert [chair.name for chair in played.chairs].count("") == 1
    again = rematch_row(played, alice.id, owner="main", now=0)
    assert [chair.person for chair in again.chairs if chair.person] == [alice.id, carol.id]
    assert "Bob has finished no game" in bob.reads(await bob.slash("stats"))
    assert await evening.store.standings.audit() == []
    assert "Bob" not in json.dumps(await exported(evening.store, bob.id))
    former = re.compile(r"Former pl\S* .* 🤖")
    await alice.until(lambda: former.search(alice.reads(cards)), what="a computer in the chair")
    await bob.until(lambda: not hand_message(bob))
    await play_until([alice], lambda: over(alice, cards, times=2))


async def test_nothing_of_who_is_deleted_is_left_in_the_file(evening: Evening) -> None:
    await short_game(evening, [evening.alice, evening.bob], evening.cards)
    await play_until([evening.alice, evening.bob], lambda: over(evening.alice, evening.cards))
    await evening.bob.slash("hearts")
    await short_game(evening, [evening.alice, evening.bob], evening.cards)
    await evening.bob.until(lambda: hand_message(evening.bob))
    bobs = (str(evening.bob.id), str(evening.bob.dm_channel.id), "'Bob'")
    assert all(trace in written(evening) for trace in bobs)

    await evening.bob.click(await evening.bob.slash("data delete"), "Delete my data")

    await evening.bob.until(lambda: not hand_message(evening.bob))
    # Where the message was is forgotten once Discord has taken it away.
    await evening.bob.until(
        lambda: not any(trace in written(evening) for trace in bobs), what="the last trace gone"
    )
    await play_until([evening.alice], lambda: over(evening.alice, evening.cards, times=2))
    assert [trace for trace in bobs if trace in written(evening)] == []


async def test_whoever_is_kept_out_is_told_what_stays_of_them(evening: Evening) -> None:
    alice, bob, *_ = evening.people
    stays = "which servers keep you from their tables, and until when"
    await keep_out(evening, bob)
    for person in (alice, bob):
        done = await person.click(await person.slash("data delete"), "Delete my data")
        assert "forgotten you" in person.reads(done)
        assert (stays in person.reads(done)) == (person is bob)
    assert [kept.reason for kept in await kept_out_here(evening)] == [""]
    evening.ahead_ms = 2 * HOUR
    done = await bob.click(await bob.slash("data delete"), "Delete my data")
    assert stays not in bob.reads(done)


async def kept_out_here(evening: Evening) -> tuple[KeptOutPerson, ...]:
    guild_id = evening.discord_server.world.guilds[0].id
    return await evening.store.kept_out.everybody(guild_id, evening.now())


async def test_a_hand_that_hangs_after_its_person_was_deleted_is_not_remembered(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    def posts_bobs_hand(sent: Request) -> bool:
        return f"/{bob.dm_channel.id}/" in sent.path and "nonce" in str(sent.body)

    late = discord_server.faults.add("POST", "*", late_seconds=1, when=posts_bobs_hand)
    await short_game(evening, [alice, bob], cards)
    await bob.until(lambda: hand_message(bob), what="the hand")
    assert late.hits
    ids = (str(bob.id), str(bob.dm_channel.id))

    await bob.click(await bob.slash("data delete"), "Delete my data")
    await bob.until(lambda: not hand_message(bob), what="the hand closed")
    await evening.settle()
    assert [one for one in ids if one in written(evening)] == []


@pytest.mark.parametrize("begins", [True, False])
async def test_nothing_is_left_of_who_is_deleted_while_their_game_is_about_to_begin(
    evening: Evening, alice: Person, bob: Person, *, begins: bool
) -> None:
    status = None if begins else 403
    faults = evening.discord_server.faults
    faults.add("POST", MESSAGES, delay_seconds=1, status=status, when=of_table)
    lobby = await alice.slash("hearts", seats=3)
    await bob.click(lobby, "Join")
    starting = asyncio.create_task(alice.click(lobby, "Start"))
    (table,) = evening.client.room.tables.lobbies.values()
    await alice.until(lambda: table.row.started_at is not None, what="the start")
    done = await bob.click(await bob.slash("data delete"), "Delete my data")
    assert "Your data is deleted" in bob.reads(done)
    await starting
    ids = (str(bob.id), str(bob.dm_channel.id))
    await bob.until(
        lambda: evening.client.room.tables.live if begins else not table.starting,
        what="what came of the start",
    )
    await bob.until(
        lambda: not any(one in written(evening) for one in ids), what="the last trace gone"
    )


async def test_who_was_deleted_sits_nowhere_after_a_restart_in_the_start_of_their_game(
    evening: Evening, alice: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stuck_start(evening)
    done = await bob.click(await bob.slash("data delete"), "Delete my data")
    assert "One table is busy" in bob.reads(done)
    await break_off(evening)
    evening.discord_server.faults.clear()
    # That they are to be forgotten is itself forgotten at the next look.
    monkeypatch.setattr("bot.tables.card_room.LOOK_SECONDS", 0.1)
    await evening.open()
    await alice.until(lambda: evening.client.room.tables.live, what="the game")
    await bob.until(lambda: str(bob.id) not in written(evening), what="the last trace gone")


def written(evening: Evening) -> str:
    """Return all that is kept, as text."""
    return everything(evening.address)


async def test_a_table_whose_last_person_is_deleted_closes(evening: Evening) -> None:
    await gather_at_table(evening.alice, [], target=1000)
    await evening.alice.until(lambda: hand_message(evening.alice))
    done = await evening.alice.click(await evening.alice.slash("data delete"), "Delete my data")
    assert "forgotten you" in evening.alice.reads(done)
    await evening.alice.until(
        lambda: "Everybody left the table" in evening.alice.reads(evening.cards)
    )
    await evening.alice.until(lambda: not evening.client.room.tables.live)
    await evening.alice.until(lambda: not hand_message(evening.alice))
