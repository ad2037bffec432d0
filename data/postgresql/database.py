"""The database: a pool of connections, and transactions that are done again if others interfere."""

import asyncio
import logging
import random
import time
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cache
from typing import Final, Literal, Self, TypeAlias, TypeVar

import asyncpg  # pyright: ignore[reportMissingTypeStubs]  it has types, and does not say so

from data.addresses import PostgresAddress
from data.patience import NotRead, NotWritten, waiting_until
from data.postgresql.dialect import places, translated
from data.postgresql.failures import is_contended, is_lost, is_unable, kind_of, unwritten
from data.postgresql.links import LINKS, PostgresLink, PostgresLinks, hung_up, linked, named, pooled
from data.postgresql.migrating import migrated, refusals_told, shipped
from data.postgresql.outcomes import Outcomes
from data.processes import FencedOff
from data.sql.database import Database, SqlRow, Steps, Value, Writing

log = logging.getLogger(__name__)

T = TypeVar("T")

Isolation: TypeAlias = Literal["REPEATABLE READ", "SERIALIZABLE"]

PAUSE_SECONDS: Final = 0.02
"""About how long a write pauses before it is tried again; each for another time."""

AWAY_SECONDS: Final = 0.1
"""How long is waited before a server that is away is asked again."""

CONNECTING_SECONDS: Final = 0.5
"""How long a connection is waited for at least, also by who has no time left."""

NEW_SECONDS: Final = 2.0
"""How long a server that takes connections may take for one."""

CLOSING_SECONDS: Final = 5.0
"""How long a close waits for a server that does not answer, or for one that is away."""

# Of processes that are gone. What became of a write is looked up at once when the server is back.
_SWEEP: Final = """
DELETE FROM connections WHERE wrote_at < now() - interval '1 day' AND NOT EXISTS (
    SELECT 1 FROM pg_stat_activity AS open
    WHERE open.pid = connections.pid AND open.backend_start = connections.opened_at)
"""


_CONNECTED: Final = """
SELECT count(*) FROM pg_stat_activity
WHERE application_name = ? AND datname = current_database()
"""

_CUT_OFF: Final = """
SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
WHERE application_name = ? AND datname = current_database()
"""


class _Repeat(Exception):
    """The work begun left nothing behind, and may be done again."""

    def __init__(self, cause: BaseException, *, busy: bool) -> None:
        super().__init__()
        self.cause = cause
        self.busy = busy


class PostgresWriting(Writing):
    """One open transaction, for the function given to `PostgresDatabase.write`."""

    def __init__(self, link: PostgresLink) -> None:
        self._link = link

    async def do(self, statement: str, values: Sequence[Value] = ()) -> int:
        # As in `INSERT 0 3`.
        done = await self._link.execute(translated(statement), *values)
        return int(done.rpartition(" ")[2])

    async def do_each(self, statement: str, rows: Iterable[Sequence[Value]]) -> None:
        if found := list(rows):
            await self._link.executemany(translated(statement), found)

    async def rows(self, statement: str, values: Sequence[Value] = ()) -> list[SqlRow]:
        return await _fetched(self._link, statement, values)

    async def put(self, table: str, columns: Sequence[str], rows: Sequence[SqlRow]) -> None:
        """Put rows into a table by the way that the server has for many."""
        await self._link.copy_records_to_table(table, records=rows, columns=columns)


