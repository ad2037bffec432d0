"""The audit of ratings: plays all counting through again, in memory, from the results alone.

It shares nothing with `counting.py` but what a game says of strength (`engine/ratings`), which the
tests hold to a second opinion.
"""

import asyncio
import math
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from data.ratings import ALONE, EVERYWHERE, LISTED_FROM, OF_DAYS, RATED_A_DAY
from data.sql.database import Database, SqlRow, Value
from data.sql.rows import in_order
from data.sql.walkouts import MAY_BE_IDLE
from engine.games.catalogue import highest_wins
from engine.players.levels import level_named
from engine.ratings.rated import SeatFared, rated
from engine.ratings.rating import NEW, Rating

GAMES_AT_ONCE: Final = 500
"""Games that are read at a time; others read in between."""

ROWS_AT_ONCE: Final = 500
"""Rows of what is kept that are compared at a time."""

LATEST_DAYS: Final = 31
"""A game that is kept late is counted by then; who played whom on an earlier day is let go of."""

CLOSE: Final = 1e-6
"""Versions of Python add up fractions differently, by much less than this."""

_GAMES: Final = """
SELECT number, game_id, guild_id, family, ended_at / 86400000, unrated, hints, customised, preset, (
    SELECT coalesce(json_group_array(json_array(seat, person, level, side, place, points, has_left,
        company, rated_from, rated_to, rated_everywhere)), '[]')
    FROM results WHERE results.game_id = games.game_id),
    (SELECT count(*) FROM tables WHERE table_id = games.game_id AND practice = 1),
    (SELECT count(*) FROM tables WHERE table_id = games.game_id AND solo = 1 AND field IS NULL)
FROM games WHERE number > ?1 AND number <= ?2
UNION ALL
SELECT number, NULL, NULL, family, day, CASE rated WHEN 0 THEN 'often' END, 0, 1, '',
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
"""People who left a game without a result and are not noted, or are noted wrongly.

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

RatedPerson: TypeAlias = tuple[int, str, int]
"""A guild, a family, a person."""

Figure: TypeAlias = "float | str | None"

FiguresOfRow: TypeAlias = "tuple[Figure, ...]"

NumbersOfSeat: TypeAlias = "tuple[int | None, int | None, int | None]"
"""Numbers shown to a seat: its rating before and after a game, and after it over all guilds."""

_UNRATED: Final[NumbersOfSeat] = (None, None, None)


class _Fared(NamedTuple):
    seat: int
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


class Amended(NamedTuple):
    """The numbers that a game must have whose rows say something else: those of seats are out.

    A game of a guild that was forgotten has no id.
    """

    number: int
    game_id: str | None
    unrated: str | None
    seats: tuple[tuple[int, NumbersOfSeat], ...]


@dataclass(slots=True)
class _Best:
    streak: int = 0
    longest: int = 0
    fewest: tuple[int, str] | None = None
    most: tuple[int, str] | None = None


