"""K41-K45: going out, going out concealed, asking the partner."""

from typing import Any

import pytest

from tests.each import each
from tests.rulings.canasta.written import refused, stands

SWEEP = {0: "KKKKKKKQQQQ"}
"""With an 8 drawn: 500 + 70 + 40 and the partner's 55, so 555 without the bonuses for going out."""
LAYS = "lay K7,0,0 Q4,0,0"


def test_k41_a_canasta_completed_by_the_same_action_counts() -> None:
    assert len(stands(SWEEP, f"0 draw, {LAYS}, discard 8")["deal_scores"]) == 1


def test_k41_without_a_canasta_nobody_goes_out() -> None:
    assert refused({0: "KKKKKKQQQQQ"}, "0 draw, lay K6,0,0 Q5,0,0") in {"K18", "K41"}


def test_k41_a_canasta_of_the_partner_gives_the_right() -> None:
    deal = {0: "KKKKKKK", 2: "AAAAQQQQJJJ", "stock": "98T"}
    turns = ["0 draw, lay K7,0,0, discard 9", "1 idles"]
    last = stands(deal, *turns, "2 draw, lay A4,0,0 Q4,0,0 J3,0,0, discard T")
    assert len(last["deal_scores"]) == 1


def test_k41_option_two_canastas_are_needed() -> None:
    two: dict[str, Any] = {"canastas_to_go_out": 2}
    assert refused(SWEEP, f"0 draw, {LAYS}", **two) in {"K18", "K41"}
    deal = {0: "KKKKKKK", 2: "QQQQQQQJJJJ", "stock": "98T"}
    turns = ["0 draw, lay K7,0,0, discard 9", "1 idles"]
    last = stands(deal, *turns, "2 draw, lay Q7,0,0 J4,0,0, discard T", **two)
    assert len(last["deal_scores"]) == 1


def test_k42_the_last_discard_is_optional() -> None:
    """All twelve cards are laid: 500 + 70 + 50, 200, and the partner's hand of 55."""
    last = stands({**SWEEP, "stock": "Q"}, "0 draw, lay K7,0,0 Q5,0,0")
    assert last["deal_scores"] == [[765, -115, 765, -115]]
    assert last["to_act"] == [-1]


def test_k42_the_deal_ends_at_once() -> None:
    assert stands(SWEEP, f"0 draw, {LAYS}, discard 8")["to_act"] == [-1]
    assert refused(SWEEP, f"0 draw, {LAYS}, discard 8", "1 draw") == "turn"


def test_k42_with_one_card_left_it_must_be_discarded() -> None:
    last = stands(SWEEP, f"0 draw, {LAYS}")
    assert last["to_act"] == [0]
    assert last["legal"] == {"0": ["discard 8"]}


@pytest.mark.parametrize(
    ("drawn", "turn", "value"),
    [
        ("8", "lay K8,0,0 3b3,0,0, discard 8", 15),
        ("8", "lay K8,0,0, lay 3b3,0,0, discard 8", 15),
        ("b", "lay K8,0,0 3b3,0,0, discard 3b", 15),
        ("b", "lay K8,0,0 3b4,0,0", 20),
    ],
)
def test_k43_k49_black_threes_are_melded_in_going_out(drawn: str, turn: str, value: int) -> None:
    """K49: five each. With four, three may be laid and the fourth discarded."""
    last = stands({0: "KKKKKKKKbbb", "stock": drawn}, f"0 draw, {turn}")
    assert last["scores"][0] == 500 + 80 + value + 200 - 55


def test_k43_a_single_black_three_is_the_last_discard() -> None:
    stands({**SWEEP, "stock": "b"}, f"0 draw, {LAYS}, discard 3b")


def test_k43_with_two_black_threes_nobody_goes_out() -> None:
    deal = {0: "KKKKKKKQQQb", "stock": "b"}
    assert refused(deal, "0 draw, lay K7,0,0 Q3,0,0 3b2,0,0") in {"K13", "K43", "K12"}
    assert stands(deal, "0 draw, lay K7,0,0 Q3,0,0, discard 3b")["to_act"] == [1]


def test_k43_black_threes_take_no_wild() -> None:
    deal = {0: "KKKKKKKKbb2", "stock": "9"}
    assert refused(deal, "0 draw, lay K8,0,0 3b2,1,0") in {"K9", "K12", "K43"}


