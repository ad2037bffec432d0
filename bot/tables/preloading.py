"""Preloading: games that another process plays are replayed before they are this one's.

Replaying is most of what a start has to do. Whoever is to take tables over has done it before it
asks for them, and then reads only what has happened since. Nothing is written here.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from bot.support.collecting import nothing_collected
from data.journal import Journals
from data.kept_games import basis_of, last_moment, later_moment
from data.sql.tables import Tables
from data.tables import TableRow, TableState
from engine.cards import Unreadable
from engine.table.journal import Entry
from engine.table.table import TableMoment

log = logging.getLogger(__name__)

AT_ONCE: Final = 50
"""The journals of so many tables are read in one question: some megabytes, if they are whole."""

FEW: Final = 100
"""So many entries are replayed in no time; with more, the tables are looked at once more."""

LOOKS: Final = 5
"""By then as much happens during a look as before it."""

Gained: TypeAlias = tuple[Entry, ...] | Unreadable
"""What is still to be read of a journal, or why it cannot be."""


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
