"""Anchors: the ratings of computers, which were measured once and never change."""

from collections.abc import Mapping
from typing import Final

from engine.players.policy import Level
from engine.ratings.rating import MU, Rating

ANCHOR_SIGMA: Final = 2.0

_MU: Final[Mapping[str, Mapping[Level, float]]] = {
    "hearts": {"easy": 16.8, "hard": 35.2},
    "canasta": {"easy": 18.9, "hard": 24.5},
    "all_fours": {"easy": 22.6, "hard": 26.8},
}
"""Measured by `python -m benchmarks.anchors` (docs/measured.md), the medium level being 25.

Hard Canasta takes more points a deal, and beside a medium partner wins no more games for it."""


def anchor(family: str, level: Level) -> Rating:
    """Return the rating of a computer of a level; chance counts as easy."""
    known: Level = "easy" if level == "random" else level
    return Rating(_MU.get(family, {}).get(known, MU), ANCHOR_SIGMA)
