"""Places: what stands around a table on its screens."""

from dataclasses import replace

from bot.screens.frame import Frame
from bot.screens.links import channel_link
from bot.tables.computers.stand_ins import level_of
from bot.text.names import safe_name, shown_as
from bot.text.phrasebook import Phrasebook
from data.tables import TableRow
from engine.games.catalogue import is_customised


def frame_of(row: TableRow, phrasebook: Phrasebook) -> Frame:
    """Return what is true of a table before its game begins."""
    # A mark beside a name says how well a computer plays there.
    chairs = tuple(
        replace(chair, name=shown_as(chair.name, phrasebook), level=level_of(row, chair))
        for chair in row.chairs
    )
    return Frame(
        table_id=row.table_id,
        guild_name=safe_name(row.guild_name),
        channel_name=safe_name(row.channel_name),
        channel_link=channel_link(row.guild_id, row.channel_id),
        table_link=None,
        variant_title=phrasebook(f"variant-{row.preset}"),
        chairs=chairs,
        asked=(),
        customised=is_customised(row.family, row.options),
        hints=row.hints,
        solo=row.solo,
        reliable_from=row.reliability,
        day=row.day,
        practice=row.practice,
        family=row.family,
    )
