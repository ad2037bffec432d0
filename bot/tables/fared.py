"""DayFared: what the result of a day's deal tells of everybody else in it."""

from typing import Final

from bot.screens.frame import DayFared
from bot.text.names import safe_name
from data.daily import NotFinished
from data.sql.daily import Daily
from data.tables import TableRow

BEST: Final = 3
"""So many of the best are named after practice."""


async def fared(daily: Daily, row: TableRow) -> DayFared | None:
    """Return how everybody fared in the deal of a table that is over; its person may know it.

    None for any other game. Of the day that is on, who has finished learns the own place alone.
    """
    if row.day is None:
        return None
    if row.is_try:
        try:
            placing = await daily.placing(row.day, row.family, row.host_id)
        except NotFinished:
            return DayFared()
        return DayFared(finished=placing.finished, placing=placing)
    try:
        page = await daily.field(row.day, row.family, row.host_id, size=BEST)
    except NotFinished:
        return DayFared()
    best = tuple((safe_name(one.name), one.points or 0) for _, one in page.rows if one.name)
    return DayFared(finished=page.total, best=best)
