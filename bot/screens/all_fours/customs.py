"""Customs: the options of All Fours that people really change, and what each may be."""

from collections.abc import Mapping
from typing import Final

from bot.screens.customs import Custom, Customs
from bot.words import Words
from engine.contract.variant import Variant
from engine.games.all_fours.rules import AllFoursRules, Trump

_TO: Final[Custom] = {
    str(points): {"target": points} for points in (1, 3, 5, 7, 9, 10, 11, 14, 15, 21)
}
_CUT: Final[Custom] = {"high": {"cut": "high"}, "low": {"cut": "low"}}
_TIES: Final[Custom] = {"nobody": {"game_tie": "none"}, "nondealer": {"game_tie": "nondealer"}}
_LOW: Final[Custom] = {who: {"low_to": who} for who in ("holder", "captor", "dealer")}
_TEN: Final[Custom] = {"ten": {"ten": 10}, "one": {"ten": 1}}
_GAME: Final[Custom] = {
    "all": {"game_suits": "all"},
    "trumps": {"game_suits": "trumps"},
    "tens": {"game_suits": "tens_of_trumps"},
}
_HANG: Final[Custom] = {"one": {"hang": 1}, "three": {"hang": 3}}
_FOLLOW: Final[Custom] = {
    "trump": {"follow": "or_trump", "jack_exempt": False},
    "strict": {"follow": "strict", "jack_exempt": False},
    "jack": {"follow": "strict", "jack_exempt": True},
}
_REVOKE: Final[Custom] = {
    "enforce": {"revoke": "enforce"},
    "penalty": {"revoke": "penalty", "revoke_claim": False},
    "claim": {"revoke": "penalty", "revoke_claim": True},
}
_MEMORY: Final[Custom] = {"last": {"trick_memory": "last"}, "full": {"trick_memory": "full"}}

ALWAYS: Final[Mapping[str, Custom]] = {
    "target": _TO,
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

BEGGING: Final[Mapping[str, Custom]] = {
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
"""What is only at stake where a card is turned up."""

BIDDING: Final[Mapping[str, Custom]] = {
    "dealer": {"higher": {"dealer_may_equal": False}, "equal": {"dealer_may_equal": True}},
    "passed": {"held": {"all_pass": "held"}, "redeal": {"all_pass": "redeal"}},
}
"""What is only at stake in an auction."""

_BY_TRUMP: Final[Mapping[Trump, Mapping[str, Custom]]] = {"turnup": BEGGING, "auction": BIDDING}


def customs_of(variant: Variant, seats: int) -> Customs:
    """Return the options that matter where trumps are made as in `variant`."""
    rules = variant.rules
    assert isinstance(rules, AllFoursRules)
    return Customs({**ALWAYS, **_BY_TRUMP.get(rules.trump, {})}, seats)


def name_of(option: str, words: Words) -> str:
    """Say what an option is about."""
    return words(f"af-custom-{option}")


def meaning_of(option: str, value: str, words: Words) -> str:
    """Say what a value of an option means in play."""
    if option == "target":
        return words("af-custom-target-to", count=int(value))
    return words(f"af-custom-{option}-{value}")
