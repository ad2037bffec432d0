"""How long the event loop stands still while a game says what a seat sees and may do.

    python -m benchmarks.views [--positions 1500]

Views, prompts and lists of actions are drawn up in the loop itself, so what is measured is the time
of the processor, at every moment of games played at random, every preset of every family in turn;
and at the end of recorded games in which it once took long (`benchmarks/slow_views.jsonl`).
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from benchmarks.percentiles import percentiles
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.contract.variant import Variant
from engine.games.catalogue import FAMILIES
from engine.records.record import read_record

POSITIONS: Final = 1500
"""So many moments are looked at of each preset."""

SLOW: Final = Path(__file__).with_name("slow_views.jsonl")
"""Records, one a line; a view of the last moment of each was slow before that was mended."""

Asked = Callable[[Game], object]


def _questions(game: Game) -> dict[str, Asked]:
    """Return what the room asks a game for at every moment, by name."""
    seat = game.to_act[0]
    return {
        "view": lambda game: game.view(seat),
        "bystander": lambda game: game.view(None),
        "prompt": lambda game: game.prompt(seat),
        "legal_actions": lambda game: game.legal_actions(seat),
    }


def _times(game: Game) -> Iterator[tuple[str, float]]:
    for name, asked in _questions(game).items():
        started = time.thread_time()
        asked(game)
        yield name, (time.thread_time() - started) * 1000


def moments(offered: Variant, count: int, seed: int) -> Iterator[Game]:
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


def slow_games() -> Iterator[Game]:
    """Yield the last moment of each recorded game."""
    for line in SLOW.read_text(encoding="utf-8").splitlines():
        record = read_record(json.loads(line))
        game: Game = record.variant.start(record.seats, record.dealer or 0)
        for seat, action in record.actions:
            game, _ = game.apply(seat, action)
        yield game


def measure(positions: int = POSITIONS) -> dict[str, Any]:
    """Return percentiles by family and question, and the worst of the recorded moments."""
    figures: dict[str, Any] = {}
    for family in FAMILIES.values():
        found: dict[str, list[float]] = {}
        for number, offered in enumerate(family.presets.values()):
            for game in moments(offered, positions, number):
                for name, taken in _times(game):
                    found.setdefault(name, []).append(taken)
        figures[family.key] = {
            name: percentiles(times, p999=True) | {"max": round(max(times), 3)}
            for name, times in found.items()
        } | {"positions": len(found["view"])}
    recorded = [dict(_times(game)) for game in slow_games()]
    worst = {name: round(max(row[name] for row in recorded), 3) for name in recorded[0]}
    return {"view_cpu_ms": figures, "recorded_view_cpu_ms": worst}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.views", description=__doc__)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    print(json.dumps(measure(parser.parse_args().positions)), file=sys.stdout)
