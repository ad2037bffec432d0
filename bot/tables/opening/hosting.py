"""Hosting: the tables that somebody has opened or may open, and where they are to be found."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from bot.screens.lobbies.which_table import leave_which_screen
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen
from bot.tables.live.live_table import LiveTable
from bot.tables.messages.callouts import way_to
from bot.tables.messages.frames import frame_of
from bot.tables.opening.lobby import Lobby
from bot.text.phrasebook import Phrasebook
from data.tables import Limits, TableRow, TableState, TooManyOpen
from engine.table.chairs import Presence

OpenTable: TypeAlias = Lobby | LiveTable
"""A table that waits for players, or one that is played."""


class HostsAlready(RoomRefusal):
    """Somebody who has `wished` for a table hosts one: of `preset`, to be found at `link`."""

    def __init__(self, table: OpenTable, wished: TableRow) -> None:
        super().__init__("another-table")
        self.preset = table.row.preset
        self.link = link_to(table)
        self.wished = wished


def link_to(table: OpenTable) -> str:
    """Return the address of a table's message, or of its channel while that is under way."""
    if isinstance(table, Lobby):
        return table.link
    return way_to(table.moment)


def unplaced_lobby(tables: Iterable[OpenTable], wished: TableRow) -> Lobby | None:
    """Return the lobby that an earlier process has opened for this very wish and maybe not shown.

    The command comes again if that process did not come to its end, or the person asks again. The
    lobby is left to its answer.
    """
    for table in tables:
        if (
            isinstance(table, Lobby)
            and table.unplaced
            and _is_hosted(table, wished)
            and _choices(table.row) == _choices(wished)
        ):
            table.leave_to_answer()
            return table
    return None


def unplaced_rematch(tables: Iterable[OpenTable], old_id: str) -> Lobby | None:
    """Return the same for the rematch of a game; raise `RoomRefusal` if another one is open."""
    for table in tables:
        if table.row.rematch_of != old_id:
            continue
        if isinstance(table, Lobby) and table.unplaced:
            table.leave_to_answer()
            return table
        raise RoomRefusal("refusal-rematch-open", link=link_to(table))
    return None


def _choices(row: TableRow) -> tuple[object, ...]:
    """Return what the host of a lobby has chosen. Names may be told only later after a start."""
    game = (row.preset, dict(row.options), row.seat_count, row.level)
    terms = (row.hints, row.pace, row.next_deal, row.reliability)
    return (row.channel_id, *game, *terms)


def must_be_new(tables: Iterable[OpenTable], table_id: str) -> None:
    """Raise `RoomRefusal` if the very table that somebody wishes for is open already."""
    for table in tables:
        if table.table_id == table_id:
            raise RoomRefusal("refusal-opened-already", link=link_to(table))


def must_host_no_other(tables: Iterable[OpenTable], wished: TableRow) -> None:
    """Raise `HostsAlready` if the host of a table that is wished for has one in the guild."""
    if own := [table for table in tables if _is_hosted(table, wished)]:
        # Of several the one that is nearest, and of these the newest.
        raise HostsAlready(
            max(own, key=lambda one: (one.row.channel_id == wished.channel_id, one.row.opened_at)),
            wished,
        )


def _is_hosted(table: OpenTable, wished: TableRow) -> bool:
    row = table.row
    if row.solo or (row.host_id, row.guild_id) != (wished.host_id, wished.guild_id):
        return False
    return isinstance(table, Lobby) or not (table.over or table.left_by(wished.host_id))


TABLES_A_PERSON: Final = 5
"""So that nobody keeps many waiting."""

TABLES_A_GUILD: Final = 1000


class TooManyTables(RoomRefusal):
    """A person sits at as many tables as one may: at those of `rows`, each of which can be left.

    That is one's limit everywhere, or the `limit` of the guild in which the tables are.
    """

    def __init__(self, person: int, rows: Sequence[TableRow], limit: int = 0) -> None:
        key = "refusal-too-many-here" if limit else "refusal-too-many-tables"
        super().__init__(key, count=limit or TABLES_A_PERSON)
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
    mine = [row for row in _seated_at(tables, person, elsewhere) if not row.is_try]
    if len(mine) >= TABLES_A_PERSON:
        raise TooManyTables(person, mine)


def must_have_place_in(
    guild_id: int,
    limit: int,
    tables: Iterable[OpenTable],
    person: int,
    elsewhere: Iterable[TableRow] = (),
) -> None:
    """Raise `TooManyTables` if a person sits at as many tables as a guild allows.

    With a `limit` of 0 it allows any number. Games that somebody plays alone are not counted.
    """
    mine = [
        row
        for row in _seated_at(tables, person, elsewhere)
        if row.guild_id == guild_id and not row.solo
    ]
    if limit and len(mine) >= limit:
        raise TooManyTables(person, mine, limit)


def _seated_at(
    tables: Iterable[OpenTable], person: int, elsewhere: Iterable[TableRow]
) -> list[TableRow]:
    """Return the tables at which a person sits; a table that is just starting is there twice.

    A game that is over takes no place any more, even while its result is under way.
    """
    every = [
        (table.table_id, table.row, table.chairs)
        for table in tables
        if isinstance(table, Lobby) or not table.over
    ]
    every += [(row.table_id, row, row.chairs) for row in elsewhere]
    mine = {
        table_id: row
        for table_id, row, chairs in every
        if any(chair.person == person and chair.presence is not Presence.LEFT for chair in chairs)
    }
    return list(mine.values())


def too_many_open(
    full: TooManyOpen, limits: Limits, guild_id: int, rows: Iterable[TableRow]
) -> RoomRefusal:
    """Return what is said of a table that the store found to be one too many.

    `rows` are the open tables of the person who would sit there.
    """
    if full.person is None:
        return RoomRefusal("refusal-channel-full", count=limits.a_channel)
    mine = _seated_at((), full.person, rows)
    if full.limited == "everywhere":
        return TooManyTables(full.person, [row for row in mine if not row.is_try])
    here = [row for row in mine if row.guild_id == guild_id and not row.solo]
    return TooManyTables(full.person, here, limits.a_person)


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
