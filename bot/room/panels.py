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

    def shown(self, table_id: str, person: int, token: Token) -> None:
        """Remember a panel that was opened or turned, and take the one away that it replaces.

        Its person sees it before the bot hears of that, and may have turned it by then, or opened
        the next one. So of two panels the newer message stays, whichever is heard of last.
        """
        known = self._open.pop((table_id, person), None)
        older = None if known is None else _older(known, token)
        newer = known if known is not None and older is token else token
        self._open[table_id, person] = newer
        if len(self._open) > PANELS:
            self._open.popitem(last=False)
        if older is not None and older.fresh:
            work = self._take_away(older)
            self._background_tasks.run(work, f"taking away a panel of table {table_id}")

    async def _take_away(self, token: Token) -> None:
        try:
            await self._post.delete_by_token(token)
        except Undelivered as why:
            # Its reader has put it away, or will.
            log.debug("a panel stays where it is: %s", why)


def _older(one: Token, other: Token) -> Token | None:
    """Return the token of the older panel; None if both draw the same, or nobody knows."""
    message, beside = one.message_id, other.message_id
    if message is None or beside is None or message == beside:
        return None
    return one if message < beside else other
