"""The database file: one connection that writes, one that reads."""

import asyncio
import logging
import os
import sqlite3
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, Final, Self, TypeVar, cast

import aiosqlite

from data.patience import MOVED
from data.sql.database import Database, SqlRow, Steps, Value, Writing
from data.sql.migrations import Migration
from data.sqlite.lease import Lease
from data.sqlite.migrating import migrate, shape_of, shipped
from data.sqlite.private_files import make_private
from data.sqlite.soundness import must_be_sound, why_not_opened
from data.sqlite.transaction import WaitingWrite, committed_together, unwritten

log = logging.getLogger(__name__)

T = TypeVar("T")

TRY_MS: Final = 50
"""How long SQLite itself waits for another process before the writes are asked how long they have.
"""

FOLDING_TRIES: Final = 20
FOLDING_SECONDS: Final = 0.1
"""How often the log is folded anew, and after what, while somebody reads from it."""

LONG_SECONDS: Final = 1.0
"""A queue is long if its first write has waited so long behind others of this process."""

TOLD_SECONDS: Final = 60.0
"""At most so often the log says that the queue is long."""


class SqliteDatabase(Database):
    """An open database file.

    All writes go through one connection, one after the other, and those that wait are committed
    together. A transaction that was asked for is finished even if its caller is cancelled. Reads
    have a connection of their own, which sees every transaction that was committed before the read
    began.
    """

    clock = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"

    def __init__(
        self,
        writer: aiosqlite.Connection,
        reader: aiosqlite.Connection,
        path: Path,
        opened: AsyncExitStack,
    ) -> None:
        """Take over two connections to a file.

        `opened` closes everything in the right order.
        """
        self._writer = writer
        self._reader = reader
        self._opened = opened
        # What is written into a log that nobody finds again is lost as well.
        files = (path, path.with_name(f"{path.name}-wal"))
        self._files = {one: found for one in files if (found := _identity(one)) is not None}
        self._turn = asyncio.Lock()
        self._waiting = deque[WaitingWrite]()
        self._committing: asyncio.Task[None] | None = None
        self._told_at = -TOLD_SECONDS
        self.steps = Steps()
        self._closed = self._moved = False

    @classmethod
    async def open(cls, path: Path, migrations: Sequence[Migration] | None = None) -> Self:
        """Open or make the file, in the shape of the newest migration.

        Raise `StoreInUse` or `StoreUnusable`. An open database keeps the process alive: close it.
        """
        try:
            return await cls._opened_at(path, shipped() if migrations is None else migrations)
        except (OSError, sqlite3.Error) as error:
            refusal = why_not_opened(path, error)
            if refusal is None:
                raise
            raise refusal from error

    @classmethod
    async def _opened_at(cls, path: Path, migrations: Sequence[Migration]) -> Self:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        async with AsyncExitStack() as undoing:
            lease = Lease.take(path)
            undoing.callback(lease.release)
            await asyncio.to_thread(must_be_sound, path)
            # Made here, because SQLite would make it readable to everybody.
            with suppress(FileExistsError):
                make_private(path)
            os.close(os.open(path, os.O_RDWR))
            writer = await aiosqlite.connect(path, isolation_level=None)
            undoing.push_async_callback(writer.close)
            shape = await shape_of(writer, path, migrations)
            await _set(writer, "busy_timeout = 5000", "journal_mode = WAL")
            # FULL, not NORMAL: an acknowledged move must survive a power cut.
            await _set(writer, "synchronous = FULL")
            # What is deleted is written over; by itself SQLite may leave it where it was.
            await _set(writer, "secure_delete = ON")
            await migrate(writer, path, shape, migrations)
            await _set(writer, "foreign_keys = ON")
            reader = await aiosqlite.connect(path, isolation_level=None)
            undoing.push_async_callback(reader.close)
            await _set(reader, "busy_timeout = 5000", "query_only = ON")
            # From here on people wait; how long each write does is up to its patience.
            # What undoes one transaction of many needs no file of its own: a host may have no /tmp.
            await _set(writer, f"busy_timeout = {TRY_MS}", "temp_store = MEMORY")
            return cls(writer, reader, path, undoing.pop_all())

    def look(self) -> None:
        moved, self._moved = self._moved, not self._is_in_place()
        if self._moved:
            self.steps.refuse(MOVED)
        if self._moved and not moved:
            log.error(
                "an open file is not in its place any more, so nothing is written: put back %s with"
                " what belongs to it, or stop the bot and restore a copy",
                next(iter(self._files)),
            )
        elif moved and not self._moved:
            self.steps.refused_since = None
            log.warning("the file is in its place again, and is written to")

    async def overwrite(self) -> None:
        """Fold the log into the file and empty it: it holds every page as it was before."""
        for _ in range(FOLDING_TRIES):
            async with self._turn:
                try:
                    held = await self._on_thread(_folded)
                except sqlite3.Error as error:
                    # A full disk: the next deletion, or a stop, does it.
                    log.warning("the log keeps what was deleted: %s", type(error).__name__)
                    return
            if not held:
                return
            # Somebody reads; nobody waits for them.
            await asyncio.sleep(FOLDING_SECONDS)

    async def is_connected(self, process: str) -> bool:  # noqa: ARG002  a file has no list of them
        """Nobody can tell."""
        return True

    async def takes_connections(self) -> bool:
        """The process that has the file open has it alone."""
        return True

    async def cut_off(self, process: str) -> None:
        """Do nothing: whoever has the file open has it alone."""

    async def close(self) -> None:
        """Let begun transactions end and close the file; later calls of anything else fail."""
        if self._closed:
            return
        self._closed = True
        await self.steps.ended()
        # The writer after the reader, so that its closing folds the log into the file.
        await self._opened.aclose()

    async def rows(self, query: str, values: Sequence[Value] = ()) -> list[SqlRow]:
        return cast(list[SqlRow], await self._reader.execute_fetchall(query, values))

    async def write(
        self, work: Callable[[Writing], Awaitable[T]], *, within_table: bool = False
    ) -> T:
        """Do `work` in one transaction and commit it; whatever it raises undoes all of it.

        Raise `NotWritten` if other processes hold the file for too long, or it takes nothing.
        """
        # Here one transaction waits for the other in any case.
        del within_table
        write = WaitingWrite(work)
        self._waiting.append(write)
        if self._committing is None or self._committing.done():
            self._committing = asyncio.create_task(self._commit())
            self._committing.add_done_callback(self._committed)
        return await self.steps.finished(write.answered)

    async def do(self, statement: str, values: Sequence[Value] = ()) -> int:
        return await self.write(lambda writing: writing.do(statement, values))

    async def write_in_steps(self, work: Callable[[Writing], Awaitable[T]]) -> T:
        """Do `work` as `write` does, but it may wait for anything; all other writes wait for it.

        Raise `NotWritten` as `write` does.
        """
        async with self._turn:
            try:
                self._must_be_in_place()
                return await _done_in_steps(self._writer, work)
            except sqlite3.Error as error:
                refusal = unwritten(error)
                if refusal is None:
                    raise
                raise refusal from error

    async def _commit(self) -> None:
        """Commit what waits, until nothing does."""
        held_since: float | None = None
        while self._waiting:
            async with self._turn:
                if held_since is None:
                    self._tell_if_long()
                try:
                    answered = await self._on_thread(self._committed_in_place)
                    held_since = None
                except Exception as error:  # noqa: BLE001  those who wait are to have it
                    now = time.monotonic()
                    held_since = now if held_since is None else held_since
                    answered = self._in_vain(error, held_since, now)
            for write in answered:
                write.answer()

    def _committed_in_place(self, connection: sqlite3.Connection) -> list[WaitingWrite]:
        self._must_be_in_place()
        return committed_together(connection, self._waiting)

    def _must_be_in_place(self) -> None:
        if not self._is_in_place():
            refusal = sqlite3.OperationalError(MOVED)
            refusal.sqlite_errorname = MOVED
            raise refusal

    def _is_in_place(self) -> bool:
        """Whether the open files are still those that are found by their names."""
        return all(_identity(one) == found for one, found in self._files.items())

    def _committed(self, done: asyncio.Task[None]) -> None:
        if done.cancelled() or done.exception() is not None:
            # The loop is being ended, and nobody who waits would be answered any more.
            self.steps.break_off()

    def _in_vain(self, error: Exception, since: float, now: float) -> list[WaitingWrite]:
        """Take out of the queue whoever has to be told that nothing can be begun.

        While other processes have the file, as they do `since` then, that is whoever may not wait
        any longer.
        """
        refusal = unwritten(error) if isinstance(error, sqlite3.Error) else None
        held = refusal is not None and refusal.busy
        answered = [
            write for write in self._waiting if not held or write.has_waited_in_vain(since, now)
        ]
        for write in answered:
            self._waiting.remove(write)
            write.fail(error)
        return answered

    def _tell_if_long(self) -> None:
        now = time.monotonic()
        waited = now - self._waiting[0].came
        if waited >= LONG_SECONDS and now - self._told_at >= TOLD_SECONDS:
            self._told_at = now
            log.info(
                "%d writes wait for the disk, the first for %.1f s", len(self._waiting), waited
            )

    async def _on_thread(self, step: Callable[..., T], *values: object) -> T:
        """Do `step` to its end in one turn of the writing connection's thread."""
        asked: Any = self._writer  # aiosqlite does so for each statement, and for a step in private
        return await asked._execute(step, asked._conn, *values)  # noqa: SLF001


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _folded(connection: sqlite3.Connection) -> bool:
    """Fold the log into the file; return whether readers were in the way."""
    ((held, _, _),) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    return bool(held)


async def _set(connection: aiosqlite.Connection, *pragmas: str) -> None:
    for pragma in pragmas:
        await connection.execute_fetchall(f"PRAGMA {pragma}")


class _WritingInSteps(Writing):
    """One open transaction; the loop goes on while each statement is done."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def do(self, statement: str, values: Sequence[Value] = ()) -> int:
        cursor = await self._connection.execute(statement, values)
        return cursor.rowcount

    async def do_each(self, statement: str, rows: Iterable[Sequence[Value]]) -> None:
        await self._connection.executemany(statement, rows)

    async def rows(self, statement: str, values: Sequence[Value] = ()) -> list[SqlRow]:
        return cast(list[SqlRow], await self._connection.execute_fetchall(statement, values))


async def _done_in_steps(
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