@dataclass(slots=True)
class Recount:
    """Everything as it is after the games so far, and what their rows did not say rightly.

    `done` is the number of the last game, and `moved` says whose figures games have moved since it
    was emptied.
    """

    done: int = 0
    moved: set[RatedPerson] = field(default_factory=set[RatedPerson])
    amended: list[Amended] = field(default_factory=list[Amended])
    faults: list[str] = field(default_factory=list[str])
    ratings: dict[RatedPerson, Rating] = field(default_factory=dict[RatedPerson, Rating])
    games: Counter[RatedPerson] = field(default_factory=Counter[RatedPerson])
    last_day: dict[RatedPerson, int] = field(default_factory=dict[RatedPerson, int])
    of_the_day: dict[int, Counter[frozenset[int]]] = field(
        default_factory=dict[int, Counter[frozenset[int]]]
    )
    bests: defaultdict[RatedPerson, _Best] = field(
        default_factory=lambda: defaultdict[RatedPerson, _Best](_Best)
    )
    met: defaultdict[RatedPerson, Counter[str]] = field(
        default_factory=lambda: defaultdict[RatedPerson, Counter[str]](Counter[str])
    )
    ahead: Counter[tuple[RatedPerson, str]] = field(
        default_factory=Counter[tuple[RatedPerson, str]]
    )

    def take(self, row: SqlRow) -> None:
        number, game_id, guild_id, family, day, unrated, hints, customised, *others = row
        preset, written, practice, solo = others
        seats = [_Fared(*one) for one in in_order(written)]
        people = frozenset(one.person for one in seats if one.person is not None)
        alone = bool(solo) and not hints
        reason = None if alone else self._unrated(day, people, hints=bool(hints))
        numbers: Mapping[int | None, NumbersOfSeat] = {}
        if reason is None:
            pools = {ALONE} if alone else {EVERYWHERE, guild_id} - {None}
            numbers = self._rate(guild_id, family, day, seats, pools)
        if not hints and len(people) > 1:
            wanted = None if customised else highest_wins(preset)
            self._best(game_id, guild_id, family, seats, wanted=wanted)
        self.moved.update(
            (pool, family, person)
            for pool in {EVERYWHERE, ALONE, guild_id} - {None}
            for person in people
        )
        amended = Amended(
            number,
            game_id,
            reason,
            tuple(
                (one.seat, right)
                for one in seats
                for right in [numbers.get(one.person, _UNRATED)]
                if guild_id is not None and right != (one.before, one.after, one.everywhere)
            ),
        )
        if reason != unrated or amended.seats:
            self.amended.append(amended)
            self.faults.append(f"game {game_id}: what it says of ratings is out")
        if guild_id is None:
            return
        if any(one.company != (one.person is not None and len(people) > 1) for one in seats):
            self.faults.append(f"game {game_id}: who had company is out")
        if not practice and (len(people) == 1 or not hints):
            self._meet(guild_id, family, seats)

    def rating_of(self, key: RatedPerson) -> Mapping[tuple[str, ...], FiguresOfRow]:
        """Return the row that somebody has among the ratings, if any."""
        rating = self.ratings.get(key)
        if rating is None:
            return {}
        figures = (rating.mu, rating.sigma, rating.shown, self.games[key], self.last_day[key])
        return {(): figures}

    def best_of(self, key: RatedPerson) -> Mapping[tuple[str, ...], FiguresOfRow]:
        """Return the row that somebody has among the records, if any."""
        if key not in self.bests:
            return {}
        best = self.bests[key]
        fewest, most = best.fewest or (None, None), best.most or (None, None)
        return {(): (best.streak, best.longest, *fewest, *most)}

    def against_of(self, key: RatedPerson) -> Mapping[tuple[str, ...], FiguresOfRow]:
        """Return the rows that somebody has of computers, by their level."""
        if key not in self.met:
            return {}
        met = self.met[key].items()
        return {(level,): (games, self.ahead[key, level]) for level, games in met}

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
        guild_id: int | None,
        family: str,
        day: int,
        seats: list[_Fared],
        pools: set[int],
    ) -> dict[int | None, NumbersOfSeat]:
        fared = [
            SeatFared(one.person, level_named(one.level), one.side, one.place, bool(one.has_left))
            for one in seats
        ]
        shown: dict[tuple[int | None, int | None], tuple[int, int]] = {}
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
        if ALONE in pools:
            return {one: (*found, None) for (_, one), found in shown.items()}
        return {
            person: (*shown[guild_id, person], everywhere)
            for (pool, person), (_, everywhere) in shown.items()
            if pool == EVERYWHERE and guild_id is not None
        }

    def _best(
        self,
        game_id: str,
        guild_id: int | None,
        family: str,
        seats: list[_Fared],
        *,
        wanted: bool | None,
    ) -> None:
        """Count a game for the records; `wanted` is None if its points are none."""
        for one in seats:
            if one.person is None:
                continue
            for pool in {0, guild_id} - {None}:
                assert pool is not None
                best = self.bests[pool, family, one.person]
                best.streak = best.streak + 1 if one.place == 1 else 0
                best.longest = max(best.longest, best.streak)
                if not pool or one.has_left:
                    continue
                # Of equal games the first one.
                if wanted is False and (best.fewest is None or one.points < best.fewest[0]):
                    best.fewest = (one.points, game_id)
                if wanted and (best.most is None or one.points > best.most[0]):
                    best.most = (one.points, game_id)

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
                    key = (guild_id, family, one.person)
                    self.met[key][level] += 1
                    self.ahead[key, level] += not one.has_left and one.place < min(of_level)


