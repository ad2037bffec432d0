"""House rules: the options of Hearts that people really change, and what each may be."""

from collections.abc import Mapping
from typing import Final

from bot.screens.lobbies.house_rules import MOST_VALUES, HouseRule, HouseRules, differs
from bot.text.phrasebook import Phrasebook
from engine.contract.variant import Option, Variant, VariantOf
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
    return {"teams": [[0, 2], [1, 3]], "team_score": score}


def _spades(queen: int, king: int, ace: int) -> dict[str, Option]:
    return {"spade_values": {"Q": queen, "K": king, "A": ace}}


STRIPPED: Final[Mapping[int, HouseRule]] = {
    3: {
        "two-diamonds": {"strip": {"3": ["2D"]}},
        "two-clubs": {"strip": {"3": ["2C"]}},
    },
    6: {
        "low": {"strip": {"6": "minors_2_3"}},
        "all-twos": {"strip": {"6": "all_twos"}},
        "arnold": {"strip": {"6": "arnold"}},
    },
}
"""The ways to strip one pack, by the number of players that have a choice (R1.2)."""


_TARGETS: Final = (10, 20, 30, 50, 75, 100, 150, 200, 300, 500)
_DEALS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 20, 25, 30)

OPTIONS: Final[Mapping[str, HouseRule]] = {
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
    "cap": {},
    "count": {str(count): {"pass_count": count} for count in (1, 2, 3, 4)},
    "unpassable": {
        "none": {"unpassable": []},
        "queen": {"unpassable": ["QS"]},
        "spades": {"unpassable": ["QS", "KS", "AS"]},
        "opener": {"unpassable": ["opening_card"]},
        "both": {"unpassable": ["QS", "opening_card"]},
    },
    "strip": {},
    "opening": {
        opening.replace("_", "-"): {"opening": opening}
        for opening in ("lowest_club", "lowest_club_any", "eldest_nonpenalty", "eldest_free")
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
    "spades": {
        "queen": _spades(13, 0, 0),
        "three": _spades(13, 10, 7),
        "none": _spades(0, 0, 0),
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
    "partner": {
        "spared": {"partner_moon": "exempt"},
        "hit": {"partner_moon": "hit"},
    },
    "sun": {
        "none": {"sun": "none", "sun_value": None},
        "double": {"sun": "double", "sun_value": None},
        **{f"fixed-{points}": {"sun": "fixed", "sun_value": points} for points in (39, 52, 78)},
    },
    "end": {
        **{f"to-{points}": _target(points) for points in _TARGETS},
        **{f"deals-{count}": _deals(count) for count in _DEALS},
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
"""Each option with its values, in the order offered; those that are none depend on the table."""


def name_of(option: str, phrasebook: Phrasebook) -> str:
    """Say what an option is about."""
    return phrasebook(f"house-rule-{option}")


def meaning_of(option: str, value: str, phrasebook: Phrasebook) -> str:
    """Say what a value means in play."""
    number = value.rpartition("-")[2]
    if option in ("count", "cap"):
        return phrasebook(f"house-rule-{option}-cards", count=int(number))
    if option == "end":
        key = "house-rule-end-deals" if value.startswith("deals") else "house-rule-end-target"
        return phrasebook(key, count=int(number))
    if number.isdigit():
        return phrasebook(
            f"house-rule-{option}-{value.removesuffix(f'-{number}')}", count=int(number)
        )
    return phrasebook(f"house-rule-{option}-{value}")


def house_rules_of(variant: VariantOf[HeartsRules], seats: int) -> HouseRules[HeartsRules]:
    """Return the options at a table of `seats`, for whom packs and hands have their own values."""
    rules = variant.rules
    most = min(rules.hand_size(seats), MOST_VALUES)
    options = {
        **OPTIONS,
        "cap": {str(count): {"dealer_pass_cap": count} for count in range(1, most + 1)},
        "strip": STRIPPED.get(seats, {}),
    }
    at_stake = {
        "cap": rules.dealer_chooses,
        # What is left over would change with the pack, and two packs are stripped by nobody.
        "strip": rules.kitty == "none" and rules.decks == 1,
        "partner": rules.teams is not None and rules.moon != "none",
    }
    asleep = frozenset(option for option, matters in at_stake.items() if not matters)
    return HouseRules(options, seats, asleep, _departs)


def _departs(changed: VariantOf[HeartsRules], base: VariantOf[HeartsRules], name: str) -> bool:
    """Whether a rule parameter is not the preset's, as far as it can matter at a table."""
    rules, usual = changed.rules, base.rules
    match name:
        case "pass_cycle":
            return _part(rules.pass_cycle, changed) != _part(usual.pass_cycle, changed)
        case "strip":
            return _part(rules.strip, changed) != _part(usual.strip, changed)
        case "dealer_pass_cap" if not rules.dealer_chooses:
            return False
        case "partner_moon" if rules.teams is None:
            return False
        case _:
            return differs(changed, base, name)


def _part(
    table: tuple[tuple[int, tuple[object, ...]], ...], variant: Variant
) -> dict[int, tuple[object, ...]]:
    """Return what a table says for the numbers of players that a variant allows."""
    return {seats: told for seats, told in table if seats in variant.seats_allowed}
