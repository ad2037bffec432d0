"""Migrating: bringing a database file to the shape this version knows."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import aiosqlite

APPLICATION_ID = 0x43617264
"""Marks a file as ours: `Card`."""


class StoreUnusable(Exception):
    """The file is newer than this version, or not a Cardroom file at all; it is left alone."""


@dataclass(frozen=True, slots=True)
class Migration:
    """The script that leads from the shape before to shape number `number`."""

    number: int
    name: str
    script: str


def shipped() -> tuple[Migration, ...]:
    """Return the migrations of this version, in order."""
    folder = files("data") / "migrations"
    scripts = sorted(
        (entry for entry in folder.iterdir() if entry.name.endswith(".sql")),
        key=lambda entry: entry.name,
    )
    return tuple(
        Migration(int(entry.name[:4]), entry.name, entry.read_text(encoding="utf-8"))
        for entry in scripts
    )


async def migrate(
    connection: aiosqlite.Connection, path: Path, migrations: Sequence[Migration]
) -> None:
    """Apply what is missing, each script in one transaction with its number.

    A file that holds something is backed up first, beside itself. Raise `StoreUnusable`.
    """
    number = await _one(connection, "PRAGMA user_version")
    newest = migrations[-1].number
    if number > newest:
        raise StoreUnusable(
            f"{path} was written by a newer Cardroom (its shape is number {number}, "
            f"this version knows {newest}); update the bot or use another file"
        )
    if number == 0 and await _one(connection, "SELECT count(*) FROM sqlite_master"):
        raise StoreUnusable(f"{path} is a database of something else, not of Cardroom")
    if 0 < number < newest:
        await _back_up(connection, path, number)
    for migration in migrations:
        if migration.number > number:
            await _apply(connection, migration)


async def _apply(connection: aiosqlite.Connection, migration: Migration) -> None:
    try:
        await connection.executescript(
            f"BEGIN IMMEDIATE;\n{migration.script}\n"
            f"PRAGMA application_id = {APPLICATION_ID};\n"
            f"PRAGMA user_version = {migration.number};\nCOMMIT;"
        )
    except BaseException:
        await connection.rollback()
        raise


async def _back_up(connection: aiosqlite.Connection, path: Path, number: int) -> None:
    backup = path.with_name(f"{path.name}.before-{number + 1}")
    # Emptied rather than replaced: SQLite copies only into a file that holds nothing.
    os.close(os.open(backup, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
    await connection.execute_fetchall("VACUUM INTO ?", (str(backup),))


async def _one(connection: aiosqlite.Connection, statement: str) -> int:
    ((value,),) = await connection.execute_fetchall(statement)
    return int(value)
