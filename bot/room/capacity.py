"""Capacity: at how many tables somebody may sit, and how many a guild may have."""

from collections.abc import Iterable
from typing import Final

from bot.room.hosting import OpenTable
from bot.room.refusal import RoomRefusal
from data.tables import TableRow
from engine.table.chairs import Presence

TABLES_A_PERSON: Final = 5
TABLES_A_GUILD: Final = 1000


def must_have_place(
    tables: Iterable[OpenTable], person: int, elsewhere: Iterable[TableRow] = ()
) -> None:
    """Raise `RoomRefusal` if a person sits at as many tables as one may; tries take no place.

    `elsewhere` are those that other processes play.
    """
    every = [(table.table_id, table.row, table.chairs) for table in tables]
    every += [(row.table_id, row, row.chairs) for row in elsewhere]
    mine = {
        table_id
        for table_id, row, chairs in every
        if not row.is_try
        and any(chair.person == person and chair.presence is not Presence.LEFT for chair in chairs)
    }
    if len(mine) >= TABLES_A_PERSON:
        raise RoomRefusal("refusal-too-many-tables", count=TABLES_A_PERSON)


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
