"""Open tables of this process: which there are, and where a person sits."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from bot.tables.live.live_table import LiveTable
from bot.tables.opening.hosting import OpenTable
from bot.tables.opening.lobby import Lobby
from data.tables import TableRow
from engine.table.chairs import Presence

LATELY_MS: Final = 60_000
"""A press takes a moment to arrive, and on a slow line some seconds."""

KEPT: Final = 64
"""A table holds some 15 KB; of more that end within a minute the first are let go."""


class LeftTable(NamedTuple):
    """A table that is left as it is until the next start; that may be one of a newer version."""

    row: TableRow
    to_newer: bool


class OpenTables:
    """Every open table of this process, by its id; nothing is written or drawn here."""

    def __init__(self, now: Callable[[], int]) -> None:
        """Know none yet; `now` tells milliseconds since 1970."""
        self.lobbies: dict[str, Lobby] = {}
        self.live: dict[str, LiveTable] = {}
        self.left: dict[str, LeftTable] = {}
        """Those that could not be loaded."""
        self._ended = EndedTables(now)
        self.tries_over = asyncio.Queue[str]()
        """The challenges of which a game is over, for whoever tells how far they are."""

    def every(self) -> tuple[OpenTable, ...]:
        """Return every table that waits for players or is played."""
        return (*self.lobbies.values(), *self.live.values())

    def get(self, table_id: str) -> OpenTable | None:
        """Return a table that waits for players or is played."""
        return self.lobbies.get(table_id) or self.live.get(table_id)

    def has(self, table_id: str) -> bool:
        """Whether a table is open here, or left as it is."""
        return table_id in self.lobbies or table_id in self.live or table_id in self.left

    def let_in(self, table: OpenTable) -> None:
        """Know a table from now on."""
        if isinstance(table, LiveTable):
            self.live[table.table_id] = table
        else:
            self.lobbies[table.table_id] = table

    def forget(self, table_id: str) -> None:
        """Let go of a table that is done with."""
        self.lobbies.pop(table_id, None)
        live_table = self.live.pop(table_id, None)
        if live_table is not None and live_table.moment.outcome is not None:
            self._ended.keep(live_table)
        tried = None if live_table is None else live_table.row.tried
        if tried is not None and tried.kind == "challenge":
            self.tries_over.put_nowait(tried.field_id)

    def forget_person(self, person: int) -> None:
        """Let go of the tables that have just ended of a person whose data is deleted."""
        self._ended.forget(person)

    def with_result(self, table_id: str) -> LiveTable | None:
        """Return a table that was played to its end, if that was just now."""
        live_table = self.live.get(table_id) or self._ended.get(table_id)
        if live_table is None or live_table.moment.outcome is None:
            return None
        return live_table

    def of_person(self, person: int) -> tuple[LiveTable, ...]:
        """Return the running tables where a person sits, those that wait for the person first.

        Paused games come after those. Tables the person has left and may come back to are last.
        """
        seated = [
            (live_table, seat)
            for live_table in self.live.values()
            if (seat := live_table.seat_of(person)) is not None and not live_table.over
        ]
        seated.sort(
            key=lambda pair: (
                pair[0].chairs[pair[1]].presence is Presence.LEFT,
                pair[0].paused,
                pair[1] not in pair[0].waiting_for,
            )
        )
        return tuple(live_table for live_table, _ in seated)

    def solo_of(self, person: int) -> tuple[LiveTable, ...]:
        """Return the tables at which a person plays alone, those first that are not paused."""
        return tuple(
            one for one in self.of_person(person) if one.row.solo and one.row.tried is None
        )

    def lobbies_of(self, person: int) -> tuple[Lobby, ...]:
        """Return the lobbies where a person sits, but for tries."""
        seated = (one for one in self.lobbies.values() if one.seat_of(person) is not None)
        return tuple(one for one in seated if not (one.row.is_try or one.starting))

    def shown_at(self, message_id: int) -> OpenTable | None:
        """Return the lobby or the game whose public message this is."""
        for lobby in self.lobbies.values():
            if lobby.board.message_id == message_id:
                return lobby
        for live_table in self.live.values():
            # Until its first picture is posted it has the lobby's message, which is not its own.
            if live_table.board.message_id == message_id and live_table.board.message_deal:
                return live_table
        return None


class EndedTables:
    """Keeps tables for a while after the room is done with them; nothing goes on there.

    Who is quick presses a hand that is just being replaced by its result. The answer is drawn over
    that result, so it has to be the result again.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        """Keep none yet; `now` tells milliseconds since 1970."""
        self._now = now
        self._tables: OrderedDict[str, tuple[int, LiveTable]] = OrderedDict()

    def keep(self, table: LiveTable) -> None:
        self._let_go()
        self._tables[table.table_id] = self._now(), table
        if len(self._tables) > KEPT:
            self._tables.popitem(last=False)

    def get(self, table_id: str) -> LiveTable | None:
        self._let_go()
        _, table = self._tables.get(table_id, (0, None))
        return table

    def forget(self, person: int) -> None:
        """Let go of the tables of a person whose data is deleted."""
        for table_id, (_, table) in tuple(self._tables.items()):
            if table.seat_of(person) is not None:
                del self._tables[table_id]

    def _let_go(self) -> None:
        since = self._now() - LATELY_MS
        while self._tables:
            table_id, (ended_at, _) = next(iter(self._tables.items()))
            if ended_at > since:
                return
            del self._tables[table_id]
