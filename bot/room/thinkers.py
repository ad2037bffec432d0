"""Thinkers: worker processes in which computers decide, so that no table waits for another's.

A worker is handed the view of the seat that is to act, and nothing else of the game.
"""

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Final

from engine.contract.action import Action
from engine.contract.view import View
from engine.players.levels import SLOW, policy
from engine.players.thinking import begin_work, decided

log = logging.getLogger(__name__)

PATIENCE_SECONDS: Final = 3.0
"""How long a table waits for a decision; then it takes one that needs no thought."""


class Thinkers:
    """Asks computer players for decisions: quick ones in place, slow ones in worker processes.

    Workers are started when the first is needed, one fewer than there are cores.
    """

    def __init__(self, patience: float = PATIENCE_SECONDS) -> None:
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None

    async def decision(self, level: str, family: str, view: View, chance: Random) -> Action:
        """Return what a computer of `level` does; a late or dead worker never holds a table up."""
        if (level, family) not in SLOW:
            return policy(level, family).decide(view, chance)
        seed, pool = chance.getrandbits(64), self._workers()
        try:
            async with asyncio.timeout(self._patience):
                return await asyncio.wrap_future(pool.submit(decided, level, family, view, seed))
        except TimeoutError:
            log.warning("a computer took too long over a move of %s", family)
        except BrokenProcessPool:
            # Others who waited for the same worker find this too; the new one is not to be closed.
            if self._pool is pool:
                self.close()
            log.warning("a worker that thought about a move of %s has died", family)
        return _thoughtless(family, view, chance)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                max_workers=max(1, (os.cpu_count() or 2) - 1),
                # A forked child would inherit sockets and the store's threads half alive.
                mp_context=multiprocessing.get_context("spawn"),
                initializer=begin_work,
            )
        return self._pool

    def close(self) -> None:
        """Let the workers go; the next slow decision begins new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def _thoughtless(family: str, view: View, chance: Random) -> Action:
    """Return what stands without an answer, or else anything that the rules allow."""
    if view.prompt is not None and view.prompt.default is not None:
        return view.prompt.default
    return policy("random", family).decide(view, chance)
