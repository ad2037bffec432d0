"""How long computers think over a decision, each level of each family against its own like."""

import time
from itertools import cycle
from random import Random
from typing import Any

from benchmarks.percentiles import percentiles
from benchmarks.tournament import Timed
from bot.room.thinkers import THINKING_SECONDS
from engine.contract.seats import DEALER
from engine.games.catalogue import FAMILIES
from engine.players.levels import levels, policy


def decision_times(level: str, family: str, seconds: float) -> list[float]:
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


def measure(seconds: float = 6.0) -> dict[str, Any]:
    """Return percentiles of a decision by family and level; drawing up a view is not thinking."""
    return {
        "decision_ms": {
            family: {
                level: percentiles(decision_times(level, family, seconds))
                for level in levels(family)
            }
            for family in FAMILIES
        }
    }
