"""Whole games of an earlier version, kept as records in `earlier/games.jsonl.xz`."""

import json
import lzma
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

GAMES: Final = Path(__file__).parent / "earlier" / "games.jsonl.xz"

Written = dict[str, Any]

_VARIANT: Final = re.compile(r'\{"variant":"(\w+)",')


class _ByPreset(Mapping[str, Sequence[Written]]):
    """The games of each preset, which are read when they are asked for: few tests want all."""

    def __init__(self) -> None:
        self._lines: defaultdict[str, list[str]] = defaultdict(list)
        self._read: dict[str, list[Written]] = {}
        with lzma.open(GAMES, "rt", encoding="utf-8") as kept:
            for line in kept:
                begun = _VARIANT.match(line)
                assert begun is not None
                self._lines[begun[1]].append(line)

    def __getitem__(self, preset: str) -> Sequence[Written]:
        if preset not in self._read:
            if preset not in self._lines:
                raise KeyError(preset)
            self._read[preset] = [json.loads(line) for line in self._lines[preset]]
        return self._read[preset]

    def __iter__(self) -> Iterator[str]:
        return iter(self._lines)

    def __len__(self) -> int:
        return len(self._lines)


@cache
def games() -> Mapping[str, Sequence[Written]]:
    """The games that were kept, by preset: five of each number of seats."""
    return _ByPreset()
