"""The store: everything that is remembered, in one file."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from sqlite3 import DatabaseError
from typing import Final, Self, TypeVar

from data.database import Database, Writing
from data.inventory import Inventory
from data.journal import SqliteJournal
from data.migrating import StoreUnusable
from data.people import People
from data.presets import GuildPresets
from data.privacy import Privacy
from data.results import Results
from data.settings import Settings
from data.standings import Standings
from data.tables import Tables

T = TypeVar("T")

INVENTORY_SECONDS: Final = 60.0


class Store:
    """An open file and what is kept in it.

    Every method of its parts commits before it returns, and once begun it is done whole even if
    the caller is cancelled.
    """

    def __init__(self, database: Database, path: Path, inventory: Inventory) -> None:
        self._database = database
        self._path = path
        self.inventory = inventory
        """The tables of the file when it was opened, and when it was counted before that."""
        self._counted = inventory.tables
        self.journal = SqliteJournal(database)
        self.tables = Tables(database)
        self.people = People(database)
        self.results = Results(database)
        self.standings = Standings(database)
        self.presets = GuildPresets(database)
        self.settings = Settings(database)
        self.privacy = Privacy(database, self.people, self.tables, self.results)

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open or make the file; raise `StoreInUse` or `StoreUnusable`.

        An open store keeps the process alive: close it.
        """
        database = await Database.open(path)
        try:
            inventory = Inventory.taken(path, await _count(database))
            await asyncio.to_thread(inventory.keep, path)
        except BaseException as error:
            await database.close()
            if isinstance(error, DatabaseError):
                raise StoreUnusable(f"{path} is damaged: {error}") from None
            raise
        return cls(database, path, inventory)

    async def take_inventory(self) -> None:
        """Note beside the file how many tables it has."""
        tables = await _count(self._database)
        if tables != self._counted:
            self._counted = tables
            await asyncio.to_thread(Inventory(tables, None).keep, self._path)

    async def watch(self) -> None:
        """Take the inventory now and then, for as long as the process lives."""
        while True:
            await asyncio.sleep(INVENTORY_SECONDS)
            await self.take_inventory()

    async def write(self, work: Callable[[Writing], Awaitable[T]]) -> T:
        """Do `work` in one transaction; whatever it raises undoes all of it."""
        return await self._database.write(work)

    async def close(self) -> None:
        """Let begun steps end, and close the file."""
        # A file that is damaged, or closed already, must be closed all the same.
        with suppress(DatabaseError, ValueError):
            await self.take_inventory()
        await self._database.close()


async def _count(database: Database) -> int:
    ((tables,),) = await database.rows("SELECT count(*) FROM tables")
    return int(tables)
