"""Panels: one private panel for each person at each table."""

import logging
from collections import OrderedDict
from typing import Final

from bot.room.background_tasks import BackgroundTasks
from bot.room.post import Post, Undelivered
from bot.room.posted import Token

log = logging.getLogger(__name__)

PANELS: Final = 1000
"""So many panels are remembered; the oldest ones stay where they are when a newer one opens."""


class Panels:
    """Takes the panel away that a newer one of the same person at the same table replaces.

    A client may have scrolled a panel out of sight or put it away, and tells nobody. So a press at
    the table opens one at the bottom, and never draws in one that nobody may see.
    """

    def __init__(self, post: Post) -> None:
        self._post = post
        self._open: OrderedDict[tuple[str, int], Token] = OrderedDict()
        self._background_tasks = BackgroundTasks()

    def opened(self, table_id: str, person: int, token: Token) -> None:
        """Remember a panel that is shown; of it and the one before the older is taken away.

        Its person sees it before the bot hears of that, and may have turned it by now, or opened
        the next one.
        """
        known = self._open.get((table_id, person))
        if known is None:
            self._remember(table_id, person, token)
        elif not _same_panel(known, token):
            older, newer = (token, known) if _is_older(token, known) else (known, token)
            self._remember(table_id, person, newer)
            if older.fresh:
                work = self._take_away(older)
                self._background_tasks.run(work, f"taking away a panel of table {table_id}")

    def turned(self, table_id: str, person: int, token: Token) -> None:
        """Remember the newest token of a panel whose tab was pressed, if it is the newest panel."""
        known = self._open.get((table_id, person))
        if known is None or not _is_older(token, known):
            self._remember(table_id, person, token)

    def _remember(self, table_id: str, person: int, token: Token) -> None:
        self._open.pop((table_id, person), None)
        self._open[table_id, person] = token
        if len(self._open) > PANELS:
            self._open.popitem(last=False)

    async def _take_away(self, token: Token) -> None:
        try:
            await self._post.delete_by_token(token)
        except Undelivered as why:
            # Its reader has put it away, or will.
            log.debug("a panel stays where it is: %s", why)


def _same_panel(one: Token, other: Token) -> bool:
    """Whether both are known to draw the same message."""
    return one.message_id is not None and one.message_id == other.message_id


def _is_older(one: Token, other: Token) -> bool:
    """Whether a token draws a message that is known to be older than another's."""
    return (
        one.message_id is not None
        and other.message_id is not None
        and one.message_id < other.message_id
    )
