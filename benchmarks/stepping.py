"""How much of the processor it takes to open the review of a game, and to show a step of it.

    python -m benchmarks.stepping [--steps 40]

The longest of the kept games of each preset is unpacked and parted into steps, the best of three
times, and looked at step by step, with a picture that is not painted. Opening a game and finding a
position happen in a thread, drawing it on the event loop.
"""

import argparse
import json
import lzma
import sys
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from benchmarks.percentiles import percentiles
from bot.background.reviewing import parted
from bot.interactions.review_answers import file_frame
from bot.screens.families import family_screens
from bot.screens.review.position import ReviewAt, position_screen
from bot.screens.review.stepping import ReviewPlace
from bot.text.phrasebook import HOME, phrasebook_of
from engine.games.catalogue import FAMILIES

STEPS: Final = 40
"""So many steps are looked at of each game."""

TRIES: Final = 3

KEPT: Final = Path(__file__).parents[1] / "tests" / "engine" / "earlier" / "games.jsonl.xz"


def longest_games() -> Iterator[dict[str, Any]]:
    """Yield the longest of the kept games of each preset."""
    longest: dict[str, dict[str, Any]] = {}
    with lzma.open(KEPT, "rt", encoding="utf-8") as kept:
        for line in kept:
            game = json.loads(line)
            before = longest.setdefault(game["variant"], game)
            if len(game["actions"]) > len(before["actions"]):
                longest[game["variant"]] = game
    yield from longest.values()


def _ms(since: float) -> float:
    return (time.thread_time() - since) * 1000


def measure(steps: int = STEPS) -> dict[str, Any]:
    """Return percentiles in milliseconds by family: opening, a position, and drawing it."""
    times: dict[str, dict[str, list[float]]] = {
        key: {"open": [], "position": [], "draw": []} for key in FAMILIES
    }
    words = phrasebook_of(HOME)
    for written in longest_games():
        body = zlib.compress(json.dumps(written).encode())
        opened: list[float] = []
        game = parted(written)
        family = game.record.variant.family
        for _ in range(TRIES):
            since = time.thread_time()
            parted(json.loads(zlib.decompress(body)))
            opened.append(_ms(since))
        times[family]["open"].append(min(opened))
        frame, screens = file_frame("k3f9", game.record, words), family_screens(family).review
        for step in range(0, game.last + 1, max(1, game.last // steps)):
            since = time.thread_time()
            position = game.position(step)
            times[family]["position"].append(_ms(since))
            place = ReviewPlace("k3f9", step, picture=True)
            at = ReviewAt(place, game, position, frame, screens, 0, "two-colours")
            since = time.thread_time()
            position_screen(at, words)
            times[family]["draw"].append(_ms(since))
    return {
        "review_cpu_ms": {
            family: {
                name: percentiles(measured) | {"max": round(max(measured), 3)}
                for name, measured in row.items()
            }
            for family, row in times.items()
        }
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.stepping", description=__doc__)
    parser.add_argument("--steps", type=int, default=STEPS)
    print(json.dumps(measure(parser.parse_args().steps)), file=sys.stdout)
