"""The board: a table's public message, with one writer, the newest screen winning."""

import asyncio
import logging
from collections.abc import Callable
from math import inf
from typing import Final, Protocol

from bot.discord.interaction_token import Token
from bot.discord.post import ChannelGone, NotAllowed, Post, Undelivered
from bot.discord.screen_message import PostedMessage, ScreenMessage
from bot.discord.writer import Writer, Written, arrived
from bot.screens.screen import Screen
from bot.support.rate_limiter import Priority
from bot.support.token_bucket import TokenBucket
from bot.support.troubles import TroubleKind
from data.tables import TableRow

log = logging.getLogger(__name__)

EDITS_AT_ONCE: Final = 3.0
"""Edits that pass in a burst, the others at the pace of the post (`Post.seconds_an_edit`)."""

LINGERING: Final = 2.4
"""How many times the pace of the post what lingers waits for what follows: three seconds."""

QUICK: Final = 1.4
"""The same of what came so soon after the act before, or before computers alone: 1.75 seconds.

Where cards come so quickly they are drawn together, at the end of the trick at last.
"""

LONGEST: Final = 3.2
"""The same of all that follows so: four seconds."""

UNDER_WAY_SECONDS: Final = 10.0
"""The last screen waits so long, at most, for one that is under way."""


class OnBoard(Protocol):
    """The content of a board, a lobby or a game, and all that follows from where it is posted."""

    @property
    def deal(self) -> int:
        """The deal whose screen is to be shown; each has a message of its own."""
        ...

    def draw(self) -> Screen:
        """Return the screen of now."""
        ...

    def draw_past(self, at: PostedMessage) -> Screen | None:
        """Return the last screen of a message that a newer one has replaced; None deletes it."""
        ...

    async def on_posted(self, at: PostedMessage) -> None:
        """Remember where the screen is posted."""
        ...

    async def lost(self) -> None:
        """See to it that the channel is gone, and the table with it."""
        ...


