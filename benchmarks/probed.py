"""The bot with a probe in its event loop: `python -m benchmarks.probed FILE [PEOPLE]`.

At its end it writes to FILE, as JSON, when each probe was due, how late it came, and for how long
the loop's thread had worked meanwhile; the rest others took of the processor. Probes are due at
equal distances whatever the loop does, so that a loop that stands still for long is met by as many
of them as presses would have been.

If it is told a number of PEOPLE, so many have their moves of games that are over appraised, all
at once, for some seconds in turn with as many without. Then FILE has three lists: the probes, when
each decision for a table began and how many seconds it took, and when appraising began and ended.
"""

import asyncio
import json
import sys
import time
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

from benchmarks.fair_games import FairGame
from bot.app import client
from bot.app.life import live
from bot.background.pool import BackgroundPool
from bot.support.logs import set_up
from bot.support.settings import Settings
from bot.tables.computers.worker_pool import Thought, WorkerPool
from engine.contract.view import SeatView
from engine.games.catalogue import variant
from engine.players.policy import Level
from engine.records.appraising import appraised, own_decisions_written

EVERY_SECONDS: Final = 0.005

BY_TURNS_SECONDS: Final = 10.0
"""So long people look at old games, and so long nobody does."""

OLD_GAMES: Final = ("standard", "canasta_book", "pitch")


class Probe:
    """Notes how late the loop comes to what is due."""

    def __init__(self) -> None:
        self.found: list[tuple[float, float, float]] = []
        self._loop = asyncio.get_running_loop()
        self._due = self._loop.time()
        self._since_epoch = time.time() - self._loop.time()
        self._worked = time.thread_time()

    def tick(self) -> None:
        """Note every probe that has become due, and wait for the next."""
        now, worked = self._loop.time(), time.thread_time()
        while self._due <= now:
            late = now - self._due
            work = min(late, worked - self._worked)
            self.found.append((self._since_epoch + self._due, late * 1000, work * 1000))
            self._due += EVERY_SECONDS
        self._worked = worked
        self._loop.call_at(self._due, self.tick)


async def probed() -> Probe:
    """Run the bot as `cardroom run` does, with a probe."""
    probe = Probe()
    probe.tick()
    await live(Settings.from_environment())
    return probe


class Timed(WorkerPool):
    """A pool that notes when each decision began, and how long it took."""

    async def decision(
        self, level: Level, family: str, view: SeatView, seed: int, *, steady: bool = False
    ) -> Thought:
        """Decide as ever."""
        began, at = time.perf_counter(), time.time()
        try:
            return await super().decision(level, family, view, seed, steady=steady)
        finally:
            TIMES.append((at, time.perf_counter() - began))


TIMES: Final[list[tuple[float, float]]] = []


def old_game(key: str) -> dict[str, Any]:
    """Return the record of a game that people have played."""
    game = FairGame(variant(key), 4, (None,) * 4, Random(1))
    game.odd = 0
    game.play(300)
    return game.record()


class Readers:
    """People who have their moves appraised, by turns with nobody."""

    def __init__(self, people: int) -> None:
        self._games = [old_game(key) for key in OLD_GAMES]
        self._pool = BackgroundPool()
        self._may = asyncio.Event()
        self._tasks = [asyncio.create_task(self._read(person)) for person in range(people)]
        self._tasks.append(asyncio.create_task(self._take_turns()))
        self.turns: list[tuple[float, float]] = []
        self.appraised = 0

    def stop(self) -> None:
        """Let everybody go."""
        self._pool.close()
        for task in self._tasks:
            task.cancel()

    async def _take_turns(self) -> None:
        while True:
            await asyncio.sleep(BY_TURNS_SECONDS)
            began = time.time()
            self._may.set()
            await asyncio.sleep(BY_TURNS_SECONDS)
            self._may.clear()
            self.turns.append((began, time.time()))

    async def _read(self, person: int) -> None:
        for number in count(person):
            record, seat = self._games[number % len(self._games)], number % 4
            with self._pool.job(person) as job:
                await self._may.wait()
                for decision in await job.ask(own_decisions_written, record, seat, 1):
                    await self._may.wait()
                    await job.ask(appraised, decision)
                    self.appraised += 1


async def with_readers(people: int) -> list[object]:
    """Run the bot as `probed` does, beside people who look at old games."""
    # The bot makes its pool by this name.
    client.WorkerPool = Timed
    readers = Readers(people)
    try:
        found = (await probed()).found
    finally:
        readers.stop()
    print(f"{readers.appraised} moves appraised", file=sys.stderr, flush=True)
    return [found, TIMES, readers.turns]


if __name__ == "__main__":
    set_up("ERROR")
    written: object = (
        asyncio.run(with_readers(int(sys.argv[2]))) if sys.argv[2:] else asyncio.run(probed()).found
    )
    Path(sys.argv[1]).write_text(json.dumps(written), encoding="utf-8")
