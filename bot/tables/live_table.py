"""Live tables: one table being played, and what follows from all that is committed there."""

from collections.abc import Callable, Iterable
from typing import Final

from bot.discord.writer import Delays, Written
from bot.screens.families import family_screens
from bot.screens.family import Draft
from bot.screens.frame import Frame
from bot.support.background_tasks import BackgroundTasks
from bot.support.token_bucket import TokenBucket
from bot.tables.attendance import Attendance, is_overdue, noted
from bot.tables.clock.intervals import Intervals
from bot.tables.clock.second_taps import SecondTaps
from bot.tables.clock.trick_pauses import TooSoon
from bot.tables.closing import Closing
from bot.tables.computers.hints import Hints
from bot.tables.computers.self_playing import SelfPlaying
from bot.tables.computers.stand_ins import StandIns
from bot.tables.drafts import Drafts
from bot.tables.finishing import Finishing
from bot.tables.going_on import BRIEFLY, GoingOn
from bot.tables.in_play import InPlay
from bot.tables.messages.board import Board
from bot.tables.messages.drawing import TableDrawing
from bot.tables.messages.hands import HandMessages
from bot.tables.messages.messages import TableMessages
from bot.tables.messages.reactions import Reactions
from bot.tables.services import Services
from bot.text.button_ids import answering
from bot.text.phrasebook import Phrasebook
from data.patience import waiting_at_most
from data.ratings import Reliability
from data.tables import Sent, TableRow, TableState
from engine.cards import Card
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.table.chairs import Chair
from engine.table.journal import Author
from engine.table.table import Advance, StaleAction, Table

SECONDS_A_REPOST: Final = 30.0


