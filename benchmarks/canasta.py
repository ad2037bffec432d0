"""How fast Canasta is played: actions a second, and how long its best computer player thinks."""

import time
from random import Random
from typing import Any

from benchmarks.percentiles import percentiles
from benchmarks.thinking import decision_times
from engine.games.catalogue import variant
from engine.players.levels import levels


def _actions_a_second(seconds: float) -> float:
    rng = Random(1)
    started = time.perf_counter()
    actions = 0
    while time.perf_counter() - started < seconds:
        game = variant("canasta_book").start(4, 0)
        while game.to_act:
            seat = game.to_act[0]
            game, _ = game.apply(seat, game.propose(seat, rng))
            actions += 1
    return round(actions / (time.perf_counter() - started), 1)


def measure(*, seconds: float = 5.0, thinking_seconds: float = 20.0) -> dict[str, Any]:
    """Return both figures; what the game itself takes to draw up a view is not thinking."""
    best = levels("canasta")[-1]
    return {
        "canasta_actions_per_s": _actions_a_second(seconds),
        "canasta_computer_ms": percentiles(decision_times(best, "canasta", thinking_seconds)),
    }
