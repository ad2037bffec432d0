"""Loading: open tables of the store, as they were when their last process ended.

Replaying is most of what a start has to do. Whoever is to take tables over has done it before it
asks for them, and then reads only what has happened since. Nothing is written here.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from bot.screens.screen import Screen
from bot.support.collecting import nothing_collected
from bot.support.incidents import log_incident
from bot.support.settings import VERSION
from bot.tables.live.live_table import LiveTable
from bot.tables.open_tables import LeftTable, OpenTables
from bot.tables.opening.hosting import OpenTable
from bot.tables.opening.lobby import Lobby
from bot.tables.services.fairness import chance_of
from bot.tables.services.services import Services
from data.journal import Journals
from data.kept_games import basis_of, last_moment, later_moment, recorded_moment
from data.patience import NotRead
from data.proofs import KeptProof
from data.sql.tables import Tables
from data.tables import Sent, TableRow, TableState
from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.fairness.chance import Chance, FreeChance
from engine.games.catalogue import variant
from engine.table.journal import Entry
from engine.table.replaying import Unreplayable
from engine.table.table import TableMoment

log = logging.getLogger(__name__)

AT_ONCE: Final = 50
"""The journals of so many tables are read in one question: some megabytes, if they are whole."""

FEW: Final = 100
"""Entries that are replayed in no time; with more, the tables are looked at once more."""

LOOKS: Final = 5
"""By then as much happens during a look as before it."""


Gained: TypeAlias = tuple[Entry, ...] | Unreadable
"""The entries of a journal that are still to be read, or why they cannot be."""


class Preloaded(NamedTuple):
    """A game that was replayed, with the row of its table at that time."""

    row: TableRow
    moment: TableMoment


class Preloading:
    """Replays games ahead, and remembers to which moments their journals led."""

    def __init__(self) -> None:
        self._preloaded: dict[str, Preloaded] = {}

    def __len__(self) -> int:
        return len(self._preloaded)

    def moment(self, row: TableRow, entries: Iterable[Entry]) -> TableMoment:
        """Return the moment to which a journal leads, of which `entries` are what was to be read.

        Raise what `last_moment` raises.
        """
        preloaded = self._of(row)
        if preloaded is None:
            return last_moment(row, entries)
        return later_moment(row, preloaded.moment, entries)

    async def read(self, journals: Journals, rows: Iterable[TableRow]) -> dict[str, Gained]:
        """Return what is still to be read of the journals of some tables."""
        return await journals.read_each({row.table_id: self._first_number(row) for row in rows})

    def drop(self, table_id: str) -> None:
        """Forget one table: it is read from its beginning again."""
        self._preloaded.pop(table_id, None)

    def forget(self, belongs: Callable[[TableRow], bool]) -> None:
        """Forget the tables that are this process's now, or will not be."""
        self._preloaded = {
            table_id: preloaded
            for table_id, preloaded in self._preloaded.items()
            if not belongs(preloaded.row)
        }

    async def preload(
        self,
        tables: Tables,
        journals: Journals,
        owner: str,
        belongs: Callable[[TableRow], bool] = lambda _: True,
    ) -> None:
        """Replay the games of an owner until next to nothing is left to be replayed."""
        with nothing_collected():
            for _ in range(LOOKS):
                if await self._look(tables, journals, owner, belongs) <= FEW:
                    break
        log.info("%d tables are preloaded", len(self._preloaded))

    async def _look(
        self, tables: Tables, journals: Journals, owner: str, belongs: Callable[[TableRow], bool]
    ) -> int:
        """Replay what has happened since the last look; return how many entries that were."""
        replayed = 0
        live = await tables.live(owner)
        playing = [row for row in live if row.state is TableState.PLAYING and belongs(row)]
        for rows in in_batches(playing):
            found = await self.read(journals, rows)
            for row in rows:
                entries = found[row.table_id]
                if not isinstance(entries, Unreadable):
                    self._replay(row, entries)
                    replayed += len(entries)
                # Whoever plays here already goes on meanwhile.
                await asyncio.sleep(0)
        return replayed

    def _replay(self, row: TableRow, entries: Sequence[Entry]) -> None:
        try:
            self._preloaded[row.table_id] = Preloaded(row, self.moment(row, entries))
        except Exception:  # noqa: BLE001  whoever loads a broken table finds that, and sees to it
            self.drop(row.table_id)

    def _first_number(self, row: TableRow) -> int:
        preloaded = self._of(row)
        return 0 if preloaded is None else preloaded.moment.next_number

    def _of(self, row: TableRow) -> Preloaded | None:
        """Return what is preloaded of a table, unless the game is another one by now."""
        preloaded = self._preloaded.get(row.table_id)
        if preloaded is None or basis_of(preloaded.row) != basis_of(row):
            return None
        return preloaded


def read(gained: Gained) -> tuple[Entry, ...]:
    """Return what was read; raise `Unreadable` if that is none."""
    if isinstance(gained, Unreadable):
        raise gained
    return gained


def in_batches(rows: Sequence[TableRow]) -> Iterator[Sequence[TableRow]]:
    """Yield as many tables at once as are read in one question."""
    for at in range(0, len(rows), AT_ONCE):
        yield rows[at : at + AT_ONCE]


