"""Migrating: bringing a database file to the shape this version knows."""

import glob
import logging
import os
import time
from collections.abc import Sequence
from pathlib import Path
from sqlite3 import DatabaseError
from typing import Final

import aiosqlite

from data.sql.migrations import Migration, migrations_in
from data.unopened import StoreUnusable

log = logging.getLogger(__name__)

_BEFORE: Final = ".before-"
_DAY_SECONDS: Final = 24 * 3600.0

APPLICATION_ID: Final = 0x43726431
"""Marks a file as ours: `Crd1`."""

_UNRELEASED: Final = 0x43617264
"""Marked files before the first release, in shapes that no release knows: `Card`."""


def shipped() -> tuple[Migration, ...]:
    """Return the migrations of this version, in order."""
    return migrations_in("data.sqlite")


async def shape_of(
    connection: aiosqlite.Connection, path: Path, migrations: Sequence[Migration]
) -> int:
    """Return the number of the last migration that the file went through, 0 for a new file.

    Raise `StoreUnusable`. Nothing is written.
    """
    try:
        number = await _one(connection, "PRAGMA user_version")
        filled = await _one(connection, "SELECT count(*) FROM sqlite_master")
        application = await _one(connection, "PRAGMA application_id")
    except DatabaseError as fault:
        raise StoreUnusable(f"{path} cannot be read as a database: {fault}") from None
    if filled and application == _UNRELEASED:
        raise StoreUnusable(
            f"{path} was written before Cardroom was released, and no release can read it:"
            " move it away to begin anew"
        )
    if filled and application != APPLICATION_ID:
        raise StoreUnusable(f"{path} is a database of something else, not of Cardroom")
    newest = migrations[-1].number
    if number > newest:
        raise StoreUnusable(
            f"{path} was written by a newer Cardroom (its shape is number {number}, "
            f"this version knows {newest}); update the bot or use another file"
        )
    return number


async def migrate(
    connection: aiosqlite.Connection, path: Path, number: int, migrations: Sequence[Migration]
) -> None:
    """Bring a file from shape `number` to the newest, each script in one transaction.

    A file that holds something is backed up first, beside itself. Foreign keys are enforced at
    the end of each script, not within it: a script may rebuild a table.
    """
    if 0 < number < migrations[-1].number:
        await _back_up(connection, path, number)
    for migration in migrations:
        if migration.number > number:
            await _apply(connection, migration)


async def _apply(connection: aiosqlite.Connection, migration: Migration) -> None:
    try:
        await connection.executescript(
            f"BEGIN IMMEDIATE;\n{migration.script}\n"
            f"PRAGMA application_id = {APPLICATION_ID};\n"
            f"PRAGMA user_version = {migration.number};"
        )
        if await connection.execute_fetchall("PRAGMA foreign_key_check"):
            raise StoreUnusable(f"{migration.name} leaves rows that refer to none")
        await connection.commit()
    except BaseException:
        await connection.rollback()
        raise


def end_copies(path: Path, days: float) -> None:
    """Delete the copies of a file from before its shape changed that are so old; log the others.

    What people have deleted since is in them still.
    """
    for copy in sorted(path.parent.glob(f"{glob.escape(path.name)}{_BEFORE}*")):
        if not copy.name.removeprefix(f"{path.name}{_BEFORE}").isdecimal():
            continue
        try:
            left = days - (time.time() - copy.stat().st_mtime) / _DAY_SECONDS
            if left <= 0:
                copy.unlink()
        except OSError as error:
            log.warning("%s, an old copy, cannot be deleted: %s", copy, error.strerror)
            continue
        if left <= 0:
            log.info("%s, from before the file changed its shape, is deleted", copy)
        else:
            log.info("%s, from before the file changed its shape, stays for %d days", copy, left)


async def _back_up(connection: aiosqlite.Connection, path: Path, number: int) -> None:
    backup = path.with_name(f"{path.name}{_BEFORE}{number + 1}")
    # Emptied rather than replaced: SQLite copies only into a file that holds nothing.
    os.close(os.open(backup, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
    await connection.execute_fetchall("VACUUM INTO ?", (str(backup),))


async def _one(connection: aiosqlite.Connection, statement: str) -> int:
    ((value,),) = await connection.execute_fetchall(statement)
    return int(value)
