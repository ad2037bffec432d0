"""A store filled with tries of the day's deals, as after four weeks of many people."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

from benchmarks.seed_games import FAMILY, Guild
from data.seasons import ALL_TIME, day_after, day_start, four_weeks_days, four_weeks_of, week_of

LAST_DAY: Final = "2026-11-29"
"""The last day of its four weeks and of its week; it is over and settled, as all before are."""

TODAY: Final = day_after(LAST_DAY)
FIRST_DAY: Final = four_weeks_days(four_weeks_of(LAST_DAY))[0]
TRIES_A_DAY: Final = 10_000

_DEAL: Final = """
INSERT INTO daily_deals (day, family, preset, options, root, commitment, committed_at, revision,
    closed, settled_at) VALUES (?, ?, 'standard', '{}', x'00', '', 0, 1, ?, ?)
"""
_TRY: Final = """
INSERT INTO daily_tries (day, family, person, guild_id, table_id, ended_at, points, lead, rivals,
    score) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 3, ?)
"""
_STANDING: Final = """
INSERT INTO daily_standings (family, season, guild_id, person, deals, score)
SELECT family, ?1, 0, person, count(*), sum(score) FROM daily_tries
WHERE score IS NOT NULL AND day >= ?2 AND day < ?3 GROUP BY family, person
UNION ALL SELECT family, ?1, guild_id, person, count(*), sum(score) FROM daily_tries
WHERE score IS NOT NULL AND day >= ?2 AND day < ?3 GROUP BY family, guild_id, person
"""
_SOLO: Final = """
INSERT OR IGNORE INTO ratings (guild_id, family, person, mu, sigma, shown, games, last_day)
SELECT -1, family, person, 25, 5, 1500 + person % 701, deals, 20000 FROM daily_standings
WHERE season = 'all' AND guild_id = 0
"""
_STREAK: Final = "INSERT INTO daily_streaks VALUES (?, ?, ?, ?)"


def seed_daily(path: Path, guilds: tuple[Guild, ...], rng: Random) -> dict[str, int]:
    """Put four weeks of days that are over and the tries of today into a store that is not open.

    Solo ratings are made up. Choices at crossroads are left out.
    """
    crowd = [(person, guild.guild_id) for guild in guilds for person in guild.people]
    days = list(_days())
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("BEGIN")
        for day in days:
            over = day < TODAY
            connection.execute(_DEAL, (day, FAMILY, over, day_start(TODAY) if over else None))
            connection.executemany(_TRY, _tries(day, crowd, rng, over=over))
        for season in (ALL_TIME, four_weeks_of(LAST_DAY), *{week_of(day) for day in days[:-1]}):
            first = season[1:] if season.startswith("w") else FIRST_DAY
            connection.execute(_STANDING, (season, first, _day_after_last(season, first)))
        connection.executemany(_STREAK, _streaks(connection))
        connection.execute(_SOLO)
        connection.execute("COMMIT")
    return {"daily_tries": len(days) * min(TRIES_A_DAY, len(crowd))}


def _day_after_last(season: str, first: str) -> str:
    day = first
    for _ in range(7 if season.startswith("w") else 28):
        day = day_after(day)
    return day


def _streaks(connection: sqlite3.Connection) -> list[tuple[int, str, int, int]]:
    """Return the last day, the days in a row and the most ever of everybody."""
    found: dict[int, tuple[str, int, int]] = {}
    for day, person in connection.execute("SELECT day, person FROM daily_tries ORDER BY day"):
        last, current, longest = found.get(person, ("", 0, 0))
        current = current + 1 if last and day_after(last) == day else 1
        found[person] = (day, current, max(longest, current))
    return [(person, *streak) for person, streak in found.items()]


def _days() -> Iterator[str]:
    day = FIRST_DAY
    while day <= TODAY:
        yield day
        day = day_after(day)


def _tries(
    day: str, crowd: list[tuple[int, int]], rng: Random, *, over: bool
) -> Iterator[tuple[Any, ...]]:
    for person, guild in rng.sample(crowd, min(TRIES_A_DAY, len(crowd))):
        lead = rng.randrange(-60, 61)
        ended_at = day_start(day) + rng.randrange(80_000_000)
        score = round(10_000 * (lead + 60) / 120) if over else None
        table = f"t{day}-{person}"
        yield (day, FAMILY, person, guild, table, ended_at, 20 - lead // 3, lead, score)
