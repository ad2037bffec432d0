"""Ratings, and the figures that go with them, as they are asked for."""

import asyncio
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from heapq import merge
from itertools import islice
from typing import Final, NoReturn, cast

from data.fields import Field
from data.patience import NotWritten
from data.ratings import (
    ALONE,
    LISTED_FROM,
    OF_DAYS,
    RELIABILITY_GAMES,
    AgainstLevel,
    BestGame,
    Bests,
    Change,
    GameRating,
    KeptRating,
    Meetings,
    RatedGame,
    RatingsPage,
    RebuildProgress,
    Reliability,
    Unrated,
)
from data.seasons import ALL_TIME, DAY_MS, day_start, four_weeks_days
from data.sql.counting import COUNTED, count_next
from data.sql.database import Database, SqlRow
from data.sql.rating_audit import disagreements
from data.sql.rebuilding import begin_anew, rebuild
from data.sql.recounting import PAUSE_SECONDS, recount_if_asked
from data.sql.rows import ranks
from data.sql.solo_ratings import rate_day, solo_disagreements
from engine.players.levels import LEVELS
from engine.ratings.rating import Rating

AT_ONCE: Final = 20
"""Games that are counted in one step, so that others need not wait long to write."""

LOOK_SECONDS: Final = 60.0
"""How long after one look it is looked again whether results were made void."""

SELDOM: Final = 20
"""Times as long as a recount takes until there is another."""

UNWELL_SECONDS: Final = 5.0
"""How long is waited before a step that could not be written is tried again."""

PART: Final = 64
"""How many numbers a part of the list is wide, as the triggers have it."""

_LISTED: Final = f"guild_id = ?1 AND family = ?2 AND games >= {LISTED_FROM} AND last_day >= ?3"

_LINE: Final = "one.person, coalesce(people.name, ''), one.shown, mu, sigma, games"

# Nobody is passed over but in the part in which the page begins. The first row's rank is its place
# in the order, less those before it that equal it.
_PAGE: Final = f"""
WITH parts AS (
    SELECT part, sum(people) AS people FROM rating_days
    WHERE guild_id = ?1 AND family = ?2 AND last_day >= ?3 GROUP BY part
), summed AS (
    SELECT part, people, sum(people) OVER (ORDER BY part DESC) AS until FROM parts
), first AS (
    SELECT part, until - people AS above FROM summed WHERE until > ?5 ORDER BY until LIMIT 1
), shown AS (
    SELECT guild_id, family, shown, person FROM ratings INDEXED BY ratings_in_order
    WHERE {_LISTED} AND shown < (1 + (SELECT part FROM first)) * {PART}
    ORDER BY shown DESC, person
    LIMIT ?4 OFFSET CAST(coalesce(?5 - (SELECT above FROM first), 0) AS BIGINT)
)
SELECT (
    SELECT ?5 + 1 - count(*) FROM ratings INDEXED BY ratings_in_order
    WHERE {_LISTED} AND shown = (SELECT shown FROM shown LIMIT 1)
        AND person < (SELECT person FROM shown LIMIT 1)
), {_LINE}
FROM shown CROSS JOIN ratings AS one USING (guild_id, family, person)
LEFT JOIN people USING (person) ORDER BY one.shown DESC, one.person
"""

_TOTAL: Final = """
SELECT coalesce(sum(people), 0) FROM rating_days
WHERE guild_id = ?1 AND family = ?2 AND last_day >= ?3
"""

_PERSON: Final = f"""
SELECT CASE WHEN games >= {LISTED_FROM} THEN (
    SELECT 1 + coalesce(sum(people), 0) FROM rating_spread AS above
    WHERE above.guild_id = ?1 AND above.family = ?2 AND above.shown > one.shown
) END, {_LINE}
FROM ratings AS one LEFT JOIN people USING (person)
WHERE one.guild_id = ?1 AND one.family = ?2 AND one.person = ?3
"""

