"""Substitutes: computers that play for empty chairs and for people who are away."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from bot.screens.families import family_screens
from bot.support.background_tasks import BackgroundTasks
from bot.support.incidents import log_incident, log_unwritten
from bot.tables.clock.trick_pauses import TRICK_PAUSE
from bot.tables.computers.stand_ins import StandIns
from bot.tables.computers.worker_pool import Thought
from bot.tables.in_play import InPlay
from data.patience import NotWritten
from engine.contract.refusal import IllegalAction, NotYourTurn
from engine.contract.seats import Seat
from engine.table.journal import Author, JournalConflict
from engine.table.table import StaleAction

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 5.0
"""How long to wait if a move could not be written."""

LOOK_UP_SECONDS: Final = 0.1
"""How long nobody thinks after a move, so that whoever made it is answered first."""

Act: TypeAlias = Callable[[Seat, Thought, int, Author], Awaitable[None]]


class Substitutes:
    """Moves for one table's computers, one after another.

    Who is to move follows from the game, so the mover may end at any time and be woken again.
    `act` takes a thought as the answer to a question, and lets the table follow. A computer takes
    `seconds` for a move, so that people can follow, and longer over a trick that was just taken.
    """

    def __init__(
        self,
        table: InPlay,
        stand_ins: StandIns,
        act: Act,
        *,
        seconds: float,
        background_tasks: BackgroundTasks,
    ) -> None:
        self._table = table
        self._stand_ins = stand_ins
        self._act = act
        self._seconds = seconds
        self._screens = family_screens(table.row.family)
        self._background_tasks = background_tasks
        self._mover: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Begin to move if a computer is to act and none moves yet."""
        resting = self._mover is None or self._mover.done()
        if resting and not self._table.over and self._table.computer_to_act() is not None:
            self._mover = self._background_tasks.run(
                self._move(), f"playing for a computer at table {self._table.table_id}"
            )

    async def play_one(self, seat: Seat, author: Author, *, until: float = 0.0) -> bool:
        """Decide and act for a seat; return False if somebody else was quicker.

        The decision is made now and acted on at `until`, by the loop's clock. One that the rules
        refuse is a mistake of ours and must not hold up the table.
        """
        table = self._table
        asked = table.asked(seat)
        for simply in (False, True):
            try:
                thought = await self._stand_ins.decision(seat, simply=simply)
                await asyncio.sleep(until - asyncio.get_running_loop().time())
                if author is Author.COMPUTER and (table.over or seat != table.computer_to_act()):
                    # Its person has come back while it thought, or the table was closed.
                    return False
                await self._act(seat, thought, asked, author)
            except (StaleAction, NotYourTurn):
                return False
            except IllegalAction as refusal:
                log_incident(log, f"playing {refusal.rule} at table {table.table_id}", refusal)
            else:
                return True
        return False

    async def _move(self) -> None:
        table, clock = self._table, asyncio.get_running_loop().time
        while not table.over and (seat := table.computer_to_act()) is not None:
            # It thinks during the pause, so that a long thought does not make the pause longer.
            pause = self._pause_seconds()
            until = clock() + pause
            await asyncio.sleep(min(LOOK_UP_SECONDS, pause))
            if table.over or seat != table.computer_to_act():
                continue
            try:
                await self.play_one(seat, Author.COMPUTER, until=until)
            except NotWritten as unwritten:
                log_unwritten(log, f"playing for a computer at table {table.table_id}", unwritten)
                await asyncio.sleep(RETRY_SECONDS)
            except JournalConflict:
                # The next try would fare no better: another process plays the table by now.
                raise
            except Exception as error:  # noqa: BLE001  a move that could not be written is tried again
                log_incident(log, f"playing for a computer at table {table.table_id}", error)
                await asyncio.sleep(RETRY_SECONDS)
        # It would keep all that is known of the press that led here.
        self._mover = None

    def _pause_seconds(self) -> float:
        pauses = self._screens.pause(self._table.game.view(None))
        return self._seconds * (TRICK_PAUSE if pauses else 1.0)
