"""Customs: the options of Hearts that people really change, and what each may be."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from engine.contract.refusal import BadRules
from engine.contract.variant import Option, Variant
from engine.games.catalogue import FAMILIES

Custom: TypeAlias = Mapping[str, Mapping[str, Option]]
"""What an option may be, by a name for the texts, and the rule parameters that make it so."""

AS_PRESET: Final = "preset"
"""The value of every option that leaves it to the preset."""

_SEATS: Final = range(3, 11)


def _every_deal(ways: str) -> dict[str, Option]:
    return {
        "pass_schedule": "cycle",
        "pass_cycle": {str(seats): list(ways) for seats in _SEATS},
    }


def _in_turn() -> dict[str, Option]:
    # With an odd number of players nobody sits across.
    return {
        "pass_schedule": "cycle",
        "pass_cycle": {str(seats): list("LRH" if seats % 2 else "LRXH") for seats in _SEATS},
    }


def _bonus(card: str) -> dict[str, Option]:
    return {"bonus_card": card, "bonus_points": -10}


def _target(points: int) -> dict[str, Option]:
    return {"end_mode": "target", "target": points, "deals": None}


def _deals(count: int) -> dict[str, Option]:
    return {"end_mode": "deals", "deals": count}


def _partners(score: str) -> dict[str, Option]:
    return {
        "players": 4,
        "players_allowed": [4],
        "teams": [[0, 2], [1, 3]],
        "team_score": score,
    }


CUSTOMS: Final[Mapping[str, Custom]] = {
    "passing": {
        "in-turn": _in_turn(),
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
    },
    "queen": {"anytime": {"qs_lead": "anytime"}, "broken": {"qs_lead": "until_broken"}},
    "first": {
        "clean": {"first_trick_penalty": "forbidden"},
        "open": {"first_trick_penalty": "allowed"},
    },
    "breaking": {
        "heart": {"hearts_lead": "until_broken", "break_by": "heart"},
        "penalty": {"hearts_lead": "until_broken", "break_by": "penalty"},
        "anytime": {"hearts_lead": "anytime"},
    },
    "bonus": {
        "none": {"bonus_card": None, "moon_needs_bonus": False},
        "jack": _bonus("JD"),
        "ten": _bonus("TD"),
    },
    "moon": {
        moon: {"moon": moon}
        for moon in ("old", "new", "choice", "mixed", "mixed_auto", "greek", "none")
    },
    "sun": {
        "none": {"sun": "none", "sun_value": None},
        "double": {"sun": "double", "sun_value": None},
    },
    "end": {
        **{f"to-{points}": _target(points) for points in (50, 75, 100, 150, 200, 500)},
        **{f"deals-{count}": _deals(count) for count in (1, 4, 8, 12, 16)},
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


def customised(variant: Variant, option: str, value: str) -> Variant:
    """Return a variant with one option changed; raise `BadRules` naming what does not fit.

    Only what departs from the preset is written down; the rest of the options stays.
    """
    family = FAMILIES[variant.family]
    base = family.presets[variant.key]
    values = CUSTOMS.get(option)
    if values is None or (value != AS_PRESET and value not in values):
        raise BadRules("there is no such option", option)
    ours = {name for one in values.values() for name in one}
    kept = {name: written for name, written in variant.options if name not in ours}
    written = kept | dict(values[value] if value != AS_PRESET else {})
    changed = family.changed(base, written)
    departing = {
        name: one for name, one in written.items() if _part(changed, name) != _part(base, name)
    }
    return family.changed(base, departing) if departing else base


def on_offer(option: str) -> tuple[str, ...]:
    """Return the values of an option that are played here, the usual game taking all of them."""
    usual = FAMILIES["hearts"].presets["standard"]
    return tuple(value for value in CUSTOMS[option] if _fits(usual, option, value))


def _fits(variant: Variant, option: str, value: str) -> bool:
    try:
        customised(variant, option, value)
    except BadRules:
        return False
    return True


def value_of(variant: Variant, option: str) -> str:
    """Return the value an option has now, `AS_PRESET` where it is none of those on offer."""
    for value in CUSTOMS[option]:
        try:
            if customised(variant, option, value).rules == variant.rules:
                return value
        except BadRules:
            continue
    return AS_PRESET


def _part(variant: Variant, name: str) -> object:
    """Return a rule parameter, as far as it can matter at a table of this variant."""
    part = getattr(variant.rules, name)
    if name == "pass_cycle":
        return {seats: ways for seats, ways in part if seats in variant.seats_allowed}
    return part
