"""Going on: what happens at a table without a press: clock, pause, computers, the next deal."""

from collections.abc import Callable
from typing import Final

from bot.support.background_tasks import BackgroundTasks
from bot.tables.attendance import Attendance
from bot.tables.clock.alarm import Alarm
from bot.tables.clock.intervals import Intervals
from bot.tables.clock.pausing import Pausing
from bot.tables.clock.timekeeper import Timekeeper
from bot.tables.closing import Closing
from bot.tables.computers.stand_ins import StandIns
from bot.tables.computers.substitutes import Substitutes
from bot.tables.computers.worker_pool import Thought
from bot.tables.in_play import InPlay
from bot.tables.messages.messages import TableMessages
from bot.tables.services import Services
from data.patience import waiting_at_most
from engine.contract.seats import Seat
from engine.table.chairs import Chair
from engine.table.journal import Author
from engine.table.table import Advance, Table

LOOK_UP_SECONDS: Final = 5.0
"""How long who plays for a person waits, after a restart, for the ticks that the hand shows."""

BRIEFLY: Final = 1.0
"""How long computers and the clock wait to write: a press may be waiting behind them."""


class GoingOn:
    """Lets one table go on by itself.

    `moved` is called after a computer's move, `changed` after a change of chairs, `dealt` when an
    interval between two deals is over.
    """

    def __init__(
        self,
        services: Services,
        table: Table,
        in_play: InPlay,
        intervals: Intervals,
        attendance: Attendance,
        messages: TableMessages,
        stand_ins: StandIns,
        closing: Closing,
        *,
        background_tasks: BackgroundTasks,
        moved: Callable[[Advance], None],
        changed: Callable[[], None],
        dealt: Callable[[Advance], None],
    ) -> None:
        self._table = table
        self._in_play = in_play
        self._intervals = intervals
        self._dealt = dealt
        self._attendance = attendance
        self._messages = messages
        self._moved = moved
        self._changed = changed
        pace, now = services.tempo.paces[in_play.row.pace], services.now
        self._substitutes = Substitutes(
            in_play,
            stand_ins,
            self._act_for,
            seconds=services.settings.computer_seconds,
            background_tasks=background_tasks,
        )
        self._timekeeper = Timekeeper(
            in_play,
            pace,
            messages.reminders,
            self.turn_passed,
            background_tasks=background_tasks,
            now=now,
        )
        self._pausing = Pausing(
            in_play,
            intervals,
            attendance,
            closing,
            pace,
            background_tasks=background_tasks,
            now=now,
            changed=changed,
        )
        doing = f"dealing at table {in_play.table_id}"
        self._next_deal = Alarm(doing, self._deal_if_due, background_tasks)

    def set(self) -> None:
        """Look anew at what is due, and let a computer move if it is to."""
        self._timekeeper.set()
        self._pausing.set()
        self._next_deal.set(self._intervals.due_in())
        self._substitutes.wake()

    def stop_clocks(self) -> None:
        """Let no time run out any more."""
        self._timekeeper.stop()
        self._pausing.stop()
        self._next_deal.stop()

    async def deal(self) -> None:
        """Begin the next deal; if that has been done meanwhile, nothing more is dealt."""
        due = self._in_play.between_deals
        advance = await self._table.end_interval()
        if due:
            self._dealt(advance)

    async def turn_passed(self, seat: Seat) -> None:
        """Play for a person whose time is over; the second time in a row the computer stays."""
        # Until it is played for them, however long that takes, no clock shows a time gone by.
        self._messages.draw_clocks()
        await self._messages.hands.looked_up(seat, LOOK_UP_SECONDS)
        if await self._substitutes.play_one(seat, Author.CLOCK):
            with waiting_at_most(BRIEFLY):
                await self._attendance.change(seat, Chair.let_pass)
            self._changed()
            self._messages.look(seat)

    async def _deal_if_due(self) -> None:
        if self._intervals.due_in() == 0:
            with waiting_at_most(BRIEFLY):
                await self.deal()
        else:
            # The clock of the machine was set, or somebody has come meanwhile.
            self._next_deal.set(self._intervals.due_in())

    async def _act_for(self, seat: Seat, thought: Thought, asked: int, author: Author) -> None:
        action, decision = thought
        with waiting_at_most(BRIEFLY):
            advance = await self._table.act(
                seat, action, asked=asked, author=author, decision=decision
            )
        self._moved(advance)
