"""The store: everything that is remembered."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from data.appraisals import Appraisals
from data.journal import Journals
from data.moderation import ModerationLog
from data.people import People
from data.preferences import KeptPreferences
from data.presets import GuildPresets
from data.privacy import Privacy
from data.processes import Notices, Processes
from data.proofs import Proofs
from data.settings import KeptSettings
from data.sql.board_resets import BoardResets
from data.sql.copied_tables import Filling
from data.sql.database import Database, Writing
from data.sql.days import Days
from data.sql.entries import Entries, Tournaments
from data.sql.exports import Exports
from data.sql.fields import Fields
from data.sql.gateway_sessions import GatewaySessions
from data.sql.kept_out import KeptOut
from data.sql.puzzles import Puzzles
from data.sql.ratings import Ratings
from data.sql.results import Results
from data.sql.season_titles import SeasonTitles
from data.sql.tables import Tables
from data.standings import Standings

T = TypeVar("T")

ONLY_PROCESS: Final = "main"
"""The name of a process that has its store alone."""


@dataclass(frozen=True, slots=True)
class Inventory:
    """How many tables there are, and how many there were when they were last counted, if ever."""

    tables: int
    before: int | None

    @property
    def missing(self) -> int:
        """How many tables have gone since."""
        return max(0, (self.before or 0) - self.tables)


class Store(ABC):
    """All that is remembered, in one open database.

    Every method of its parts commits before it returns, and once begun it is done whole even if
    the caller is cancelled. One that writes raises `NotWritten` if nothing was kept, and one that
    reads `NotRead` if nothing could be read.
    """

    shared = False
    """Whether other processes may use it at the same time."""

    inventory: Inventory
    """The tables of the store when it was opened, and when it was counted before that."""

    notices: Notices
    filling: Filling

    def __init__(self, database: Database, process: str = ONLY_PROCESS) -> None:
        self.database = database
        self.processes = Processes(database, process)
        self.gateway_sessions = GatewaySessions(database, process)
        self.journal = Journals(database)
        self.tables = Tables(database)
        self.people = People(database)
        self.proofs = Proofs(database)
        self.fields = Fields(database)
        self.entries = Entries(database)
        self.tournaments = Tournaments(database)
        self.days = Days(database)
        self.results = Results(database)
        self.appraisals = Appraisals(database)
        self.puzzles = Puzzles(database)
        self.ratings = Ratings(database)
        self.standings = Standings(database)
        self.moderation = ModerationLog(database)
        self.kept_out = KeptOut(database)
        self.board_resets = BoardResets(database)
        self.season_titles = SeasonTitles(database)
        self.exports = Exports(database)
        self.presets = GuildPresets(database)
        self.preferences = KeptPreferences(database)
        self.settings = KeptSettings(database)
        self.privacy = Privacy(database, self.people, self.tables, self.results)

    async def write(self, work: Callable[[Writing], Awaitable[T]]) -> T:
        """Do `work` in one transaction; whatever it raises undoes all of it."""
        return await self.database.write(work)

    async def clock(self) -> int:
        """Return milliseconds since 1970 by the clock of the database."""
        ((now,),) = await self.database.rows(f"SELECT {self.database.clock}")
        return int(now)

    @abstractmethod
    async def watch(self) -> None:
        """Take the inventory now and then, for as long as the process lives."""

    async def close(self) -> None:
        """Let begun steps end, and close the database."""
        await self.database.close()
