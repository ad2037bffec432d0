"""K9-K12: wild cards, red threes, black threes."""

import pytest

from tests.each import each
from tests.rulings.canasta.written import played, refused, stands


def test_k9_wilds_never_stand_for_a_three() -> None:
    assert refused({0: "AAAbb2"}, "0 draw, lay A3,0,0 3b2,1,0") in {"K9", "K12", "K43"}


def test_k9_wilds_alone_are_no_meld() -> None:
    assert refused({0: "22*AAA"}, "0 draw, lay A3,0,0 K0,2,1") in {"K9", "K13"}


@pytest.mark.parametrize("wild", ["2", "**"])
def test_k9_k39_e21_after_a_discarded_wild_the_next_player_can_only_draw(wild: str) -> None:
    """E21: whatever he holds."""
    deal = {0: "2*", 1: "2222***AAA"}
    turns = [deal, f"0 throws {wild}"]
    assert stands(*turns)["legal"] == {"1": ["draw"]}
    assert refused(*turns, "1 take A3,1,0") in {"K9", "K39"}


def test_k9_a_wild_once_laid_is_not_taken_back() -> None:
    turns = ["0 draw, lay A3,1,0, discard 4", "1 idles", "2 idles", "3 idles"]
    assert refused({0: "AAA2"}, *turns, "0 draw, discard 2")


def test_k10_a_drawn_red_three_is_replaced_again_and_again() -> None:
    stands({0: "4", "stock": "rrKQ"}, "0 draw, discard K", "1 draw, discard Q")


def test_k10_a_red_three_is_neither_discarded_nor_melded() -> None:
    deal = {0: "rAAA", "up": "r9", "stock": "JrKQ"}
    assert refused(deal, "0 draw, discard 3r")
    assert refused(deal, "0 draw, lay A3,0,0 3r2,1,0")


def test_k10_e24_a_red_three_in_a_taken_pile_is_faced_and_not_replaced() -> None:
    """E24; the next player draws the card that a replacement would have been."""
    deal = {0: "AA", "up": "rA", "stock": "KQ"}
    stands(deal, "0 take A2,0,0, discard 4", "1 draw, discard K")
    assert refused(deal, "0 take A2,0,0, discard K")


RUN = {
    0: "AAAKKKQQQJJ",
    1: "22222222***",
    2: "44455566677",
    3: "*4455667788",
    "up": "9",
    "stock": "rrr",
}
"""Hands of 140, 310, 55 and 110; seat 0 draws three red threes at once; nobody melds."""


def test_k11_k46_e23_a_red_three_as_the_last_card_ends_the_deal() -> None:
    """E23, K46: nobody may lay or discard any more; three red threes here, one there, unmelded."""
    assert played({**RUN, "bottom": "r"}, "idle to 1", "3 draw")[-3]["to_act"] == [3]
    last = stands({**RUN, "bottom": "r"}, "idle to 1", "3 draw")
    assert last["deal_scores"] == [[-195 - 300, -420 - 100] * 2]
    assert last["to_act"] == [-1]


def test_k11_with_two_cards_a_draw_the_turn_goes_on_after_one_that_brought_a_card() -> None:
    """K11: with `draw_count` 2 only a draw that brings nothing into the hand ends the deal."""
    deal = {0: "KKKKKKKQQQQQQQA", "stock": "rrr", "bottom": "Jr"}
    # 108 - 30 - 1 = 77 cards; three red threes go at once, 74 are 37 draws of two.
    last = stands(deal, "idle to 2", "0 draw", preset="canasta_2")
    assert last["to_act"] == [0]
    assert "discard J" in last["legal"]["0"]


def test_k11_with_two_cards_a_draw_a_red_three_alone_ends_the_deal() -> None:
    deal = {0: "KKKKKKKQQQQQQQA", "up": "*K", "stock": "rrr", "bottom": "r"}
    # 76 cards: three red threes at once, 36 draws of two, and the red three alone.
    last = stands(deal, "idle to 1", "0 draw", preset="canasta_2")
    assert len(last["deal_scores"]) == 1
    assert last["to_act"] == [-1]


@pytest.mark.parametrize("held", ["bbbAAA*2", "44AA"])
def test_k12_k40_e22_a_black_three_stops_the_next_player(held: str) -> None:
    """E22: he can only draw."""
    deal = {0: "b", 1: held}
    assert stands(deal, "0 throws 3b")["legal"] == {"1": ["draw"]}
    assert refused(deal, "0 throws 3b", "1 take add") in {"K12", "K40"}


def test_k12_a_black_three_does_not_freeze() -> None:
    """Covered again, it lies in a pile that a natural and a wild may take."""
    deal = {0: "AAA492b", 3: "9"}
    turns = ["0 draw, lay A3,0,0, discard 3b", "1 idles", "2 idles", "3 throws 9"]
    stands(deal, *turns, "0 take 91,1,0, discard 4")


def test_k12_black_threes_are_not_melded_but_in_going_out() -> None:
    assert refused({0: "AAAbbb"}, "0 draw, lay A3,0,0 3b3,0,0") in {"K12", "K43"}


@each(
    ("face", "value"),
    [("*", 50), ("2", 20), *((face, 20 if face == "A" else 10) for face in "AKJT98"), ("7", 5)],
)
def test_e25_a_card_left_in_the_hand_costs_its_value(face: str, value: int) -> None:
    """E25: a joker 50, a deuce or an ace 20, king to eight 10, seven to four 5."""
    deal = {0: "KKKKKKQQQQQ", 2: "4444444455" + face, "stock": "KQ"}
    last = stands(deal, "0 draw, lay K7,0,0 Q4,0,0, discard Q")
    assert last["scores"][0] == 500 + 70 + 40 + 200 - 50 - value
