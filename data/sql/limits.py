"""Limits: how many tables a guild lets be open at once, counted over all processes."""

from typing import Final

from data.sql.database import Value, Writing
from data.tables import Limits, TableRow, TooManyOpen

_OPEN: Final = "tables.guild_id = ? AND tables.solo = 0 AND tables.state IN ('lobby', 'playing')"


async def must_keep_to(writing: Writing, limits: Limits, row: TableRow) -> None:
    """Raise `TooManyOpen` if there are as many tables as may be, before that of `row` is kept."""
    if limits.a_channel:
        (here,) = await writing.rows(
            f"SELECT count(*) FROM tables WHERE {_OPEN}"
            " AND coalesce(home_id, parent_id, channel_id) = ?",
            (row.guild_id, row.home),
        )
        if here[0] >= limits.a_channel:
            raise TooManyOpen("channel")
    for person in (chair.person for chair in row.chairs if limits.a_person and chair.person):
        await _must_have_place(writing, limits, row.guild_id, person)


async def must_have_place_beside(
    writing: Writing, limits: Limits, table_id: str, person: int
) -> None:
    """Raise `TooManyOpen` if a person sits at as many tables as may be, before they join one."""
    ((guild_id,),) = await writing.rows(
        "SELECT guild_id FROM tables WHERE table_id = ?", (table_id,)
    )
    await _must_have_place(writing, limits, guild_id, person)


async def _must_have_place(writing: Writing, limits: Limits, guild_id: Value, person: int) -> None:
    (seated,) = await writing.rows(
        f"SELECT count(*) FROM tables JOIN chairs USING (table_id) WHERE {_OPEN}"
        " AND chairs.person = ? AND chairs.presence <> 'left'",
        (guild_id, person),
    )
    if seated[0] >= limits.a_person:
        raise TooManyOpen("person", person)
