"""Screen messages: one message that shows a screen, edited or posted so that it is there once."""

import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Protocol

from bot.discord.interaction_token import Token
from bot.discord.post import (
    ChannelGone,
    MessageGone,
    NotAllowed,
    Post,
    ThreadArchived,
    TokenSpent,
    Undelivered,
)
from bot.discord.writer import Turn
from bot.screens.screen import Screen
from bot.support.rate_limiter import Priority, Slot

log = logging.getLogger(__name__)

CHANNELS_TRIED: Final = 2
"""How many channels a message is posted in, one after the other, if they are lost."""

DISCORD_EPOCH: Final = 1_420_070_400_000
"""The beginning of 2015, from which snowflakes count milliseconds."""


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message that is posted, and the deal that it shows; a lobby's message shows 0."""

    channel_id: int
    message_id: int
    deal: int
    token: Token | None = None

    @property
    def posted_at(self) -> int:
        """When it was posted, in milliseconds since 1970: a snowflake begins with its moment."""
        return (self.message_id >> 22) + DISCORD_EPOCH

    @property
    def mark(self) -> str:
        """The end of the nonce of whatever replaces it, else Discord would answer with this one.

        It is the same again after a restart, for the message may have been posted unrecorded.
        """
        # The lower bits of a snowflake are no moment and mostly equal.
        return f".{(self.message_id >> 22) & 0xFFFF:04x}"


class Destination(Protocol):
    """The place where a message is posted, and who records it: the differences between messages."""

    @property
    def name(self) -> str:
        """The name of the message in the log."""
        ...

    @property
    def deal(self) -> int:
        """The deal that is to be shown; each has a message of its own."""
        ...

    def nonce(self, deal: int) -> str:
        """Return the name under which Discord posts the message of a deal once."""
        ...

    async def channel(self) -> int | None:
        """Return where the message is to be posted, None if nowhere; may raise `Undelivered`."""
        ...

    def draw_past(self, at: PostedMessage) -> Screen | None:
        """Return the last screen of a message that another has replaced; None deletes it."""
        ...

    async def on_posted(self, at: PostedMessage) -> None:
        """Record the message."""
        ...

    async def lost(self) -> bool:
        """Forget the channel, which cannot be used; return whether there may be another."""
        ...


class _Replaced(Exception):
    """While an edit waited for its turn it was decided that another message takes the place."""


