"""A store in a fresh folder, or in a fresh database of a server."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, ParamSpec, cast

import aiosqlite
import pytest

from data.postgresql.store import PostgresStore
from data.store import Store
from tests.data.places import Place, PostgresPlace, SqlitePlace
from tests.empty_file import lay_empty_file
from tests.postgres_server import PostgresServer

P = ParamSpec("P")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cardroom.db"


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[aiosqlite.Connection]:
    """Every connection that is opened from now on: of each store first the writer's."""
    opened: list[aiosqlite.Connection] = []

    def watched(connect: Callable[P, aiosqlite.Connection]) -> Callable[P, aiosqlite.Connection]:
        def connected(*values: P.args, **options: P.kwargs) -> aiosqlite.Connection:
            opened.append(connect(*values, **options))
            return opened[-1]

        return connected

    monkeypatch.setattr(aiosqlite, "connect", watched(aiosqlite.connect))
    return opened


@pytest.fixture
def overhear() -> Callable[[aiosqlite.Connection, Callable[[str], object]], Awaitable[None]]:
    """Call a function with each statement of a connection, on its thread, before it is done."""

    async def listen(connection: aiosqlite.Connection, hear: Callable[[str], object]) -> None:
        await cast("Any", connection).set_trace_callback(hear)

    return listen


@pytest.fixture(scope="session")
def postgres_place(postgres_server: PostgresServer, postgres_template: str) -> PostgresPlace:
    """A database that is used again and again; whoever uses it empties it first."""
    address = postgres_server.make("cardroom", template=postgres_template)
    return PostgresPlace(postgres_server, address)


@pytest.fixture
def sqlite_place(path: Path) -> SqlitePlace:
    return SqlitePlace(path)


@pytest.fixture(params=["sqlite", "postgresql"])
async def place(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[Place]:
    """Where a store is or will be, empty: a file, or a database of a server."""
    if request.param == "sqlite":
        lay_empty_file(path)
        yield SqlitePlace(path)
        return
    place: PostgresPlace = request.getfixturevalue("postgres_place")
    await place.emptied()
    yield place


@pytest.fixture
async def store(place: Place) -> AsyncIterator[Store]:
    store = await place.opened()
    yield store
    if isinstance(store, PostgresStore) and not store.closed:
        await no_value_is_cut_short(store)
    await store.close()


async def no_value_is_cut_short(store: PostgresStore) -> None:
    """Hold every statement so far to taking whole numbers of 64 bits: ids are as long."""
    async with store.links.acquire(timeout=60) as link:
        assert not await link.fetch(
            "SELECT statement, parameter_types::text FROM pg_prepared_statements"
            " WHERE parameter_types::text ~ 'integer|smallint|unknown'"
        )
