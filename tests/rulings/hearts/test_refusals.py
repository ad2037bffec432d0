"""Rules that make no game are refused, and whatever is at fault is named."""

import pytest

from engine.contract.refusal import BadRules
from engine.contract.variant import Option
from engine.games.catalogue import variant
from tests.each import each

PAIRS: Option = [[0, 2], [1, 3]]


@each(
    ("key", "options", "at_fault"),
    [
        ("standard", {"stakes": 5}, "stakes"),
        ("standard", {"target": 0, "moon": "blue"}, "target moon"),
        # Who plays, with which pack (R1, R2, R11.1).
        ("standard", {"players": 6, "players_allowed": [3, 4]}, "players"),
        ("standard", {"players_allowed": [4, 4]}, "players_allowed"),
        ("standard", {"strip": {"4": ["2D"]}, "players_allowed": [4]}, "strip"),
        ("standard", {"strip": {"4": ["2D", "2D"]}}, "strip"),
        ("standard", {"strip": {"4": ["XX"]}}, "strip"),
        ("standard", {"strip": {"6": "all_threes"}}, "strip"),
        ("standard", {"teams": [[0, 1], [2, 3]], "players_allowed": [4]}, "teams"),
        ("standard", {"teams": [[0, 2]], "players_allowed": [4]}, "teams"),
        ("standard", {"teams": PAIRS, "players": 6, "players_allowed": [5, 6]}, "teams"),
        # What is passed, and by whom (R3).
        ("standard", {"pass_count": 18}, "pass_count"),
        ("standard", {"unpassable": ["QS", "QS"]}, "unpassable"),
        ("six", {"unpassable": ["QS", "AS"], "pass_count": 7}, "pass_count"),
        ("choice", {"dealer_pass_cap": 13, "unpassable": ["QS"]}, "dealer_pass_cap"),
        ("choice", {"dealer_pass_cap": -1}, "dealer_pass_cap"),
        ("choice", {"dealer_pass_cap": 0, "dealer_pass_zero_ok": False}, "dealer_pass_cap"),
        # How a deal is opened and played (R4, R5).
        ("low_2D", {"opening": "eldest_free"}, "opening_fallback"),
        ("low_2D", {"opening": "lowest_club_any"}, "opening_fallback"),
        ("standard", {"opening_fallback": "2D"}, "opening_fallback"),
        (
            "standard",
            {"kitty": "first_trick", "players_allowed": [4], "hand_sizes": {"4": 9}},
            "opening",
        ),
        ("standard", {"forced_discard": ["QS", "QS"]}, "forced_discard"),
        # What cards cost (R7).
        ("standard", {"bonus_points": 10}, "bonus_points"),
        ("standard", {"bonus_card": "QS"}, "bonus_card"),
        ("standard", {"bonus_card": "JD", "extra_values": {"JD": 5}}, "extra_values"),
        ("standard", {"double_card": "9C"}, "double_card"),
        ("standard", {"no_trick_bonus": 5}, "no_trick_bonus"),
        ("standard", {"spade_values": {"Q": -1}}, "spade_values"),
        ("standard", {"spade_values": {"J": 10}}, "spade_values"),
        ("standard", {"hearts_values": {"2": 1}}, "hearts_values"),
        (
            "standard",
            {"hearts_values": dict.fromkeys("23456789TJQK", 2) | {"A": -1}},
            "hearts_values",
        ),
        ("standard", {"moon_needs_bonus": True}, "moon_needs_bonus"),
        ("standard", {"imaginary": ["QS", "QS"]}, "imaginary"),
        # Moons (R8).
        ("standard", {"moon_value": 0}, "moon_value"),
        ("standard", {"sun": "fixed"}, "sun_value"),
        ("standard", {"sun": "fixed", "sun_value": 0}, "sun_value"),
        ("standard", {"sun": "double", "sun_value": 52}, "sun_value"),
        ("standard", {"team_moon": True}, "team_moon"),
        # The end (R9, R11.2).
        ("standard", {"target": "100"}, "target"),
        ("standard", {"target": True}, "target"),
        ("standard", {"end_mode": "deals"}, "deals"),
        ("standard", {"end_mode": "both", "deals": 0}, "deals"),
        ("standard", {"deals": 5}, "deals"),
        ("standard", {"exact_rule": "reset(100)"}, "exact_rule"),
        ("standard", {"exact_rule": "reset"}, "exact_rule"),
        ("standard", {"exact_rule": "wins", "end_mode": "deals", "deals": 4}, "exact_rule"),
        ("standard", {"end_latched": 1}, "end_latched"),
        ("standard", {"team_score": "pooled"}, "team_score"),
        # The further variants (R13).
        ("complex_hearts", {"moon": "mixed_auto"}, "imaginary"),
        ("complex_hearts", {"sun": "double"}, "imaginary"),
        ("complex_hearts", {"charging": "together"}, "imaginary"),
        ("cancellation", {"charging": "together"}, "charging"),
        ("cancellation", {"decks": 1}, "players_allowed"),
        ("cancellation", {"kitty": "none", "players_allowed": [6, 7]}, "kitty"),
        ("heartsette", {"charging": "together"}, "charging"),
        (
            "heartsette",
            {"hand_sizes": {"3": 18}, "players_allowed": [3], "players": 3},
            "hand_sizes",
        ),
        ("danger_hearts", {"moon": "mixed_auto"}, "lives"),
        ("danger_hearts", {"danger": 0}, "danger"),
        ("likha", {"rotation": "sideways", "placing": "x"}, "rotation placing"),
    ],
)
def test_rules_that_make_no_game_are_refused_by_name(
    key: str, options: dict[str, Option], at_fault: str
) -> None:
    preset, more = USUAL.get(key, (key, {}))
    with pytest.raises(BadRules) as refused:
        variant(preset, more | options)
    assert set(refused.value.parameters) == set(at_fault.split())


USUAL: dict[str, tuple[str, dict[str, Option]]] = {
    "six": ("standard", {"players": 6, "players_allowed": [6]}),
    "choice": ("standard", {"pass_schedule": "dealer_choice", "players_allowed": [4]}),
    "low_2D": ("standard", {"opening_fallback": "low_2D"}),
}
"""What some of these go with."""


def test_partners_sit_opposite_at_a_table_of_four() -> None:
    """R11.1: whoever else may play the preset, in pairs it is four."""
    assert variant("partnership_hearts").seats_allowed == (4,)
    assert variant("standard", {"teams": PAIRS}).seats_allowed == (4,)


def test_no_more_is_asked_for_than_may_be_passed() -> None:
    """R3.4, R3.5: of eight cards two that stay leave six to pass; a cap is at most the hand."""
    fine: dict[str, Option] = {"unpassable": ["QS", "AS"], "pass_count": 6}
    assert variant("standard", USUAL["six"][1] | fine).seats_default == 6
    with pytest.raises(BadRules, match="dealer_pass_cap"):
        variant("standard", {"pass_schedule": "dealer_choice", "dealer_pass_cap": 9}, 6)


def test_a_fault_with_several_numbers_of_players_is_told_once_for_each() -> None:
    """R3.5: of the four directions three pass, and each number of players is told once."""
    with pytest.raises(BadRules) as refused:
        variant("standard", {"pass_count": 9}, 6)
    assert str(refused.value) == "pass_count: is at most 8 with 6 players"
