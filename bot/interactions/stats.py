"""The answers of `/stats` and its buttons: a person's figures, or why there are none to see."""

from asyncio import gather, to_thread
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.discord.answers import Interaction
from bot.interactions.guests import place_of
from bot.screens.families import SCREENS
from bot.screens.fields.challenge import record_text
from bot.screens.leaderboards.leaderboard import Seasons
from bot.screens.leaderboards.stats import (
    DailyFigures,
    Figures,
    RatingFigures,
    RecentRegret,
    Subject,
    stats_screen,
)
from bot.screens.screen import Screen, plain_screen
from bot.tables.services.preferences import card_look
from bot.tables.services.services import Services
from bot.text.phrasebook import Phrasebook
from data.fields import ChallengeMeetings
from data.ratings import EVERYWHERE, Meetings
from data.seasons import ALL_TIME, day_of
from data.standings import Standing
from data.store import Store
from engine.players.revision import REVISION
from engine.records.appraising import Regret, read_moves, regret


async def stats_found(
    services: Services,
    interaction: Interaction,
    subject: Subject,
    family: str | None,
    phrasebook: Phrasebook,
) -> Screen:
    """Return the figures of a person, in a family or in the one that they play most.

    Outside the guilds of the bot all guilds are counted, and everybody sees their own alone.
    """
    store, guild_id = services.store, place_of(interaction)
    own = subject.person == interaction.user.id
    if guild_id == EVERYWHERE and not own:
        return plain_screen(phrasebook("stats-own-only"))
    subject = replace(subject, everywhere=guild_id == EVERYWHERE)
    families = await families_of(store, guild_id, subject.person, own=own)
    if not families:
        met = await _challenges(store, subject)
        if met is not None and met.count:
            return plain_screen(record_text(subject.other_name, met, phrasebook))
        key = "stats-none-everywhere" if subject.everywhere else "stats-none"
        return plain_screen(phrasebook(key, name=subject.name))
    chosen = family or families[0]
    figures = await figures_of(store, guild_id, subject, chosen, now=services.now(), own=own)
    reader = await services.preferences.looked_up(interaction.user.id)
    pictures = card_look(reader.look) is not None
    return stats_screen(subject, figures, families, phrasebook, pictures=pictures)


GAMES: Final = 20
"""Last games of somebody from which their loss beside the strong player is told."""

COURSE: Final = 100
"""Most games in a chart of the rating."""


async def families_of(
    store: Store, guild_id: int, person: int, *, own: bool = True
) -> tuple[str, ...]:
    """Return the families that somebody has figures in, the one they play most first.

    `guild_id` is `EVERYWHERE` for all guilds together; `own` is as for `figures_of`.
    """
    games = {family: await _games(store, guild_id, person, family, own=own) for family in SCREENS}
    played = [family for family in SCREENS if games[family] is not None]
    return tuple(sorted(played, key=lambda family: -(games[family] or 0)))


async def _games(store: Store, guild_id: int, person: int, family: str, *, own: bool) -> int | None:
    """Return how many games of a family count for somebody, None if there is nothing to tell."""
    standing = await _standing(store, guild_id, person, ALL_TIME, family)
    if standing is not None:
        return standing.games
    if await store.ratings.against_computers(guild_id, person, family, for_others=not own):
        return 0
    if await store.ratings.solo_of(person, family) is not None:
        return 0
    if own and await store.ratings.alone_of(person, family) is not None:
        return 0
    return None


async def figures_of(
    store: Store, guild_id: int, subject: Subject, family: str, *, now: int, own: bool = True
) -> Figures:
    """Return how somebody plays a family in a guild, or in all of them if it is `EVERYWHERE`.

    If they are not the reader's `own`, ratings over all guilds are left out, which would tell of
    games elsewhere, and the try of a day that is on, which would tell of its deal.
    """
    person, seasons = subject.person, Seasons.at(now)
    ratings, key = store.ratings, (guild_id, subject.person, family)
    # Asked at once, so that no question waits for the loop to hear the answer of another.
    (month, all_time, customised), (rating, bests, computers), others, regret = await gather(
        gather(
            _standing(store, guild_id, person, seasons.month, family),
            _standing(store, guild_id, person, ALL_TIME, family),
            store.standings.customised(guild_id or None, person, family),
        ),
        gather(
            _rating(store, guild_id, person, family, own=own),
            ratings.bests(*key),
            ratings.against_computers(*key, for_others=not own),
        ),
        gather(
            gather(_meetings(store, guild_id, subject, family), _challenges(store, subject)),
            ratings.reliability(person),
            _daily(store, guild_id, person, family, seasons, now),
        ),
        _regret(store, person, family, own=own),
    )
    (meetings, challenges), reliability, daily = others
    return Figures(
        family,
        month,
        all_time,
        customised,
        rating=rating,
        bests=bests,
        computers=computers,
        meetings=meetings,
        challenges=challenges,
        reliability=reliability,
        daily=daily,
        regret=regret,
    )


async def _regret(store: Store, person: int, family: str, *, own: bool) -> RecentRegret | None:
    if not own:
        return None
    games = await store.appraisals.recent(person, family, REVISION, GAMES)
    # A regular has thousands of moves, and the loop has others to answer.
    return RecentRegret(await to_thread(_lost, games), len(games))


def _lost(games: Iterable[object]) -> Regret:
    return regret(move for game in games for move in read_moves(game))


async def _meetings(store: Store, guild_id: int, subject: Subject, family: str) -> Meetings | None:
    if subject.other is None:
        return None
    return await store.ratings.meetings(guild_id, subject.person, subject.other, family)


async def _challenges(store: Store, subject: Subject) -> ChallengeMeetings | None:
    if subject.other is None:
        return None
    return await store.entries.meetings(subject.person, subject.other)


async def _standing(
    store: Store, guild_id: int, person: int, season: str, family: str
) -> Standing | None:
    if guild_id == EVERYWHERE:
        return await store.standings.everywhere(person, season, family)
    return await store.standings.of_person(guild_id, person, season, family)


async def _rating(
    store: Store, guild_id: int, person: int, family: str, *, own: bool
) -> RatingFigures:
    ratings = store.ratings
    here = await ratings.of_person(guild_id, person, family)
    everywhere = None
    if own and guild_id != EVERYWHERE:
        everywhere = await ratings.of_person(EVERYWHERE, person, family)
        if here is not None and everywhere is not None and everywhere.games == here.games:
            everywhere = None
    course = await ratings.course(guild_id, person, family, COURSE)
    return RatingFigures(
        here,
        everywhere,
        await ratings.solo_of(person, family),
        await ratings.alone_of(person, family) if own else None,
        tuple(one.shown for one in course),
    )


async def _daily(
    store: Store, guild_id: int, person: int, family: str, seasons: Seasons, now: int
) -> DailyFigures | None:
    days, here = store.days, guild_id or None
    streak = await days.streak(person, day_of(now))
    if not streak.longest:
        return None
    last = await days.standing_of(person, family, seasons.last, here)
    return DailyFigures(
        streak,
        seasons.four_weeks,
        await days.standing_of(person, family, seasons.four_weeks, here),
        seasons.last if last is not None and last.rank == 1 else None,
    )
