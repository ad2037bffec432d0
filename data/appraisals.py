"""Appraisals: what the strong player said of the moves of a game, kept with it."""

import asyncio
import json
import zlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from data.seasons import day_after, day_of
from data.sql.database import Database, SqlRow, Writing
from engine.contract.seats import Seat


@dataclass(frozen=True, slots=True)
class KeptAppraisal:
    """The appraisal of the moves that a seat made in a deal, counted from 1.

    `revision` is that of the players: others may say something else. `moves` are as
    `engine.records.appraising.written_moves` writes them.
    """

    game_id: str
    seat: Seat
    deal: int
    revision: int
    moves: list[dict[str, Any]] = field(repr=False)


_OF_PERSON: Final = """
SELECT game_id, seat, deal, revision, body FROM appraisals JOIN results USING (game_id, seat)
WHERE person = ? AND game_id IN ({}) ORDER BY game_id, seat, deal
"""

_RECENT: Final = """
SELECT game_id, body
FROM results JOIN games USING (game_id) JOIN appraisals USING (game_id, seat)
WHERE person = ? AND family = ? AND revision = ?
ORDER BY results.ended_at DESC, game_id, deal
LIMIT ?
"""

DEALS_A_GAME: Final = 20
"""Of so many deals a game on average the recent ones are read; the older games of a person who
plays longer are left out."""


class Appraisals:
    """The appraisals of games that are over; each goes with its game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, game_id: str, seat: Seat, deal: int) -> KeptAppraisal | None:
        """Return what was said of a deal of a game, whichever players said it."""
        rows = await self._database.rows(
            "SELECT revision, body FROM appraisals WHERE game_id = ? AND seat = ? AND deal = ?",
            (game_id, seat, deal),
        )
        if not rows:
            return None
        revision, body = rows[0]
        return KeptAppraisal(game_id, seat, deal, revision, unpacked_moves(body))

    async def recent(
        self, person: int, family: str, revision: int, games: int
    ) -> list[list[dict[str, Any]]]:
        """Return what was said of the moves in somebody's last games of a family, a row a game."""
        asked = (person, family, revision, games * DEALS_A_GAME)
        rows = await self._database.rows(_RECENT, asked)
        # Hundreds of deals would keep the loop busy.
        return await asyncio.to_thread(_by_game, rows, games)

    async def keep(self, appraisal: KeptAppraisal, mistakes: Collection[int] = ()) -> bool:
        """Keep what was said, in place of what was said before; False if the game is gone.

        `mistakes` are the actions of the record that its person is to be asked again.
        """

        async def work(writing: Writing) -> bool:
            # Also not if its person was forgotten meanwhile.
            rows = await writing.rows(
                "SELECT person, ended_at FROM results"
                " WHERE game_id = ? AND seat = ? AND person > 0",
                (appraisal.game_id, appraisal.seat),
            )
            if rows:
                body = zlib.compress(json.dumps(appraisal.moves, separators=(",", ":")).encode())
                await writing.do(
                    "INSERT INTO appraisals (game_id, seat, deal, revision, body)"
                    " VALUES (?, ?, ?, ?, ?) ON CONFLICT (game_id, seat, deal) DO UPDATE"
                    " SET revision = excluded.revision, body = excluded.body",
                    (
                        appraisal.game_id,
                        appraisal.seat,
                        appraisal.deal,
                        appraisal.revision,
                        body,
                    ),
                )
                await _keep_mistakes(writing, appraisal, mistakes, *rows[0])
            return bool(rows)

        return await self._database.write(work)


async def _keep_mistakes(
    writing: Writing,
    appraisal: KeptAppraisal,
    mistakes: Collection[int],
    person: int,
    ended_at: int,
) -> None:
    """Ask a person again on the day after the game; what is asked already goes on."""
    deal = (appraisal.game_id, appraisal.seat, appraisal.deal)
    known = await writing.rows(
        "SELECT at FROM mistakes WHERE game_id = ? AND seat = ? AND deal = ?", deal
    )
    await writing.do_each(
        "DELETE FROM mistakes WHERE game_id = ? AND seat = ? AND deal = ? AND at = ?",
        [(*deal, at) for (at,) in known if at not in mistakes],
    )
    due = day_after(day_of(ended_at))
    await writing.do_each(
        "INSERT INTO mistakes (game_id, seat, deal, at, person, due, step)"
        " VALUES (?, ?, ?, ?, ?, ?, 0) ON CONFLICT (game_id, seat, at) DO NOTHING",
        [(*deal, at, person, due) for at in mistakes],
    )


async def appraisals_of(
    database: Database, person: int, games: Sequence[str]
) -> list[dict[str, Any]]:
    """Return what is kept of a person's moves in some games, for themselves."""
    marks = ", ".join("?" * len(games))
    rows = await database.rows(_OF_PERSON.format(marks), (person, *games))
    return await asyncio.to_thread(_told, rows)


def _told(rows: Sequence[SqlRow]) -> list[dict[str, Any]]:
    return [
        {
            "game": game,
            "seat": seat,
            "deal": deal,
            "players": revision,
            "moves": unpacked_moves(body),
        }
        for game, seat, deal, revision, body in rows
    ]


async def forget_appraisals(writing: Writing, person: int, game_id: str | None = None) -> None:
    """Let go of what was said of a person's moves, in one game or in all."""
    await writing.do(
        "DELETE FROM appraisals WHERE (game_id, seat) IN"
        " (SELECT game_id, seat FROM results WHERE person = ? AND game_id = coalesce(?, game_id))",
        (person, game_id),
    )


def _by_game(rows: Sequence[SqlRow], games: int) -> list[list[dict[str, Any]]]:
    by_game: dict[str, list[dict[str, Any]]] = {}
    for game, body in rows:
        if game not in by_game and len(by_game) == games:
            break
        by_game.setdefault(game, []).extend(unpacked_moves(body))
    return list(by_game.values())


def unpacked_moves(body: bytes) -> list[dict[str, Any]]:
    """Return the moves of an appraisal as they were packed."""
    moves: list[dict[str, Any]] = json.loads(zlib.decompress(body))
    return moves