def test_k43_black_threes_are_laid_only_where_at_most_one_card_is_left() -> None:
    assert refused({0: "KKKKKKKbbb9"}, "0 draw, lay K7,0,0 3b3,0,0") in {"K12", "K43"}


def test_k44_out_in_one_turn_is_concealed() -> None:
    assert stands(SWEEP, f"0 draw, {LAYS}, discard 8")["scores"][0] == 555 + 200


def test_k44_several_lays_in_that_turn_are_concealed_too() -> None:
    assert stands(SWEEP, "0 draw, lay K7,0,0, lay Q4,0,0, discard 8")["scores"][0] == 555 + 200


def test_k44_who_has_laid_in_an_earlier_turn_is_not_concealed() -> None:
    """Queens first, kings a round later: 500 + 70 + 30 + 20, 100, the partner's 55."""
    deal = {0: "KKKKKKKQQQ2", "stock": "9TTT8"}
    turns = ["0 draw, lay Q3,1,0, discard 9", "1 idles", "2 idles", "3 idles"]
    last = stands(deal, *turns, "0 draw, lay K7,0,0, discard 8")
    assert last["scores"][0] == 500 + 70 + 50 + 100 - 55


def test_k44_adding_to_the_partners_meld_is_not_concealed() -> None:
    """Seat 2 has laid A-A-A; seat 0 adds an ace to his kings and queens."""
    deal = {0: "KKKKKKKQQQA", 2: "AAA4444444", "stock": "9T8TTT8"}
    turns = ["0 draw, discard 9", "1 idles", "2 draw, lay A3,0,0, discard 8", "3 idles"]
    last = stands(deal, *turns, "0 draw, lay K7,0,0 Q3,0,0 A1,0,0, discard T")
    # The partner is left with seven 4s and a 5 that filled his hand.
    assert last["scores"][0] == 500 + 70 + 30 + 80 + 100 - 40


def test_k44_the_partners_melds_beside_ones_own_do_not_matter() -> None:
    deal = {0: "KKKKKKKQQQQ", 2: "AAA4444444", "stock": "9T8TTT8"}
    turns = ["0 draw, discard 9", "1 idles", "2 draw, lay A3,0,0, discard 8", "3 idles"]
    last = stands(deal, *turns, "0 draw, lay K7,0,0 Q4,0,0, discard T")
    assert last["scores"][0] == 500 + 70 + 40 + 60 + 200 - 40


def test_k44_without_a_canasta_of_his_own_it_is_not_concealed() -> None:
    """The canasta is the partner's: 100 for going out and no more."""
    deal = {0: "KKKKKKK", 2: "AAAAQQQQJJJ", "stock": "98T"}
    turns = ["0 draw, lay K7,0,0, discard 9", "1 idles"]
    last = stands(deal, *turns, "2 draw, lay A4,0,0 Q4,0,0 J3,0,0, discard T")
    # Seat 0 keeps the four 4s that filled his hand.
    assert last["scores"][0] == 500 + 70 + 80 + 40 + 30 + 100 - 20


TAKES = [{0: "KKKKKKQQQQT", "up": "K"}, "0 take K6,0,0 + Q4,0,0, discard T"]


def test_k44_going_out_concealed_may_follow_a_take() -> None:
    assert stands(*TAKES)["scores"][0] == 755


def test_k44_a9_option_not_after_a_take() -> None:
    assert stands(*TAKES, concealed_with_pile=False)["scores"][0] == 655


@pytest.mark.parametrize("extra", [0, 100, 200])
def test_k44_a9_option_another_bonus(extra: int) -> None:
    last = stands(SWEEP, f"0 draw, {LAYS}, discard 8", concealed_extra=extra)
    assert last["scores"][0] == 655 + extra


def test_k45_the_partner_is_asked_and_answers_yes_or_no() -> None:
    assert "ask" in stands(SWEEP, "0 draw")["legal"]["0"]
    last = stands(SWEEP, "0 draw, ask")
    assert last["to_act"] == [2]
    assert set(last["legal"]["2"]) == {"yes", "no"}
    assert stands(SWEEP, "0 draw, ask", "2 yes")["to_act"] == [0]


def test_k45_who_has_asked_waits_for_the_answer() -> None:
    assert refused(SWEEP, "0 draw, ask", f"0 {LAYS}") == "turn"
    assert refused(SWEEP, "0 draw, ask", "2 draw") == "K45"


