"""A transaction done whole, in one turn of its connection's thread.

The thread is asked once for all of it, not once for each statement: that costs the loop more than
the statements do, and everybody who waits for the connection waits for the loop as well.
"""

import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextvars import copy_context
from typing import Any, TypeVar, cast

import aiosqlite

from data.sql.database import SqlRow, Value, Writing
from data.sqlite.unwritten import unwritten

T = TypeVar("T")


class SqliteWriting:
    """One open transaction, for the function given to `SqliteDatabase.write`.

    Nothing here waits for the loop: each statement is done when its method is awaited.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def do(self, statement: str, values: Sequence[Value] = ()) -> int:
        """Execute a statement; return how many rows it changed."""
        return self._connection.execute(statement, values).rowcount

    async def do_each(self, statement: str, rows: Iterable[Sequence[Value]]) -> None:
        """Execute a statement once for each row of values."""
        self._connection.executemany(statement, rows)

    async def rows(self, statement: str, values: Sequence[Value] = ()) -> list[SqlRow]:
        """Return the rows of a query, which sees what the transaction has done so far."""
        return self._connection.execute(statement, values).fetchall()


async def on_thread_of(
    connection: aiosqlite.Connection, step: Callable[[sqlite3.Connection], T]
) -> T:
    """Do `step` in one turn of a connection's thread, in the context of the caller.

    It is done to its end, before anything that is asked for later, even if its caller is cancelled.
    """
    asked: Any = connection  # aiosqlite asks its thread for one statement, or in private for a step
    return await asked._execute(copy_context().run, step, asked._conn)  # noqa: SLF001


def statement_done(
    connection: sqlite3.Connection, statement: str, values: Sequence[Value], until: float
) -> int:
    """Commit one statement, a transaction by itself; return how many rows it changed."""
    return _begun(connection, statement, values, until).rowcount


def transaction_done(
    connection: sqlite3.Connection, work: Callable[[Writing], Awaitable[T]], until: float
) -> T:
    """Do `work` in one transaction and commit it; whatever it raises undoes all of it."""
    _begun(connection, "BEGIN IMMEDIATE", (), until)
    try:
        result = _at_once(work(SqliteWriting(connection)))
        connection.commit()
    except BaseException:
        # Does nothing if SQLite has undone all by itself.
        connection.rollback()
        raise
    return result


def _begun(
    connection: sqlite3.Connection, statement: str, values: Sequence[Value], until: float
) -> sqlite3.Cursor:
    """Begin a transaction, again and again while another process writes.

    SQLite has done nothing at all where it says that another is writing.
    """
    while True:
        try:
            return connection.execute(statement, values)
        except sqlite3.OperationalError as error:
            refusal = unwritten(error)
            if refusal is None or not refusal.busy or time.monotonic() >= until:
                raise


def _at_once(work: Awaitable[T]) -> T:
    """Return what `work` returns; raise `RuntimeError` if it waits for something else."""
    steps = work.__await__()
    try:
        next(steps)
    except StopIteration as end:
        return cast(T, end.value)
    steps.close()
    raise RuntimeError("a transaction awaits nothing but its own statements")
