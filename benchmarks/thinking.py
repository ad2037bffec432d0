"""How long computers think over a decision, each level of each family against its own like.

    python -m benchmarks.thinking --slow 2.7
    python -m benchmarks.thinking --cpu --seconds 60

With `--cpu` it is the CPU time of hard decisions, which other work on the machine hardly changes.
With `--slow` the hardest computers alone are measured, in a process that is so much slower: from
the request, written down and sent to it, to the decision's arrival.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Mapping
from itertools import cycle
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from statistics import fmean
from typing import Any, Final

from benchmarks.percentiles import percentiles
from benchmarks.slowed import slowed
from benchmarks.tournament import Timed
from engine.contract.seats import DEALER
from engine.contract.variant import Variant
from engine.contract.view import SeatView
from engine.games.catalogue import FAMILIES
from engine.players.levels import levels, policy
from engine.players.policy import Level
from engine.players.thinking import decided
from engine.players.time_limit import THINKING_SECONDS

SLOWER: Final = 2.7
"""So much slower was a machine on which decisions outlasted their time."""

EVERY: Final = 5
"""One moment in so many is decided by the hardest computer, so that they differ from each other."""


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


def kinds() -> Mapping[str, list[Variant]]:
    """Return presets by the kind of game: Samba by itself, as its hands are much larger."""
    found: dict[str, list[Variant]] = {}
    for family in FAMILIES.values():
        for key, offered in family.presets.items():
            kind = "samba" if key.startswith("samba") else family.key
            found.setdefault(kind, []).append(offered)
    return found


def _moments(presets: list[Variant]) -> Iterator[SeatView]:
    """Yield views of the seat that has a choice, over deals that medium computers play."""
    rng = Random(1)
    number = 0
    for offered in cycle(presets):
        game = offered.start(offered.seats_default, 0)
        player = policy("medium", offered.family)
        while game.to_act and not game.deal_scores:
            seat = game.to_act[0]
            if seat == DEALER:
                action = game.propose(seat, rng)
            else:
                view = game.view(seat)
                number += 1
                if not number % EVERY:
                    yield view
                action = player.decide(view, rng)
            game, _ = game.apply(seat, action)


def cpu_times(presets: list[Variant], seconds: float) -> list[float]:
    """Return how many milliseconds of CPU time hard decisions took, for so many seconds of it."""
    player = policy("hard", presets[0].family)
    times: list[float] = []
    for seed, view in enumerate(_moments(presets)):
        began = time.process_time()
        player.decide(view, Random(seed))
        times.append((time.process_time() - began) * 1000)
        if sum(times) > seconds * 1000:
            break
    return times


def measure_cpu(seconds: float = 20.0) -> dict[str, Any]:
    """Return the mean and percentiles of the CPU time of a hard decision."""
    found = {kind: cpu_times(presets, seconds) for kind, presets in kinds().items()}
    return {
        "hard_decision_cpu_ms": {
            kind: {"mean": round(fmean(times), 3), **percentiles(times)}
            for kind, times in found.items()
        }
    }


def _decides(pipe: Connection) -> None:
    """Decide what comes, until nothing does; run in a process of its own."""
    while (asked := pipe.recv()) is not None:
        family, view, seed, deadline = asked
        pipe.send(decided("hard", family, view, seed, deadline))


def slowed_times(presets: list[Variant], factor: float, seconds: float) -> list[float]:
    """Return the milliseconds from request to decision of a process that is so much slower."""
    context = get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_decides, args=(there,), daemon=True)
    process.start()
    times: list[float] = []
    family, views = presets[0].family, _moments(presets)
    # The first decision waits for the process to begin.
    here.send((family, next(views), 0, time.monotonic()))
    here.recv()
    assert process.pid is not None
    end = time.monotonic() + seconds
    with slowed(process.pid, factor):
        for seed, view in enumerate(views):
            asked = time.monotonic()
            if asked > end:
                break
            here.send((family, view, seed, asked + THINKING_SECONDS))
            here.recv()
            times.append((time.monotonic() - asked) * 1000)
    here.send(None)
    process.join()
    return times


def measure_slowed(factor: float = SLOWER, seconds: float = 20.0) -> dict[str, Any]:
    """Return percentiles of a hard decision in a process that is so much slower."""
    figures: dict[str, Any] = {}
    for kind, presets in kinds().items():
        times = slowed_times(presets, factor, seconds)
        shown: dict[str, Any] = {**percentiles(times), "max": round(max(times), 3)}
        figures[kind] = shown | {"decisions": len(times)}
    return {"slowed": factor, "slowed_decision_ms": figures}


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
    } | measure_slowed()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.thinking", description=__doc__)
    parser.add_argument("--slow", type=float, metavar="FACTOR", help="a slower process; 1 is none")
    parser.add_argument("--cpu", action="store_true", help="the CPU time of hard decisions")
    parser.add_argument("--seconds", type=float, help="for each kind of game, or level of it")
    said = parser.parse_args()
    wished = {} if said.seconds is None else {"seconds": said.seconds}
    slow = said.slow is not None
    if said.cpu:
        found = measure_cpu(**wished)
    else:
        found = measure_slowed(said.slow, **wished) if slow else measure(**wished)
    print(json.dumps(found), file=sys.stdout)
