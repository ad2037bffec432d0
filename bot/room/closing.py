"""Closing: a table ends without a result, and everybody is told."""

from collections.abc import Callable
from typing import Protocol

from bot.phrasebook import Phrasebook
from bot.room.attendance import Attendance, is_overdue
from bot.room.background_tasks import BackgroundTasks
from bot.room.board import Board
from bot.room.insisting import insist
from bot.room.services import Services
from bot.screens.plain import plain_screen
from data.tables import TableRow, TableState
from engine.contract.seats import Seat
from engine.table.chairs import others_stay


class Closable(Protocol):
    """The table that is closed."""

    services: Services
    board: Board
    phrasebook: Phrasebook

    @property
    def row(self) -> TableRow:
        """The table as it is kept."""
        ...

    def stop_going_on(self) -> None:
        """Let no clock and no computer go on."""
        ...

    def close_hands(self) -> None:
        """Say in every hand that the game is over; never waits."""
        ...

    async def clear_away(self) -> None:
        """Let the last hands be drawn and lines that called somebody be deleted, for a while."""
        ...

    def stop(self) -> None:
        """Do nothing more."""
        ...


class Closing:
    """Closes one table, at most once."""

    def __init__(
        self, table: Closable, attendance: Attendance, background_tasks: BackgroundTasks
    ) -> None:
        self._table = table
        self._attendance = attendance
        self._background_tasks = background_tasks

    async def close(self, state: TableState, reason: str) -> None:
        """Close the table and tell it; `reason` names the words of the public message."""
        if await insist("closing a table", self._attendance.end, state):
            self._table.stop_going_on()
            await self._tell(self._table.phrasebook(reason))

    async def close_for(self, seat: Seat, name: str) -> bool:
        """Close the table as its last person wants; return False where others have not left."""
        said = self._table.phrasebook("table-ended-by", name=name)
        return await self._close_soon(
            TableState.CLOSED, said, lambda row: not others_stay(row.chairs, seat)
        )

    async def close_if_empty(self) -> bool:
        """Close a table to which nobody can come back any more; return whether it is one."""
        said = self._table.phrasebook("table-closed-empty")
        return await self._close_soon(
            TableState.CLOSED,
            said,
            lambda row: all(chair.person is None for chair in row.chairs),
        )

    async def close_if_overdue(self) -> None:
        """Close a table that was paused too long; nobody ended it, so its game is void."""
        said = self._table.phrasebook("table-closed-paused")
        await self._close_soon(
            TableState.VOID, said, lambda row: is_overdue(row, self._table.services.now())
        )

    async def _close_soon(
        self, state: TableState, said: str, only_if: Callable[[TableRow], bool]
    ) -> bool:
        """Close the table if that holds, and tell it in the background: somebody waits."""
        if not await self._attendance.end(state, only_if=only_if):
            return False
        self._table.stop_going_on()
        self._background_tasks.run(self._tell(said), f"closing table {self._table.row.table_id}")
        return True

    async def _tell(self, text: str) -> None:
        table = self._table
        table.board.stop()
        table.close_hands()
        await table.board.draw_last(lambda: plain_screen(text))
        # A hand that cannot be drawn now answers its next press with the same words.
        await table.clear_away()
        table.services.over(table.row.table_id)
        table.stop()
