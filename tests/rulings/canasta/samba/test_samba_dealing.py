"""S1, S2: the pack of Samba, the deal and the turn."""

import pytest

from tests.rulings.canasta.samba.table import SAMBA
from tests.rulings.canasta.written import refused, stands


def test_s1_fifteen_cards_are_dealt_and_101_are_left_to_draw() -> None:
    """101 cards, six of them red threes: 47 draws of two and one of one; then none is left."""
    deal = {"stock": "3H3H3H3D3D3D"}
    assert stands(deal, "idle to 1", **SAMBA)["to_act"] == [3]
    assert refused(deal, "idle to 1", "3 draw, draw", **SAMBA) == "K26"
    last = stands(deal, "idle to 0", **SAMBA)
    assert last["to_act"] == [0]
    assert "stop" in last["legal"]["0"]
    assert "draw" not in last["legal"]["0"]


def test_s1_k1_three_packs_have_six_jokers() -> None:
    stands({0: "**" * 6 + "2S2S2S", 1: "ASASAS"}, **SAMBA)


@pytest.mark.parametrize("covered", ["**", "2S", "3S", "3H"])
def test_s1_k6_such_an_upcard_is_covered(covered: str) -> None:
    deal = {0: "AHAS", "up": covered + "AD", "stock": "KSQS"}
    stands(deal, "0 take AHAS,0,0", **SAMBA)


def test_s2_two_are_drawn_and_one_is_discarded() -> None:
    deal = {0: "4S", 1: "5S", "stock": "KSQSJSTS"}
    stands(deal, "0 draw, discard KS", "1 draw, discard JS", **SAMBA)
    stands(deal, "0 draw, discard QS", "1 draw, discard TS", **SAMBA)


def test_s2_k38_a_card_that_is_not_held_is_not_discarded() -> None:
    """Seat 0 holds the king of spades and no other."""
    deal = {0: "KS", "stock": "QSJS"}
    assert refused(deal, "0 draw, discard KH", **SAMBA) == "K38"
    assert refused(deal, "0 draw, discard 2", **SAMBA) == "K38"


def test_s2_red_threes_are_replaced_singly() -> None:
    deal = {0: "4S", 1: "5S", "stock": "3HKS3DQSJSTS"}
    stands(deal, "0 draw, discard KS", "1 draw, discard JS", **SAMBA)
    stands(deal, "0 draw, discard QS", "1 draw, discard TS", **SAMBA)
