"""Whoever is deleted while a table cannot let go of them yet, and plays on elsewhere meanwhile."""

import asyncio
from typing import Any, cast

import pytest

from data.opening import store_at
from data.sql.recounting import recount_if_asked
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import over
from tests.end_to_end.restarting import break_off, change, kept_and_not_told, restart, until_folded
from tests.end_to_end.short_games import short_game, short_game_begun
from tests.end_to_end.weather import MESSAGES, of_result, of_table, stuck_start
from tests.regular import hand_message
from tests.stored import everything, exported, rows_of

ANOTHER_REVISION = "UPDATE tables SET revision = revision + ? WHERE table_id = ?"


def written(evening: Evening) -> str:
    return everything(evening.address)


async def deleted(person: Person) -> str:
    """Delete somebody's data, and return what they are told."""
    done = await person.click(await person.slash("data delete"), "Delete my data")
    return person.reads(done)


async def waiting_table(evening: Evening, *people: Person) -> str:
    """Begin a game, and start again as a version that cannot play it; return its table."""
    await gather_at_table(people[0], people[1:], seats=3)
    for person in people:
        await person.until(lambda one=person: hand_message(one), what="the hand")
    table_id = evening.live_table.table_id
    await evening.store.settings.note_version("99.0.0")
    await break_off(evening)
    await change(evening, ANOTHER_REVISION, 1, table_id)
    await evening.open()
    assert table_id in evening.client.room.tables.left
    return table_id


async def until_nobody_is_held(evening: Evening) -> None:
    async with asyncio.timeout(60):
        while await evening.store.privacy.unfinished():
            await asyncio.sleep(0.02)


