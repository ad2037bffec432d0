"""Unpressed moves: those of computers, and cards that go from people without a press.

A card that was chosen ahead, or is the only one, is an act of the person: of a choice made before,
or of a wish in the preferences. So it is journalled as such, but says nothing of whether the person
is there. So are cards chosen to be passed, which may be taken back for a while.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import SystemRandom
from typing import Final, NamedTuple

from bot.screens.families import family_screens
from bot.support.incidents import log_incident, log_unwritten
from bot.tables.computers.stand_ins import decided, question_at
from bot.tables.session.moment import Moment
from bot.tables.session.session import BRIEFLY, Session
from bot.tables.session.timing import TRICK_PAUSE, may_take_back_for, plays_itself_in
from bot.tables.workers.worker_pool import Thought
from data.patience import NotWritten, waiting_at_most
from data.preferences import PersonPreferences
from engine.cards import card
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction, NotYourTurn
from engine.contract.seats import NO_SEATS, Seat
from engine.table.journal import Author, JournalConflict
from engine.table.table import Advance, StaleAction

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 5.0
"""How long to wait if a move could not be written."""

LOOK_UP_SECONDS: Final = 0.1
"""How long nobody thinks after a move, so that whoever made it is answered first."""


LONGEST_TURN: Final = 300.0
"""In longer turns people come and go, and whoever answers in seconds stands out."""

THOUGHT: Final = (0.5, 4.0)
"""Pauses of a card more that the only card takes among people, from least to most."""

_CHANCE: Final = SystemRandom()
"""Nobody can foresee it, so the time of a card tells nothing."""


class Unpressed(NamedTuple):
    """An action that needs no press, as the answer to question `asked`; the `only` one, or not.

    One that is `paced` waits as long as a thought might take.
    """

    action: Action
    asked: int
    only: bool
    paced: bool = False


def unpressed(moment: Moment, seat: Seat, wishes: PersonPreferences) -> Unpressed | None:
    """Return what a person with such wishes plays without a press, None if the person is asked."""
    if moment.over or moment.paused or seat not in moment.owing:
        return None
    asked, chosen = moment.asked(seat), moment.card_ahead(seat)
    wished, alone = wishes.forced, _is_alone(moment)
    if wished == "paced":
        wished = "alone" if alone or moment.pace.turn > LONGEST_TURN else "paced"
    plays = wished in ("always", "paced") or (wished == "alone" and alone)
    ticked = moment.draft(seat) if wishes.passing == "three_taps" else None
    if moment.refused.get(seat) == asked or (chosen is None and not plays and not ticked):
        return None
    screens, view = family_screens(moment.row.family), moment.view(seat)
    if ticked and (action := screens.given(view, ticked)):
        return Unpressed(action, asked, only=False)
    if chosen is not None and (action := screens.played_ahead(view, chosen)):
        return Unpressed(action, asked, only=False)
    if plays and (action := screens.only_play(view)):
        # Of the last card everybody knows that it is the only one.
        return Unpressed(action, asked, only=True, paced=wished == "paced" and len(view.hand) > 1)
    return None


def _is_due(seat: Seat, author: Author, moment: Moment) -> bool:
    """Whether a move is still to be made: its person may have come back while it was thought."""
    return not moment.paused and (author is not Author.COMPUTER or seat == moment.computer_to_act())


def _is_alone(moment: Moment) -> bool:
    return len([chair for chair in moment.row.chairs if chair.person is not None]) == 1


class UnpressedMoves:
    """Moves at one table whenever nobody has to press for it.

    Who is to move, and what needs no press, follows from the moment. So whatever moves may end at
    any time and be woken again. A hand that is left to its person after all, or whose card was just
    played, is drawn anew by `redraw_hand`.
    """

    def __init__(self, session: Session, redraw_hand: Callable[[Seat], None]) -> None:
        self._session = session
        self._redraw_hand = redraw_hand
        self._mover: asyncio.Task[None] | None = None
        self._under_way = NO_SEATS
        """The seats of people whose card is about to be played."""

    def follow(self, before: Moment, after: Moment, advance: Advance) -> None:  # noqa: ARG002  all follows from the moment
        """Begin to move where a move is due."""
        if (
            after.play is not before.play
            or after.row is not before.row
            or after.cards_ahead is not before.cards_ahead
            or after.drafts is not before.drafts
        ):
            self.wake()

    def wake(self) -> None:
        """Begin to move if a computer is to act and none moves yet, and for people."""
        session, moment = self._session, self._session.moment
        if session.over:
            return
        resting = self._mover is None or self._mover.done()
        if resting and moment.computer_to_act() is not None:
            doing = f"playing for a computer at table {session.table_id}"
            self._mover = session.tasks.run(self._move(), doing)
        for seat in moment.waiting_for:
            if seat not in self._under_way and self._unpressed(seat) is not None:
                self._under_way |= {seat}
                doing = f"playing a card that needs no press at table {session.table_id}"
                session.tasks.run(self._play_for_person(seat), doing)

    # Computers ----------------------------------------------------------------------------------

    async def decision(self, seat: Seat, *, simply: bool) -> Thought:
        """Return what the computer of a seat does; `simply`: anything the rules allow."""
        session = self._session
        question = question_at(session.moment, seat, session.table.seed(seat))
        return await decided(question, session.services.worker_pool, simply=simply)

    async def play_one(self, seat: Seat, author: Author, *, until: float = 0.0) -> bool:
        """Decide and act for a seat; return False if somebody else was quicker.

        The decision is made now and acted on at `until`, by the loop's clock. One that the rules
        refuse is a mistake of ours and must not hold up the table.
        """
        session = self._session
        asked = session.moment.asked(seat)
        for simply in (False, True):
            try:
                action, decision = await self.decision(seat, simply=simply)
                await asyncio.sleep(until - asyncio.get_running_loop().time())
                with waiting_at_most(BRIEFLY):
                    await session.act(
                        seat,
                        action,
                        asked=asked,
                        author=author,
                        decision=decision,
                        only_if=partial(_is_due, seat, author),
                    )
            except (StaleAction, NotYourTurn):
                return False
            except IllegalAction as refusal:
                log_incident(log, f"playing {refusal.rule} at table {session.table_id}", refusal)
            else:
                return True
        return False

    def _is_to_move(self, seat: Seat) -> bool:
        return not self._session.over and seat == self._session.moment.computer_to_act()

    async def _move(self) -> None:
        session, clock = self._session, asyncio.get_running_loop().time
        while not session.over and (seat := session.moment.computer_to_act()) is not None:
            # It thinks during the pause, so that a long thought does not make the pause longer.
            moment = session.moment
            pause = moment.pace.card * (TRICK_PAUSE if moment.pauses else 1.0)
            until = clock() + pause
            await asyncio.sleep(min(LOOK_UP_SECONDS, pause))
            if not self._is_to_move(seat):
                continue
            doing = f"playing for a computer at table {session.table_id}"
            try:
                await self.play_one(seat, Author.COMPUTER, until=until)
            except NotWritten as unwritten:
                log_unwritten(log, doing, unwritten)
                await asyncio.sleep(RETRY_SECONDS)
            except JournalConflict:
                # The next try would fare no better: another process plays the table by now.
                raise
            except Exception as error:  # noqa: BLE001  a move that could not be written is tried again
                log_incident(log, doing, error)
                await asyncio.sleep(RETRY_SECONDS)
        # It would keep all that is known of the press that led here.
        self._mover = None

    # People -------------------------------------------------------------------------------------

    def has_chosen(self, seat: Seat) -> bool:
        """Whether a person's answer needs no press any more, though it may be taken back."""
        session = self._session
        return unpressed(session.moment, seat, session.wishes(seat)) is not None

    def _unpressed(self, seat: Seat) -> Unpressed | None:
        session, moment = self._session, self._session.moment
        if session.stopped or may_take_back_for(moment, seat, session.now()):
            return None
        return unpressed(moment, seat, session.wishes(seat))

    async def _play_for_person(self, seat: Seat) -> None:
        session = self._session
        try:
            while (found := self._unpressed(seat)) is not None:
                pause = plays_itself_in(session.moment, seat, session.now())
                if found.paced:
                    pause += session.moment.pace.card * _CHANCE.uniform(*THOUGHT)
                await asyncio.sleep(pause)
                if found == self._unpressed(seat):
                    await self._try(seat, found)
        finally:
            self._under_way -= {seat}
        if seat in session.moment.waiting_for:
            # It has been left to the person after all.
            self._redraw_hand(seat)

    async def _try(self, seat: Seat, found: Unpressed) -> None:
        session = self._session
        try:
            if found.only:
                session.become(session.moment.with_only_card(seat, card(found.action.words[0])))
            with waiting_at_most(BRIEFLY):
                await session.act(
                    seat,
                    found.action,
                    asked=found.asked,
                    author=Author.PERSON,
                    # It may be taken back while others are written.
                    only_if=lambda _: found == self._unpressed(seat),
                )
            self._redraw_hand(seat)
        except (StaleAction, NotYourTurn):
            return
        except IllegalAction as refusal:
            moment = session.moment
            session.become(replace(moment, refused={**moment.refused, seat: found.asked}))
            log_incident(log, f"playing {refusal.rule} at table {session.table_id}", refusal)
        except NotWritten as unwritten:
            log_unwritten(log, f"playing at table {session.table_id}", unwritten)
            await asyncio.sleep(RETRY_SECONDS)
