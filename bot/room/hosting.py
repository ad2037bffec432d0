"""Hosting: the tables that somebody has opened, and where they are to be found."""

from collections.abc import Iterable
from typing import TypeAlias

from bot.room.live_table import LiveTable
from bot.room.lobby import Lobby
from bot.room.opening_rows import Wish
from bot.room.refusal import RoomRefusal

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
    return table.table_link or table.frame().channel_link


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
