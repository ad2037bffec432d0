"""A store in a fresh folder, and a table and a game to put into it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, cast

import aiosqlite
import pytest

from data.postgresql.store import PostgresStore
from data.results import FinishedGame, SeatResult
from data.store import Store
from data.tables import TableRow
from tests.data.everything import played
from tests.data.places import Place, PostgresPlace, SqlitePlace
from tests.empty_file import lay_empty_file
from tests.postgres_server import PostgresServer
from tests.table_rows import LOBBY, table_row

P = ParamSpec("P")

NOVEMBER = 1_794_000_000_000
"""A moment in November 2026."""


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


@pytest.fixture
def table() -> TableRow:
    """Table t1 in the lobby, with two people and two computers, to 50 points."""
    return table_row(options={"target": 50})


@pytest.fixture
def game() -> FinishedGame:
    """The game of table t1: Ann first, Ben and a computer second."""
    return FinishedGame(
        game_id="t1",
        guild_id=1,
        channel_id=2,
        family="hearts",
        preset="standard",
        customised=False,
        started_at=2000,
        ended_at=NOVEMBER,
        deal_count=5,
        record={"variant": "standard", "actions": [[0, "play QS"]]},
        seats=tuple(
            SeatResult(
                seat=seat,
                person=chair.person,
                name=chair.name,
                place=place,
                score=10 * place,
                points=10 * place,
                feats={"moons": int(place == 1), "queens": 0},
                left=False,
                level=chair.level,
                side=seat,
            )
            for seat, (chair, place) in enumerate(zip(LOBBY.chairs, (1, 2, 2, 4), strict=True))
        ),
    )


@pytest.fixture
def play(store: Store) -> Callable[[FinishedGame], Awaitable[bool]]:
    """Put the table of a game into play, and finish it."""
    return partial(played, store)
