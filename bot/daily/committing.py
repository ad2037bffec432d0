"""Committing: the deals of days to come are settled, and promised, before anybody plays them."""

from collections.abc import Callable
from random import Random

from bot.screens.daily.games import daily_variant, families
from data.daily import DayDeal, NewDeal
from data.seasons import day_after, day_of
from data.sql.daily import Daily
from engine.fairness.chain import Chain, new_root
from engine.players.revision import REVISION


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
