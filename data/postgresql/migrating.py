"""Migrating: bringing a database to the shape this version knows."""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Final

import asyncpg  # pyright: ignore[reportMissingTypeStubs]  it has types, and does not say so

from data.addresses import PostgresAddress
from data.patience import NotWritten
from data.postgresql.failures import is_final, is_lost, is_unable, words_of
from data.postgresql.links import POOLED, PostgresLink, connected, hung_up, linked, settle
from data.sql.migrations import Migration, migrations_in
from data.unopened import StoreAway, StoreUnusable

log = logging.getLogger(__name__)

_DRIVER_ERRORS: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)

PATIENCE_SECONDS: Final = 10.0
"""How long a server that is not there yet is waited for: both may start at the same time."""

AGAIN_SECONDS: Final = 0.2

CONNECTING_SECONDS: Final = 0.5
"""How long a connection is waited for at least."""

TURN_SECONDS: Final = 600.0
"""How long another process may migrate; the next start waits on."""

TOLD_SECONDS: Final = 30.0
"""How often it is said that another one is waited for."""

TABLES_TOLD: Final = 5
"""How many tables without rights are named."""

OLDEST_SERVER: Final = (14,)
"""The first version that ends another connection and waits for that, as `outcomes` does too."""

_LOCK: Final = 0x43617264
"""Held by whoever migrates: `Card`."""

_UNRELEASED: Final = ("cardroom", "cardroom 1")
"""The application of a database from before the first release, in a shape that no release knows."""

# A version that knows at least the shape `oldest` can work with the database as it is.
_VERSION: Final = """
CREATE TABLE schema_version (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    application TEXT COLLATE "C" NOT NULL CHECK (application = 'cardroom 2'),
    number BIGINT NOT NULL,
    oldest BIGINT NOT NULL
);
INSERT INTO schema_version (one, application, number, oldest) VALUES (1, 'cardroom 2', 0, 1);
"""

_EARLIER: Final = """
SELECT name FROM processes WHERE ended_at IS NULL AND shape < $1
    AND lease_until >= CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)
ORDER BY name
"""

_COUNT_TABLES: Final = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"

# What a role may not look at, `information_schema` hides from it.
_IS_OURS: Final = """
SELECT count(*) FROM pg_attribute
WHERE attrelid = to_regclass('schema_version') AND attname = 'application'
"""

_THAT_WRITE: Final = ("any", "primary", "read-write")

_OF_EVERY_LETTER: Final = ("UTF8", "SQL_ASCII")
"""The encodings of a database that keep what they are given; the second looks at nothing."""

_FILES: Final = ("sslrootcert", "sslcert", "sslkey", "sslcrl")

_TAKE_TURN: Final = f"SELECT pg_try_advisory_xact_lock({_LOCK})"

_WHOSE_TURN: Final = f"""
SELECT application_name, pid FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND granted AND (classid, objid, objsubid) = (0, {_LOCK}, 1)
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""

_WITHOUT_RIGHTS: Final = """
SELECT CAST(relname AS TEXT) FROM pg_class
WHERE relnamespace = CAST(current_schema() AS regnamespace) AND relkind IN ('r', 'p')
    AND relname <> 'schema_version' AND NOT (
    has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
    AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))
