"""Customs: the options of Hearts that people really change, and what each may be."""

from collections.abc import Mapping
from typing import Final, cast

from bot.screens.customs import Custom, Customs, rule_of
from bot.words import Words
from engine.contract.variant import Option, Variant
from engine.games.hearts.presets import STANDARD
from engine.games.hearts.rules import HeartsRules

_SEATS: Final = range(3, 11)


def _every_deal(ways: str) -> dict[str, Option]:
    return {
        "pass_schedule": "cycle",
        "pass_cycle": {str(seats): list(ways) for seats in _SEATS},
    }


def _in_turn(ways: str) -> dict[str, Option]:
    # With an odd number of players nobody sits across.
    odd = ways.replace("X", "")
    return {
        "pass_schedule": "cycle",
        "pass_cycle": {str(seats): list(odd if seats % 2 else ways) for seats in _SEATS},
    }


def _first(stuck: str) -> dict[str, Option]:
    return {"first_trick_penalty": "forbidden", "first_trick_stuck": stuck}


def _breaking(by: str, exception: str) -> dict[str, Option]:
    return {"hearts_lead": "until_broken", "break_by": by, "heart_lead_exception": exception}


def _bonus(card: str, *, needed: bool) -> dict[str, Option]:
    return {"bonus_card": card, "bonus_points": -10, "moon_needs_bonus": needed}


def _target(points: int) -> dict[str, Option]:
    return {"end_mode": "target", "target": points, "deals": None}


def _exact(rule: str, ends: str) -> dict[str, Option]:
    return {"exact_rule": rule, "target_cmp": ends}


def _deals(count: int) -> dict[str, Option]:
    return {"end_mode": "deals", "deals": count}


def _partners(score: str) -> dict[str, Option]:
    return {
        "players": 4,
        "players_allowed": [4],
        "teams": [[0, 2], [1, 3]],
        "team_score": score,
    }


OPTIONS: Final[Mapping[str, Custom]] = {
    "passing": {
        "in-turn": _in_turn("LRXH"),
        "turn-each": _in_turn("LRXSH"),
        "no-rest": _in_turn("LRX"),
        "left": _every_deal("L"),
        "right": _every_deal("R"),
        "each": _every_deal("S"),
        "dealer": {"pass_schedule": "dealer_choice"},
        "none": _every_deal("H"),
    },
    "count": {str(count): {"pass_count": count} for count in (1, 2, 3, 4)},
    "unpassable": {
        "none": {"unpassable": []},
        "queen": {"unpassable": ["QS"]},
        "spades": {"unpassable": ["QS", "KS", "AS"]},
        "opener": {"unpassable": ["opening_card"]},
        "both": {"unpassable": ["QS", "opening_card"]},
    },
    "queen": {"anytime": {"qs_lead": "anytime"}, "broken": {"qs_lead": "until_broken"}},
    "first": {
        "clean": _first("any"),
        "heart": _first("hearts_first"),
        "again": _first("redeal"),
        "open": {"first_trick_penalty": "allowed"},
    },
    "breaking": {
        "heart": _breaking("heart", "only_hearts"),
        "penalty": _breaking("penalty", "only_hearts"),
        "penalty-out": _breaking("penalty", "only_penalties"),
        "anytime": {"hearts_lead": "anytime"},
    },
    "bonus": {
        "none": {"bonus_card": None, "moon_needs_bonus": False},
        "jack": _bonus("JD", needed=False),
        "jack-needed": _bonus("JD", needed=True),
        "ten": _bonus("TD", needed=False),
        "ten-needed": _bonus("TD", needed=True),
    },
    "moon": {
        moon: {"moon": moon}
        for moon in ("old", "new", "choice", "mixed", "mixed_auto", "greek", "none")
    },
    "sun": {
        "none": {"sun": "none", "sun_value": None},
        "double": {"sun": "double", "sun_value": None},
        **{f"fixed-{points}": {"sun": "fixed", "sun_value": points} for points in (39, 52, 78)},
    },
    "end": {
        **{f"to-{points}": _target(points) for points in (50, 75, 100, 150, 200, 500)},
        **{f"deals-{count}": _deals(count) for count in (1, 4, 8, 12, 16)},
    },
    "exact": {
        "none": _exact("none", "reach"),
        "half-50": _exact("reset(50)", "exceed"),
        "wins": _exact("wins", "reach"),
    },
    "ties": {
        "continue": {"tie_rule": "continue", "tie_scope": "winner"},
        "any": {"tie_rule": "continue", "tie_scope": "any"},
        "shared": {"tie_rule": "shared"},
    },
    "teams": {
        "none": {"teams": None, "team_score": "individual", "team_moon": False},
        "own": _partners("individual"),
        "pooled": _partners("pooled"),
    },
}
"""Each option with its values, in the order in which they are offered."""


def name_of(option: str, words: Words) -> str:
    """Say what an option is about."""
    return words(f"custom-{option}")


def meaning_of(option: str, value: str, words: Words) -> str:
    """Say what a value means in play."""
    number = value.rpartition("-")[2]
    if option == "count":
        return words("custom-count-cards", count=int(number))
    if option == "end":
        key = "custom-end-deals" if value.startswith("deals") else "custom-end-target"
        return words(key, count=int(number))
    if number.isdigit():
        return words(f"custom-{option}-{value.removesuffix(f'-{number}')}", count=int(number))
    return words(f"custom-{option}-{value}")


def _part(variant: Variant, name: str) -> object:
    """Return a rule parameter, as far as it can matter at a table of this variant."""
    if name == "pass_cycle":
        cycles = cast("HeartsRules", variant.rules).pass_cycle
        return {seats: ways for seats, ways in cycles if seats in variant.seats_allowed}
    return rule_of(variant, name)


CUSTOMS: Final = Customs(OPTIONS, STANDARD, _part)
