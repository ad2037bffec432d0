"""Counting: what finished games do to the ratings and to the figures that go with them.

Games are counted one after another, each once, in the order of their numbers. What they did is
kept in the same transaction as their numbers, so a crash leaves no game half counted.
"""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from data.ratings import EVERYWHERE, Unrated
from data.results import FinishedGame
from data.settings import FORGETTING
from data.sql.counted_games import (
    PLAYED_ALONE,
    CountedGame,
    against,
    counted,
    fared,
    next_games,
)
from data.sql.database import Value, Writing
from engine.games.catalogue import highest_wins
from engine.ratings.rated import rated
from engine.ratings.rating import NEW, Rating

COUNTED: Final = "SELECT counted FROM counting"

_WAITING: Final = f"""
SELECT ({COUNTED}), EXISTS (
    SELECT 1 FROM games WHERE number IS NULL AND voided_at IS NULL AND game_id <> ?1)
    OR EXISTS (SELECT 1 FROM games WHERE number > ({COUNTED}))
    OR EXISTS (SELECT 1 FROM forgotten_seats WHERE number > ({COUNTED})),
    coalesce((SELECT practice FROM tables WHERE table_id = ?1), 0),
    EXISTS (SELECT 1 FROM tables WHERE table_id = ?1 AND {PLAYED_ALONE})
"""

# CROSS JOIN keeps the order: from the days that are asked for to the few games of one person.
_RATED_BEFORE: Final = """
SELECT found.day, (
    SELECT json_group_array(person) FROM results AS every
    WHERE every.game_id = found.game_id AND person IS NOT NULL)
FROM (
    SELECT DISTINCT games.game_id, games.ended_at / 86400000 AS day FROM json_each(?1) AS asked
    CROSS JOIN results ON results.person = CAST(json_extract(asked.value, '$[0]') AS BIGINT)
        AND results.ended_at >= 86400000 * CAST(json_extract(asked.value, '$[1]') AS BIGINT)
        AND results.ended_at < 86400000 * (1 + CAST(json_extract(asked.value, '$[1]') AS BIGINT))
    CROSS JOIN games USING (game_id)
    WHERE games.number <= ?2 AND games.ranked = 1 AND games.unrated IS NULL
) AS found
UNION ALL
SELECT found.day, (
    SELECT json_group_array(person) FROM forgotten_seats AS every
    WHERE every.number = found.number AND person IS NOT NULL)
FROM (
    SELECT DISTINCT number, day FROM json_each(?1) AS asked
    CROSS JOIN forgotten_seats ON person = CAST(json_extract(asked.value, '$[0]') AS BIGINT)
        AND day = CAST(json_extract(asked.value, '$[1]') AS BIGINT)
    WHERE number <= ?2 AND rated = 1
) AS found
"""

_RATINGS: Final = """
SELECT ratings.guild_id, ratings.family, ratings.person, mu, sigma, games
FROM json_each(?1) AS asked
CROSS JOIN ratings ON guild_id = CAST(json_extract(asked.value, '$[0]') AS BIGINT)
    AND family = json_extract(asked.value, '$[1]')
    AND person = CAST(json_extract(asked.value, '$[2]') AS BIGINT)
"""

_RATE: Final = """
INSERT INTO ratings (guild_id, family, person, mu, sigma, shown, games, last_day)
VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild_id, family, person) DO UPDATE SET
    mu = excluded.mu, sigma = excluded.sigma, shown = excluded.shown, games = excluded.games,
    last_day = max(ratings.last_day, excluded.last_day)
"""

_UNRATED: Final = """
UPDATE results SET rated_from = NULL, rated_to = NULL, rated_everywhere = NULL
WHERE game_id = ? AND rated_from IS NOT NULL
"""

SHOWN: Final = """
UPDATE results SET rated_from = ?, rated_to = ?, rated_everywhere = ?
WHERE game_id = ? AND seat = ?
"""

FORGOTTEN: Final = "UPDATE forgotten_seats SET rated = ? WHERE number = ?"

_AGAINST: Final = """
INSERT INTO against_computers (person, guild_id, family, level, games, ahead)
VALUES (?, ?, ?, ?, 1, ?) ON CONFLICT (person, guild_id, family, level) DO UPDATE SET
    games = against_computers.games + 1, ahead = against_computers.ahead + excluded.ahead
"""

