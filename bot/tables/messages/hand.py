"""A hand: one person's private message, by direct message or as a whisper in the channel.

One screen, two ways. A direct message lasts and notifies, and is edited in place. A whisper (an
ephemeral answer) needs no open direct messages. It can be edited only by the token of the last
press on it, which lives a quarter of an hour.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final, Literal, TypeAlias

from bot.discord import interaction_token
from bot.discord.interaction_token import Token
from bot.discord.post import (
    ChannelGone,
    DirectMessagesClosed,
    MessageGone,
    NotAllowed,
    TokenSpent,
    Undelivered,
)
from bot.discord.press import Press, Reply
from bot.discord.screen_message import PostedMessage, ScreenMessage
from bot.discord.writer import Delays, Turn, Writer, Written
from bot.screens.screen import Screen
from bot.support.rate_limiter import Priority
from bot.support.token_bucket import TokenBucket
from bot.tables.messages.direct_messages import DirectMessages
from bot.tables.messages.drawing import TableDrawing
from bot.tables.messages.hand_receipts import HandReceipts
from bot.tables.session.session import Session
from bot.text.button_ids import answering
from data.tables import HandRow
from engine.contract.seats import Seat

log = logging.getLogger(__name__)


WHOLE_GAME: Final = 1
"""Stands where other messages have the number of the deal that they show: one hand shows all."""

SECONDS_A_REPOST: Final = 30.0
"""How often a person may have a message posted anew, a table's or a hand's."""

ANSWERING_SECONDS: Final = 2.0
"""How long the message waits for the answer to a press, which mostly shows the same."""

PAINTED_SECONDS: Final = 2.0
"""When pictures follow that were too late for an answer."""


class Hand:
    """Keeps one hand equal to its screen, wherever it is shown.

    Its direct message is one for the whole game.
    """

    deal = WHOLE_GAME

    def __init__(
        self,
        session: Session,
        seat: Seat,
        drawing: TableDrawing,
        direct_messages: DirectMessages,
        receipts: HandReceipts,
    ) -> None:
        """Begin with nothing that is shown."""
        self.name = f"a hand at table {session.table_id}"
        self._session = session
        self._seat = seat
        self._drawing = drawing
        self._direct_messages = direct_messages
        self._receipts = receipts
        self._post = session.services.post
        self._person: int | None = None
        """Whose direct messages the last hand went to."""
        self._posting = ScreenMessage(self._post, self, silent=self._is_silent)
        self._writer = Writer(self.name, self._draw, self._write, self._refused)
        self._showing = Showing(self._draw)
        """The screen shown wherever the hand is shown, except for a notice."""
        self._whisper: Token | None = None
        self._left_behind: list[Token] = []
        """The tokens of whispers that a newer one has replaced, until they are drawn to stay."""
        self._runs_out: asyncio.TimerHandle | None = None
        self._unless_asked: int | None = None
        """The number of a question: if the message puts it already, it is left as it is."""
        self._may_move = False
        """Whether all the cards are others, so that nobody's finger is on one of them."""
        self._must_move = False
        self._reposts: TokenBucket | None = None
        """Made when its person asks for it; few do."""

    # Where its direct message is posted ---------------------------------------------------------

    @property
    def _sits_there(self) -> int | None:
        return self._session.moment.chairs[self._seat].person

    def nonce(self, deal: int) -> str:
        """Return the name under which Discord posts the message once."""
        return f"h{self._session.table_id}.{self._seat}.{deal}"

    async def channel(self) -> int | None:
        """Return where the hand is to be posted, None if nowhere; may raise `Undelivered`."""
        self._person = self._sits_there
        return await self._direct_messages.channel(self._seat)

    def draw_past(self, at: PostedMessage) -> Screen:  # noqa: ARG002  whichever it was
        """Return what is left of a message that another has replaced."""
        return self._drawing.moved_hand(self._seat)

    async def on_posted(self, at: PostedMessage) -> None:
        if self._person is None or self._person != self._sits_there:
            # Their data was deleted meanwhile, and nothing of them is kept again.
            return
        self._direct_messages.note_posted(self._seat, at.message_id)
        table_id = self._session.table_id
        hand = HandRow(table_id, self._seat, at.channel_id, at.message_id, at.deal)
        await self._receipts.keep(hand, self._person)

    async def lost(self) -> bool:
        """Forget a channel that does not exist any more; there may be another."""
        await self._direct_messages.lost(self._seat)
        return True

    # What is to be written ----------------------------------------------------------------------

    def expect_unrecorded(self) -> None:
        """Reckon with a message that an earlier process posted and could not remember."""
        self._posting.expect_unrecorded()

    def recall(self, at: PostedMessage) -> None:
        """Take up a direct message of an earlier process, and of whatever deal."""
        self._direct_messages.note_posted(self._seat, at.message_id)
        self._posting.recall(replace(at, deal=WHOLE_GAME))

    def mark(self, priority: Priority = Priority.TURN) -> None:
        """Say that the screen has changed, and how much that is needed. Never waits."""
        self._unless_asked = None
        self._writer.mark(priority)

    def freshen(self) -> None:
        """Say that the clock on the screen may have changed; what is to be left alone is."""
        self._writer.mark(Priority.IDLE)

    def mark_if_free(self) -> None:
        """Say that the screen has changed, if no limit counts the calls that draw it anew."""
        at = self._posting.at
        token = self._whisper if at is None else at.token
        if token is not None and token.fresh:
            self.mark(Priority.IDLE)

    def mark_unless_asked(self, asked: int) -> None:
        """Say that a message of an earlier process may be old, or may put question `asked`.

        Then it is left alone: ticks live in its buttons, and drawn anew it would lose them.
        """
        self.mark()
        self._unless_asked = asked

    def mark_dealt(self) -> None:
        """Say that all the cards are others; the message may be posted anew where it is seen."""
        self._may_move = True
        self.mark()

    def repost(self) -> bool:
        """Repost the message at the bottom; return False if there is none, or just was one."""
        self._reposts = self._reposts or TokenBucket(1, 1 / SECONDS_A_REPOST)
        if self._posting.at is None or not self._reposts.take():
            return False
        self._must_move = True
        self.mark()
        return True

    async def draw_once_more(self) -> None:
        """Draw the hand of a game that is over, where its person sees it; with one call at most."""
        at, token = self._posting.at, self._whisper
        try:
            if at is None:
                if token is not None and token.fresh:
                    await self._post.edit_by_token(token, self._draw)
            elif not self._direct_messages.is_left_behind(self._seat, at, dealt=True):
                await self._post.edit(at.channel_id, at.message_id, self._draw)
        except Undelivered as why:
            log.debug("%s stays as it is: %s", self.name, why)

    async def looked_up(self, seconds: float) -> None:
        """Wait until a message of an earlier process was looked at, but not for ever."""
        if self._unless_asked is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.settle()

    async def settle(self) -> None:
        """Wait until what is marked is written, as far as Discord lets it."""
        await self._writer.settle()

    def finish(self, delays: Delays) -> Written | None:
        """Write nothing more but what is under way, and return that, if it is anything."""
        return self._writer.finish(delays)

    def stop(self) -> None:
        """Write nothing more."""
        self._writer.stop()
        if self._runs_out is not None:
            self._runs_out.cancel()

    def drawn(self, press: Press, notice: str | None) -> Reply:
        """Return the hand anew for whoever pressed it, with a line of explanation if any.

        Until it is told whether Discord took it, the hand counts as being written.
        """
        at, whispered = self._posting.at, press.whispered
        known = at is not None and press.message_id == at.message_id
        if whispered:
            elsewhere = at is not None
        else:
            elsewhere = self._whisper is not None or (not known and at is not None)
        # A message that another has replaced does not become a second hand.
        past = not whispered and _is_past(press.message_id, at)
        screen = self._draw()
        answer = screen if notice is None else self._drawing.hand(self._seat, notice)
        if past:
            answer = self._drawing.moved_hand(self._seat, notice)
        self._showing.begin()

        async def on_delivered(token: Token | None) -> None:
            taken = token is not None
            if token is not None and whispered:
                self._whisper_by(token)
            elif token is not None and press.message_id is not None:
                self._posting.pressed(press.message_id, token)
            if token is not None and not token.whole:
                self._follow()
            # Too late: this token draws nothing, but the hand must not keep its old screen.
            everywhere = taken and not (elsewhere or past)
            # The line of explanation stays where it is read; only the other place is drawn.
            place: ShownAt | None = "whisper" if whispered else "message" if known else None
            shown_at = place if taken else None
            if self._showing.end(screen, everywhere=everywhere, at=shown_at) or not everywhere:
                self.mark()

        return Reply(answer, on_delivered=on_delivered)

    def shown(self) -> Reply:
        """Return the hand as a whisper.

        Until it is told whether Discord took it, the hand counts as being written.
        """
        screen = self._draw()
        self._showing.begin()

        async def on_delivered(token: Token | None) -> None:
            if token is not None:
                if self._whisper is not None and self._whisper.fresh:
                    self._left_behind.append(self._whisper)
                self._whisper_by(token)
                if not token.whole:
                    self._follow()
            if self._showing.end(screen, everywhere=False) or self._left_behind:
                self.mark()

        return Reply(screen, whispered=True, on_delivered=on_delivered)

    def _follow(self) -> None:
        """Draw the hand once more when what was too late for an answer may have been painted."""

        def mark() -> None:
            self._showing.forget()
            self.mark(Priority.IDLE)

        asyncio.get_running_loop().call_later(PAINTED_SECONDS, mark)

    def _draw(self) -> Screen:
        return self._drawing.hand(self._seat)

    def _whisper_by(self, token: Token) -> None:
        """From now on draw the whisper by this token, for the last time once it runs out."""
        self._whisper = token
        if self._runs_out is not None:
            self._runs_out.cancel()
        self._runs_out = asyncio.get_running_loop().call_later(
            interaction_token.TOKEN_SECONDS, partial(self.mark, Priority.IDLE)
        )

    def _is_silent(self) -> bool:
        return not self._session.services.preferences.of(self._sits_there).pings

    async def _write(self, turn: Turn) -> bool:
        await self._showing.idle(ANSWERING_SECONDS)
        await self._leave_behind()
        await self._move_down()
        stays = self._must_move
        runs_out = self._whisper is not None and not self._whisper.fresh
        if self._posting.at is not None and self._showing.is_newest and not runs_out:
            return False
        answered = None if runs_out else self._showing.newest_at
        shown = first = None if answered is None else self._draw()
        again = failed = False

        def draw() -> Screen:
            nonlocal first
            screen = turn.draw()
            # If a later one differs, the first has to be written again.
            first = first or screen
            return screen

        self._showing.begin()
        try:
            if answered != "whisper":
                await self._whispered(draw)
            if await self._asks_already():
                self._posting.confirm()
            elif answered != "message" or self._posting.at is None:
                again = await self._posting.write(replace(turn, draw=draw))
        except BaseException:
            first, failed = shown, True
            raise
        finally:
            # Asked to move while it was written: the drawing took that mark for its own.
            must_move = self._must_move and not stays
            everywhere = not (again or failed)
            if self._showing.end(first, everywhere=everywhere, at=answered) or must_move:
                self.mark()
        return again

    async def _leave_behind(self) -> None:
        """Draw whispers for the last time that nobody draws any more."""
        while self._left_behind:
            with contextlib.suppress(TokenSpent):
                draw = partial(self._drawing.last_hand, self._seat)
                await self._post.edit_by_token(self._left_behind.pop(), draw)

    async def _move_down(self) -> None:
        """Take the message away if it is to be posted anew, at the bottom."""
        at = self._posting.at
        if at is not None and (
            self._must_move
            or self._direct_messages.is_left_behind(self._seat, at, dealt=self._may_move)
        ):
            # While no hand is sent, the old one stays.
            if await self._direct_messages.channel(self._seat) is None:
                return
            await self._posting.take_away()
        self._may_move = self._must_move = False

    async def _refused(self, why: Undelivered) -> None:
        if isinstance(why, DirectMessagesClosed):
            await self._direct_messages.refused(self._seat)
        else:
            log.warning("%s stays as it is: %s", self.name, why)

    async def _whispered(self, draw: Callable[[], Screen]) -> None:
        token = self._whisper
        if token is None:
            return
        last = not token.fresh
        if last:
            if self._session.moment.row.solo or self._session.over:
                # Alone nothing goes on meanwhile; and the last screen stays true.
                self._whisper = None
                return
            draw = partial(self._drawing.last_hand, self._seat)
        try:
            await self._post.edit_by_token(token, draw)
        except TokenSpent:
            # Dismissed, reloaded or too old; the person presses My hand again.
            last = True
        if last and self._whisper is token:
            self._whisper = None

    async def _asks_already(self) -> bool:
        """Whether a message that may be left alone shows the question that it has to show."""
        asked, at = self._unless_asked, self._posting.at
        if asked is None or at is None:
            return False
        try:
            said = await self._post.look_up(at.channel_id, at.message_id)
        except (NotAllowed, MessageGone, ChannelGone):
            said = ()
        # If somebody wants it drawn meanwhile, it is not to be left alone any more.
        unless_asked, self._unless_asked = self._unless_asked, None
        shown = answering(said, self._session.table_id, asked)
        self._session.take_up_draft(self._seat, shown, asked=asked)
        return unless_asked == asked and bool(shown)


