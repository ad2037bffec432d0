"""Ways of passing in words: left, two places to the left, one to each."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.screens.phrases import enumerated, listed
from bot.text.phrasebook import Phrasebook

_WAYS: Final = {
    "L": "rules-way-left",
    "R": "rules-way-right",
    "X": "rules-way-across",
    "S": "rules-way-scatter",
    "H": "rules-way-hold",
}


def way_text(way: str, phrasebook: Phrasebook) -> str:
    """Say one direction as `R3.1` writes it: `L`, `S`, `-2`."""
    if way in _WAYS:
        return phrasebook(_WAYS[way])
    return phrasebook(
        "rules-way-places-right" if way.startswith("-") else "rules-way-places-left",
        places=abs(int(way)),
    )


def vector_text(counts: Sequence[str], seat_count: int, phrasebook: Phrasebook) -> str:
    """Say how many cards go how far to the left, the n-th count n places (R3.4)."""
    parts = [
        phrasebook("choice-vector", count=int(count), way=place_text(at, seat_count, phrasebook))
        for at, count in enumerate(counts, start=1)
        if count.isdigit() and int(count)
    ]
    return listed(parts, phrasebook) or phrasebook("choice-vector-none")


def place_text(place: int, seat_count: int, phrasebook: Phrasebook) -> str:
    """Say which seat sits so many places to the left: left, across, 2 places to the left."""
    named = {1: "L", seat_count - 1: "R"} | ({seat_count // 2: "X"} if seat_count % 2 == 0 else {})
    return way_text(named.get(place, str(place)), phrasebook)


def cycle_text(ways: Iterable[str], phrasebook: Phrasebook) -> str:
    """Say the directions of successive deals."""
    return enumerated((way_text(way, phrasebook) for way in ways), phrasebook)
