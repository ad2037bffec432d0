"""Standings: the leaderboards of each guild."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple, TypeAlias

from data.results import FinishedGame, SeatResult
from data.seasons import ALL_TIME, EVERY_PRESET, day_of, four_weeks_of, season_of
from data.sql.board_resets import LAPSED, seasons_reset
from data.sql.database import Database, SqlRow, Writing
from data.sql.rows import ranks

Order: TypeAlias = Literal["wins", "fewest-points", "most-points"]
"""The order of a leaderboard: by wins, or by points a deal, of which fewest or most are best."""

REGULAR: Final = 10
"""The games that a person must have played on a board to be listed by points.

Who stayed in none of them is not listed.
"""

UNRATED: Final = -1_000_000
"""Less than any rating: who has none stands below equals who have one."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's line on a leaderboard.

    Those share a rank who have equal wins in equally many games and the same rating; in an order
    by points those with an equal mean and equally many games. `deals` and `points` are of games in
    which the person stayed. The name is empty if the person's data was deleted; `person` is then
    negative. A line over all servers has no rank.
    """

    rank: int | None
    person: int
    name: str
    games: int
    wins: int
    place_sum: int
    deals: int
    points: int
    feats: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class StandingsPage:
    """A page of a leaderboard, and how many people are on all its pages."""

    rows: tuple[Standing, ...]
    total: int


_BOARD: Final = (
    "(SELECT board FROM boards WHERE guild_id = ?1 AND season = ?2 AND family = ?3 AND preset = ?4)"
)

_RATING: Final = f"""coalesce((
    SELECT shown FROM ratings WHERE ratings.guild_id = ?1 AND ratings.family = ?3
        AND ratings.person = {{0}}.person
), {UNRATED})"""

# Those with more wins, of those with as many who needed fewer games, and of these the better rated.
_ABOVE: Final = f"""
(SELECT coalesce(sum(above.people), 0) FROM standing_spread AS above
 WHERE above.board = one.board AND above.wins > one.wins)
+ (SELECT count(*) FROM standings AS above
   WHERE above.board = one.board AND above.wins = one.wins AND above.games < one.games)
+ (SELECT count(*) FROM standings AS above
   WHERE above.board = one.board AND above.wins = one.wins AND above.games = one.games
       AND {_RATING.format("above")} > {_RATING.format("one")})
"""

_LINE: Final = """
one.person, coalesce(people.name, ''), one.games, one.wins, one.place_sum, one.deals,
one.points, coalesce((SELECT json_group_object(feats.name, feats.count) FROM feats
             WHERE feats.board = one.board AND feats.person = one.person), '{}')
"""


# As the index has it, so that a page needs nothing else.
_MEAN: Final = (
    "CAST({0}.points AS DOUBLE PRECISION) / CASE {0}.deals WHEN 0 THEN 1 ELSE {0}.deals END"
)


class _Ordering(NamedTuple):
    """How a page is ordered, in SQL.

    `indexed_by` is named outright: it is chosen for the page, and for the equals of its first line
    the key of the table looks as good. It holds all that is asked of `every` line that a page
    passes over. `listed` says who is listed at all, `total` counts them. `before` is how the index
    tells apart two lines that `equal` each other, in its order `by` and `by_index`. People see them
    told apart by the larger `amount`, which is asked of lines `onward` from those alone that equal
    the first of the page; if that is the same too, they share a rank.
    """

    indexed_by: str
    every: str
    listed: str
    total: str
    by: str
    by_index: str
    equal: str
    before: str
    onward: str
    amount: str


def _by_points(direction: str, before: str, onward: str) -> _Ordering:
    mean = _MEAN.format("standings")
    return _Ordering(
        "standings_by_points",
        f"{mean} AS mean",
        f"standings.games >= {REGULAR} AND standings.deals > 0",
        f"""regulars - (
            SELECT count(*) FROM standings WHERE standings.board = boards.board
                AND {mean} = 0 AND games >= {REGULAR} AND deals = 0
        )""",
        f"{{0}}mean {direction}",
        f"person {direction}",
        f"equal.games >= {REGULAR} AND equal.deals > 0 AND {_MEAN.format('equal')} = first.mean",
        f"equal.person {before} first.person",
        f"{mean} {onward} (SELECT mean FROM edge)",
        "{0}.games",
    )


_ORDERINGS: Final[dict[Order, _Ordering]] = {
    "wins": _Ordering(
        "standings_in_order",
        "standings.wins, standings.games",
        "true",
        "people",
        "{0}wins DESC, {0}games",
        "person",
        "equal.wins = first.wins AND equal.games = first.games",
        "equal.person < first.person",
        "wins <= (SELECT wins FROM edge)"
        " AND (wins < (SELECT wins FROM edge) OR games >= (SELECT games FROM edge))",
        _RATING,
    ),
    "fewest-points": _by_points("ASC", "<", ">="),
    "most-points": _by_points("DESC", ">", "<="),
}


def _page(ordering: _Ordering) -> str:
    # The first row's rank is its place in the order, less those before it that equal it, with those
    # of them again whose amount is larger; the others follow from it. From the first of its equals
    # on the page is ordered as people see it.
    return f"""
