"""The database file: one connection that writes, one that reads."""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Self, TypeAlias, TypeVar

import aiosqlite

from data.lease import Lease
from data.migrating import Migration, migrate, shipped

T = TypeVar("T")
Value: TypeAlias = "str | int | bytes | None"
Row: TypeAlias = tuple[Any, ...]
"""What SQLite returns; the module that asks knows the columns."""


def _is_quiet(record: logging.LogRecord) -> bool:
    # At DEBUG aiosqlite writes every statement with its parameters, and those are cards.
    return record.levelno >= logging.WARNING


logging.getLogger("aiosqlite").addFilter(_is_quiet)


class Writing:
    """One open transaction, for the function given to `Database.write`."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def do(self, statement: str, values: Sequence[Value] = ()) -> int:
        """Execute a statement; return how many rows it changed."""
        cursor = await self._connection.execute(statement, values)
        return cursor.rowcount

    async def do_each(self, statement: str, rows: Iterable[Sequence[Value]]) -> None:
        """Execute a statement once for each row of values."""
        await self._connection.executemany(statement, rows)

    async def rows(self, statement: str, values: Sequence[Value] = ()) -> list[Row]:
        """Return the rows of a query, which sees what the transaction has done so far."""
        return [tuple(row) for row in await self._connection.execute_fetchall(statement, values)]


class Database:
    """An open database file.

    All writes go through one connection, one transaction at a time; a transaction once begun is
    finished even if its caller is cancelled. Reads have a connection of their own, which sees
    every transaction that was committed before the read began.
    """

    def __init__(
        self, lease: Lease, writer: aiosqlite.Connection, reader: aiosqlite.Connection
    ) -> None:
        self._lease = lease
        self._writer = writer
        self._reader = reader
        self._turn = asyncio.Lock()
        self._steps: set[asyncio.Future[Any]] = set()
        self._closed = False

    @classmethod
    async def open(cls, path: Path, migrations: Sequence[Migration] | None = None) -> Self:
        """Open or make the file, in the shape of the newest migration.

        Raise `StoreInUse` or `StoreUnusable`. An open database keeps the process alive: close it.
        """
        lease = Lease.take(path)
        try:
            # Made here, because SQLite would make it readable to everybody.
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
            writer = await aiosqlite.connect(path, isolation_level=None)
            try:
                await _prepare(writer)
                await migrate(writer, path, shipped() if migrations is None else migrations)
                reader = await aiosqlite.connect(path, isolation_level=None)
            except BaseException:
                await writer.close()
                raise
            try:
                await reader.execute_fetchall("PRAGMA query_only = ON")
                await reader.execute_fetchall("PRAGMA busy_timeout = 5000")
            except BaseException:
                await reader.close()
                await writer.close()
                raise
        except BaseException:
            lease.release()
            raise
        return cls(lease, writer, reader)

    async def close(self) -> None:
        """Let begun transactions end and close the file; later calls of anything else fail."""
        if self._closed:
            return
        self._closed = True
        while self._steps:
            await asyncio.wait(self._steps)
        try:
            await self._reader.close()
        finally:
            # Last, so that its closing folds the write-ahead log into the file.
            try:
                await self._writer.close()
            finally:
                self._lease.release()

    async def rows(self, query: str, values: Sequence[Value] = ()) -> list[Row]:
        """Return the rows of one query."""
        return [tuple(row) for row in await self._reader.execute_fetchall(query, values)]

    async def write(self, work: Callable[[Writing], Awaitable[T]]) -> T:
        """Do `work` in one transaction and commit it; whatever it raises undoes all of it."""
        return await self._unbroken(self._transaction(work))

    async def do(self, statement: str, values: Sequence[Value] = ()) -> int:
        """Commit one statement, a transaction by itself; return how many rows it changed."""
        return await self._unbroken(self._statement(statement, values))

    async def _transaction(self, work: Callable[[Writing], Awaitable[T]]) -> T:
        async with self._turn:
            try:
                await self._writer.execute_fetchall("BEGIN IMMEDIATE")
                result = await work(Writing(self._writer))
                await self._writer.commit()
            except BaseException:
                # Queued behind whatever was under way; does nothing where all is committed.
                await self._writer.rollback()
                raise
        return result

    async def _statement(self, statement: str, values: Sequence[Value]) -> int:
        async with self._turn:
            cursor = await self._writer.execute(statement, values)
        return cursor.rowcount

    async def _unbroken(self, step: Awaitable[T]) -> T:
        """Await `step` to its end even if the awaiting task is cancelled meanwhile."""
        task = asyncio.ensure_future(step)
        self._steps.add(task)
        task.add_done_callback(self._steps.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            await asyncio.wait({task})
            raise


async def _prepare(connection: aiosqlite.Connection) -> None:
    for pragma in (
        "busy_timeout = 5000",
        "journal_mode = WAL",
        # FULL, not NORMAL: an acknowledged move must survive a power cut.
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        await connection.execute_fetchall(f"PRAGMA {pragma}")
