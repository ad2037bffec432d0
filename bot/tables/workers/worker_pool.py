"""The worker pool: processes in which computers decide, so that no table waits for another's.

A worker is handed the view of the seat that is to act, and nothing else of the game.
"""

import asyncio
import logging
import multiprocessing
import time
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from random import Random
from typing import Final, NamedTuple, TypeAlias

from bot.support.incidents import log_incident
from bot.tables.workers.processors import usable_processors
from engine.contract.action import Action
from engine.contract.view import SeatView
from engine.players.decision import Basis, Decision
from engine.players.levels import is_slow, policy, quick
from engine.players.policy import Decided, Level, RandomPlayer
from engine.players.thinking import begin_work, decided, stand_ready
from engine.players.time_limit import THINKING_SECONDS

log = logging.getLogger(__name__)

MARGIN_SECONDS: Final = 1.0
"""How much longer a table waits for it."""

USUAL_SECONDS: Final = 0.3
"""How long a decision takes a worker, before any has been made."""

LATEST: Final = 0.1
"""How much the latest decision says of how long one takes, all before it saying the rest."""

STEADY_SECONDS: Final = 300.0
"""How long a worker may think where nobody waits; no decision takes a hundredth of it."""

STEADY_TRIES: Final = 5
"""Workers in a row that may die over one decision, before another player answers."""

START_METHOD = "spawn"
"""How a worker begins; a forked one would inherit sockets and the store's threads half alive."""

_AT_RANDOM: Final = RandomPlayer()


class Thought(NamedTuple):
    """The action of a computer, and how that came about."""

    action: Action
    decision: Decision


HasDecided: TypeAlias = Callable[[str, str, str, float], None]
"""Hears the level and family asked for a decision, its `Basis`, and how many seconds it took."""


def _nobody_hears(*_: object) -> None:
    return