WITH edge AS (
    SELECT board, person, {ordering.every}
    FROM standings INDEXED BY {ordering.indexed_by}
    WHERE board = {_BOARD} AND {ordering.listed}
    ORDER BY {ordering.by.format("")}, {ordering.by_index} LIMIT 1 OFFSET ?6
), passed AS (
    SELECT count(*) AS equals FROM edge AS first
    CROSS JOIN standings AS equal INDEXED BY {ordering.indexed_by}
    WHERE equal.board = first.board AND {ordering.equal} AND {ordering.before}
), shown AS (
    SELECT board, person, {ordering.every}, {ordering.amount.format("standings")} AS amount
    FROM standings INDEXED BY {ordering.indexed_by}
    WHERE board = {_BOARD} AND {ordering.listed} AND {ordering.onward}
    ORDER BY {ordering.by.format("")}, amount DESC, person
    LIMIT ?5 OFFSET (SELECT equals FROM passed)
)
SELECT ({_total(ordering)}), (SELECT ?6 + 1 - equals FROM passed) + (
    SELECT count(*) FROM edge AS first
    CROSS JOIN standings AS equal INDEXED BY {ordering.indexed_by}
    WHERE equal.board = first.board AND {ordering.equal} AND {ordering.amount.format("equal")} > (
        SELECT amount FROM shown ORDER BY {ordering.by.format("")}, amount DESC LIMIT 1
    )
), shown.amount, {_LINE}
FROM shown CROSS JOIN standings AS one USING (board, person) LEFT JOIN people USING (person)
ORDER BY {ordering.by.format("shown.")}, shown.amount DESC, shown.person
"""


def _total(ordering: _Ordering) -> str:
    return f"SELECT {ordering.total} FROM boards WHERE board = {_BOARD}"


_PAGES: Final = {order: _page(ordering) for order, ordering in _ORDERINGS.items()}
_TOTALS: Final = {order: _total(ordering) for order, ordering in _ORDERINGS.items()}

_PERSON: Final = f"""
SELECT 1 + {_ABOVE}, {_LINE}
FROM standings AS one LEFT JOIN people USING (person)
WHERE one.board = {_BOARD} AND one.person = ?5
"""

_OF_PERSON: Final = "one.person = ?1 AND season = ?2 AND family = ?3"

_EVERYWHERE: Final = f"""
SELECT CAST(?1 AS BIGINT), coalesce((SELECT name FROM people WHERE person = ?1), ''), sum(games),
    sum(wins), sum(place_sum), sum(deals), sum(points), (
        SELECT coalesce(json_group_object(name, total), '{{}}') FROM (
            SELECT feats.name, sum(feats.count) AS total
            FROM standings AS one JOIN boards USING (board)
            JOIN feats ON feats.board = one.board AND feats.person = one.person
            WHERE {_OF_PERSON} AND preset = ?4 GROUP BY feats.name
        ) AS counted
    )
