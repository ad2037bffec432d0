"""How many random whole deals of standard Hearts the engine plays a second."""

import time
from random import Random

from engine.contract.seats import DEALER
from engine.games.catalogue import variant


def measure(seconds: float = 5.0) -> float:
    """Return deals a second through `Game.apply`, drawing the cards included."""
    rng = Random(1)
    started = time.perf_counter()
    deals = 0
    while time.perf_counter() - started < seconds:
        game = variant("standard").start(4, 0)
        while not game.deal_scores:
            seat = game.to_act[0]
            legal = game.legal_actions(seat) if seat != DEALER else ()
            action = rng.choice(legal) if legal else game.propose(seat, rng)
            game, _ = game.apply(seat, action)
        deals += 1
    return round(deals / (time.perf_counter() - started), 1)
