"""The audit of ratings: plays all counting through again, in memory, from the results alone.

It shares nothing with `counting.py` but what a game says of strength (`engine/ratings`), which the
tests hold to a second opinion.
"""

import json
import math
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

from data.ratings import ALONE, EVERYWHERE, LISTED_FROM, OF_DAYS, RATED_A_DAY
from data.sql.database import Database, SqlRow
from data.sql.rows import in_order
from data.sql.walkouts import MAY_BE_IDLE
from engine.players.levels import level_named
from engine.ratings.rated import SeatFared, rated
from engine.ratings.rating import NEW, Rating

GAMES_AT_ONCE: Final = 500
"""So many are read at a time, and others read in between."""

LATEST_DAYS: Final = 31
"""A game that is kept late is counted by then; who played whom on an earlier day is let go of."""

CLOSE: Final = 1e-6
"""Versions of Python add up fractions differently, by much less than this."""

_GAMES: Final = """
SELECT number, game_id, guild_id, family, ended_at / 86400000, unrated, hints, customised, (
    SELECT coalesce(json_group_array(json_array(seat, person, level, side, place, points, has_left,
        company, rated_from, rated_to, rated_everywhere)), '[]')
    FROM results WHERE results.game_id = games.game_id),
    (SELECT count(*) FROM tables WHERE table_id = games.game_id AND practice = 1),
    (SELECT count(*) FROM tables WHERE table_id = games.game_id AND solo = 1 AND day IS NULL)
FROM games WHERE number > ?1 AND number <= ?2
UNION ALL
SELECT number, NULL, NULL, family, day, CASE rated WHEN 0 THEN 'often' END, 0, 1,
    json_group_array(json_array(
        seat, person, level, side, place, 0, has_left, NULL, NULL, NULL, NULL)), 0,
    CASE count(person) WHEN 1 THEN 1 ELSE 0 END
FROM forgotten_seats WHERE number > ?1 AND number <= ?2 GROUP BY number, family, day, rated
ORDER BY 1
"""

_WALKED_OUT: Final = f"""
SELECT person, table_id FROM (
    SELECT person, table_id, 1 AS found FROM chairs JOIN tables USING (table_id)
    WHERE state IN ('void', 'closed') AND started_at IS NOT NULL AND presence = 'left'
        AND person IS NOT NULL
        AND EXISTS (SELECT 1 FROM chairs AS other WHERE other.table_id = chairs.table_id
            AND other.seat <> chairs.seat AND other.person IS NOT NULL)
    UNION ALL SELECT person, table_id, 1 FROM walkouts WHERE {MAY_BE_IDLE}
    UNION ALL SELECT person, table_id, -1 FROM walkouts
) AS compared
GROUP BY person, table_id HAVING sum(found) <> 0
"""
"""Who had left a game without a result and is not noted, or is noted and can be no walkout.

Who stayed away until the end is noted then, and follows from nothing that is kept.
"""

_SPREAD: Final = f"""
SELECT guild_id, family, last_day, value, sum(people) FROM (
    SELECT guild_id, family, -1 AS last_day, shown AS value, 1 AS people FROM ratings
    WHERE games >= {LISTED_FROM}
    UNION ALL SELECT guild_id, family, last_day, shown >> 6, 1 FROM ratings
    WHERE games >= {LISTED_FROM}
    UNION ALL SELECT guild_id, family, -1, shown, -people FROM rating_spread
    UNION ALL SELECT guild_id, family, last_day, part, -people FROM rating_days
) AS compared
GROUP BY guild_id, family, last_day, value HAVING sum(people) <> 0
"""

_Key: TypeAlias = tuple[int, str, int]
"""A guild, a family, a person."""


class _Fared(NamedTuple):
    person: int | None
    level: str
    side: int
    place: int
    points: int
    has_left: int
    company: int | None
    before: int | None
    after: int | None
    everywhere: int | None


@dataclass(slots=True)
class _Best:
    streak: int = 0
    longest: int = 0
    fewest: tuple[int, str] | None = None
    most: tuple[int, str] | None = None