class Board:
    """Keeps one public message equal to its screen, at most one call under way."""

    def __init__(self, post: Post, shown: OnBoard, row: TableRow) -> None:
        """Begin with the message that the table had when it was kept."""
        self._channel = _TableChannel(shown, row)
        self._delays = post.rate_limiter.delays
        self._troubles = post.troubles
        at = None
        if row.message_id is not None:
            at = PostedMessage(row.channel_id, row.message_id, row.message_deal)
        self._posting = ScreenMessage(post, self._channel, at)
        self._writer = Writer(
            self._channel.name,
            self._drawn,
            self._posting.write,
            self._refused,
            pace=TokenBucket(EDITS_AT_ONCE, 1 / post.seconds_an_edit),
            longest_linger=LONGEST * post.seconds_an_edit,
        )
        self._seconds_an_edit = post.seconds_an_edit
        self._acted_at = -inf
        """When somebody acted last, by the clock of the loop."""
        self._is_answer = False
        """Whether the message is an answer of which Discord has not told yet where it is posted."""
        self._changed = False
        """Whether something has changed since that answer was drawn."""
        if row.solo:
            # The one hand shows all that there is; nobody else looks on.
            self._writer.stop()

    @property
    def at(self) -> PostedMessage | None:
        """The message that it is posted as."""
        return self._posting.at

    @property
    def message_id(self) -> int | None:
        """The message that is posted; until the first deal does it is that of the lobby."""
        return None if self._posting.at is None else self._posting.at.message_id

    @property
    def message_deal(self) -> int:
        """The deal that the message shows; 0 is a lobby's."""
        return 0 if self._posting.at is None else self._posting.at.deal

    @property
    def is_writing(self) -> bool:
        """Whether a screen is under way, which may be older than one that is shown meanwhile."""
        return self._writer.is_writing

    def expect_unrecorded(self) -> None:
        """Expect a message that an earlier process may have posted without recording it."""
        self._posting.expect_unrecorded()

    def leave_to_answer(self) -> None:
        """Post nothing until `posted_as`: people see the answer before the bot learns its id."""
        self._is_answer = True

    def post_itself(self) -> None:
        """Post the message after all: no answer shows it."""
        self._is_answer = False
        self._writer.mark()

    def posted_as(self, message_id: int) -> PostedMessage:
        """Take up a message that somebody else has posted, and return it."""
        at = PostedMessage(self._channel.channel_id, message_id, self._channel.deal)
        self._posting.recall(at)
        self._is_answer = False
        if self._changed:
            self._writer.mark()
        return at

    def mark(self, priority: Priority = Priority.TURN, *, lingers: bool = False) -> None:
        """Say that the screen has changed, and how much that is needed. Never waits.

        If it `lingers`, more is about to follow, and both may be written together.
        """
        self._mark(priority, LINGERING if lingers else 0.0)

    def mark_act(self, priority: Priority, *, ends: bool, lingers: bool, followed: bool) -> None:
        """Say that somebody has acted; what `ends` a trick or a deal never lingers.

        All else does so too if it came quickly, or is `followed` by computers alone.
        """
        now = asyncio.get_running_loop().time()
        soon = QUICK * self._seconds_an_edit
        quick = followed or now - self._acted_at < soon
        # Before they go on, people look at the end for as long again.
        self._acted_at = now + soon if ends else now
        self._mark(priority, 0.0 if ends else LINGERING if lingers else QUICK if quick else 0.0)

    def _mark(self, priority: Priority, lingers: float) -> None:
        if self._is_answer:
            self._changed = True
        else:
            self._writer.mark(priority, lingers=lingers * self._seconds_an_edit)

    def pressed(self, message_id: int, token: Token) -> None:
        """Note the token of a press, if it is the message that was pressed."""
        self._posting.pressed(message_id, token)

    def repost(self) -> None:
        """Repost the screen at the bottom of the channel."""
        self._posting.replace()
        self.mark()

    async def settle(self) -> None:
        """Wait until what is marked is written, as far as Discord lets it."""
        await self._writer.settle()

    def finish(self) -> Written | None:
        """Write nothing more but what is under way, and return that, if it is anything."""
        return self._writer.finish(self._delays)

    def stop(self) -> None:
        """Write nothing more."""
        self._writer.stop()

    async def draw_last(self, draw: Callable[[], Screen]) -> None:
        """Draw what is left, as far as Discord lets it, and write nothing more."""
        await self._end()
        await self._posting.draw_last(draw)

    async def fold(self) -> None:
        """Leave what is left of a message that is replaced, and write nothing more."""
        await self._end()
        await self._posting.fold()

    async def _end(self) -> None:
        """Write nothing more; an older screen that is under way could arrive last: wait for it."""
        written = self.finish()
        if written is not None:
            await arrived((written,), UNDER_WAY_SECONDS, self._delays)

    def _drawn(self) -> Screen:
        try:
            return self._channel.shown.draw()
        except Exception:
            self._troubled("draw")
            raise

    def _troubled(self, kind: TroubleKind) -> None:
        self._troubles.note(self._channel.guild_id, kind, self._channel.channel_id)

    async def _refused(self, why: Undelivered) -> None:
        name = self._channel.name
        if isinstance(why, ChannelGone):
            log.warning("%s has lost its channel", name)
            await self._channel.shown.lost()
        elif isinstance(why, NotAllowed):
            # Hands go on meanwhile, and the next press in the channel asks again.
            log.info("%s may not be drawn: %s", name, why)
            self._troubled("post")
        else:
            # A screen that Discord refuses would be refused again; the next one may not be.
            log.error("%s cannot be drawn: %s", name, why)
            self._troubled("draw")


class _TableChannel:
    """The one channel of a table."""

    def __init__(self, shown: OnBoard, row: TableRow) -> None:
        self.shown = shown
        self.guild_id = row.guild_id
        self.channel_id = row.channel_id
        self._table_id = row.table_id

    @property
    def name(self) -> str:
        return f"table {self._table_id}"

    @property
    def deal(self) -> int:
        return self.shown.deal

    def nonce(self, deal: int) -> str:
        return f"t{self._table_id}.{deal}"

    def draw_past(self, at: PostedMessage) -> Screen | None:
        return self.shown.draw_past(at)

    async def on_posted(self, at: PostedMessage) -> None:
        await self.shown.on_posted(at)

    async def channel(self) -> int:
        return self.channel_id

    async def lost(self) -> bool:
        # There is no other; the refusal says what becomes of the table.
        return False