class PostgresDatabase(Database):
    """An open database.

    Each read and each single statement is a transaction of its own, on whichever connection is
    free. A transaction of several statements is serialisable: if another one was in its way, all
    of it is undone and done again, at last with no other one of this process beside it. To know
    what was in its way, the server notes which pages it has read, and others read those too. So
    what is done within one table, which no other process plays, sees one moment and is spared that.

    A connection may be lost at any moment. What was not committed by then is done again, if there
    is still time. If the connection was lost while the server committed, nobody was told whether
    it did. So each write leaves its number in the row of its connection (`connections`), in the
    same transaction: once the server is there again, and has ended what that connection did, the
    row says what became of it. So nothing needs to be safe to be done twice.
    """

    clock = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"

    def __init__(self, address: PostgresAddress, links: PostgresLinks) -> None:
        self._address = address
        self.links = links
        """The connections, for what is no statement of the store."""
        self._outcomes = Outcomes(links)
        self.steps = Steps()
        self._alone = asyncio.Lock()
        self.closed = False
        """Whether it was closed."""
        self.repeats = Counter[str]()
        """How many times a write was begun again, by what was in its way."""

    @classmethod
    async def open(
        cls, address: PostgresAddress, *, process: str | None = None, size: int = LINKS
    ) -> Self:
        """Open a database, in the shape of the newest migration; raise `StoreUnopened`."""
        with refusals_told(address):
            await migrated(address, shipped(), process=process)
        database = cls(address, await pooled(address, process, size=size))
        try:
            with refusals_told(address):
                await database.do(_SWEEP)
        except BaseException:
            await database.close()
            raise
        return database

    def look(self) -> None:
        """Do nothing: the files are its server's."""

    async def overwrite(self) -> None:
        """Do nothing: its server vacuums, and keeps its log as it was told (docs/privacy.md)."""

    async def is_connected(self, process: str) -> bool:
        """Whether another process has any connection, as each that lives has."""
        ((connections,),) = await self.rows(_CONNECTED, (named(process),))
        return bool(connections)

    async def takes_connections(self) -> bool:
        """Whether another connection can be had at this moment."""
        try:
            async with asyncio.timeout(NEW_SECONDS):
                link = await linked(self._address)
                await link.close()
        except Exception as error:
            if not is_lost(error) and not is_unable(error):
                raise
            return False
        return True

    async def cut_off(self, process: str) -> None:
        await self.rows(_CUT_OFF, (named(process),))

    async def close(self) -> None:
        """Let begun transactions end and close the connections; later calls of the others fail."""
        if self.closed:
            return
        self.closed = True
        if self.repeats:
            log.info("writes begun again: %s", _told(self.repeats))
        giving_up = asyncio.get_running_loop().call_later(CLOSING_SECONDS, self._outcomes.give_up)
        await self.steps.ended()
        giving_up.cancel()
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.links.close()
        except TimeoutError:
            # The server does not answer, and need not.
            self.links.terminate()

    async def rows(self, query: str, values: Sequence[Value] = ()) -> list[SqlRow]:
        """Return the rows of one query; raise `NotRead` while the server is away."""
        self._must_be_open()
        until = waiting_until()
        while True:
            try:
                async with self._link(until) as link:
                    try:
                        return await _fetched(link, query, values)
                    except Exception as error:
                        if is_lost(error):
                            hung_up(link)
                        raise
            except FencedOff:
                raise
            except NotWritten as error:
                raise NotRead(error.reason, busy=error.busy) from error
            except Exception as error:
                if not is_lost(error) and not is_contended(error) and not is_unable(error):
                    raise
                if time.monotonic() >= until:
                    raise NotRead(type(error).__name__, busy=False) from error

    async def write(
        self, work: Callable[[Writing], Awaitable[T]], *, within_table: bool = False
    ) -> T:
        """Do `work` in one transaction and commit it; whatever it raises undoes all of it.

        Raise `NotWritten` if others were in the way for too long, or the server takes nothing.
        """
        self._must_be_open()
        isolation = "REPEATABLE READ" if within_table else "SERIALIZABLE"
        return await self.steps.finished(self._transaction(work, isolation))

    async def do(self, statement: str, values: Sequence[Value] = ()) -> int:
        self._must_be_open()
        return await self.steps.finished(self._statement(statement, values))

    def _must_be_open(self) -> None:
        if self.closed:
            raise RuntimeError("the database is closed")

    async def _transaction(
        self, work: Callable[[Writing], Awaitable[T]], isolation: Isolation
    ) -> T:
        until = waiting_until()
        try:
            return await self._transacted(work, isolation, until)
        except _Repeat as repeat:
            await self._pause(repeat, until)
        # Those that are in each other's way go one after the other from here on.
        async with self._alone:
            while True:
                try:
                    return await self._transacted(work, isolation, until)
                except _Repeat as repeat:
                    await self._pause(repeat, until)

    async def _transacted(
        self, work: Callable[[Writing], Awaitable[T]], isolation: Isolation, until: float
    ) -> T:
        async with self._link(until) as link:
            # A link that is lost is nobody's any more, and cannot be asked.
            writes = link.writes
            try:
                await link.execute(f"BEGIN ISOLATION LEVEL {isolation}")
                result = await work(PostgresWriting(link))
            except BaseException as error:
                await _rolled_back(link)
                _raise_fate(error)
                raise
            write = writes.next()
            try:
                await link.execute(_commit(writes.link, write))
            except BaseException as error:
                await _rolled_back(link)
                if not isinstance(error, Exception) or not is_lost(error):
                    _raise_fate(error)
                    raise
                lost = error
            else:
                return result
        if await self._outcomes.changed(writes.link, write) is None:
            raise _Repeat(lost, busy=False)
        return result

    async def _statement(self, statement: str, values: Sequence[Value]) -> int:
        until = waiting_until()
        numbered = _numbered(translated(statement))
        while True:
            try:
                return await self._stated(numbered, values, until)
            except _Repeat as repeat:
                await self._pause(repeat, until)

    async def _stated(self, numbered: str, values: Sequence[Value], until: float) -> int:
        async with self._link(until) as link:
            writes = link.writes
            write = writes.next()
            try:
                return int(await link.fetchval(numbered, *values, writes.link, write))
            except Exception as error:
                if not is_lost(error):
                    _raise_fate(error)
                    raise
                hung_up(link)
                lost = error
        changed = await self._outcomes.changed(writes.link, write)
        if changed is None:
            raise _Repeat(lost, busy=False)
        return changed

    async def _pause(self, repeat: _Repeat, until: float) -> None:
        """Wait a little before a write is begun again; raise `NotWritten` if there is no time."""
        if time.monotonic() >= until:
            raise unwritten(repeat.cause, busy=repeat.busy) from repeat.cause
        self.repeats[kind_of(repeat.cause)] += 1
        await asyncio.sleep(PAUSE_SECONDS * random.random())

    @asynccontextmanager
    async def _link(self, until: float) -> AsyncGenerator[PostgresLink]:
        """Lend a connection; raise `NotWritten` if none can be had in time."""
        lending, link = await self._lent(until)
        try:
            yield link
        finally:
            await lending.__aexit__(None, None, None)

    async def _lent(
        self, until: float
    ) -> tuple[AbstractAsyncContextManager[PostgresLink], PostgresLink]:
        refusal: Exception | None = None
        while True:
            patience = max(CONNECTING_SECONDS, until - time.monotonic())
            lending = self.links.acquire(timeout=patience)
            try:
                return lending, await lending.__aenter__()
            except Exception as error:
                # Whatever a server says that let this process in before may be mended again.
                said = isinstance(error, asyncpg.PostgresError)
                if not said and not is_lost(error):
                    raise
                # What the server has said tells more than that it says nothing now.
                if refusal is None or not isinstance(error, TimeoutError):
                    refusal = error
            if time.monotonic() >= until:
                raise unwritten(refusal, busy=False) from refusal
            await asyncio.sleep(AWAY_SECONDS)


