"""Ways of passing in words: left, two places to the left, one to each."""

from collections.abc import Iterable
from typing import Final

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


def cycle_text(ways: Iterable[str], words: Words) -> str:
    """Say the directions of successive deals."""
    return ", ".join(way_text(way, words) for way in ways)
