"""The scheduler: what is due at a table without a press, by one alarm a table.

A turn that has passed, a reminder, the next deal, the end of a pause, cards that were chosen to be
passed, and a game that its only person has left alone.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from bot.support.background_tasks import BackgroundTasks
from bot.tables.clock.paces import Due, due
from bot.tables.computers.unpressed import UnpressedMoves
from bot.tables.live.ending import Ending
from bot.tables.messages.messages import TableMessages
from bot.tables.session.moment import Moment
from bot.tables.session.session import BRIEFLY, Session, is_overdue
from bot.tables.session.timing import idle, may_take_back_for, next_deal_in
from data.patience import waiting_at_most
from engine.contract.seats import Seat
from engine.table.chairs import Chair
from engine.table.journal import Author, JournalConflict
from engine.table.table import Advance

IDLE_SECONDS: Final = 3600.0
"""How long a game without a clock waits for the only person there, at a quick pace."""

LOOK_UP_SECONDS: Final = 5.0
"""How long who plays for a person waits, after a restart, for the ticks that the hand shows."""


class Scheduler:
    """Does what is due at one table."""

    def __init__(
        self, session: Session, messages: TableMessages, moves: UnpressedMoves, ending: Ending
    ) -> None:
        self._session = session
        self._messages = messages
        self._moves = moves
        self._ending = ending
        doing = f"minding the clock of table {session.table_id}"
        self._alarm = Alarm(doing, self._mind, session.tasks)

    def follow(self, before: Moment, after: Moment, advance: Advance) -> None:  # noqa: ARG002  all follows from the moment
        """Look anew at what is due, and when."""
        if (
            after.play is not before.play
            or after.row is not before.row
            or after.pressed is not before.pressed
            or after.drafts is not before.drafts
            or after.closed is not before.closed
        ):
            self.set()

    def set(self) -> None:
        """Look anew at what is due, and when; what is due already is done at once."""
        self._alarm.set(None if self._session.over else self._due_in())

    def stop(self) -> None:
        """Let no time run out any more."""
        self._alarm.stop()

    def _due_in(self) -> float | None:
        """Return in how many seconds something is due, None if never by itself."""
        moment, now = self._session.moment, self._session.now()
        work = self._due()
        if work.play or work.remind:
            return 0.0
        times = [(at - now) / 1000 for at in (work.next_at, _quiet_until(moment)) if at is not None]
        times += [left for seat in moment.owing if (left := may_take_back_for(moment, seat, now))]
        if (left := next_deal_in(moment, now)) is not None:
            times.append(left)
        return min(times, default=None)

    def _due(self) -> Due:
        moment = self._session.moment
        given = self._messages.reminders.given()
        return due(moment.turn_pace, moment.awaited, given, self._session.now())

    async def _mind(self) -> None:
        session, moment, now = self._session, self._session.moment, self._session.now()
        if session.over:
            return
        if is_overdue(moment.row, now):
            await self._ending.close_if_overdue()
            return
        quiet_until = _quiet_until(moment)
        if quiet_until is not None and now >= quiet_until:
            # The only person there is taken for away, which pauses the game.
            for seat in idle(moment):
                await session.change_chair(seat, Chair.away)
        elif next_deal_in(moment, now) == 0:
            with waiting_at_most(BRIEFLY):
                await session.end_interval()
        self._moves.wake()
        work = self._due()
        for seat in work.play:
            await self.turn_passed(seat)
        for seat in work.remind:
            # While another's line was on its way, this person may have acted or been reminded.
            if seat in self._due().remind:
                await self._messages.reminders.give(seat)
        # The clock of the machine may have been set, or somebody has come meanwhile.
        self.set()

    async def turn_passed(self, seat: Seat) -> None:
        """Play for a person whose time is over; the second time in a row the computer stays."""
        # Until it is played for them, however long that takes, no clock shows a time gone by.
        self._messages.draw_clocks()
        await self._messages.hand(seat).looked_up(LOOK_UP_SECONDS)
        if await self._moves.play_one(seat, Author.CLOCK):
            with waiting_at_most(BRIEFLY):
                await self._session.change_chair(seat, Chair.let_pass)
            self._messages.redraw_hand(seat)


def _quiet_until(moment: Moment) -> int | None:
    """Return when a pause ends, or when the only person there is taken for away.

    Where a clock runs it finds out who is away.
    """
    if moment.paused or moment.clock_runs:
        return moment.row.paused_until
    since = min(idle(moment).values(), default=None)
    idle_ms = int(max(IDLE_SECONDS, moment.pace.turn) * 1000)
    return None if since is None else since + idle_ms


RETRY_SECONDS: Final = 5.0
"""How long to wait if what was due could not be done, for a full disk for one."""


class Alarm:
    """Begins `work` when it rings; if that fails, it rings again soon. `doing` is for the log."""

    def __init__(
        self,
        doing: str,
        work: Callable[[], Coroutine[Any, Any, None]],
        background_tasks: BackgroundTasks,
    ) -> None:
        self._doing = doing
        self._work = work
        self._background_tasks = background_tasks
        self._handle: asyncio.TimerHandle | None = None

    def set(self, seconds: float | None) -> None:
        """Ring in so many seconds and at no other time; None is never."""
        self.stop()
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self._handle = loop.call_later(max(0.0, seconds), self._ring)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _ring(self) -> None:
        self._handle = None
        self._background_tasks.run(self._do(), self._doing)

    async def _do(self) -> None:
        try:
            await self._work()
        except JournalConflict:
            # Another process plays the table by now.
            raise
        except Exception:
            self.set(RETRY_SECONDS)
            raise
