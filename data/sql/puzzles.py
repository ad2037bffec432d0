"""Puzzles: positions to be solved, what people answered, and their own mistakes that come back."""

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Any, Final

from data.appraisals import KeptAppraisal, unpacked_moves
from data.days import KeptPuzzle, Mistake, Streak
from data.proofs import packed, unpacked
from data.seasons import day_after, day_before
from data.sql.database import Database, Value, Writing

INTERVALS: Final = (1, 3, 7, 21)
"""The days after which a mistake comes back: for the first time, and after each right answer."""

LATELY: Final = 200
"""Of so many seats of games, the newest, puzzles are made."""

_WILLING: Final = """
NOT EXISTS (
    SELECT 1 FROM results AS others WHERE others.game_id = games.game_id
    AND others.person IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM person_preferences AS chosen WHERE chosen.person = others.person
        AND chosen.name = 'puzzles' AND chosen.word = 'yes'
    )
)
"""
"""Whether all people of a game let puzzles be made of it; who was forgotten does not."""

_CANDIDATES: Final = f"""
SELECT game_id, seat, deal, appraisals.revision, body FROM appraisals
JOIN games USING (game_id) JOIN tables ON tables.table_id = game_id
WHERE games.family = ? AND appraisals.revision = ? AND NOT EXISTS (
    SELECT 1 FROM fields WHERE fields.field = tables.field AND closed = 0
)
AND game_id NOT IN (SELECT used.game_id FROM puzzles AS used WHERE used.game_id IS NOT NULL)
AND game_id IN (
    SELECT results.game_id FROM person_preferences AS chosen
    JOIN results ON results.person = chosen.person
    WHERE chosen.name = 'puzzles' AND chosen.word = 'yes'
    ORDER BY results.ended_at DESC LIMIT {LATELY}
) AND {_WILLING}
ORDER BY games.ended_at DESC, game_id, seat, deal
"""


class Puzzles:
    """The puzzles of each day, and what people have made of them and of their own mistakes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, day: str, family: str) -> KeptPuzzle | None:
        rows = await self._database.rows(
            "SELECT game_id, body FROM puzzles WHERE day = ? AND family = ?", (day, family)
        )
        if not rows:
            return None
        game_id, body = rows[0]
        return KeptPuzzle(day, family, game_id, unpacked(body))

    async def by_computers(self, family: str) -> list[Mapping[str, Any]]:
        """Return the puzzles of a family that are from no kept game, the newest first."""
        rows = await self._database.rows(
            "SELECT body FROM puzzles WHERE family = ? AND game_id IS NULL ORDER BY day DESC",
            (family,),
        )
        return [unpacked(body) for (body,) in rows]

    async def keep(self, puzzle: KeptPuzzle) -> bool:
        """Keep the puzzle of a day; False if there is one, or if its game may not be used now."""
        body = packed(puzzle.body)

        async def work(writing: Writing) -> bool:
            if puzzle.game_id is not None and not await writing.rows(
                f"SELECT 1 FROM games WHERE game_id = ? AND {_WILLING}", (puzzle.game_id,)
            ):
                return False
            kept = await writing.do(
                "INSERT INTO puzzles (day, family, game_id, body) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (day, family) DO NOTHING",
                (puzzle.day, puzzle.family, puzzle.game_id, body),
            )
            return bool(kept)

        return await self._database.write(work)

    async def candidates(self, family: str, revision: int) -> tuple[KeptAppraisal, ...]:
        """Return what these players said of games that puzzles may be made of, the newest first.

        Of a field's deal only once that is over.
        """
        rows = await self._database.rows(_CANDIDATES, (family, revision))
        return tuple(
            KeptAppraisal(game_id, seat, deal, by, unpacked_moves(body))
            for game_id, seat, deal, by, body in rows
        )

    async def answered(self, person: int, day: str, family: str) -> str | None:
        """Return what somebody answered, None if nothing to this puzzle."""
        rows = await self._database.rows(
            "SELECT answer FROM puzzle_tries WHERE person = ? AND day = ? AND family = ?",
            (person, day, family),
        )
        return (rows[0][0] or None) if rows else None

    async def answer(
        self, person: int, day: str, family: str, answer: str, *, is_right: bool
    ) -> None:
        """Keep what somebody answered; the first answer counts."""
        await self._database.do(
            "INSERT INTO puzzle_tries (person, day, family, answer, is_right)"
            " VALUES (?, ?, ?, ?, ?) ON CONFLICT (person, day, family) DO UPDATE"
            " SET answer = excluded.answer, is_right = excluded.is_right"
            " WHERE puzzle_tries.answer = ''",
            (person, day, family, answer, is_right),
        )

    async def streak(self, person: int, today: str) -> Streak:
        """Return somebody's days in a row with an answer; one is still due today."""
        rows = await self._database.rows(
            "SELECT DISTINCT day FROM puzzle_tries WHERE person = ? ORDER BY day", (person,)
        )
        last, current, longest = "", 0, 0
        for (day,) in rows:
            current = current + 1 if last and day == day_after(last) else 1
            last, longest = day, max(longest, current)
        return Streak(current if last >= day_before(today) else 0, longest)

    async def due(self, person: int, revision: int, today: str) -> tuple[Mistake, ...]:
        """Return the own mistakes that have come back, the oldest first.

        Those that were judged by other players wait until these have judged them.
        """
        rows = await self._database.rows(
            "SELECT mistakes.game_id, mistakes.seat, mistakes.deal, at, due, step FROM mistakes"
            " JOIN appraisals USING (game_id, seat, deal)"
            " WHERE mistakes.person = ? AND due <= ? AND revision = ? ORDER BY due, 1, at",
            (person, today, revision),
        )
        return tuple(Mistake(*row) for row in rows)

    async def answer_mistake(
        self, person: int, mistake: Mistake, today: str, *, is_right: bool
    ) -> None:
        """Let a mistake come back later, after a wrong answer tomorrow; the last time it goes.

        Nothing is done where that was answered meanwhile.
        """
        step = mistake.step + 1 if is_right else 0
        if step == len(INTERVALS):
            await self.drop_mistake(person, mistake)
            return
        due = (date.fromisoformat(today) + timedelta(days=INTERVALS[step])).isoformat()
        await self._database.do(
            f"UPDATE mistakes SET due = ?, step = ? WHERE {_MISTAKE}",
            (due, step, *_named(person, mistake)),
        )

    async def drop_mistake(self, person: int, mistake: Mistake) -> None:
        """Never ask about a mistake again; nothing is done where it was answered meanwhile."""
        await self._database.do(f"DELETE FROM mistakes WHERE {_MISTAKE}", _named(person, mistake))


_MISTAKE: Final = "game_id = ? AND seat = ? AND at = ? AND person = ? AND due = ?"


def _named(person: int, mistake: Mistake) -> tuple[Value, ...]:
    return (mistake.game_id, mistake.seat, mistake.at, person, mistake.due)


async def withdraw_puzzles(writing: Writing, person: int, game_id: str | None = None) -> None:
    """Let go of the puzzles that were made of a person's games, of one or of all.

    Who has answered one has answered on that day, and nothing says what.
    """
    games = "SELECT game_id FROM results WHERE person = ? AND game_id = coalesce(?, game_id)"
    await writing.do(
        "UPDATE puzzle_tries SET answer = '' WHERE (day, family) IN"
        f" (SELECT day, family FROM puzzles WHERE game_id IN ({games}))",
        (person, game_id),
    )
    await writing.do(f"DELETE FROM puzzles WHERE game_id IN ({games})", (person, game_id))
