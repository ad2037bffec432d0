"""The store in one database: every port, each a part of it."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from data.notices import Notices
from data.sql.appraisals import SqlAppraisals
from data.sql.daily import SqlDaily
from data.sql.database import Database, Writing
from data.sql.filling import Filling
from data.sql.gateway_sessions import SqlGatewaySessions
from data.sql.journal import SqlJournal
from data.sql.people import SqlPeople
from data.sql.preferences import SqlPreferences
from data.sql.presets import SqlGuildPresets
from data.sql.privacy import SqlPrivacy
from data.sql.processes import SqlProcesses
from data.sql.proofs import SqlProofs
from data.sql.ratings import SqlRatings
from data.sql.results import SqlResults
from data.sql.settings import SqlSettings
from data.sql.standings import SqlStandings
from data.sql.tables import SqlTables

T = TypeVar("T")

ONLY_PROCESS: Final = "main"
"""The name of a process that has its store alone."""


class SqlStore:
    """An open database, and behind each port of `Store` a part of it."""

    shared = False
    notices: Notices
    filling: Filling
    """How the rows of another store are put into this one."""

    def __init__(self, database: Database, process: str = ONLY_PROCESS) -> None:
        self.database = database
        self.processes = SqlProcesses(database, process)
        self.gateway_sessions = SqlGatewaySessions(database, process)
        self.journal = SqlJournal(database)
        self.tables = SqlTables(database)
        self.people = SqlPeople(database)
        self.proofs = SqlProofs(database)
        self.daily = SqlDaily(database)
        self.results = SqlResults(database)
        self.appraisals = SqlAppraisals(database)
        self.ratings = SqlRatings(database)
        self.standings = SqlStandings(database)
        self.presets = SqlGuildPresets(database)
        self.preferences = SqlPreferences(database)
        self.settings = SqlSettings(database)
        self.privacy = SqlPrivacy(database, self.people, self.tables, self.results)

    async def write(self, work: Callable[[Writing], Awaitable[T]]) -> T:
        """Do `work` in one transaction; whatever it raises undoes all of it."""
        return await self.database.write(work)

    async def close(self) -> None:
        """Let begun steps end, and close the database."""
        await self.database.close()
