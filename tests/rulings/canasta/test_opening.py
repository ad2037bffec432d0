"""K20-K25: the first meld of a side and what it must be worth."""

from typing import Any

import pytest

from tests.each import each
from tests.rulings.canasta.written import refused, stands

BELOW = {"K20", "K21", "K22"}
SWEPT = [{0: "KKKKKKKQQQQ"}, "0 draw, lay K7,0,0 Q4,0,0, discard 8"]
"""A first deal: 655 and the bonus for going out to seats 0 and 2, -115 to seats 1 and 3."""


def at(total: int) -> dict[str, Any]:
    """Return the options that bring seats 0 and 2 to `total` by the first deal."""
    return {"out_bonus": total - 655, "target": 10000}


@each(
    ("total", "held", "laid"),
    [
        (655, "JJJ2", "J3,1,0"),
        (1495, "JJJ2", "J3,1,0"),
        (1500, "AA*", "A2,0,1"),
        (1850, "AA*", "A2,0,1"),
        (1850, "8882*", "83,1,1"),
        (2995, "AA*", "A2,0,1"),
        (3000, "AAAA22", "A4,2,0"),
        (4000, "AAAA22", "A4,2,0"),
    ],
)
def test_k20_e11_e12_the_total_before_the_deal_says_what_opens(
    total: int, held: str, laid: str
) -> None:
    """E11: 1850 needs 90. E12: A-A-JK is 90, 8-8-8-2-JK 100; both open."""
    assert stands(*SWEPT, {}, **at(total))["scores"][0] == total
    stands(*SWEPT, {2: held}, "1 idles", f"2 draw, lay {laid}", **at(total))


@each(
    ("total", "held", "laid"),
    [
        (1495, "444JJJ", "43,0,0 J3,0,0"),
        (1500, "AAAA", "A4,0,0"),
        (1850, "QQ*444", "Q2,0,1 43,0,0"),
        (2995, "QQ*444", "Q2,0,1 43,0,0"),
        (3000, "AAAA2444", "A4,1,0 43,0,0"),
    ],
)
def test_k20_e12_anything_less_does_not_open(total: int, held: str, laid: str) -> None:
    """45 of 50, 80, 85 and 85 of 90, 115 of 120."""
    assert refused(*SWEPT, {2: held}, "1 idles", f"2 draw, lay {laid}", **at(total)) in BELOW


def test_k20_a_side_below_zero_opens_with_fifteen() -> None:
    stands(*SWEPT, {1: "444"}, "1 draw, lay 43,0,0")


def test_k20_the_first_deal_needs_fifty() -> None:
    stands({0: "JJJ2"}, "0 draw, lay J3,1,0")
    assert refused({0: "444JJJ"}, "0 draw, lay 43,0,0 J3,0,0") in BELOW


@pytest.mark.parametrize(
    ("held", "laid"),
    [("55*", "52,0,1"), ("TTT442", "T3,0,0 42,1,0"), ("4444444666", "47,0,0 63,0,0")],
)
def test_k21_e13_one_set_or_several_together_open(held: str, laid: str) -> None:
    """E13: 5-5-JK is 60; 10-10-10 and 4-4-2 are 30 and 30; seven 4s and 6-6-6 are 35 and 15."""
    stands({0: held}, f"0 draw, lay {laid}")


def test_k21_the_opening_is_not_spread() -> None:
    """E13's two sets, one after the other, and one by each partner."""
    assert refused({0: "TTT442"}, "0 draw, lay T3,0,0") in BELOW
    assert refused({0: "TTT", 2: "KKK"}, "0 idles", "1 idles", "2 draw, lay K3,0,0") in BELOW


@pytest.mark.parametrize(("held", "laid"), [("rKKK", "K3,0,0"), ("4444444", "47,0,0")])
def test_k22_e14_only_card_values_count(held: str, laid: str) -> None:
    """E14: K-K-K and a red three are 30, not 130; seven 4s are 35, not 535."""
    assert refused({0: held}, f"0 draw, lay {laid}") in BELOW


