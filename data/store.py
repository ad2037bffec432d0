"""The store: everything that is remembered."""

from typing import Protocol

from data.appraisals import Appraisals
from data.gateway_sessions import GatewaySessions
from data.inventory import Inventory
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
from data.sql.ratings import Ratings
from data.sql.results import Results
from data.sql.standings import Standings
from data.sql.tables import Tables


class Store(Protocol):
    """All that is remembered.

    Every method of its parts commits before it returns, and once begun it is done whole even if
    the caller is cancelled. One that writes raises `NotWritten` if nothing was kept.
    """

    @property
    def inventory(self) -> Inventory:
        """The tables of the store when it was opened, and when it was counted before that."""
        ...

    shared: bool
    """Whether other processes may use it at the same time."""

    @property
    def processes(self) -> Processes:
        """The processes that run the bot on this store."""
        ...

    @property
    def gateway_sessions(self) -> GatewaySessions:
        """The sessions that processes have at Discord's gateway, or have left there."""
        ...

    @property
    def notices(self) -> Notices:
        """What processes tell each other."""
        ...

    @property
    def journal(self) -> Journals:
        """The journal of every running table."""
        ...

    @property
    def tables(self) -> Tables:
        """Every table there is or was."""
        ...

    @property
    def people(self) -> People:
        """Everybody the card room has met."""
        ...

    @property
    def proofs(self) -> Proofs:
        """What proves the deals of every game."""
        ...

    @property
    def daily(self) -> Daily:
        """The deals of the day, and how everybody fared."""
        ...

    @property
    def results(self) -> Results:
        """Every finished game."""
        ...

    @property
    def appraisals(self) -> Appraisals:
        """What the strong player said of the moves of finished games."""
        ...

    @property
    def ratings(self) -> Ratings:
        """How strong people are, and the figures that go with it."""
        ...

    @property
    def standings(self) -> Standings:
        """The leaderboards of every guild."""
        ...

    @property
    def presets(self) -> GuildPresets:
        """The presets of every guild."""
        ...

    @property
    def preferences(self) -> KeptPreferences:
        """What people and guilds have chosen."""
        ...

    @property
    def settings(self) -> KeptSettings:
        """Small texts that outlive the process."""
        ...

    @property
    def privacy(self) -> Privacy:
        """The rights of a person over what is kept of them."""
        ...

    async def watch(self) -> None:
        """Take the inventory now and then, for as long as the process lives."""
        ...

    async def close(self) -> None:
        """Let begun steps end, and close the store."""
        ...
