"""The tables of the day's deals: how people fared over a week, four weeks and all time."""

from collections import Counter
from typing import Final, TypeAlias

from data.daily import DailyPage, DailyStanding, FieldPlace
from data.seasons import ALL_TIME, day_after, four_weeks_of, week_of
from data.sql.database import Database, Writing
from data.sql.rows import ranks

DailyBoard: TypeAlias = tuple[str, str, int]
"""A family, a season and a guild, 0 for everybody."""

TRIES_A_STEP: Final = 200
"""Tries that are settled in one transaction, so that no press waits long for it."""

SCORE_ALONE: Final = 5000
"""The score of somebody who had nobody to be compared with, in hundredths of a percent."""

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
SELECT person, guild_id, lead FROM daily_tries
WHERE day = ? AND family = ? AND lead IS NOT NULL AND score IS NULL ORDER BY person LIMIT ?
"""

# What the settled tries come to, against what the tables hold.
_AUDIT: Final = """
SELECT family, day, 0, person, score FROM daily_tries WHERE score IS NOT NULL
UNION ALL SELECT family, day, guild_id, person, score FROM daily_tries
WHERE score IS NOT NULL AND guild_id <> 0
"""

_SPREAD_AUDIT: Final = """
SELECT family, season, guild_id, part, sum(people) FROM (
    SELECT family, season, guild_id, score / 1000 AS part, 1 AS people FROM daily_standings
    UNION ALL SELECT family, season, guild_id, part, -people FROM daily_spread
) AS compared
GROUP BY family, season, guild_id, part HAVING sum(people) <> 0
"""


async def standings_page(
    database: Database, board: DailyBoard, *, page: int, size: int
) -> DailyPage:
    """Return a page of a table: the highest sum first, then the fewest deals."""
    rows = await database.rows(_PAGE, (*board, size, page * size))
    total = await database.rows(_PEOPLE, board)
    above = (await database.rows(_ABOVE, (*board, rows[0][3])))[0][0] if rows else 0
    found = zip(ranks([row[3] for row in rows], 1 + above, page * size), rows, strict=True)
    lines = (
        DailyStanding(rank, person, name, deals, score / 100)
        for rank, (person, name, deals, score) in found
    )
    return DailyPage(tuple(lines), total[0][0])


async def standing(database: Database, board: DailyBoard, person: int) -> DailyStanding | None:
    """Return a person's line of a table, None for whoever is not on it."""
    rows = await database.rows(f"{_LINE} WHERE {_ON} AND standings.person = ?4", (*board, person))
    if not rows:
        return None
    _, name, deals, score = rows[0]
    above = await database.rows(_ABOVE, (*board, score))
    return DailyStanding(1 + above[0][0], person, name, deals, score / 100)


def scores(leads: list[int]) -> dict[int, int]:
    """Return the score of each lead in a field: hundredths of the percentage of matchpoints."""
    found: dict[int, int] = {}
    beaten = 0
    for lead, people in sorted(Counter(leads).items()):
        percent = FieldPlace(len(leads), beaten, people - 1).percent
        found[lead] = SCORE_ALONE if percent is None else round(percent * 100)
        beaten += people
    return found


async def settled(database: Database, day: str, family: str) -> None:
    """Give every try of a closed day its score, some in each transaction.

    Repeated after a crash it goes on with those that have none: the field does not change.
    """
    rows = await database.rows(
        "SELECT lead FROM daily_tries WHERE day = ? AND family = ? AND lead IS NOT NULL",
        (day, family),
    )
    worth = scores([lead for (lead,) in rows])

    async def work(writing: Writing) -> bool:
        untold = await writing.rows(_UNTOLD, (day, family, TRIES_A_STEP))
        await writing.do_each(
            "UPDATE daily_tries SET score = ?4 WHERE day = ?1 AND family = ?2 AND person = ?3",
            [(day, family, person, worth[lead]) for person, _, lead in untold],
        )
        await writing.do_each(
            "INSERT INTO daily_standings (family, season, guild_id, person, deals, score)"
            " VALUES (?, ?, ?, ?, 1, ?) ON CONFLICT (family, season, guild_id, person)"
            " DO UPDATE SET deals = daily_standings.deals + 1,"
            " score = daily_standings.score + excluded.score",
            [
                (family, season, guild, person, worth[lead])
                for person, guild_id, lead in untold
                for guild in {0, guild_id}
                for season in _seasons(day)
            ],
        )
        return bool(untold)

    while await database.write(work):
        pass


async def disagreements(database: Database) -> list[str]:
    """Count everything again from the tries; return what does not agree, a line each."""
    counted: dict[tuple[str, str, int, int], list[int]] = {}
    for family, day, guild_id, person, score in await database.rows(_AUDIT):
        for season in _seasons(day):
            line = counted.setdefault((family, season, guild_id, person), [0, 0])
            line[0] += 1
            line[1] += score
    kept = {
        (family, season, guild_id, person): [deals, score]
        for family, season, guild_id, person, deals, score in await database.rows(
            "SELECT family, season, guild_id, person, deals, score FROM daily_standings"
        )
    }
    found = [
        f"the daily standing of {key} is out"
        for key in sorted(counted.keys() | kept.keys())
        if counted.get(key) != kept.get(key)
    ]
    spread = await database.rows(_SPREAD_AUDIT)
    found.extend(f"the number of people in {row} is out" for row in spread)
    return found + await _broken_streaks(database)


async def _broken_streaks(database: Database) -> list[str]:
    counted: dict[int, tuple[str, int, int]] = {}
    for person, day in await database.rows(
        "SELECT DISTINCT person, day FROM daily_tries"
        " WHERE lead IS NOT NULL AND person > 0 ORDER BY person, day"
    ):
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
