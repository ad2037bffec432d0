"""K48-K52: what a deal brings, and when the game is over."""

from typing import Any

import pytest

from engine.contract.action import Action
from engine.contract.refusal import IllegalAction
from tests.each import each
from tests.rulings.canasta.written import moment, stands

REST = {1: "44444444555", 2: "55555666666", 3: "66777777778"}
"""Hands of 55, 55 and 60."""


@each(
    ("hand", "drawn", "bonus"),
    [
        ("KKKKKKKQQQQ", "8", 0),
        ("rKKKKKKKQQQ", "Q8", 100),
        ("rrKKKKKKKQQ", "QQ8", 200),
        ("rrrKKKKKKKQ", "QQQ8", 300),
        ("rrrrKKKKKKK", "QQQQ8", 800),
    ],
)
def test_k48_red_threes_are_a_bonus_to_a_side_that_has_melded(
    hand: str, drawn: str, bonus: int
) -> None:
    """100 each, all four 800; beside them 500 + 70 + 40, 200, and the partner's 55."""
    last = stands({**REST, 0: hand, "stock": drawn}, "0 draw, lay K7,0,0 Q4,0,0, discard 8")
    assert last["deal_scores"] == [[755 + bonus, -115] * 2]


@each(("count", "penalty"), [(0, 0), (1, 100), (2, 200), (3, 300), (4, 800)])
def test_k48_red_threes_are_a_penalty_to_a_side_that_has_not(count: int, penalty: int) -> None:
    """Each has brought its side an 8 instead of a 4."""
    deal = {**REST, 0: "KKKKKKKQQQQ", 1: "r" * count + REST[1][count:], "stock": "8" * count + "9"}
    last = stands(deal, "0 draw, lay K7,0,0 Q4,0,0, discard 9")
    assert last["deal_scores"] == [[755, -115 - 5 * count - penalty] * 2]


def test_k48_k10_the_red_threes_of_both_partners_lie_together() -> None:
    deal = {0: "KKKKKKKQQQQ", 1: "rr444444555", 2: REST[2], 3: "rr777777778", "stock": "88999"}
    last = stands(deal, "0 draw, lay K7,0,0 Q4,0,0, discard 9")
    # Hands of 45 + 20 and 50 + 20, and all four red threes against them.
    assert last["deal_scores"] == [[755, -135 - 800] * 2]


def test_k48_k35_e24_a_red_three_from_the_pile_counts_for_who_took_it() -> None:
    """E24: seat 0 takes with aces, 60, and finds a red three, 100; eight 4s and a 5 are left.

    He discards the 5, and seat 1 goes out.
    """
    deal = {
        0: "AA444444445",
        1: "KKKKKKKQQQQ",
        2: "55555556666",
        3: "66667777777",
        "up": "rA",
        "stock": "8",
    }
    turns = ["0 take A2,0,0, discard 5", "1 draw, lay K7,0,0 Q4,0,0, discard 8"]
    assert stands(deal, *turns)["deal_scores"] == [[60 + 100 - 40 - 55, 810 - 55] * 2]


MELDED: list[Any] = [
    {0: "44444444555", 1: "rAAA5555566", 2: "KKKKKKKQQQQ", 3: "66777777778", "stock": "9TT8"},
    "0 draw, discard T",
    "1 draw, lay A3,0,0, discard T",
    "2 draw, lay K7,0,0 Q4,0,0, discard 8",
]
"""Seats 1 and 3: 60 in cards and a red three, hands of 45 and 60, no canasta."""


def test_k48_a_meld_without_a_canasta_makes_red_threes_a_bonus() -> None:
    assert stands(*MELDED)["deal_scores"] == [[755, 60 + 100 - 105] * 2]


def test_k48_a8_option_only_a_canasta_makes_them_a_bonus() -> None:
    assert stands(*MELDED, red3_minus_if="no_canasta")["deal_scores"] == [[755, 60 - 100 - 105] * 2]