@dataclass(slots=True)
class _Recount:
    """Everything as it is after the games so far, and what their rows did not say rightly."""

    ratings: dict[_Key, Rating] = field(default_factory=dict[_Key, Rating])
    games: Counter[_Key] = field(default_factory=Counter[_Key])
    last_day: dict[_Key, int] = field(default_factory=dict[_Key, int])
    of_the_day: dict[int, Counter[frozenset[int]]] = field(
        default_factory=dict[int, Counter[frozenset[int]]]
    )
    bests: defaultdict[_Key, _Best] = field(default_factory=lambda: defaultdict[_Key, _Best](_Best))
    met: Counter[tuple[_Key, str]] = field(default_factory=Counter[tuple[_Key, str]])
    ahead: Counter[tuple[_Key, str]] = field(default_factory=Counter[tuple[_Key, str]])
    faults: list[str] = field(default_factory=list[str])

    def take(self, row: SqlRow) -> None:
        """Count a game."""
        _, game_id, guild_id, family, day, unrated, hints, customised, *others = row
        written, practice, solo = others
        seats = [_Fared(*one[1:]) for one in in_order(written)]
        people = frozenset(one.person for one in seats if one.person is not None)
        alone = bool(solo) and not hints
        reason = None if alone else self._unrated(day, people, hints=bool(hints))
        if reason != unrated:
            self.faults.append(f"game {game_id}: why it is not rated is out")
        if reason is None:
            pools = {ALONE} if alone else {EVERYWHERE, guild_id} - {None}
            self._rate(game_id, guild_id, family, day, seats, pools)
        elif any(one[7:] != (None, None, None) for one in seats):
            self.faults.append(f"game {game_id}: numbers are shown though it is not rated")
        if not hints and len(people) > 1:
            self._best(game_id, guild_id, family, seats, told=not customised)
        if guild_id is None:
            return
        if any(one.company != (one.person is not None and len(people) > 1) for one in seats):
            self.faults.append(f"game {game_id}: who had company is out")
        if not practice and (len(people) == 1 or not hints):
            self._meet(guild_id, family, seats)

    def _unrated(self, day: int, people: frozenset[int], *, hints: bool) -> str | None:
        if hints:
            return "hints"
        if len(people) < 2:
            return "alone"
        if day not in self.of_the_day:
            for past in [one for one in self.of_the_day if one < day - LATEST_DAYS]:
                del self.of_the_day[past]
            self.of_the_day[day] = Counter()
        self.of_the_day[day][people] += 1
        return "often" if self.of_the_day[day][people] > RATED_A_DAY else None

    def _rate(
        self,
        game_id: str,
        guild_id: int | None,
        family: str,
        day: int,
        seats: list[_Fared],
        pools: set[int],
    ) -> None:
        fared = [
            SeatFared(one.person, level_named(one.level), one.side, one.place, bool(one.has_left))
            for one in seats
        ]
        shown: dict[tuple[int, int | None], tuple[int, int]] = {}
        for pool in pools:
            before = {
                one.person: self.ratings.get((pool, family, one.person), NEW)
                for one in seats
                if one.person is not None
            }
            for person, rating in rated(family, fared, before).items():
                key = (pool, family, person)
                self.ratings[key] = rating
                self.games[key] += 1
                self.last_day[key] = max(day, self.last_day.get(key, day))
                shown[pool, person] = (before[person].shown, rating.shown)
        if guild_id is None:
            return
        for one in seats:
            person = one.person
            numbers = (None, None, None)
            if (ALONE, person) in shown:
                numbers = (*shown[ALONE, person], None)
            elif (EVERYWHERE, person) in shown:
                numbers = (*shown[guild_id, person], shown[EVERYWHERE, person][1])
            if numbers != (one.before, one.after, one.everywhere):
                self.faults.append(f"game {game_id}: the numbers of person {person} are out")

    def _best(
        self, game_id: str, guild_id: int | None, family: str, seats: list[_Fared], *, told: bool
    ) -> None:
        for one in seats:
            if one.person is None:
                continue
            for pool in {0, guild_id} - {None}:
                assert pool is not None
                best = self.bests[pool, family, one.person]
                best.streak = best.streak + 1 if one.place == 1 else 0
                best.longest = max(best.longest, best.streak)
                if told and pool and not one.has_left:
                    found = (one.points, game_id)
                    # Of equal games the first one.
                    if best.fewest is None or one.points < best.fewest[0]:
                        best.fewest = found
                    if best.most is None or one.points > best.most[0]:
                        best.most = found

    def _meet(self, guild_id: int, family: str, seats: list[_Fared]) -> None:
        for one in seats:
            if one.person is None:
                continue
            for level in {other.level for other in seats if other.person is None}:
                of_level = [
                    other.place
                    for other in seats
                    if other.person is None and other.level == level and other.side != one.side
                ]
                if of_level:
                    key = ((guild_id, family, one.person), level)
                    self.met[key] += 1
                    self.ahead[key] += not one.has_left and one.place < min(of_level)


