"""Making puzzles: one a day and family, while nobody else asks anything of the background pool."""

import asyncio
import json
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar

from bot.background.pool import NOBODY, BackgroundFailure, BackgroundPool
from bot.background.worker import BackgroundCall
from bot.screens.daily.games import SEATS, daily_variant, families
from bot.support.incidents import log_incident, log_unwritten
from data.days import KeptPuzzle
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
"""A start has other things to do."""

LOOK_SECONDS: Final = 600.0

GAMES: Final = 80
"""Games of computers that are looked through for a puzzle."""

REST: Final = 4.0
"""After each step nothing is done for so many times as long: that takes a fifth of one core."""

READY: Final = Path(__file__).parent / "puzzles"
"""Puzzles of each family that computers made and judged beforehand, one a line.

`python -m training.puzzles` writes them.
"""


class PuzzleMaking:
    """Makes the puzzles of tomorrow, in this process or another.

    If people allow it, one comes of a kept game. Else computers play for it, with seeds that follow
    from the day. A day that has none yet gets one of those that came with the program.
    """

    def __init__(
        self, pool: BackgroundPool, store: Store, now: Callable[[], int], *, rest: float = REST
    ) -> None:
        self._pool = pool
        self._puzzles = store.puzzles
        self._proofs = store.proofs
        self._now = now
        self._rest = rest
        self._given_up: set[tuple[str, str]] = set()
        """The days and families for which this process has looked through all there is."""

    async def watch(self) -> None:
        """Make what is missing, again and again."""
        wait = FIRST_SECONDS
        while True:
            await asyncio.sleep(wait)
            wait = LOOK_SECONDS
            try:
                await self.make()
            except NotWritten as unwritten:
                log_unwritten(log, "making a puzzle", unwritten)
            except Exception as error:  # noqa: BLE001  the next look tries again
                log_incident(log, "making a puzzle", error)

    async def see_to(self, day: str, family: str) -> None:
        """Give a day that has no puzzle the one of those at hand that was used least lately."""
        if await self._puzzles.get(day, family) is None:
            used = await self._puzzles.by_computers(family)
            unused = len(used)
            body = max(ready(family), key=lambda one: used.index(one) if one in used else unused)
            await self._puzzles.keep(KeptPuzzle(day, family, None, body))

    async def make(self) -> None:
        """Make the puzzles of tomorrow that are missing, a step for each family in turn."""
        today = day_of(self._now())
        day = day_after(today)
        searches = deque(
            (family, self.search(day, family))
            for family in families()
            if (day, family) not in self._given_up
        )
        while searches:
            family, search = searches.popleft()
            try:
                async for _ in search:
                    searches.append((family, search))
                    break
            except BackgroundFailure as failure:
                log.warning("a puzzle is made later: the background worker failed (%s)", failure)

    async def search(self, day: str, family: str) -> AsyncIterator[None]:
        """Look for the puzzle of a day, a game at a time, until there is one or nothing is left."""
        if await self._puzzles.get(day, family) is not None:
            return
        async for game_id, position in self._positions(day, family):
            puzzle = None if position is None else await self._judged(position)
            if puzzle is not None:
                kept = KeptPuzzle(day, family, game_id, written_puzzle(puzzle))
                if await self._puzzles.keep(kept) or await self._puzzles.get(day, family):
                    log.info("there is a puzzle of %s in %s", day, family)
                    return
            yield
        self._given_up.add((day, family))
        log.info("there is no puzzle of %s in %s: none was found", day, family)

    async def _positions(
        self, day: str, family: str
    ) -> AsyncIterator[tuple[str | None, PuzzlePosition | None]]:
        """Yield what may be a puzzle of each game that is looked through, or that nothing is."""
        for said in await self._puzzles.candidates(family, REVISION):
            likely = [
                move
                for move in read_moves(said.moves)
                if is_likely(family, move.best, move.estimates)
            ]
            record = await self._proofs.record(said.game_id) if likely else None
            for move in likely if record is not None else ():
                yield said.game_id, await self._asked(recorded_position, record, move.at)
        played = daily_variant(family)
        for number in range(GAMES):
            options, seed = dict(played.options), f"{day} {family}"
            yield (
                None,
                await self._asked(computers_position, played.key, options, SEATS, seed, number),
            )

    async def _asked(self, function: Callable[..., T], *arguments: Any) -> T:  # noqa: ANN401  those of the function
        begun = monotonic()
        found: T = await self._pool.answer(NOBODY, BackgroundCall(function, arguments))
        await asyncio.sleep(self._rest * (monotonic() - begun))
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


@cache
def ready(family: str) -> tuple[dict[str, Any], ...]:
    """Return the puzzles of a family that came with the program, as a store keeps them."""
    lines = (READY / f"{family}.jsonl").read_text(encoding="utf-8").splitlines()
    return tuple(map(json.loads, lines))