def test_k23_k32_k33_e15_the_top_card_counts() -> None:
    """E15: minimum 50, top card 10, hand 10-10-2: 40 + 10 takes and opens; a 4 would not do."""
    stands({0: "TT2", "up": "T"}, "0 take T2,1,0")
    assert refused({0: "TT2", "up": "9"}, "0 draw, lay T2,1,0") in BELOW
    assert refused({0: "99", "up": "9"}, "0 take 92,0,0") in {"K23", "K32", *BELOW}


def test_k23_no_other_card_of_the_pile_counts() -> None:
    """With the jack below the 10, J-J-J and 10-10-10 would be 60; without it there is no set."""
    deal = {0: "T", 1: "TTJJ", "up": "J"}
    turns = [deal, "0 throws T"]
    assert refused(*turns, "1 take T2,0,0") in {"K23", "K32", *BELOW}
    assert refused(*turns, "1 take T2,0,0 + J3,0,0")


def test_k24_once_a_partner_has_opened_the_other_needs_no_minimum() -> None:
    deal = {0: "AAA", 1: "555", 2: "444"}
    turns = [deal, "0 draw, lay A3,0,0, discard 4"]
    assert refused(*turns, "1 draw, lay 53,0,0") in BELOW
    stands(*turns, "1 idles", "2 draw, lay 43,0,0")


CONCEALED: list[Any] = [*SWEPT, {2: "44444445555", "stock": "K9"}, "1 idles"]
"""Seven 4s and four 5s are 55 of 90."""


def test_k25_a_whole_hand_laid_with_a_canasta_needs_no_minimum() -> None:
    last = stands(*CONCEALED, "2 draw, lay 47,0,0 54,0,0, discard 9", **at(1500))
    assert len(last["deal_scores"]) == 2


def test_k25_without_a_last_discard_as_well() -> None:
    deal = {2: "44444445555", "stock": "K5"}
    last = stands(*SWEPT, deal, "1 idles", "2 draw, lay 47,0,0 55,0,0", **at(1500))
    assert len(last["deal_scores"]) == 2


def test_k25_red_threes_do_not_matter() -> None:
    deal = {2: "r4444444555", "stock": "5K9"}
    last = stands(*SWEPT, deal, "1 idles", "2 draw, lay 47,0,0 54,0,0, discard 9", **at(1500))
    assert len(last["deal_scores"]) == 2


def test_k25_a_part_of_the_hand_needs_the_minimum() -> None:
    assert refused(*CONCEALED, "2 draw, lay 47,0,0 53,0,0", **at(1500)) in {"K25", *BELOW}


def test_k25_asks_for_a_canasta_also_where_going_out_does_not() -> None:
    """Six 4s and 5s count 30 of 50, and seven 4s 35."""
    services: dict[str, Any] = {"canastas_to_go_out": 0}
    poor = {0: "44455", "stock": "5"}
    lay = "0 draw, lay 43,0,0 53,0,0"
    assert refused(poor, lay, hand_size=5, **services) in {"K25", *BELOW}
    assert "ask" not in stands(poor, "0 draw", hand_size=5, **services)["legal"]["0"]
    swept = {0: "444444", "stock": "4"}
    assert "ask" in stands(swept, "0 draw", hand_size=6, **services)["legal"]["0"]
    assert len(stands(swept, "0 draw, lay 47,0,0", hand_size=6, **services)["deal_scores"]) == 1


TAKEN: list[Any] = [*SWEPT, {1: "4", 2: "44444455555", "up": "K"}, "1 throws 4"]
"""Seven 4s, one of them from the pile, and five 5s are 60 of 90; the king is discarded."""
TAKES = "2 take 46,0,0 + 55,0,0"


def test_k25_a9_after_a_take_the_minimum_stands() -> None:
    assert refused(*TAKEN, TAKES, **at(1500)) in {"K23", "K25", "K32", *BELOW}
    always: dict[str, Any] = {**at(1500), "concealed_waives_opening": "always"}
    assert len(stands(*TAKEN, f"{TAKES}, discard K", **always)["deal_scores"]) == 2


def test_k25_a9_option_the_minimum_is_never_waived() -> None:
    never: dict[str, Any] = {**at(1500), "concealed_waives_opening": "never"}
    assert refused(*CONCEALED, "2 draw, lay 47,0,0 54,0,0", **never) in {"K25", *BELOW}