def test_k48_e10_a_deuce_keeps_its_value_in_each_meld() -> None:
    """E10: 10-10-2 counts 40 and 5-5-2 counts 30."""
    deal = {**REST, 0: "TT255244444", 1: "KKKKKKKQQQQ", 2: "55555566666", "stock": "98"}
    turns = ["0 draw, lay T2,1,0 52,1,0, discard 9", "1 draw, lay K7,0,0 Q4,0,0, discard 8"]
    # Five 4s and the partner's 55 are left.
    assert stands(deal, *turns)["deal_scores"] == [[40 + 30 - 25 - 55, 810 - 60] * 2]


def test_k49_a_natural_canasta_of_seven_kings_is_570() -> None:
    deal = {0: "KKKKKKK4444", 1: "QQQQQQQJJJJ", 2: "44445555555", 3: "56666666677", "stock": "98"}
    turns = ["0 draw, lay K7,0,0, discard 9", "1 draw, lay Q7,0,0 J4,0,0, discard 8"]
    assert stands(deal, *turns)["deal_scores"] == [[570 - 20 - 55, 570 + 40 + 200 - 55] * 2]


def test_k49_scores_and_totals_may_be_negative() -> None:
    sweep = {**REST, 0: "KKKKKKKQQQQ", "stock": "9"}
    assert stands(sweep, "0 draw, lay K7,0,0 Q4,0,0, discard 9")["scores"] == [755, -115, 755, -115]


def test_k50_stock_and_pile_count_for_nobody() -> None:
    """The same deal with jokers in the pile, and with small cards there."""
    turns = ["0 draw, lay K7,0,0 Q4,0,0, discard 9"]
    sweep = {**REST, 0: "KKKKKKKQQQQ", "stock": "9"}
    assert stands({**sweep, "up": "****A"}, *turns)["scores"] == [755, -115, 755, -115]
    assert stands({**sweep, "up": "T"}, *turns)["scores"] == [755, -115, 755, -115]


def test_k51_5000_at_the_end_of_a_deal_wins() -> None:
    sweep = [{**REST, 0: "KKKKKKKQQQQ", "stock": "9"}, "0 draw, lay K7,0,0 Q4,0,0, discard 9"]
    last = stands(*sweep, out_bonus=4345)
    assert last["scores"][0] == 5000
    assert last["over"] is True
    assert last["outcome"]["winners"] == [0, 2]
    assert last["to_act"] == []
    short = stands(*sweep, out_bonus=4340)
    assert (short["scores"][0], short["over"], short["to_act"]) == (4995, False, [-1])


def test_k51_the_end_comes_only_with_the_end_of_a_deal() -> None:
    """A side that has long laid enough has not won yet."""
    assert stands({**REST, 0: "KKKKKKKQQQQ"}, "0 draw, lay K7,0,0", target=100)["over"] is False


BOTH: list[Any] = [
    {0: "rKKKKKKKAAA", 1: "QQQQQQQJJJJ", 2: "44444444555", 3: "55555666666", "stock": "798"},
    "0 draw, lay K7,0,0 A3,0,0, discard 9",
    "1 draw, lay Q7,0,0 J4,0,0, discard 8",
]
"""Seats 0 and 2: 570 + 60 + 100 - 5 - 55 = 670; seats 1 and 3: 655 and the bonus for going out."""


@pytest.mark.parametrize(
    ("bonus", "winners"), [(0, [0, 2]), (10, [0, 2]), (20, [1, 3]), (100, [1, 3])]
)
def test_k51_of_two_sides_that_have_enough_the_higher_wins(bonus: int, winners: list[int]) -> None:
    last = stands(*BOTH, target=600, out_bonus=bonus)
    assert last["scores"][:2] == [670, 655 + bonus]
    assert last["outcome"]["winners"] == winners


def test_k51_a16_equal_totals_play_another_deal() -> None:
    last = stands(*BOTH, target=600, out_bonus=15)
    assert last["scores"] == [670] * 4
    assert (last["over"], last["to_act"]) == (False, [-1])


def test_k51_a16_option_equal_totals_share_the_win() -> None:
    last = stands(*BOTH, target=600, out_bonus=15, both_over_target="shared")
    assert last["over"] is True
    assert last["outcome"]["places"] == [1, 1, 1, 1]


