"""Words: in which language and with which faces one table is told, to everybody and to each."""

from bot.tables.in_play import InPlay
from bot.tables.services import Services
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import Seat


class TableWords:
    """The words of one table, as its server and its people have chosen them by now."""

    def __init__(self, table: InPlay, services: Services) -> None:
        self._table = table
        self._services = services

    @property
    def public(self) -> Phrasebook:
        """The words of what everybody reads; alone, of the one who plays."""
        row = self._table.row
        if row.solo:
            return self.of_seat(0)
        return self._services.guild_phrasebook(row.guild_id, row.locale)

    def of_seat(self, seat: Seat) -> Phrasebook:
        """Return the words of what only the person at a seat reads."""
        table = self._table
        return self._services.reader_phrasebook(table.chairs[seat].person, table.row.locale)
