"""Postings: one message that shows a screen, edited or posted so that it hangs once."""

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Final, Protocol

from bot.discord.post import (
    Asleep,
    ChannelGone,
    MessageGone,
    NotAllowed,
    Post,
    TokenSpent,
    Undelivered,
)
from bot.discord.posted import (
    Hung,
    Posted,
    PostState,
    Replaced,
    Token,
    Unposted,
    hung_at,
    mark_of,
    with_token,
)
from bot.discord.writer import Turn
from bot.screens.screen import Screen
from bot.support.rate_limiter import Slot

log = logging.getLogger(__name__)

CHANNELS_TRIED: Final = 2
"""How many channels a message is posted in, one after the other, if they are lost."""


class Place(Protocol):
    """The place of a message, and who remembers it: the differences between messages."""

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

    def draw_past(self, deal: int) -> Screen:
        """Return the last screen of a message that another has replaced."""
        ...

    async def hung(self, at: Hung) -> None:
        """Remember where the message hangs."""
        ...

    async def lost(self) -> bool:
        """Forget the channel, which cannot be used; return whether there may be another."""
        ...


class Posting:
    """Writes one message, each time in the one way that its standing asks for."""

    def __init__(
        self,
        post: Post,
        place: Place,
        standing: PostState,
        *,
        silent: Callable[[], bool] = lambda: False,
    ) -> None:
        """Begin with a message that hangs, or none; what is posted if `silent` notifies nobody."""
        self._post = post
        self._place = place
        self._standing = standing
        self._silent = silent

    @property
    def at(self) -> Hung | None:
        """The message that hangs."""
        return hung_at(self._standing)

    def doubt(self) -> None:
        """Reckon with a message that an earlier process posted and could not remember."""
        self._standing = replace(self._standing, tried=True)

    def trust(self) -> None:
        """Take it that the message which hangs is the last that was posted."""
        if isinstance(self._standing, Posted):
            self._standing = replace(self._standing, tried=False)

    def recall(self, at: Hung) -> None:
        """Take up a message of an earlier process."""
        self._standing = Posted(at, tried=self._standing.tried)

    def replace(self) -> None:
        """Let another message of this deal take the place of the one that hangs."""
        standing = self._standing
        # With another deal that happens in any case, and may be under way.
        if isinstance(standing, Posted) and standing.at.deal == self._place.deal:
            self._standing = Replaced(standing.at, tried=standing.tried)

    def pressed(self, message_id: int, token: Token) -> None:
        """Note the token of a press, if it is this message that was pressed."""
        self._standing = with_token(self._standing, message_id, token)

    async def write(self, turn: Turn) -> bool:
        """Write the message; return whether to write once more.

        What hangs now may be the screen of an earlier try, or the next deal has begun meanwhile.
        """
        standing = self._standing
        if (
            isinstance(standing, Posted)
            and standing.at.deal == self._place.deal
            and await self._edited(standing.at, turn)
        ):
            return standing.at.deal != self._place.deal
        return await self._hung(turn, past=self.at)

    async def take_away(self) -> None:
        """Delete the message, so that the next write posts another.

        One that Discord does not delete is drawn for the last time; may raise `TryLater`.
        """
        at = self.at
        if at is None:
            return
        try:
            await self._post.delete(at.channel_id, at.message_id)
        except NotAllowed:
            await self._close(at, lambda: self._place.draw_past(at.deal))
        self._standing = self._without(at)

    async def draw_last(self, draw: Callable[[], Screen]) -> None:
        """Draw the message for the last time, as far as Discord lets it."""
        if self.at is not None:
            await self._close(self.at, draw)

    async def _edited(self, at: Hung, turn: Turn) -> bool:
        """Draw the message anew; return False if another has to take its place."""

        def draw() -> Screen:
            # While this waits for its turn, a deal may begin that has a message of its own.
            return turn.draw() if at.deal == self._place.deal else self._place.draw_past(at.deal)

        try:
            await self._edit(at, draw, turn.slot)
        except MessageGone:
            # Discord posts nothing under the name of the deleted one.
            self._standing = self._without(at)
        except ChannelGone:
            if not await self._place.lost():
                raise
            # Names are the bot's, not the channel's.
            self._standing = self._without(at)
        except Asleep:
            # A new message wakes the thread.
            self.replace()
        else:
            self.trust()
            return True
        return False

    async def _hung(self, turn: Turn, *, past: Hung | None) -> bool:
        """Post the message; return whether it may be that of an earlier try, screen and all."""
        place, deal = self._place, self._place.deal
        for _ in range(CHANNELS_TRIED):
            channel_id = await place.channel()
            if channel_id is None:
                return False
            try:
                at, tried = await self._sent(channel_id, deal, turn)
            except (ChannelGone, NotAllowed) as lost:
                if await place.lost():
                    continue
                if past is None or not past.deal or isinstance(lost, ChannelGone):
                    raise
                # If nothing may be posted, what is there may still be drawn.
                await self._edit(past, turn.draw, turn.slot)
                return False
            if past is not None:
                await self._close(past, lambda: place.draw_past(past.deal))
            # Remembered last: a process that dies before comes back here, is given the same
            # message by its nonce, and the old one does not stay as if it were played on.
            await place.hung(at)
            return tried
        if past is not None:
            await self._close(past, lambda: place.draw_past(past.deal))
        return False

    async def _sent(self, channel_id: int, deal: int, turn: Turn) -> tuple[Hung, bool]:
        tried = False

        def draw() -> Screen:
            nonlocal tried
            tried |= self._standing.tried
            self._standing = replace(self._standing, tried=True)
            return turn.draw()

        # The same until it has succeeded: a post whose receipt was lost is not posted twice.
        nonce = self._place.nonce(deal) + mark_of(self._standing)
        message_id = await self._post.send(
            channel_id, draw, nonce=nonce, silent=self._silent(), slot=turn.slot
        )
        at = Hung(channel_id, message_id, deal)
        self._standing = Posted(at)
        return at, tried

    def _without(self, gone: Hung) -> Unposted:
        return Unposted(gone.mark, tried=self._standing.tried)

    async def _close(self, at: Hung, draw: Callable[[], Screen]) -> None:
        try:
            await self._edit(at, draw, Slot())
        except Undelivered as refused:
            log.info("an old message of %s stays: %s", self._place.name, refused)

    async def _edit(self, at: Hung, draw: Callable[[], Screen], slot: Slot) -> None:
        """Draw a message anew, by a fresh token if there is one: no limit counts that."""
        if at.token is not None and at.token.fresh:
            try:
                await self._post.edit_by_token(at.token, draw)
            except TokenSpent:
                self._standing = with_token(self._standing, at.message_id, None)
            else:
                return
        await self._post.edit(at.channel_id, at.message_id, draw, slot=slot)
