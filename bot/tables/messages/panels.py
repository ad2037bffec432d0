"""Panels: one private panel for each person at each table."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from bot.discord.interaction_token import Token
from bot.discord.post import Post, Undelivered
from bot.screens.screen import Screen
from bot.support.background_tasks import BackgroundTasks

log = logging.getLogger(__name__)

PANELS: Final = 1000
"""Panels that are remembered; the oldest ones stay where they are when a newer one opens."""

SHORTLY_SECONDS: Final = 0.1
"""How long after its time a panel is drawn anew: the clock of the loop may be early."""


class Panels:
    """Takes the panel away that a newer one of the same person at the same table replaces.

    A client may have scrolled a panel out of sight or put it away, and tells nobody. So a press at
    the table opens one at the bottom, and never draws in one that nobody may see.
    """

    def __init__(self, post: Post) -> None:
        self._post = post
        self._open: OrderedDict[tuple[str, int], Token] = OrderedDict()
        self._due: dict[tuple[str, int], asyncio.TimerHandle] = {}
        """When a panel shows until when there is time, its drawing anew after that."""
        self._background_tasks = BackgroundTasks()

    def shown(
        self,
        table_id: str,
        person: int,
        token: Token,
        left: float | None,
        draw: Callable[[], Awaitable[Screen]],
    ) -> None:
        """Remember a panel that was opened or turned, and take the one away that it replaces.

        If it shows that its reader has so many seconds `left`, it is drawn anew after them.
        Its person sees it before the bot hears of that, and may have turned it by then, or opened
        the next one. So of two panels the newer message stays, whichever is heard of last.
        """
        known = self._open.pop((table_id, person), None)
        older = None if known is None else _older(known, token)
        newer = known if known is not None and older is token else token
        self._open[table_id, person] = newer
        if len(self._open) > PANELS:
            self._open.popitem(last=False)
        if newer is token:
            self._draw_after(left, table_id, person, draw)
        if older is not None and older.fresh:
            work = self._take_away(older)
            self._background_tasks.run(work, f"taking away a panel of table {table_id}")

    def _draw_after(
        self,
        left: float | None,
        table_id: str,
        person: int,
        draw: Callable[[], Awaitable[Screen]],
    ) -> None:
        """Draw the panel that is open now anew once the time that it shows is over."""
        panel = table_id, person
        if (due := self._due.pop(panel, None)) is not None:
            due.cancel()
        if left is None:
            return

        def ring() -> None:
            del self._due[panel]
            token = self._open.get(panel)
            if token is not None and token.fresh:
                work = self._draw(token, draw)
                self._background_tasks.run(work, f"drawing a panel of table {table_id}")

        self._due[panel] = asyncio.get_running_loop().call_later(
            max(0.0, left) + SHORTLY_SECONDS, ring
        )

    async def _draw(self, token: Token, draw: Callable[[], Awaitable[Screen]]) -> None:
        screen = await draw()
        try:
            await self._post.edit_by_token(token, lambda: screen)
        except Undelivered as why:
            log.debug("a panel stays as it is: %s", why)

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
