"""The store: everything that is remembered, in one file."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Self, TypeVar

from data.database import Database, Writing
from data.journal import SqliteJournal
from data.people import People
from data.presets import GuildPresets
from data.privacy import Privacy
from data.results import Results
from data.settings import Settings
from data.standings import Standings
from data.tables import Tables

T = TypeVar("T")


class Store:
    """An open file and what is kept in it.

    Every method of its parts commits before it returns, and once begun it is done whole even if
    the caller is cancelled.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
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
        return cls(await Database.open(path))

    async def write(self, work: Callable[[Writing], Awaitable[T]]) -> T:
        """Do `work` in one transaction; whatever it raises undoes all of it."""
        return await self._database.write(work)

    async def close(self) -> None:
        """Let begun steps end, and close the file."""
        await self._database.close()
