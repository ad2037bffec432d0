"""The worker pool: processes in which computers decide, so that no table waits for another's.

A worker is handed the view of the seat that is to act, and nothing else of the game.
"""

import asyncio
import logging
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Final

from bot.incidents import log_incident
from engine.contract.action import Action
from engine.contract.view import SeatView
from engine.players.levels import is_slow, policy, quick
from engine.players.policy import Level
from engine.players.random_player import RandomPlayer
from engine.players.thinking import begin_work, decided, stand_ready
from engine.players.time_limit import THINKING_SECONDS

log = logging.getLogger(__name__)

MARGIN_SECONDS: Final = 1.0
"""How much longer a table waits for it."""

_AT_RANDOM: Final = RandomPlayer()


class WorkerPool:
    """Asks computer players for decisions: quick ones in place, slow ones in worker processes.

    If more decisions are wanted than there are workers, each has its share of the time, so
    that a full room makes computers think less and nobody wait. Workers are begun ahead where
    slow players sit down, one fewer than there are cores.
    """

    def __init__(
        self, seconds: float = THINKING_SECONDS, *, margin: float = MARGIN_SECONDS
    ) -> None:
        self._seconds = seconds
        self._patience = seconds + margin
        self._count = max(1, (os.cpu_count() or 2) - 1)
        self._free = asyncio.Semaphore(self._count)
        self._wanted = 0
        self._workers: asyncio.Task[ProcessPoolExecutor] | None = None

    def expect(self, level: Level, family: str) -> None:
        """Begin workers if `level` needs them, before the first decision has to wait for them."""
        if is_slow(level, family):
            self._begin()

    async def decision(self, level: Level, family: str, view: SeatView, chance: Random) -> Action:
        """Return what a computer of `level` does.

        A late, dead or broken worker never holds a table up: then the best player answers who
        needs no worker.
        """
        if is_slow(level, family):
            seed, end = chance.getrandbits(64), time.monotonic() + self._seconds
            self._wanted += 1
            try:
                async with asyncio.timeout(self._patience):
                    return await self._thought(level, family, view, seed, end)
            except TimeoutError:
                log.warning("a computer took too long over a move of %s", family)
            except BrokenProcessPool:
                log.warning("a worker that thought about a move of %s has died", family)
            except Exception as error:  # noqa: BLE001  whatever a player stumbles over, the game goes on
                log_incident(log, f"thinking about a move of {family}", error)
            finally:
                self._wanted -= 1
        try:
            return _at_once(level, family, view, chance)
        except Exception as error:  # noqa: BLE001  as above
            log_incident(log, f"deciding a move of {family}", error)
            return _AT_RANDOM.decide(view, chance)

    async def _thought(
        self, level: Level, family: str, view: SeatView, seed: int, end: float
    ) -> Action:
        async with self._free:
            workers = self._begin()
            pool = await asyncio.shield(workers)
            share = time_share(self._seconds, workers=self._count, wanted=self._wanted)
            deadline = min(end, time.monotonic() + share)
            try:
                return await asyncio.wrap_future(
                    pool.submit(decided, level, family, view, seed, deadline)
                )
            except BrokenProcessPool:
                # Others who waited for the same worker find this too; the new one stays.
                if self._workers is workers:
                    self.close()
                raise

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


def time_share(seconds: float, *, workers: int, wanted: int) -> float:
    """Return how long each of so many decisions may take, so that all are made in `seconds`."""
    return seconds * min(1.0, workers / wanted)


def _workers(count: int) -> ProcessPoolExecutor:
    """Return so many workers, all of them ready."""
    pool = ProcessPoolExecutor(
        max_workers=count,
        # A forked child would inherit sockets and the store's threads half alive.
        mp_context=multiprocessing.get_context("spawn"),
        initializer=begin_work,
    )
    # One is begun for each call that finds nobody idle.
    for ready in [pool.submit(stand_ready) for _ in range(count)]:
        ready.result()
    return pool


def _dismiss(workers: asyncio.Task[ProcessPoolExecutor]) -> None:
    if not workers.cancelled() and workers.exception() is None:
        workers.result().shutdown(wait=False, cancel_futures=True)


def _at_once(level: Level, family: str, view: SeatView, chance: Random) -> Action:
    """Return what the best quick player does, and what stands without an answer if none plays."""
    player = quick(level, family)
    at_random = isinstance(player, RandomPlayer) and policy(level, family) is not player
    if at_random and view.prompt is not None and view.prompt.default is not None:
        return view.prompt.default
    return player.decide(view, chance)
