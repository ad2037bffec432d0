"""What it costs the tables if ten people have old games appraised at once.

    python -m benchmarks.reviews [--seconds 60]

As in `benchmarks.lag`, a person sits at each of four tables with the strongest computers. For ten
seconds ten other people have their moves of old games appraised, as fast as the background process
can; for the next ten nobody does, and so on. So both are measured in the same minute of the same
machine.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from benchmarks.lag import COMMANDS, TABLES, WARMING_SECONDS, plays
from benchmarks.percentiles import percentiles
from benchmarks.room import Evening, many_tables, open_room
from engine.players.levels import levels

PEOPLE: Final = 10
SECONDS: Final = 60.0
EDGE_SECONDS: Final = 2.5
"""So much of each turn is left out: what was begun before it may still be going on."""

Times = Sequence[tuple[float, float]]


async def evening(command: str, seconds: float) -> tuple[Times, Times, Times]:
    """Return how late each probe was, how long each decision took, and when people read."""
    world, seated = many_tables(TABLES, 1)
    people = [live_table[0] for _, live_table in seated]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "reviews.json"
        program = ("benchmarks.probed", str(file), str(PEOPLE))
        async with open_room(world, Path(folder), computer_seconds=0, program=program) as server:
            best = levels(COMMANDS[command])[-1]
            await Evening(server).sit_down(seated, command=command, level=best)
            since = time.time() + WARMING_SECONDS
            await asyncio.gather(*(plays(person, since + seconds) for person in people))
            until = time.time()
        probes, decisions, turns = json.loads(file.read_text())
    late = [(due, late) for due, late, _ in probes if since <= due <= until]
    slow = [(at, taken * 1000) for at, taken in decisions if since <= at <= until]
    return late, slow, turns


def parted(times: Times, turns: Times) -> tuple[list[float], list[float]]:
    """Return what was measured while nobody read, and while people did."""
    nobody: list[float] = []
    people: list[float] = []
    for at, measured in times:
        if any(began + EDGE_SECONDS <= at <= ended for began, ended in turns):
            people.append(measured)
        elif all(at < began or at > ended + EDGE_SECONDS for began, ended in turns):
            nobody.append(measured)
    return nobody, people


def measure(seconds: float = SECONDS) -> dict[str, Any]:
    """Return p50 and p99 of lag and of decisions, without and with people who read."""
    figures: dict[str, Any] = {"reviews_lag_ms": {}, "reviews_decision_ms": {}}
    for command in COMMANDS:
        late, slow, turns = asyncio.run(evening(command, seconds))
        for name, times in zip(figures, (late, slow), strict=True):
            without, beside = parted(times, turns)
            figures[name][command] = {
                "without": percentiles(without) | {"count": len(without)},
                "beside": percentiles(beside) | {"count": len(beside)},
            }
        print(f"{command}: {figures['reviews_decision_ms'][command]}", file=sys.stderr, flush=True)
    return figures


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.reviews", description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    print(json.dumps(measure(parser.parse_args().seconds)))
