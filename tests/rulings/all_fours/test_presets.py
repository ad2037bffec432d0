"""Section 3: each preset is what its table says, and each parameter may say what its table says."""

from dataclasses import fields, replace
from typing import TypeAlias

import pytest

from engine.contract.refusal import BadRules
from engine.contract.variant import Option
from engine.games.all_fours.rules import AllFoursRules
from engine.games.catalogue import FAMILIES, variant
from tests.each import each

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
    "peg": ["none", "at_once", "at_end"],
    "four_points": [True, False],
}

WITH: dict[str, Options] = {
    "trump": {"beg": False},
    "jack_exempt": {"follow": "strict"},
    "four_points": {"peg": "at_once"},
}
"""What a parameter goes with."""

WHOLE: dict[str, tuple[object, ...]] = {
    "players_allowed": (
        *((2,), (2,), (2, 4), (2, 4), (2, 3, 4), (2, 3, 4)),
        *((2, 4), (2, 4), (4,), (4,), (2, 3, 4, 5, 6, 7), (2, 3, 4, 5, 6, 7)),
    ),
    "teams": ("2+2",) * 12,
    "rotation": (*("cw",) * 6, "ccw", "ccw", *("cw",) * 4),
    "target": (10, 10, 10, 7, 7, 7, 14, 14, 11, 11, 7, 7),
    "deals": (None,) * 12,
    "cut": ("high", "high", "low", *("high",) * 9),
    "packet": (3, 3, 1, *(3,) * 9),
    "trump": (*("turnup",) * 8, "pitch", "pitch", "pitch", "auction"),
    "turn_points": (
        *((("J", 1),),) * 6,
        (("A", 1), ("6", 2), ("J", 3)),
        (("A", 1), ("2", 2), ("J", 3)),
        *((("J", 1),),) * 4,
    ),
    "turn_scoring": (*("first_final",) * 6, "each", "each", *("first_final",) * 4),
    "beg": (*(True,) * 8, *(False,) * 4),
    "gift_to": (*("eldest",) * 4, *("all_opponents",) * 2, *("eldest",) * 6),
    "gift_may_win": (*(True,) * 4, False, False, *(True,) * 6),
    "second_beg": (*("consent",) * 4, *("never",) * 8),
    "run_new_trump": (True,) * 12,
    "run_to": ("all",) * 12,
    "exhaust": ("redeal_same",) * 12,
    "exhaust_keep": (True,) * 12,
    "after_run": ("keep", "keep", "six", "keep", "six", "six", *("keep",) * 6),
    "discards_count": (False,) * 12,
    "bunch": (*(False,) * 4, True, True, *(False,) * 6),
    "follow": ("or_trump",) * 12,
    "jack_exempt": (False,) * 12,
    "undertrump": (*(True,) * 7, False, *(True,) * 4),
    "revoke": ("enforce",) * 12,
    "revoke_points": (1,) * 12,
    "revoke_rule": (
        *(*("plain",) * 4, "seven_up", "seven_up"),
        *("trinidad", "trinidad", *("plain",) * 4),
    ),
    "revoke_claim": (False,) * 12,
    "low_to": (*("holder",) * 9, "captor", "holder", "holder"),
    "jack_to": ("captor",) * 12,
    "hang": (*(1,) * 6, 3, 3, *(1,) * 4),
    "ten": (10,) * 12,
    "game_suits": ("all",) * 12,
    "game_tie": (*("none",) * 4, "nondealer", "nondealer", *("none",) * 6),
    "inquiry": (True, True, False, True, *(False,) * 8),
    "look_early": (
        *(*("all",) * 4, "two", "two", "all", "all"),
        *("not_partner", "not_partner", "all", "all"),
    ),
    "mark_when_known": (False,) * 12,
    "literal_quirks": (False,) * 12,
    "dealer_may_equal": (False,) * 12,
    "all_pass": ("held",) * 12,
    "peg": ("none",) * 12,
    "four_points": (True,) * 12,
    "misscore_penalty": (4,) * 12,
    "misdeal_points": (*(0,) * 6, 1, 1, *(0,) * 4),
    "trick_memory": ("last",) * 12,
}
"""Every parameter, with its value in the old texts, Seven-Up, Trinidad, Tobago and so on."""

IN_ORDER = (
    *("af1807", "af1823", "af1845", "af1814", "seven_up", "seven_up_1876"),
    *("trinidad", "tobago", "yorkshire", "lancashire", "pitch", "auction_pitch"),
)


@each("name", WHOLE)
def test_every_preset_says_this_of_a_parameter(name: str) -> None:
    """Section 3, 7.3, F27, F28, section 12, section 13: typed from the tables, field by field."""
    said = tuple(getattr(variant(preset).rules, name) for preset in IN_ORDER)
    assert dict(zip(IN_ORDER, said, strict=True)) == dict(zip(IN_ORDER, WHOLE[name], strict=True))


def test_all_fives_is_seven_up_with_pegs() -> None:
    """C60 to C64: what is not of pegs is as in Seven-Up."""
    seven_up = variant("seven_up").rules
    assert isinstance(seven_up, AllFoursRules)
    pegged = replace(seven_up, players_allowed=(2, 3), target=61, peg="at_once")
    assert variant("all_fives").rules == pegged
    plain = replace(pegged, follow="strict", four_points=False)
    assert variant("all_fives_plain").rules == plain


def test_no_parameter_is_left_out() -> None:
    """Section 3: `players` is how many sit down unless told, `bunch_players` who may bunch."""
    assert FAMILIES["all_fours"].presets.keys() == {*IN_ORDER, "all_fives", "all_fives_plain"}
    assert {one.name for one in fields(AllFoursRules)} == {*WHOLE, "players", "bunch_players"}
    assert [variant(preset).seats_default for preset in IN_ORDER] == [2] * 6 + [4] * 6
    assert variant("seven_up").rules == variant("seven_up", {"bunch_players": [2]}).rules


@pytest.mark.parametrize(
    ("preset", "name", "plain", "to_the_letter"),
    [("af1845", "game_suits", "all", "trumps"), ("af1814", "ten", 10, 1)],
)
def test_literal_quirks_change_one_passage_each(
    preset: str, name: str, plain: Option, to_the_letter: Option
) -> None:
    """Section 3, D1, D2; nothing else in any preset."""
    assert getattr(variant(preset).rules, name) == plain
    for other in IN_ORDER:
        literal = variant(other, {"literal_quirks": True}).rules
        changed = {
            one.name
            for one in fields(AllFoursRules)
            if getattr(literal, one.name) != getattr(variant(other).rules, one.name)
        }
        here = {"af1845": {"game_suits"}, "af1814": {"ten"}}.get(other, set[str]())
        assert changed == {"literal_quirks", *here}
    assert getattr(variant(preset, {"literal_quirks": True}).rules, name) == to_the_letter


@each("name", PARAMETERS)
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


def test_the_general_default_stands_first() -> None:
    """Section 3."""
    assert next(iter(FAMILIES["all_fours"].presets)) == "seven_up"
