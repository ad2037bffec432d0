"""Links: connections to the server, as they are used here, and a pool of them."""

import secrets
from collections.abc import Iterable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from functools import partial
from typing import Any, Final, Protocol, cast

import asyncpg  # pyright: ignore[reportMissingTypeStubs]  it has types, and does not say so

from data.addresses import PostgresAddress
from data.processes import FencedOff
from data.sql.database import SqlRow, Value

LINKS: Final = 10
"""Connections that one process has at most. Each is a process of the server."""

LONGEST_SECONDS: Final = 120.0
"""The longest that one statement may take; a server that is gone is noticed by then."""

LOCKED_MS: Final = 300
"""How long the server waits for a lock before the write is asked how long it has."""

SESSION: Final = {
    "timezone": "UTC",
    # Compiling a statement takes longer than any of ours, and to read a whole table is to be in the
    # way of everybody who writes to it.
    "jit": "off",
    "enable_seqscan": "off",
    "lock_timeout": f"{LOCKED_MS}ms",
    "statement_timeout": f"{LONGEST_SECONDS:.0f}s",
    # Whoever stops in the middle of a transaction holds up others no longer than this.
    "idle_in_transaction_session_timeout": "10s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""How the server is asked to treat us."""

_GREET: Final = """
INSERT INTO connections (connection, pid, opened_at)
SELECT $1, pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()
"""


_IS_ENDED: Final = "SELECT 1 FROM processes WHERE process = $1 AND ended_at IS NOT NULL"


class PostgresLink(Protocol):
    """A connection, as the driver has it."""

    async def execute(self, query: str, *values: Value) -> str:
        """Execute a statement, or several without values; return what it says of the last one."""
        ...

    async def executemany(self, command: str, args: Iterable[Sequence[Value]]) -> None:
        """Execute a statement once for each row of values."""
        ...

    async def copy_records_to_table(
        self, table_name: str, *, records: Sequence[SqlRow], columns: Sequence[str]
    ) -> str:
        """Put rows into a table, all at once."""
        ...

    async def fetch(self, query: str, *values: Value) -> list[SqlRow]:
        """Return the rows of a query."""
        ...

    async def fetchval(self, query: str, *values: Value) -> Any:  # noqa: ANN401  who asks knows it
        """Return the first value of the first row."""
        ...

    def terminate(self) -> None:
        """Close it at once, without a word to the server."""
        ...

    async def close(self) -> None:
        """Close it."""
        ...

    @property
    def writes(self) -> "Writes":
        """What its writes are known by."""
        ...


class PostgresLinks(Protocol):
    """A pool of links; one that is lost is replaced when it is asked for."""

    def acquire(self, *, timeout: float) -> AbstractAsyncContextManager[PostgresLink]:
        """Lend a link; raise `TimeoutError` if none is free for so many seconds."""
        ...

    async def expire_connections(self) -> None:
        """Replace every link when it is asked for next."""
        ...

    async def close(self) -> None:
        """Close all links once they are given back."""
        ...

    def terminate(self) -> None:
        """Close all links at once, without a word to the server."""
        ...


_driver: Final = cast("Any", asyncpg)


class Writes:
    """The writes of one link: each is known by the name of the link, and its number."""

    def __init__(self) -> None:
        self.link = secrets.token_hex(8)
        self._last = 0

    def next(self) -> int:
        """Return the number of a write that begins."""
        self._last += 1
        return self._last


class _NumberingConnection(asyncpg.Connection):
    __slots__ = ("writes",)

    def __init__(self, *values: object, **named: object) -> None:
        cast("Any", super()).__init__(*values, **named)
        self.writes = Writes()


def session_of(process: str | None) -> dict[str, str]:
    """Return how the server is to treat a process, and by which name it knows its connections."""
    return {**SESSION, "application_name": named(process)}


def named(process: str | None) -> str:
    """Return the name of the connections of a process; the server keeps 63 letters of it."""
    return "cardroom" if process is None else f"cardroom {process}"


async def linked(address: PostgresAddress, process: str | None = None) -> PostgresLink:
    """Connect once, for what one connection does alone."""
    return cast(
        "PostgresLink", await _driver.connect(address.url, server_settings=session_of(process))
    )


async def pooled(
    address: PostgresAddress, process: str | None = None, *, size: int = LINKS
) -> PostgresLinks:
    """Return a pool, which connects when it is first asked.

    It connects no more once others have taken the process for dead: `FencedOff`.
    """
    return cast(
        "PostgresLinks",
        await _driver.create_pool(
            address.url,
            min_size=0,
            max_size=size,
            # They are kept: to connect takes as long as ten writes.
            max_inactive_connection_lifetime=0,
            max_queries=1 << 62,
            connection_class=_NumberingConnection,
            init=partial(_greeted, process),
            reset=_left_as_it_is,
            server_settings=session_of(process),
            command_timeout=LONGEST_SECONDS,
            # There are some three hundred statements, and each stays prepared.
            statement_cache_size=1000,
            max_cached_statement_lifetime=0,
        ),
    )


def hung_up(link: PostgresLink) -> None:
    """Close a link at once; one that was lost is the pool's again, and closed already."""
    with suppress(asyncpg.InterfaceError):
        link.terminate()


async def _greeted(process: str | None, link: PostgresLink) -> None:
    """Make a new connection known."""
    # Whoever fences a process off notes it first and breaks its connections then. So one that is
    # made too late finds the note.
    if await link.fetchval(_IS_ENDED, process):
        raise FencedOff(process)
    await link.execute(_GREET, link.writes.link)


async def _left_as_it_is(connection: object) -> None:
    """Ask the server for nothing when a link is given back: nobody changes its session."""
