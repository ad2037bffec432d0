"""How long computers think over a decision, each level of each family against its own like."""

import time
from itertools import cycle
from random import Random
from statistics import fmean
from typing import Any, Final

from benchmarks.measuring import percentiles
from benchmarks.strength import Timed
from engine.contract.seats import DEALER
from engine.games.catalogue import FAMILIES
from engine.players.levels import levels, policy
from engine.players.policy import Level
from engine.players.time_limit import THINKING_SECONDS

SECONDS: Final = 6.0


def decision_times(level: Level, family: str, seconds: float) -> list[float]:
    """Return how many milliseconds each decision took, deals of every preset in turn."""
    timed = Timed(policy(level, family, seconds=THINKING_SECONDS))
    rng = Random(1)
    end = time.perf_counter() + seconds
    for offered in cycle(FAMILIES[family].presets.values()):
        game = offered.start(offered.seats_default, 0)
        while game.to_act and not game.deal_scores:
            if timed.times and time.perf_counter() > end:
                return timed.times
            seat = game.to_act[0]
            action = (
                game.propose(seat, rng) if seat == DEALER else timed.decide(game.view(seat), rng)
            )
            game, _ = game.apply(seat, action)
    return timed.times


def measure(seconds: float = SECONDS) -> dict[str, Any]:
    """Return the mean and percentiles of a decision by family and level; no view is in it."""
    figures: dict[str, dict[str, dict[str, float]]] = {}
    for family in FAMILIES:
        figures[family] = {}
        for level in levels(family):
            times = decision_times(level, family, seconds)
            figures[family][level] = {"mean": round(fmean(times), 3), **percentiles(times)}
    return {"decision_ms": figures}
