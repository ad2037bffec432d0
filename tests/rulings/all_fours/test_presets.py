"""Section 3: each preset is what its table says, and each parameter may say what its table says."""

from typing import TypeAlias

import pytest

from engine.contract.refusal import BadRules
from engine.contract.variant import Option
from engine.games.catalogue import FAMILIES, variant

Options: TypeAlias = "dict[str, Option]"

PARAMETERS: dict[str, list[Option]] = {
    "rotation": ["cw", "ccw"],
    "target": [7, 9, 10, 11, 14, 15],
    "cut": ["high", "low"],
    "packet": [3, 1],
    "trump": ["turnup", "pitch", "auction"],
    "turn_points": [{"J": 1}, {"A": 1, "6": 2, "J": 3}, {"A": 1, "2": 2, "J": 3}],
    "turn_scoring": ["first_final", "each", "final"],
    "beg": [True, False],
    "gift_to": ["eldest", "all_opponents"],
    "gift_may_win": [True, False],
    "second_beg": ["consent", "never"],
    "exhaust": ["redeal_same"],
    "exhaust_keep": [True, False],
    "after_run": ["keep", "six", "keep9"],
    "bunch": [True, False],
    "follow": ["or_trump", "strict"],
    "jack_exempt": [True, False],
    "undertrump": [True, False],
    "revoke": ["enforce", "penalty"],
    "revoke_points": [1, 2],
    "low_to": ["holder", "captor", "dealer"],
    "jack_to": ["captor"],
    "hang": [1, 3],
    "ten": [10, 1],
    "game_suits": ["all", "trumps", "tens_of_trumps"],
    "game_tie": ["none", "nondealer"],
    "inquiry": [True, False],
    "look_early": ["all", "two"],
    "literal_quirks": [False, True],
    "run_new_trump": [True, False],
    "mark_when_known": [False, True],
}

WITH: dict[str, Options] = {"trump": {"beg": False}, "jack_exempt": {"follow": "strict"}}
"""What a parameter goes with."""

HISTORICAL: Options = {
    "rotation": "cw",
    "trump": "turnup",
    "turn_points": {"J": 1},
    "turn_scoring": "first_final",
    "beg": True,
    "gift_to": "eldest",
    "gift_may_win": True,
    "second_beg": "consent",
    "exhaust_keep": True,
    "bunch": False,
    "follow": "or_trump",
    "undertrump": True,
    "revoke": "enforce",
    "low_to": "holder",
    "hang": 1,
    "ten": 10,
    "game_suits": "all",
    "game_tie": "none",
    "look_early": "all",
    "literal_quirks": False,
    "run_new_trump": True,
    "mark_when_known": False,
}
SEVEN_UP: Options = {
    **HISTORICAL,
    "target": 7,
    "cut": "high",
    "packet": 3,
    "gift_may_win": False,
    "gift_to": "all_opponents",
    "after_run": "six",
    "inquiry": False,
    "game_tie": "nondealer",
    "second_beg": "never",
    "bunch": True,
    "look_early": "two",
}
TRINIDAD: Options = {
    "target": 14,
    "cut": "high",
    "packet": 3,
    "beg": True,
    "after_run": "keep",
    "inquiry": False,
    "game_tie": "none",
    "rotation": "ccw",
    "turn_points": {"A": 1, "6": 2, "J": 3},
    "turn_scoring": "each",
    "exhaust_keep": True,
    "hang": 3,
    "undertrump": True,
}
PITCH: Options = {
    "target": 7,
    "cut": "high",
    "packet": 3,
    "beg": False,
    "inquiry": False,
    "game_tie": "none",
    "trump": "pitch",
    "low_to": "holder",
}
YORKSHIRE: Options = {
    "target": 11,
    "beg": False,
    "inquiry": False,
    "game_tie": "none",
    "trump": "pitch",
    "low_to": "holder",
}
TABLE: dict[str, Options] = {
    "af1807": {
        **HISTORICAL,
        "target": 10,
        "cut": "high",
        "packet": 3,
        "after_run": "keep",
        "inquiry": True,
    },
    "af1823": {
        **HISTORICAL,
        "target": 10,
        "cut": "high",
        "packet": 3,
        "after_run": "keep",
        "inquiry": True,
    },
    "af1845": {
        **HISTORICAL,
        "target": 10,
        "cut": "low",
        "packet": 1,
        "after_run": "six",
        "inquiry": False,
    },
    "af1814": {
        **HISTORICAL,
        "target": 7,
        "cut": "high",
        "packet": 3,
        "after_run": "keep",
        "inquiry": True,
    },
    "seven_up": SEVEN_UP,
    "seven_up_1876": SEVEN_UP,
    "trinidad": TRINIDAD,
    "tobago": {**TRINIDAD, "turn_points": {"A": 1, "2": 2, "J": 3}, "undertrump": False},
    "yorkshire": YORKSHIRE,
    "lancashire": {**YORKSHIRE, "low_to": "captor"},
    "pitch": PITCH,
    "auction_pitch": {**PITCH, "trump": "auction"},
}


@pytest.mark.parametrize(
    ("preset", "name"), [(preset, name) for preset, row in TABLE.items() for name in row]
)
def test_a_preset_is_what_its_table_says(preset: str, name: str) -> None:
    """Section 3, D5, D6, D11, D20, D22, D23. §2 cut: 07 23 45 14."""
    plain = variant(preset).rules
    stated = TABLE[preset][name]
    assert variant(preset, {name: stated}).rules == plain
    others = [value for value in PARAMETERS[name] if value != stated]
    assert any(_differs(preset, name, value) for value in others)


def _differs(preset: str, name: str, value: Option) -> bool:
    """Whether the value is another rule, or contradicts another rule of the preset."""
    try:
        return variant(preset, {name: value}).rules != variant(preset).rules
    except BadRules:
        return True


@pytest.mark.parametrize("name", PARAMETERS)
def test_each_parameter_may_say_this_and_nothing_else(name: str) -> None:
    """Section 3."""
    for value in PARAMETERS[name]:
        assert variant("af1807", {**WITH.get(name, {}), name: value}).rules is not None
    wrongs: list[Option] = ["?", None, [], -1]
    for wrong in wrongs:
        with pytest.raises(BadRules) as refusal:
            variant("af1807", {**WITH.get(name, {}), name: wrong})
        assert name in refusal.value.parameters


def test_a_parameter_that_is_none_is_refused() -> None:
    """Section 3."""
    with pytest.raises(BadRules) as refusal:
        variant("seven_up", {"moon": "new"})
    assert refusal.value.parameters == ("moon",)


def test_the_preset_table_is_whole() -> None:
    """Section 3: twelve presets of one family."""
    assert {variant(preset).family for preset in TABLE} == {"all_fours"}
    assert [variant(preset).key for preset in TABLE] == list(TABLE)


def test_the_general_default_stands_first() -> None:
    """Section 3."""
    assert next(iter(FAMILIES["all_fours"].presets)) == "seven_up"