LiveTableAt: TypeAlias = Callable[[TableRow, TableMoment, Chance], LiveTable]
"""Makes a table in play, of its row, at a moment of its game."""


class Loading:
    """Loads the tables of one card room. Nothing is drawn of them, and nothing goes on.

    What is preloaded of a game is not read again. If a newer version has used the store, what this
    one cannot play may be that one's: it is left as it is, and so is what fails for no known
    reason.
    """

    def __init__(self, services: Services, tables: OpenTables, live_table_at: LiveTableAt) -> None:
        self._services = services
        self._tables = tables
        self._live_table_at = live_table_at
        self.preloading = Preloading()

    async def playable(
        self, rows: Sequence[TableRow], sent: Mapping[str, Sent], proofs: Mapping[str, KeptProof]
    ) -> AsyncGenerator[tuple[TableRow, OpenTable | None]]:
        """Yield tables in the lobby or in play; None where nobody can play one on any more.

        Raise `NotRead` if the store is away.
        """
        journals = self._services.store.journal
        was_newer = await self._services.store.settings.used_since(VERSION)
        await learn_preferences(self._services, rows)
        seated = (chair.person for row in rows for chair in row.chairs)
        await self._services.private.learn(person for person in seated if person is not None)
        for some in in_batches(rows):
            playing = [row for row in some if row.state is TableState.PLAYING]
            gained = await self.preloading.read(journals, playing)
            for row in some:
                here, proof = sent.get(row.table_id, Sent()), proofs.get(row.table_id)
                so_far = gained.get(row.table_id, ())
                try:
                    table = await self._playable(row, here, proof, so_far)
                except NotRead:
                    raise
                except Exception as error:  # noqa: BLE001  one broken table must not keep the others closed
                    # The next start may fare better; an end would be for good.
                    log_incident(log, f"resuming table {row.table_id}", error)
                    self._tables.left[row.table_id] = LeftTable(row, was_newer)
                else:
                    if table is None and was_newer:
                        log.warning("table %s waits for the newer version", row.table_id)
                        self._tables.left[row.table_id] = LeftTable(row, to_newer=True)
                    else:
                        yield row, table
                await asyncio.sleep(0)

    async def _playable(
        self, row: TableRow, sent: Sent, proof: KeptProof | None, gained: Gained
    ) -> OpenTable | None:
        try:
            if row.state is TableState.LOBBY:
                return await self._lobby(row, proof)
            return await self._in_play(row, sent, proof, gained)
        except (Unreplayable, BadRules, ValueError) as refusal:
            log.warning("table %s cannot be replayed: %s", row.table_id, _kind(refusal))
        return None

    async def _lobby(self, row: TableRow, proof: KeptProof | None) -> Lobby:
        # Rules that are not taken any more could be neither shown nor played.
        variant(row.preset, row.options)
        lobby = Lobby(self._services, row, proof, self._tables.forget)
        await lobby.learn()
        if row.message_id is None and not row.solo:
            lobby.leave_to_answer(unplaced=True)
        if not row.is_try:
            lobby.set_expiry()
        return lobby

    async def _in_play(
        self, row: TableRow, sent: Sent, proof: KeptProof | None, gained: Gained
    ) -> LiveTable:
        """Return a table in play.

        Raise `BadRules` or `ValueError` if this version does not know its rules any more, and
        `Unreplayable` if they do not accept its journal.
        """
        try:
            moment = self.preloading.moment(row, read(gained))
        except Unreplayable:
            # Before a game is ended for it, the whole of its journal is asked.
            moment = last_moment(row, await self._services.store.journal.read(row.table_id))
        chance = chance_of(self._services, row, proof)
        live_table = self._live_table_at(row, moment, chance)
        await live_table.messages.recall(sent)
        return live_table

    async def untold(self, row: TableRow, sent: Sent) -> LiveTable | None:
        """Return a game that was over, but whose result nobody has been told.

        One that this version cannot read waits for another.
        """
        await learn_preferences(self._services, (row,))
        try:
            record = await self._services.store.results.record(row.table_id)
            moment = None
            if record is not None and row.dealer is not None:
                moment = recorded_moment(row, record)
        except NotRead:
            raise
        except (Unreplayable, BadRules, ValueError) as refusal:
            log.warning("the result of table %s is not told: %s", row.table_id, _kind(refusal))
            return None
        except Exception as error:  # noqa: BLE001  one broken record must not keep all tables closed
            log_incident(log, f"telling the result of table {row.table_id}", error)
            return None
        if moment is None:
            await self._services.store.tables.set_announced(row.table_id)
            return None
        # Whoever wants to verify the game has the proof in its record.
        live_table = self._live_table_at(row, moment, FreeChance(self._services.chance))
        await live_table.messages.recall(sent)
        return live_table

    async def result_of(self, row: TableRow) -> Screen | None:
        """Return what tells the result of a table that is done with; None without its record."""
        table = await self.untold(row, Sent())
        if table is None:
            return None
        try:
            return await table.result()
        finally:
            table.stop()


def _kind(refusal: Exception) -> str:
    return type(refusal).__name__


async def learn_preferences(services: Services, rows: Iterable[TableRow]) -> None:
    """Have at hand what those at some tables have chosen, before these are drawn."""
    rows = tuple(rows)
    people = (chair.person for row in rows for chair in row.chairs)
    await services.preferences.learn(people, {row.guild_id for row in rows})
