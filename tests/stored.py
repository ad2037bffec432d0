"""What a store has, asked and changed beside the bot: in its file, or on its server.

Whatever only reads waits, as a look into a file does.
"""

import asyncio
import os
import signal
import sqlite3
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, closing
from functools import cache
from pathlib import Path
from threading import Event, Thread
from typing import Any, Protocol, TypeVar, cast

from data.addresses import PostgresAddress, StoreAddress
from data.postgresql.dialect import translated
from data.postgresql.links import LINKS, PostgresLink, linked, named
from data.postgresql.store import PostgresStore
from data.sql.database import Value
from data.store import Store

T = TypeVar("T")


class Closes(Protocol):
    async def close(self) -> object: ...


C = TypeVar("C", bound=Closes)


@asynccontextmanager
async def closed_after(opened: C) -> AsyncGenerator[C]:
    """Close a store or the like at the end."""
    try:
        yield opened
    finally:
        await opened.close()


TABLES = """
SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_version'
ORDER BY tablename
"""
"""The names of all tables of the store on a server."""

_SCHEMA = """
SELECT format('%s %s %s', count(*), sum(hashtext(one)), max(changed)) FROM (
    SELECT format('%s %s', attrelid, attname), xmin::text::bigint FROM pg_attribute
    UNION ALL SELECT proname, xmin::text::bigint FROM pg_proc
    UNION ALL SELECT tgname, xmin::text::bigint FROM pg_trigger
    UNION ALL SELECT conname, xmin::text::bigint FROM pg_constraint
) AS parts (one, changed)
"""
"""Another answer as soon as a table, a function, a trigger or a rule is made, changed or gone."""

_OTHERS_END = """
SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""

_WORK_FOR = """
SELECT pid FROM pg_stat_activity
WHERE application_name = $1 AND datname = current_database()
"""

_LATER = """
SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
WHERE application_name LIKE 'cardroom %' AND datname = current_database();
UPDATE processes SET ended_at = joined_at WHERE ended_at IS NULL;
DELETE FROM session_starts;
"""

_HOLD = """
BEGIN; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
LOCK TABLE tables, chairs, journal IN EXCLUSIVE MODE
"""


def rows_of(address: StoreAddress, query: str, *values: Value) -> list[tuple[Any, ...]]:
    """Return the rows of a query."""
    if isinstance(address, Path):
        with closing(sqlite3.connect(address)) as file:
            return file.execute(query, values).fetchall()
    found = on_server(address, lambda link: link.fetch(translated(query), *values))
    return [tuple(row) for row in found]


async def change(address: StoreAddress, statement: str, *values: Value) -> int:
    """Execute a statement, while the bot goes on; return how many rows it changed.

    A write of the bot that is in its way needs this loop to end.
    """
    if isinstance(address, Path):
        return await asyncio.to_thread(_changed, address, statement, *values)
    async with closed_after(await linked(address)) as link:
        await link.execute("SET lock_timeout = 0")
        return int((await link.execute(translated(statement), *values)).rpartition(" ")[2])


def _changed(path: Path, statement: str, *values: Value) -> int:
    with closing(sqlite3.connect(path, timeout=60)) as file, file:
        return file.execute(statement, values).rowcount


def everything(address: StoreAddress) -> str:
    """Return all that is kept, as one text."""
    if isinstance(address, Path):
        with closing(sqlite3.connect(address)) as file:
            return "\n".join(file.iterdump())

    async def dumped(link: PostgresLink) -> list[str]:
        tables = [table for (table,) in await link.fetch(TABLES)]
        return [str(row) for table in tables for row in await link.fetch(f"SELECT * FROM {table}")]

    return "\n".join(sorted(on_server(address, dumped)))


async def emptied(link: PostgresLink) -> str:
    """Make a database what it was when it was new, which is quicker than a new one.

    Whoever is still at work there is ended. What is returned changes with the schema.
    """
    tables = [table for (table,) in await link.fetch(TABLES)]
    script = (
        _OTHERS_END,
        "SET session_replication_role = replica",
        *(f"DELETE FROM {table}" for table in tables),
        "INSERT INTO counting VALUES (1, 0)",
        "SELECT setval(pg_get_serial_sequence('boards', 'board'), 1, false)",
    )
    await link.execute(";".join(script))
    return str(await link.fetchval(_SCHEMA))


@asynccontextmanager
async def hung(store: Store) -> AsyncGenerator[None]:
    """Let whatever a store is asked for neither fail nor be done meanwhile."""
    if isinstance(store, PostgresStore):
        pids = await _work_for(store)
        try:
            for pid in pids:
                os.kill(pid, signal.SIGSTOP)
            yield
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)
        return
    goes_on, database = Event(), cast("Any", store).database
    waiting = [
        asyncio.create_task(connection._execute(goes_on.wait))
        for connection in (database._writer, database._reader)
    ]
    await asyncio.sleep(0)
    try:
        yield
    finally:
        goes_on.set()
        await asyncio.wait(waiting)


async def _work_for(store: PostgresStore) -> list[int]:
    """Return the processes of a server that work for a store, and the one that begins others."""
    async with AsyncExitStack() as lent:
        # With as many as there may be, nobody asks the server for a further one.
        links = [
            await lent.enter_async_context(store.links.acquire(timeout=60)) for _ in range(LINKS)
        ]
        found = [pid for (pid,) in await links[0].fetch(_WORK_FOR, named(store.processes.process))]
    stat = await asyncio.to_thread(Path(f"/proc/{found[0]}/stat").read_text)
    return [int(stat.split()[3]), *found]


@asynccontextmanager
async def held(address: StoreAddress) -> AsyncGenerator[None]:
    """Let nobody else write at a table meanwhile, as another process would.

    Whatever is under way, or the server's own cleaning, is waited for; it needs this loop to end.
    """
    if isinstance(address, Path):
        other = sqlite3.connect(address, timeout=60, isolation_level=None, check_same_thread=False)
        with closing(other):
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")
        return
    async with closed_after(await linked(address)) as link:
        await link.execute(_HOLD)
        yield


def time_passes(address: StoreAddress) -> None:
    """Let the leases of dead processes run out, and Discord allow the next session.

    Whoever opens a file knows that no other process has it, and nothing of earlier sessions.
    """
    if isinstance(address, PostgresAddress):
        on_server(address, lambda link: link.execute(_LATER))


def on_server(address: PostgresAddress, ask: Callable[[PostgresLink], Coroutine[Any, Any, T]]) -> T:
    """Ask a server by a connection of one's own."""

    async def asked() -> T:
        async with closed_after(await linked(address)) as link:
            return await ask(link)

    return _done(asked())


def _done(step: Coroutine[Any, Any, T]) -> T:
    return asyncio.run_coroutine_threadsafe(step, loop_beside()).result()


@cache
def loop_beside() -> asyncio.AbstractEventLoop:
    """Start a loop on a thread of its own: whoever asks may be in a loop already.

    It is one for all, as a new one logs its beginning. Whoever listens to the log and asks has to
    start it before that.
    """
    loop = asyncio.new_event_loop()
    Thread(target=loop.run_forever, daemon=True).start()
    return loop


async def exported(store: Store, person: int) -> dict[str, Any]:
    """Return all that is kept of a person, as an export says it."""
    told: dict[str, Any] = {}
    async for name, value in store.privacy.export(person):
        if isinstance(value, list):
            told.setdefault(name, []).extend(value)
        else:
            told[name] = value
    return told
