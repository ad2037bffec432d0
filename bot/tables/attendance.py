"""Attendance: who is at a table in play, and what follows from it, kept before anybody is told."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.support.incidents import log_unwritten
from bot.tables.finish import ended_record
from data.patience import NotWritten
from data.proofs import KeptProof
from data.seasons import day_end
from data.sql.tables import Tables
from data.tables import TableRow, TableState
from engine.contract.seats import Seat
from engine.table.chairs import Chair, Presence, others_stay, people_here
from engine.table.journal import Entry

log = logging.getLogger(__name__)

HOUR_MS: Final = 3_600_000


def clock_runs(chairs: tuple[Chair, ...]) -> bool:
    """Whether a turn may take so long and no longer.

    The clock runs if one person waits for another: with at least two people there. Nobody waits
    for a person who is alone with computers, from the start or in place of people away.
    """
    return people_here(chairs) >= 2


def attended(row: TableRow, chairs: tuple[Chair, ...], *, now: int, pause_ms: int) -> TableRow:
    """Return a table in play with these chairs, and with what follows from who is there.

    If nobody is there, the game is paused, `pause_ms` long, or as long as its day. Time counts from
    `now` on when somebody comes to an empty table, or when a clock begins to run.
    """
    before, after = people_here(row.chairs), people_here(chairs)
    paused_until = None
    if not after:
        paused_until = now + pause_ms if row.paused_until is None else row.paused_until
        if row.day is not None and row.is_try:
            # Nothing but the day takes a try away.
            paused_until = day_end(row.day)
    same = min(before, 2) == min(after, 2)
    clock_from = row.clock_from if same else now
    return replace(row, chairs=chairs, paused_until=paused_until, clock_from=clock_from)


def is_overdue(row: TableRow, now: int) -> bool:
    """Whether the time is over in which a paused game can be taken up."""
    return row.paused_until is not None and now >= row.paused_until


def always(row: TableRow) -> bool:  # noqa: ARG001  whatever the table is like
    """Make a change in any case."""
    return True


class Attendance:
    """The chairs of one table, changed one at a time, until the table has ended."""

    def __init__(
        self, row: TableRow, tables: Tables, *, pause_hours: float, now: Callable[[], int]
    ) -> None:
        """Begin with the table as it was kept; a pause is so many hours long."""
        self.row = row
        self.ended = False
        """Whether the table was closed without a result; then nothing changes any more."""
        self.end_is_kept = False
        """Whether that is written, so that the game cannot go on after all."""
        self.seal: str | None = None
        """That of the record with which it was closed; not to be told before that is kept."""
        self._tables = tables
        self._pause_hours = pause_hours
        self._now = now
        self._lock = asyncio.Lock()
        self._returned_at: dict[Seat, int] = {}

    async def change(
        self,
        seat: Seat,
        change: Callable[[Chair], Chair],
        *,
        only_if: Callable[[TableRow], bool] = always,
    ) -> bool:
        """Change who sits at `seat`; return whether `only_if` held, and so it was done."""
        async with self._lock:
            if self.ended or not only_if(self.row):
                return False
            chairs = self.row.chairs
            await self._keep((*chairs[:seat], change(chairs[seat]), *chairs[seat + 1 :]))
            return True

    async def come_back(self, seat: Seat) -> bool:
        """Let a person play again; return False for who is there already."""
        came = await self.change(
            seat, Chair.here, only_if=lambda row: row.chairs[seat].presence is not Presence.HERE
        )
        if came:
            self._returned_at[seat] = self._now()
        return came

    async def acted(self, seat: Seat) -> bool:
        """Note that a person acted; return False if nothing was missed before.

        Missed turns do not count any more.
        """
        chair = self.row.chairs[seat]
        if not chair.missed and chair.presence is Presence.HERE:
            return False
        return await self.change(seat, Chair.here)

    async def leave(self, seat: Seat) -> bool:
        """Let a person leave the others; return False if nobody else has stayed."""
        return await self.change(
            seat,
            Chair.left,
            only_if=lambda row: (
                row.chairs[seat].presence is not Presence.LEFT and others_stay(row.chairs, seat)
            ),
        )

    async def pause(self, seat: Seat) -> bool:
        """Let the last person go for a while; return False if others have not left."""
        return await self.change(
            seat, Chair.away, only_if=lambda row: not others_stay(row.chairs, seat)
        )

    async def end(self, state: TableState, *, only_if: Callable[[TableRow], bool] = always) -> bool:
        """Close the table without a result; return whether `only_if` held, and so it was done."""
        async with self._lock:
            if self.ended or not only_if(self.row):
                return False
            # Before the first wait, so that nobody plays on meanwhile.
            self.ended = True
            try:
                await self._tables.close(
                    self.row.table_id,
                    state,
                    self._now(),
                    recorded=self._recorded,
                )
            except BaseException:
                self.ended = False
                raise
            self.end_is_kept = True
            return True

    def _recorded(
        self, entries: tuple[Entry, ...], kept: KeptProof | None
    ) -> dict[str, Any] | None:
        record = ended_record(self.row, entries, kept)
        self.seal = None if record is None else record["seal"]
        return record

    def owing(self, waiting_for: Iterable[Seat], asked_at: Sequence[int]) -> dict[Seat, int]:
        """Return which of the seats that owe an action are played by people, and since when.

        A person just back has the whole time of a turn; so has everybody when a clock begins.
        """
        return {
            seat: max(asked_at[seat], self._returned_at.get(seat, 0), self.row.clock_from)
            for seat in waiting_for
            if not self.row.chairs[seat].played_by_computer
        }

    def _with(self, chairs: tuple[Chair, ...]) -> TableRow:
        pause_ms = int(self._pause_hours * HOUR_MS)
        return attended(self.row, chairs, now=self._now(), pause_ms=pause_ms)

    async def _keep(self, chairs: tuple[Chair, ...]) -> None:
        row = self._with(chairs)
        await self._tables.set_attendance(
            row.table_id, chairs, paused_until=row.paused_until, clock_from=row.clock_from
        )
        self.row = row


async def noted(is_here: Awaitable[bool]) -> bool:
    """Whether that somebody is here was kept; if not, what they did stands all the same.

    Their next press notes it again.
    """
    try:
        return await is_here
    except NotWritten as unwritten:
        log_unwritten(log, "noting who is here", unwritten)
        return False
