"""Limits: how many tables may be open at once, counted over all processes."""

from typing import Final

from data.sql.database import Value, Writing
from data.tables import Limits, TableRow, TooManyOpen

_OPEN: Final = "tables.state IN ('lobby', 'playing')"
_HERE: Final = f"{_OPEN} AND tables.guild_id = ? AND tables.solo = 0"
_SEATED: Final = "chairs.person = ? AND chairs.presence <> 'left'"


async def must_keep_to(writing: Writing, limits: Limits, row: TableRow) -> None:
    """Raise `TooManyOpen` if there are as many tables as may be, before that of `row` is kept."""
    if limits.a_channel:
        (here,) = await writing.rows(
            f"SELECT count(*) FROM tables WHERE {_HERE}"
            " AND coalesce(home_id, parent_id, channel_id) = ?",
            (row.guild_id, row.home),
        )
        if here[0] >= limits.a_channel:
            raise TooManyOpen("channel")
    for person in (chair.person for chair in row.chairs if chair.person):
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
    seated = f"SELECT count(*) FROM chairs JOIN tables USING (table_id) WHERE {_SEATED}"
    if limits.everywhere:
        (every,) = await writing.rows(
            f"{seated} AND {_OPEN} AND (tables.field IS NULL OR tables.practice <> 0)", (person,)
        )
        if every[0] >= limits.everywhere:
            raise TooManyOpen("everywhere", person)
    if limits.a_person:
        (here,) = await writing.rows(f"{seated} AND {_HERE}", (person, guild_id))
        if here[0] >= limits.a_person:
            raise TooManyOpen("person", person)
