"""House rules: the options of All Fours that people really change, and what each may be."""

from collections.abc import Mapping
from typing import Final

from bot.screens.lobbies.house_rules import DEALS, HouseRule, HouseRules, deals_meaning
from bot.text.phrasebook import Phrasebook
from engine.contract.variant import VariantOf
from engine.games.all_fours.rules import AllFoursRules, Trump

_TO: Final[HouseRule] = {
    str(points): {"target": points} for points in (1, 3, 5, 7, 9, 10, 11, 14, 15, 21)
}
_CUT: Final[HouseRule] = {"high": {"cut": "high"}, "low": {"cut": "low"}}
_TIES: Final[HouseRule] = {"nobody": {"game_tie": "none"}, "nondealer": {"game_tie": "nondealer"}}
_LOW: Final[HouseRule] = {who: {"low_to": who} for who in ("holder", "captor", "dealer")}
_TEN: Final[HouseRule] = {"ten": {"ten": 10}, "one": {"ten": 1}}
_GAME: Final[HouseRule] = {
    "all": {"game_suits": "all"},
    "trumps": {"game_suits": "trumps"},
    "tens": {"game_suits": "tens_of_trumps"},
}
_HANG: Final[HouseRule] = {"one": {"hang": 1}, "three": {"hang": 3}}
_FOLLOW: Final[HouseRule] = {
    "trump": {"follow": "or_trump", "jack_exempt": False},
    "strict": {"follow": "strict", "jack_exempt": False},
    "jack": {"follow": "strict", "jack_exempt": True},
}
_REVOKE: Final[HouseRule] = {
    "enforce": {"revoke": "enforce"},
    "penalty": {"revoke": "penalty", "revoke_claim": False},
    "claim": {"revoke": "penalty", "revoke_claim": True},
}
_MEMORY: Final[HouseRule] = {"last": {"trick_memory": "last"}, "full": {"trick_memory": "full"}}

ALWAYS: Final[Mapping[str, HouseRule]] = {
    "target": _TO,
    "deals": DEALS,
    "cut": _CUT,
    "tie": _TIES,
    "low": _LOW,
    "game": _GAME,
    "ten": _TEN,
    "hang": _HANG,
    "follow": _FOLLOW,
    "revoke": _REVOKE,
    "memory": _MEMORY,
}

BEGGING: Final[Mapping[str, HouseRule]] = {
    "gift": {"wins": {"gift_may_win": True}, "waits": {"gift_may_win": False}},
    "again": {"consent": {"second_beg": "consent"}, "never": {"second_beg": "never"}},
    "after": {
        "keep": {"after_run": "keep"},
        "six": {"after_run": "six"},
        "nine": {"after_run": "keep9"},
    },
    "fresh": {"yes": {"run_new_trump": True}, "no": {"run_new_trump": False}},
    "asking": {"yes": {"inquiry": True}, "no": {"inquiry": False}},
}
"""The options that only matter if a card is turned up."""

BIDDING: Final[Mapping[str, HouseRule]] = {
    "dealer": {"higher": {"dealer_may_equal": False}, "equal": {"dealer_may_equal": True}},
    "passed": {"held": {"all_pass": "held"}, "redeal": {"all_pass": "redeal"}},
}
"""The options that only matter in an auction."""

_BY_TRUMP: Final[Mapping[Trump, Mapping[str, HouseRule]]] = {"turnup": BEGGING, "auction": BIDDING}


def house_rules_of(variant: VariantOf[AllFoursRules], seats: int) -> HouseRules[AllFoursRules]:
    """Return the options that matter if trumps are made as in `variant`."""
    rules = variant.rules
    return HouseRules({**ALWAYS, **_BY_TRUMP.get(rules.trump, {})}, seats)


def name_of(option: str, phrasebook: Phrasebook) -> str:
    """Say what an option is about."""
    return phrasebook("house-rule-deals" if option == "deals" else f"af-house-rule-{option}")


def meaning_of(option: str, value: str, phrasebook: Phrasebook) -> str:
    """Say what a value of an option means in play."""
    if option == "deals":
        return deals_meaning(value, phrasebook)
    if option == "target":
        return phrasebook("af-house-rule-target-to", count=int(value))
    return phrasebook(f"af-house-rule-{option}-{value}")