_OF_PEOPLE: Final = f"""
SELECT {_LINE}
FROM json_each(?3) AS asked CROSS JOIN ratings AS one
    ON one.guild_id = ?1 AND one.family = ?2 AND one.person = CAST(asked.value AS BIGINT)
LEFT JOIN people USING (person)
"""

# By the index alone, and by the rows of those few that are asked for.
_COURSE: Final = """
SELECT own.game_id, own.ended_at,
    CASE CAST(?1 AS BIGINT) WHEN 0 THEN rated.rated_everywhere ELSE rated.rated_to END
FROM results AS own INDEXED BY results_by_person CROSS JOIN results AS rated
    ON rated.game_id = own.game_id AND rated.seat = own.seat
WHERE own.person = ?2 AND own.ranked_family = ?3
    AND CAST(?1 AS BIGINT) IN (0, own.ranked_guild) AND rated.rated_to IS NOT NULL
ORDER BY own.ended_at DESC, own.game_id DESC LIMIT ?4
"""

_CHANGE: Final = f"""
SELECT CASE WHEN voided_at IS NULL THEN unrated ELSE 'void' END, person, rated_from, rated_to
FROM games JOIN results USING (game_id)
WHERE game_id = ? AND (voided_at IS NOT NULL OR number <= ({COUNTED}))
"""

# By the index alone, however often they met.
_MET: Final = """
SELECT own.side = other.side, own.place < other.place, own.place = other.place, count(*)
FROM results AS own INDEXED BY results_by_person
CROSS JOIN results AS other INDEXED BY results_by_person
    ON other.person = ?2 AND other.ended_at = own.ended_at AND other.game_id = own.game_id
WHERE own.person = ?1 AND own.ranked_family IS NOT NULL
    AND CAST(?3 AS BIGINT) IN (0, own.ranked_guild)
    AND coalesce(?4, own.ranked_family) = own.ranked_family
GROUP BY 1, 2, 3
"""

# Without the tries of fields that are on, if ?4: they would tell of a deal that is still played.
_AGAINST: Final = f"""
SELECT level, sum(games), sum(ahead) FROM (
    SELECT level, games, ahead FROM against_computers
    WHERE person = ?2 AND family = ?3 AND CAST(?1 AS BIGINT) IN (0, guild_id)
    UNION ALL SELECT computers.level, -1,
        CASE WHEN own.has_left = 0 AND own.place < min(computers.place) THEN -1 ELSE 0 END
    FROM fields CROSS JOIN field_tries AS tries USING (field)
    CROSS JOIN games ON games.game_id = tries.table_id
    CROSS JOIN results AS own ON own.game_id = games.game_id AND own.person = tries.person
    CROSS JOIN results AS computers ON computers.game_id = games.game_id
        AND computers.person IS NULL AND computers.side <> own.side
    WHERE CAST(?4 AS BIGINT) = 1 AND tries.person = ?2 AND fields.family = ?3
        AND fields.settled_at IS NULL AND fields.closed = 0
        AND games.number <= ({COUNTED}) AND CAST(?1 AS BIGINT) IN (0, games.guild_id)
    GROUP BY games.game_id, computers.level, own.has_left, own.place
) AS met
GROUP BY level HAVING sum(games) <> 0
"""

_STREAKS: Final = """
SELECT longest, streak FROM bests WHERE guild_id = ?1 AND person = ?2 AND family = ?3
"""

_POINTS: Final = """
SELECT fewest, fewest_game, most, most_game FROM bests
WHERE person = ?2 AND family = ?3 AND CAST(?1 AS BIGINT) IN (0, guild_id)
    AND (fewest IS NOT NULL OR most IS NOT NULL)
"""

_FINISHED: Final = """
SELECT -ended_at, 1 - has_left FROM results INDEXED BY results_in_company
WHERE person = ? AND company = 1 AND NOT EXISTS (
    SELECT 1 FROM walkouts WHERE walkouts.person = results.person
        AND walkouts.ended_at = results.ended_at AND table_id = game_id)
ORDER BY ended_at DESC LIMIT ?
"""

