"""The messages of one table: the board, a hand for each seat, the result, and lines that call."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from bot.discord.post import Undelivered
from bot.discord.screen_message import PostedMessage
from bot.discord.writer import Delays, Written
from bot.screens.families import family_screens
from bot.screens.frame import message_link
from bot.screens.screen import Screen
from bot.support.rate_limiter import Priority
from bot.support.retrying import retry_until_written
from bot.tables.clock.paces import PLAY
from bot.tables.computers.unpressed import unpressed
from bot.tables.messages.announcing import Announcement
from bot.tables.messages.board import Board
from bot.tables.messages.callouts import Callouts, Reminders
from bot.tables.messages.calls import Calls
from bot.tables.messages.direct_messages import DirectMessages
from bot.tables.messages.drawing import TableDrawing
from bot.tables.messages.hand import Hand
from bot.tables.messages.hand_receipts import HandReceipts
from bot.tables.session.moment import Moment
from bot.tables.session.session import Session
from bot.tables.session.timing import rests_for
from data.tables import Sent
from engine.contract.seats import NO_SEATS, Seat
from engine.table.journal import Author
from engine.table.table import Advance

log = logging.getLogger(__name__)

LAST_SCREEN_SECONDS: Final = 10.0
"""How long the end of a table waits for its last screens."""

LONGEST_LOOK_SECONDS: Final = 60.0
"""The end of the last deal stands so long at most once the result is told."""


class TableMessages:
    """Keeps all messages of a table equal to what is drawn.

    `on_lost` is awaited if the channel of the table is gone.
    """

    def __init__(self, session: Session, on_lost: Callable[[], Awaitable[None]]) -> None:
        row, post = session.moment.row, session.services.post
        self._session = session
        self._on_lost = on_lost
        self._screens = family_screens(row.family)
        self.drawing = TableDrawing(session)
        self.callouts = Callouts(session)
        self.reminders = Reminders(session, self.callouts)
        self.direct_messages = DirectMessages(session, self.callouts)
        self.board = Board(post, self, row)
        self._receipts = HandReceipts(session)
        self._hands: dict[Seat, Hand] = {}
        self._unrecorded = self._stopped = False
        self._resting = NO_SEATS
        """The seats whose hands are drawn once they may lead."""
        self._linked: str | None = None
        """The link of the hands that are drawn, or about to be; None before the table is posted."""
        self._calls: Calls | None = None
        """Made when somebody here wants to be called at once; few do."""
        self._trick: tuple[int, ...] = ()
        """The number of the trick, or of the turn, that the board shows."""
        self._unseen: PostedMessage | None = None
        """The message of the deal before, if it stays a while: nobody had time to look at it."""
        self._result: str | None = None
        """The address of the result, once it is told."""
        self._announcement: Announcement | None = None
        """Made when there is a result to tell; most tables that are open have none yet."""

    def hand(self, seat: Seat) -> Hand:
        hand = self._hands.get(seat)
        if hand is None:
            hand = self._hands[seat] = Hand(
                self._session, seat, self.drawing, self.direct_messages, self._receipts
            )
            if self._unrecorded:
                hand.expect_unrecorded()
            if self._stopped:
                hand.stop()
        return hand

    async def recall(self, sent: Sent) -> None:
        """Take up what an earlier process has posted."""
        self.board.expect_unrecorded()
        self._unrecorded = True
        self._note_link()
        self._linked = self._session.moment.link
        for row in sent.hands:
            self.hand(row.seat).recall(PostedMessage(row.channel_id, row.message_id, row.deal))
        await self.direct_messages.recall()
        self.reminders.recall(sent.reminded)
        row = self._session.moment.row
        if row.past_id is not None:
            self._unseen = PostedMessage(row.channel_id, row.past_id, row.message_deal - 1)
        if row.result_id is not None:
            self._result = message_link(row.guild_id, row.channel_id, row.result_id)

    # What is drawn ------------------------------------------------------------------------------

    @property
    def _seats(self) -> range:
        return range(len(self._session.moment.chairs))

    def begin(self) -> None:
        """Show a game that has just been dealt, also at the table, which is posted."""
        self.board.mark()
        self._note_link()
        self._linked = self._session.moment.link
        self.redraw_hands()
        calls = self._calls_wished()
        if calls is not None:
            calls.call(self._seats)

    def draw_again(self) -> None:
        """Draw everything after a restart, which is to forget no ticks."""
        moment = self._session.moment
        self.board.mark(Priority.TABLE)
        for seat in self._seats:
            prompt = moment.view(seat).prompt
            if moment.paused or prompt is None or not prompt.pick or prompt.question == PLAY:
                self.redraw_hand(seat)
            elif moment.has_hand(seat):
                self.hand(seat).mark_unless_asked(moment.asked(seat))

    def redraw_hand(self, seat: Seat) -> None:
        """Draw the hand of a seat, if it is anybody's; one that may not lead yet, once it may."""
        session = self._session
        if not session.moment.has_hand(seat):
            return
        wait = rests_for(session.moment, seat, session.now())
        if not wait:
            asked = seat in session.moment.waiting_for
            self.hand(seat).mark(Priority.TURN if asked else Priority.DEAL)
        elif seat not in self._resting:
            self._resting |= {seat}
            doing = f"drawing a hand at table {session.table_id}"
            session.tasks.run(self._redraw_later(seat, wait), doing)

    async def _redraw_later(self, seat: Seat, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._resting -= {seat}
        self.redraw_hand(seat)

    def redraw_hands(self, *, dealt: bool = False) -> None:
        """Draw every hand; `dealt` says that all their cards are others."""
        for seat in self._seats:
            if dealt and self._session.moment.has_hand(seat):
                self.hand(seat).mark_dealt()
            else:
                self.redraw_hand(seat)

    def draw_clocks(self, priority: Priority = Priority.IDLE) -> None:
        """Draw whatever shows until when there is time: it is over, or a clock began or stopped."""
        self.board.mark(priority)
        moment = self._session.moment
        for seat in self._seats if moment.between_deals else moment.waiting_for:
            if moment.has_hand(seat):
                self.hand(seat).freshen()

    def follow(self, before: Moment, after: Moment, advance: Advance) -> None:
        """Draw what has been committed, and call nobody any more who has acted."""
        if after.closed or before.closed:
            # What is told of its end is drawn once that is kept.
            return
        if before.between_deals and not after.between_deals:
            self.redraw_hands()
        if after.play is not before.play:
            self._follow_play(before, after, advance)
        if after.row is not before.row:
            self._follow_chairs(before, after)

    def _follow_play(self, before: Moment, after: Moment, advance: Advance) -> None:
        view = after.view()
        lingers, ended_turn = self._screens.lingers(view), self._screens.ended_turn(view)
        needed = self._needed(after, advance)
        ends = needed is Priority.DEAL or (needed is Priority.TRICK and not ended_turn)
        followed = not after.owing
        self.board.mark_act(needed, ends=ends, lingers=lingers, followed=followed)
        if advance.begins_deal or advance.ends_deal or after.row.solo:
            self.redraw_hands(dealt=advance.begins_deal)
        else:
            # Whoever was given cards sees them at once, and not only when asked.
            given = {seat for event in advance.events for seat in event.heard_by or ()}
            for seat in given.difference(entry.seat for entry in advance.entries):
                self.redraw_hand(seat)
            for seat in advance.asked:
                # A question that is answered without a press needs no drawing.
                if unpressed(after, seat, self._session.wishes(seat)) is None:
                    self.redraw_hand(seat)
            if ended_turn:
                self._redraw_others(after, advance, lingers=lingers)
        for entry in advance.entries:
            if entry.author in (Author.CLOCK, Author.COMPUTER):
                # A hand whose card was played for it must not go on offering that card.
                self.redraw_hand(entry.seat)
            self.callouts.take_away(entry.seat)
        calls = self._calls_wished()
        if calls is not None:
            calls.follow(before, after, advance)

    def _needed(self, after: Moment, advance: Advance) -> Priority:
        """Return how much people need to see at the table what was just done."""
        before, self._trick = self._trick, self._screens.reacted_to(after.view())
        if advance.begins_deal or advance.ends_deal:
            return Priority.DEAL
        if before and before != self._trick:
            return Priority.TRICK
        by_person = any(entry.author is Author.PERSON for entry in advance.entries)
        return Priority.TABLE if by_person or after.owing else Priority.IDLE

    def _redraw_others(self, after: Moment, advance: Advance, *, lingers: bool) -> None:
        """Draw the hands of those who are not asked, once the screens are drawn that they need.

        If the table tells the same a moment later, only those that cost no counted call.
        """
        busy = {entry.seat for entry in advance.entries}.union(after.waiting_for)
        for seat in self._seats:
            if seat in advance.asked or not after.has_hand(seat):
                continue
            if not lingers:
                self.hand(seat).mark(Priority.TABLE)
            elif seat not in busy:
                self.hand(seat).mark_if_free()

    def _follow_chairs(self, before: Moment, after: Moment) -> None:
        """Draw what a change of chairs may have changed for everybody."""
        self.draw_clocks(Priority.TABLE)
        if after.paused != before.paused:
            self.redraw_hands()
            if after.paused:
                self.callouts.take_all_away()
        for seat, (was, chair) in enumerate(zip(before.chairs, after.chairs, strict=True)):
            if (was.person, was.presence) != (chair.person, chair.presence):
                self.hand(seat).mark()

    # The end ------------------------------------------------------------------------------------

    async def close(self, draw: Callable[[], Screen]) -> None:
        """Say on the public message why the table ends, and in every hand that it does."""
        for seat in self._seats:
            self.hand(seat).mark()
        if not self._session.moment.row.solo:
            await self.board.draw_last(draw)
            await self._fold(self._unseen)
            await self._draw_line()

    async def announce(self) -> None:
        """Show the last screens, then tell the result below, however long Discord is unwell.

        If an earlier process has told it, only what it may have left is done.
        """
        self._note_link()
        self.redraw_hands()
        if self._result is not None:
            await self._draw_line()
            return
        self.board.mark(Priority.DEAL)
        if self._session.moment.row.solo:
            await self._announced(None)
            return
        # The last screen first, so that the result stands below it; but not for ever.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_SCREEN_SECONDS):
                await self.board.settle()
        if not self._session.stopped:
            result = self.drawing.result
            self._announcement = Announcement(self._session, result, self._announced)
            await self._announcement.tell()

    async def _announced(self, at: PostedMessage | None) -> None:
        session = self._session
        row, tables = session.moment.row, session.tables
        if at is not None:
            await retry_until_written(
                "telling a result", tables.set_result, row.table_id, at.message_id
            )
            self._result = message_link(row.guild_id, at.channel_id, at.message_id)
            await self._draw_line()
        if not self._folds:
            await retry_until_written("telling a result", tables.set_announced, row.table_id)

    async def _draw_line(self) -> None:
        """Draw the line that the channel keeps, if the table has another message by now."""
        row, bound = self._session.moment.row, self._bound
        if row.parent_id is not None:
            # A thread has the id of the message of which it was made.
            channel_id, bound = row.parent_id, row.channel_id
        elif row.solo or not bound or bound == self.board.message_id:
            return
        else:
            channel_id = row.channel_id
        draw = partial(self.drawing.line, self._result)
        try:
            await self._session.services.post.edit(channel_id, bound, draw)
        except Undelivered as refused:
            log.info("the line of table %s stays: %s", row.table_id, refused)

    async def fold(self) -> None:
        """Take the last deal away once it was looked at: the result stands below it.

        What a process that ends meanwhile has not done the next one does.
        """
        if self._folds:
            session = self._session
            await asyncio.sleep(min(session.moment.pace.interval, LONGEST_LOOK_SECONDS))
            await self._fold(self._unseen)
            await self.board.fold()
            await retry_until_written(
                "folding a game", session.tables.set_announced, session.table_id
            )

    @property
    def _folds(self) -> bool:
        """Whether the result is told where deals are in the way of others."""
        return self._result is not None and self._session.moment.row.parent_id is None

    async def clear_away(self) -> None:
        """Let the last hands be drawn and lines that called somebody be deleted, for a while."""
        self.callouts.take_all_away()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_SCREEN_SECONDS):
                await self.settle_hands()
                await self._session.tasks.settle()

    async def settle(self) -> None:
        """Wait until every message shows the moment that is."""
        await self.board.settle()
        await self.settle_hands()

    async def settle_hands(self) -> None:
        """Wait until what is marked of hands is written, as far as Discord lets it."""
        await asyncio.gather(*(hand.settle() for hand in tuple(self._hands.values())))

    def finish(self, delays: Delays) -> Iterator[Written]:
        """Write nothing more but what is under way, and yield that."""
        self._stopped = True
        if (task := self.board.finish()) is not None:
            yield task
        for hand in self._hands.values():
            if (task := hand.finish(delays)) is not None:
                yield task
        if self._announcement is not None:
            self._announcement.stop()

    def stop(self) -> None:
        """Write nothing more."""
        self._stopped = True
        self.board.stop()
        for hand in self._hands.values():
            hand.stop()
        self._receipts.stop()
        if self._announcement is not None:
            self._announcement.stop()

    def _calls_wished(self) -> Calls | None:
        """Return what calls people at once; made as soon as somebody at the table wants that."""
        session = self._session
        preferences = session.services.preferences
        people = [chair.person for chair in session.moment.row.chairs if chair.person is not None]
        if self._calls is None and [one for one in people if preferences.of(one).calls_at_once]:
            self._calls = Calls(
                session, self.drawing, self.direct_messages, self.callouts, self.reminders
            )
        return self._calls

    # What is on the board -----------------------------------------------------------------------

    @property
    def deal(self) -> int:
        """The deal whose screen is to be shown; each has a message of its own."""
        return self._session.moment.deal

    def draw(self) -> Screen:
        self._note_link()
        return self.drawing.table()

    def draw_past(self, at: PostedMessage) -> Screen | None:
        """Return what the channel keeps of a message that a newer one has replaced.

        In a thread, where a game is by itself, all deals stay. Where a deal follows the one before
        at once, that stays as long as the next: nobody has seen its end.
        """
        self._note_link()
        moment = self._session.moment
        if moment.row.parent_id is not None:
            return self.drawing.past_table(at.deal)
        if moment.intervals or self._result is not None or not 0 < at.deal < moment.deal:
            return self._left_of(at)
        before, self._unseen = self._unseen, at
        doing = f"folding a deal of table {moment.table_id}"
        self._session.tasks.run(self._fold(before), doing)
        return self.drawing.past_table(at.deal)

    def _left_of(self, at: PostedMessage) -> Screen | None:
        """Return what stays of a message: a line, if the cards follow from it, else nothing.

        Whoever verifies the game looks that message up.
        """
        if at.deal and at.message_id != self._bound:
            return None
        return self.drawing.line(self._result)

    async def _fold(self, at: PostedMessage | None) -> None:
        if at is None:
            return
        post, left = self._session.services.post, self._left_of(at)
        try:
            if left is None:
                await post.delete(at.channel_id, at.message_id)
            else:
                await post.edit(at.channel_id, at.message_id, lambda: left)
        except Undelivered as refused:
            log.info("a deal of table %s stays: %s", self._session.table_id, refused)

    @property
    def _bound(self) -> int | None:
        """The message from which the cards follow, None if they follow from none."""
        proof = self._session.moment.proof
        return None if proof is None else proof.binding.message_id

    async def on_posted(self, at: PostedMessage) -> None:
        """Remember where the board is posted, however long the file takes nothing."""
        session, unseen = self._session, self._unseen
        set_message = partial(
            session.tables.set_message,
            session.table_id,
            at.message_id,
            at.deal,
            past_id=None if unseen is None else unseen.message_id,
        )
        await retry_until_written("hanging a table", set_message)
        before = self._linked
        self._note_link()
        if before != session.moment.link:
            self._linked = session.moment.link
            self.redraw_hands()

    async def lost(self) -> None:
        """See to it that the channel is gone, and the table with it."""
        await self._on_lost()

    def _note_link(self) -> None:
        """Note where the board is posted; before its first screen, it is the lobby's message.

        Of a game that is over in a channel the line stays, which leads to the result.
        """
        moment, at = self._session.moment, self.board.at
        row, link = moment.row, None
        if at is not None and at.deal:
            goes = moment.outcome is not None and row.parent_id is None
            shown = (self._bound or at.message_id) if goes else at.message_id
            link = message_link(row.guild_id, row.channel_id, shown)
        if link != self._session.moment.link:
            # Whoever is drawn next leads there; hands that lead elsewhere once it is kept.
            self._session.be_at(replace(self._session.moment, link=link))