class LiveTable(InPlay):
    """A table in play, and all that follows from what is committed there.

    The game changes only through its `Table`; chairs only through its `Attendance`. Nothing here
    awaits Discord inside either's lock.
    """

    def __init__(
        self, services: Services, row: TableRow, table: Table, over: Callable[[str], None]
    ) -> None:
        """Begin with a game at any moment; `over` is told its id when it is done with."""
        store, now, tasks = services.store, services.now, BackgroundTasks()
        tables = store.tables.held(row.epoch)
        attendance = Attendance(row, tables, pause_hours=services.settings.pause_hours, now=now)
        super().__init__(attendance, table)
        self.table = table
        self.screens = family_screens(row.family)
        self.pause_hours = services.settings.pause_hours
        self._attendance = attendance
        self._over = over
        self._background_tasks = tasks
        self._now = now
        self._ratings = store.ratings
        self._reposts = TokenBucket(1, 1 / SECONDS_A_REPOST)
        self._second_taps = SecondTaps(services.tempo.second_tap_seconds, now)
        self._drafts = Drafts()
        self._intervals = Intervals(
            self, services.tempo.paces[row.pace], factor=services.settings.intervals, now=now
        )
        self._self_playing = SelfPlaying(
            self, services, act=self._play_itself, look=self._look, background_tasks=tasks
        )
        # What the parts below need of a table in play they read from this one.
        self.hints = Hints(self, services.worker_pool, self._look, tasks)
        self.messages = TableMessages(
            self,
            services,
            self._drafts,
            self.hints,
            self._intervals,
            self._self_playing,
            background_tasks=tasks,
            lost=self._lost,
        )
        self.stand_ins = StandIns(self, self._drafts, self.hints, services.worker_pool)
        self._finishing = Finishing(
            self, self.messages, store, self, background_tasks=tasks, now=now
        )
        words = self.messages.words
        self._closing = Closing(
            attendance, self.messages, words, self, background_tasks=tasks, now=now
        )
        self.going_on = GoingOn(
            services,
            table,
            self,
            self._intervals,
            attendance,
            self.messages,
            self.stand_ins,
            self._closing,
            background_tasks=tasks,
            moved=self._moved,
            changed=self._changed,
            dealt=self._dealt,
        )

    # What is shown --------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The public message."""
        return self.messages.board

    @property
    def hands(self) -> HandMessages:
        """The private messages."""
        return self.messages.hands

    @property
    def drawing(self) -> TableDrawing:
        """The part that draws the table."""
        return self.messages.drawing

    @property
    def table_link(self) -> str | None:
        """The address of the public message, if it is posted."""
        return self.messages.link

    @property
    def begun(self) -> str:
        """The text that replaces the lobby: it says that the game has begun, and where."""
        return self.drawing.begun

    @property
    def reactions(self) -> Reactions:
        """What people at the table have said to the trick."""
        return self.messages.reactions

    @property
    def may_react(self) -> bool:
        """Whether people at the table may say something to a trick."""
        return self.drawing.may_react

    def frame(self, phrasebook: Phrasebook | None = None) -> Frame:
        """Return the facts around the game that its screens name, to everybody or to a reader."""
        return self.drawing.frame(phrasebook)

    async def reliability_of(self, seat: Seat) -> dict[int, Reliability]:
        """Return how reliable a seat's person is; nothing if leaving this game is no matter."""
        person = self.chairs[seat].person
        people = sum(chair.person is not None for chair in self.chairs)
        if person is None or people < 2:
            return {}
        return {person: await self._ratings.reliability(person)}

    def draft(self, seat: Seat) -> Draft:
        """The action that a seat composes for the question put to it now."""
        return self._drafts.at(seat, self.asked(seat)) or ()

    def repost(self) -> bool:
        """Hang the table anew at the bottom of its channel, unless that was done just now."""
        if not self._reposts.take():
            return False
        self.board.repost()
        return True

    def may_be_reached(self, person: int) -> None:
        """Try the person's direct messages again."""
        seat = self.seat_of(person)
        if seat is not None:
            self.messages.direct_messages.try_again(seat)
            self._changed()
            self._look(seat)

    def follow_preferences(self, person: int) -> None:
        """Show the person's hand as they have chosen, and do what follows for their turn."""
        seat = self.seat_of(person)
        if seat is not None and not self.over:
            self._look(seat)
            self._go_on()

    # Beginning ------------------------------------------------------------------------------

    def begin(self) -> None:
        """Show a game that has just been dealt."""
        self.messages.begin()
        self._go_on()

    async def recall(self, sent: Sent) -> None:
        """Take up what an earlier process has shown and told, before the first press arrives."""
        await self.messages.recall(sent)

    async def resume(self) -> None:
        """Carry on after a restart: draw everything again and do what has become due."""
        await self.table.deal()
        if self.game.outcome is not None:
            self._finishing.begin()
            return
        if await self._closing.close_if_empty():
            return
        if not is_overdue(self.row, self._now()):
            # Else it ends without being drawn as paused once more.
            self.messages.draw_again()
        self._go_on()

    # What people do -------------------------------------------------------------------------

    async def play(self, seat: Seat, action: Action, *, asked: int) -> None:
        """Take what a person pressed as the answer to question `asked`.

        Raise `StaleAction`, `TooSoon` or `IllegalAction`, and `Unreadable` for words that are none.
        """
        if self._second_taps.may_be_one(seat):
            raise StaleAction
        if self.game.prompt(seat) is not None and asked == self.asked(seat):
            composed = self._drafts.at(seat, asked) or ()
            action = self.screens.joined(self.game.view(seat), composed, action)
        if asked == self.asked(seat) and self._self_playing.pauses.left(seat):
            raise TooSoon
        advance = await self.table.act(seat, action, asked=asked, author=Author.PERSON)
        if advance.begins_deal:
            self._second_taps.deal_ended(seat)
        self._second_taps.played(seat, action)
        self._moved(advance)
        if await noted(self._attendance.acted(seat)):
            self._changed()

    async def choose_ahead(self, seat: Seat, face: Card | None, *, asked: int) -> None:
        """Let a card be played as soon as question `asked` is put, or none.

        Raise `StaleAction` if that is not the question to come, or the card is not held.
        """
        view = self.game.view(seat)
        if asked != self._self_playing.ahead.next_question(seat) or self.between_deals:
            raise StaleAction
        if seat not in self.waiting_for and not self.screens.may_choose_ahead(view):
            raise StaleAction
        if face is not None and face not in view.hand:
            raise StaleAction
        if face is None or not self._second_taps.repeats(seat, face):
            self._self_playing.ahead.choose(seat, face)
        await noted(self.back(seat))
        self._go_on()

    async def next_deal(self, seat: Seat) -> None:
        """Note that a person has seen enough of a deal; once all have, begin the next.

        Raise `StaleAction` if it has begun already.
        """
        self._intervals.press(seat)
        await noted(self.back(seat))
        if self._intervals.due_in() == 0:
            await self.going_on.deal()
            self._second_taps.deal_ended(seat)

    def take_up(self, seat: Seat, custom_ids: Iterable[str], *, asked: int) -> None:
        """Take up the draft that a pressed hand shows, if an earlier process was told of it."""
        if self.game.prompt(seat) is not None and asked == self.asked(seat):
            said = answering(custom_ids, self.table_id, asked)
            self._drafts.take_up(seat, asked, self.screens.pictured(said))

    async def compose(self, seat: Seat, verb: str, parts: tuple[str, ...], *, asked: int) -> None:
        """Change the draft of a seat's answer to question `asked`, or take it once complete.

        Raise `StaleAction`, and what the family's `drafted` and `play` raise.
        """
        if self.game.prompt(seat) is None or asked != self.asked(seat):
            raise StaleAction
        remembered = self._drafts.at(seat, asked)
        made = self.screens.drafted(self.game.view(seat), remembered, verb, parts)
        if isinstance(made, Action):
            await self.play(seat, made, asked=asked)
        else:
            self._drafts.keep(seat, asked, made)
            # Who ticks a card takes the game up; the rest of the action may take long.
            await noted(self.back(seat))

    async def back(self, seat: Seat) -> bool:
        """The person plays again, a paused game goes on; return whether that changed anything."""
        return self._changed_for(seat, changed=await self._attendance.come_back(seat))

    async def leave(self, seat: Seat) -> bool:
        """The person leaves; return False if nobody else has stayed.

        A computer plays on, or, with everybody else away, the game is paused.
        """
        return self._changed_for(seat, changed=await self._attendance.leave(seat))

    async def pause(self, seat: Seat) -> bool:
        """The last person goes and the game waits; return False if others have not left."""
        return self._changed_for(seat, changed=await self._attendance.pause(seat))

    async def end(self, seat: Seat) -> bool:
        """The last person ends the game; return False if others have not left."""
        if self.row.is_try:
            # It is the only one, and waits for as long as its day lasts.
            return await self.pause(seat)
        return await self._closing.close_for(seat, self.frame().name(seat))

    async def forget(self, person: int) -> None:
        """Put a computer in the chair of a person whose data is deleted."""
        seat = self.seat_of(person)
        if seat is None:
            return
        await self._attendance.change(seat, lambda chair: Chair(name="", level=chair.level))
        if not await self._closing.close_if_empty():
            self._changed_for(seat)

    # Ending ---------------------------------------------------------------------------------

    async def close(self, state: TableState, reason: str) -> None:
        """End the table without a result; the public message says why."""
        if not self.over:
            await self._closing.close(state, reason)

    async def settle(self) -> None:
        """Wait until every message shows the moment that is."""
        await self.messages.settle()

    def finish(self, delays: Delays) -> tuple[Written, ...]:
        """Do nothing more here, but let messages arrive that are under way; return these."""
        self.stopped = True
        self.halt()
        return tuple(self.messages.finish(delays))

    def stop(self) -> None:
        """Do nothing more here; the store keeps what is needed to carry on."""
        self.stopped = True
        self.halt()
        self.messages.stop()

    def halt(self) -> None:
        """Let no clock and no computer go on."""
        self.going_on.stop_clocks()
        self._background_tasks.stop()

    def leave_room(self) -> None:
        """Tell the room that the table is done with."""
        self._over(self.table_id)

    async def _lost(self) -> None:
        await self.close(TableState.CLOSED, "table-closed-channel")

    # What follows from what is committed ------------------------------------------------------

    def _moved(self, advance: Advance) -> None:
        """Let messages, computers and clock follow a move."""
        self.messages.follow(advance)
        if self.game.outcome is None:
            self._go_on()
        else:
            self.going_on.stop_clocks()
            self._finishing.begin()

    async def _play_itself(self, seat: Seat, action: Action, asked: int) -> None:
        """Play a card for a person who is there, which says nothing of whether they are."""
        with waiting_at_most(BRIEFLY):
            advance = await self.table.act(seat, action, asked=asked, author=Author.PERSON)
        self._moved(advance)
        self._look(seat)

    def _dealt(self, advance: Advance) -> None:
        """Let everything follow the beginning of a deal, even if nothing was dealt for it yet."""
        self.messages.everybody_looks()
        self._moved(advance)

    def _changed(self) -> None:
        """Let messages, computers and clock follow a change of chairs."""
        self.messages.follow_chairs()
        self._go_on()

    def _changed_for(self, seat: Seat, *, changed: bool = True) -> bool:
        """Let everything follow a change of one chair, if there was any; return whether."""
        if changed:
            self._changed()
            self.hands.mark(seat)
        return changed

    def _go_on(self) -> None:
        if not self.stopped:
            self.going_on.set()
            self._self_playing.wake()

    def _look(self, seat: Seat) -> None:
        self.messages.look(seat)
