"""Finished games as they are counted: what their seats came to, without their cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from data.ratings import ALONE, EVERYWHERE, RATED_A_DAY, Unrated
from data.results import FinishedGame
from data.seasons import DAY_MS
from data.sql.database import SqlRow, Writing
from data.sql.rows import in_order
from engine.contract.seats import Seat
from engine.players.levels import level_named
from engine.ratings.rated import SeatFared

PLAYED_ALONE: Final = "solo = 1 AND hints = 0 AND field IS NULL"
"""Whether the game of a table is rated though one person plays it alone."""

_GAME: Final = f"""
SELECT number, game_id, guild_id, family, ended_at, ranked, hints, customised, preset,
    (SELECT json_group_array(json_array(seat, person, level, side, place, points, has_left))
     FROM results WHERE results.game_id = games.game_id),
    coalesce((SELECT practice FROM tables WHERE table_id = games.game_id), 0),
    (SELECT count(*) FROM tables WHERE table_id = games.game_id AND {PLAYED_ALONE})
FROM games
"""

# Numbered already: all is counted again, or a guild was forgotten before that came to its games.
_AGAIN: Final = f"{_GAME} WHERE number > ?1 ORDER BY number LIMIT ?2"
_NEW: Final = f"""
{_GAME} WHERE number IS NULL AND voided_at IS NULL ORDER BY ended_at, game_id LIMIT ?1
"""

_FORGOTTEN: Final = """
SELECT number, family, day, seat, person, level, side, place, has_left FROM forgotten_seats
WHERE number > ?1 AND number <= coalesce(
    (SELECT DISTINCT number FROM forgotten_seats WHERE number > ?1
     ORDER BY number LIMIT 1 OFFSET ?2), 9223372036854775807)
ORDER BY number, seat
"""


@dataclass(frozen=True, slots=True)
class CountedSeat:
    """How one seat fared, as `SeatResult` has it."""

    seat: Seat
    person: int | None
    level: str
    side: Seat
    place: int
    points: int
    left: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedGame:
    """A game and its place in the order of counting.

    `alone` is one that is rated though one person plays it. A game of a guild that was forgotten
    has no id and no guild, and counts for ratings over all guilds. So has one alone that was left.
    """

    number: int
    game_id: str | None
    guild_id: int | None
    family: str
    preset: str
    ended_at: int
    ranked: bool
    hints: bool
    customised: bool
    practice: bool
    alone: bool
    seats: tuple[CountedSeat, ...]

    @property
    def day(self) -> int:
        """The day on which it ended, counted from 1970."""
        return self.ended_at // DAY_MS

    @property
    def people(self) -> tuple[int, ...]:
        """The people who began the game, in the order of their numbers."""
        return tuple(sorted(seat.person for seat in self.seats if seat.person is not None))

    @property
    def pools(self) -> tuple[int, ...]:
        """The guilds in which it is rated, that whose numbers are shown first."""
        if self.alone:
            return (ALONE,)
        return (EVERYWHERE,) if self.guild_id is None else (self.guild_id, EVERYWHERE)

    def unrated(self, before: int) -> Unrated | None:
        """Return why it is not rated, if `before` games were on its day among its people."""
        if self.hints:
            return "hints"
        if self.alone:
            return None
        if not self.ranked:
            return "alone"
        return "often" if before >= RATED_A_DAY else None


def counted(game: FinishedGame, number: int, *, practice: bool, alone: bool) -> CountedGame:
    return CountedGame(
        number=number,
        game_id=game.game_id,
        guild_id=game.guild_id,
        family=game.family,
        preset=game.preset,
        ended_at=game.ended_at,
        ranked=game.ranked,
        hints=game.hints,
        customised=game.customised,
        practice=practice,
        alone=alone,
        seats=tuple(
            CountedSeat(
                seat.seat, seat.person, seat.level, seat.side, seat.place, seat.points, seat.left
            )
            for seat in game.seats
        ),
    )


async def next_games(writing: Writing, counted: int, at_once: int) -> list[CountedGame]:
    """Return at most so many games that are to be counted after number `counted`, in order."""
    again = [_game(row, row[0]) for row in await writing.rows(_AGAIN, (counted, at_once))]
    again += _forgotten(await writing.rows(_FORGOTTEN, (counted, at_once)))
    if again:
        return sorted(again, key=lambda game: game.number)[:at_once]
    rows = await writing.rows(_NEW, (at_once,))
    return [_game(row, number) for number, row in enumerate(rows, counted + 1)]


def _game(row: SqlRow, number: int) -> CountedGame:
    _, game_id, guild_id, family, ended_at, *others = row
    ranked, hints, customised, preset, seats, practice, alone = others
    return CountedGame(
        number=number,
        game_id=game_id,
        guild_id=guild_id,
        family=family,
        preset=preset,
        ended_at=ended_at,
        ranked=bool(ranked),
        hints=bool(hints),
        customised=bool(customised),
        practice=bool(practice),
        alone=bool(alone),
        seats=tuple(CountedSeat(*seat[:-1], left=bool(seat[-1])) for seat in in_order(seats)),
    )


def _forgotten(rows: Sequence[SqlRow]) -> list[CountedGame]:
    games: list[CountedGame] = []
    for (number, family, day), kept in groupby(rows, key=lambda row: row[:3]):
        seats = tuple(
            CountedSeat(seat, person, level, side, place, 0, bool(left))
            for *_, seat, person, level, side, place, left in kept
        )
        people = sum(seat.person is not None for seat in seats)
        games.append(
            CountedGame(
                number=number,
                game_id=None,
                guild_id=None,
                family=family,
                preset="",
                ended_at=day * DAY_MS,
                ranked=people > 1,
                hints=False,
                customised=False,
                practice=False,
                alone=people == 1,
                seats=seats,
            )
        )
    return games


def fared(seats: Sequence[CountedSeat]) -> list[SeatFared]:
    """Return what ratings are made of."""
    return [
        SeatFared(seat.person, level_named(seat.level), seat.side, seat.place, seat.left)
        for seat in seats
    ]


def against(seats: Sequence[CountedSeat], own: CountedSeat) -> dict[str, bool]:
    """Return for each level of computers on other sides whether a seat was ahead of them all."""
    computers = [seat for seat in seats if seat.person is None and seat.side != own.side]
    return {
        level: not own.left
        and all(own.place < seat.place for seat in computers if seat.level == level)
        for level in {seat.level for seat in computers}
    }
