"""Parameters that no other ruling has, and values that no parameter takes."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.contract.refusal import BadRules
from engine.contract.variant import Option
from engine.games.catalogue import variant
from tests.each import each

Stands = Callable[..., dict[str, Any]]
Refused = Callable[..., str]

SWEPT: list[Any] = [{0: "KKKKKKKQQQQ"}, "0 draw, lay K7,0,0 Q4,0,0, discard 8"]


@pytest.mark.parametrize("option", ["highest_card", "right_of_highest"])
def test_k3_a13_the_first_dealer_is_settled_before_the_record_begins(
    stands: Stands, option: str
) -> None:
    """A13: both ways of drawing for the deal give each seat the same chance."""
    assert stands({}, dealer=2, first_dealer=option)["to_act"] == [3]


def test_k3_option_the_deal_moves_to_the_right(stands: Stands) -> None:
    """After seat 3 seat 2 deals, and seat 3 plays first."""
    deal: dict[int | str, str] = {}
    assert stands(*SWEPT, deal, next_dealer="right")["to_act"] == [3]


def test_k43_a17_black_threes_count_for_the_opening(stands: Stands, refused: Refused) -> None:
    """A17: eight 4s and three black threes are 55; without the threes 40 of 50."""
    deal = {0: "44444444bbb", "stock": "9"}
    turn = "0 draw, lay 48,0,0 3b3,0,0"
    never: dict[str, Any] = {"concealed_waives_opening": "never"}
    stands(deal, f"{turn}, discard 9", **never)
    assert refused(deal, turn, **never, black3_opens=False) in {"K20", "K21", "K22", "K25"}


def test_k43_option_black_threes_are_never_melded(refused: Refused) -> None:
    deal = {0: "KKKKKKKKbbb", "stock": "9"}
    assert refused(deal, "0 draw, lay K8,0,0 3b3,0,0", black3_meld="never") in {"K12", "K43"}


def test_k13_option_no_more_wilds_than_naturals(stands: Stands, refused: Refused) -> None:
    deal = {0: "AA222"}
    stands(deal, "0 draw, lay A2,3,0")
    stands(deal, "0 draw, lay A2,2,0", wild_le_natural=True)
    assert refused(deal, "0 draw, lay A2,3,0", wild_le_natural=True) == "K13"


def test_k13_option_another_number_of_wilds_or_naturals(stands: Stands, refused: Refused) -> None:
    deal = {0: "AA22KKK"}
    assert refused(deal, "0 draw, lay A2,2,0", wild_max=1) == "K13"
    stands(deal, "0 draw, lay A2,1,0", wild_max=1)
    assert refused(deal, "0 draw, lay A2,2,0", natural_min=3) == "K13"
    stands(deal, "0 draw, lay K3,2,0", natural_min=3)


def test_k45_option_nobody_asks(stands: Stands, refused: Refused) -> None:
    deal = {0: "KKKKKKKQQQQ"}
    assert "ask" not in stands(deal, "0 draw", ask="never")["legal"]["0"]
    assert refused(deal, "0 draw, ask", ask="never") == "K45"


def test_k20_option_another_table(stands: Stands, refused: Refused) -> None:
    deal = {0: "AAAA22"}
    stands(deal, "0 draw, lay A4,2,0", opening_table={"0": 120})
    assert refused(deal, "0 draw, lay A4,1,0", opening_table={"0": 120}) in {"K20", "K21", "K22"}


@each(
    ("preset", "name", "value"),
    [
        ("canasta_book", "red3_deal", "later"),
        ("canasta_book", "opening_take_wild", "maybe"),
        ("canasta_book", "one_card_bar", "sometimes"),
        ("canasta_book", "ask", "twice"),
        ("canasta_book", "red3_minus_if", "always"),
        ("canasta_book", "stock_end", "shuffle"),
        ("canasta_book", "last_card_red3", "draw"),
        ("canasta_book", "concealed_waives_opening", "pile_only"),
        ("canasta_book", "upcard_cover", ["4"]),
        ("canasta_book", "hand_size", 40),
        ("canasta_book", "out_bonus", 3),
        ("canasta_book", "target", 0),
        ("canasta_book", "deals", 0),
        ("samba_4", "deals", "two"),
        ("canasta_book", "seq_take", "top_only"),
        ("canasta_book", "route_add", "yes"),
        ("samba_4", "route_mixed", True),
        ("samba_4", "wild_ratio", "third"),
        ("samba_4", "completed_group", "shut"),
        ("samba_4", "pair_take", "never"),
        ("samba_4", "red3_minus", "some"),
        ("samba_4", "sets_per_hand", 2),
    ],
)
def test_a_value_that_a_parameter_does_not_take_is_named(
    preset: str, name: str, value: Option
) -> None:
    with pytest.raises(BadRules) as refusal:
        variant(preset, {name: value})
    assert name in refusal.value.parameters