def test_k45_no_forbids_going_out_in_this_turn() -> None:
    asked = [SWEEP, "0 draw, ask", "2 no"]
    assert refused(*asked, f"0 {LAYS}") in {"K18", "K41", "K45"}
    stands(*asked, "0 lay K7,0,0, discard 8")


def test_k45_no_holds_for_one_turn() -> None:
    turns = ["0 draw, ask", "2 no", "0 discard 8", "1 idles", "2 idles", "3 idles"]
    last = stands({**SWEEP, "stock": "8TTT9"}, *turns, f"0 draw, {LAYS}, discard 9")
    assert len(last["deal_scores"]) == 1


def test_k45_yes_binds_to_go_out() -> None:
    asked = [SWEEP, "0 draw, ask", "2 yes"]
    assert refused(*asked, "0 discard 8") == "K45"
    assert refused(*asked, "0 lay K7,0,0, discard Q") == "K45"
    stands(*asked, f"0 {LAYS}, discard 8")


def test_k45_after_yes_only_what_keeps_going_out_possible_is_accepted() -> None:
    """The deuce has to stay with the two queens."""
    deal = {0: "KKKKKKKQQ2J", "stock": "K"}
    asked = [deal, "0 draw, ask", "2 yes"]
    assert refused(*asked, "0 lay K8,1,0") == "K45"


def test_k45_one_asks_once_a_turn_and_before_laying() -> None:
    assert refused(SWEEP, "0 draw, ask", "2 no", "0 ask") == "K45"
    assert refused({0: "KKKKKKKKQQQ"}, "0 draw, lay K7,0,0, ask") == "K45"


def test_k45_asking_is_offered_only_where_going_out_is_possible() -> None:
    deal = {0: "KKKKKKQQQQQ", "stock": "J"}
    assert "ask" not in stands(deal, "0 draw")["legal"]["0"]
    assert refused(deal, "0 draw, ask") == "K45"


def test_k45_before_drawing_only_where_a_take_lets_one_go_out() -> None:
    deal = {0: "KKKKKKQQQQT", "up": "K"}
    assert "ask" in stands(deal)["legal"]["0"]
    stands(deal, "0 ask", "2 yes", "0 take K6,0,0 + Q4,0,0, discard T")
    assert refused(deal, "0 ask", "2 yes", "0 draw") == "K45"
    assert refused(deal, "0 take K2,0,0 + Q4,0,0, ask") == "K45"
    assert refused({**deal, "up": "9"}, "0 ask") == "K45"


@each(
    ("hand", "possible"),
    [
        ("KKKKKK2QQQQQ", True),
        ("KKKKK22QQQQQ", True),
        ("KKKK222QQQQQ", True),
        ("KKK222*QQQQQ", True),
        ("KKK2222*QQQQ", True),
        ("KKKKKKKQQ22J", True),
        ("KKKKKKKQQQQb", True),
        ("KKKKKKKKbbb4", True),
        ("444444445555", True),
        ("KKKKKKKQQ2J9", False),
        ("KKKKKKKQQ2JJ", False),
        ("KKKQQQJJJ222", False),
        ("KKKKKKK2222*", False),
        ("KKKKKKKQ2222", False),
        ("KKKKKKKQQQbb", False),
        ("KKKKKKKbbb44", False),
        ("KKKKKK22bbb4", True),
        ("KKK222QQQTTT", False),
    ],
)
def test_k45_going_out_is_possible_with_these_cards(hand: str, *, possible: bool) -> None:
    """U3: each card but one finds a meld, and one of them is a canasta."""
    assert ("ask" in stands({0: hand[:11], "stock": hand[11]}, "0 draw")["legal"]["0"]) is possible


@pytest.mark.parametrize(("laid", "possible"), [("K7,1,0", True), ("K7,2,0", False)])
def test_k45_wilds_find_room_in_melds_on_the_table(laid: str, *, possible: bool) -> None:
    """Six queens have room for three wilds of five, the partner's kings for two or for one."""
    deal = {0: "222**QQQQQQ", 2: "KKKKKKKAAA2", "stock": "JT2TJ"}
    turns = ["0 draw, discard J", "1 idles", f"2 draw, lay {laid}, discard A", "3 idles"]
    assert ("ask" in stands(deal, *turns, "0 draw")["legal"]["0"]) is possible


