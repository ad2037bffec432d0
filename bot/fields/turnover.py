"""Turnover: at the end of a field its tries end and it is counted; each day new deals are set."""

import asyncio
import logging
from collections.abc import Callable
from random import Random, SystemRandom
from typing import Final

from bot.fields.promises import new_deals
from bot.fields.tries import end_tries
from bot.screens.daily.games import daily_variant, families
from bot.support.incidents import log_incident, log_unwritten
from bot.support.retrying import retry_until_written
from bot.tables.card_room import CardRoom
from bot.tables.live.ending import void
from bot.tables.services.elsewhere import left_to_others
from bot.tables.services.services import Services
from data.days import day_field
from data.fields import Field, NewDeal
from data.patience import NotWritten
from data.seasons import day_after, day_end, day_of, day_start
from data.sql.fields import Fields

log = logging.getLogger(__name__)

AGAIN_SECONDS: Final = 60.0
"""How long it waits after something went wrong."""

WAITING_SECONDS: Final = 5.0
"""How often it looks whether the last results of a field are kept."""

PATIENCE_MS: Final = 120_000
"""How long a field waits for games that nobody ends, as one that cannot be loaded."""

LONGEST_SECONDS: Final = 600.0
"""How long it sleeps at most: the clock of the machine may be set."""


class Turnover:
    """Turns the fields of one card room over, for as long as the process lives."""

    def __init__(self, room: CardRoom) -> None:
        self._room = room
        self._services = room.services
        self._begun_at = room.services.now()
        # Also where the chance of tables can be repeated: nobody may foresee a day's deal.
        self._chance = SystemRandom()
        self.turned = asyncio.Event()
        """Set once the first look is done: there are deals to be played."""
        self.leads = True
        """Whether this process settles what is due; each ends the tries of its own tables."""

    async def watch(self) -> None:
        """Do what is due, then sleep until the next field is over."""
        while True:
            try:
                waits = await self.turn()
                closes_at = await self._services.store.fields.next_close()
            except NotWritten as away:
                log_unwritten(log, "turning the day over", away)
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            except Exception as error:  # noqa: BLE001  the next look tries again
                log_incident(log, "turning the day over", error)
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            self.turned.set()
            left = WAITING_SECONDS if waits else LONGEST_SECONDS
            if closes_at is not None:
                left = min(left, (closes_at - self._services.now()) / 1000)
            await asyncio.sleep(left)

    async def turn(self) -> bool:
        """Settle the fields that are over, the deals of today and tomorrow, and the seasons.

        All of it may be done again: what a crash interrupted goes on where it was. Return whether
        a field still waits for results.
        """
        services, fields = self._services, self._services.store.fields
        await commit_deals(fields, self._chance, services.now)
        now = services.now()
        # From here on no card of theirs is played.
        await retry_until_written("closing fields", fields.close_due, now)
        await end_tries(self._room)
        if not self.leads:
            return False
        waits = False
        for field in await fields.unsettled(now):
            if now >= max(field.closes_at, self._begun_at) + PATIENCE_MS:
                await self._end_left(field)
            waits |= not await settle(services, field)
        await services.store.kept_out.forget_over(services.now())
        await self._room.titles.settle()
        return waits

    async def _end_left(self, field: Field) -> None:
        """End the games of a closed field that no process has ended, or will."""
        left = await self._services.store.fields.in_play(field.field_id)
        for row in await self._services.store.tables.some(left) if left else ():
            with left_to_others():
                await void(self._services, row)
                self._room.tables.left.pop(row.table_id, None)


async def settle(services: Services, field: Field) -> bool:
    """Count a closed field by its kind once no game of it is in play; return whether it was done.

    A game that is over is in play until its result is kept. Begun again after a crash, it goes on.
    """
    store = services.store
    if await store.fields.in_play(field.field_id):
        return False
    if field.kind == "day":
        await store.ratings.rate_day(field)
        await store.days.settle(field, at=services.now())
        log.info("the deal of %s in %s is settled", field.day, field.family)
    else:
        await store.entries.settle(field.field_id, at=services.now())
    return True


async def commit_deals(fields: Fields, chance: Random, now: Callable[[], int]) -> None:
    """See that the deals of today and tomorrow are settled; `now` tells milliseconds since 1970.

    One that is settled stays as it is, so this may be done at any time, and again.
    """
    today = day_of(now())
    wanted = [(day, family) for day in (today, day_after(today)) for family in families()]
    missing = [pair for pair in wanted if await fields.get(day_field(*pair)) is None]
    if missing:
        await fields.commit([one for pair in missing for one in _new(*pair, chance, now())])


def _new(day: str, family: str, chance: Random, at: int) -> list[NewDeal]:
    played = daily_variant(family)
    field = Field(
        field_id=day_field(day, family),
        kind="day",
        family=family,
        preset=played.key,
        options=dict(played.options),
        opens_at=day_start(day),
        closes_at=day_end(day),
    )
    return new_deals(field, chance, at)
