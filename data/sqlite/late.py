"""A late database: a file that another process still has, and that is opened once it is free."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from data.sql.database import Database, SqlRow, Value, Writing
from data.sqlite.database import CLOCK

T = TypeVar("T")


class LateDatabase:
    """Whatever is asked of it waits until it is opened."""

    clock = CLOCK

    def __init__(self) -> None:
        self._database: Database | None = None
        self._opened = asyncio.Event()

    @property
    def opened(self) -> bool:
        """Whether the file was opened; it may be closed again."""
        return self._opened.is_set()

    def be(self, database: Database) -> None:
        """Be this database from now on."""
        self._database = database
        self._opened.set()

    async def rows(self, query: str, values: Sequence[Value] = ()) -> Sequence[SqlRow]:
        """Return the rows of one query."""
        return await (await self._there()).rows(query, values)

    async def write(
        self, work: Callable[[Writing], Awaitable[T]], *, within_table: bool = False
    ) -> T:
        """Do `work` in one transaction."""
        return await (await self._there()).write(work, within_table=within_table)

    async def do(self, statement: str, values: Sequence[Value] = ()) -> int:
        """Commit one statement."""
        return await (await self._there()).do(statement, values)

    async def is_connected(self, process: str) -> bool:  # noqa: ARG002  a file is asked of nobody
        """Nobody can tell."""
        return True

    async def takes_connections(self) -> bool:
        """Whoever has the file open has it alone."""
        return True

    async def cut_off(self, process: str) -> None:
        """Do nothing: whoever has the file open has it alone."""

    async def close(self) -> None:
        """Close the file, if it was ever opened."""
        if self._database is not None:
            await self._database.close()

    async def _there(self) -> Database:
        await self._opened.wait()
        assert self._database is not None
        return self._database
