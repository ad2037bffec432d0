"""How fast the engine plays, and how long it keeps the event loop from everybody else.

Deals and actions at random are counted a second. Views, prompts and lists of actions are drawn up
in the loop itself, so what is measured of them is the time of the processor, at moments of games of
every preset.
"""

import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from benchmarks.measuring import percentiles
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.contract.variant import Variant
from engine.games.catalogue import FAMILIES, variant

SECONDS: Final = 5.0
POSITIONS: Final = 300
"""Moments that are looked at of each preset."""


def deal(rng: Random) -> None:
    """Play one deal at random through `Game.apply`, drawing the cards included."""
    game = variant("standard").start(4, 0)
    while not game.deal_scores:
        seat = game.to_act[0]
        legal = game.legal_actions(seat) if seat != DEALER else ()
        action = rng.choice(legal) if legal else game.propose(seat, rng)
        game, _ = game.apply(seat, action)


def deals_a_second(seconds: float) -> float:
    """Return how many deals of Hearts are played a second."""
    rng, deals, started = Random(1), 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        deal(rng)
        deals += 1
    return round(deals / (time.perf_counter() - started), 1)


def _moments(offered: Variant, count: int, seed: int) -> Iterator[Game]:
    """Yield so many moments of games played at random, at which somebody is to act."""
    rng = Random(seed)
    while True:
        game = offered.start(rng.choice(offered.seats_allowed), 0)
        while game.to_act:
            seat = game.to_act[0]
            if seat != DEALER:
                yield game
                count -= 1
                if not count:
                    return
            game, _ = game.apply(seat, game.propose(seat, rng))


def _times(game: Game) -> Iterator[tuple[str, float]]:
    """Yield the milliseconds of all that a table asks a game for at every moment."""
    seat = game.to_act[0]
    asked: dict[str, Callable[[], object]] = {
        "view": lambda: game.view(seat),
        "bystander": lambda: game.view(None),
        "prompt": lambda: game.prompt(seat),
        "legal_actions": lambda: game.legal_actions(seat),
    }
    for name, ask in asked.items():
        started = time.thread_time()
        ask()
        yield name, (time.thread_time() - started) * 1000


def measure(seconds: float = SECONDS, positions: int = POSITIONS) -> dict[str, Any]:
    """Return deals a second, and percentiles of each question by family."""
    figures: dict[str, Any] = {}
    for family in FAMILIES.values():
        found: dict[str, list[float]] = {}
        for number, offered in enumerate(family.presets.values()):
            for game in _moments(offered, positions, number):
                for name, taken in _times(game):
                    found.setdefault(name, []).append(taken)
        figures[family.key] = {
            name: percentiles(times) | {"max": max(times)} for name, times in found.items()
        }
    return {"hearts_deals_per_s": deals_a_second(seconds), "view_cpu_ms": figures}