_WALKED_OUT: Final = """
SELECT -ended_at, 0 FROM walkouts WHERE person = ? ORDER BY ended_at DESC LIMIT ?
"""

_BEHIND: Final = f"""
SELECT (SELECT count(*) FROM games WHERE number IS NULL AND voided_at IS NULL)
    + (SELECT count(*) FROM games WHERE number > ({COUNTED}))
"""


class Ratings:
    """The ratings of each guild and over all guilds (guild `EVERYWHERE`), by family.

    A game counts if it counts on the leaderboards and is among the first `RATED_A_DAY` of its
    day (UTC) among exactly the same people. Games alone without hints count for `ALONE`. Games are
    counted in one order for good, each in the step that keeps its result, unless older results
    wait to be counted.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self, guild_id: int, family: str, season: str = ALL_TIME, *, page: int = 0, size: int = 10
    ) -> RatingsPage:
        """Return a page of the list, counted from 0, best first.

        People are in the list from `LISTED_FROM` rated games on. `season` is `all`, or the
        running month or four weeks: then the list has those alone who played in it.
        """
        listed = (guild_id, family, _first_day(season))
        ((total,),) = await self._database.rows(_TOTAL, listed)
        if page * size >= total:
            # A page behind the last one would be looked for to the end of the list.
            return RatingsPage((), total)
        rows = await self._database.rows(_PAGE, (*listed, size, page * size))
        found = ranks([row[3] for row in rows], rows[0][0] if rows else 1, page * size)
        kept = (_kept(rank, row[1:]) for rank, row in zip(found, rows, strict=True))
        return RatingsPage(tuple(kept), total)

    async def of_person(self, guild_id: int, person: int, family: str) -> KeptRating | None:
        """Return a person's rating, None without a rated game."""
        rows = await self._database.rows(_PERSON, (guild_id, family, person))
        return _kept(rows[0][0], rows[0][1:]) if rows else None

    async def of_people(
        self, guild_id: int, people: Sequence[int], family: str
    ) -> Mapping[int, KeptRating]:
        """Return the ratings of those of these people who have one, without their ranks."""
        rows = await self._database.rows(_OF_PEOPLE, (guild_id, family, json.dumps(people)))
        return {row[0]: _kept(None, row) for row in rows}

    async def course(
        self, guild_id: int, person: int, family: str, limit: int = 100
    ) -> tuple[RatedGame, ...]:
        """Return a person's last rated games, oldest first.

        Over all servers, games of guilds that were forgotten are left out.
        """
        rows = await self._database.rows(_COURSE, (guild_id, person, family, limit))
        return tuple(RatedGame(*row) for row in reversed(rows))

    async def change(self, game_id: str) -> GameRating | None:
        """Return what a finished game did to the ratings; None if it is not counted yet."""
        rows = await self._database.rows(_CHANGE, (game_id,))
        if not rows:
            return None
        changes = {
            person: Change(before, after)
            for _, person, before, after in rows
            if person is not None and before is not None
        }
        return GameRating(changes, cast("Unrated | None", rows[0][0]))

    async def meetings(
        self, guild_id: int, person: int, other: int, family: str | None = None
    ) -> Meetings:
        """Count the games of a person with another, in one family or in all."""
        found = Counter[str]()
        for together, ahead, level, games in await self._database.rows(
            _MET, (person, other, guild_id, family)
        ):
            how = "partnered" if together else "ahead" if ahead else "level" if level else "behind"
            found[how] += games
        partnered = found.pop("partnered", 0)
        return Meetings(games=found.total(), partnered=partnered, **found)

    async def against_computers(
        self, guild_id: int, person: int, family: str, *, for_others: bool = False
    ) -> tuple[AgainstLevel, ...]:
        """Return how a person fared against each level that was met, the easiest first.

        What is told to others leaves out tries of fields that are on.
        """
        rows = await self._database.rows(_AGAINST, (guild_id, person, family, for_others))
        known = [level for level, _, _ in rows if level in LEVELS]
        order = {level: LEVELS.index(level) for level in known}
        return tuple(
            AgainstLevel(*row) for row in sorted(rows, key=lambda row: order.get(row[0], -1))
        )

    async def bests(self, guild_id: int, person: int, family: str) -> Bests:
        asked = (guild_id, person, family)
        streaks = await self._database.rows(_STREAKS, asked)
        points = await self._database.rows(_POINTS, asked)
        longest, current = streaks[0] if streaks else (0, 0)
        fewest = [BestGame(*row[:2]) for row in points if row[0] is not None]
        most = [BestGame(*row[2:]) for row in points if row[2] is not None]
        return Bests(
            longest,
            current,
            min(fewest, key=lambda game: (game.points, game.game_id), default=None),
            max(most, key=lambda game: game.points, default=None),
        )

    async def reliability(self, person: int) -> Reliability:
        """Return how reliable a person is, over all servers and families."""
        asked = (person, RELIABILITY_GAMES)
        played = await self._database.rows(_FINISHED, asked)
        ended = await self._database.rows(_WALKED_OUT, asked)
        last = list(islice(merge(played, ended), RELIABILITY_GAMES))
        return Reliability(len(last), sum(finished for _, finished in last))

    async def solo_of(self, person: int, family: str) -> KeptRating | None:
        """Return a person's solo rating, None without a settled try."""
        return await self.of_person(OF_DAYS, person, family)

    async def alone_of(self, person: int, family: str) -> KeptRating | None:
        """Return a person's rating of games alone without hints, None without such a game."""
        return await self.of_person(ALONE, person, family)

    async def rate_day(self, field: Field) -> None:
        """Rate the field of a day, whose tries are over; a second time changes nothing.

        Days are rated in their order.
        """
        await rate_day(self._database, field)

    async def behind(self) -> int:
        """Return how many finished games wait to be counted."""
        ((games,),) = await self._database.rows(_BEHIND)
        return int(games)

    async def catch_up(self) -> None:
        """Count what waits, oldest first, in small steps; go on where an earlier call ended.

        If ratings were made by another method (`engine/ratings/rating.py`), everything waits.
        """
        while True:
            try:
                await begin_anew(self._database)
                counted = await self._database.write(
                    lambda writing: count_next(writing, at_once=AT_ONCE)
                )
            except NotWritten:
                await asyncio.sleep(UNWELL_SECONDS)
                continue
            if not counted:
                return
            await asyncio.sleep(PAUSE_SECONDS)

    async def keep_up(self) -> NoReturn:
        """Catch up now, and count again after results were made void; ends when it is cancelled."""
        clock = asyncio.get_running_loop().time
        while True:
            begun = clock()
            try:
                await self.catch_up()
                await recount_if_asked(self._database)
            except NotWritten:
                await asyncio.sleep(UNWELL_SECONDS)
                continue
            await asyncio.sleep(max(LOOK_SECONDS, SELDOM * (clock() - begun)))

    async def audit(self) -> list[str]:
        """Work everything out again from the results; return what does not agree, a line each."""
        found = await disagreements(self._database)
        return [*found, *await solo_disagreements(self._database)]

    async def rebuild(self, progress: RebuildProgress) -> None:
        """Make every figure from nothing; after a crash, call it again and it goes on."""
        await rebuild(self._database, progress)


def _first_day(season: str) -> int:
    """Return the first day of a season, counted from 1970."""
    if season == ALL_TIME:
        return -1
    first = four_weeks_days(season)[0] if season.startswith("s") else f"{season}-01"
    return day_start(first) // DAY_MS


def _kept(rank: int | None, row: SqlRow) -> KeptRating:
    person, name, shown, mu, sigma, games = row
    provisional = Rating(mu, sigma).provisional
    return KeptRating(person, name, rank, shown, sigma, games, provisional)
