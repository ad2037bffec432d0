"""Making puzzles: one a day and family, while nobody else asks anything of the background pool."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any, Final, TypeVar

from bot.background.pool import NOBODY, BackgroundFailure, BackgroundPool
from bot.background.worker import BackgroundCall
from bot.screens.daily.games import SEATS, daily_variant, families
from bot.support.incidents import log_incident, log_unwritten
from data.daily import KeptPuzzle
from data.patience import NotWritten
from data.seasons import day_after, day_of
from data.store import Store
from engine.players.appraisal import Appraisal
from engine.players.revision import REVISION
from engine.records.appraising import AppraisedMove, read_moves
from engine.records.puzzles import (
    ROUNDS,
    Puzzle,
    PuzzlePosition,
    borne_out,
    computers_position,
    is_likely,
    judged,
    puzzle_of,
    recorded_position,
    written_puzzle,
    wrong_answers,
)
from engine.records.second_looks import SecondLook, games_for, looked_again, told_again

T = TypeVar("T")

log = logging.getLogger(__name__)

FIRST_SECONDS: Final = 300.0
"""A start has other things to do; whoever wants a puzzle before has it begun at once."""

LOOK_SECONDS: Final = 600.0

GAMES: Final = 80
"""So many games of computers are looked through for a puzzle."""


class PuzzleMaking:
    """Makes the puzzles of today and tomorrow, in this process or another.

    If people allow it, one comes of a kept game. Else computers play for it, with seeds that follow
    from the day: so there is one from the first day on.
    """

    def __init__(self, pool: BackgroundPool, store: Store, now: Callable[[], int]) -> None:
        self._pool = pool
        self._puzzles = store.puzzles
        self._proofs = store.proofs
        self._now = now
        self.given_up: set[tuple[str, str]] = set()
        """The days and families for which this process has looked through all there is."""
        self.wanted = asyncio.Event()
        """Set when somebody asked for a puzzle that there is not."""

    async def watch(self) -> None:
        """Make what is missing, again and again."""
        wait = FIRST_SECONDS
        while True:
            self.wanted.clear()
            try:
                async with asyncio.timeout(wait):
                    await self.wanted.wait()
            except TimeoutError:
                pass
            wait = LOOK_SECONDS
            try:
                await self.make()
            except NotWritten as unwritten:
                log_unwritten(log, "making a puzzle", unwritten)
            except BackgroundFailure as failure:
                log.warning("a puzzle is made later: the background worker failed (%s)", failure)
            except Exception as error:  # noqa: BLE001  the next look tries again
                log_incident(log, "making a puzzle", error)

    async def make(self) -> None:
        """Make the puzzles of today and tomorrow that are missing."""
        today = day_of(self._now())
        for day in (today, day_after(today)):
            for family in families():
                given_up = (day, family) in self.given_up
                if not given_up and await self._puzzles.get(day, family) is None:
                    await self._make(day, family, today)

    async def _make(self, day: str, family: str, today: str) -> None:
        async for game_id, position in self._positions(day, family, today):
            puzzle = await self._judged(position)
            if puzzle is None:
                continue
            kept = KeptPuzzle(day, family, game_id, written_puzzle(puzzle))
            if await self._puzzles.keep(kept) or await self._puzzles.get(day, family) is not None:
                log.info("there is a puzzle of %s in %s", day, family)
                return
        self.given_up.add((day, family))
        log.info("there is no puzzle of %s in %s: none was found", day, family)

    async def _positions(
        self, day: str, family: str, today: str
    ) -> AsyncIterator[tuple[str | None, PuzzlePosition]]:
        """Yield what may be a puzzle, and the game that it is from."""
        for said in await self._puzzles.candidates(family, REVISION, today):
            likely = [
                move
                for move in read_moves(said.moves)
                if is_likely(family, move.best, move.estimates)
            ]
            record = await self._proofs.record(said.game_id) if likely else None
            for move in likely if record is not None else ():
                position = await self._asked(recorded_position, record, move.at)
                if position is not None:
                    yield said.game_id, position
        played = daily_variant(family)
        for number in range(GAMES):
            position = await self._asked(
                computers_position,
                played.key,
                dict(played.options),
                SEATS,
                f"{day} {family}",
                number,
            )
            if position is not None:
                yield None, position

    async def _asked(self, function: Callable[..., T], *arguments: Any) -> T:  # noqa: ANN401  those of the function
        found: T = await self._pool.answer(NOBODY, BackgroundCall(function, arguments))
        return found

    async def _judged(self, position: PuzzlePosition) -> Puzzle | None:
        rounds: list[Appraisal] = []
        puzzle: Puzzle | None = None
        for number in range(ROUNDS):
            rounds.append(await self._asked(judged, position, number))
            puzzle = puzzle_of(position, rounds)
            if puzzle is None:
                return None
        return None if puzzle is None else await self._borne_out(position, puzzle)

    async def _borne_out(self, position: PuzzlePosition, puzzle: Puzzle) -> Puzzle | None:
        """Return a puzzle once each of its wrong answers was looked at twice."""
        games = games_for(position.family)
        if not games:
            return puzzle
        wrong: list[AppraisedMove] = []
        for decision, move in wrong_answers(position, puzzle):
            look = SecondLook()
            while not look.is_over and len(look.apart) < games:
                look = await self._asked(looked_again, decision, move, look)
            again = told_again(move, look)
            if not again.matters:
                return None
            wrong.append(again)
        return borne_out(position.family, puzzle, wrong)
