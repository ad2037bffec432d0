"""Processes on one store: who lives, who serves which shard, and who plays which table."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import replace
from typing import TypeAlias, TypeVar

import asyncpg  # pyright: ignore[reportMissingTypeStubs]  it has types, and does not say so
import pytest

from bot.processes.cluster import joined
from data.addresses import PostgresAddress
from data.postgresql.database import PostgresDatabase
from data.postgresql.links import PostgresLink, linked
from data.postgresql.store import PostgresStore
from data.processes import FencedOff, Member, NameTaken, Processes, Shard
from data.sql.database import Writing
from data.store import Store
from data.tables import TableState
from engine.contract.action import Action
from engine.table.journal import Author, Entry, JournalConflict
from tests.data.places import Place, PostgresPlace
from tests.postgres_server import QUICK, PostgresServer, started
from tests.stored import closed_after
from tests.table_rows import LOBBY

GUILD_OF_SHARD_1 = 1 << 22

T = TypeVar("T")
Living: TypeAlias = Callable[..., Awaitable[list[Processes]]]

Named: TypeAlias = Callable[..., Processes]


@pytest.fixture
def process(store: Store) -> Named:
    """Another process on the same store; its lease is over at once if it is said so."""

    def named(name: str, lease_ms: int = 60_000) -> Processes:
        return Processes(store.database, name, lease_ms)

    return named


@pytest.fixture
def living(process: Named) -> Living:
    """Processes that live, each by its own name; the first serves all of so many shards."""

    async def all_of(*names: str, shards: int = 0) -> list[Processes]:
        found = [process(f"{name}/1") for name in names]
        for each in found:
            await each.join(Member(each.process, each.process), replacing=False)
        if shards:
            assert await found[0].agree_on_shards(shards) == shards
        for number in range(shards):
            assert await found[0].claim(Shard(number, None))
        return found

    return all_of


async def test_a_process_lives_from_its_joining_to_its_leaving(process: Named) -> None:
    one, two = process("one/1"), process("two/1")
    await one.join(Member("one/1", "one"), replacing=False)
    await two.join(Member("two/1", "two", frozenset({1, 0})), replacing=False)
    assert (await one.membership()).members == (
        Member("one/1", "one"),
        Member("two/1", "two", frozenset({0, 1})),
    )
    await one.leave()
    assert (await two.membership()).living == {"two/1"}
    with pytest.raises(FencedOff):
        await one.renew()


async def test_a_name_is_taken_over_by_whoever_says_so_alone(process: Named) -> None:
    await process("one/1").join(Member("one/1", "one"), replacing=False)
    second = process("one/2")
    with pytest.raises(NameTaken):
        await second.join(Member("one/2", "one"), replacing=False)
    joined = await second.join(Member("one/2", "one"), replacing=True)
    assert joined.replaces == "one/1"


async def until_ended(by: Processes) -> tuple[str, ...]:
    """Return whom a process ends that renews its lease in time all along."""
    async with asyncio.timeout(60):
        while not (ended := await by.end_expired()):
            await by.renew()
            await asyncio.sleep(0.05)
    return ended


async def test_a_process_that_does_not_renew_its_lease_is_fenced_off(process: Named) -> None:
    slow, quick = process("slow/1", -1), process("quick/1", 1000)
    await slow.join(Member("slow/1", "slow"), replacing=False)
    await quick.join(Member("quick/1", "quick"), replacing=False)
    assert await until_ended(quick) == ("slow/1",)
    assert await quick.end_expired() == ()
    with pytest.raises(FencedOff):
        await slow.renew()


async def test_who_was_late_itself_ends_nobody_before_it_was_in_time_for_the_length_of_a_lease(
    process: Named,
) -> None:
    """The trouble that kept it from renewing its lease may have kept the others."""
    slow, quick = process("slow/1", -1), process("quick/1", 1000)
    # Who has just come does not know how it was before.
    began = time.monotonic()
    await quick.join(Member("quick/1", "quick"), replacing=False)
    await slow.join(Member("slow/1", "slow"), replacing=False)
    assert await until_ended(quick) == ("slow/1",)
    assert time.monotonic() - began >= 1
    await asyncio.sleep(1.5)
    await process("slow/2", -1).join(Member("slow/2", "slow"), replacing=False)
    # It may not know yet that it is late.
    assert await quick.end_expired() == ()
    began = time.monotonic()
    assert await until_ended(quick) == ("slow/2",)
    assert time.monotonic() - began >= 1


async def test_who_learns_that_it_was_late_as_it_looks_for_others_ends_nobody(
    store: Store, process: Named, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, quick = process("slow/1", -1), process("quick/1", 1000)
    await quick.join(Member("quick/1", "quick"), replacing=False)
    await asyncio.sleep(1.5)
    await slow.join(Member("slow/1", "slow"), replacing=False)
    write = store.database.write

    async def renewed_first(work: Callable[[Writing], Awaitable[T]]) -> T:
        monkeypatch.undo()
        await quick.renew()
        return await write(work)

    monkeypatch.setattr(store.database, "write", renewed_first)
    assert await quick.end_expired() == ()


async def test_who_does_not_renew_its_own_lease_ends_nobody(process: Named) -> None:
    slow, quick = process("slow/1", -1), process("quick/1", 200)
    await slow.join(Member("slow/1", "slow"), replacing=False)
    await quick.join(Member("quick/1", "quick"), replacing=False)
    for _ in range(10):
        await asyncio.sleep(0.1)
        assert await quick.end_expired() == ()
    await slow.renew()


@pytest.fixture
def own_server() -> Iterator[PostgresServer]:
    """A server that takes few connections."""
    with started(options=(*QUICK, "max_connections=12")) as server:
        yield server


async def all_connections(address: PostgresAddress) -> list[PostgresLink]:
    """Take every connection that a server has left."""
    found: list[PostgresLink] = []
    with contextlib.suppress(asyncpg.TooManyConnectionsError):
        while True:
            found.append(await linked(address))
    return found


async def test_while_the_server_takes_no_connection_nobody_is_taken_for_dead(
    own_server: PostgresServer,
) -> None:
    """A process that is connected can renew its lease; one without connections cannot."""
    address = own_server.make("cardroom")
    store = await PostgresStore.open(address)
    slow, quick = (
        Processes(store.database, f"{name}/1", lease_ms)
        for name, lease_ms in (("slow", -1), ("quick", 1000))
    )
    try:
        for each in (slow, quick):
            await each.join(Member(each.process, each.process), replacing=False)
        others = await all_connections(address)
        for _ in range(30):
            await asyncio.sleep(0.1)
            await quick.renew()
            assert await quick.end_expired() == ()
        began = time.monotonic()
        for link in others:
            await link.close()
        # They are given the time of a lease to come back.
        assert await until_ended(quick) == ("slow/1",)
        assert time.monotonic() - began >= 0.5
    finally:
        await store.close()


async def test_a_process_that_starts_again_ends_what_a_kill_has_left_of_its_name(
    postgres_place: PostgresPlace,
) -> None:
    """Nobody else need be there, and it waits for no lease but that of the dead one."""
    await postgres_place.emptied()
    async with closed_after(await postgres_place.opened()) as store:
        dead, again = (Processes(store.database, f"a/{run}", run * 1000) for run in (0, 1))
        other = Processes(store.database, "b/0", 0)
        for each in (dead, other):
            await each.join(Member(each.process, each.process[0]), replacing=False)
        await joined(again, Member("a/1", "a"), replacing=False)
        assert (await again.membership()).living == {"a/1", "b/0"}
        await again.end_gone()
        assert (await again.membership()).living == {"a/1"}


async def test_a_process_that_has_ended_is_remembered_as_that(store: Store, process: Named) -> None:
    """It may only be paused, and is to find that it is taken for dead when it goes on."""
    for number in range(3):
        each = process(f"one/{number}")
        await each.join(Member(each.process, "one"), replacing=False)
        await each.leave()
    ended = "SELECT process FROM processes WHERE ended_at IS NOT NULL ORDER BY process"
    found = await store.database.rows(ended)
    assert [row[0] for row in found] == ["one/0", "one/1", "one/2"]


@pytest.mark.parametrize("name", ["größe's", '100% "x" \\', "\N{FIRE}" * 40, "a" * 40, ""])
async def test_the_connections_of_a_process_are_found_whatever_it_is_called(
    postgres_place: PostgresPlace, name: str
) -> None:
    await postgres_place.emptied()
    store = await PostgresDatabase.open(postgres_place.address)
    own = await linked(postgres_place.address, f"{name}/1")
    other = await linked(postgres_place.address, f"{name}/2")
    assert await store.is_connected(f"{name}/1")
    assert not await store.is_connected(f"{name}/3")
    await store.cut_off(f"{name}/1")
    assert not await store.is_connected(f"{name}/1")
    assert await other.fetchval("SELECT 1") == 1
    await own.close()
    await other.close()
    await store.close()


@pytest.fixture
async def connected(place: Place) -> AsyncIterator[Callable[[str], Awaitable[None]]]:
    """Let a process be connected to the database, as far as that has a list of such."""
    links: list[PostgresLink] = []

    async def connect(process: str) -> None:
        if isinstance(place.address, PostgresAddress):
            links.append(await linked(place.address, process))

    yield connect
    for link in links:
        await link.close()


async def test_a_process_that_was_killed_is_replaced_at_once(postgres_place: PostgresPlace) -> None:
    """Its lease holds, but nothing of it is connected any more."""
    await postgres_place.emptied()
    async with closed_after(await postgres_place.opened()) as store:
        lives, killed, heir = (Processes(store.database, f"{one}/1") for one in "abc")
        for each in (lives, killed):
            await each.join(Member(each.process, each.process[0]), replacing=False)
        link = await linked(postgres_place.address, lives.process)
        for each in (lives, killed):
            await heir.join(Member(heir.process, each.process[0]), replacing=True)
        assert (await heir.membership()).living == {lives.process, heir.process}
        with pytest.raises(FencedOff):
            await killed.renew()
        await link.close()


async def test_who_replaces_a_process_that_is_gone_replaces_the_one_before(
    process: Named, connected: Callable[[str], Awaitable[None]]
) -> None:
    runs = [process(f"one/{number}") for number in range(3)]
    for each in runs:
        await connected(each.process)
        await each.join(Member(each.process, "one"), replacing=True)
        # The clock of the store counts milliseconds.
        await asyncio.sleep(0.002)
    replaced = [member.replaces for member in (await runs[0].membership()).members]
    assert replaced == [None, "one/0", "one/1"]
    await runs[1].leave()
    replaced = [member.replaces for member in (await runs[0].membership()).members]
    assert replaced == [None, "one/0"]


async def test_a_process_of_the_name_of_a_dead_one_joins_once_that_is_known_to_be_dead(
    process: Named,
) -> None:
    await process("one/1", 300).join(Member("one/1", "one"), replacing=False)
    second = process("one/2")
    member = await joined(second, Member("one/2", "one"), replacing=False)
    assert member.replaces is None
    assert "one/2" in (await second.membership()).living


async def test_shards_are_as_many_as_the_first_process_says_while_it_lives(living: Living) -> None:
    one, two = await living("one", "two")
    assert await one.agree_on_shards(2) == 2
    assert await one.claim(Shard(0, None))
    assert await two.agree_on_shards(3) == 2
    await one.leave()
    assert await two.agree_on_shards(3) == 3


async def test_a_shard_is_served_by_one_process_and_claimed_from_a_dead_one_alone(
    living: Living,
) -> None:
    one, two = await living("one", "two", shards=2)
    assert not await two.claim(Shard(0, None))
    assert not await two.claim(Shard(0, "one/1"))
    await one.leave()
    assert await two.claim(Shard(0, "one/1"))
    assert (await two.membership()).served_by("two/1") == (0,)
    # Nobody has said which presses it had seen.
    assert await two.seen(0) is None


async def test_who_claims_a_shard_plays_its_tables_in_another_epoch(
    store: Store, living: Living
) -> None:
    one, two = await living("one", "two", shards=2)
    here = replace(LOBBY, table_id="t0", owner="one/1", guild_id=0)
    there = replace(LOBBY, table_id="t1", owner="one/1", guild_id=GUILD_OF_SHARD_1)
    for row in (here, there):
        await store.tables.add(replace(row, state=TableState.PLAYING))
    entry = Entry(0, 0, Action("play", ()), 5, Author.PERSON)
    await store.journal.held(1).append("t1", [entry])
    await one.leave()
    assert await two.claim(Shard(1, "one/1"))
    assert await store.tables.owner_of("t0") == "one/1"
    (taken,) = await store.tables.live("two/1")
    assert (taken.table_id, taken.epoch) == ("t1", 2)
    late = Entry(1, 0, Action("play", ()), 6, Author.PERSON)
    with pytest.raises(JournalConflict):
        await store.journal.held(1).append("t1", [late])
    assert await store.journal.read("t1") == (entry,)
    await store.journal.held(2).append("t1", [late])


async def test_a_table_that_another_process_has_opened_stays_with_it_as_its_shard_changes_hands(
    store: Store, living: Living
) -> None:
    """So it is where presses come by HTTP: whoever gets the command opens the table."""
    one, two, three = await living("one", "two", "three", shards=1)
    for owner in ("one/1", "two/1", "three/1"):
        await store.tables.add(replace(LOBBY, table_id=owner, owner=owner))
    assert await two.ask_for(Shard(0, "one/1"))
    await two.say_ready(0)
    assert await one.hand_over(Shard(0, "one/1", "two/1", ready=True), ())
    (kept,) = await store.tables.live("three/1")
    assert (kept.table_id, kept.epoch) == ("three/1", 1)
    assert {row.table_id for row in await store.tables.live("two/1")} == {"one/1", "two/1"}
    await two.leave()
    assert await one.claim(Shard(0, "two/1"))
    assert {row.table_id for row in await store.tables.live("one/1")} == {"one/1", "two/1"}
    # Once it ends, they are for whoever serves their shard.
    await three.leave()
    assert await one.adopt_tables()
    assert await store.tables.owner_of("three/1") == "one/1"


async def test_a_shard_is_handed_over_with_its_tables_and_the_presses_seen(
    store: Store, living: Living
) -> None:
    one, two = await living("one", "two", shards=1)
    await store.tables.add(replace(LOBBY, owner="one/1"))
    assert await two.ask_for(Shard(0, "one/1"))
    await two.say_ready(0)
    (asked,) = (await one.membership()).shards
    assert asked == Shard(0, "one/1", "two/1", ready=True)
    assert await one.hand_over(asked, (7, 8))
    assert (await two.membership()).shards == (Shard(0, "two/1"),)
    assert await two.seen(0) == {7, 8}
    assert [row.table_id for row in await store.tables.live("two/1")] == ["t1"]


async def test_a_table_kept_by_a_process_that_has_lost_its_shard_is_adopted_when_that_ends(
    store: Store, living: Living
) -> None:
    one, two = await living("one", "two", shards=2)
    assert await two.ask_for(Shard(1, "one/1"))
    await two.say_ready(1)
    assert await one.hand_over(Shard(1, "one/1", "two/1", ready=True), ())
    for number, guild_id in enumerate((0, GUILD_OF_SHARD_1)):
        row = replace(LOBBY, table_id=f"t{number}", owner="one/1", guild_id=guild_id)
        await store.tables.add(row)
    assert not await two.adopt_tables()
    await one.leave()
    assert await two.adopt_tables()
    assert [(row.table_id, row.epoch) for row in await store.tables.live("two/1")] == [("t1", 2)]
    # Who claims its shard gets the other one.
    assert await store.tables.owner_of("t0") == "one/1"
    assert not await two.adopt_tables()


async def test_an_heir_that_died_inherits_nothing(living: Living) -> None:
    one, two = await living("one", "two", shards=1)
    await two.ask_for(Shard(0, "one/1"))
    await two.leave()
    (shard,) = (await one.membership()).shards
    assert not await one.hand_over(shard, ())
    await one.disinherit(shard)
    assert (await one.membership()).shards == (Shard(0, "one/1"),)


async def test_a_press_is_forwarded_to_whoever_plays_its_table_and_goes_with_it(
    store: Store, living: Living
) -> None:
    one, two, three = await living("one", "two", "three", shards=1)
    await store.tables.add(replace(LOBBY, owner="one/1"))
    assert await one.forward(9, "t1", "{}") is None
    assert not await one.any_forwarded()
    assert await two.forward(9, "t1", '{"press": 9}') == "one/1"
    assert [await each.any_forwarded() for each in (one, two, three)] == [True, False, False]
    (taken,) = await one.take_forwarded()
    assert not await one.any_forwarded()
    assert (taken.press_id, taken.payload, taken.acknowledged) == (9, '{"press": 9}', False)
    assert await one.take_forwarded() == ()
    # Its process dies before the press is answered.
    assert await two.acknowledge_forwarded(9)
    await one.leave()
    await three.claim(Shard(0, "one/1"))
    assert await three.any_forwarded()
    await three.adopt_forwarded()
    (again,) = await three.take_forwarded()
    assert (again.press_id, again.acknowledged) == (9, True)
    await three.finish_forwarded(9)
    assert not await two.acknowledge_forwarded(9)
    # One that Discord was asked about has had an answer already.
    assert await two.forward(10, "t1", "{}", acknowledged=True) == "three/1"
    assert [press.acknowledged for press in await three.take_forwarded()] == [True]


async def test_a_press_goes_on_with_a_table_that_changes_its_process_and_none_to_a_closed_one(
    store: Store, living: Living
) -> None:
    one, two, three = await living("one", "two", "three", shards=1)
    await store.tables.add(replace(LOBBY, owner="one/1"))
    assert await three.forward(9, "t1", "{}") == "one/1"
    assert len(await one.take_forwarded()) == 1
    await two.ask_for(Shard(0, "one/1"))
    await two.say_ready(0)
    await one.hand_over(Shard(0, "one/1", "two/1", ready=True), ())
    # It was taken, and the table was gone.
    assert await one.forward(9, "t1", "{}") == "two/1"
    assert [press.press_id for press in await two.take_forwarded()] == [9]
    await store.tables.close("t1", TableState.CLOSED, 5)
    assert await three.forward(10, "t1", "{}") is None


async def test_sessions_of_a_bucket_begin_one_after_another(process: Named) -> None:
    one, two = process("one/1"), process("two/1")
    assert await one.start_session(0, 60_000) == 0
    assert await two.start_session(1, 60_000) == 0
    assert 0 < await two.start_session(0, 60_000) <= 60_000
    assert await two.start_session(0, 0) == 0


async def test_processes_share_the_calls_that_discord_allows(process: Named) -> None:
    one, two = process("one/1"), process("two/1")
    await one.share_calls(5, 0.001)
    await two.share_calls(5, 0.001)
    assert await one.take_calls(1, leaving=3) == 1
    assert await one.take_calls(3, leaving=0) == 3
    assert await two.take_calls(2, leaving=1) == 0
    assert await two.take_calls(2, leaving=0) == 1
    assert await one.take_calls(1, leaving=0) == 0
