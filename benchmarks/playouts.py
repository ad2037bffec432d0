"""How many random whole deals of standard Hearts the engine plays a second.

    python -m benchmarks.playouts
    python -m benchmarks.playouts --beside openspiel

Beside OpenSpiel (the package `open_spiel`, if it is installed) both play in turn, a few deals each,
so that whatever else the machine does slows both alike; seconds are those of the processor. Either
is driven from Python by the same loop. OpenSpiel's chance nodes in Hearts have outcomes that are
equally likely, so one of those listed is drawn.
"""

import argparse
import importlib
import json
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

from engine.contract.seats import DEALER
from engine.games.catalogue import variant

SHARE: Final = 20
"""Deals that one of two plays before the other goes on."""


def deal(rng: Random) -> None:
    """Play one deal at random through `Game.apply`, drawing the cards included."""
    game = variant("standard").start(4, 0)
    while not game.deal_scores:
        seat = game.to_act[0]
        legal = game.legal_actions(seat) if seat != DEALER else ()
        action = rng.choice(legal) if legal else game.propose(seat, rng)
        game, _ = game.apply(seat, action)


def measure(seconds: float = 5.0) -> float:
    """Return deals a second."""
    rng = Random(1)
    started = time.perf_counter()
    deals = 0
    while time.perf_counter() - started < seconds:
        deal(rng)
        deals += 1
    return round(deals / (time.perf_counter() - started), 1)


def deal_of(spiel: Any) -> Callable[[Random], None]:  # noqa: ANN401  a package without types
    """Return what plays one deal of OpenSpiel's Hearts at random."""
    hearts = spiel.load_game("hearts")

    def played(rng: Random) -> None:
        state = hearts.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))

    return played


def beside(other: Callable[[Random], None], seconds: float = 10.0) -> tuple[float, float]:
    """Return how many deals a second this engine plays, and how many the other one."""
    rng, spent, deals = Random(1), [0.0, 0.0], 0
    while sum(spent) < seconds:
        for at, played in enumerate((deal, other)):
            started = time.process_time()
            for _ in range(SHARE):
                played(rng)
            spent[at] += time.process_time() - started
        deals += SHARE
    return round(deals / spent[0], 1), round(deals / spent[1], 1)


def main(arguments: list[str] | None = None) -> None:
    """Print the figures as one JSON object."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.playouts")
    parser.add_argument("--beside", choices=["openspiel"])
    parser.add_argument("--seconds", type=float, default=10.0)
    chosen = parser.parse_args(arguments)
    if chosen.beside is None:
        print(json.dumps({"hearts_deals_per_s": measure(chosen.seconds)}))
        return
    try:
        spiel = importlib.import_module("pyspiel")
    except ImportError:
        parser.exit(1, "OpenSpiel is not installed: pip install open_spiel==2.0.2\n")
    ours, theirs = beside(deal_of(spiel), chosen.seconds)
    ratio = round(ours / theirs, 3)
    print(json.dumps({"hearts_deals_per_s": ours, "openspiel": theirs, "ratio": ratio}))


if __name__ == "__main__":
    main()
