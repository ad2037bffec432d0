"""Closing: a table ends without a result, and everybody is told."""

from collections.abc import Callable

from bot.screens.fairness import closed_table_screen
from bot.screens.screen import Screen
from bot.support.background_tasks import BackgroundTasks
from bot.support.retrying import retry_until_written
from bot.tables.attendance import Attendance, is_overdue
from bot.tables.exits import Exits
from bot.tables.messages.messages import TableMessages
from bot.tables.messages.words import TableWords
from data.tables import TableRow, TableState
from engine.contract.seats import Seat
from engine.table.chairs import others_stay


class Closing:
    """Closes one table, at most once; `now` tells milliseconds since 1970."""

    def __init__(
        self,
        attendance: Attendance,
        messages: TableMessages,
        words: TableWords,
        exits: Exits,
        *,
        background_tasks: BackgroundTasks,
        now: Callable[[], int],
    ) -> None:
        self._attendance = attendance
        self._messages = messages
        self._words = words
        self._exits = exits
        self._background_tasks = background_tasks
        self._now = now

    async def close(self, state: TableState, reason: str) -> None:
        """Close the table and tell it; `reason` names the text of the public message."""
        if await retry_until_written("closing a table", self._attendance.end, state):
            self._exits.halt()
            await self._tell(self._words.public(reason))

    async def close_for(self, seat: Seat, name: str) -> bool:
        """Close the table as its last person wants; return False if others have not left."""
        said = self._words.public("table-ended-by", name=name)
        return await self._close_soon(
            TableState.CLOSED, said, lambda row: not others_stay(row.chairs, seat)
        )

    async def close_if_empty(self) -> bool:
        """Close a table to which nobody can come back any more; return whether it is one."""
        said = self._words.public("table-closed-empty")
        return await self._close_soon(
            TableState.CLOSED,
            said,
            lambda row: all(chair.person is None for chair in row.chairs),
        )

    async def close_if_overdue(self) -> None:
        """Close a table that was paused too long; nobody ended it, so its game is void."""
        said = self._words.public("table-closed-paused")
        await self._close_soon(TableState.VOID, said, lambda row: is_overdue(row, self._now()))

    async def _close_soon(
        self, state: TableState, said: str, only_if: Callable[[TableRow], bool]
    ) -> bool:
        """Close the table if that holds, and tell it in the background: somebody waits."""
        if not await self._attendance.end(state, only_if=only_if):
            return False
        self._exits.halt()
        table_id = self._attendance.row.table_id
        self._background_tasks.run(self._tell(said), f"closing table {table_id}")
        return True

    async def _tell(self, text: str) -> None:
        def draw() -> Screen:
            frame = self._messages.drawing.frame()
            return closed_table_screen(frame, text, self._words.public.plain)

        await self._messages.close(draw)
        # A hand that cannot be drawn now answers its next press with the same words.
        await self._messages.clear_away()
        self._exits.leave_room()
        self._exits.stop()