def _is_past(message_id: int | None, at: PostedMessage | None) -> bool:
    """Whether a direct message is known to be older than the one that is posted.

    A newer one may have been posted by an earlier process, which could not remember it.
    """
    return message_id is not None and at is not None and message_id < at.message_id


ShownAt: TypeAlias = Literal["message", "whisper"]
"""One of the two places at which the same screen may be shown."""


class Showing:
    """Compares what was written last with the screen of now, which `draw` returns.

    A press is answered while the writer may be under way. If two writes cross on the way to
    Discord, nobody knows which was the last. Of what was written a hash is kept: a screen takes
    kilobytes, and there are thousands of them.
    """

    def __init__(self, draw: Callable[[], Screen]) -> None:
        self._draw = draw
        self._shown: int | None = None
        self._one: tuple[ShownAt, int] | None = None
        self._under_way = 0
        self._crossed = False
        self._idle: asyncio.Event | None = None
        """Made when somebody waits for it."""

    @property
    def is_newest(self) -> bool:
        """Whether the screen of now is known to be shown."""
        return self._shown is not None and self._shown == hash(self._draw())

    @property
    def newest_at(self) -> ShownAt | None:
        """The one place at which the screen of now is known to be shown, if it is not at both."""
        if self._one is None:
            return None
        place, shown = self._one
        return place if shown == hash(self._draw()) else None

    def forget(self) -> None:
        """Something is missing where the screen of now is shown."""
        self._shown = self._one = None

    def begin(self) -> None:
        """A write is under way: until it ends, nobody knows what is shown."""
        self.forget()
        self._under_way += 1
        self._crossed |= self._under_way > 1

    async def idle(self, seconds: float) -> None:
        """Wait until no write is under way, but not for ever."""
        if self._under_way:
            self._idle = self._idle or asyncio.Event()
            self._idle.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._idle.wait()

    def end(
        self, screen: Screen | None, *, everywhere: bool = True, at: ShownAt | None = None
    ) -> bool:
        """A write of `screen` is over, None if nothing was written or that failed.

        It counts as shown only if it was written `everywhere`, else `at` most at one place.
        Return whether to write again: two crossed, or the screen has changed meanwhile.
        """
        self._under_way -= 1
        if self._under_way:
            return False
        if self._idle is not None:
            self._idle.set()
        crossed, self._crossed = self._crossed, False
        if crossed or (screen is not None and screen != self._draw()):
            return True
        if screen is not None and everywhere:
            self._shown = hash(screen)
        elif screen is not None and at is not None:
            self._one = at, hash(screen)
        return False
