"""Reminders: a line in the channel for a person whose turn takes long, once for each question."""

from collections.abc import Callable, Mapping

from bot.phrasebook import Phrasebook
from bot.room.callouts import Callouts
from bot.room.in_play import InPlay
from data.tables import Tables
from engine.contract.seats import Seat


class Reminders:
    """Whom one table has reminded; `link` returns the way to it."""

    def __init__(
        self,
        table: InPlay,
        tables: Tables,
        callouts: Callouts,
        phrasebook: Phrasebook,
        link: Callable[[], str],
    ) -> None:
        self._table = table
        self._tables = tables
        self._callouts = callouts
        self._phrasebook = phrasebook
        self._link = link
        self._given: dict[Seat, int] = {}

    def recall(self, given: Mapping[Seat, int]) -> None:
        """Take up what an earlier process has told."""
        self._given = dict(given)

    def given(self) -> tuple[Seat, ...]:
        """Return the seats that were reminded of the question put to them now."""
        return tuple(
            seat for seat, asked in self._given.items() if asked == self._table.asked(seat)
        )

    async def give(self, seat: Seat) -> None:
        """Remind a person."""
        table, asked = self._table, self._table.asked(seat)
        person = table.chairs[seat].person
        if person is None:
            return
        # Remembered first: a second reminder after a restart is worse than none.
        self._given[seat] = asked
        await self._tables.set_reminded(table.table_id, seat, asked)
        text = self._phrasebook("turn-reminder", mention=f"<@{person}>", link=self._link())
        nonce = f"r{table.table_id}.{seat}.{asked}"
        await self._callouts.call(seat, person, text, nonce=nonce)
