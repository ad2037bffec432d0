"""House rules: the options of Canasta that people really change, and what each may be."""

from collections.abc import Mapping
from typing import Final

from bot.screens.lobbies.house_rules import DEALS, HouseRule, HouseRules, deals_meaning
from bot.text.phrasebook import Phrasebook
from engine.contract.variant import VariantOf
from engine.games.canasta.rules import CanastaRules

TARGETS: Final = (500, 1000, 1500, 2000, 3000, 5000, 7500, 10000)

_FLAG: Final = {True: "yes", False: "no"}


def _switch(name: str) -> HouseRule:
    return {word: {name: value} for value, word in _FLAG.items()}


ALWAYS: Final[Mapping[str, HouseRule]] = {
    "target": {str(points): {"target": points} for points in TARGETS},
    "deals": DEALS,
    "canastas": {str(count): {"canastas_to_go_out": count} for count in (0, 1, 2)},
    "draw": {str(count): {"draw_count": count} for count in (1, 2)},
    "frozen": _switch("always_frozen"),
    "add": _switch("route_add"),
    "threes": {
        "no-meld": {"red3_minus_if": "no_meld"},
        "no-canasta": {"red3_minus_if": "no_canasta"},
        "two": {"red3_minus_if": "under_two_canastas"},
    },
    "asking": {
        "enforced": {"ask": "enforced"},
        "unverified": {"ask": "unverified"},
        "never": {"ask": "never"},
    },
    "stock": {"play-on": {"stock_end": "play_on"}, "at-once": {"stock_end": "immediate"}},
    "memory": {"top": {"pile_memory": "top_only"}, "full": {"pile_memory": "full"}},
}

CANASTA_ONLY: Final[Mapping[str, HouseRule]] = {
    "mixed": _switch("route_mixed"),
    "opening": {"extra": {"opening_take_wild": "extra_ok"}, "pure": {"opening_take_wild": "pure"}},
    "balance": _switch("wild_le_natural"),
}

SAMBA_ONLY: Final[Mapping[str, HouseRule]] = {
    "sequence": {"pile": {"seq_take": "whole_pile"}, "card": {"seq_take": "top_only"}},
    "ratio": {"free": {"wild_ratio": "free"}, "half": {"wild_ratio": "half"}},
    "finished": {
        "open": {"completed_group": "open"},
        "no-wilds": {"completed_group": "no_wilds"},
        "closed": {"completed_group": "closed_at_7"},
    },
}


def house_rules_of(variant: VariantOf[CanastaRules], seats: int) -> HouseRules[CanastaRules]:
    """Return the options that matter in a variant."""
    own = SAMBA_ONLY if variant.rules.sequences else CANASTA_ONLY
    return HouseRules({**ALWAYS, **own}, seats)


def name_of(option: str, phrasebook: Phrasebook) -> str:
    """Say what an option is about."""
    return phrasebook("house-rule-deals" if option == "deals" else f"canasta-house-rule-{option}")


def meaning_of(option: str, value: str, phrasebook: Phrasebook) -> str:
    """Say what a value of an option means in play."""
    if option == "deals":
        return deals_meaning(value, phrasebook)
    if option in ("target", "canastas", "draw"):
        return phrasebook(f"canasta-house-rule-{option}-count", count=int(value))
    return phrasebook(f"canasta-house-rule-{option}-{value}")
