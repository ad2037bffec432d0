"""Tables that have just been played to their end: presses may still be under way to them."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from bot.tables.live_table import LiveTable

LATELY_MS: Final = 60_000
"""A press takes a moment to arrive, and on a slow line some seconds."""

KEPT: Final = 64
"""A table holds some 15 KB; of more that end within a minute the first are let go."""


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
        """Keep a table that has a result."""
        self._let_go()
        self._tables[table.table_id] = self._now(), table
        if len(self._tables) > KEPT:
            self._tables.popitem(last=False)

    def get(self, table_id: str) -> LiveTable | None:
        """Return a table that ended lately."""
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