def test_k45_a_no_before_drawing_holds_for_the_take_and_the_whole_turn() -> None:
    no = [{0: "KKKKKKQQQQT", "up": "K", "stock": "K"}, "0 ask", "2 no"]
    assert refused(*no, "0 take K6,0,0 + Q4,0,0") == "K45"
    assert refused(*no, "0 take K2,0,0 + Q4,0,0, lay K4,0,0") == "K45"
    assert refused(*no, "0 draw, lay K7,0,0 Q4,0,0") == "K45"
    assert refused(*no, "0 draw, ask") == "K45"
    stands(*no, "0 take K2,0,0 + Q4,0,0, discard T")


def test_k45_after_a_no_a_card_is_kept_whatever_lies_on_the_table() -> None:
    """Seat 0 has a jack left and draws a king for his canasta of an earlier turn."""
    deal = {0: "KKKKKKKAAAJ", "stock": "9TTTK"}
    turns = ["0 draw, lay K7,0,0 A3,0,0, discard 9", "1 idles", "2 idles", "3 idles"]
    no = [deal, *turns, "0 draw, ask", "2 no"]
    assert refused(*no, "0 lay K1,0,0") == "K45"


def test_k45_one_may_go_out_without_asking() -> None:
    stands(SWEEP, f"0 draw, {LAYS}, discard 8")


def test_k45_nobody_is_asked_where_each_plays_alone() -> None:
    deal = {0: "KKKKKKKQQQQQQ"}
    assert "ask" not in stands(deal, "0 draw", preset="canasta_3")["legal"]["0"]
    assert refused(deal, "0 draw, ask", preset="canasta_3") == "K45"


def test_k45_a10_the_official_preset_asks_before_the_draw_unverified() -> None:
    """A10: also where going out is not possible with the known cards."""
    assert stands({0: "KKKKKKQQQQQ"}, "0 ask", preset="canasta_official")["to_act"] == [2]


def test_k45_a10_the_official_preset_asks_after_the_draw_too_but_not_after_laying() -> None:
    official: dict[str, Any] = {"preset": "canasta_official"}
    deal = {0: "KKKKKKQQQQQ"}
    assert stands(deal, "0 draw, ask", **official)["to_act"] == [2]
    assert refused(deal, "0 draw, lay K6,0,0, ask", **official) == "K45"
    assert refused(deal, "0 ask", "2 no", "0 draw, ask", **official) == "K45"


def test_k45_a10_a_promise_that_is_kept_costs_nothing() -> None:
    turn = f"draw, {LAYS}, discard 8"
    asked = stands(SWEEP, "0 ask", "2 yes", f"0 {turn}", preset="canasta_official")
    assert asked["deal_scores"] == [[755, -115, 755, -115]]


def test_k45_a10_option_another_penalty() -> None:
    official: dict[str, Any] = {"preset": "canasta_official"}
    deal = {0: "KJJTT998844", 1: "KKKKKKKQQQQ", "stock": "AA"}
    turns = ["0 ask", "2 yes", "0 draw, discard A", "1 draw, lay K7,0,0 Q4,0,0, discard A"]
    usual = stands(deal, *turns, **official)["scores"]
    dear = stands(deal, *turns, **official, ask_fail_penalty=250)["scores"]
    assert [one - other for one, other in zip(usual, dear, strict=True)] == [150, 0, 150, 0]


def test_k45_a10_the_official_no_binds_as_well() -> None:
    asked = [SWEEP, "0 ask", "2 no"]
    official: dict[str, Any] = {"preset": "canasta_official"}
    assert refused(*asked, f"0 draw, {LAYS}", **official) in {"K18", "K41", "K45"}


def test_k45_a10_who_may_and_does_not_pays_a_hundred() -> None:
    """A10: asked blindly, told yes, not able to: 100 less, and otherwise nothing is changed."""
    deal = {0: "KJJTT998844", 1: "KKKKKKKQQQQ", "stock": "AA"}
    goes_out = "1 draw, lay K7,0,0 Q4,0,0, discard A"
    official: dict[str, Any] = {"preset": "canasta_official"}
    asked = stands(deal, "0 ask", "2 yes", "0 draw, discard A", goes_out, **official)
    unasked = stands(deal, "0 draw, discard A", goes_out, **official)
    assert asked["scores"][0] == unasked["scores"][0] - 100
    assert asked["scores"][1] == unasked["scores"][1]
