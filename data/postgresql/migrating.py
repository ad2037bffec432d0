"""Migrating: bringing a database to the shape this version knows."""

import asyncio
import time
from collections.abc import Sequence
from typing import Final

import asyncpg  # pyright: ignore[reportMissingTypeStubs]  it has types, and does not say so

from data.addresses import PostgresAddress
from data.postgresql.failures import is_lost
from data.postgresql.links import PostgresLink, linked
from data.sql.migrations import Migration, migrations_in
from data.unopened import StoreAway, StoreUnusable

PATIENCE_SECONDS: Final = 10.0
"""How long a server that is not there yet is waited for: both may start at the same time."""

AGAIN_SECONDS: Final = 0.2

OLDEST_SERVER: Final = 140000
"""The first version that ends another connection and waits for that, as `outcomes` needs it."""

_LOCK: Final = 0x43617264
"""Held by whoever migrates: `Card`."""

_VERSION: Final = """
CREATE TABLE schema_version (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    application TEXT COLLATE "C" NOT NULL CHECK (application = 'cardroom'),
    number BIGINT NOT NULL
);
INSERT INTO schema_version VALUES (1, 'cardroom', 0);
"""

# One that was made before there was such a column fits nothing older.
_OLDEST: Final = (
    "SELECT coalesce(CAST(to_jsonb(v) ->> 'oldest' AS BIGINT), number) FROM schema_version v"
)

_EARLIER: Final = """
SELECT name FROM processes WHERE ended_at IS NULL AND shape < $1
    AND lease_until >= CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)
ORDER BY name
"""

_COUNT_TABLES: Final = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
_IS_OURS: Final = """
SELECT count(*) FROM information_schema.columns WHERE table_schema = current_schema()
    AND table_name = 'schema_version' AND column_name = 'application'
"""


def shipped() -> tuple[Migration, ...]:
    """Return the migrations of this version, in order."""
    return migrations_in("data.postgresql")


async def migrated(
    address: PostgresAddress,
    migrations: Sequence[Migration],
    *,
    patience: float = PATIENCE_SECONDS,
) -> None:
    """Bring a database to the newest shape, each script in one transaction.

    One process at a time does so. Nothing is backed up: a server has its own ways to do that. A
    newer shape is left as it is, if all that came since was added to this one. Raise
    `StoreUnusable` or `StoreAway`.
    """
    link = await _reached(address, time.monotonic() + patience)
    try:
        # Who waits for its turn, waits for scripts that may take long.
        await link.execute(f"SET lock_timeout = 0; SELECT pg_advisory_lock({_LOCK})")
        await link.execute("SET statement_timeout = 0")
        await _migrate(link, address, migrations)
    except asyncpg.InsufficientPrivilegeError as refusal:
        raise StoreUnusable(f"{address} may not be changed: {refusal}") from None
    finally:
        await link.close()


async def _migrate(
    link: PostgresLink, address: PostgresAddress, migrations: Sequence[Migration]
) -> None:
    number = await _shape_of(link, address, migrations)
    for migration in migrations:
        if migration.number > number:
            await _migrate_once(link, address, migration)


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
        f"BEGIN; {first}{migration.script};"
        f" UPDATE schema_version SET number = {migration.number}{oldest}; COMMIT"
    )


async def _shape_of(
    link: PostgresLink, address: PostgresAddress, migrations: Sequence[Migration]
) -> int:
    """Return the number of the last migration of a database, 0 for an empty one."""
    if not await link.fetchval(_COUNT_TABLES):
        return 0
    if not await link.fetchval(_IS_OURS):
        raise StoreUnusable(f"{address} is a database of something else, not of Cardroom")
    number = int(await link.fetchval("SELECT number FROM schema_version"))
    newest = migrations[-1].number
    if number > newest and int(await link.fetchval(_OLDEST)) > newest:
        raise StoreUnusable(
            f"{address} was written by a newer Cardroom (its shape is number {number}, "
            f"this version knows {newest}); update the bot or use another database"
        )
    return number


async def _reached(address: PostgresAddress, until: float) -> PostgresLink:
    while True:
        try:
            link = await linked(address)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
            if not is_lost(error):
                # What the server says names the user and the database, never the password.
                why = f": {error}" if isinstance(error, asyncpg.PostgresError) else ""
                raise StoreUnusable(
                    f"{address} cannot be opened ({type(error).__name__}{why})"
                ) from None
            if time.monotonic() >= until:
                raise StoreAway(f"{address} does not answer ({type(error).__name__})") from None
            await asyncio.sleep(AGAIN_SECONDS)
            continue
        version = int(await link.fetchval("SHOW server_version_num"))
        if version < OLDEST_SERVER:
            await link.close()
            raise StoreUnusable(f"{address} is older than PostgreSQL {OLDEST_SERVER // 10000}")
        return link
