"""Promises: the deals around today as they were promised, for screens that wait for nothing."""

from bot.screens.daily.games import families
from data.daily import DayDeal
from data.seasons import day_after, day_before
from data.sql.daily import Daily


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
