"""The presets and the options of the rule page (§3, §4; C §2)."""

from typing import Any

import pytest

from engine.contract.refusal import BadRules
from engine.games.catalogue import variant
from engine.games.point_pitch.presets import PRESETS
from engine.games.point_pitch.rules import PitchRules
from tests.each import each
from tests.rulings.point_pitch.said import auction, example
from tests.rulings.written import Deal, ruled


@each(
    ("preset", "target", "seats"),
    [
        ("five_point", 10, (3, 4, 5)),
        ("six_point", 15, (2, 3, 4, 5)),
        ("seven_point", 15, (2, 3, 4)),
        ("nine_point", 15, (4,)),
        ("ten_point", 52, (4,)),
        ("ten_point_six", 52, (6,)),
        ("eleven_point", 52, (4,)),
        ("thirteen_point", 52, (4,)),
        ("cinch", 51, (4,)),
        ("double_pedro", 62, (4,)),
        ("pedro", 50, (3, 4, 5, 6, 7)),
        ("sancho_pedro", 50, (3, 4, 5, 6, 7)),
        ("dom_pedro", 100, (3, 4, 5, 6, 7)),
    ],
)
def test_q13_y9_targets_and_players(preset: str, target: int, seats: tuple[int, ...]) -> None:
    """§4, C §2, Q13, Y9, target: what is played to, and by how many."""
    assert variant(preset).rules == PRESETS[preset]
    assert (PRESETS[preset].target, PRESETS[preset].playable) == (target, seats)


HOUSE: dict[str, tuple[str, dict[str, Any], int]] = {
    "five point by six [BD]": (
        "five_point",
        {"players": 6, "strip": ["2", "3", "4"], "target": 11},
        6,
    ),
    "five point with 28 cards [UF]": (
        "five_point", {"strip": list("23456"), "jokers": 0, "target": 12}, 4
    ),
    "ten point to 32, all pass redealt [TB]": (
        "ten_point", {"target": 32, "min_bid": 5, "all_pass": "redeal_next"}, 4
    ),
    "Setback [BR]": ("five_point", {"steal": "equal_max", "jokers": 0,
                                    "points": ["high", "low", "jack", "game"]}, 4),
    "ten point with game": ("ten_point", {"game": "pips"}, 4),
    "ten point, any card": ("ten_point", {"play": "anytime"}, 4),
    "ten point, followed": ("ten_point", {"play": "follow"}, 4),
    "captor": ("ten_point", {"low_to": "captor", "overflow": "misdeal"}, 4),
    "Cinch counted": ("cinch", {"scoring": "count", "target": 42}, 4),
    "Dom without the joker (Y7)": ("dom_pedro", {"counters": ["three", "five", "nine"]}, 4),
    "each alone": ("ten_point", {"teams": None}, 4),
    "Pedro in pairs": ("pedro", {"teams": "pairs"}, 4),
    "joker lowest": ("ten_point", {"joker_rank": "lowest", "joker_pips": 0}, 4),
    "worths": ("nine_point", {"points": {"high": 1, "low": 1, "jack": 1, "game": 1, "five": 5}}, 4),
    "a kitty of three": ("five_point", {"kitty": 3, "trumps": "named", "cards": 6}, 4),
    "six cards and no more": ("nine_point", {"draw": "none", "cards": 6, "off": "none"}, 4),
    "more points (Q15)": (
        "nine_point", {"points": ["high", "low", "jack", "off_jack", "joker", "game"],
                       "off": ["jack"], "jokers": 1}, 4
    ),
}  # fmt: skip
"""What the sources name as house rules, and what the options allow."""


@each("name", HOUSE)
def test_house_rules_are_options(name: str) -> None:
    """§3, §4, Q2, Q6, Q11, Q13, Q15, Y4, Y7, Y9: each makes a game."""
    preset, options, seats = HOUSE[name]
    assert variant(preset, options, seats).seats_allowed


@each(
    ("preset", "options", "right"),
    [
        ("five_point", {"draw": "all_trumps"}, "draw: with trumps pitched draw is none"),
        ("five_point", {"play": "only"}, "play: with trumps pitched play is anytime or follow"),
        ("ten_point", {"min_bid": 11}, "min_bid: is at most the sum of the points, 10"),
        ("ten_point", {"cards": 12, "kitty": 8}, "goes round"),
        ("ten_point", {"points": ["ten", "game"]}, "points: names game or ten, and not both"),
        ("ten_point", {"points": ["queen"]}, "points: names some of"),
        ("ten_point", {"teams": "3+3"}, "teams: 3\\+3 is for 6 players"),
        ("pedro", {"scoring": "difference"}, "scoring: with 3 players not in two"),
        ("cinch", {"kitty": 3}, "kitty: is 0 if the dealer robs"),
        ("nine_point", {"cards": 5}, "cards: is at least 6"),
    ],
)
def test_options_that_make_no_game_are_refused(
    preset: str, options: dict[str, Any], right: str
) -> None:
    """§3, P2."""
    with pytest.raises(BadRules, match=right):
        variant(preset, options)


def test_y7_the_counters_of_pedro_say_whether_the_pack_has_a_joker() -> None:
    """C41, Y7, counters: without the joker among them there is none, and with it there is one."""
    for preset, counters, jokers, total in (
        ("dom_pedro", "three five nine", 0, 21),
        ("pedro", "five joker", 1, 24),
    ):
        rules = variant(preset, {"counters": list(counters.split())}).rules
        assert isinstance(rules, PitchRules)
        assert (rules.jokers, rules.total) == (jokers, total)


def test_p1_the_number_of_players_says_how_many_may_play() -> None:
    """P1, players, players_allowed: another number than a game is for is allowed by its option."""
    assert variant("five_point", {"players": 6}, 6).seats_allowed == (6,)


def test_a_list_of_points_says_whether_game_is_counted() -> None:
    """§3, Q2, game: the list of points alone is enough."""
    rules = variant("ten_point", {"points": ["high", "low", "game"], "min_bid": 2}).rules
    assert isinstance(rules, PitchRules)
    assert rules.game == "pips"
    assert example(3, points=["ace", "two", "ten"], min_bid=1).row == [2, -3, 2, -3]


def test_y6_y10_q14_what_is_left_out() -> None:
    """Y6, Y10, Q14: nothing is sold, five call no partner, the least bid is the preset's."""
    asked = ruled("pedro", Deal({}), seats=5)
    assert {text.split()[0] for text in asked.answers} == {"bid"}
    assert "bid 6" in ruled("double_pedro", Deal({}), seats=4).answers
    assert ruled("double_pedro", Deal({}), auction(1, 5), seats=4).refused is not None


def test_c40_three_to_seven_alone_or_four_in_pairs() -> None:
    """C40: six cards each, no draw; Dom Pedro adds a joker."""
    for seats in (3, 4, 5, 6, 7):
        dealt = ruled("dom_pedro", Deal({}), auction(1, 1, seats), seats=seats)
        assert (dealt.to_act, len(dealt.plays)) == ([1], 6)