@pytest.mark.each_database
async def test_what_is_gained_while_a_table_waits_for_a_newer_version_stays(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    held = await waiting_table(evening, alice, bob)
    assert "One table is busy" in await deleted(bob)
    await short_game(evening, [bob, carol], cards)
    await play_until([bob, carol], lambda: over(carol, cards))
    await evening.client.room.services.preferences.choose(bob.id, "look", "plain")
    for _ in range(2):
        # As every minute, at every process.
        await evening.client.room.forgetting.go_on()
    assert evening.client.room.services.preferences.of(bob.id).look == "plain"
    assert await evening.store.privacy.unfinished() == {bob.id: {held}}

    await break_off(evening)
    await change(evening, ANOTHER_REVISION, -1, held)
    await evening.open()
    await until_nobody_is_held(evening)
    row = await evening.store.tables.get(held)
    assert row is not None
    assert [chair.person for chair in row.chairs] == [alice.id, None, None]
    told = await exported(evening.store, bob.id)
    assert len(told["games"]) == 1
    assert held not in str(told)
    assert told["preferences"]["name"] == "Bob"
    assert told["preferences"]["chosen"]["look"] == "plain"
    assert "Bob" in bob.reads(await alice.slash("leaderboard"))


async def test_a_table_that_comes_to_a_process_lets_go_of_who_was_deleted_there(
    evening: Evening, alice: Person, bob: Person
) -> None:
    held = await waiting_table(evening, alice, bob)
    assert "One table is busy" in await deleted(bob)
    room = evening.client.room
    await room.give_up(lambda row: row.table_id == held, 0)
    await change(evening, ANOTHER_REVISION, -1, held)
    await room.carry_on(await room.resume())
    assert [chair.person for chair in evening.live_table.chairs] == [alice.id, None, None]
    await until_nobody_is_held(evening)
    await bob.until(lambda: str(bob.id) not in written(evening), what="the last trace gone")


async def test_a_table_that_begins_is_waited_for_once(evening: Evening, bob: Person) -> None:
    await stuck_start(evening)
    assert "One table is busy" in await deleted(bob)
    await restart(evening)
    forgetting = evening.client.room.forgetting
    waiting: set[object] = cast("Any", forgetting)._background_tasks._tasks
    await bob.until(lambda: len(waiting) == 1, what="that the start is waited for")
    for _ in range(3):
        await forgetting.go_on()
    await deleted(bob)
    await forgetting.go_on()
    # The press has a task of its own, which sees to all tables.
    await bob.until(lambda: len(waiting) == 2, what="that nothing is waited for twice")
    evening.discord_server.faults.clear()
    await bob.until(lambda: str(bob.id) not in written(evening), what="the last trace gone")
    await bob.until(lambda: not waiting, what="that nothing is waited for")


async def test_a_lobby_whose_host_was_deleted_before_a_restart_has_another(
    evening: Evening, alice: Person, bob: Person
) -> None:
    lobby, faults = await stuck_start(evening), evening.discord_server.faults
    assert "One table is busy" in await deleted(alice)
    await break_off(evening)
    faults.clear()
    faults.add("POST", MESSAGES, status=403, when=of_table)
    await evening.open()
    await bob.until(lambda: "**Bob** (host)" in bob.reads(lobby), what="another host")
    assert "Only the host" not in bob.reads(await bob.click(lobby, "Options"))
    await until_nobody_is_held(evening)
    assert str(alice.id) not in written(evening)


@pytest.mark.each_database
async def test_a_game_that_ends_before_its_process_hears_of_it_leaves_nothing(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await short_game_begun(evening, [alice, bob], cards)
    table_id = evening.live_table.table_id
    # As another process does.
    assert await evening.store.privacy.delete(bob.id) == (table_id,)
    await play_until([alice, bob], lambda: over(alice, cards))
    await alice.until(lambda: not evening.client.room.tables.live, what="the table folded")
    await evening.settle()
    assert "'Bob'" in written(evening)
    await evening.client.room.forgetting.go_on()
    await recount_if_asked(evening.store.database)
    assert str(bob.id) not in written(evening)
    assert "Former player" in alice.reads(await alice.slash("leaderboard"))


@pytest.mark.parametrize("restarts", [False, True])
async def test_nothing_is_written_of_who_is_deleted_before_a_result_is_told(
    evening: Evening, alice: Person, bob: Person, cards: Channel, *, restarts: bool
) -> None:
    await short_game_begun(evening, [alice, bob], cards)
    table_id = evening.live_table.table_id
    evening.discord_server.faults.add("POST", MESSAGES, status=503, times=999, when=of_result)

    def is_kept() -> bool:
        return bool(rows_of(evening.address, "SELECT 1 FROM games"))

    await play_until([alice, bob], is_kept)
    assert "forgotten you." in await deleted(bob)
    assert str(bob.id) not in written(evening)
    if restarts:
        await restart(evening)
    evening.discord_server.faults.clear()
    async with asyncio.timeout(60):
        while await evening.store.tables.unannounced(evening.owner):
            await asyncio.sleep(0.02)
    await alice.until(lambda: not evening.client.room.tables.live, what="the table folded")
    await evening.settle()
    assert over(alice, cards)
    assert str(bob.id) not in written(evening)
    people = "SELECT person FROM person_preferences UNION SELECT person FROM people"
    assert rows_of(evening.address, people) == [(alice.id,)]
    assert table_id in written(evening)


async def test_no_message_is_sent_to_who_was_deleted_while_no_process_had_the_table(
    evening: Evening, people: list[Person], cards: Channel, discord_server: LoopbackDiscord
) -> None:
    alice, bob, *_ = people
    await kept_and_not_told(evening, discord_server, people, cards)
    store = await store_at(evening.address)
    assert await store.privacy.delete(bob.id) == ()
    await store.close()
    await evening.open()
    await until_folded(evening)
    await evening.settle()
    assert over(alice, cards)
    asked = [one.body for one in discord_server.requests if one.path == "/users/@me/channels"]
    assert "-" not in str(asked)
    assert rows_of(evening.address, "SELECT 1 FROM person_preferences WHERE person < 0") == []


async def test_a_result_is_kept_of_those_who_sit_there_when_it_is(
    evening: Evening, alice: Person, bob: Person, cards: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    await short_game_begun(evening, [alice, bob], cards)
    table = evening.live_table
    journals: Any = evening.store.journal
    read, asked, goes_on = journals.read, asyncio.Event(), asyncio.Event()

    async def read_slowly(table_id: str) -> object:
        entries = await read(table_id)
        if table.moment.outcome is not None:
            asked.set()
            await goes_on.wait()
        return entries

    monkeypatch.setattr(journals, "read", read_slowly)
    await play_until([alice, bob], asked.is_set)
    telling = asyncio.create_task(deleted(bob))
    lock: asyncio.Lock = cast("Any", table.session)._lock
    await bob.until(lambda: telling.done() or "waiters:" in repr(lock), what="the deletion")
    goes_on.set()
    await telling
    await until_nobody_is_held(evening)
    await alice.until(lambda: over(alice, cards), what="the result")
    await bob.until(lambda: str(bob.id) not in written(evening), what="the last trace gone")
    await alice.until(lambda: not evening.client.room.tables.live, what="the table folded")
    assert str(bob.id) not in written(evening)