async def disagreements(database: Database) -> list[str]:
    """Work everything out again from the results; return what does not agree, a line each."""
    recount, found = _Recount(), list[str]()
    done = await _recounted(database, recount, 0)
    # One family at a time, as there are many rows.
    families = await database.rows(_FAMILIES)
    for kind, (kept, expected) in _KINDS.items():
        for (family,) in families:
            # In one query, so that all of it is of one moment; again if more was counted since.
            rows = await database.rows(kept, (family,))
            while any(row[0] != done for row in rows):
                done = await _recounted(database, recount, done)
                rows = await database.rows(kept, (family,))
            found.extend(_differing(kind, dict(expected(recount, family)), rows))
    walked = await database.rows(_WALKED_OUT)
    spread = await database.rows(_SPREAD)
    return [
        *recount.faults,
        *found,
        *(f"whether person {row[0]} left table {row[1]} is out" for row in walked),
        *(f"the number of people in {row} is out" for row in spread),
    ]


async def _recounted(database: Database, recount: _Recount, done: int) -> int:
    """Count the games after number `done`, and return the number up to which all are counted."""
    ((counted,),) = await database.rows("SELECT counted FROM counting")
    async for row in _in_order(database, done, counted):
        recount.take(row)
    return int(counted)


_FAMILIES: Final = """
SELECT family FROM games UNION SELECT family FROM forgotten_seats
UNION SELECT family FROM ratings UNION SELECT family FROM bests
UNION SELECT family FROM against_computers
ORDER BY family
"""

_Figures: TypeAlias = "tuple[float | str | None, ...]"


def _ratings(recount: _Recount, family: str) -> Iterator[tuple[Any, _Figures]]:
    for key, rating in recount.ratings.items():
        if key[1] == family:
            games, day = recount.games[key], recount.last_day[key]
            yield key, (rating.mu, rating.sigma, games, rating.shown, day)


def _bests(recount: _Recount, family: str) -> Iterator[tuple[Any, _Figures]]:
    for key, best in recount.bests.items():
        if key[1] == family:
            fewest, fewest_game = best.fewest or (None, None)
            most, most_game = best.most or (None, None)
            yield key, (best.streak, best.longest, fewest, most, fewest_game, most_game)


def _against(recount: _Recount, family: str) -> Iterator[tuple[Any, _Figures]]:
    for (key, level), games in recount.met.items():
        if key[1] == family:
            yield (*key, level), (games, recount.ahead[key, level])


_RATINGS: Final = f"""
SELECT counted, json_array(guild_id, family, person), mu, sigma, games, shown, last_day
FROM ratings CROSS JOIN counting WHERE guild_id <> {OF_DAYS} AND family = ?
"""

_BESTS: Final = """
SELECT counted, json_array(guild_id, family, person), streak, longest, fewest, most, fewest_game,
    most_game
FROM bests CROSS JOIN counting WHERE family = ?
"""

_AGAINST: Final = """
SELECT counted, json_array(guild_id, family, person, level), games, ahead
FROM against_computers CROSS JOIN counting WHERE family = ?
"""

_KINDS: Final = {
    "rating": (_RATINGS, _ratings),
    "best": (_BESTS, _bests),
    "against": (_AGAINST, _against),
}
"""What is kept of a family, and what it has to be."""


def _differing(what: str, left: dict[Any, _Figures], kept: Sequence[SqlRow]) -> list[str]:
    found: list[str] = []
    for _, key, *figures in kept:
        right = left.pop(tuple(json.loads(key)), None)
        if right is None or not all(map(_equal, right, figures)):
            found.append(f"the {what} of {key} is out")
    found.extend(f"the {what} of {json.dumps(key)} is missing" for key in left)
    return found


def _equal(one: float | str | None, other: float | str | None) -> bool:
    if not isinstance(one, float) or not isinstance(other, float):
        return one == other
    return math.isclose(one, other, abs_tol=CLOSE)


async def _in_order(database: Database, after: int, until: int) -> AsyncIterator[SqlRow]:
    """Yield the counted games with numbers above `after`, up to `until`."""
    for first in range(after, until, GAMES_AT_ONCE):
        for row in await database.rows(_GAMES, (first, min(until, first + GAMES_AT_ONCE))):
            yield row
