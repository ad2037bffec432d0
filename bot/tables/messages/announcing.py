"""Announcing: how a result is told, however long Discord is unwell."""

import logging
from collections.abc import Awaitable, Callable

from bot.discord.post import ChannelGone, Post, Undelivered
from bot.discord.screen_message import PostedMessage, ScreenMessage
from bot.discord.writer import Writer
from bot.screens.screen import Screen
from data.tables import TableRow

log = logging.getLogger(__name__)


class Announcement:
    """The message with the result of a table.

    `told` is awaited once it hangs, or nobody can be told; until then the next start would do it.
    """

    def __init__(
        self,
        post: Post,
        row: TableRow,
        draw: Callable[[], Screen],
        told: Callable[[], Awaitable[None]],
    ) -> None:
        self._place = _BelowTheTable(row, draw, told)
        message = ScreenMessage(post, self._place)
        self._writer = Writer(self._place.name, draw, message.write, self._refused)

    async def tell(self) -> None:
        """Post the result, again and again if need be."""
        self._writer.mark()
        await self._writer.settle()

    def stop(self) -> None:
        """Tell nobody any more."""
        self._writer.stop()

    async def _refused(self, why: Undelivered) -> None:
        if not isinstance(why, ChannelGone):
            log.warning("%s stays untold: %s", self._place.name, why)
        await self._place.told()


class _BelowTheTable:
    """Below the last screen of the table."""

    deal = 0

    def __init__(
        self, row: TableRow, draw: Callable[[], Screen], told: Callable[[], Awaitable[None]]
    ) -> None:
        self.name = f"the result of table {row.table_id}"
        self.told = told
        self._nonce = f"x{row.table_id}"
        self._channel_id = row.channel_id
        self._draw = draw

    def nonce(self, deal: int) -> str:  # noqa: ARG002  a result has one message only
        return self._nonce

    async def channel(self) -> int:
        return self._channel_id

    def draw_past(self, deal: int) -> Screen:  # noqa: ARG002  as above
        return self._draw()

    async def on_posted(self, at: PostedMessage) -> None:  # noqa: ARG002  nothing is written there again
        await self.told()

    async def lost(self) -> bool:
        return False