_BEST: Final = """
INSERT INTO bests (person, guild_id, family, streak, longest, fewest, fewest_game, most, most_game)
VALUES (?1, ?2, ?3, ?4, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (person, guild_id, family) DO UPDATE SET
    streak = CASE excluded.streak WHEN 1 THEN bests.streak + 1 ELSE 0 END,
    longest = max(bests.longest, CASE excluded.streak WHEN 1 THEN bests.streak + 1 ELSE 0 END),
    fewest_game = CASE WHEN bests.fewest IS NULL OR excluded.fewest < bests.fewest
        THEN excluded.fewest_game ELSE bests.fewest_game END,
    fewest = CASE WHEN bests.fewest IS NULL OR excluded.fewest < bests.fewest
        THEN excluded.fewest ELSE bests.fewest END,
    most_game = CASE WHEN bests.most IS NULL OR excluded.most > bests.most
        THEN excluded.most_game ELSE bests.most_game END,
    most = CASE WHEN bests.most IS NULL OR excluded.most > bests.most
        THEN excluded.most ELSE bests.most END
"""

_LEFT_ALONE: Final = f"""
INSERT INTO forgotten_seats
    (number, seat, family, day, rated, person, level, side, place, has_left)
SELECT (
    SELECT 1 + max(number) FROM (
        SELECT counted AS number FROM counting UNION ALL SELECT max(number) FROM games
        UNION ALL SELECT max(number) FROM forgotten_seats
    ) AS numbers
), seat, family, ended_at / 86400000, 1, person, chairs.level, seat,
    CASE WHEN person IS NULL THEN 1 ELSE 2 END, CASE WHEN person IS NULL THEN 0 ELSE 1 END
FROM tables JOIN chairs USING (table_id) WHERE table_id = ?1 AND {PLAYED_ALONE}
    AND 1 = (SELECT count(person) FROM chairs AS every WHERE every.table_id = ?1)
    AND NOT EXISTS (
        SELECT 1 FROM chairs AS own
        JOIN settings ON key = '{FORGETTING}' || CAST(own.person AS TEXT)
        WHERE own.table_id = ?1 AND settings.value LIKE '%"' || ?1 || '"%')
"""

Rated: TypeAlias = tuple[int, str, int]
"""Whose rating: a guild, a family, a person."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of a person around a game: where it is rated, and after it over all guilds."""

    before: int
    after: int
    everywhere: int | None


@dataclass(slots=True)
class Pool:
    """The ratings that some games are about, as they become one game after another."""

    ratings: dict[Rated, tuple[Rating, int]]
    last_day: dict[tuple[int, str, int], int] = field(
        default_factory=dict[tuple[int, str, int], int]
    )

    def rate(self, game: CountedGame) -> dict[int, Numbers]:
        """Rate a game; return what its people are shown of it."""
        seats = fared(game.seats)
        shown: dict[int, dict[int, tuple[int, int]]] = {person: {} for person in game.people}
        for guild_id in game.pools:
            before = {
                person: self.ratings.get((guild_id, game.family, person), (NEW, 0))
                for person in game.people
            }
            after = rated(game.family, seats, {one: old for one, (old, _) in before.items()})
            for person, rating in after.items():
                old, games = before[person]
                key = (guild_id, game.family, person)
                self.ratings[key] = (rating, games + 1)
                self.last_day[key] = max(game.day, self.last_day.get(key, game.day))
                shown[person][guild_id] = (old.shown, rating.shown)
        own, nowhere = game.pools[0], (None, None)
        return {
            person: Numbers(*found[own], found.get(EVERYWHERE, nowhere)[1])
            for person, found in shown.items()
            if own in found
        }


class CountingTurn(NamedTuple):
    """The turn of a game that is being kept: its number, and what its table says of it."""

    number: int
    practice: bool
    alone: bool


async def turn_of(writing: Writing, game_id: str) -> CountingTurn | None:
    """Return the turn of a game that is being kept; None if others wait to be counted first."""
    ((number, waiting, practice, alone),) = await writing.rows(_WAITING, (game_id,))
    return None if waiting else CountingTurn(number + 1, bool(practice), bool(alone))


async def count_finished(writing: Writing, game: FinishedGame, turn: CountingTurn) -> None:
    """Count a game in the step that keeps it."""
    number, practice, alone = turn
    await _count(writing, [counted(game, number, practice=practice, alone=alone)], number - 1)


async def count_left_alone(writing: Writing, table_id: str) -> None:
    """Count a game alone that its person has ended: they are last, and all computers before them.

    Of an end without a result nothing is kept but that, and nothing at all if the person's data was
    deleted since it began: these rows do not say of which table they are.
    """
    turn = await turn_of(writing, table_id)
    await writing.do(_LEFT_ALONE, (table_id,))
    if turn is not None:
        await count_next(writing, at_once=1)


