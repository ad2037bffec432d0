"""Games of the day: what is played, and by whom, in the deal of each day."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.contract.variant import Option, Variant
from engine.games.catalogue import variant
from engine.players.policy import Level

SEATS: Final = 4

LEVEL: Final[Level] = "hard"
"""How well the computers play; they decide alike for everybody."""

_ONE_DEAL: Final[Mapping[str, Option]] = {"deals": 1}

_PRESETS: Final[Mapping[str, tuple[str, Mapping[str, Option]]]] = {
    # Of one deal, even if the best place is shared (R9.3): the next would be for some alone.
    "hearts": ("standard", {"end_mode": "deals", "tie_rule": "shared", **_ONE_DEAL}),
    "canasta": ("canasta_book", _ONE_DEAL),
    "all_fours": ("auction_pitch", _ONE_DEAL),
}

FAMILIES: Final = tuple(_PRESETS)
"""The families that have a deal of the day, in the order in which they are offered."""


@cache
def daily_variant(family: str) -> Variant:
    """Return what is played in a family's deals of the day: one deal of its best-known game."""
    return variant(*_PRESETS[family])
