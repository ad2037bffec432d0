"""K26-K28: draw or take, lay, discard."""

import pytest

from tests.rulings.canasta.written import refused, stands


@pytest.mark.parametrize("turn", ["lay A3,0,0", "discard 4"])
def test_k26_a_turn_begins_with_drawing_or_taking(turn: str) -> None:
    assert refused({0: "AAA4"}, f"0 {turn}") == "K26"


@pytest.mark.parametrize("turn", ["draw, draw", "draw, take A2,0,0", "take A2,0,0, draw"])
def test_k26_taking_replaces_drawing(turn: str) -> None:
    assert refused({0: "AA", "up": "A"}, f"0 {turn}") == "K26"


def test_k26_a_pile_once_taken_is_not_taken_again() -> None:
    assert refused({0: "AAA", "up": "A"}, "0 take A2,0,0, take add") == "K26"


def test_k26_the_discard_ends_the_turn() -> None:
    assert stands({0: "AAA4"}, "0 draw, discard 4")["to_act"] == [1]
    assert stands({0: "AAA4"}, "0 draw, lay A3,0,0")["to_act"] == [0]
    assert refused({0: "AAA4"}, "0 draw, discard 4", "0 lay A3,0,0") == "turn"


def test_k27_one_card_is_drawn() -> None:
    stands({0: "4", 1: "5", "stock": "KQ"}, "0 throws K", "1 throws Q")


def test_k27_option_two_cards_a_draw() -> None:
    deal = {0: "4", 1: "5", "stock": "KQJT"}
    stands(deal, "0 draw, discard K", "1 draw, discard T", draw_count=2)
    stands(deal, "0 draw, discard Q", "1 draw, discard J", draw_count=2)


def test_k27_each_red_three_of_a_draw_of_two_is_replaced_singly() -> None:
    deal = {0: "4", 1: "5", "stock": "rKrQJT"}
    stands(deal, "0 draw, discard K", "1 draw, discard T", draw_count=2)
    stands(deal, "0 draw, discard Q", "1 draw, discard J", draw_count=2)


def test_k27_the_last_single_card_is_a_full_draw_of_two() -> None:
    """With two players 77 cards are left, four of them red threes: the 37th draw is of one."""
    deal = {0: "KKKKKKKQQQQQQQA", "stock": "rrrr", "bottom": "J"}
    assert "discard J" in stands(deal, "idle to 1", "0 draw", preset="canasta_2")["legal"]["0"]


def test_k28_a_take_is_voluntary() -> None:
    deal = {0: "AAA", "up": "A"}
    assert "draw" in stands(deal)["legal"]["0"]
    assert "take A2,0,0" in stands(deal)["legal"]["0"]
    stands(deal, "0 draw, discard A")


def test_k28_a_take_that_is_voluntary_onto_ones_own_meld() -> None:
    turns = ["0 draw, lay A3,0,0, discard 4", "1 idles", "2 idles", "3 throws A"]
    assert {"draw", "take add"} <= set(stands({0: "AAA4", 3: "A"}, *turns)["legal"]["0"])
