"""Titles: when a season is over, its best get the role that their server chose for that."""

import logging
from typing import Final

from bot.discord.post import TryLater, Undelivered
from bot.tables.services import Services
from data.seasons import day_before, day_of, four_weeks_days, four_weeks_of
from data.sql.season_titles import Title

log = logging.getLogger(__name__)

AGAIN_MS: Final = 3_600_000
"""How long a server is left alone that did not let the bot give its role."""


def last_season(now: int) -> str:
    """Return the four weeks that are over, at a moment in milliseconds since 1970."""
    first, _ = four_weeks_days(four_weeks_of(day_of(now)))
    return four_weeks_of(day_before(first))


class Titles:
    """Gives and takes roles. What was not done stays noted in the store, and is done later."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._again_at: dict[int, int] = {}

    async def give(self) -> None:
        """Settle seasons that are over, and do what is due; it may be done again."""
        services, titles = self._services, self._services.store.season_titles
        season = last_season(services.now())
        for choice in await titles.chosen():
            if choice.settled != season:
                await titles.settle(choice, season)
                log.info("the role for season %s in guild %d is settled", season, choice.guild_id)
        for title in await titles.due():
            if self._again_at.get(title.guild_id, 0) <= services.now():
                await self._done(title)

    async def _done(self, title: Title) -> None:
        services, guild_id = self._services, title.guild_id
        post = services.post
        try:
            await post.set_role(guild_id, title.person, title.role_id, has=title.state == "give")
        except Undelivered as refused:
            self._again_at[guild_id] = services.now() + AGAIN_MS
            if not isinstance(refused, TryLater):
                post.troubles.note(guild_id, "title-role")
            log.info("a season's role in guild %d is given later: %s", guild_id, refused)
        else:
            post.troubles.mended(guild_id, "title-role")
            await services.store.season_titles.done(title)
