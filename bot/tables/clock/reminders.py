"""Reminders: a line in the channel for a person whose turn takes long, once for each question."""

from collections.abc import Callable, Mapping

from bot.tables.in_play import InPlay
from bot.tables.messages.callouts import Callouts
from bot.tables.messages.words import TableWords
from bot.tables.preferences import Preferences
from data.sql.tables import Tables
from engine.contract.seats import Seat


class Reminders:
    """Whom one table has reminded; `link` returns the way to it."""

    def __init__(
        self,
        table: InPlay,
        tables: Tables,
        callouts: Callouts,
        preferences: Preferences,
        words: TableWords,
        link: Callable[[], str],
    ) -> None:
        self._table = table
        self._tables = tables
        self._callouts = callouts
        self._preferences = preferences
        self._words = words
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

    def called(self, seat: Seat) -> None:
        """Count a seat as reminded of the question put to it now: one call a turn is enough."""
        self._given[seat] = self._table.asked(seat)

    async def keep(self, seat: Seat, asked: int) -> None:
        """Remember over a restart that a seat was reminded of question `asked`."""
        await self._tables.set_reminded(self._table.table_id, seat, asked)

    async def give(self, seat: Seat) -> None:
        """Remind a person."""
        table, asked = self._table, self._table.asked(seat)
        person = table.chairs[seat].person
        if person is None:
            return
        # Remembered first: a second reminder after a restart is worse than none.
        self.called(seat)
        await self.keep(seat, asked)
        if not self._preferences.of(person).pings:
            # The table says the same, and rings nobody up.
            return
        mention, link = f"<@{person}>", self._link()
        text = self._words.public("turn-reminder", mention=mention, link=link)
        nonce = f"r{table.table_id}.{seat}.{asked}"
        await self._callouts.call(seat, person, text, nonce=nonce)
