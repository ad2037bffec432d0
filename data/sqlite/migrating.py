"""Migrating: bringing a database file to the shape this version knows."""

import glob
import logging
import time
from collections.abc import Sequence
from pathlib import Path
from sqlite3 import DatabaseError
from typing import Final, NamedTuple, Self

import aiosqlite

from data.sql.migrations import Migration, migrations_in
from data.sqlite.private_files import make_private
from data.unopened import StoreUnusable

log = logging.getLogger(__name__)

_BEFORE: Final = ".before-"
_DAY_SECONDS: Final = 24 * 3600.0

APPLICATION_ID: Final = 0x43726432
"""Marks a file as ours: `Crd2`."""

_UNRELEASED: Final = (0x43617264, 0x43726431)
"""Marked files before the first release, in shapes that no release knows: `Card` and `Crd1`."""


_OLDEST_AT: Final = 16
"""The bit of `user_version` at which the oldest shape begins that can work with the file."""

NUMBERS: Final = (1 << _OLDEST_AT) - 1
"""The bits of `user_version` that are the number of a shape."""


class FileShape(NamedTuple):
    """The number of the last migration that a file went through, 0 for a new file.

    A version that knows at least the shape `oldest` can work with the file as it is.
    """

    number: int
    oldest: int = 0

    @classmethod
    def read(cls, user_version: int) -> Self:
        """Return the shape that the header of a file names."""
        return cls(user_version & NUMBERS, user_version >> _OLDEST_AT)

    @property
    def user_version(self) -> int:
        """The number that names it in the header."""
        return self.oldest << _OLDEST_AT | self.number

    def after(self, migration: Migration) -> Self:
        """Return the shape after one more migration."""
        return type(self)(migration.number, migration.unused_since or self.oldest)


def shipped() -> tuple[Migration, ...]:
    return migrations_in("data.sqlite")


def must_be_known(shape: FileShape, path: Path, newest: int) -> None:
    """Raise `StoreUnusable` if a version whose newest shape is that cannot work with a file.

    It can if all that came since was added.
    """
    if shape.oldest <= newest:
        return
    copies = [number for number in _copies(path) if number <= newest + 1]
    if not copies:
        raise StoreUnusable(
            f"{path} was written by a newer Cardroom (its shape is number {shape.number}, this"
            f" version knows {newest}); update the bot, or restore a copy from before"
            " (`cardroom restore`)"
        )
    copy = path.with_name(f"{path.name}{_BEFORE}{max(copies)}")
    raise StoreUnusable(
        f"{path} was written by a newer Cardroom (its shape is number {shape.number}, this version"
        f" knows {newest}); update the bot, or go back, without what was played since, to the copy"
        f" from before: `cardroom restore --replace {copy}`"
    )


async def shape_of(
    connection: aiosqlite.Connection, path: Path, migrations: Sequence[Migration]
) -> FileShape:
    """Return the shape of a file; raise `StoreUnusable`. Nothing is written."""
    try:
        shape = FileShape.read(await _one(connection, "PRAGMA user_version"))
        filled = await _one(connection, "SELECT count(*) FROM sqlite_master")
        application = await _one(connection, "PRAGMA application_id")
    except DatabaseError as fault:
        raise StoreUnusable(f"{path} cannot be read as a database: {fault}") from None
    if filled and application in _UNRELEASED:
        raise StoreUnusable(
            f"{path} was written before Cardroom was released, and no release can read it:"
            " move it away to begin anew"
        )
    if filled and application != APPLICATION_ID:
        raise StoreUnusable(f"{path} is a database of something else, not of Cardroom")
    newest = migrations[-1].number
    must_be_known(shape, path, newest)
    if shape.number > newest:
        log.warning(
            "%s was written by a newer Cardroom, which has only added to it: it is played on", path
        )
    return shape


async def migrate(
    connection: aiosqlite.Connection, path: Path, shape: FileShape, migrations: Sequence[Migration]
) -> None:
    """Bring a file from a shape to the newest, each script in one transaction.

    A file that holds something is backed up first, beside itself. Foreign keys are enforced at
    the end of each script, not within it: a script may rebuild a table.
    """
    if 0 < shape.number < migrations[-1].number:
        await _back_up(connection, path, shape.number)
    for migration in migrations:
        if migration.number > shape.number:
            shape = shape.after(migration)
            await _apply(connection, migration, shape)


async def _apply(connection: aiosqlite.Connection, migration: Migration, after: FileShape) -> None:
    try:
        await connection.executescript(
            f"BEGIN IMMEDIATE;\n{migration.script}\n"
            f"PRAGMA application_id = {APPLICATION_ID};\n"
            f"PRAGMA user_version = {after.user_version};"
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
    for number in _copies(path):
        copy = path.with_name(f"{path.name}{_BEFORE}{number}")
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
            log.info("%s, from before the file changed its shape, stays for %.0f days", copy, left)


def _copies(path: Path) -> list[int]:
    """Return the shapes before which a file was copied, as far as the copies are there."""
    found = path.parent.glob(f"{glob.escape(path.name)}{_BEFORE}*")
    numbers = [copy.name.removeprefix(f"{path.name}{_BEFORE}") for copy in found]
    return sorted(int(number) for number in numbers if number.isdecimal())


async def _back_up(connection: aiosqlite.Connection, path: Path, number: int) -> None:
    backup = path.with_name(f"{path.name}{_BEFORE}{number + 1}")
    backup.unlink(missing_ok=True)
    # SQLite copies only into a file that holds nothing.
    make_private(backup)
    await connection.execute_fetchall("VACUUM INTO ?", (str(backup),))


async def _one(connection: aiosqlite.Connection, statement: str) -> int:
    ((value,),) = await connection.execute_fetchall(statement)
    return int(value)
