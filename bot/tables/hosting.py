"""Hosting: the tables that somebody has opened, and where they are to be found."""

from collections.abc import Iterable
from typing import TypeAlias

from bot.screens.refusal import RoomRefusal
from bot.tables.live_table import LiveTable
from bot.tables.messages.callouts import way_to
from bot.tables.opening.lobby import Lobby
from bot.tables.opening.opening_rows import Wish, wished_row
from data.tables import TableRow
from engine.contract.variant import Variant

OpenTable: TypeAlias = Lobby | LiveTable
"""A table that waits for players, or one that is played."""


class HostsAlready(RoomRefusal):
    """Somebody who has a wish for a table hosts one: of `preset`, to be found at `link`."""

    def __init__(self, table: OpenTable, wish: Wish) -> None:
        super().__init__("another-table")
        self.preset = table.row.preset
        self.link = link_to(table)
        self.wish = wish


def link_to(table: OpenTable) -> str:
    """Return the address of a table's message, or of its channel while that is under way."""
    if isinstance(table, Lobby):
        return table.link
    return way_to(table.moment)


def unplaced_lobby(tables: Iterable[OpenTable], wish: Wish, chosen: Variant) -> Lobby | None:
    """Return the lobby that an earlier process has opened for this very wish and maybe not shown.

    The command comes again if that process did not come to its end, or the person asks again. The
    lobby is left to its answer.
    """
    for table in tables:
        if (
            isinstance(table, Lobby)
            and table.unplaced
            and _is_hosted(table, wish)
            and _is_wished(table.row, wish, chosen)
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


def _is_wished(row: TableRow, wish: Wish, chosen: Variant) -> bool:
    """Whether a lobby is for such a table, whoever has sat down there meanwhile."""
    return _choices(row) == _choices(wished_row(wish, chosen, owner=row.owner, now=row.opened_at))


def _choices(row: TableRow) -> tuple[object, ...]:
    """Return what the host of a lobby has chosen. Names may be told only later after a start."""
    game = (row.preset, dict(row.options), row.seat_count, row.level)
    terms = (row.hints, row.pace, row.next_deal, row.reliability)
    return (row.channel_id, *game, *terms)


def must_be_new(tables: Iterable[OpenTable], wish: Wish) -> None:
    """Raise `RoomRefusal` if the very table that somebody wishes for is open already."""
    for table in tables:
        if table.table_id == wish.table_id:
            raise RoomRefusal("refusal-opened-already", link=link_to(table))


def must_host_no_other(tables: Iterable[OpenTable], wish: Wish) -> None:
    """Raise `HostsAlready` if the host has a table in the guild, unless another is wished for."""
    own = [table for table in tables if _is_hosted(table, wish)]
    if own and not wish.another:
        # Of several the one that is nearest, and of these the newest.
        raise HostsAlready(
            max(own, key=lambda one: (one.row.channel_id == wish.channel_id, one.row.opened_at)),
            wish,
        )


def _is_hosted(table: OpenTable, wish: Wish) -> bool:
    row = table.row
    if row.solo or (row.host_id, row.guild_id) != (wish.host_id, wish.guild_id):
        return False
    return isinstance(table, Lobby) or not (table.over or table.left_by(wish.host_id))
