"""Live tables: what people can do at a table in play, and the parts that follow it."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from bot.discord.writer import Delays, Written
from bot.screens.families import family_screens
from bot.screens.frame import Frame
from bot.screens.screen import Screen
from bot.support.rate_limiter import Priority
from bot.support.token_bucket import TokenBucket
from bot.tables.clock.paces import SecondTaps
from bot.tables.computers.hints import Hints
from bot.tables.computers.unpressed import UnpressedMoves
from bot.tables.live.ending import Ending
from bot.tables.live.scheduler import Scheduler
from bot.tables.messages.board import Board
from bot.tables.messages.drawing import TableDrawing
from bot.tables.messages.hand import SECONDS_A_REPOST, Hand
from bot.tables.messages.messages import TableMessages
from bot.tables.services.keeping_out import must_be_let_in
from bot.tables.services.services import Services
from bot.tables.session.moment import Moment
from bot.tables.session.session import Session, is_overdue, noted
from bot.tables.session.timing import may_take_back_for, next_deal_in, rests_for
from bot.text.button_ids import answering
from bot.text.phrasebook import Phrasebook
from data.moderation import ModeratorAct
from data.ratings import Reliability
from data.tables import TableRow, TableState
from engine.cards import Card
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.table.chairs import Chair
from engine.table.journal import Author
from engine.table.table import StaleAction, Table

REACTIONS_AT_ONCE: Final = 3.0
SECONDS_A_REACTION: Final = 10.0
"""Quick tricks give no right to redraw the table without end."""


class TooSoon(Exception):
    """A card was led while people still look at the trick before it; nothing has changed."""


class LiveTable:
    """A table in play: its session, and all that follows from what is committed there.

    Nothing here awaits Discord inside its lock.
    """

    def __init__(
        self, services: Services, row: TableRow, table: Table, over: Callable[[str], None]
    ) -> None:
        """Begin with a game at any moment; `over` is told its id when it is done with."""
        session = self.session = Session(services, row, table)
        self.table_id = row.table_id
        self.screens = family_screens(row.family)
        self.messages = TableMessages(session, self._lost)
        self.hints = Hints(session, self.messages.redraw_hand)
        self.moves = UnpressedMoves(session, self.messages.redraw_hand)
        self._ending = Ending(session, self.messages, over)
        self.scheduler = Scheduler(session, self.messages, self.moves, self._ending)
        self._reposts = TokenBucket(1, 1 / SECONDS_A_REPOST)
        self._reaction_paces: dict[Seat, TokenBucket] = {}
        self._second_taps = SecondTaps(services.tempo.second_tap_seconds, services.now)
        session.followers = (self.messages, self.scheduler, self.moves, self._ending)

    # What is true here --------------------------------------------------------------------------

    @property
    def moment(self) -> Moment:
        return self.session.moment

    @property
    def over(self) -> bool:
        """Whether nothing can happen here any more."""
        return self.session.over

    @property
    def row(self) -> TableRow:
        return self.session.moment.row

    @property
    def game(self) -> Game:
        return self.session.moment.game

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.session.moment.row.chairs

    @property
    def deal(self) -> int:
        return self.session.moment.deal

    @property
    def paused(self) -> bool:
        """Whether the game waits until somebody takes it up again."""
        return self.session.moment.paused

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that owe an action; between two deals nobody does."""
        return self.session.moment.waiting_for

    def seat_of(self, person: int) -> Seat | None:
        """Return where a person sits, also one who has left and may come back."""
        return self.session.moment.seat_of(person)

    def left_by(self, person: int) -> bool:
        return self.session.moment.left_by(person)

    async def must_let_back(self, person: int) -> None:
        """Raise `KeptOutHere` if a person who has left may not take their seat over again."""
        if self.left_by(person):
            await must_be_let_in(self.session.services, self.row.guild_id, person)

    async def reliability_of(self, seat: Seat) -> dict[int, Reliability]:
        """Return how reliable a seat's person is; nothing if leaving this game is no matter."""
        person = self.chairs[seat].person
        people = sum(chair.person is not None for chair in self.chairs)
        if person is None or people < 2:
            return {}
        return {person: await self.session.services.store.ratings.reliability(person)}

    # What is shown ------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        return self.messages.board

    def hand(self, seat: Seat) -> Hand:
        return self.messages.hand(seat)

    @property
    def drawing(self) -> TableDrawing:
        return self.messages.drawing

    def frame(self, phrasebook: Phrasebook | None = None) -> Frame:
        """Return the facts around the game that its screens name, to everybody or to a reader."""
        return self.drawing.frame(phrasebook)

    def repost(self) -> bool:
        """Repost the table at the bottom of its channel, unless that was done just now."""
        if not self._reposts.take():
            return False
        self.board.repost()
        return True

    def may_be_reached(self, person: int) -> None:
        """Try the person's direct messages again."""
        seat = self.seat_of(person)
        if seat is not None:
            self.messages.direct_messages.try_again(seat)
            self.messages.draw_clocks(Priority.TABLE)
            self.messages.redraw_hand(seat)

    def follow_preferences(self, person: int) -> None:
        """Show the person's hand as they have chosen, and do what follows for their turn."""
        seat = self.seat_of(person)
        if seat is not None and not self.over:
            self.messages.redraw_hand(seat)
            self._go_on()

    # Beginning ----------------------------------------------------------------------------------

    def begin(self) -> None:
        """Show a game that has just been dealt, which the card turned up may have ended."""
        self.messages.begin()
        if self.moment.outcome is not None:
            self._ending.finish()
        else:
            self._go_on()

    async def resume(self) -> None:
        """Carry on after a restart: draw everything again and do what has become due."""
        await self.session.end_what_was_begun()
        if self.moment.outcome is not None:
            self._ending.finish()
            return
        if await self._ending.close_if_empty():
            return
        if not is_overdue(self.row, self.session.now()):
            # Else it ends without being drawn as paused once more.
            self.messages.draw_again()
        self._go_on()

    def _go_on(self) -> None:
        self.scheduler.set()
        self.moves.wake()

    # What people do -----------------------------------------------------------------------------

    async def play(self, seat: Seat, action: Action, *, asked: int) -> None:
        """Take what a person pressed as the answer to question `asked`.

        Raise `StaleAction`, `TooSoon` or `IllegalAction`, and `Unreadable` for words that are none.
        """
        if self._second_taps.may_be_one(seat):
            raise StaleAction
        session, moment = self.session, self.session.moment
        if asked == moment.asked(seat):
            view = moment.view(seat)
            if view.prompt is not None:
                action = self.screens.joined(view, moment.draft(seat) or (), action)
            if rests_for(moment, seat, session.now()):
                raise TooSoon
        advance = await session.act(seat, action, asked=asked, author=Author.PERSON)
        if advance.begins_deal:
            self._second_taps.deal_ended(seat)
        self._second_taps.played(seat, action)
        await noted(session.acted(seat))

    async def choose_ahead(self, seat: Seat, face: Card | None, *, asked: int) -> None:
        """Let a card be played as soon as question `asked` is put, or none.

        Raise `StaleAction` if that is not the question to come, or the card is not held.
        """
        moment, view = self.moment, self.moment.view(seat)
        if asked != moment.next_question(seat) or moment.between_deals:
            raise StaleAction
        if seat not in moment.waiting_for and not self.screens.may_choose_ahead(view):
            raise StaleAction
        if face is not None and face not in view.hand:
            raise StaleAction
        if face is None or not self._second_taps.repeats(seat, face):
            self.session.become(moment.with_card_ahead(seat, face))
        await noted(self.session.back(seat))

    async def next_deal(self, seat: Seat) -> None:
        """Note that a person has seen enough of a deal; once all have, begin the next.

        Raise `StaleAction` if it has begun already.
        """
        if not self.moment.between_deals:
            raise StaleAction
        self.session.become(self.moment.with_next_pressed(seat))
        await noted(self.session.back(seat))
        if next_deal_in(self.moment, self.session.now()) == 0:
            await self.session.end_interval()
            self._second_taps.deal_ended(seat)

    def take_up(self, seat: Seat, custom_ids: Iterable[str], *, asked: int) -> None:
        """Take up the draft that a pressed hand shows, if an earlier process was told of it."""
        self.session.take_up_draft(seat, answering(custom_ids, self.table_id, asked), asked=asked)

    async def compose(self, seat: Seat, verb: str, parts: tuple[str, ...], *, asked: int) -> None:
        """Change the draft of a seat's answer to question `asked`, or take it once complete.

        Raise `StaleAction`, and what the family's `drafted` and `play` raise.
        """
        session, moment = self.session, self.session.moment
        view = moment.view(seat)
        if view.prompt is None or asked != moment.asked(seat):
            raise StaleAction
        made = self.screens.drafted(view, moment.draft(seat), verb, parts)
        if isinstance(made, Action):
            await self.play(seat, made, asked=asked)
            return
        at_once = session.wishes(seat).passing == "three_taps"
        given = self.screens.given(view, made) if at_once else None
        drafted = moment.with_draft(seat, made, session.now())
        if given is not None and (
            not may_take_back_for(drafted, seat, session.now())
            or any(self.moves.has_chosen(other) for other in moment.owing if other != seat)
        ):
            await self.play(seat, given, asked=asked)
            return
        session.become(drafted)
        # Who ticks a card takes the game up; the rest of the action may take long.
        await noted(session.back(seat) if given is None else session.acted(seat))

    def react(self, seat: Seat, reaction: str) -> bool:
        """Show a reaction; return False if the seat has reacted already, or too often of late."""
        pace = self._reaction_paces.setdefault(
            seat, TokenBucket(REACTIONS_AT_ONCE, 1 / SECONDS_A_REACTION)
        )
        if seat in self.moment.current_reactions or not pace.take():
            return False
        self.session.become(self.moment.with_reaction(seat, reaction))
        return True

    async def end(self, seat: Seat) -> bool:
        """The last person ends the game; return False if others have not left."""
        if self.row.is_try:
            # It is the only one, and waits for as long as its field is open.
            return await self.session.pause(seat)
        return await self._ending.close_for(seat, self.frame().name(seat))

    async def send_away(self, person: int) -> None:
        """Let a person leave the others; a game in which nobody else has stayed ends."""
        seat = self.seat_of(person)
        if seat is not None and not await self.session.leave(seat):
            # They may have left already.
            await self._ending.close_without(seat, person)

    async def end_as_moderator(self, reason: str, act: ModeratorAct) -> bool:
        """End the game without a result for a reason that all read; False if it is over."""
        return await self._ending.close_as_moderator(reason, act)

    async def result(self) -> Screen:
        """Return what tells the result of a game that is over, as it counts by now."""
        self.session.be_at(replace(self.moment, aftermath=await self._ending.aftermath()))
        return self.drawing.result()

    async def forget(self, person: int) -> None:
        """Put a computer in the chair of a person whose data is deleted."""
        seat = self.seat_of(person)
        if seat is None:
            return
        await self.session.change_chair(seat, lambda chair: Chair(name="", level=chair.level))
        await self._ending.close_if_empty()

    # Ending -------------------------------------------------------------------------------------

    async def close(self, state: TableState, reason: str) -> None:
        """End the table without a result; the public message says why."""
        if not self.over:
            await self._ending.close(state, reason)

    async def _lost(self) -> None:
        await self.close(TableState.CLOSED, "table-closed-channel")

    async def settle(self) -> None:
        """Wait until every message shows the moment that is."""
        await self.messages.settle()

    def finish(self, delays: Delays) -> tuple[Written, ...]:
        """Do nothing more here, but let messages arrive that are under way; return these."""
        self._stop_moving()
        return tuple(self.messages.finish(delays))

    def stop(self) -> None:
        """Do nothing more here; the store keeps what is needed to carry on."""
        self._stop_moving()
        self.messages.stop()

    def _stop_moving(self) -> None:
        self.session.stopped = True
        self.scheduler.stop()
        self.session.tasks.stop()
