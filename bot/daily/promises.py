"""Promises: the commitments of the days to come, in memory, for screens that wait for nothing."""

from bot.daily.games import FAMILIES
from data.daily import Daily
from data.seasons import day_after


class Promises:
    """The commitments of today's deals and of tomorrow's."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], str] = {}

    async def learn(self, daily: Daily, today: str) -> None:
        """Take up what is promised for today and tomorrow, and forget the days before."""
        found: dict[tuple[str, str], str] = {}
        for day in (today, day_after(today)):
            for family in FAMILIES:
                deal = await daily.deal(day, family)
                if deal is not None:
                    found[day, family] = deal.commitment
        self._known = found

    def of(self, day: str, family: str) -> str | None:
        """Return what is promised for a day's deal, None if that is not known."""
        return self._known.get((day, family))
