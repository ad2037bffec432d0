"""Computers that think in processes of their own, and what happens when these fail."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.room.thinkers import Thinkers
from engine.contract.game import Game
from engine.contract.view import View
from engine.games.catalogue import variant
from engine.players.levels import policy


def moment(key: str, moves: int) -> tuple[Game, View]:
    """A game after some moves by chance, and the view of the seat that is to act."""
    rng = Random(7)
    game: Game = variant(key).start(4, 0)
    for _ in range(moves):
        seat = game.to_act[0]
        game, _ = game.apply(seat, game.propose(seat, rng))
    return game, game.view(game.to_act[0])


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    found = Thinkers(patience=30)
    yield found
    found.close()


def workers() -> set[int]:
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


async def test_a_slow_player_decides_in_another_process_as_it_would_here(
    thinkers: Thinkers,
) -> None:
    game, view = moment("canasta_book", 9)
    before = workers()
    decision = await thinkers.decision("easy", "canasta", view, Random(3))
    assert workers() - before
    assert decision == policy("easy", "canasta").decide(view, Random(Random(3).getrandbits(64)))
    game.apply(game.to_act[0], decision)


async def test_a_quick_player_needs_no_other_process(thinkers: Thinkers) -> None:
    game, view = moment("standard", 9)
    before = workers()
    game.apply(game.to_act[0], await thinkers.decision("easy", "hearts", view, Random(3)))
    assert workers() == before


async def test_a_worker_that_dies_holds_nobody_up(thinkers: Thinkers) -> None:
    game, view = moment("canasta_book", 9)
    before = workers()
    await thinkers.decision("easy", "canasta", view, Random(3))
    for worker in workers() - before:
        os.kill(worker, signal.SIGKILL)
    for _ in range(3):
        game.apply(game.to_act[0], await thinkers.decision("easy", "canasta", view, Random(3)))
    assert workers() - before, "nobody thinks any more"


async def test_a_late_worker_is_not_waited_for() -> None:
    game, view = moment("canasta_book", 9)
    thinkers = Thinkers(patience=0.0)
    try:
        decision = await thinkers.decision("easy", "canasta", view, Random(3))
        game.apply(game.to_act[0], decision)
    finally:
        thinkers.close()


PARENT = """
import asyncio, multiprocessing, sys
from random import Random
from bot.room.thinkers import Thinkers
from engine.games.catalogue import variant

async def main():
    game = variant("canasta_book").start(4, 0)
    game, _ = game.apply(-1, game.propose(-1, Random(1)))
    thinkers = Thinkers(30)
    await thinkers.decision("easy", "canasta", game.view(game.to_act[0]), Random(2))
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
    until = time.monotonic() + 20
    while time.monotonic() < until and any(map(alive, children)):
        time.sleep(0.05)
    assert not any(map(alive, children))


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
