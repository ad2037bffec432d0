"""Transactions that wait, done in one turn of their connection's thread and committed together.

Most of what a commit costs is that the disk keeps it, and that costs the same for many as for one.
The thread is asked once for all of them, not once for each statement: that costs the loop more than
the statements do, and everybody who waits for the connection waits for the loop as well.
"""

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from contextvars import copy_context
from typing import Any, Final, TypeVar, cast

from data.patience import NotWritten, waiting_until
from data.sql.database import SqlRow, Value, Writing

T = TypeVar("T")

_HELD_BY_OTHERS: Final = ("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_PROTOCOL")

_UNWRITTEN: Final = (
    *_HELD_BY_OTHERS,
    "SQLITE_FULL",
    "SQLITE_READONLY",
    "SQLITE_IOERR",
    "SQLITE_CANTOPEN",
)
"""Longer names begin with these."""


def unwritten(error: sqlite3.Error) -> NotWritten | None:
    """Return what `error` means for a transaction that it ended; None if it is a mistake."""
    name = getattr(error, "sqlite_errorname", "")
    if not name.startswith(_UNWRITTEN):
        return None
    return NotWritten(name, busy=name.startswith(_HELD_BY_OTHERS))


GROUP_SECONDS: Final = 0.05
"""With a group that has taken so long nobody else is committed: those in it wait for its end."""


class SqliteWriting(Writing):
    """One open transaction, for the function given to `SqliteDatabase.write`.

    Nothing here waits for the loop: each statement is done when its method is awaited.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def do(self, statement: str, values: Sequence[Value] = ()) -> int:
        return self._connection.execute(statement, values).rowcount

    async def do_each(self, statement: str, rows: Iterable[Sequence[Value]]) -> None:
        self._connection.executemany(statement, rows)

    async def rows(self, statement: str, values: Sequence[Value] = ()) -> list[SqlRow]:
        return self._connection.execute(statement, values).fetchall()


class WaitingWrite:
    """A transaction that waits for its turn; its caller waits for `answered`.

    `work` is done in the context of its caller, and maybe more than once.
    """

    def __init__(self, work: Callable[[Writing], Awaitable[Any]]) -> None:
        self.came = time.monotonic()
        self.answered = asyncio.get_running_loop().create_future()
        self._work = work
        self._patience = waiting_until() - self.came
        self._context = copy_context()
        self._result: Any = None
        self._error: BaseException | None = None

    def attempt(self, connection: sqlite3.Connection) -> None:
        """Do it within an open transaction; what it raises undoes it, and nothing else.

        Now and then SQLite can only undo everything: then no transaction is open any more.
        """
        self._error = None
        try:
            connection.execute("SAVEPOINT attempt")
            self._result = self._context.run(self._done_on, connection)
            connection.execute("RELEASE attempt")
        except BaseException as error:  # noqa: BLE001  its caller is to have it, whatever it is
            self._error = error
            _undo_attempt(connection)

    def _done_on(self, connection: sqlite3.Connection) -> object:
        return _at_once(self._work(SqliteWriting(connection)))

    def fail(self, error: BaseException) -> None:
        """Nothing of it is kept, whatever it came to before."""
        self._error = error

    def has_waited_in_vain(self, since: float, now: float) -> bool:
        """Whether others have had the file for as long as it may wait, if they have it `since`."""
        return now - max(self.came, since) >= self._patience

    def answer(self) -> None:
        """Tell the caller what it came to."""
        if self.answered.done():
            return
        if self._error is None:
            self.answered.set_result(self._result)
        else:
            self.answered.set_exception(_told(self._error))


def committed_together(
    connection: sqlite3.Connection, waiting: deque[WaitingWrite]
) -> list[WaitingWrite]:
    """Do what waits, the oldest first, commit all of it at once, and return what is to be answered.

    A mistake undoes the one that made it. If nothing can be committed, all of them fail: those that
    were refused before, too, for what they found has not come to be. Raise what SQLite says if
    nothing can be begun, such as that another process writes; then all go on waiting.
    """
    connection.execute("BEGIN IMMEDIATE")
    group, until = list[WaitingWrite](), time.monotonic() + GROUP_SECONDS
    try:
        while waiting and (not group or time.monotonic() < until):
            group.append(waiting.popleft())
            group[-1].attempt(connection)
            if not connection.in_transaction:
                # All is undone, and done again without the one that was to blame.
                waiting.extendleft(reversed(group[:-1]))
                return group[-1:]
        connection.commit()
    except BaseException as error:  # noqa: BLE001  those who wait are to have it
        for one in group:
            one.fail(error)
        with suppress(sqlite3.Error):
            connection.rollback()
    return group


def _undo_attempt(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        try:
            connection.execute("ROLLBACK TO attempt")
            connection.execute("RELEASE attempt")
        except sqlite3.Error:
            connection.rollback()


def _told(error: BaseException) -> BaseException:
    """Return what a caller is to have; one error may be that of many, and each needs its own."""
    refusal = unwritten(error) if isinstance(error, sqlite3.Error) else None
    if refusal is None:
        return error
    refusal.__cause__ = error
    return refusal


def _at_once(work: Awaitable[T]) -> T:
    """Return what `work` returns; raise `RuntimeError` if it waits for something else."""
    steps = work.__await__()
    try:
        next(steps)
    except StopIteration as end:
        return cast(T, end.value)
    steps.close()
    raise RuntimeError("a transaction awaits nothing but its own statements")
