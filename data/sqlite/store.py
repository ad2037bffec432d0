"""The store in one SQLite file, and the inventory beside it: how many tables the file had.

A file that was emptied, or whose write-ahead log is gone, opens like any other and says nothing of
what it has lost. So its number of tables is written down outside it.
"""

import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from sqlite3 import DatabaseError
from typing import Final, Self, TypeVar, final

from data.patience import NotWritten
from data.processes import NoNotices
from data.sql.copied_tables import Filling
from data.sql.database import SqlRow, Writing
from data.sql.tables import tables_counted
from data.sqlite.database import SqliteDatabase
from data.sqlite.migrating import NUMBERS
from data.sqlite.private_files import make_private
from data.store import Inventory, Store
from data.unopened import StoreUnusable

T = TypeVar("T")

INVENTORY_SECONDS: Final = 60.0


@final
class SqliteFilling(Filling):
    """Takes the triggers away and makes them again, in the transaction that fills the file."""

    # Columns that are worked out are not among these.
    columns = "SELECT name FROM pragma_table_info(?)"
    shape = f"SELECT user_version & {NUMBERS} FROM pragma_user_version"

    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database

    async def write(self, work: Callable[[Writing], Awaitable[T]]) -> T:
        return await self._database.write_in_steps(work)

    async def begin(self, writing: Writing) -> tuple[str, ...]:
        # The lease on the file keeps others out.
        triggers = await writing.rows(
            "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name"
        )
        for name, _ in triggers:
            await writing.rows(f'DROP TRIGGER "{name}"')
        return tuple(sql for _, sql in triggers)

    async def put(
        self, writing: Writing, table: str, columns: Sequence[str], rows: Sequence[SqlRow]
    ) -> None:
        places = ", ".join("?" * len(columns))
        statement = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"
        await writing.do_each(statement, rows)


@final
class SqliteStore(Store):
    """An open file."""

    def __init__(self, database: SqliteDatabase, path: Path, inventory: Inventory) -> None:
        super().__init__(database)
        self.notices = NoNotices()
        self.filling = SqliteFilling(database)
        self._path = path
        self.inventory = inventory
        self._counted = inventory.tables

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open or make the file; raise `StoreInUse` or `StoreUnusable`.

        An open store keeps the process alive: close it.
        """
        database = await SqliteDatabase.open(path)
        try:
            inventory = taken(path, await tables_counted(database))
            await asyncio.to_thread(keep, inventory.tables, path)
        except BaseException as error:
            await database.close()
            if isinstance(error, DatabaseError):
                raise StoreUnusable(f"{path} is damaged: {error}") from None
            raise
        return cls(database, path, inventory)

    async def take_inventory(self) -> None:
        """Note beside the file how many tables it has."""
        tables = await tables_counted(self.database)
        if tables != self._counted:
            self._counted = tables
            await asyncio.to_thread(keep, tables, self._path)

    async def watch(self) -> None:
        """Take the inventory now and then, for as long as the process lives."""
        while True:
            await asyncio.sleep(INVENTORY_SECONDS)
            # What is not counted now is counted the next time.
            with suppress(NotWritten):
                await self.take_inventory()

    async def close(self) -> None:
        """Let begun steps end, and close the file."""
        # A file that is damaged, or closed already, must be closed all the same.
        with suppress(DatabaseError, ValueError):
            await self.take_inventory()
        await super().close()


def taken(database: Path, tables: int) -> Inventory:
    """Compare `tables` with what is written beside the file."""
    return Inventory(tables, _read(_beside(database)))


def keep(tables: int, database: Path) -> None:
    """Write the number down beside the file, whole or not at all; a full disk is let be."""
    path = _beside(database)
    new = path.with_name(path.name + ".new")
    with suppress(OSError):
        new.unlink(missing_ok=True)
        make_private(new)
        with new.open("w", encoding="ascii") as file:
            json.dump({"tables": tables}, file)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)


def _beside(database: Path) -> Path:
    return database.with_name(database.name + ".inventory")


def _read(path: Path) -> int | None:
    try:
        count = json.loads(path.read_text(encoding="ascii"))["tables"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return count if isinstance(count, int) else None
