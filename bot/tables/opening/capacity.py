"""Capacity: at how many tables somebody may sit, and how many a guild may have."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.screens.lobbies.which_table import leave_which_screen
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen
from bot.tables.frames import frame_of
from bot.tables.hosting import OpenTable
from bot.text.phrasebook import Phrasebook
from data.tables import TableRow, TableState
from engine.table.chairs import Presence

TABLES_A_PERSON: Final = 5
TABLES_A_GUILD: Final = 1000


class TooManyTables(RoomRefusal):
    """A person sits at as many tables as one may: at those of `rows`, each of which can be left."""

    def __init__(self, person: int, rows: Sequence[TableRow]) -> None:
        super().__init__("refusal-too-many-tables", count=TABLES_A_PERSON)
        self._person = person
        self._rows = rows

    def screen(self, phrasebook: Phrasebook) -> Screen:
        return leaving_screen(self.said(phrasebook), self._person, self._rows, phrasebook)


def leaving_screen(
    said: str, person: int, rows: Iterable[TableRow], phrasebook: Phrasebook
) -> Screen:
    """Offer a person to leave one of the tables of `rows`, or to cancel one that has not begun."""
    tables = ((frame_of(row, phrasebook), _way_out(row, person)) for row in rows)
    return leave_which_screen(said, tables, phrasebook)


def _way_out(row: TableRow, person: int) -> str:
    if row.state is not TableState.LOBBY:
        return "leave-game"
    return "cancel" if row.host_id == person else "quit"


def must_have_place(
    tables: Iterable[OpenTable], person: int, elsewhere: Iterable[TableRow] = ()
) -> None:
    """Raise `TooManyTables` if a person sits at as many tables as one may; tries take no place.

    `elsewhere` are those that other processes play.
    """
    every = [(table.table_id, table.row, table.chairs) for table in tables]
    every += [(row.table_id, row, row.chairs) for row in elsewhere]
    mine = {
        table_id: row
        for table_id, row, chairs in every
        if not row.is_try
        and any(chair.person == person and chair.presence is not Presence.LEFT for chair in chairs)
    }
    if len(mine) >= TABLES_A_PERSON:
        raise TooManyTables(person, tuple(mine.values()))


def guild_must_have_place(tables: Iterable[OpenTable], guild_id: int) -> None:
    """Raise `RoomRefusal` if a guild has as many tables as one may; tries take no place."""
    # A table that is just starting is a lobby and a live table at once.
    here = {
        table.table_id
        for table in tables
        if table.row.guild_id == guild_id and not table.row.is_try
    }
    if len(here) >= TABLES_A_GUILD:
        raise RoomRefusal("refusal-guild-full", count=TABLES_A_GUILD)
