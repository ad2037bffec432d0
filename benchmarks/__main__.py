"""Measure everything and print one JSON object; progress goes to standard error."""

import json
import sys
from typing import Any

from benchmarks import canasta, lag, leaderboard, playouts, resume, room


def main() -> None:
    """Run every measurement in turn, each alone on the machine."""
    figures: dict[str, Any] = {}
    for name, measured in (
        ("playouts", lambda: {"engine_playouts_per_s": playouts.measure()}),
        ("canasta", canasta.measure),
        ("resume", resume.measure),
        ("room", room.measure),
        ("lag", lag.measure),
        ("leaderboard", lambda: {"leaderboard_ms": leaderboard.measure()}),
    ):
        print(f"measuring {name} ...", file=sys.stderr, flush=True)
        figures.update(measured())
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
