"""Places where a store is kept, for tests that hold every kind of store to the same."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from shutil import copyfile
from typing import Any, Protocol, cast

import asyncpg  # pyright: ignore[reportMissingTypeStubs]  it has types, and does not say so

from data.addresses import PostgresAddress, StoreAddress
from data.opening import store_at
from data.postgresql.dialect import translated
from data.postgresql.links import PostgresLink, linked
from data.sql.database import Value
from data.store import Store
from tests.postgres_server import PostgresServer
from tests.stored import TABLES, emptied, everything

BROKEN_RULES = (sqlite3.IntegrityError, cast("Any", asyncpg).IntegrityConstraintViolationError)
"""What a database raises for a row that cannot be."""


class Place(Protocol):
    """Where a store is; what is asked and done here goes past the store."""

    @property
    def address(self) -> StoreAddress: ...

    async def opened(self) -> Store:
        """Open the store; whoever opens it closes it."""
        ...

    async def rows(self, query: str, *values: Value) -> list[tuple[Any, ...]]: ...

    async def do(self, *statements: str) -> int:
        """Do all of it; return how many rows the last statement changed."""
        ...

    async def everything(self) -> str:
        """Return all that is kept, as one text."""
        ...

    async def copied(self) -> "Place":
        """Return a copy, in the place of an earlier one; nobody may have the store open."""
        ...


class SqlitePlace:
    def __init__(self, path: Path) -> None:
        self.address = path

    async def opened(self) -> Store:
        return await store_at(self.address)

    async def rows(self, query: str, *values: Value) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.address)) as connection:
            return connection.execute(query, values).fetchall()

    async def do(self, *statements: str) -> int:
        with closing(sqlite3.connect(self.address)) as connection, connection:
            connection.execute("PRAGMA foreign_keys = ON")
            return [connection.execute(statement).rowcount for statement in statements][-1]

    async def everything(self) -> str:
        return everything(self.address)

    async def copied(self) -> "SqlitePlace":
        copy = self.address.with_name("copy.db")
        await asyncio.to_thread(copyfile, self.address, copy)
        return SqlitePlace(copy)


class PostgresPlace:
    def __init__(self, server: PostgresServer, address: PostgresAddress) -> None:
        self.server = server
        self.address = address

    async def opened(self) -> Store:
        return await store_at(self.address)

    async def rows(self, query: str, *values: Value) -> list[tuple[Any, ...]]:
        async with connected(self.address) as link:
            return [tuple(row) for row in await link.fetch(translated(query), *values)]

    async def do(self, *statements: str) -> int:
        async with connected(self.address) as link:
            done = await link.execute(";".join(map(translated, statements)))
        changed = done.rpartition(" ")[2]
        return int(changed) if changed.isdecimal() else 0

    async def everything(self) -> str:
        return await asyncio.to_thread(everything, self.address)

    async def counts(self) -> dict[str, int]:
        """Return how many rows each table has."""
        async with connected(self.address) as link:
            tables = [table for (table,) in await link.fetch(TABLES) if table != "connections"]
            counts = [await link.fetchval(f"SELECT count(*) FROM {table}") for table in tables]
        return dict(zip(tables, counts, strict=True))

    async def copied(self) -> "PostgresPlace":
        own = self.address.url.rpartition("/")[2].partition("?")[0]
        make = self.server.make
        address = await asyncio.to_thread(make, f"{own}-copy", template=own)
        return PostgresPlace(self.server, address)

    async def emptied(self) -> None:
        async with connected(self.address) as link:
            await emptied(link)


@asynccontextmanager
async def connected(address: PostgresAddress) -> AsyncGenerator[PostgresLink]:
    link = await linked(address)
    try:
        yield link
    finally:
        await link.close()
