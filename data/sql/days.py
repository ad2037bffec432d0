"""The days: how people fared in their deals over a week, four weeks and all time, and in a row."""

from collections.abc import Mapping
from typing import Final

from data.days import DailyPage, DailyStanding, Streak
from data.fields import Field, places_by_lead
from data.seasons import ALL_TIME, day_after, day_before, day_of, day_start, four_weeks_of, week_of
from data.sql.database import Database, Writing
from data.sql.rows import ranks

TRIES_A_STEP: Final = 200
"""Tries that are settled in one transaction, so that no press waits long for it."""

_ON: Final = "standings.family = ?1 AND standings.season = ?2 AND standings.guild_id = ?3"

_LINE: Final = """
SELECT standings.person, coalesce(people.name, ''), standings.deals, standings.score
FROM daily_standings AS standings LEFT JOIN people USING (person)
"""

# Nobody is passed over but in the part in which the page begins, and without a look at names.
_PAGE: Final = f"""
WITH parts AS (
    SELECT part, people, sum(people) OVER (ORDER BY part DESC) AS until FROM daily_spread
    WHERE family = ?1 AND season = ?2 AND guild_id = ?3
), first AS (
    SELECT part, until - people AS above FROM parts WHERE until > ?5 ORDER BY until LIMIT 1
), shown AS (
    SELECT standings.person, standings.deals, standings.score
    FROM daily_standings AS standings
    WHERE {_ON} AND standings.score < 1000 * (1 + (SELECT part FROM first))
    ORDER BY standings.score DESC, standings.deals, standings.person
    LIMIT ?4 OFFSET CAST(coalesce(?5 - (SELECT above FROM first), 0) AS BIGINT)
)
SELECT shown.person, coalesce(people.name, ''), shown.deals, shown.score
FROM shown LEFT JOIN people USING (person)
ORDER BY shown.score DESC, shown.deals, shown.person
"""

_PEOPLE: Final = """
SELECT coalesce(sum(people), 0) FROM daily_spread
WHERE family = ?1 AND season = ?2 AND guild_id = ?3
"""

# Those of the parts above, and of the same part those with more.
_ABOVE: Final = f"""
SELECT ({_PEOPLE} AND part > CAST(?4 AS BIGINT) / 1000) + (
    SELECT count(*) FROM daily_standings AS standings
    WHERE {_ON} AND standings.score > ?4
        AND standings.score < 1000 * (CAST(?4 AS BIGINT) / 1000 + 1))
"""

_UNTOLD: Final = """
SELECT person, guild_id, lead FROM field_tries
WHERE field = ? AND lead IS NOT NULL AND score IS NULL ORDER BY person LIMIT ?
"""

# What the settled tries come to, against what the tables hold.
_AUDIT: Final = """
SELECT family, opens_at, field_tries.guild_id, person, score
FROM field_tries JOIN fields USING (field) WHERE kind = 'day' AND score IS NOT NULL
"""

_SPREAD_AUDIT: Final = """
SELECT family, season, guild_id, part, sum(people) FROM (
    SELECT family, season, guild_id, score / 1000 AS part, 1 AS people FROM daily_standings
    UNION ALL SELECT family, season, guild_id, part, -people FROM daily_spread
) AS compared
GROUP BY family, season, guild_id, part HAVING sum(people) <> 0
"""


