"""Whole games of an earlier version, kept as records in `earlier/games.jsonl.xz`."""

import json
import lzma
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any, Final

GAMES: Final = Path(__file__).parent / "earlier" / "games.jsonl.xz"

Written = dict[str, Any]


@cache
def games() -> dict[str, list[Written]]:
    """The games that were kept, by preset: five of each number of seats."""
    by_preset: defaultdict[str, list[Written]] = defaultdict(list)
    with lzma.open(GAMES, "rt", encoding="utf-8") as kept:
        for line in kept:
            written: Written = json.loads(line)
            by_preset[written["variant"]].append(written)
    return dict(by_preset)
