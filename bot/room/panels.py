"""Panels: one private panel for each person at each table."""

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from bot.room.background_tasks import BackgroundTasks
from bot.room.post import Post, Undelivered

log = logging.getLogger(__name__)

TOKEN_SECONDS: Final = 14 * 60.0
"""A token lives a quarter of an hour; one about to end is left alone."""

PANELS: Final = 1000
"""So many panels are remembered; the oldest ones stay where they are when a newer one opens."""


class _Open(NamedTuple):
    token: str
    since: float


class Panels:
    """Takes the panel away that a newer one of the same person at the same table replaces.

    A client may have scrolled a panel out of sight or put it away, and tells nobody. So a press at
    the table opens one at the bottom, and never draws in one that nobody may see.
    """

    def __init__(self, post: Post, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._post = post
        self._clock = clock
        self._open: OrderedDict[tuple[str, int], _Open] = OrderedDict()
        self._background_tasks = BackgroundTasks()

    def opened(self, table_id: str, person: int, token: str) -> None:
        """Remember a panel that is shown, and take the one before away."""
        before = self._open.get((table_id, person))
        self.turned(table_id, person, token)
        if before is not None and self._clock() - before.since < TOKEN_SECONDS:
            work = self._take_away(before.token)
            self._background_tasks.run(work, f"taking away a panel of table {table_id}")

    def turned(self, table_id: str, person: int, token: str) -> None:
        """Remember the newest token of a panel whose tab was pressed."""
        self._open.pop((table_id, person), None)
        self._open[table_id, person] = _Open(token, self._clock())
        if len(self._open) > PANELS:
            self._open.popitem(last=False)

    async def _take_away(self, token: str) -> None:
        try:
            await self._post.delete_by_token(token)
        except Undelivered as why:
            # Its reader has put it away, or will.
            log.debug("a panel stays where it is: %s", why)