class ScreenMessage:
    """Keeps one message, which starts as `at` if an earlier process has posted one.

    What is posted while `silent` returns True notifies nobody.
    """

    def __init__(
        self,
        post: Post,
        destination: Destination,
        at: PostedMessage | None = None,
        *,
        silent: Callable[[], bool] = lambda: False,
    ) -> None:
        self._post = post
        self._destination = destination
        self.at = at
        """The message that is posted now."""
        self._mark = ""
        """The end of the next nonce: empty for the next deal, else the `mark` of the replaced."""
        self._unrecorded = False
        """Whether a message may be there that nobody knows: its receipt or its process was lost."""
        self._silent = silent

    def expect_unrecorded(self) -> None:
        """Expect a message that an earlier process may have posted without recording it."""
        self._unrecorded = True

    def confirm(self) -> None:
        """Note that the message there is the last that was posted."""
        if not self._is_replaced:
            self._unrecorded = False

    def recall(self, at: PostedMessage) -> None:
        """Take up a message of an earlier process."""
        self.at, self._mark = at, ""

    def replace(self) -> None:
        """Let another message of this deal take the place of the one that is there."""
        # With another deal that happens in any case, and may be under way.
        if self.at is not None and self.at.deal == self._destination.deal:
            self._mark = self.at.mark

    def pressed(self, message_id: int, token: Token | None) -> None:
        """Note the token of a press on this message, None once it is spent; leave out any other."""
        if self.at is not None and self.at.message_id == message_id:
            self.at = replace(self.at, token=token)

    async def write(self, turn: Turn) -> bool:
        """Write the message; return whether to write once more.

        It may show the screen of an earlier try, or the next deal has begun meanwhile. Raise
        `Undelivered` if Discord does not take it.
        """
        at = self.at
        if (
            at is not None
            and not self._is_replaced
            and at.deal == self._destination.deal
            and await self._edited(at, turn)
        ):
            return at.deal != self._destination.deal
        return await self._posted(turn, past=self.at)

    async def take_away(self) -> None:
        """Delete the message, so that the next write posts another.

        One that Discord does not delete is left as one that is replaced. Raise `TryLater`.
        """
        at = self.at
        if at is None:
            return
        try:
            await self._post.delete(at.channel_id, at.message_id)
        except NotAllowed:
            await self._close(at, self._destination.draw_past(at))
        self._forget(at)

    async def draw_last(self, draw: Callable[[], Screen]) -> None:
        """Draw the message for the last time, as far as Discord lets it."""
        if self.at is not None:
            await self._close(self.at, draw())

    async def fold(self) -> None:
        """Leave of the message what is left of one that is replaced, as far as Discord lets it."""
        if self.at is not None:
            await self._close(self.at, self._destination.draw_past(self.at))

    @property
    def _is_replaced(self) -> bool:
        return self.at is None or bool(self._mark)

    def _forget(self, gone: PostedMessage) -> None:
        self.at, self._mark = None, gone.mark

    async def _edited(self, at: PostedMessage, turn: Turn) -> bool:
        """Draw the message anew; return False if another has to take its place."""

        def draw() -> Screen:
            if at.deal != self._destination.deal or self._is_replaced:
                raise _Replaced
            return turn.draw()

        try:
            await self._edit(at, draw, turn.slot)
        except MessageGone:
            # Discord posts nothing under the name of the deleted one.
            self._forget(at)
        except ChannelGone:
            if not await self._destination.lost():
                raise
            # Names are the bot's, not the channel's.
            self._forget(at)
        except ThreadArchived:
            # A new message wakes the thread.
            self.replace()
        except _Replaced:
            return False
        else:
            self.confirm()
            return True
        return False

    async def _posted(self, turn: Turn, *, past: PostedMessage | None) -> bool:
        """Post the message; return whether it may be that of an earlier try, screen and all."""
        destination, deal = self._destination, self._destination.deal
        for _ in range(CHANNELS_TRIED):
            channel_id = await destination.channel()
            if channel_id is None:
                return False
            try:
                at, unrecorded = await self._sent(channel_id, deal, turn)
            except (ChannelGone, NotAllowed) as lost:
                if await destination.lost():
                    continue
                if past is None or not past.deal or isinstance(lost, ChannelGone):
                    raise
                # If nothing may be posted, what is there may still be drawn.
                await self._edit(past, turn.draw, turn.slot)
                return False
            if past is not None:
                await self._close(past, destination.draw_past(past))
            # Recorded last: a process that dies before comes back here, is given the same
            # message by its nonce, and the old one does not stay as if it were played on.
            await destination.on_posted(at)
            return unrecorded
        if past is not None:
            await self._close(past, destination.draw_past(past))
        return False

    async def _sent(self, channel_id: int, deal: int, turn: Turn) -> tuple[PostedMessage, bool]:
        unrecorded = False

        def draw() -> Screen:
            nonlocal unrecorded
            unrecorded |= self._unrecorded
            self._unrecorded = True
            return turn.draw()

        # The same until it has succeeded: a post whose receipt was lost is not posted twice.
        nonce = self._destination.nonce(deal) + self._mark
        message_id = await self._post.send(
            channel_id, draw, nonce=nonce, silent=self._silent(), slot=turn.slot
        )
        self.at = at = PostedMessage(channel_id, message_id, deal)
        self._mark, self._unrecorded = "", False
        return at, unrecorded

    async def _close(self, at: PostedMessage, last: Screen | None) -> None:
        try:
            if last is None:
                await self._delete(at)
            else:
                await self._edit(at, lambda: last, Slot(Priority.DEAL))
        except Undelivered as refused:
            log.info("an old message of %s stays: %s", self._destination.name, refused)

    async def _delete(self, at: PostedMessage) -> None:
        if at.token is not None and at.token.fresh:
            with contextlib.suppress(TokenSpent):
                await self._post.delete_by_token(at.token)
                return
        await self._post.delete(at.channel_id, at.message_id)

    async def _edit(self, at: PostedMessage, draw: Callable[[], Screen], slot: Slot) -> None:
        """Draw a message anew, by a fresh token if there is one: no limit counts that."""
        if at.token is not None and at.token.fresh:
            try:
                await self._post.edit_by_token(at.token, draw)
            except TokenSpent:
                self.pressed(at.message_id, None)
            else:
                return
        await self._post.edit(at.channel_id, at.message_id, draw, slot=slot)