class Days:
    """The days of each family, and the tables of how everybody fared in their deals.

    `guild_id` None is everybody.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def days(self, family: str, before: str, limit: int) -> tuple[str, ...]:
        """Return the latest days before a day whose deals are over, newest first."""
        rows = await self._database.rows(
            "SELECT opens_at FROM fields WHERE kind = 'day' AND family = ? AND opens_at < ?"
            " AND closed = 1 ORDER BY opens_at DESC LIMIT ?",
            (family, day_start(before), limit),
        )
        return tuple(day_of(opens_at) for (opens_at,) in rows)

    async def streak(self, person: int, today: str) -> Streak:
        """Return somebody's days in a row; one that was not played yet today still goes on."""
        rows = await self._database.rows(
            "SELECT last_day, current, longest FROM daily_streaks WHERE person = ?", (person,)
        )
        if not rows:
            return Streak(0, 0)
        last_day, current, longest = rows[0]
        return Streak(current if last_day >= day_before(today) else 0, longest)

    async def standings(
        self,
        family: str,
        season: str,
        guild_id: int | None = None,
        *,
        page: int = 0,
        size: int = 10,
    ) -> DailyPage:
        """Return a page of the table of a week, four weeks or all time, by settled days.

        The highest sum comes first, then the fewest deals.
        """
        board = family, season, guild_id or 0
        rows = await self._database.rows(_PAGE, (*board, size, page * size))
        total = await self._database.rows(_PEOPLE, board)
        above = await self._database.rows(_ABOVE, (*board, rows[0][3])) if rows else [(0,)]
        found = ranks([row[3] for row in rows], 1 + above[0][0], page * size)
        lines = (
            DailyStanding(rank, person, name, deals, score / 100)
            for rank, (person, name, deals, score) in zip(found, rows, strict=True)
        )
        return DailyPage(tuple(lines), total[0][0])

    async def standing_of(
        self, person: int, family: str, season: str, guild_id: int | None = None
    ) -> DailyStanding | None:
        """Return a person's line of such a table, None for whoever is not on it."""
        board = family, season, guild_id or 0
        rows = await self._database.rows(
            f"{_LINE} WHERE {_ON} AND standings.person = ?4", (*board, person)
        )
        if not rows:
            return None
        _, name, deals, score = rows[0]
        above = await self._database.rows(_ABOVE, (*board, score))
        return DailyStanding(1 + above[0][0], person, name, deals, score / 100)

    async def settle(self, field: Field, *, at: int) -> None:
        """Count the field of a closed day, in steps that may be repeated after a crash.

        Repeated it goes on with the tries that have no score: the field does not change.
        """
        rows = await self._database.rows(
            "SELECT lead FROM field_tries WHERE field = ? AND lead IS NOT NULL", (field.field_id,)
        )
        places = places_by_lead([lead for (lead,) in rows])
        worth = {lead: round(place.matchpoints) for lead, place in places.items()}
        while await self._database.write(lambda writing: _score_some(writing, field, worth)):
            pass
        await self._database.do(
            "UPDATE fields SET settled_at = ? WHERE field = ?", (at, field.field_id)
        )

    async def audit(self) -> list[str]:
        """Count everything again from the tries; return what does not agree, a line each."""
        counted: dict[tuple[str, str, int, int], list[int]] = {}
        for family, opens_at, guild_id, person, score in await self._database.rows(_AUDIT):
            for season in _seasons(day_of(opens_at)):
                for guild in {0, guild_id}:
                    line = counted.setdefault((family, season, guild, person), [0, 0])
                    line[0] += 1
                    line[1] += score
        kept = {
            (family, season, guild_id, person): [deals, score]
            for family, season, guild_id, person, deals, score in await self._database.rows(
                "SELECT family, season, guild_id, person, deals, score FROM daily_standings"
            )
        }
        found = [
            f"the daily standing of {key} is out"
            for key in sorted(counted.keys() | kept.keys())
            if counted.get(key) != kept.get(key)
        ]
        spread = await self._database.rows(_SPREAD_AUDIT)
        found.extend(f"the number of people in {row} is out" for row in spread)
        return found + await _broken_streaks(self._database)


async def _score_some(writing: Writing, field: Field, worth: Mapping[float, int]) -> bool:
    """Give some tries of a day their score; return False once all have it."""
    untold = await writing.rows(_UNTOLD, (field.field_id, TRIES_A_STEP))
    await writing.do_each(
        "UPDATE field_tries SET score = ?3 WHERE field = ?1 AND person = ?2",
        [(field.field_id, person, worth[lead]) for person, _, lead in untold],
    )
    await writing.do_each(
        "INSERT INTO daily_standings (family, season, guild_id, person, deals, score)"
        " VALUES (?, ?, ?, ?, 1, ?) ON CONFLICT (family, season, guild_id, person)"
        " DO UPDATE SET deals = daily_standings.deals + 1,"
        " score = daily_standings.score + excluded.score",
        [
            (field.family, season, guild, person, worth[lead])
            for person, guild_id, lead in untold
            for guild in {0, guild_id}
            for season in _seasons(field.day)
        ],
    )
    return bool(untold)


async def count_day(writing: Writing, person: int, day: str) -> None:
    """Count that somebody has finished a deal on a day, for their days in a row."""
    await writing.do(
        "INSERT INTO daily_streaks (person, last_day, current, longest) VALUES (?1, ?2, 1, 1)"
        " ON CONFLICT (person) DO UPDATE SET last_day = ?2,"
        " current = CASE daily_streaks.last_day WHEN ?3 THEN daily_streaks.current + 1 ELSE 1 END,"
        " longest = max(daily_streaks.longest,"
        " CASE daily_streaks.last_day WHEN ?3 THEN daily_streaks.current + 1 ELSE 1 END)"
        " WHERE daily_streaks.last_day < ?2",
        (person, day, day_before(day)),
    )


async def _broken_streaks(database: Database) -> list[str]:
    counted: dict[int, tuple[str, int, int]] = {}
    for person, opens_at in await database.rows(
        "SELECT DISTINCT person, opens_at FROM field_tries JOIN fields USING (field)"
        " WHERE kind = 'day' AND lead IS NOT NULL AND person > 0 ORDER BY person, opens_at"
    ):
        day = day_of(opens_at)
        last_day, current, longest = counted.get(person, ("", 0, 0))
        current = current + 1 if last_day and day_after(last_day) == day else 1
        counted[person] = (day, current, max(longest, current))
    kept = {
        person: (last_day, current, longest)
        for person, last_day, current, longest in await database.rows(
            "SELECT person, last_day, current, longest FROM daily_streaks"
        )
    }
    return [
        f"the daily streak of {person} is out"
        for person in sorted(counted.keys() | kept.keys())
        if counted.get(person) != kept.get(person)
    ]


def _seasons(day: str) -> tuple[str, str, str]:
    return (week_of(day), four_weeks_of(day), ALL_TIME)
