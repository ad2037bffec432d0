"""How fast Canasta is played: actions a second, and how long its computer player thinks."""

import time
from random import Random
from typing import Any

from benchmarks.percentiles import percentiles
from benchmarks.tournament import Timed, played
from engine.games.catalogue import FAMILIES, variant
from engine.players.levels import policy


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


def _thinking(games: int) -> dict[str, float]:
    """Return percentiles of a decision over games of every preset."""
    timed = Timed(policy("medium", "canasta"))
    for preset in FAMILIES["canasta"].presets.values():
        for seed in range(games):
            played(preset, 0, [timed.decide] * preset.seats_default, seed)
    return percentiles(timed.times)


def measure(*, seconds: float = 5.0, games: int = 3) -> dict[str, Any]:
    """Return both figures; what the game itself takes to draw up a view is not thinking."""
    return {
        "canasta_actions_per_s": _actions_a_second(seconds),
        "canasta_computer_ms": _thinking(games),
    }
