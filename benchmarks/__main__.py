"""Measure everything and print one JSON object; progress goes to standard error."""

import argparse
import json
import sys
import time
from typing import Any, Final

from benchmarks import (
    canasta,
    lag,
    languages,
    leaderboard,
    pictures,
    playouts,
    resume,
    room,
    thinking,
    views,
)
from benchmarks.machine import machine

GAMES: Final = 100_000
"""So many games are seeded for the leaderboard in seconds; a million takes some minutes."""


def main() -> None:
    """Run every measurement in turn, each alone on the machine."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=GAMES, help=f"games behind the leaderboard ({GAMES})"
    )
    games = parser.parse_args().games
    figures: dict[str, Any] = {"machine": machine(), "leaderboard_games": games}
    for name, measured in (
        ("playouts", lambda: {"engine_playouts_per_s": playouts.measure()}),
        ("views", views.measure),
        ("languages", languages.measure),
        ("canasta", canasta.measure),
        ("pictures", pictures.measure),
        ("thinking", thinking.measure),
        ("resume", resume.measure),
        ("room", room.measure),
        ("lag", lag.measure),
        ("leaderboard", lambda: {"leaderboard_ms": leaderboard.measure(games)}),
    ):
        print(f"measuring {name} ...", file=sys.stderr, flush=True)
        started = time.perf_counter()
        figures.update(measured())
        print(f"  {time.perf_counter() - started:.0f} s", file=sys.stderr, flush=True)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