def test_k52_an_opening_that_was_too_small_costs_nothing() -> None:
    """Nothing is exposed, no minimum rises by ten: the same turn goes on."""
    game = moment({0: "TTT442"}, "0 draw")
    with pytest.raises(IllegalAction):
        game.apply(0, Action.read("lay T3,0,0"))
    after = game.apply(0, Action.read("lay T3,0,0 42,1,0")).game
    assert after.scores == (0, 0, 0, 0)
    assert after.to_act == (0,)


@pytest.mark.parametrize(
    ("hand", "laid", "more"),
    [
        ("KKKKKKKQQQQ", "K7,0,0 Q4,0,0", {"canasta_natural": 550}),
        ("KKKKKK2QQQQ", "K6,1,0 Q4,0,0", {"canasta_mixed": 350}),
        ("rKKKKKKKQQQ", "K7,0,0 Q4,0,0", {"red3_each": 150}),
        ("KKKKKKKQQQQ", "K7,0,0 Q4,0,0", {"out_bonus": 150}),
    ],
)
def test_k48_the_points_are_options(hand: str, laid: str, more: dict[str, Any]) -> None:
    """With fifty more for what each hand has once, its side has fifty more."""
    deal = {**REST, 0: hand, "stock": "Q9" if "r" in hand else "9"}
    turn = f"0 draw, lay {laid}, discard 9"
    assert stands(deal, turn, **more)["scores"][0] == stands(deal, turn)["scores"][0] + 50


SWEEP: list[Any] = [
    {**REST, 0: "KKKKKKKQQQQ", "stock": "9"},
    "0 draw, lay K7,0,0 Q4,0,0, discard 9",
]
"""Seats 0 and 2 have 755, seats 1 and 3 have -115."""

SWEPT_BY_1: list[Any] = [
    {0: "44444444555", 1: "KKKKKKKQQQQ", 2: "55555666666", 3: "66777777778", "stock": "9"},
    "1 draw, lay K7,0,0 Q4,0,0, discard 9",
]
"""The next deal, in which seat 1 plays first: seats 1 and 3 get 755 - 5, the others -110."""


def test_k56_after_so_many_deals_the_game_is_over() -> None:
    """Nobody is near the target; the highest total wins."""
    last = stands(*SWEEP, deals=1)
    assert last["outcome"]["reason"] == "deals"
    assert (last["outcome"]["winners"], last["to_act"]) == ([0, 2], [])
    assert last["outcome"]["places"] == [1, 3, 1, 3]
    assert stands(*SWEEP, deals=2)["to_act"] == [-1]
    assert stands(*SWEEP)["to_act"] == [-1]
    second = stands(*SWEEP, *SWEPT_BY_1, deals=2)
    assert (second["over"], len(second["deal_scores"])) == (True, 2)
    assert second["outcome"]["reason"] == "deals"


def test_k56_the_target_ends_the_game_earlier() -> None:
    last = stands(*SWEEP, deals=3, target=700)
    assert (last["over"], last["outcome"]["reason"]) == (True, "target")
    last = stands(*SWEEP, deals=1, target=700)
    assert (last["over"], last["outcome"]["reason"]) == (True, "target")


def test_k56_not_before_a_deal_is_scored() -> None:
    assert stands({**REST, 0: "KKKKKKKQQQQ"}, "0 draw, lay K7,0,0", deals=1)["over"] is False


@pytest.mark.parametrize("target", [600, 5000])
def test_k56_a16_equal_sides_share_the_win_after_the_last_deal(target: int) -> None:
    """No deal more is played, whether the equal totals are enough to win or not."""
    last = stands(*BOTH, target=target, out_bonus=15, deals=1)
    assert last["scores"] == [670] * 4
    assert last["outcome"]["places"] == [1, 1, 1, 1]
    assert last["outcome"]["reason"] == "deals"
    assert stands(*BOTH, target=target, out_bonus=15, deals=2)["over"] is False
