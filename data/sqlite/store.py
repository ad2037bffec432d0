"""The store in one SQLite file, and the inventory beside it."""

import asyncio
from contextlib import suppress
from pathlib import Path
from sqlite3 import DatabaseError
from typing import Final, Self, final

from data.inventory import Inventory
from data.sql.database import Database
from data.sql.store import SqlStore
from data.sql.tables import tables_counted
from data.sqlite.database import SqliteDatabase
from data.sqlite.filling import SqliteFilling
from data.sqlite.inventory import keep, taken
from data.sqlite.notices import NoNotices
from data.unopened import StoreUnusable

INVENTORY_SECONDS: Final = 60.0


@final
class SqliteStore(SqlStore):
    """An open file."""

    shared = False

    def __init__(self, database: Database, path: Path, inventory: Inventory) -> None:
        super().__init__(database)
        self.notices = NoNotices()
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
        store = cls(database, path, inventory)
        store.filling = SqliteFilling(database)
        return store

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
            await self.take_inventory()

    async def close(self) -> None:
        """Let begun steps end, and close the file."""
        # A file that is damaged, or closed already, must be closed all the same.
        with suppress(DatabaseError, ValueError):
            await self.take_inventory()
        await super().close()
