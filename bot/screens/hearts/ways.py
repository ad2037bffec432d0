"""Ways of passing in words: left, two places to the left, one to each."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.screens.phrases import listed
from bot.words import Words

_WAYS: Final = {
    "L": "rules-way-left",
    "R": "rules-way-right",
    "X": "rules-way-across",
    "S": "rules-way-scatter",
    "H": "rules-way-hold",
}


def way_text(way: str, words: Words) -> str:
    """Say one direction as `R3.1` writes it: `L`, `S`, `-2`."""
    if way in _WAYS:
        return words(_WAYS[way])
    return words(
        "rules-way-places-right" if way.startswith("-") else "rules-way-places-left",
        places=abs(int(way)),
    )


def vector_text(counts: Sequence[str], seat_count: int, words: Words) -> str:
    """Say how many cards go how far to the left, the n-th count n places (R3.4)."""
    parts = [
        words("choice-vector", count=int(count), way=place_text(at, seat_count, words))
        for at, count in enumerate(counts, start=1)
        if count.isdigit() and int(count)
    ]
    return listed(parts, words) or words("choice-vector-none")


def place_text(place: int, seat_count: int, words: Words) -> str:
    """Say which seat sits so many places to the left: left, across, 2 places to the left."""
    named = {1: "L", seat_count - 1: "R"} | ({seat_count // 2: "X"} if seat_count % 2 == 0 else {})
    return way_text(named.get(place, str(place)), words)


def cycle_text(ways: Iterable[str], words: Words) -> str:
    """Say the directions of successive deals."""
    return ", ".join(way_text(way, words) for way in ways)
