"""Histories: what everybody could see of a game so far, for people who want to read it again."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeAlias

from data.journal import Journals
from data.kept_games import first_moment
from data.tables import TableRow
from engine.contract.game import Game
from engine.contract.view import View
from engine.table.journal import Entry

GAMES: Final = 16
"""Games that are kept as far as they were read; each further one takes the journal once more."""

Chapter: TypeAlias = Callable[[View], object]
"""Names the part of a game that a view tells of; the last view of a part tells all of it."""


class Read(NamedTuple):
    """A game as far as its journal was read, and the last public view of each part."""

    game: Game
    entries: int = 0
    views: tuple[View, ...] = ()


class Histories:
    """Reads games again from their journals, one at a time and outside the event loop.

    Nothing of it is kept at the tables: few people look, and a game remembers only what it needs.
    """

    def __init__(self, journal: Journals) -> None:
        self._journal = journal
        self._games: OrderedDict[str, Read] = OrderedDict()
        self._lock = asyncio.Lock()

    async def of(self, row: TableRow, chapter: Chapter) -> tuple[View, ...]:
        """Return the last public view of each part of a running game, oldest first."""
        async with self._lock:
            entries = await self._journal.read(row.table_id)
            known = self._games.pop(row.table_id, None)
            if known is None or known.entries > len(entries):
                known = Read(first_moment(row).game)
            read = await asyncio.to_thread(read_on, known, entries[known.entries :], chapter)
            self._games[row.table_id] = read
            if len(self._games) > GAMES:
                self._games.popitem(last=False)
            return read.views


def read_on(known: Read, entries: Iterable[Entry], chapter: Chapter) -> Read:
    """Return a game read on by the entries that follow in its journal."""
    game, count, views = known.game, known.entries, list(known.views)
    for entry in entries:
        game, _ = game.apply(entry.seat, entry.action)
        count += 1
        view = game.view(None)
        if views and chapter(views[-1]) == chapter(view):
            views[-1] = view
        else:
            views.append(view)
    return Read(game, count, tuple(views))
