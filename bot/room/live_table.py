"""Live tables: one table being played, with its people, messages, clock and computers."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Sequence
from dataclasses import replace
from typing import Final

from bot.button_ids import ButtonId
from bot.incidents import log_unwritten
from bot.room.announcing import Announcement
from bot.room.attendance import Attendance, clock_runs, is_overdue
from bot.room.background_tasks import BackgroundTasks
from bot.room.board import Board
from bot.room.callouts import Callouts
from bot.room.closing import Closing
from bot.room.drafts import Drafts
from bot.room.finish import finished_game, outcome_with_leavers
from bot.room.hands import Hands
from bot.room.hints import Hints
from bot.room.insisting import insist
from bot.room.pausing import Pausing
from bot.room.places import frame_of, seat_of
from bot.room.posted import Hung
from bot.room.second_taps import SecondTaps
from bot.room.services import Services
from bot.room.stand_ins import Mind, decided, stood_in
from bot.room.substitutes import Substitutes
from bot.room.timekeeper import Timekeeper
from bot.room.token_bucket import TokenBucket
from bot.screens.closed_hand import hand_closed_screen
from bot.screens.families import family_screens
from bot.screens.family import Draft
from bot.screens.frame import Frame
from bot.screens.links import message_link
from bot.screens.paused import paused_table_screen
from bot.screens.plain import plain_screen
from bot.screens.screen import Screen
from bot.screens.ticks import pictured
from data.patience import NotWritten, waiting_at_most
from data.tables import TableRow, TableState
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.players.advice import Advice
from engine.table.chairs import Chair, Presence
from engine.table.journal import Author
from engine.table.table import Advance, StaleAction, Table

log = logging.getLogger(__name__)

TRICK_PAUSE: Final = 2.0
"""How many times longer a computer waits after a finished trick, so that people see it."""

LAST_PICTURE_SECONDS: Final = 10.0

LOOK_UP_SECONDS: Final = 5.0
"""How long who plays for a person waits, after a restart, for the ticks that the hand shows."""

SECONDS_A_REPOST: Final = 30.0

BRIEFLY: Final = 1.0
"""How long computers and the clock wait to write: a press may be waiting behind them."""


class LiveTable:
    """A running table and everything that keeps its messages true.

    The game changes only through its `Table`; chairs only through its `Attendance`. Nothing here
    awaits Discord inside either's lock.
    """

    def __init__(self, services: Services, row: TableRow, table: Table) -> None:
        self.services = services
        self._attendance = Attendance(services, row)
        self.table = table
        self.phrasebook = services.phrasebook(row.locale)
        self.screens = family_screens(row.family)
        self.board = Board(services.post, self, row)
        self.hands = Hands(services.post, lambda seat: _Holder(self, seat))
        self.unreachable: set[Seat] = set()
        self._background_tasks = BackgroundTasks()
        self._announcement = Announcement(services.post, row, self._draw_result, self._told)
        self.hints = Hints(self, self._background_tasks)
        self._reposts = TokenBucket(1, 1 / SECONDS_A_REPOST)
        self._second_taps = SecondTaps(services.second_tap_seconds, services.now)
        self._version = 0
        self._shown_paused = self.paused
        self._drafts = Drafts()
        self._reminded: dict[Seat, int] = {}
        self._substitutes = Substitutes(self, self._background_tasks)
        pace = services.paces[row.pace]
        self._timekeeper = Timekeeper(self, pace, self._background_tasks, services.now)
        self._closing = Closing(self, self._attendance, self._background_tasks)
        self._pausing = Pausing(self, self._attendance, self._closing, pace, self._background_tasks)
        self._callouts = Callouts(
            services.post, self._background_tasks, table_id=row.table_id, channel_id=row.channel_id
        )
        self._linked = True
        """Whether hands lead to the table; those drawn before it hangs cannot."""
        self._finishing = False
        self._stopped = False

    # What others read -----------------------------------------------------------------------

    @property
    def row(self) -> TableRow:
        """The table as it is kept."""
        return self._attendance.row

    @property
    def table_id(self) -> str:
        """The table's id."""
        return self.row.table_id

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.table.game

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits where."""
        return self.row.chairs

    @property
    def deal(self) -> int:
        """The deal whose picture is to be shown."""
        return self.game.view(None).deal_number

    @property
    def over(self) -> bool:
        """Whether nothing can happen here any more."""
        return self._attendance.ended or self._stopped or self.game.outcome is not None

    @property
    def paused(self) -> bool:
        """Whether the game waits until somebody takes it up again."""
        return self.row.paused_until is not None

    def seat_of(self, person: int) -> Seat | None:
        """Return where a person sits, also one who has left and may come back."""
        return seat_of(self.chairs, person)

    def left_by(self, person: int) -> bool:
        """Whether a person sat here and has left."""
        seat = self.seat_of(person)
        return seat is not None and self.chairs[seat].presence is Presence.LEFT

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that owe an action."""
        return tuple(seat for seat in self.game.to_act if seat >= 0)

    @property
    def table_link(self) -> str | None:
        """The address of the public message, if it is posted."""
        # Until the first picture hangs the message is that of the lobby.
        if self.board.message_id is None or not self.board.message_deal:
            return None
        return message_link(self.row.guild_id, self.row.channel_id, self.board.message_id)

    @property
    def begun(self) -> str:
        """What takes the place of the lobby: that the game has begun, and where."""
        if self.table_link is None:
            return self.phrasebook("lobby-game-unposted")
        return self.phrasebook("lobby-game-started", link=self.table_link)

    def frame(self) -> Frame:
        """Return the facts around the game that its screens name."""
        turn = self.services.paces[self.row.pace].turn
        until = self.row.paused_until
        return replace(
            frame_of(self.row, self.phrasebook),
            table_link=self.table_link,
            asked=self.table.questions.numbers,
            waiting_for=self.waiting_for,
            deadlines={seat: int(at / 1000 + turn) for seat, at in self.awaited().items()},
            paused_until=None if until is None else until // 1000,
            unreachable=tuple(sorted(self.unreachable)),
            rules=self.game.variant.rules,
            stood_in=stood_in(self.table.substitutions, self.chairs, self.screens.secret_verbs),
        )

    def repost(self) -> bool:
        """Hang the table anew at the bottom of its channel, unless that was done just now."""
        if not self._reposts.take():
            return False
        self.board.repost()
        return True

    # Beginning ------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Show a game that has just been dealt: at the table, as far as Discord lets it."""
        self._version += 1
        await self.board.post_first()
        self._linked = self.table_link is not None
        self._everybody_looks()
        self._go_on()

    async def recall(self) -> None:
        """Take up what an earlier process has shown and told, before the first press arrives."""
        self._reminded = await self.services.store.tables.reminded(self.table_id)
        self.board.doubt()
        self.hands.doubt()
        for hand in await self.services.store.tables.hands(self.table_id):
            self.hands.recall(hand.seat, Hung(hand.channel_id, hand.message_id, hand.deal))
        for seat, chair in enumerate(self.chairs):
            if chair.person is not None and await self.services.private.known_closed(chair.person):
                self.unreachable.add(seat)

    async def resume(self) -> None:
        """Carry on after a restart: draw everything again and do what has become due."""
        await self.table.deal()
        self._version += 1
        if self.game.outcome is not None:
            self._finish_soon()
            return
        await self._attendance.check()
        if await self._closing.close_if_empty():
            return
        if is_overdue(self.row, self.services.now()):
            # It ends without being drawn as paused once more.
            self._go_on()
            return
        self.board.mark()
        for seat in range(len(self.chairs)):
            self._look_again(seat)
        self._go_on()

    # What people do -------------------------------------------------------------------------

    async def play(self, seat: Seat, action: Action, *, asked: int) -> None:
        """Take what a person pressed as the answer to question `asked`.

        Raise `StaleAction` or `IllegalAction`, and `Unreadable` for words that are none.
        """
        if self._second_taps.may_be_one(seat):
            raise StaleAction
        advance = await self.table.act(seat, action, asked=asked, author=Author.PERSON)
        if _begins_deal(advance):
            self._second_taps.deal_ended(seat)
        self._moved(advance)
        await self._is_here(seat)

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
            await self._noted(self.back(seat))

    def draft(self, seat: Seat) -> Draft:
        """The action that a seat composes for the question put to it now."""
        return self._drafts.at(seat, self.asked(seat)) or ()

    def advice(self, seat: Seat) -> Advice | None:
        """The advice on the question put to a seat now, None where none was given."""
        return self.hints.at(seat, self.asked(seat))

    async def back(self, seat: Seat) -> bool:
        """The person plays again, a paused game goes on; return whether that changed anything."""
        return self._changed_for(seat, changed=await self._attendance.come_back(seat))

    async def leave(self, seat: Seat) -> bool:
        """The person leaves; return False where nobody else has stayed.

        A computer plays on, or, with everybody else away, the game is paused.
        """
        return self._changed_for(seat, changed=await self._attendance.leave(seat))

    async def pause(self, seat: Seat) -> bool:
        """The last person goes and the game waits; return False where others have not left."""
        return self._changed_for(seat, changed=await self._attendance.pause(seat))

    async def end(self, seat: Seat) -> bool:
        """The last person ends the game; return False where others have not left."""
        return await self._closing.close_for(seat, self.frame().name(seat))

    def may_be_reached(self, person: int) -> None:
        """Try the person's direct messages again."""
        seat = self.seat_of(person)
        if seat is not None:
            self.unreachable.discard(seat)
            self.changed()
            self._look(seat)

    async def forget(self, person: int, name: str) -> None:
        """Put a computer in the chair of a person whose data is deleted."""
        seat = self.seat_of(person)
        if seat is None:
            return
        await self._attendance.change(seat, lambda chair: Chair(name=name, level=chair.level))
        if not await self._closing.close_if_empty():
            self._changed_for(seat)

    # Ending ---------------------------------------------------------------------------------

    async def close(self, state: TableState, reason: str) -> None:
        """End the table without a result; the public message says why."""
        if not self.over:
            await self._closing.close(state, reason)

    def stop_going_on(self) -> None:
        """Let no clock and no computer go on."""
        self._timekeeper.stop()
        self._pausing.stop()
        self._background_tasks.stop()

    def close_hands(self) -> None:
        """Say in every hand that the game is over; never waits."""
        self._version += 1
        for seat in range(len(self.chairs)):
            self.hands.mark(seat)

    def stop(self) -> None:
        """Do nothing more here; the store keeps what is needed to carry on."""
        self._stopped = True
        self.stop_going_on()
        self.board.stop()
        self.hands.stop()
        self._announcement.stop()

    async def settle(self) -> None:
        """Wait until every message shows the moment that is."""
        await self.board.settle()
        await self.hands.settle()

    async def lost(self) -> None:
        """Close the table, whose channel is gone."""
        await self.close(TableState.CLOSED, "table-closed-channel")

    # Pictures (for the board and the hands) ---------------------------------------------------

    def draw(self) -> Screen:
        """Return the public picture of now."""
        if self.paused and self.game.outcome is None:
            return paused_table_screen(self.frame(), self.phrasebook)
        return self.screens.table(self.frame(), self.game.view(None), self.phrasebook)

    def draw_past(self, deal: int) -> Screen:
        """Return the last picture of the message of an earlier deal, or of an earlier place."""
        if not deal:
            return plain_screen(self.begun)
        return self.screens.past_table(self.frame(), self.game.view(None), deal, self.phrasebook)

    def _draw_result(self) -> Screen:
        view = self.game.view(None)
        assert view.outcome is not None
        told = replace(view, outcome=outcome_with_leavers(view.outcome, self.chairs))
        return self.screens.result(self.frame(), told, self.phrasebook)

    def draw_hand(self, seat: Seat, notice: str | None = None) -> Screen:
        """Return the private picture of a seat."""
        if self.chairs[seat].person is None:
            return hand_closed_screen(self.frame(), "game", self.phrasebook)
        if self._attendance.ended:
            return hand_closed_screen(self.frame(), "ended", self.phrasebook)
        frame, view = self.frame(), self.game.view(seat)
        advice = self.advice(seat)
        # The number of a question outlives its answer.
        if advice is not None and view.prompt is not None:
            hint = self.screens.hint(advice, frame, view, self.phrasebook)
            notice = hint if notice is None else f"{notice}\n> {hint}"
        return self.screens.hand(
            frame, view, draft=self.draft(seat), notice=notice, phrasebook=self.phrasebook
        )

    def draw_past_hand(self, notice: str | None = None) -> Screen:
        """Return what is left of a hand whose deal is over."""
        if notice is not None:
            notice = self.phrasebook("press-past-hand", notice=notice, number=self.deal)
        return hand_closed_screen(self.frame(), "deal", self.phrasebook, notice=notice)

    def picture_number(self, seat: Seat) -> int:
        """Return a number that changes whenever the hand of `seat` looks different."""
        changes = self._drafts.count(seat) + self.hints.count(seat)
        return self._version * 1000 + changes % 1000

    async def hung(self, at: Hung) -> None:
        """Remember where the public picture hangs, however long the file takes nothing."""
        tables = self.services.store.tables
        await insist("hanging a table", tables.set_message, self.table_id, at.message_id, at.deal)
        if not self._linked:
            self._linked = True
            self._version += 1
            self._everybody_looks()

    async def direct_channel(self, seat: Seat) -> int | None:
        """Return where the hand of `seat` is sent, None where it is shown in the channel only.

        While nothing is played, no hand is sent anew.
        """
        chair = self.chairs[seat]
        if self._attendance.ended or self.paused:
            return None
        if chair.person is None or seat in self.unreachable:
            return None
        if await self.services.private.known_closed(chair.person):
            await self._tell_unreachable(seat)
            return None
        if not await self.services.private.wants_them(chair.person):
            return None
        return await self.services.private.channel_of(chair.person)

    async def hand_hung(self, seat: Seat, at: Hung) -> None:
        """Remember where a hand is, however long the file takes nothing."""
        hung = (self.table_id, seat, at.channel_id, at.message_id, at.deal)
        await insist("hanging a hand", self.services.store.tables.set_hand, *hung)

    async def refused(self, seat: Seat) -> None:
        """Remember that direct messages are closed, and tell the person in the channel, once."""
        person = self.chairs[seat].person
        if person is not None:
            await insist("noting a refusal", self.services.private.closed, person)
            await self._tell_unreachable(seat)

    def found(self, seat: Seat, asked: int, said: Sequence[ButtonId]) -> None:
        """Take up the ticks that a hand of an earlier process shows, where none are remembered."""
        ticks = pictured(said)
        if ticks and asked == self.asked(seat) and self._drafts.at(seat, asked) is None:
            self._drafts.keep(seat, asked, ticks)

    async def channel_lost(self, seat: Seat) -> None:
        """Forget a channel that does not exist any more."""
        person = self.chairs[seat].person
        if person is not None:
            await self.services.private.lost(person)

    # Going on ---------------------------------------------------------------------------------

    def _moved(self, advance: Advance) -> None:
        """Let messages, computers and clock follow what has been committed."""
        self._version += 1
        by_person = any(entry.author is Author.PERSON for entry in advance.entries)
        # A picture that only a computer changed may wait for those that people wait for.
        self.board.mark(urgent=by_person or bool(self.owing()))
        if _begins_deal(advance):
            self._everybody_looks()
        else:
            for seat in advance.asked:
                self._look(seat)
        for entry in advance.entries:
            if entry.author in (Author.CLOCK, Author.COMPUTER):
                # A hand whose card was played for it must not go on offering that card.
                self._look(entry.seat)
            self._callouts.take_away(entry.seat)
        if self.game.outcome is not None:
            self._finish_soon()
            return
        self._go_on()

    def _changed_for(self, seat: Seat, *, changed: bool = True) -> bool:
        """Let everything follow a change of one chair, if there was any; return whether."""
        if changed:
            self.changed()
            self.hands.mark(seat)
        return changed

    def changed(self) -> None:
        """Let messages, computers and clock follow a change of chairs."""
        self._version += 1
        self.board.mark()
        if self.paused != self._shown_paused:
            self._shown_paused = self.paused
            self._everybody_looks()
            if self.paused:
                self._callouts.take_all_away()
        self._go_on()

    def _go_on(self) -> None:
        if self._stopped:
            return
        self._timekeeper.set()
        self._pausing.set()
        self._substitutes.wake()

    def _everybody_looks(self) -> None:
        for seat in range(len(self.chairs)):
            self._look(seat)

    def _look(self, seat: Seat) -> None:
        if self._has_hand(seat):
            self.hands.mark(seat)

    def _look_again(self, seat: Seat) -> None:
        """Look after a restart, which is to forget no ticks."""
        prompt = self.game.prompt(seat)
        if prompt is None or not prompt.pick or prompt.question == "play":
            self._look(seat)
        elif self._has_hand(seat):
            self.hands.mark_unless_asked(seat, self.asked(seat))

    def _has_hand(self, seat: Seat) -> bool:
        if seat < 0:
            return False
        chair = self.chairs[seat]
        return chair.person is not None and chair.presence is not Presence.LEFT

    # Computers (for the substitutes) ------------------------------------------------------------

    def computer_to_act(self) -> Seat | None:
        """Return a seat that owes an action and is played by a computer; none during a pause."""
        if self.paused:
            return None
        return next((s for s in self.waiting_for if self.chairs[s].played_by_computer), None)

    def asked(self, seat: Seat) -> int:
        """Return the number of the question put to a seat."""
        return self.table.questions.numbers[seat]

    def pause_seconds(self) -> float:
        """Return how long a computer takes now; longer over a trick that was just taken."""
        pauses = self.screens.pause(self.game.view(None))
        return self.services.computer_seconds * (TRICK_PAUSE if pauses else 1.0)

    async def decision(self, seat: Seat, *, simply: bool) -> Action:
        """Return what the computer of a seat does, from what that seat may know."""
        mind = Mind(self.services.worker_pool, self.services.chance)
        return await decided(self, seat, mind, simply=simply)

    async def act_for(self, seat: Seat, action: Action, asked: int, author: Author) -> None:
        """Take a computer's action, and let the table follow."""
        with waiting_at_most(BRIEFLY):
            advance = await self.table.act(seat, action, asked=asked, author=author)
        self._moved(advance)

    # The clock (for the timekeeper) ---------------------------------------------------------------

    def owing(self) -> dict[Seat, int]:
        """Return the seats of people there who owe an action, and since when."""
        waiting_for = () if self._stopped else self.waiting_for
        return self._attendance.owing(waiting_for, self.table.questions.asked_at)

    def awaited(self) -> dict[Seat, int]:
        """Return the seats whose clock runs, and since when."""
        return self.owing() if clock_runs(self.chairs) else {}

    def reminded(self) -> tuple[Seat, ...]:
        """Return the seats that were reminded of the question put to them now."""
        return tuple(seat for seat, asked in self._reminded.items() if asked == self.asked(seat))

    async def turn_passed(self, seat: Seat) -> None:
        """Play for a person whose time is over; the second time in a row the computer stays."""
        await self.hands.looked_up(seat, LOOK_UP_SECONDS)
        if await self._substitutes.play_one(seat, Author.CLOCK):
            with waiting_at_most(BRIEFLY):
                await self._attendance.change(seat, Chair.let_pass)
            self.changed()
            self._look(seat)

    async def remind(self, seat: Seat) -> None:
        """Remind a person in the channel, once for each question."""
        asked, person = self.asked(seat), self.chairs[seat].person
        if person is None:
            return
        # Remembered first: a second reminder after a restart is worse than none.
        self._reminded[seat] = asked
        await self.services.store.tables.set_reminded(self.table_id, seat, asked)
        link = self.table_link or self.frame().channel_link
        text = self.phrasebook("turn-reminder", mention=f"<@{person}>", link=link)
        await self._callouts.call(seat, person, text, nonce=f"r{self.table_id}.{seat}.{asked}")

    # Chairs -------------------------------------------------------------------------------------

    async def _is_here(self, seat: Seat) -> None:
        """Note that a person acted: what was missed before does not count any more."""
        chair = self.chairs[seat]
        acted = chair.missed or chair.presence is not Presence.HERE
        if acted and await self._noted(self._attendance.change(seat, Chair.here)):
            self.changed()

    @staticmethod
    async def _noted(is_here: Awaitable[bool]) -> bool:
        """Whether that somebody is here was kept; if not, what they did stands all the same.

        Their next press notes it again.
        """
        try:
            return await is_here
        except NotWritten as unwritten:
            log_unwritten(log, "noting who is here", unwritten)
            return False

    async def _tell_unreachable(self, seat: Seat) -> None:
        person = self.chairs[seat].person
        if seat in self.unreachable or person is None:
            return
        self.unreachable.add(seat)
        self._version += 1
        self.board.mark()
        text = self.phrasebook("direct-messages-closed", mention=f"<@{person}>")
        nonce = f"u{self.table_id}.{seat}"
        await self._callouts.call(seat, person, text, nonce=nonce)

    # Finishing ------------------------------------------------------------------------------------

    def _finish_soon(self) -> None:
        """See to the result, once: the last card may be played before the table is resumed."""
        if not self._finishing:
            self._finishing = True
            self._background_tasks.run(self._finish(), f"finishing table {self.table_id}")

    async def _finish(self) -> None:
        """Keep the result, tell it, and be done; done again after a crash, it changes nothing."""
        store = self.services.store
        self._timekeeper.stop()
        self._pausing.stop()
        entries = await store.journal.read(self.table_id)
        if entries:
            game = finished_game(self.row, self.game, entries, self.services.now())
            await insist("keeping a result", store.results.finish, game)
        self.board.mark()
        self._everybody_looks()
        # The last picture first, so that the result stands below it; but not for ever.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_PICTURE_SECONDS):
                await self.board.settle()
        await self._announcement.tell()
        self.services.over(self.table_id)
        await self.settle()
        await self.clear_away()
        self.stop()

    async def _told(self) -> None:
        tables = self.services.store.tables
        await insist("telling a result", tables.set_announced, self.table_id)

    async def clear_away(self) -> None:
        """Let the last hands be drawn and lines that called somebody be deleted, for a while."""
        self._callouts.take_all_away()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_PICTURE_SECONDS):
                await self.hands.settle()
                await self._background_tasks.settle()


def _begins_deal(advance: Advance) -> bool:
    return any(event.name == "deal-begun" for event in advance.events)


class _Holder:
    """Whose hand is at a seat."""

    def __init__(self, table: LiveTable, seat: Seat) -> None:
        self._table = table
        self.table_id = table.table_id
        self.seat = seat

    @property
    def deal(self) -> int:
        return self._table.deal

    def picture_number(self) -> int:
        return self._table.picture_number(self.seat)

    def draw(self, notice: str | None = None) -> Screen:
        return self._table.draw_hand(self.seat, notice)

    def draw_past(self, notice: str | None = None) -> Screen:
        return self._table.draw_past_hand(notice)

    def found(self, asked: int, said: Sequence[ButtonId]) -> None:
        self._table.found(self.seat, asked, said)

    async def channel(self) -> int | None:
        return await self._table.direct_channel(self.seat)

    async def hung(self, at: Hung) -> None:
        await self._table.hand_hung(self.seat, at)

    async def refused(self) -> None:
        await self._table.refused(self.seat)

    async def channel_lost(self) -> None:
        await self._table.channel_lost(self.seat)
