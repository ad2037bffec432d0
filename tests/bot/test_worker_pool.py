"""Computers that think in processes of their own, and what happens when these fail."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest

from bot.room.worker_pool import WorkerPool, time_share
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.view import SeatView
from engine.games.catalogue import variant
from engine.players.families import PLAYERS
from engine.players.levels import policy


class Stumbling:
    """A player with a fault, whose error names a card."""

    slow: ClassVar[bool] = False

    def decide(self, view: SeatView, rng: Random) -> Action:
        raise KeyError(f"QS {view.seat} {rng}")


class StumblingLate(Stumbling):
    """One who is asked in another process."""

    slow: ClassVar[bool] = True


def moment(key: str, moves: int) -> tuple[Game, SeatView]:
    """A game after some moves by chance, and the view of the seat that is to act."""
    rng = Random(7)
    game: Game = variant(key).start(4, 0)
    for _ in range(moves):
        seat = game.to_act[0]
        game, _ = game.apply(seat, game.propose(seat, rng))
    return game, game.view(game.to_act[0])


@pytest.fixture
async def worker_pool() -> AsyncIterator[WorkerPool]:
    found = WorkerPool(margin=30)
    yield found
    found.close()


def workers() -> set[int]:
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


async def test_a_slow_player_decides_in_another_process_as_it_would_here(
    worker_pool: WorkerPool,
) -> None:
    game, view = moment("canasta_book", 9)
    before = workers()
    decision = await worker_pool.decision("medium", "canasta", view, Random(3))
    assert workers() - before
    assert decision == policy("medium", "canasta").decide(view, Random(Random(3).getrandbits(64)))
    game.apply(game.to_act[0], decision)


async def test_a_quick_player_needs_no_other_process(worker_pool: WorkerPool) -> None:
    game, view = moment("standard", 9)
    before = workers()
    game.apply(game.to_act[0], await worker_pool.decision("easy", "hearts", view, Random(3)))
    # Workers of an earlier test may just be ending.
    assert workers() <= before


async def test_a_worker_that_dies_holds_nobody_up(worker_pool: WorkerPool) -> None:
    game, view = moment("canasta_book", 9)
    before = workers()
    await worker_pool.decision("medium", "canasta", view, Random(3))
    for worker in workers() - before:
        os.kill(worker, signal.SIGKILL)
    for _ in range(3):
        game.apply(game.to_act[0], await worker_pool.decision("medium", "canasta", view, Random(3)))
    assert workers() - before, "nobody thinks any more"


async def test_a_late_worker_is_not_waited_for() -> None:
    game, view = moment("canasta_book", 9)
    worker_pool = WorkerPool(seconds=0.0, margin=0.0)
    try:
        decision = await worker_pool.decision("medium", "canasta", view, Random(3))
        game.apply(game.to_act[0], decision)
    finally:
        worker_pool.close()


async def test_the_time_counts_from_when_a_computer_is_asked() -> None:
    """Here it is over before the worker has begun, so the search is left out, not the answer."""
    _, view = moment("standard", 9)
    worker_pool = WorkerPool(seconds=0.02, margin=60)
    try:
        decision = await worker_pool.decision("hard", "hearts", view, Random(1))
    finally:
        worker_pool.close()
    searched = policy("hard", "hearts").decide(view, Random(Random(1).getrandbits(64)))
    assert decision == policy("medium", "hearts").decide(view, Random(1)) != searched


async def test_a_late_player_is_replaced_by_the_best_who_decides_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stumbling = replace(PLAYERS["hearts"], hard=StumblingLate())
    monkeypatch.setitem(PLAYERS, "hearts", stumbling)
    _, view = moment("standard", 9)
    worker_pool = WorkerPool(seconds=0.0, margin=0.0)
    try:
        for seed in range(20):
            decision = await worker_pool.decision("hard", "hearts", view, Random(seed))
            assert decision == policy("medium", "hearts").decide(view, Random(seed))
    finally:
        worker_pool.close()


async def test_a_player_that_stumbles_holds_nobody_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(PLAYERS, "hearts", replace(PLAYERS["hearts"], easy=Stumbling()))
    game, view = moment("standard", 9)
    worker_pool = WorkerPool()
    game.apply(game.to_act[0], await worker_pool.decision("easy", "hearts", view, Random(3)))
    assert "KeyError" in caplog.text
    assert "QS" not in caplog.text


async def test_a_worker_is_ready_before_the_first_who_thinks_needs_it() -> None:
    before = workers()
    worker_pool = WorkerPool(margin=30)
    try:
        worker_pool.expect("medium", "canasta")
        while not (ready := workers() - before):
            await asyncio.sleep(0.02)
        _, view = moment("canasta_book", 9)
        await worker_pool.decision("medium", "canasta", view, Random(3))
        found = workers() - before
        assert ready <= found
        assert len(found) == max(1, (os.cpu_count() or 2) - 1)
    finally:
        worker_pool.close()


@pytest.mark.parametrize(
    ("workers", "wanted", "share"), [(1, 1, 0.5), (3, 2, 0.5), (1, 4, 0.125), (3, 6, 0.25)]
)
def test_decisions_that_wait_for_the_same_worker_share_its_time(
    workers: int, wanted: int, share: float
) -> None:
    assert time_share(0.5, workers=workers, wanted=wanted) == share


PARENT = """
import asyncio, multiprocessing, sys
from random import Random
from bot.room.worker_pool import WorkerPool
from engine.games.catalogue import variant

async def main():
    game = variant("canasta_book").start(4, 0)
    game, _ = game.apply(-1, game.propose(-1, Random(1)))
    worker_pool = WorkerPool(margin=30)
    await worker_pool.decision("medium", "canasta", game.view(game.to_act[0]), Random(2))
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes are looked up as Unix does")
def test_workers_end_with_a_process_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    parent = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path.cwd())},
    )
    assert parent.stdout is not None
    children = [int(pid) for pid in parent.stdout.readline().split()]
    assert children
    parent.kill()
    parent.wait()
    parent.stdout.close()
    # They look whether it lives every now and then; the test's own limit is the last word.
    while any(map(alive, children)):
        time.sleep(0.05)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
