"""The store in one SQLite file: every port, and what closes it."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from sqlite3 import DatabaseError
from typing import Final, Self, TypeVar, final

from data.inventory import Inventory
from data.sqlite.appraisals import SqliteAppraisals
from data.sqlite.daily import SqliteDaily
from data.sqlite.database import Database, Writing
from data.sqlite.inventory import keep, taken
from data.sqlite.journal import SqliteJournal
from data.sqlite.migrating import StoreUnusable
from data.sqlite.people import SqlitePeople
from data.sqlite.preferences import SqlitePreferences
from data.sqlite.presets import SqliteGuildPresets
from data.sqlite.privacy import SqlitePrivacy
from data.sqlite.proofs import SqliteProofs
from data.sqlite.ratings import SqliteRatings
from data.sqlite.results import SqliteResults
from data.sqlite.settings import SqliteSettings
from data.sqlite.standings import SqliteStandings
from data.sqlite.tables import SqliteTables

T = TypeVar("T")

INVENTORY_SECONDS: Final = 60.0


@final
class SqliteStore:
    """An open file, and behind each port of `Store` a part of it."""

    def __init__(self, database: Database, path: Path, inventory: Inventory) -> None:
        self._database = database
        self._path = path
        self.inventory = inventory
        self._counted = inventory.tables
        self.journal = SqliteJournal(database)
        self.tables = SqliteTables(database)
        self.people = SqlitePeople(database)
        self.proofs = SqliteProofs(database)
        self.daily = SqliteDaily(database)
        self.results = SqliteResults(database)
        self.appraisals = SqliteAppraisals(database)
        self.ratings = SqliteRatings(database)
        self.standings = SqliteStandings(database)
        self.presets = SqliteGuildPresets(database)
        self.preferences = SqlitePreferences(database)
        self.settings = SqliteSettings(database)
        self.privacy = SqlitePrivacy(database, self.people, self.tables, self.results)

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open or make the file; raise `StoreInUse` or `StoreUnusable`.

        An open store keeps the process alive: close it.
        """
        database = await Database.open(path)
        try:
            inventory = taken(path, await _count(database))
            await asyncio.to_thread(keep, inventory.tables, path)
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
            await asyncio.to_thread(keep, tables, self._path)

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
