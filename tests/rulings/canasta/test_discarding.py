"""K38-K40: discarding, freezing, stopping."""

import pytest

from tests.rulings.canasta.written import refused, stands


def test_k38_any_card_of_the_hand_is_discarded() -> None:
    deal = {0: "456789T2*bA", "stock": "K"}
    discards = [f"discard {kind}" for kind in [*"456789TKA2", "**", "3b"]]
    assert set(discards) <= set(stands(deal, "0 draw")["legal"]["0"])
    for discard in discards:
        assert stands(deal, f"0 draw, {discard}")["to_act"] == [1]


def test_k38_a_card_that_is_not_held_is_not_discarded() -> None:
    assert refused({0: "KKKKQQQQJJJ", "stock": "T"}, "0 draw, discard A") == "K38"


def test_k38_the_discard_is_the_new_top_card() -> None:
    deal = {0: "A", 1: "AA", "up": "9"}
    stands(deal, "0 throws A", "1 take A2,0,0")
    assert refused({0: "A", 1: "99*", "up": "9"}, "0 throws A", "1 take 92,0,1")


@pytest.mark.parametrize("wild", ["2", "*"])
def test_k39_a22_an_unopened_side_may_freeze_the_pile_with_its_first_discard(wild: str) -> None:
    """A22; the pile is then frozen to seats 1 and 3, who have opened, as well."""
    word = {"*": "**"}.get(wild, wild)
    deal = {0: wild, 1: "AAA", 2: "7", 3: "77*", "stock": "TTTT"}
    turns = [deal, f"0 throws {word}", "1 draw, lay A3,0,0, discard T", "2 throws 7"]
    assert refused(*turns, "3 take 71,0,1") == "K31"
    stands(*turns, "3 take 72,0,0")


def test_k40_a_black_three_once_covered_has_no_effect() -> None:
    deal = {0: "b", 1: "K", 2: "KK99*"}
    stands(deal, "0 throws 3b", "1 throws K", "2 take K2,0,1")
