"""Turnover: at the end of each day its tries end, its field is counted, and new deals are set."""

import asyncio
import logging
from collections.abc import Callable
from random import Random, SystemRandom
from typing import Final

from bot.screens.daily.games import daily_variant, families
from bot.support.incidents import log_incident, log_unwritten
from bot.support.retrying import retry_until_written
from bot.tables.card_room import CardRoom
from bot.tables.services.elsewhere import left_to_others
from data.daily import DayDeal, NewDeal
from data.patience import NotWritten
from data.seasons import day_after, day_end, day_of
from data.sql.daily import Daily
from data.tables import TableState
from engine.fairness.chain import Chain, new_root
from engine.players.revision import REVISION

log = logging.getLogger(__name__)

AGAIN_SECONDS: Final = 60.0
"""How long it waits after something went wrong."""

LONGEST_SECONDS: Final = 600.0
"""How long it sleeps at most: the clock of the machine may be set."""


class Turnover:
    """Turns the day of one card room over, for as long as the process lives."""

    def __init__(self, room: CardRoom) -> None:
        self._room = room
        self._services = room.services
        # Also where the chance of tables can be repeated: nobody may foresee a day's deal.
        self._chance = SystemRandom()
        self.turned = asyncio.Event()
        """Set once the first look is done: there are deals to be played."""
        self.leads = True
        """Whether this process settles days; each ends the tries of its own tables."""

    async def watch(self) -> None:
        """Do what is due, then sleep until the day is over."""
        while True:
            try:
                await self.turn()
            except NotWritten as away:
                log_unwritten(log, "turning the day over", away)
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            except Exception as error:  # noqa: BLE001  the next look tries again
                log_incident(log, "turning the day over", error)
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            self.turned.set()
            now = self._services.now()
            left = (day_end(day_of(now)) - now) / 1000
            await asyncio.sleep(min(left, LONGEST_SECONDS))

    async def turn(self) -> None:
        """Settle the days that are over, the deals of today and tomorrow, and the seasons.

        All of it may be done again: what a crash interrupted goes on where it was.
        """
        services, daily = self._services, self._services.store.daily
        await commit_deals(daily, self._chance, services.now)
        today = day_of(services.now())
        for day, family in await daily.unsettled(today):
            # From here on none is finished, so that the field stays as it is counted.
            await retry_until_written("closing a day", daily.close_day, day, family)
        await self._end_tries(today)
        for day, family in await daily.unsettled(today) if self.leads else ():
            await services.store.ratings.rate_day(day, family)
            await daily.settle(day, family, at=services.now())
            log.info("the deal of %s in %s is settled", day, family)
        if self.leads:
            await services.store.kept_out.forget_over(services.now())
            await self._room.titles.settle()

    async def _end_tries(self, today: str) -> None:
        for live_table in tuple(self._room.tables.live.values()):
            row = live_table.row
            if row.is_try and row.day is not None and row.day < today and not live_table.over:
                with left_to_others():
                    await live_table.close(TableState.VOID, "daily-day-over")


async def commit_deals(daily: Daily, chance: Random, now: Callable[[], int]) -> None:
    """See that the deals of today and tomorrow are settled; `now` tells milliseconds since 1970.

    One that is settled stays as it is, so this may be done at any time, and again.
    """
    today = day_of(now())
    wanted = [(day, family) for day in (today, day_after(today)) for family in families()]
    missing = [pair for pair in wanted if await daily.deal(*pair) is None]
    if missing:
        await daily.commit([_new(day, family, chance, now()) for day, family in missing])


def _new(day: str, family: str, chance: Random, at: int) -> NewDeal:
    root, played = new_root(chance), daily_variant(family)
    deal = DayDeal(
        day=day,
        family=family,
        preset=played.key,
        options=dict(played.options),
        commitment=Chain(root).commitment,
        committed_at=at,
        revision=REVISION,
    )
    return NewDeal(deal=deal, root=root)
