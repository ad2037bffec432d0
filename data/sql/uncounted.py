"""The games to count next, in their order, as they lie in the file."""

import json
from collections.abc import Sequence
from itertools import groupby
from typing import Final, TypeAlias

from data.proofs import unpacked
from data.sql.counted_games import DAY_MS, CountedGame, CountedSeat
from data.sql.database import SqlRow, Writing
from data.sql.seats import in_order
from engine.contract.seats import Seat
from engine.players.levels import EASIEST
from engine.records.sides import sides_of

_Sides: TypeAlias = tuple[tuple[Seat, ...], ...]

_Seat: TypeAlias = tuple[Seat, int | None, str | None, Seat | None, int, int, int]

_GAME: Final = """
SELECT number, game_id, guild_id, family, ended_at, ranked, hints, customised, preset,
    (SELECT coalesce(json_group_array(
        json_array(seat, person, level, side, place, points, has_left)), '[]')
     FROM results WHERE results.game_id = games.game_id),
    (SELECT coalesce(json_group_object(seat, level), '{}') FROM chairs
     WHERE table_id = games.game_id),
    coalesce((SELECT practice FROM tables WHERE table_id = games.game_id), 0)
FROM games
"""

# Numbered already: all is counted again, or a guild was forgotten before that came to its games.
_AGAIN: Final = f"{_GAME} WHERE number > ?1 ORDER BY number LIMIT ?2"
_NEW: Final = f"{_GAME} WHERE number IS NULL ORDER BY ended_at, game_id LIMIT ?1"

_FORGOTTEN: Final = """
SELECT number, seat, person, level, side, place, has_left, family, day FROM forgotten_seats
WHERE number > ?1 AND number <= coalesce(
    (SELECT DISTINCT number FROM forgotten_seats WHERE number > ?1
     ORDER BY number LIMIT 1 OFFSET ?2), 9223372036854775807)
ORDER BY number, seat
"""


class Uncounted:
    """What is to be counted; the sides of old games are worked out once for each of their rules."""

    def __init__(self) -> None:
        self._sides: dict[object, _Sides] = {}

    async def next(self, writing: Writing, counted: int, at_once: int) -> list[CountedGame]:
        """Return at most so many games after number `counted`."""
        again = [
            await self._game(writing, row, row[0])
            for row in await writing.rows(_AGAIN, (counted, at_once))
        ]
        again += _forgotten(await writing.rows(_FORGOTTEN, (counted, at_once)))
        if again:
            return sorted(again, key=lambda game: game.number)[:at_once]
        rows = await writing.rows(_NEW, (at_once,))
        return [
            await self._game(writing, row, number) for number, row in enumerate(rows, counted + 1)
        ]

    async def _game(self, writing: Writing, row: SqlRow, number: int) -> CountedGame:
        _, game_id, guild_id, family, ended_at, *others = row
        ranked, hints, customised, preset, seats, chairs, practice = others
        found: list[_Seat] = in_order(seats)
        levels: dict[Seat, str] = {}
        sides: dict[Seat, Seat] = {}
        if any(None in (level, side) for _, _, level, side, *_ in found):
            levels = {int(seat): level for seat, level in json.loads(chairs).items()}
            levels = levels or await _levels(writing, game_id)
            key = None if customised else (preset, len(found))
            sides = {
                seat: side[0]
                for side in await self._sides_of(writing, game_id, key)
                for seat in side
            }
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
            seats=tuple(
                CountedSeat(
                    seat,
                    person,
                    level or levels.get(seat, EASIEST),
                    sides.get(seat, seat) if side is None else side,
                    place,
                    points,
                    bool(left),
                )
                for seat, person, level, side, place, points, left in found
            ),
        )

    async def _sides_of(self, writing: Writing, game_id: str, key: object) -> _Sides:
        if key is not None and key in self._sides:
            return self._sides[key]
        rows = await writing.rows("SELECT body FROM records WHERE game_id = ?", (game_id,))
        sides = sides_of(unpacked(rows[0][0])) if rows else None
        if sides is None:
            # The rules have changed since: everybody counts as alone in this game only.
            return ()
        if key is not None:
            self._sides[key] = sides
        return sides


async def _levels(writing: Writing, game_id: str) -> dict[Seat, str]:
    """Return the levels of the computers of an old game without chairs, as its moves tell them."""
    found: dict[Seat, str] = {}
    for (body,) in await writing.rows("SELECT body FROM records WHERE game_id = ?", (game_id,)):
        record = unpacked(body)
        for (seat, _), author in zip(record.get("actions", ()), record.get("by", ()), strict=False):
            # As in `computer player hard 17`: what made the move, and at which level.
            words = str(author).split(" ")
            if len(words) > 2 and not words[2].isdecimal():
                found.setdefault(int(seat), words[2])
    return found


def _forgotten(rows: Sequence[SqlRow]) -> list[CountedGame]:
    games: list[CountedGame] = []
    for number, lines in groupby(rows, key=lambda row: row[0]):
        seats = list(lines)
        *_, family, day = seats[0]
        games.append(
            CountedGame(
                number=number,
                game_id=None,
                guild_id=None,
                family=family,
                preset="",
                ended_at=day * DAY_MS,
                ranked=True,
                hints=False,
                customised=False,
                practice=False,
                seats=tuple(
                    CountedSeat(seat, person, level, side, place, 0, bool(left))
                    for _, seat, person, level, side, place, left, *_ in seats
                ),
            )
        )
    return games
