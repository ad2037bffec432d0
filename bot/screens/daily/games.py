"""Games of the day: what is played, and by whom, in the deal of each day."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.contract.variant import Option, Variant
from engine.games import catalogue
from engine.players.policy import Level

SEATS: Final = 4

LEVEL: Final[Level] = "hard"
"""How well the computers play; they decide alike for everybody."""

_CHOSEN: Final[Mapping[str, str]] = {"all_fours": "auction_pitch"}
"""Of some families another preset than the first that so many play."""

_UNTIED: Final[Mapping[str, Mapping[str, Option]]] = {
    # Of one deal, even if the best place is shared (R9.3): the next would be for some alone.
    "hearts": {"tie_rule": "shared"},
}


def families() -> tuple[str, ...]:
    """Return the families that have a deal of the day: those whose games may be of one deal."""
    return tuple(family for family in catalogue.FAMILIES if has_day_deal(family))


def has_day_deal(family: str) -> bool:
    deals = catalogue.FAMILIES[family].length.deals
    return deals is not None and deals[0] == 1 and bool(_presets(family))


@cache
def daily_variant(family: str) -> Variant:
    """Return what is played in a family's deals of the day: one deal of its best-known game."""
    return of_one_deal(catalogue.variant(_CHOSEN.get(family) or _presets(family)[0]))


def of_one_deal(chosen: Variant) -> Variant:
    """Return a game as it is played in a deal of a field; raise `BadRules` if it cannot be."""
    one_deal = catalogue.FAMILIES[chosen.family].length.written(chosen.rules, deals=1)
    untied = _UNTIED.get(chosen.family, {})
    return catalogue.variant(chosen.key, {**dict(chosen.options), **untied, **one_deal})


def _presets(family: str) -> tuple[str, ...]:
    """Return the presets of a family that are meant for so many as play a day's deal."""
    presets = catalogue.FAMILIES[family].presets.items()
    return tuple(key for key, preset in presets if preset.seats_default == SEATS)