async def count_next(writing: Writing, *, at_once: int) -> int:
    """Count the next games, at most so many; return how many there were."""
    ((before,),) = await writing.rows(COUNTED)
    games = await next_games(writing, before, at_once)
    if games:
        # What they did when they were counted before.
        await writing.do_each(_UNRATED, [(one.game_id,) for one in games if one.game_id])
        await _count(writing, games, before)
    return len(games)


async def _count(writing: Writing, games: Sequence[CountedGame], counted_before: int) -> None:
    """Count games that follow on number `counted_before`."""
    before = await _rated_before(writing, games, counted_before)
    pool = Pool(await _ratings(writing, games))
    reasons: dict[int, Unrated | None] = {}
    shown: dict[int, dict[int, Numbers]] = {}
    for game in games:
        of_the_day = (game.day, game.people)
        reason = reasons[game.number] = game.unrated(before[of_the_day])
        if reason is None:
            before[of_the_day] += 1
            shown[game.number] = pool.rate(game)
    kept = [game for game in games if game.game_id is not None]
    await writing.do_each(
        "UPDATE games SET number = ?, unrated = ? WHERE game_id = ?",
        [(game.number, reasons[game.number], game.game_id) for game in kept],
    )
    await writing.do_each(
        FORGOTTEN,
        [(reasons[one.number] is None, one.number) for one in games if one.game_id is None],
    )
    for statement, rows in (
        (SHOWN, _numbers(kept, shown)),
        (_RATE, _rows(pool)),
        (_AGAINST, _against(kept)),
        (_BEST, _bests(games)),
    ):
        if found := list(rows):
            await writing.do_each(statement, found)
    await writing.do("UPDATE counting SET counted = ?", (games[-1].number,))


async def _rated_before(
    writing: Writing, games: Sequence[CountedGame], counted: int
) -> Counter[tuple[int, tuple[int, ...]]]:
    """Count the rated games by their day and people, as far as these games are about them."""
    asked = {(game.people[0], game.day) for game in games if game.ranked}
    found: Counter[tuple[int, tuple[int, ...]]] = Counter()
    if asked:
        rows = await writing.rows(_RATED_BEFORE, (json.dumps(sorted(asked)), counted))
        found.update((day, tuple(sorted(json.loads(people)))) for day, people in rows)
    return found


async def _ratings(
    writing: Writing, games: Iterable[CountedGame]
) -> dict[Rated, tuple[Rating, int]]:
    asked = {
        (guild_id, game.family, person)
        for game in games
        if game.ranked or game.alone
        for guild_id in game.pools
        for person in game.people
    }
    if not asked:
        return {}
    rows = await writing.rows(_RATINGS, (json.dumps(sorted(asked)),))
    return {
        (guild_id, family, person): (Rating(mu, sigma), games)
        for guild_id, family, person, mu, sigma, games in rows
    }


def _numbers(
    games: Iterable[CountedGame], shown: dict[int, dict[int, Numbers]]
) -> Iterable[Sequence[Value]]:
    for game in games:
        told = shown.get(game.number, {})
        for seat in game.seats:
            if seat.person in told:
                own = told[seat.person]
                yield (own.before, own.after, own.everywhere, game.game_id, seat.seat)


def _rows(pool: Pool) -> Iterable[Sequence[Value]]:
    for key, day in pool.last_day.items():
        rating, games = pool.ratings[key]
        yield (*key, rating.mu, rating.sigma, rating.shown, games, day)


def _against(games: Iterable[CountedGame]) -> Iterable[Sequence[Value]]:
    for game in games:
        # Alone a hint is nobody else's loss.
        if game.practice or (game.hints and len(game.people) > 1):
            continue
        for seat in game.seats:
            if seat.person is not None:
                for level, ahead in against(game.seats, seat).items():
                    yield (seat.person, game.guild_id, game.family, level, ahead)


def _bests(games: Iterable[CountedGame]) -> Iterable[Sequence[Value]]:
    for game in games:
        for seat in game.seats:
            if seat.person is None or not game.ranked:
                continue
            won, untold = seat.place == 1, (None, None)
            yield (seat.person, EVERYWHERE, game.family, won, *untold, *untold)
            if game.guild_id is not None:
                told = not game.customised and not seat.left
                found, wanted = (seat.points, game.game_id), highest_wins(game.preset)
                fewest = found if told and wanted is False else untold
                most = found if told and wanted else untold
                yield (seat.person, game.guild_id, game.family, won, *fewest, *most)
