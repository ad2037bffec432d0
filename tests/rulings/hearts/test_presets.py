"""R8 of the rules page: each preset is what its table says, and nothing else differs."""

from dataclasses import fields
from typing import Any

from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.terms import terms
from tests.each import each


def always(direction: str) -> dict[str, Option]:
    return {str(seats): direction for seats in range(3, 7)}


STANDARD: dict[str, Option] = {
    "players": 4,
    "players_allowed": [3, 4, 5, 6],
    "decks": 1,
    "strip": {"3": ["2D"], "4": [], "5": ["2D", "2C"], "6": ["2D", "3D", "2C", "3C"]},
    "kitty": "none",
    "kitty_seen": "hidden",
    "first_dealer": "random",
    "pass_schedule": "cycle",
    "pass_cycle": {"3": "L R H", "4": "L R X H", "5": "L R H", "6": "L R X H"},
    "pass_count": 3,
    "dealer_pass_cap": 3,
    "dealer_pass_zero_ok": True,
    "unpassable": [],
    "opening": "lowest_club",
    "first_trick_penalty": "forbidden",
    "first_trick_stuck": "any",
    "hearts_lead": "until_broken",
    "break_by": "heart",
    "forced_lead_breaks": True,
    "heart_lead_exception": "only_hearts",
    "qs_lead": "anytime",
    "forced_discard": [],
    "trick_rule": "normal",
    "hearts_values": "one",
    "spade_values": {"Q": 13, "K": 0, "A": 0},
    "extra_values": {},
    "bonus_card": None,
    "bonus_points": -10,
    "bonus_floor": "none",
    "double_card": None,
    "double_scope": "penalties",
    "no_trick_bonus": 0,
    "moon": "old",
    "moon_value": "auto",
    "moon_needs_bonus": False,
    "bonus_on_moon": "add",
    "sun": "none",
    "sun_value": None,
    "teams": None,
    "team_score": "individual",
    "team_moon": False,
    "partner_moon": "exempt",
    "objective": "lowest",
    "end_mode": "target",
    "target": 100,
    "target_cmp": "reach",
    "deals": None,
    "tie_rule": "continue",
    "tie_scope": "winner",
    "end_latched": True,
    "exact_rule": "none",
    "display_sign": "penalty_positive",
}
"""Section 11 of the rules page, written out."""

BEYOND: set[str] = {
    *"charging hand_sizes rotation opening_fallback imaginary placing lives danger".split()
}
"""Parameters that section 11 does not have: for the further variants (R13), and R4.2's option."""

MARIA: dict[str, Option] = {"Q": 13, "K": 10, "A": 7}
DEPARTURES: dict[str, dict[str, Any]] = {
    "standard": {},
    "zh_windows": {"players_allowed": [4]},
    "ja_black_lady": {
        "pass_cycle": always("L"),
        "first_trick_penalty": "allowed",
        "hearts_lead": "anytime",
        "moon": "new",
        "display_sign": "penalty_negative",
    },
    "ja_black_lady_optional": {
        "pass_cycle": always("L"),
        "break_by": "penalty",
        "heart_lead_exception": "only_penalties",
        "moon": "new",
        "display_sign": "penalty_negative",
    },
    "ja_basic_hearts": {
        "pass_cycle": always("L"),
        "first_trick_penalty": "allowed",
        "hearts_lead": "anytime",
        "spade_values": {"Q": 0, "K": 0, "A": 0},
        "moon": "new",
        "display_sign": "penalty_negative",
    },
    "jack_of_diamonds": {"bonus_card": "JD"},
    "omnibus": {
        "bonus_card": "TD",
        "moon": "new",
        "moon_needs_bonus": True,
        "bonus_on_moon": "absorb",
    },
    "spot_hearts": {
        "hearts_values": "spot",
        "spade_values": {"Q": 25, "K": 0, "A": 0},
        "target": 500,
    },
    "black_maria": {
        "players": 3,
        "strip": {"3": ["2C"], "4": [], "5": ["2C", "2D"], "6": ["2C", "2D", "2H", "2S"]},
        "pass_cycle": always("R"),
        "opening": "eldest_free",
        "first_trick_penalty": "allowed",
        "hearts_lead": "anytime",
        "spade_values": MARIA,
    },
    "black_maria_de": {
        "players": 3,
        "strip": {"3": ["2C"], "4": [], "5": ["2D", "2C"], "6": ["2D", "3D", "2C", "3C"]},
        "spade_values": MARIA,
    },
    "original_hearts": {
        "pass_cycle": always("H"),
        "spade_values": {"Q": 0, "K": 0, "A": 0},
        "moon": "none",
    },
    "partnership_hearts": {"players_allowed": [4], "teams": [[0, 2], [1, 3]]},
    "reverse_hearts": {"objective": "highest", "moon": "none"},
}


@each("key", DEPARTURES)
def test_a_preset_departs_from_standard_exactly_as_its_table_says(key: str) -> None:
    # Every parameter is written out, so that none is right by default.
    assert variant(key).rules == variant("standard", STANDARD | DEPARTURES[key]).rules


def test_the_whole_of_standard_is_compared() -> None:
    assert {one.name for one in fields(HeartsRules)} == STANDARD.keys() | BEYOND


@each(
    ("key", "seats", "points", "hand", "opens"),
    [
        ("standard", 3, 26, 17, "2C"),
        ("standard", 4, 26, 13, "2C"),
        ("standard", 5, 26, 10, "3C"),
        ("standard", 6, 26, 8, "4C"),
        ("spot_hearts", 4, 129, 13, "2C"),
        ("black_maria", 3, 43, 17, "3C"),
        ("black_maria", 6, 42, 8, "3C"),
        ("black_maria_de", 3, 43, 17, "3C"),
        ("original_hearts", 4, 13, 13, "2C"),
    ],
)
def test_a_deal_of_a_preset_holds_these_points(
    key: str, seats: int, points: int, hand: int, opens: str
) -> None:
    """R1.2, R7.1, R7.2."""
    rules = variant(key).rules
    assert isinstance(rules, HeartsRules)
    at = terms(rules, seats)
    assert (at.penalty_sum, at.hand_size, str(at.opening_card)) == (points, hand, opens)
