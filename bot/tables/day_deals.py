"""Deals of a day at tables: what was promised of them, and how everybody fared in one."""

from typing import Final

from bot.screens.daily.games import families
from bot.screens.frame import DayFared
from bot.text.names import safe_name
from data.daily import DayDeal, NotFinished
from data.seasons import day_after, day_before
from data.sql.daily import Daily
from data.tables import TableRow

BEST: Final = 3
"""So many of the best are named after practice."""


class Promises:
    """The deals of yesterday, whose tries may just be ending, of today and of tomorrow."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], DayDeal] = {}

    async def learn(self, daily: Daily, today: str) -> None:
        """Take up what is promised for these days, and forget those before."""
        found: dict[tuple[str, str], DayDeal] = {}
        for day in (day_before(today), today, day_after(today)):
            for family in families():
                deal = await daily.deal(day, family)
                if deal is not None:
                    found[day, family] = deal
        self._known = found

    def of(self, day: str, family: str) -> DayDeal | None:
        """Return a day's deal, None if it is not known."""
        return self._known.get((day, family))


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
