"""The demands of the store's statements on a database, whichever it is.

Statements are written once, in the SQL that SQLite and PostgreSQL have in common. The values of a
statement stand for `?`, or for `?1`, `?2` if one is named twice.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from data.patience import NotWritten
from engine.table.journal import unbroken

T = TypeVar("T")
Value: TypeAlias = "str | int | float | bytes | None"
SqlRow: TypeAlias = tuple[Any, ...]
"""The values that a database returns; the module that asks knows the columns."""


class Writing(Protocol):
    """One open transaction, for the function given to `Database.write`."""

    async def do(self, statement: str, values: Sequence[Value] = ()) -> int:
        """Execute a statement; return how many rows it changed."""
        ...

    async def do_each(self, statement: str, rows: Iterable[Sequence[Value]]) -> None:
        """Execute a statement once for each row of values."""
        ...

    async def rows(self, statement: str, values: Sequence[Value] = ()) -> Sequence[SqlRow]:
        """Return the rows of a query, which sees what the transaction has done so far."""
        ...


class Steps:
    """The steps that are under way, whoever has stopped waiting for them."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Future[Any]] = set()
        self.kept_at: float | None = None
        """When the last one was kept, by the monotonic clock; None if none was."""
        self.refused_since: float | None = None
        """Since when none is kept that is asked for; None if the last one was."""
        self.refused_why = ""
        """The store's own name for what was the matter with the last one that was not."""

    async def finished(self, step: Awaitable[T]) -> T:
        """Await `step` to its end, even if the caller is cancelled meanwhile."""
        task = asyncio.ensure_future(step)
        self._under_way.add(task)
        task.add_done_callback(self._note_end)
        return await unbroken(task)

    def _note_end(self, task: asyncio.Future[Any]) -> None:
        self._under_way.discard(task)
        error = None if task.cancelled() else task.exception()
        if task.cancelled() or (error is not None and not isinstance(error, NotWritten)):
            return
        if error is None:
            self.kept_at, self.refused_since = time.monotonic(), None
        else:
            self.refuse(error.reason)

    def refuse(self, why: str) -> None:
        """Note that none can be kept at the moment."""
        self.refused_since, self.refused_why = self.refused_since or time.monotonic(), why

    def break_off(self) -> None:
        """Let whoever waits for a step go: nobody does it any more."""
        for task in tuple(self._under_way):
            task.cancel()

    async def ended(self) -> None:
        """Wait until no step is under way any more."""
        while self._under_way:
            await asyncio.wait(self._under_way)


class Database(Protocol):
    """An open database.

    A transaction once begun is finished even if its caller is cancelled. A query sees every
    transaction that was committed before it began. `clock` is an expression of SQL: milliseconds
    since 1970 by the database's own clock.
    """

    clock: str
    steps: Steps

    async def rows(self, query: str, values: Sequence[Value] = ()) -> Sequence[SqlRow]:
        """Return the rows of one query."""
        ...

    async def write(
        self, work: Callable[[Writing], Awaitable[T]], *, within_table: bool = False
    ) -> T:
        """Do `work` in one transaction and commit it; whatever it raises undoes all of it.

        It is as if no other transaction ran meanwhile. So that this holds, `work` may be done
        more than once and on another thread. It must do nothing but write, and await nothing but
        its `Writing`. Raise `NotWritten` if nothing was kept.

        If it reads and writes nothing but what belongs to one table, which one process plays, it
        may say so with `within_table`: then no work on another table is ever in its way.
        """
        ...

    async def do(self, statement: str, values: Sequence[Value] = ()) -> int:
        """Commit one statement, a transaction by itself; return how many rows it changed.

        Raise `NotWritten` as `write` does.
        """
        ...

    def look(self) -> None:
        """Let `steps` tell if nothing can be written because a file is not where it was."""
        ...

    async def overwrite(self) -> None:
        """Leave nothing of what was deleted in a file, as far as that is ours to do."""
        ...

    async def is_connected(self, process: str) -> bool:
        """Whether another process has any connection; True if nobody can tell."""
        ...

    async def takes_connections(self) -> bool:
        """Whether another connection can be had at this moment; True if none is needed."""
        ...

    async def cut_off(self, process: str) -> None:
        """Break the connections of another process; when it returns, all of them are gone."""
        ...

    async def close(self) -> None:
        """Let begun transactions end and close the database; later calls of anything else fail."""
        ...
