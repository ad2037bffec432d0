"""What the slowest pictures at a hundred tables waited for.

    python -m benchmarks.waiting

It plays the evening of `benchmarks.room`, every answer of Discord 50 ms late. For each of the
slowest pictures it prints how long after the press the call came to the rate limiter, how long it
waited there, and which calls went between the press and the picture.
"""

import argparse
import asyncio
import json
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from benchmarks.percentiles import percentiles
from benchmarks.queued import QueuedCall
from benchmarks.room import Press, hundred_tables

SLOWEST: Final = 5

LATE_SECONDS: Final = 0.05


def explained(press: Press, shown: float, calls: Sequence[QueuedCall]) -> dict[str, Any]:
    """Say what the picture of a press waited for; moments are in milliseconds after the press."""
    own = [
        call
        for call in calls
        if call.channel_id == press.channel_id and press.sent <= call.passed <= shown
    ]
    before = Counter(
        f"{call.method} {call.route}, {'urgent' if call.urgent else 'not urgent'}"
        for call in calls
        if press.sent <= call.passed < shown and call not in own
    )
    return {
        "shown_ms": _after(press, shown),
        "own_calls": [
            {
                "came_ms": _after(press, call.came),
                "passed_ms": _after(press, call.passed),
                "token_in_ms": round(call.token_in * 1000, 1),
                "urgent_before": call.urgent_before,
                "others_before": call.others_before,
            }
            for call in own
        ],
        "others_meanwhile": dict(before.most_common()),
    }


def _after(press: Press, moment: float) -> float:
    return round((moment - press.sent) * 1000, 1)


def measure(*, tables: int, seconds: float, late_seconds: float) -> dict[str, Any]:
    """Return how long pictures took, how long calls waited, and what the slowest waited for."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "calls.json"
        program = ("benchmarks.queued", str(file))
        evening = asyncio.run(
            hundred_tables(tables, seconds, late_seconds=late_seconds, program=program)
        )
        calls = [QueuedCall(**call) for call in json.loads(file.read_text(encoding="utf-8"))]
    pictures = sorted(evening.shown(), key=lambda shown: shown[0].sent - shown[1])
    since = min(press.sent for press, _ in pictures)
    waits = {
        name: percentiles(
            [
                (call.passed - call.came) * 1000
                for call in calls
                if call.urgent is urgent and call.passed >= since
            ]
        )
        for name, urgent in {"urgent": True, "others": False}.items()
    }
    return {
        "press_to_table_ms": percentiles(evening.table_times()),
        "waited_ms": waits,
        "slowest": [explained(press, shown, calls) for press, shown in pictures[:SLOWEST]],
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.waiting", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=25)
    parser.add_argument("--late", type=float, default=LATE_SECONDS, help="of Discord's answers")
    said = parser.parse_args()
    figures = measure(tables=said.tables, seconds=said.seconds, late_seconds=said.late)
    print(json.dumps(figures, indent=1))
