"""Computers that think in processes of their own, and what happens when these fail."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest

from bot.tables.workers.worker_pool import Thought, WorkerPool, seconds_until_decided
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.view import SeatView
from engine.games.catalogue import variant
from engine.players.decision import Basis, Decision
from engine.players.families import PLAYERS
from engine.players.levels import policy
from engine.players.policy import Level

LATE = Decision(Basis.LATE, "hard")
LATE_MOVES = 21
"""Here a hard player of Hearts has few cards left to think about, and differs from a medium one."""


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
    thought = await worker_pool.decision("medium", "canasta", view, 3)
    assert workers() - before
    action = policy("medium", "canasta").decide(view, Random(3))
    assert thought == Thought(action, Decision(Basis.PLAYER, "medium"))
    game.apply(game.to_act[0], thought.action)


@pytest.mark.parametrize(
    ("key", "moves", "level"),
    [("standard", LATE_MOVES, "hard"), ("pitch", 19, "hard"), ("samba_4", 9, "easy")],
)
async def test_a_decision_is_what_the_player_says_to_the_view_and_the_seed(
    worker_pool: WorkerPool, key: str, moves: int, level: Level
) -> None:
    _, view = moment(key, moves)
    family = variant(key).family
    for seed in range(2):
        found = await worker_pool.decision(level, family, view, seed)
        action = policy(level, family).decide(view, Random(seed))
        assert found == (action, Decision(Basis.PLAYER, level))


async def test_a_quick_player_needs_no_other_process(worker_pool: WorkerPool) -> None:
    game, view = moment("standard", 9)
    before = workers()
    thought = await worker_pool.decision("easy", "hearts", view, 3)
    game.apply(game.to_act[0], thought.action)
    assert thought.decision.basis is Basis.PLAYER
    # Workers of an earlier test may just be ending.
    assert workers() <= before


async def test_a_worker_that_dies_holds_nobody_up(worker_pool: WorkerPool) -> None:
    game, view = moment("canasta_book", 9)
    before = workers()
    await worker_pool.decision("medium", "canasta", view, 3)
    for worker in workers() - before:
        os.kill(worker, signal.SIGKILL)
    found = [await worker_pool.decision("medium", "canasta", view, 3) for _ in range(3)]
    for thought in found:
        game.apply(game.to_act[0], thought.action)
    assert {thought.decision.basis for thought in found} == {Basis.LOST, Basis.PLAYER}
    assert found[-1].decision.basis is Basis.PLAYER, "nobody thinks any more"


async def test_a_late_worker_is_not_waited_for() -> None:
    game, view = moment("canasta_book", 9)
    with closing(WorkerPool(seconds=0.0, margin=0.0)) as worker_pool:
        thought = await worker_pool.decision("medium", "canasta", view, 3)
        game.apply(game.to_act[0], thought.action)
        assert thought.decision.basis is Basis.LATE


async def test_the_time_counts_from_when_a_computer_is_asked() -> None:
    """Here it is over before the worker has begun, so the search is left out, not the answer."""
    _, view = moment("standard", LATE_MOVES)
    with closing(WorkerPool(seconds=0.02, margin=60)) as worker_pool:
        thought = await worker_pool.decision("hard", "hearts", view, 1)
    searched = policy("hard", "hearts").decide(view, Random(1))
    assert thought == (policy("medium", "hearts").decide(view, Random(1)), LATE)
    assert thought.action != searched


async def test_who_waits_for_a_worker_decides_as_if_there_were_no_queue() -> None:
    before = workers()
    _, view = moment("standard", LATE_MOVES)
    with closing(WorkerPool(seconds=60, margin=60, count=2)) as worker_pool:
        found = await asyncio.gather(
            *(worker_pool.decision("hard", "hearts", view, seed) for seed in range(3))
        )
        assert len(workers() - before) == 2
    player = policy("hard", "hearts")
    whole = Decision(Basis.PLAYER, "hard")
    assert found == [(player.decide(view, Random(seed)), whole) for seed in range(3)]


async def test_where_too_many_think_a_quick_player_answers_at_once() -> None:
    _, view = moment("standard", LATE_MOVES)
    # One thinks, one is behind it, and the third would be over time.
    with closing(WorkerPool(seconds=0.7, margin=60, count=1)) as worker_pool:
        found = await asyncio.gather(
            *(worker_pool.decision("hard", "hearts", view, seed) for seed in range(3))
        )
    assert found[2] == (policy("medium", "hearts").decide(view, Random(2)), LATE)


async def test_a_late_player_is_replaced_by_the_best_who_decides_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stumbling = replace(PLAYERS["hearts"], hard=StumblingLate())
    monkeypatch.setitem(PLAYERS, "hearts", stumbling)
    _, view = moment("standard", LATE_MOVES)
    with closing(WorkerPool(seconds=0.0, margin=0.0)) as worker_pool:
        for seed in range(20):
            thought = await worker_pool.decision("hard", "hearts", view, seed)
            assert thought == (policy("medium", "hearts").decide(view, Random(seed)), LATE)


async def test_a_player_that_stumbles_holds_nobody_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(PLAYERS, "hearts", replace(PLAYERS["hearts"], easy=Stumbling()))
    game, view = moment("standard", LATE_MOVES)
    worker_pool = WorkerPool()
    thought = await worker_pool.decision("easy", "hearts", view, 3)
    game.apply(game.to_act[0], thought.action)
    assert thought.decision.basis is Basis.FAILED
    assert "KeyError" in caplog.text
    assert "QS" not in caplog.text


async def test_a_worker_is_ready_before_the_first_who_thinks_needs_it() -> None:
    before = workers()
    with closing(WorkerPool(margin=30, count=31)) as worker_pool:
        worker_pool.expect("medium", "canasta")
        while not (ready := workers() - before):
            await asyncio.sleep(0.02)
        _, view = moment("canasta_book", 9)
        await worker_pool.decision("medium", "canasta", view, 3)
        found = workers() - before
        assert ready <= found
        # The executor may not have heard yet that the first one is idle.
        assert len(found) <= 2


@pytest.mark.parametrize(
    ("before", "workers", "seconds"),
    [(0, 1, 0), (1, 2, 0), (1, 1, 1.0), (2, 2, 1.0), (3, 2, 1.0), (4, 2, 1.5), (9, 1, 5.0)],
)
def test_who_comes_after_others_is_decided_after_them(
    before: int, workers: int, seconds: float
) -> None:
    assert seconds_until_decided(before, workers, 0.5) == seconds


PARENT = """
import asyncio, multiprocessing, sys
from random import Random
from bot.tables.workers.worker_pool import WorkerPool
from engine.games.catalogue import variant

async def main():
    game = variant("canasta_book").start(4, 0)
    game, _ = game.apply(-1, game.propose(-1, Random(1)))
    worker_pool = WorkerPool(margin=30)
    await worker_pool.decision("medium", "canasta", game.view(game.to_act[0]), 2)
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


async def test_a_steady_decision_is_waited_for_and_asked_again_if_its_worker_dies() -> None:
    """All who play one deal are to meet the same computers, however slow the machine is."""
    impatient = WorkerPool(0.0, margin=0.0)
    game, view = moment("standard", LATE_MOVES)
    try:
        late = await impatient.decision("hard", "hearts", view, 3)
        assert late.decision.basis is Basis.LATE
        deciding = asyncio.create_task(impatient.decision("hard", "hearts", view, 3, steady=True))
        while not workers():
            await asyncio.sleep(0.01)
        for worker in workers():
            os.kill(worker, signal.SIGKILL)
        thought = await deciding
    finally:
        impatient.close()
    action = policy("hard", "hearts").decide(view, Random(3))
    assert thought == Thought(action, Decision(Basis.PLAYER, "hard"))
    game.apply(game.to_act[0], thought.action)