FROM standings AS one JOIN boards USING (board)
WHERE {_OF_PERSON} AND preset = ?4 HAVING count(*) > 0
"""

# Boards of presets have no games by changed rules, that of the family has all.
_CUSTOMISED: Final = f"""
SELECT sum(CASE preset WHEN ?4 THEN games ELSE -games END)
FROM standings AS one JOIN boards USING (board)
WHERE {_OF_PERSON} AND (CAST(?5 AS BIGINT) IS NULL OR guild_id = ?5)
"""

COUNTED: Final = f"""
WITH fared AS (
    SELECT games.season AS month, CASE WHEN games.ended_at >= 1704067200000
        THEN 's' || (1 + (games.ended_at - 1704067200000) / 2419200000) END AS weeks,
        family, CASE customised WHEN 0 THEN preset END AS preset, person, place,
        CASE has_left WHEN 0 THEN deal_count ELSE 0 END AS deal_count,
        CASE has_left WHEN 0 THEN points ELSE 0 END AS points, feats, games.ended_at
    FROM games JOIN results USING (game_id)
    WHERE games.guild_id = ?1 AND games.ranked = 1 AND results.person IS NOT NULL
), seasons AS (SELECT 0 AS kind UNION ALL SELECT 1 UNION ALL SELECT 2),
presets AS (SELECT 0 AS own UNION ALL SELECT 1),
counted AS (
    SELECT CASE kind WHEN 0 THEN 'all' WHEN 1 THEN month ELSE weeks END AS season, family,
        CASE own WHEN 0 THEN '*' ELSE preset END AS preset, person, place, deal_count, points, feats
    FROM fared CROSS JOIN seasons CROSS JOIN presets
    WHERE (kind < 2 OR weeks IS NOT NULL) AND (own = 0 OR fared.preset IS NOT NULL)
        AND NOT {LAPSED.format(season="CASE kind WHEN 1 THEN month WHEN 2 THEN weeks END")}
)
"""
"""The part of each seat of a guild's games in each board that was not reset since. Four weeks are
counted from the first Monday of 2024. The deals of who did not stay are not among theirs."""

_AUDITS: Final = {
    "the standing": """
    SELECT season, family, preset, person, sum(games), sum(wins), sum(place_sum), sum(deals),
        sum(points)
    FROM (
        SELECT season, family, preset, person, 1 AS games,
            CASE place WHEN 1 THEN 1 ELSE 0 END AS wins, place AS place_sum,
            deal_count AS deals, points
        FROM counted
        UNION ALL
        SELECT season, family, preset, person, -games, -wins, -place_sum, -deals, -points
        FROM standings JOIN boards USING (board) WHERE guild_id = ?1
    ) AS compared
    GROUP BY season, family, preset, person
    HAVING sum(games) <> 0 OR sum(wins) <> 0 OR sum(place_sum) <> 0 OR sum(deals) <> 0
        OR sum(points) <> 0
    """,
    "the feat": """
    SELECT season, family, preset, person, name, sum(count) FROM (
        SELECT season, family, preset, person, feat.key AS name,
            CAST(feat.value AS BIGINT) AS count
        FROM counted CROSS JOIN json_each(counted.feats) AS feat
        UNION ALL
        SELECT season, family, preset, person, feats.name, -count
        FROM feats JOIN boards USING (board) WHERE guild_id = ?1
    ) AS compared
    GROUP BY season, family, preset, person, name HAVING sum(count) <> 0
    """,
    "the number of people": """
    SELECT season, family, preset, people FROM boards
    WHERE guild_id = ?1
        AND people <> (SELECT count(*) FROM standings WHERE standings.board = boards.board)
    """,
    "the number of people with so many wins": """
    SELECT season, family, preset, wins, sum(people) FROM (
        SELECT season, family, preset, wins, 1 AS people
        FROM standings JOIN boards USING (board) WHERE guild_id = ?1
        UNION ALL
        SELECT season, family, preset, wins, -standing_spread.people
        FROM standing_spread JOIN boards USING (board) WHERE guild_id = ?1
    ) AS compared
    GROUP BY season, family, preset, wins HAVING sum(people) <> 0
    """,
    "the ranked family and guild": """
    SELECT game_id, seat, ranked_family, ranked_guild FROM games JOIN results USING (game_id)
    WHERE games.guild_id = ?1 AND NOT CASE
        WHEN games.ranked = 1 AND results.person IS NOT NULL THEN coalesce(
            results.ranked_family = games.family AND results.ranked_guild = games.guild_id, false)
        ELSE results.ranked_family IS NULL AND results.ranked_guild IS NULL END
    """,
    "the number of regulars": f"""
    SELECT season, family, preset, regulars FROM boards
    WHERE guild_id = ?1 AND regulars <> (
        SELECT count(*) FROM standings WHERE standings.board = boards.board AND games >= {REGULAR}
    )
    """,
}


class Standings:
    """The leaderboards of every guild, by season, family and preset.

    A season is `all`, a month such as `2026-11` or four weeks such as `s38`; the preset `*`
    counts every game of the family, a preset's key those whose options were not changed.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self,
        guild_id: int,
        season: str,
        family: str,
        preset: str = EVERY_PRESET,
        *,
        page: int = 0,
        size: int = 10,
        order: Order = "wins",
    ) -> StandingsPage:
        """Return a page, counted from 0: most wins first, then fewest games, then the best rating.

        By points the best mean a deal is first, of those who have played `REGULAR` games there;
        of equals whoever has played most.
        """
        board = (guild_id, season, family, preset)
        rows = await self._database.rows(_PAGES[order], (*board, size, page * size))
        if not rows:
            totals = await self._database.rows(_TOTALS[order], board)
            return StandingsPage((), totals[0][0] if totals else 0)
        lines = [_standing(None, row[3:]) for row in rows]
        marks = [(_mark(line, order), row[2]) for line, row in zip(lines, rows, strict=True)]
        found = ranks(marks, rows[0][1], page * size)
        ranked = (replace(line, rank=rank) for line, rank in zip(lines, found, strict=True))
        return StandingsPage(tuple(ranked), rows[0][0])

    async def of_person(
        self, guild_id: int, person_id: int, season: str, family: str, preset: str = EVERY_PRESET
    ) -> Standing | None:
        """Return a person's line, ranked by wins; None if they have not played."""
        rows = await self._database.rows(_PERSON, (guild_id, season, family, preset, person_id))
        return _standing(rows[0][0], rows[0][1:]) if rows else None

    async def everywhere(self, person_id: int, season: str, family: str) -> Standing | None:
        """Return what a person's lines in every guild come to, None if they have not played."""
        rows = await self._database.rows(_EVERYWHERE, (person_id, season, family, EVERY_PRESET))
        return _standing(None, rows[0]) if rows else None

    async def customised(self, guild_id: int | None, person_id: int, family: str) -> int:
        """Count the games in a person's all-time line that were played by changed rules.

        None is in every guild.
        """
        rows = await self._database.rows(
            _CUSTOMISED, (person_id, ALL_TIME, family, EVERY_PRESET, guild_id)
        )
        return int(rows[0][0] or 0)

    async def audit(self) -> list[str]:
        """Count everything again from the results; return what does not agree, a line each.

        Guild by guild, so that others read in between; each guild is seen at one moment.
        """
        found: list[str] = []
        guilds = "SELECT guild_id FROM games UNION SELECT guild_id FROM boards ORDER BY guild_id"
        for (guild_id,) in await self._database.rows(guilds):
            for title, query in _AUDITS.items():
                rows = await self._database.rows(COUNTED + query, (guild_id,))
                found.extend(f"guild {guild_id}: {title} of {row} is out" for row in rows)
        return found


