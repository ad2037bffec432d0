"""Links: connections to the server, as they are used here, and a pool of them.

What lasts as long as a session is only what each new connection makes for itself: its settings and
its name, its prepared statements, and what it listens to. Locks end with their transaction.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from functools import partial
from hashlib import sha256
from typing import Any, Final, Protocol, cast
from urllib.parse import quote, urlencode

import asyncpg  # pyright: ignore[reportMissingTypeStubs]  it has types, and does not say so

from data.addresses import PostgresAddress
from data.postgresql.failures import is_final
from data.processes import FencedOff
from data.sql.database import SqlRow, Value
from data.unopened import StoreUnusable

LINKS: Final = 10
"""Connections that a pool has at most. Each is a process of the server."""

MOST_LINKS: Final = LINKS + 2
"""Those of a process: beside its pool one hears notices, and one is made for a moment at times."""

LONGEST_SECONDS: Final = 120.0
"""The longest that one statement may take; a server that is gone is noticed by then."""

LOCKED_MS: Final = 300
"""How long the server waits for a lock before the write is asked how long it has."""

# No quote either, as it is set by a statement.
_KEPT: Final = '!"#$&()*+,-./:;<=>?@[]^_`{|}~ '
LONGEST_NAME: Final = 63
"""Of a connection; the server cuts a longer one."""

SESSION: Final = {
    "timezone": "UTC",
    # Compiling a statement takes longer than any of ours, and to read a whole table is to be in the
    # way of everybody who writes to it.
    "jit": "off",
    "enable_seqscan": "off",
    "lock_timeout": f"{LOCKED_MS}ms",
    "statement_timeout": f"{LONGEST_SECONDS / 60:.0f}min",
    # Whoever stops in the middle of a transaction holds up others no longer than this.
    "idle_in_transaction_session_timeout": "10s",
}
"""How the server is asked to treat us, as it shows it."""

_KEEPALIVES: Final = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""The same, and a socket of the machine shows none of it."""

NEXT_SECONDS: Final = 0.3
"""How long a host may take until the next one is asked beside it: one may be gone, and silent."""

CONNECT_SECONDS: Final = 10.0
"""How long a host may take at all."""

POOLED: Final = (
    "{} is reached through a pool that lends a connection for less than a session, and Cardroom"
    " needs sessions of its own: set pool_mode = session there, or go past the pool"
)

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

    def is_closed(self) -> bool:
        """Whether it is lost, or closed."""
        ...

    def get_server_pid(self) -> int:
        """Return the number of the connection, as whoever took it has said."""
        ...

    def get_server_version(self) -> tuple[int, ...]:
        """Return the version of the server, as it has said."""
        ...

    def add_termination_listener(self, ended: Callable[[object], None]) -> None:
        """Call a function once the connection has ended, whoever has ended it."""
        ...

    @property
    def writes(self) -> "Writes":
        """The key of its writes."""
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


def named(process: str | None) -> str:
    """Return the name of the connections of a process, in letters that every server keeps."""
    name = "cardroom" if process is None else f"cardroom {quote(process, safe=_KEPT)}"
    if len(name) > LONGEST_NAME:
        name = f"{name[: LONGEST_NAME - 17]}~{sha256(name.encode()).hexdigest()[:16]}"
    return name


async def linked(address: PostgresAddress, process: str | None = None) -> PostgresLink:
    """Connect once, for what one connection does alone; raise `StoreUnusable` as a pool does."""
    return await _linked(address, process)


async def pooled(
    address: PostgresAddress, process: str | None = None, *, size: int = LINKS
) -> PostgresLinks:
    """Return a pool, which connects when it is first asked.

    It connects no more once others have taken the process for dead: `FencedOff`. Raise
    `StoreUnusable` when something between here and the server keeps our settings from it.
    """
    return cast(
        "PostgresLinks",
        await _driver.create_pool(
            min_size=0,
            max_size=size,
            # They are kept: to connect takes as long as ten writes.
            max_inactive_connection_lifetime=0,
            max_queries=1 << 62,
            connection_class=_NumberingConnection,
            connect=partial(_linked, address, process),
            init=partial(_greeted, process),
            reset=_left_as_it_is,
            command_timeout=LONGEST_SECONDS,
            # There are some three hundred statements, and each stays prepared.
            statement_cache_size=1000,
            max_cached_statement_lifetime=0,
        ),
    )


async def connected(
    address: PostgresAddress,
    **how: Any,  # noqa: ANN401  the driver's own
) -> PostgresLink:
    """Connect to the first host that lets us, and set nothing yet."""
    parts = address.parts
    connect = partial(
        _driver.connect,
        f"postgresql:///?{urlencode(parts.options)}".rstrip("?"),
        user=parts.user,
        password=parts.password,
        database=parts.database,
        timeout=CONNECT_SECONDS,
        **how,
    )
    return await _first(
        [partial(connect, host=host or None, port=port) for host, port in parts.hosts]
    )


async def _linked(
    address: PostgresAddress,
    process: str | None,
    _: None = None,
    **how: Any,  # noqa: ANN401  the driver's own, and a pool has an address that is not used here
) -> PostgresLink:
    link = await connected(address, **how)
    try:
        await settle(link, address, process)
    except BaseException:
        hung_up(link)
        raise
    return link


async def _first(ways: Sequence[Callable[[], Awaitable[PostgresLink]]]) -> PostgresLink:
    """Return the connection that is there first; if there is none, raise what tells most.

    A server's refusal tells more than its silence.
    """
    left, refusals = list(reversed(ways)), list[Exception]()
    trying: set[asyncio.Future[PostgresLink]] = set()
    try:
        while left or trying:
            if left:
                trying.add(asyncio.ensure_future(left.pop()()))
            patience = NEXT_SECONDS if left else None
            done, _ = await asyncio.wait(
                trying, timeout=patience, return_when=asyncio.FIRST_COMPLETED
            )
            for one in done:
                trying.remove(one)
                try:
                    return one.result()
                except Exception as refusal:  # noqa: BLE001  one of them is raised below
                    refusals.append(refusal)
    finally:
        for one in trying:
            one.add_done_callback(_dropped)
            one.cancel()
    raise next((each for each in refusals if is_final(each)), refusals[-1])


def _dropped(late: asyncio.Future[PostgresLink]) -> None:
    """Hang up what is there when it is needed no more."""
    if not late.cancelled() and late.exception() is None:
        hung_up(late.result())


async def settle(link: PostgresLink, address: PostgresAddress, process: str | None) -> None:
    """Tell the server how to treat us, and look whether it does; raise `StoreUnusable` if not.

    A pool in between passes on few settings when one connects, and would hand what is set
    afterwards to somebody else if it lent a connection for a transaction alone.
    """
    told = {**SESSION, "application_name": named(process)}
    everything = {**told, **_KEEPALIVES}
    await link.execute(";".join(f"SET {name} = '{value}'" for name, value in everything.items()))
    shown = " AND ".join(f"current_setting('{name}') = '{value}'" for name, value in told.items())
    # By the simple protocol, as the name of a prepared one may be known where it was not prepared.
    if await link.execute(f"SELECT WHERE {shown}") != "SELECT 1":
        raise StoreUnusable(POOLED.format(address))


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
