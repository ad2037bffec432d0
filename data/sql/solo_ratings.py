"""Solo ratings: they come of the day's deals, which everybody plays against the same computers."""

import asyncio
from collections.abc import Sequence
from itertools import groupby
from typing import Final, TypeAlias

from data.fields import Field
from data.ratings import OF_DAYS
from data.seasons import DAY_MS
from data.sql.database import Database, SqlRow, Writing
from engine.ratings.rating import NEW, Rating, rated_field

CLOSE: Final = 1e-6
"""Versions of Python add up fractions differently, by much less than this."""

_BEFORE: Final = f"""
SELECT person, mu, sigma FROM ratings WHERE guild_id = {OF_DAYS} AND family = ?
"""

# Equal leads stand by their tables and not by people, so that the order stays the same when
# somebody's data is deleted.
_TRIES: Final = """
SELECT person, lead FROM field_tries WHERE field = ? AND lead IS NOT NULL
ORDER BY lead DESC, table_id
"""

_RATED: Final = f"""
SELECT 1 FROM ratings WHERE guild_id = {OF_DAYS} AND family = ? AND last_day >= ? LIMIT 1
"""

# From the tries, so that nobody comes back whose data was deleted meanwhile.
_RATE: Final = f"""
INSERT INTO ratings (guild_id, family, person, mu, sigma, shown, games, last_day)
SELECT {OF_DAYS}, family, person, ?3, ?4, ?5, 1, ?6 FROM field_tries JOIN fields USING (field)
WHERE field = ?1 AND person = ?2
ON CONFLICT (guild_id, family, person) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,
    shown = excluded.shown, games = ratings.games + 1, last_day = excluded.last_day
"""

_DAYS: Final = """
SELECT family, opens_at, settled_at, person, lead FROM field_tries JOIN fields USING (field)
WHERE kind = 'day' AND lead IS NOT NULL ORDER BY family, opens_at, lead DESC, table_id
"""

_NEWEST: Final = f"""
SELECT family, max(last_day) FROM ratings WHERE guild_id = {OF_DAYS} GROUP BY family ORDER BY family
"""
"""The last day that was rated: it is settled a moment later."""

_KEPT: Final = f"""
SELECT family, person, mu, sigma, shown, games, last_day FROM ratings WHERE guild_id = {OF_DAYS}
"""


async def rate_day(database: Database, field: Field) -> None:
    """Rate the field of a day, in one step; a day that was rated stays so."""
    family, number = field.family, field.opens_at // DAY_MS
    if await database.rows(_RATED, (family, number)):
        return
    before = {
        person: Rating(mu, sigma) for person, mu, sigma in await database.rows(_BEFORE, (family,))
    }
    tries = await database.rows(_TRIES, (field.field_id,))
    # A field of thousands takes a while, and tables go on meanwhile.
    after = await asyncio.to_thread(_after, tries, before)

    async def work(writing: Writing) -> None:
        if await writing.rows(_RATED, (family, number)):
            return
        await writing.do_each(
            _RATE,
            [
                (field.field_id, person, rating.mu, rating.sigma, rating.shown, number)
                for person, rating in after.items()
            ],
        )

    await database.write(work)


def _after(tries: Sequence[SqlRow], before: dict[int, Rating]) -> dict[int, Rating]:
    """Return the ratings after a day; `tries` are people and their leads, the best first."""
    field = rated_field([(lead, before.get(person, NEW)) for person, lead in tries])
    return {person: rating for (person, _), rating in zip(tries, field, strict=True)}


Solo: TypeAlias = tuple[str, int]
"""Whose solo rating: a family, a person."""


async def _replayed(database: Database, newest: Sequence[SqlRow]) -> dict[Solo, tuple[float, ...]]:
    """Return what the columns of all solo ratings have to hold, from the days that are rated."""
    found: dict[Solo, tuple[float, ...]] = {}
    rated_to = dict[str, int](newest)
    for family, rows in groupby(await database.rows(_DAYS), key=lambda row: row[0]):
        ratings: dict[int, Rating] = {}
        for (opens_at, settled_at), tries in groupby(rows, key=lambda row: row[1:3]):
            number = opens_at // DAY_MS
            if settled_at is None and number > rated_to.get(family, -1):
                continue
            after = _after([(person, lead) for *_, person, lead in tries], ratings)
            ratings |= after
            for person, now in after.items():
                *_, games, _ = found.get((family, person), (0, 0))
                found[family, person] = (now.mu, now.sigma, now.shown, int(games) + 1, number)
    return found


async def solo_disagreements(database: Database) -> list[str]:
    """Rate all settled days again; return what does not agree, a line each."""
    expected = await _replayed(database, await database.rows(_NEWEST))
    found: list[str] = []
    for family, person, *figures in await database.rows(_KEPT):
        right = expected.pop((family, person), None)
        if right is None or any(abs(a - b) > CLOSE for a, b in zip(right, figures, strict=True)):
            found.append(f"the solo rating of person {person} in {family} is out")
    found.extend(
        f"the solo rating of person {person} in {family} is missing" for family, person in expected
    )
    return found


async def rebuild_solo(database: Database) -> None:
    """Make all solo ratings of nothing, in one step; again if a day was rated meanwhile."""
    while not await _rebuilt(database, await database.rows(_NEWEST)):
        pass


async def _rebuilt(database: Database, newest: Sequence[SqlRow]) -> bool:
    expected = await _replayed(database, newest)

    async def work(writing: Writing) -> bool:
        if list(await writing.rows(_NEWEST)) != list(newest):
            return False
        await writing.do(f"DELETE FROM ratings WHERE guild_id = {OF_DAYS}")
        await writing.do_each(
            "INSERT INTO ratings (guild_id, family, person, mu, sigma, shown, games, last_day)"
            f" VALUES ({OF_DAYS}, ?, ?, ?, ?, ?, ?, ?)",
            [(*whose, *figures) for whose, figures in expected.items()],
        )
        return True

    return await database.write(work)