class WorkerPool:
    """Asks computer players for decisions: quick ones in place, slow ones in worker processes.

    A decision follows from level, view and seed, unless it says that it rests on something else.
    It waits for a worker as long as others think. One that would not be made within `seconds` is
    not waited for: the best quick player answers. A worker is begun ahead where slow players sit
    down, and another for each decision that finds nobody idle, up to `count`; by itself that leaves
    a processor to the bot.
    """

    def __init__(
        self, seconds: float = THINKING_SECONDS, *, margin: float = MARGIN_SECONDS, count: int = 0
    ) -> None:
        self._seconds = seconds
        self._patience = seconds + margin
        self._count = count or max(1, usable_processors() - 1)
        self._free = asyncio.Semaphore(self._count)
        self._wanted = 0
        self._usual = USUAL_SECONDS
        self._workers: asyncio.Task[ProcessPoolExecutor] | None = None
        self.has_decided: HasDecided = _nobody_hears

    @property
    def waiting(self) -> int:
        """How many decisions are being made, or wait for a worker."""
        return self._wanted

    def expect(self, level: Level, family: str) -> None:
        """Begin a worker if `level` needs one, before the first decision has to wait for it."""
        if is_slow(level, family):
            self._begin()

    async def decision(
        self, level: Level, family: str, view: SeatView, seed: int, *, steady: bool = False
    ) -> Thought:
        """Return what a computer of `level` does, by the seed of the question.

        A late, dead or broken worker never holds a table up: then the best player answers who
        needs no worker. Where nobody waits for anybody, and all are to meet the same computers, the
        `steady` decision is waited for, and asked for again if its worker dies.
        """
        began = time.monotonic()
        decide = self._steadily if steady and is_slow(level, family) else self._promptly
        thought = await decide(level, family, view, seed)
        self.has_decided(level, family, thought.decision.basis, time.monotonic() - began)
        return thought

    async def _promptly(self, level: Level, family: str, view: SeatView, seed: int) -> Thought:
        basis = Basis.PLAYER
        if is_slow(level, family) and self._is_crowded():
            basis = Basis.LATE
        elif is_slow(level, family):
            try:
                found = await self._in_time(level, family, view, seed)
            except TimeoutError:
                log.warning("a computer took too long over a move of %s", family)
                basis = Basis.LATE
            except BrokenProcessPool:
                log.warning("a worker that thought about a move of %s has died", family)
                basis = Basis.LOST
            except Exception as error:  # noqa: BLE001  whatever a player stumbles over, the game goes on
                log_incident(log, f"thinking about a move of {family}", error)
                basis = Basis.FAILED
            else:
                basis = Basis.PLAYER if found.whole else Basis.LATE
                return Thought(found.action, Decision(basis, level))
        return self._quickly(level, family, view, seed, basis)

    async def _steadily(self, level: Level, family: str, view: SeatView, seed: int) -> Thought:
        """Return what `level` does, however long that takes."""
        for _ in range(STEADY_TRIES):
            self._wanted += 1
            try:
                end = time.monotonic() + STEADY_SECONDS
                found = await self._thought(level, family, view, seed, end)
            except BrokenProcessPool:
                log.warning("a worker that thought about a move of %s has died", family)
            except Exception as error:  # noqa: BLE001  whatever a player stumbles over, the game goes on
                log_incident(log, f"thinking about a move of {family}", error)
                return self._quickly(level, family, view, seed, Basis.FAILED)
            else:
                basis = Basis.PLAYER if found.whole else Basis.LATE
                return Thought(found.action, Decision(basis, level))
            finally:
                self._wanted -= 1
        return self._quickly(level, family, view, seed, Basis.LOST)

    def _quickly(
        self, level: Level, family: str, view: SeatView, seed: int, basis: Basis
    ) -> Thought:
        try:
            return Thought(_at_once(level, family, view, Random(seed)), Decision(basis, level))
        except Exception as error:  # noqa: BLE001  as above
            log_incident(log, f"deciding a move of {family}", error)
            action = _AT_RANDOM.decide(view, Random(seed))
            return Thought(action, Decision(Basis.FAILED, level))

    def _is_crowded(self) -> bool:
        """Whether so many think that one more would come to an end too late."""
        return seconds_until_decided(self._wanted, self._count, self._usual) > self._seconds

    async def _in_time(self, level: Level, family: str, view: SeatView, seed: int) -> Decided:
        """Have a worker decide; raise `TimeoutError` if it is late."""
        end = time.monotonic() + self._seconds
        self._wanted += 1
        try:
            async with asyncio.timeout(self._patience):
                return await self._thought(level, family, view, seed, end)
        finally:
            self._wanted -= 1

    async def _thought(
        self, level: Level, family: str, view: SeatView, seed: int, end: float
    ) -> Decided:
        async with self._free:
            workers = self._begin()
            pool = await asyncio.shield(workers)
            try:
                with self._timed():
                    # It may begin a process.
                    asked = await asyncio.to_thread(
                        pool.submit, decided, level, family, view, seed, end
                    )
                    return await asyncio.wrap_future(asked)
            except BrokenProcessPool:
                # Others who waited for the same worker find this too; the new one stays.
                if self._workers is workers:
                    self.close()
                raise

    @contextmanager
    def _timed(self) -> Generator[None]:
        """Learn how long a decision takes these days, also of one that nobody waits for."""
        began = time.monotonic()
        try:
            yield
        finally:
            self._usual += LATEST * (time.monotonic() - began - self._usual)

    def _begin(self) -> asyncio.Task[ProcessPoolExecutor]:
        """Return the workers, who may still be on their way; begin them if there are none."""
        workers = self._workers
        if workers is None or (
            workers.done() and (workers.cancelled() or workers.exception() is not None)
        ):
            # Processes are begun in a thread: the loop has people to answer.
            workers = self._workers = asyncio.create_task(asyncio.to_thread(_workers, self._count))
        return workers

    def close(self) -> None:
        """Let the workers go; the next slow decision begins new ones."""
        workers, self._workers = self._workers, None
        if workers is None:
            return
        if workers.done():
            _dismiss(workers)
        else:
            workers.add_done_callback(_dismiss)


def seconds_until_decided(before: int, workers: int, usual: float) -> float:
    """Guess when a decision is made that so many others are before, each taking the usual time.

    One that finds a worker free is not guessed at: it is tried.
    """
    return usual * (before // workers + 1) if before >= workers else 0.0


def _workers(count: int) -> ProcessPoolExecutor:
    """Return so many workers at most, one of them ready."""
    pool = ProcessPoolExecutor(
        max_workers=count,
        mp_context=multiprocessing.get_context(START_METHOD),
        initializer=begin_work,
    )
    # One is begun for each call that finds nobody idle.
    pool.submit(stand_ready).result()
    return pool


def _dismiss(workers: asyncio.Task[ProcessPoolExecutor]) -> None:
    if not workers.cancelled() and workers.exception() is None:
        workers.result().shutdown(wait=False, cancel_futures=True)


def _at_once(level: Level, family: str, view: SeatView, rng: Random) -> Action:
    """Return what the best quick player does, and what stands without an answer if none plays."""
    player = quick(level, family)
    at_random = isinstance(player, RandomPlayer) and policy(level, family) is not player
    if at_random and view.prompt is not None and view.prompt.default is not None:
        return view.prompt.default
    return player.decide(view, rng)
