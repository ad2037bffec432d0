"""The messages of one table: the board, a hand for each seat, the result, and lines that call."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

from bot.discord.screen_message import PostedMessage
from bot.discord.writer import Delays, Written
from bot.screens.links import channel_link, message_link
from bot.screens.screen import Screen
from bot.support.background_tasks import BackgroundTasks
from bot.support.retrying import retry_until_written
from bot.tables.clock.intervals import Intervals
from bot.tables.clock.reminders import Reminders
from bot.tables.computers.hints import Hints
from bot.tables.computers.self_playing import SelfPlaying
from bot.tables.drafts import Drafts
from bot.tables.in_play import InPlay
from bot.tables.messages.announcing import Announcement
from bot.tables.messages.board import Board
from bot.tables.messages.callouts import Callouts
from bot.tables.messages.calls import Calls
from bot.tables.messages.direct_messages import DirectMessages
from bot.tables.messages.drawing import TableDrawing
from bot.tables.messages.hand import Hand
from bot.tables.messages.hand_receipts import HandReceipts
from bot.tables.messages.hands import HandMessages
from bot.tables.messages.picturing import Picturing
from bot.tables.messages.reactions import Reactions
from bot.tables.messages.words import TableWords
from bot.tables.services import Services
from data.tables import Sent
from engine.contract.seats import NO_SEATS, Seat
from engine.table.journal import Author
from engine.table.table import Advance

LAST_SCREEN_SECONDS: Final = 10.0
"""How long the end of a table waits for its last screens."""


class TableMessages:
    """Keeps all messages of a table equal to what is drawn.

    `lost` is awaited if the channel of the table is gone. A question that `self_playing` answers
    needs no drawing.
    """

    def __init__(
        self,
        table: InPlay,
        services: Services,
        drafts: Drafts,
        hints: Hints,
        intervals: Intervals,
        self_playing: SelfPlaying,
        *,
        background_tasks: BackgroundTasks,
        lost: Callable[[], Awaitable[None]],
    ) -> None:
        row, post, preferences = table.row, services.post, services.preferences
        self.words = words = TableWords(table, services)
        self._table = table
        self._services = services
        self._drafts = drafts
        self._tables = services.store.tables.held(row.epoch)
        self._background_tasks = background_tasks
        self._self_playing = self_playing
        self._looking_later = NO_SEATS
        self._shown_paused = table.paused
        self._linked: str | None = None
        """Where the hands lead that are drawn, or about to be; nowhere before the table hangs."""
        self._callouts = Callouts(
            post, preferences, background_tasks, table_id=row.table_id, channel_id=row.channel_id
        )
        self.direct_messages = DirectMessages(
            table, services.private, self._callouts, words, self._mark_board
        )
        self.reactions = Reactions(table)
        self.drawing = TableDrawing(
            table,
            words,
            services.preferences,
            drafts=drafts,
            hints=hints,
            picturing=Picturing(table, words, services.preferences),
            direct_messages=self.direct_messages,
            link=self._own_link,
            intervals=intervals,
            reactions=self.reactions,
            ahead=self_playing.ahead,
            promises=services.promises,
            turn_seconds=services.tempo.paces[row.pace].turn,
            now=services.now,
        )
        self.reminders = Reminders(
            table, self._tables, self._callouts, services.preferences, words, self._way_here
        )
        self.board = Board(post, _Easel(table, self.drawing, self._on_posted, lost), row)
        self.hands = HandMessages(self._hand)
        self._receipts = HandReceipts(table, self._tables, post.seconds_an_edit)
        self._calls: Calls | None = None
        """Made when somebody here wants to be called at once; few do."""
        self._announcement: Announcement | None = None
        """Made when there is a result to tell; most tables that are open have none yet."""

    @property
    def link(self) -> str | None:
        """The address of the public message, if it is posted."""
        row, board = self._table.row, self.board
        # Until the first screen hangs the message is that of the lobby.
        if board.message_id is None or not board.message_deal:
            return None
        return message_link(row.guild_id, row.channel_id, board.message_id)

    async def recall(self, sent: Sent) -> None:
        """Take up what an earlier process has posted."""
        self.board.expect_unrecorded()
        self.hands.expect_unrecorded()
        self._linked = self.link
        for hand in sent.hands:
            self.hands.recall(hand.seat, PostedMessage(hand.channel_id, hand.message_id, hand.deal))
        await self.direct_messages.recall()
        self.reminders.recall(sent.reminded)

    def begin(self) -> None:
        """Show a game that has just been dealt, also at the table, which is posted."""
        self.board.mark()
        self._linked = self.link
        self.everybody_looks()
        calls = self._calls_wished()
        if calls is not None:
            calls.call(range(len(self._table.chairs)))

    def draw_again(self) -> None:
        """Draw everything after a restart, which is to forget no ticks."""
        self.board.mark()
        for seat in range(len(self._table.chairs)):
            prompt = self._table.game.prompt(seat)
            if self._table.paused or prompt is None or not prompt.pick or prompt.question == "play":
                self.look(seat)
            elif self._table.has_hand(seat):
                self.hands.mark_unless_asked(seat, self._table.asked(seat))

    def look(self, seat: Seat) -> None:
        """Draw the hand of a seat, if it is anybody's; one that may not lead yet, once it may."""
        if not self._table.has_hand(seat):
            return
        wait = self._self_playing.pauses.left(seat)
        if not wait:
            self.hands.mark(seat)
        elif seat not in self._looking_later:
            self._looking_later |= {seat}
            doing = f"drawing a hand at table {self._table.table_id}"
            self._background_tasks.run(self._look_later(seat, wait), doing)

    async def _look_later(self, seat: Seat, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._looking_later -= {seat}
        self.look(seat)

    def everybody_looks(self, *, dealt: bool = False) -> None:
        """Draw every hand; `dealt` says that all their cards are others."""
        for seat in range(len(self._table.chairs)):
            if dealt and self._table.has_hand(seat):
                self.hands.mark_dealt(seat)
            else:
                self.look(seat)

    def _others_look(self, advance: Advance) -> None:
        """Draw the hands of those who are not asked, once the screens are drawn that are urgent.

        If the table tells the same a moment later, only those that cost no counted call.
        """
        busy = {entry.seat for entry in advance.entries}.union(self._table.waiting_for)
        for seat in range(len(self._table.chairs)):
            if seat in advance.asked or not self._table.has_hand(seat):
                continue
            if not self.drawing.lingers:
                self.hands.mark(seat, urgent=False)
            elif seat not in busy:
                self.hands.mark_if_free(seat)

    def follow(self, advance: Advance) -> None:
        """Draw what has been committed, and call nobody any more who has acted."""
        by_person = any(entry.author is Author.PERSON for entry in advance.entries)
        # A screen that only a computer changed may wait for those that people wait for.
        self.board.mark(urgent=by_person or bool(self._table.owing()), lingers=self.drawing.lingers)
        if advance.begins_deal or advance.ends_deal or self._table.row.solo:
            self.everybody_looks(dealt=advance.begins_deal)
        else:
            # Whoever was given cards sees them at once, and not only when asked.
            given = {seat for event in advance.events for seat in event.heard_by or ()}
            for seat in given.difference(entry.seat for entry in advance.entries):
                self.look(seat)
            for seat in advance.asked:
                if not self._self_playing.plays(seat):
                    self.look(seat)
            if self.drawing.ended_turn:
                self._others_look(advance)
        for entry in advance.entries:
            if entry.author in (Author.CLOCK, Author.COMPUTER):
                # A hand whose card was played for it must not go on offering that card.
                self.look(entry.seat)
            self._callouts.take_away(entry.seat)
        calls = self._calls_wished()
        if calls is not None:
            calls.follow(advance)

    def follow_chairs(self) -> None:
        """Draw what a change of chairs may have changed for everybody."""
        self.draw_clocks(urgent=True)
        if self._table.paused != self._shown_paused:
            self._shown_paused = self._table.paused
            self.everybody_looks()
            if self._table.paused:
                self._callouts.take_all_away()

    def draw_clocks(self, *, urgent: bool = False) -> None:
        """Draw whatever shows until when there is time: it is over, or a clock began or stopped."""
        self.board.mark(urgent=urgent)
        between = self._table.between_deals
        for seat in range(len(self._table.chairs)) if between else self._table.waiting_for:
            if self._table.has_hand(seat):
                self.hands.freshen(seat)

    async def close(self, draw: Callable[[], Screen]) -> None:
        """Say on the public message why the table ends, and in every hand that it does."""
        for seat in range(len(self._table.chairs)):
            self.hands.mark(seat)
        if not self._table.row.solo:
            await self.board.draw_last(draw)

    async def announce(self) -> None:
        """Show the last screens, then tell the result below, however long Discord is unwell."""
        self.board.mark()
        self.everybody_looks()
        if self._table.row.solo:
            await self._told()
            return
        # The last screen first, so that the result stands below it; but not for ever.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_SCREEN_SECONDS):
                await self.board.settle()
        if not self._table.stopped:
            row, result = self._table.row, self.drawing.result
            self._announcement = Announcement(self._services.post, row, result, self._told)
            await self._announcement.tell()

    async def clear_away(self) -> None:
        """Let the last hands be drawn and lines that called somebody be deleted, for a while."""
        self._callouts.take_all_away()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_SCREEN_SECONDS):
                await self.hands.settle()
                await self._background_tasks.settle()

    async def settle(self) -> None:
        """Wait until every message shows the moment that is."""
        await self.board.settle()
        await self.hands.settle()

    def finish(self, delays: Delays) -> Iterator[Written]:
        """Write nothing more but what is under way, and yield that."""
        if (task := self.board.finish()) is not None:
            yield task
        yield from self.hands.finish(delays)
        if self._announcement is not None:
            self._announcement.stop()

    def stop(self) -> None:
        """Write nothing more."""
        self.board.stop()
        self.hands.stop()
        self._receipts.stop()
        if self._announcement is not None:
            self._announcement.stop()

    def _calls_wished(self) -> Calls | None:
        """Return what calls people at once; made as soon as somebody at the table wants that."""
        services, chairs = self._services, self._table.chairs
        wished = any(services.preferences.of(chair.person).calls_at_once for chair in chairs)
        if self._calls is None and wished:
            self._calls = Calls(
                self._table,
                services.store.journal,
                services.preferences,
                self.direct_messages,
                self._callouts,
                self.reminders,
                self.words,
                plays_itself=self._self_playing.plays,
                frame=self.drawing.frame,
                link=self._way_here,
                background_tasks=self._background_tasks,
            )
        return self._calls

    async def _on_posted(self, at: PostedMessage) -> None:
        """Remember where the board hangs, however long the file takes nothing."""
        table_id = self._table.table_id
        await retry_until_written(
            "hanging a table", self._tables.set_message, table_id, at.message_id, at.deal
        )
        if self._linked != self.link:
            self._linked = self.link
            self.everybody_looks()

    def _own_link(self) -> str | None:
        return self.link

    def _way_here(self) -> str:
        row = self._table.row
        return self.link or channel_link(row.guild_id, row.channel_id)

    def _hand(self, seat: Seat) -> Hand:
        return Hand(
            self._services.post,
            seat,
            self._table,
            self._receipts,
            self.drawing,
            self.direct_messages,
            self._drafts,
            self._services.preferences,
        )

    def _mark_board(self) -> None:
        self.board.mark()

    async def _told(self) -> None:
        await retry_until_written(
            "telling a result", self._tables.set_announced, self._table.table_id
        )


class _Easel:
    """The screen on the board of a table in play."""

    def __init__(
        self,
        table: InPlay,
        drawing: TableDrawing,
        on_posted: Callable[[PostedMessage], Awaitable[None]],
        lost: Callable[[], Awaitable[None]],
    ) -> None:
        self._table = table
        self._drawing = drawing
        self._on_posted = on_posted
        self._lost = lost

    @property
    def deal(self) -> int:
        return self._table.deal

    def draw(self) -> Screen:
        return self._drawing.table()

    def draw_past(self, deal: int) -> Screen:
        return self._drawing.past_table(deal)

    async def on_posted(self, at: PostedMessage) -> None:
        await self._on_posted(at)

    async def lost(self) -> None:
        await self._lost()
