"""A transaction done in many turns of its connection's thread, which waits for other things too."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TypeVar, cast

import aiosqlite

from data.sql.database import SqlRow, Value, Writing

T = TypeVar("T")


class _WritingInSteps:
    """One open transaction; the loop goes on while each statement is done."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def do(self, statement: str, values: Sequence[Value] = ()) -> int:
        """Execute a statement; return how many rows it changed."""
        cursor = await self._connection.execute(statement, values)
        return cursor.rowcount

    async def do_each(self, statement: str, rows: Iterable[Sequence[Value]]) -> None:
        """Execute a statement once for each row of values."""
        await self._connection.executemany(statement, rows)

    async def rows(self, statement: str, values: Sequence[Value] = ()) -> list[SqlRow]:
        """Return the rows of a query, which sees what the transaction has done so far."""
        return cast(list[SqlRow], await self._connection.execute_fetchall(statement, values))


async def done_in_steps(
    connection: aiosqlite.Connection, work: Callable[[Writing], Awaitable[T]]
) -> T:
    """Do `work` in one transaction and commit it; whatever it raises undoes all of it."""
    await connection.execute_fetchall("BEGIN IMMEDIATE")
    try:
        result = await work(_WritingInSteps(connection))
        await connection.commit()
    except BaseException:
        # Queued behind whatever was under way; does nothing if all is committed.
        await connection.rollback()
        raise
    return result
