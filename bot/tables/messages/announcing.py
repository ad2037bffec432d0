"""Announcing: how a result is told, however long Discord is unwell."""

import logging
from collections.abc import Awaitable, Callable

from bot.discord.post import ChannelGone, Undelivered
from bot.discord.screen_message import PostedMessage, ScreenMessage
from bot.discord.writer import Writer
from bot.screens.screen import Screen
from bot.tables.session.session import Session

log = logging.getLogger(__name__)


class Announcement:
    """The message with the result of a table, below its last screen.

    `on_delivered` is awaited with its place once it is posted, with None if nobody can be told;
    until then the next start would tell it.
    """

    deal = 0

    def __init__(
        self,
        session: Session,
        draw: Callable[[], Screen],
        on_delivered: Callable[[PostedMessage | None], Awaitable[None]],
    ) -> None:
        self.name = f"the result of table {session.table_id}"
        self._session = session
        self._draw = draw
        self._on_delivered = on_delivered
        message = ScreenMessage(session.services.post, self)
        self._writer = Writer(self.name, draw, message.write, self._refused)

    async def tell(self) -> None:
        """Post the result, again and again if need be."""
        self._writer.mark()
        await self._writer.settle()

    def stop(self) -> None:
        """Tell nobody any more."""
        self._writer.stop()

    def nonce(self, deal: int) -> str:  # noqa: ARG002  a result has one message only
        """Return the name under which Discord posts it once."""
        return f"x{self._session.table_id}"

    async def channel(self) -> int:
        return self._session.moment.row.channel_id

    def draw_past(self, at: PostedMessage) -> Screen:  # noqa: ARG002  as above
        return self._draw()

    async def on_posted(self, at: PostedMessage) -> None:
        """Say that it was told."""
        await self._on_delivered(at)

    async def lost(self) -> bool:
        """There is no other channel."""
        return False

    async def _refused(self, why: Undelivered) -> None:
        if not isinstance(why, ChannelGone):
            log.warning("%s stays untold: %s", self.name, why)
        await self._on_delivered(None)
