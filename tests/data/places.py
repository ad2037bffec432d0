"""Places where a store is kept, for tests that hold every kind of store to the same."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol, cast

import asyncpg  # pyright: ignore[reportMissingTypeStubs]  it has types, and does not say so

from data.addresses import PostgresAddress, StoreAddress
from data.opening import store_at
from data.postgresql.dialect import translated
from data.sql.database import Value
from data.sql.store import SqlStore
from tests.postgres_server import PostgresServer


class Place(Protocol):
    """Where a store is; what is asked and done here goes past the store."""

    @property
    def address(self) -> StoreAddress: ...

    async def opened(self) -> SqlStore:
        """Open the store; whoever opens it closes it."""
        ...

    async def rows(self, query: str, *values: Value) -> list[tuple[Any, ...]]: ...

    async def do(self, *statements: str) -> None: ...

    async def everything(self) -> str:
        """Return all that is kept, as one text."""
        ...


class SqlitePlace:
    def __init__(self, path: Path) -> None:
        self.address = path

    async def opened(self) -> SqlStore:
        return await store_at(self.address)

    async def rows(self, query: str, *values: Value) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.address)) as connection:
            return connection.execute(query, values).fetchall()

    async def do(self, *statements: str) -> None:
        with closing(sqlite3.connect(self.address)) as connection, connection:
            for statement in statements:
                connection.execute(statement)

    async def everything(self) -> str:
        with closing(sqlite3.connect(self.address)) as connection:
            return "\n".join(connection.iterdump())


class PostgresPlace:
    def __init__(self, server: PostgresServer, address: PostgresAddress) -> None:
        self.server = server
        self.address = address

    async def opened(self) -> SqlStore:
        return await store_at(self.address)

    async def rows(self, query: str, *values: Value) -> list[tuple[Any, ...]]:
        connection = await _connected(self.address)
        try:
            return [tuple(row) for row in await connection.fetch(translated(query), *values)]
        finally:
            await connection.close()

    async def do(self, *statements: str) -> None:
        connection = await _connected(self.address)
        try:
            await connection.execute(";".join(map(translated, statements)))
        finally:
            await connection.close()

    async def everything(self) -> str:
        lines: list[str] = []
        for (table,) in await self.rows(_TABLES):
            lines.extend(map(str, await self.rows(f"SELECT * FROM {table}")))
        return "\n".join(lines)

    async def emptied(self) -> None:
        """Make the database what it was when it was new; that is quicker than a new one."""
        tables: Sequence[str] = [table for (table,) in await self.rows(_TABLES)]
        await self.do(
            "SET session_replication_role = replica",
            *(f"DELETE FROM {table}" for table in tables),
            "INSERT INTO counting VALUES (1, 0)",
            "ALTER TABLE boards ALTER COLUMN board RESTART",
        )


_TABLES = """
SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_version'
ORDER BY tablename
"""


async def _connected(address: PostgresAddress) -> Any:
    return await cast("Any", asyncpg).connect(address.url)
