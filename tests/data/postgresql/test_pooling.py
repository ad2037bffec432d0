"""A pool between bot and server: one that keeps sessions serves, any other is refused."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, nullcontext

import asyncpg  # pyright: ignore[reportMissingTypeStubs]  it has types, and does not say so
import pytest

from data.addresses import PostgresAddress
from data.postgresql.database import PostgresDatabase
from data.postgresql.links import SESSION, PostgresLink, connected, linked
from data.postgresql.migrating import migrated, shipped
from data.postgresql.store import PostgresStore
from data.unopened import StoreAway, StoreUnusable
from tests.pgbouncer import PROGRAM, PgBouncer
from tests.postgres_server import PostgresServer, free_port

Pool = Callable[..., PgBouncer]


@pytest.fixture
def address(postgres_server: PostgresServer) -> Iterator[PostgresAddress]:
    yield postgres_server.make("behind")
    postgres_server.drop("behind")


@pytest.fixture
def pool(postgres_server: PostgresServer) -> Iterator[Pool]:
    """Start a pool in front of the server, as Debian installs it but for what is said."""
    if PROGRAM is None:
        pytest.skip("PgBouncer is not installed here")
    with ExitStack() as stack:

        def start(port: int | None = None, **said: object) -> PgBouncer:
            return stack.enter_context(
                PgBouncer(port or postgres_server.port, postgres_server.role, **said)
            )

        yield start


def way(pool: PgBouncer, address: PostgresAddress, server: PostgresServer) -> PostgresAddress:
    return pool.way_to(address, server.port)


async def test_a_pool_of_sessions_serves_and_every_setting_arrives(
    pool: Pool, address: PostgresAddress, postgres_server: PostgresServer
) -> None:
    by_pool = way(pool(), address, postgres_server)
    one = await PostgresStore.open(by_pool, "one/1")
    two = await PostgresStore.open(by_pool, "two/1")
    heard = asyncio.Event()

    def hear(*_: str) -> None:
        heard.set()

    listening = asyncio.create_task(two.notices.listen(hear, lambda: None))
    try:
        await one.settings.set("kept", "yes")
        assert await two.settings.get("kept") == "yes"
        told = {**SESSION, "application_name": "cardroom one/1"}
        for _ in range(2):
            async with one.links.acquire(timeout=60) as link:
                assert {
                    name: await link.fetchval("SELECT current_setting($1)", name) for name in told
                } == told
                # The next one is another connection, which a cut makes necessary.
                link.terminate()
        async with asyncio.timeout(60):
            while not heard.is_set():
                await one.notices.tell_all("topic")
                await asyncio.sleep(0.05)
    finally:
        listening.cancel()
        await asyncio.wait([listening])
        await one.close()
        await two.close()


@pytest.mark.parametrize("pace", ["usual", "slow"])
@pytest.mark.parametrize("mode", ["transaction", "statement"])
@pytest.mark.parametrize(
    "said", [{}, {"server_round_robin": 1}, {"ignore_startup_parameters": "jit,lock_timeout"}]
)
async def test_a_pool_that_keeps_no_session_is_refused_and_left_as_it_was(
    pool: Pool,
    address: PostgresAddress,
    postgres_server: PostgresServer,
    said: dict[str, object],
    mode: str,
    pace: str,
) -> None:
    lending = pool(pool_mode=mode, **said)
    by_pool = way(lending, address, postgres_server)
    async with AsyncExitStack() as stack:
        # It has connections to lend which others have used, and would lend another one each time.
        others = [await connected(by_pool) for _ in range(3)]
        for other in others:
            stack.callback(other.terminate)
        if mode == "transaction":
            for other in others:
                await other.execute("BEGIN")
            for other in others:
                await other.execute("COMMIT")
        before = await seen(address)
        with (
            lending.slowed() if pace == "slow" else nullcontext(),
            pytest.raises(StoreUnusable, match="pool_mode = session"),
        ):
            stack.push_async_callback((await PostgresStore.open(by_pool)).close)
        for other in others:
            await other.execute("SELECT 1")
            assert await other.execute("SELECT WHERE current_setting('jit') = 'on'") == "SELECT 1"
    assert await seen(address) == before == (0, 0)
    await (await PostgresStore.open(address)).close()


async def test_a_slow_pool_of_sessions_serves(
    pool: Pool, address: PostgresAddress, postgres_server: PostgresServer
) -> None:
    lending = pool()
    with lending.slowed():
        await migrated(way(lending, address, postgres_server), shipped(), patience=60)


async def seen(address: PostgresAddress) -> tuple[int, int]:
    """Return how many locks of migrations and tables there are."""
    link = await linked(address)
    locks = await link.fetchval("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'")
    tables = await link.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")
    await link.close()
    return locks, tables


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"databases": "only = host=127.0.0.1"}, "bouncer config error"),
        ({"auth_type": "md5"}, "password authentication failed"),
        ({"databases": "* = host=127.0.0.1 port={port} user=nobody_here"}, "does not exist"),
        (
            {"databases": "* = host=127.0.0.1 port={port} user={role} dbname=nothing"},
            "does not exist",
        ),
    ],
)
async def test_what_a_pool_refuses_is_told_at_once_in_its_words(
    pool: Pool,
    address: PostgresAddress,
    postgres_server: PostgresServer,
    said: dict[str, str],
    words: str,
) -> None:
    told = {
        name: value.format(port=postgres_server.port, role=postgres_server.role)
        for name, value in said.items()
    }
    by_pool = way(pool(**told), address, postgres_server)
    by_pool = PostgresAddress(by_pool.url.replace("@", ":secret@", 1))
    with pytest.raises(StoreUnusable, match=words) as refused:
        await migrated(by_pool, shipped(), patience=3600)
    assert "secret" not in str(refused.value)


async def test_a_parameter_that_a_pool_does_not_know_is_told_at_once(
    pool: Pool, address: PostgresAddress, postgres_server: PostgresServer
) -> None:
    by_pool = way(pool(), address, postgres_server)
    named = PostgresAddress(f"{by_pool.url}&options=-csearch_path%3Dpublic")
    with pytest.raises(StoreUnusable, match="unsupported startup parameter"):
        await migrated(named, shipped(), patience=3600)


async def test_what_may_pass_is_waited_for(
    pool: Pool, address: PostgresAddress, postgres_server: PostgresServer
) -> None:
    by_pool = way(pool(max_client_conn=2), address, postgres_server)
    others = [await connected(by_pool) for _ in range(2)]
    with pytest.raises(StoreAway, match="no more connections allowed"):
        await migrated(by_pool, shipped(), patience=3)
    opening = asyncio.create_task(migrated(by_pool, shipped(), patience=3600))
    await asyncio.sleep(0.3)
    for other in others:
        await other.close()
    await opening
    away = way(pool(free_port()), address, postgres_server)
    with pytest.raises(StoreAway, match="does not answer"):
        await migrated(away, shipped(), patience=0.3)


async def test_who_migrates_is_waited_for_and_named_and_not_for_ever(
    address: PostgresAddress, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    other = await linked(address, "one/1")
    # As versions before this one hold it, and as a pool may keep it for them.
    await other.execute("SELECT pg_advisory_lock(x'43617264'::int)")
    with pytest.raises(StoreAway, match=r"another process all the time: cardroom one/1 "):
        await migrated(address, shipped(), turn_seconds=0.5)
    waits = [record for record in caplog.records if "waiting for another" in record.message]
    assert ["cardroom one/1" in record.message for record in waits] == [True]
    starting = asyncio.create_task(migrated(address, shipped()))
    await asyncio.sleep(0.3)
    await other.close()
    await starting


async def test_who_is_gone_behind_a_pool_is_known_to_be_gone_and_can_be_cut_off(
    pool: Pool, address: PostgresAddress, postgres_server: PostgresServer
) -> None:
    by_pool = way(pool(), address, postgres_server)
    database = await PostgresDatabase.open(by_pool, process="one/1")
    gone, paused = await linked(by_pool, "two/1"), await linked(by_pool, "three/1")
    gone.terminate()
    async with asyncio.timeout(60):
        while await database.is_connected("two/1"):
            await asyncio.sleep(0.01)
    assert await database.is_connected("three/1")
    await database.cut_off("three/1")
    assert not await database.is_connected("three/1")
    with pytest.raises((asyncpg.PostgresError, asyncpg.InterfaceError)):
        await paused.execute("SELECT 1")
    await database.close()


async def test_a_pool_that_has_nothing_to_lend_is_not_taken_for_one_of_sessions(
    pool: Pool, address: PostgresAddress, postgres_server: PostgresServer
) -> None:
    small = pool(pool_mode="transaction", default_pool_size=1, query_wait_timeout=1)
    by_pool = way(small, address, postgres_server)
    other = await connected(by_pool)
    taking = asyncio.create_task(_taken(other))
    with pytest.raises((StoreAway, StoreUnusable)):
        await PostgresStore.open(by_pool)
    taking.cancel()
    await asyncio.wait([taking])
    other.terminate()
    assert await seen(address) == (0, 0)


async def _taken(link: PostgresLink) -> None:
    """Take the only connection of a pool, again and again."""
    while True:
        await link.execute("BEGIN")
        await asyncio.sleep(1.5)
        await link.execute("COMMIT")