def _told(counts: Counter[str]) -> str:
    return ", ".join(f"{kind} {count}" for kind, count in sorted(counts.items()))


async def _fetched(link: PostgresLink, query: str, values: Sequence[Value]) -> list[SqlRow]:
    # The driver's own rows equal tuples, but are none.
    return [tuple(row) for row in await link.fetch(translated(query), *values)]


async def _rolled_back(link: PostgresLink) -> None:
    """Undo what is open, and hang up if that cannot be done: the server undoes it then."""
    try:
        await link.execute("ROLLBACK")
    except Exception:  # noqa: BLE001  whatever it is, the connection is of no use any more
        hung_up(link)


def _raise_fate(error: BaseException) -> None:
    """Name an error that left nothing behind; do nothing if it is a mistake."""
    if is_contended(error) or is_lost(error):
        raise _Repeat(error, busy=is_contended(error)) from error
    if is_unable(error):
        raise unwritten(error, busy=False) from error


def _commit(link: str, write: int) -> str:
    # Both are of our own making; statements with values cannot be sent together.
    return f"UPDATE connections SET writes = {write} WHERE connection = '{link}'; COMMIT"


@cache
def _numbered(statement: str) -> str:
    """Return a statement that also keeps its number, and returns how many rows it changed."""
    last = places(statement)
    return (
        f"WITH done AS ({statement} RETURNING 1), numbered AS (UPDATE connections"
        f" SET writes = ${last + 2}, changed = (SELECT count(*) FROM done), wrote_at = now()"
        f" WHERE connection = ${last + 1}) SELECT count(*) FROM done"
    )