@dataclass(frozen=True, slots=True)
class CountedTable:
    """A table of what counting makes, and what it has to hold of a person by a recount.

    `order` is its primary key; whoever reads by it begins behind the last row that was read.
    """

    name: str
    table: str
    order: tuple[str, ...]
    figures: tuple[str, ...]
    everybody: Callable[[Recount], Collection[RatedPerson]]
    of: Callable[[Recount, RatedPerson], Mapping[tuple[str, ...], FiguresOfRow]]
    where: str = "1 = 1"

    @property
    def key(self) -> tuple[str, ...]:
        """The columns of the key, with those first that every such table has."""
        return (*_KEY, *(column for column in self.order if column not in _KEY))

    @property
    def columns(self) -> tuple[str, ...]:
        """All columns: the key and the figures."""
        return self.key + self.figures

    async def rows(self, database: Database, after: Sequence[Value]) -> Sequence[SqlRow]:
        """Return the next rows, each with the number of games that were counted by then."""
        order, marks = ", ".join(self.order), ", ".join("?" * len(self.order))
        query = f"""SELECT counted, {", ".join(self.columns)}
            FROM {self.table} CROSS JOIN counting WHERE ({order}) > ({marks}) AND {self.where}
            ORDER BY {order} LIMIT {ROWS_AT_ONCE}"""
        return await database.rows(query, after)


_KEY: Final = ("guild_id", "family", "person")

_BY_PERSON: Final = ("person", "guild_id", "family")

_LEAST: Final[Mapping[str, Value]] = {
    "guild_id": -(1 << 63),
    "person": -(1 << 63),
    "family": "",
    "level": "",
}
"""Before all rows there are."""

KINDS: Final = (
    CountedTable(
        "rating",
        "ratings",
        _KEY,
        ("mu", "sigma", "shown", "games", "last_day"),
        lambda recount: recount.ratings,
        Recount.rating_of,
        f"guild_id <> {OF_DAYS}",
    ),
    CountedTable(
        "best",
        "bests",
        _BY_PERSON,
        ("streak", "longest", "fewest", "fewest_game", "most", "most_game"),
        lambda recount: recount.bests,
        Recount.best_of,
    ),
    CountedTable(
        "against",
        "against_computers",
        (*_BY_PERSON, "level"),
        ("games", "ahead"),
        lambda recount: recount.met,
        Recount.against_of,
    ),
)


async def disagreements(database: Database) -> list[str]:
    """Work everything out again from the results; return what does not agree, a line each."""
    recount = await recounted(database)
    found = [
        f"the {kind.name} of {(*own, *rest)} is out"
        async for kind, own, rest in differing(database, recount, _close)
    ]
    walked = await database.rows(_WALKED_OUT)
    spread = await database.rows(_SPREAD)
    return [
        *recount.faults,
        *found,
        *(f"whether person {row[0]} left table {row[1]} is out" for row in walked),
        *(f"the number of people in {row} is out" for row in spread),
    ]


async def recounted(database: Database) -> Recount:
    """Count all games that are counted, in memory."""
    recount = Recount()
    await catch_up(database, recount)
    recount.moved.clear()
    return recount


async def catch_up(database: Database, recount: Recount) -> None:
    """Count the games that were counted since; nobody waits for more than one of them."""
    ((counted,),) = await database.rows("SELECT counted FROM counting")
    for first in range(recount.done, counted, GAMES_AT_ONCE):
        for row in await database.rows(_GAMES, (first, min(counted, first + GAMES_AT_ONCE))):
            recount.take(row)
            await asyncio.sleep(0)
    recount.done = int(counted)


async def differing(
    database: Database, recount: Recount, equal: Callable[[Figure, Figure], bool]
) -> AsyncIterator[tuple[CountedTable, RatedPerson, tuple[str, ...]]]:
    """Yield the kind and the two parts of the key of each row that is out or missing.

    More games may be counted meanwhile: a row that was compared before is then right no more, and
    `moved` says so.
    """
    for kind in KINDS:
        seen = set[tuple[RatedPerson, tuple[str, ...]]]()
        after = tuple(_LEAST[column] for column in kind.order)
        while rows := await kind.rows(database, after):
            if any(row[0] != recount.done for row in rows):
                # All of a query is of one moment, to which the recount has to come.
                await catch_up(database, recount)
                continue
            for _, guild_id, family, person, *others in rows:
                own: RatedPerson = (guild_id, family, person)
                rest = tuple(others[: len(kind.key) - len(own)])
                seen.add((own, rest))
                right = kind.of(recount, own).get(rest)
                if right is None or not all(map(equal, right, others[len(rest) :])):
                    yield kind, own, rest
            last = dict(zip(kind.key, rows[-1][1:], strict=False))
            after = tuple(last[column] for column in kind.order)
        for at, own in enumerate(kind.everybody(recount)):
            for rest in kind.of(recount, own):
                if (own, rest) not in seen and own not in recount.moved:
                    yield kind, own, rest
            if at % ROWS_AT_ONCE == 0:
                await asyncio.sleep(0)


def _close(one: Figure, other: Figure) -> bool:
    if not isinstance(one, float) or not isinstance(other, float):
        return one == other
    return math.isclose(one, other, abs_tol=CLOSE)