ORDER BY relname
"""

# Named in the list of what is returned, so that the server ends none but the one that is found.
# Where a transaction has begun, somebody else has the session by now.
_END_SESSION: Final = """
SELECT FROM (
    SELECT pg_terminate_backend(pid, 60000) AS is_ended FROM pg_stat_activity
    WHERE application_name = '{name}' AND datname = current_database()
        AND pid <> pg_backend_pid() AND xact_start IS NULL
) AS sessions WHERE is_ended
"""


def shipped() -> tuple[Migration, ...]:
    return migrations_in("data.postgresql")


async def migrated(
    address: PostgresAddress,
    migrations: Sequence[Migration],
    *,
    process: str | None = None,
    patience: float = PATIENCE_SECONDS,
    turn_seconds: float = TURN_SECONDS,
) -> None:
    """Bring a database to the newest shape, each script in one transaction.

    One process at a time does so. Nothing is backed up: a server has its own ways to do that. A
    newer shape is left as it is, if all that came since was added to this one. Raise
    `StoreUnusable` or `StoreAway`.
    """
    link = await _settled(address, process, patience)
    try:
        await _migrate(link, address, migrations, turn_seconds)
    finally:
        await link.close()


async def examined(address: PostgresAddress, *, links: int = 1) -> tuple[int, int, str]:
    """Look at a database by so many connections at once, and change nothing.

    Return the number of its shape, that of the newest one, and the version of the server. Raise
    `StoreUnusable` or `StoreAway`.
    """
    migrations = shipped()
    with refusals_told(address):
        link = await _settled(address, None, PATIENCE_SECONDS)
        try:
            shape = await _shape_of(link, address, migrations)
            if shape < migrations[-1].number:
                await _must_make_tables(link, address)
            await _must_have_rights(link, address)
            version = str(await link.fetchval("SHOW server_version"))
            await _must_have_room(address, links)
        finally:
            await link.close()
    return shape, migrations[-1].number, version


async def _must_have_room(address: PostgresAddress, links: int) -> None:
    """See that there may be so many connections, one of which there is."""

    async def another() -> PostgresLink:
        # A pool in between lets us in, and answers nothing before it has a session for us.
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await linked(address)

    asked = [another() for _ in range(links - 1)]
    found = await asyncio.gather(*asked, return_exceptions=True)
    made = [one for one in found if not isinstance(one, BaseException)]
    for link in made:
        hung_up(link)
    if len(made) < len(asked):
        raise StoreUnusable(
            f"{address} gives {len(made) + 1} connections at once, and a process of the bot needs"
            f" {links}: raise max_connections there, or the size of the pool in between"
        )


async def _settled(address: PostgresAddress, process: str | None, patience: float) -> PostgresLink:
    """Connect, and see that the server treats us as it is told; raise `StoreUnusable` if not."""
    if not address.names_database:
        raise StoreUnusable(
            "this is no address of a PostgreSQL database: it is written"
            " postgresql://user:password@host/name, and a sign like @ in a password as %40"
        )
    if lacking := await asyncio.to_thread(_lacking, address):
        raise StoreUnusable(f"{address} names a file that cannot be read: {lacking}")
    if address.parts.options.get("target_session_attrs", "any") not in _THAT_WRITE:
        raise StoreUnusable(
            f"{address} leads to a server to read from, and Cardroom writes: target_session_attrs"
            f" is one of {', '.join(_THAT_WRITE)}"
        )
    until = time.monotonic() + patience
    link = await _reached(address, until)
    try:
        if not await _answers_itself(link):
            # Nothing is set before that: it would stay with whoever has the connection next.
            if not await _has_own_session(link, address, until):
                raise StoreUnusable(POOLED.format(address))
            hung_up(link)
            link = await _reached(address, until)
        await settle(link, address, process)
        await _must_take_every_letter(link, address)
    except BaseException:
        await link.close()
        raise
    return link


async def _must_take_every_letter(link: PostgresLink, address: PostgresAddress) -> None:
    """Raise `StoreUnusable` if the database cannot keep a name of any script."""
    encoding = str(await link.fetchval("SHOW server_encoding"))
    if encoding not in _OF_EVERY_LETTER:
        raise StoreUnusable(
            f"{address} keeps texts in {encoding}, which has not the letters of every name: make a"
            " database with ENCODING 'UTF8' TEMPLATE template0"
        )


@contextmanager
def refusals_told(address: PostgresAddress) -> Generator[None]:
    """Turn what the server refuses at the start into `StoreUnusable` or `StoreAway`."""
    try:
        yield
    except (asyncpg.InsufficientPrivilegeError, asyncpg.InvalidSchemaNameError) as refusal:
        raise StoreUnusable(
            f"{address} does not give this role the rights it needs: {words_of(refusal)}"
        ) from None
    except asyncpg.PostgresError as error:
        if is_lost(error) or is_unable(error):
            raise StoreAway(f"{address} takes nothing now: {words_of(error)}") from None
        raise
    except NotWritten as error:
        raise StoreAway(
            f"{address} takes nothing now: {words_of(error.__cause__ or error)}"
        ) from None


def _lacking(address: PostgresAddress) -> str:
    """Return which of its files an address names in vain, as this user may not read them."""
    files = ((name, path) for name, path in address.parts.options.items() if name in _FILES)
    return ", ".join(f"{name}={path}" for name, path in files if not os.access(path, os.R_OK))


async def _answers_itself(link: PostgresLink) -> bool:
    """Whether nobody stands between: a pool has numbers of its own for its connections."""
    own = f"SELECT WHERE pg_backend_pid() = {link.get_server_pid()}"
    return await link.execute(own) == "SELECT 1"


async def _has_own_session(link: PostgresLink, address: PostgresAddress, until: float) -> bool:
    """Whether a pool keeps a session of the server for this connection alone; it ends over that.

    The session is ended by another connection. If it is ours, our connection ends with it; if not,
    the pool gives us another one. To look twice at whose session it is would prove nothing: a pool
    that nobody else uses lends the same one again. Nor would a session that ends by itself: the
    pool may learn of the end together with the answer, before it has taken the session back.
    """
    name = f"cardroom {secrets.token_hex(8)}"
    await link.execute(f"SET application_name = '{name}'")
    other = await _reached(address, until)
    try:
        if await other.execute(_END_SESSION.format(name=name)) != "SELECT 1":
            # It was lent to the other connection, or to somebody else.
            return False
    finally:
        hung_up(other)
    try:
        await link.execute("SELECT")
    except asyncpg.InternalClientError:
        # The driver has heard of the end before it was asked anything.
        return True
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        # One that has no connection to lend hangs up too, and that proves nothing.
        if not is_lost(error) or "query_wait_timeout" in str(error):
            raise
        return True
    return False


async def _migrate(
    link: PostgresLink,
    address: PostgresAddress,
    migrations: Sequence[Migration],
    turn_seconds: float,
) -> None:
    # Most starts change nothing, and need not wait for whoever does.
    while (shape := await _shape_of(link, address, migrations)) < migrations[-1].number:
        await _must_make_tables(link, address)
        await _take_turn(link, address, turn_seconds)
        try:
            # Another one may have done so meanwhile.
            number = await _shape_of(link, address, migrations)
            if left := [each for each in migrations if each.number > number]:
                await _migrate_once(link, address, left[0])
            await link.execute("COMMIT")
        except BaseException:
            if not link.is_closed():
                await link.execute("ROLLBACK")
            raise
    if shape > migrations[-1].number:
        log.warning(
            "%s was written by a newer Cardroom, which has only added to it: it is played on",
            address,
        )
    await _must_have_rights(link, address)


async def _must_make_tables(link: PostgresLink, address: PostgresAddress) -> None:
    if not await link.fetchval("SELECT has_schema_privilege(current_schema(), 'CREATE')"):
        raise StoreUnusable(
            f"{address} does not let this role make tables: make it the owner of the database, or"
            " GRANT CREATE ON SCHEMA public"
        )


async def _must_have_rights(link: PostgresLink, address: PostgresAddress) -> None:
    if lacking := [str(name) for (name,) in await link.fetch(_WITHOUT_RIGHTS)]:
        more = f" and {len(lacking) - TABLES_TOLD} more" if len(lacking) > TABLES_TOLD else ""
        raise StoreUnusable(
            f"{address} does not give this role the rights it needs: SELECT, INSERT, UPDATE and"
            f" DELETE on {', '.join(lacking[:TABLES_TOLD])}{more}"
        )


async def _take_turn(link: PostgresLink, address: PostgresAddress, seconds: float) -> None:
    """Begin a transaction that nobody migrates beside; the turn ends with it, however it ends."""
    until, told_at = time.monotonic() + seconds, -TOLD_SECONDS
    while True:
        # A script may take long, and wait for who writes to a table.
        await link.execute("BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
        if await link.fetchval(_TAKE_TURN):
            return
        await link.execute("ROLLBACK")
        now, has = time.monotonic(), await link.fetch(_WHOSE_TURN)
        who = ", ".join(f"{name} (connection {pid} of the server)" for name, pid in has)
        if now >= until:
            raise StoreAway(
                f"{address} was being migrated by another process all the time: {who}; look"
                " whether it still does, and end its connection if not (pg_terminate_backend)"
            )
        if has and now - told_at >= TOLD_SECONDS:
            told_at = now
            log.warning("waiting for another process to migrate the database: %s", who)
        await asyncio.sleep(AGAIN_SECONDS)


async def _migrate_once(link: PostgresLink, address: PostgresAddress, migration: Migration) -> None:
    first, oldest = _VERSION if migration.number == 1 else "", ""
    if migration.unused_since is not None:
        if earlier := await link.fetch(_EARLIER, migration.unused_since):
            names = ", ".join(str(name) for (name,) in earlier)
            raise StoreUnusable(
                f"{address} cannot have shape number {migration.number} yet: {names} of an earlier"
                " version could not go on with it; stop what runs, or update it to the version in"
                " between first"
            )
        oldest = f", oldest = {migration.unused_since}"
    await link.execute(
        f"{first}{migration.script}; UPDATE schema_version SET number = {migration.number}{oldest}"
    )


async def _shape_of(
    link: PostgresLink, address: PostgresAddress, migrations: Sequence[Migration]
) -> int:
    """Return the number of the last migration of a database, 0 for an empty one."""
    if not await link.fetchval(_COUNT_TABLES):
        return 0
    if not await link.fetchval(_IS_OURS):
        raise StoreUnusable(f"{address} is a database of something else, not of Cardroom")
    if await link.fetchval("SELECT application FROM schema_version") in _UNRELEASED:
        raise StoreUnusable(
            f"{address} was written before Cardroom was released, and no release can read it:"
            " name an empty database to begin anew"
        )
    ((number, oldest),) = await link.fetch("SELECT number, oldest FROM schema_version")
    newest = migrations[-1].number
    if oldest > newest:
        raise StoreUnusable(
            f"{address} was written by a newer Cardroom (its shape is number {number}, this"
            f" version knows {newest}); update the bot, or restore a dump from before its update"
        )
    return int(number)


async def _reached(address: PostgresAddress, until: float) -> PostgresLink:
    while True:
        try:
            async with asyncio.timeout(max(CONNECTING_SECONDS, until - time.monotonic())):
                link = await connected(address)
            break
        except (*_DRIVER_ERRORS, OSError, ValueError) as error:
            if is_final(error):
                raise StoreUnusable(f"{address} cannot be opened: {words_of(error)}") from None
            if time.monotonic() >= until:
                raise StoreAway(f"{address} does not answer: {words_of(error)}") from None
        await asyncio.sleep(AGAIN_SECONDS)
    version = link.get_server_version()
    if version < OLDEST_SERVER:
        await link.close()
        raise StoreUnusable(f"{address} is older than PostgreSQL {OLDEST_SERVER[0]}")
    return link
