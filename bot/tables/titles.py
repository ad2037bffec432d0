"""Titles: when a season is over, its best get the role that their server chose for that."""

import logging
from typing import Final

from bot.discord.permissions import is_harmless, may_give_role
from bot.discord.post import TryLater, Undelivered
from bot.support.troubles import TroubleKind, Troubles
from bot.tables.services.services import Services
from data.seasons import day_before, day_of, four_weeks_days, four_weeks_of
from data.sql.season_titles import Title

log = logging.getLogger(__name__)

AGAIN_MS: Final = 3_600_000
"""How long a server is left alone that did not let the bot give its role."""


def title_is_right(troubles: Troubles, guild_id: int) -> None:
    """Note that nothing is wrong with the role of a guild, as far as anybody knows."""
    kinds: tuple[TroubleKind, ...] = ("title-role", "title-choice")
    for kind in kinds:
        troubles.mended(guild_id, kind)


def last_season(now: int) -> str:
    """Return the four weeks that are over, at a moment in milliseconds since 1970."""
    first, _ = four_weeks_days(four_weeks_of(day_of(now)))
    return four_weeks_of(day_before(first))


class Titles:
    """Gives and takes roles. What was not done stays noted in the store, and is done later."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._again_at: dict[int, int] = {}

    async def settle(self) -> None:
        """Settle the seasons that are over, of all guilds; it may be done again."""
        titles, season = self._services.store.season_titles, last_season(self._services.now())
        for choice in await titles.chosen():
            if choice.settled != season:
                await titles.settle(choice, season)
                log.info("the role for season %s in guild %d is settled", season, choice.guild_id)

    async def give(self) -> None:
        """Do what is due in the guilds that this process sees; it may be done again.

        What is wrong there is told by whoever sees the guild, and shown to its moderators.
        """
        services = self._services
        for title in await services.store.season_titles.due():
            is_seen = services.post.locale(title.guild_id) is not None
            if is_seen and self._again_at.get(title.guild_id, 0) <= services.now():
                await self._done(title)

    async def _done(self, title: Title) -> None:
        services, guild_id = self._services, title.guild_id
        post, gives = services.post, title.state == "give"
        wrong: TroubleKind | None = None
        try:
            # It was looked at when it was chosen, and may be another by now.
            wrong = await self._wrong(title) if gives else None
            if wrong is None:
                await post.set_role(guild_id, title.person, title.role_id, has=gives)
        except TryLater as unwell:
            self._again_at[guild_id] = services.now() + AGAIN_MS
            log.info("a season's role in guild %d is given later: %s", guild_id, unwell)
            return
        except Undelivered as refused:
            log.info("a season's role in guild %d is refused: %s", guild_id, refused)
            wrong = "title-role"
        title_is_right(post.troubles, guild_id)
        if wrong is None:
            await services.store.season_titles.done(title)
        else:
            self._again_at[guild_id] = services.now() + AGAIN_MS
            post.troubles.note(guild_id, wrong)

    async def _wrong(self, title: Title) -> TroubleKind | None:
        """Return why a role is not given as it is now; raise `Undelivered`."""
        roles, own = await self._services.post.roles(title.guild_id)
        if not is_harmless(roles, title.role_id):
            return "title-choice"
        return None if may_give_role(roles, own, title.role_id) else "title-role"
