"""The store in one database: all of its parts."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from data.appraisals import Appraisals
from data.gateway_sessions import GatewaySessions
from data.journal import Journals
from data.notices import Notices
from data.people import People
from data.preferences import KeptPreferences
from data.presets import GuildPresets
from data.privacy import Privacy
from data.processes import Processes
from data.proofs import Proofs
from data.settings import KeptSettings
from data.sql.daily import Daily
from data.sql.database import Database, Writing
from data.sql.filling import Filling
from data.sql.ratings import Ratings
from data.sql.results import Results
from data.sql.standings import Standings
from data.sql.tables import Tables

T = TypeVar("T")

ONLY_PROCESS: Final = "main"
"""The name of a process that has its store alone."""


class SqlStore:
    """An open database, and each part of `Store` in it."""

    shared = False
    notices: Notices
    filling: Filling
    """How the rows of another store are put into this one."""

    def __init__(self, database: Database, process: str = ONLY_PROCESS) -> None:
        self.database = database
        self.processes = Processes(database, process)
        self.gateway_sessions = GatewaySessions(database, process)
        self.journal = Journals(database)
        self.tables = Tables(database)
        self.people = People(database)
        self.proofs = Proofs(database)
        self.daily = Daily(database)
        self.results = Results(database)
        self.appraisals = Appraisals(database)
        self.ratings = Ratings(database)
        self.standings = Standings(database)
        self.presets = GuildPresets(database)
        self.preferences = KeptPreferences(database)
        self.settings = KeptSettings(database)
        self.privacy = Privacy(database, self.people, self.tables, self.results)

    async def write(self, work: Callable[[Writing], Awaitable[T]]) -> T:
        """Do `work` in one transaction; whatever it raises undoes all of it."""
        return await self.database.write(work)

    async def close(self) -> None:
        """Let begun steps end, and close the database."""
        await self.database.close()