def _mark(standing: Standing, order: Order) -> tuple[float, ...]:
    """Return what two lines that share a rank have in common beside the amount."""
    if order == "wins":
        return standing.wins, standing.games
    return (standing.points / max(1, standing.deals),)


def _standing(rank: int | None, row: SqlRow) -> Standing:
    person, name, games, wins, place_sum, deals, points, feats = row
    return Standing(rank, person, name, games, wins, place_sum, deals, points, json.loads(feats))


async def count_in(writing: Writing, game: FinishedGame) -> None:
    """Add a finished game to the standings it belongs to."""
    boards = _boards(game, await seasons_reset(writing, game))
    shares = [(seat.person, seat) for seat in game.seats if seat.person is not None]
    await writing.do_each(
        "INSERT INTO people (person, name) VALUES (?, ?)"
        " ON CONFLICT (person) DO UPDATE SET name = excluded.name WHERE people.name = ''",
        [(person, seat.name) for person, seat in shares if person > 0],
    )
    await writing.do_each(
        "INSERT INTO boards (guild_id, season, family, preset) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        boards,
    )
    await writing.do_each(
        "INSERT INTO standings (board, person, games, wins, place_sum, deals, points)"
        f" VALUES ({_BOARD}, ?5, 1, ?6, ?7, ?8, ?9) ON CONFLICT (board, person) DO UPDATE SET"
        " games = standings.games + 1, wins = standings.wins + excluded.wins,"
        " place_sum = standings.place_sum + excluded.place_sum,"
        " deals = standings.deals + excluded.deals, points = standings.points + excluded.points",
        [(*board, person, *_share(game, seat)) for board in boards for person, seat in shares],
    )
    await writing.do_each(
        "INSERT INTO feats (board, person, name, count)"
        f" VALUES ({_BOARD}, ?5, ?6, ?7) ON CONFLICT (board, person, name) DO UPDATE SET"
        " count = feats.count + excluded.count",
        [
            (*board, person, name, count)
            for board in boards
            for person, seat in shares
            for name, count in seat.feats.items()
            if count
        ],
    )


