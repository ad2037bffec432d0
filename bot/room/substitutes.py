"""Substitutes: computers that play for empty chairs and for people who are away."""

import asyncio
import logging
from typing import Final, Protocol

from bot.incidents import log_incident, log_unwritten
from bot.room.background_tasks import BackgroundTasks
from data.patience import NotWritten
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction, NotYourTurn
from engine.contract.seats import Seat
from engine.table.journal import Author
from engine.table.table import StaleAction

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 5.0
"""How long to wait where a move could not be written."""

LOOK_UP_SECONDS: Final = 0.1
"""How long nobody thinks after a move, so that whoever made it is answered first."""


class Played(Protocol):
    """The table at which computers play."""

    @property
    def table_id(self) -> str:
        """The table's id."""
        ...

    @property
    def over(self) -> bool:
        """Whether nothing can happen here any more."""
        ...

    def computer_to_act(self) -> Seat | None:
        """Return a seat that owes an action and is played by a computer."""
        ...

    def asked(self, seat: Seat) -> int:
        """Return the number of the question put to a seat."""
        ...

    def pause_seconds(self) -> float:
        """Return how long a computer takes now, so that people can follow."""
        ...

    async def decision(self, seat: Seat, *, simply: bool) -> Action:
        """Return what the computer of a seat does; `simply`: anything the rules allow."""
        ...

    async def act_for(self, seat: Seat, action: Action, asked: int, author: Author) -> None:
        """Take the action, and let the table follow."""
        ...


class Substitutes:
    """Moves for one table's computers, one after another.

    Who is to move follows from the game, so the mover may end at any time and be woken again.
    """

    def __init__(self, table: Played, background_tasks: BackgroundTasks) -> None:
        self._table = table
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
        """Decide and act for a seat; return False where somebody else was quicker.

        The decision is made now and acted on at `until`, by the loop's clock. One that the rules
        refuse is a mistake of ours and must not hold up the table.
        """
        table = self._table
        asked = table.asked(seat)
        for simply in (False, True):
            try:
                decision = await table.decision(seat, simply=simply)
                await asyncio.sleep(until - asyncio.get_running_loop().time())
                if author is Author.COMPUTER and (table.over or seat != table.computer_to_act()):
                    # Its person has come back while it thought, or the table was closed.
                    return False
                await table.act_for(seat, decision, asked, author)
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
            pause = table.pause_seconds()
            until = clock() + pause
            await asyncio.sleep(min(LOOK_UP_SECONDS, pause))
            if table.over or seat != table.computer_to_act():
                continue
            try:
                await self.play_one(seat, Author.COMPUTER, until=until)
            except NotWritten as unwritten:
                log_unwritten(log, f"playing for a computer at table {table.table_id}", unwritten)
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as error:  # noqa: BLE001  a move that could not be written is tried again
                log_incident(log, f"playing for a computer at table {table.table_id}", error)
                await asyncio.sleep(RETRY_SECONDS)