async def count_out(writing: Writing, game: FinishedGame) -> None:
    """Take a game that was counted out of the standings; who has no other there goes."""
    boards = _boards(game, await seasons_reset(writing, game))
    shares = [(board, seat) for board in boards for seat in game.seats]
    shares = [(board, seat) for board, seat in shares if seat.person is not None]
    own = f"board = {_BOARD} AND person = ?5"
    feats = [
        (*board, seat.person, name, count)
        for board, seat in shares
        for name, count in seat.feats.items()
    ]
    await writing.do_each(f"UPDATE feats SET count = count - ?7 WHERE {own} AND name = ?6", feats)
    await writing.do_each(
        f"DELETE FROM feats WHERE {own} AND count = 0",
        [(*board, seat.person) for board, seat in shares],
    )
    await writing.do_each(
        "UPDATE standings SET games = games - 1, wins = wins - ?6, place_sum = place_sum - ?7,"
        f" deals = deals - ?8, points = points - ?9 WHERE {own}",
        [(*board, seat.person, *_share(game, seat)) for board, seat in shares],
    )
    await writing.do_each(
        f"DELETE FROM standings WHERE {own} AND games = 0",
        [(*board, seat.person) for board, seat in shares],
    )


def _share(game: FinishedGame, seat: SeatResult) -> tuple[bool, int, int, int]:
    """Return what a seat adds to a line: a win, the place, deals, points."""
    deals, points = (0, 0) if seat.left else (game.deal_count, seat.points)
    return seat.place == 1, seat.place, deals, points


def _boards(game: FinishedGame, reset: frozenset[str]) -> list[tuple[int, str, str, str]]:
    """Return the leaderboards that a game belongs to, but for those that were `reset` since."""
    if ALL_TIME in reset:
        return []
    seasons = [ALL_TIME, season_of(game.ended_at)]
    with suppress(ValueError):  # before four weeks were counted
        seasons.append(four_weeks_of(day_of(game.ended_at)))
    # A game by other rules is no game of the preset, so it counts for the family alone.
    presets = (EVERY_PRESET,) if game.customised else (EVERY_PRESET, game.preset)
    return [
        (game.guild_id, season, game.family, preset)
        for season in seasons
        if season not in reset
        for preset in presets
    ]
