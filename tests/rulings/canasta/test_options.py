"""Parameters that no other ruling has, and values that no parameter takes."""

from typing import Any

import pytest

from engine.contract.refusal import BadRules
from engine.contract.variant import Option
from engine.games.canasta.rules import CanastaRules
from engine.games.catalogue import variant
from tests.conftest import of_kind
from tests.each import each
from tests.rulings.canasta.written import refused, stands

SWEPT: list[Any] = [{0: "KKKKKKKQQQQ"}, "0 draw, lay K7,0,0 Q4,0,0, discard 8"]


@pytest.mark.parametrize("option", ["highest_card", "right_of_highest"])
def test_k3_a13_the_first_dealer_is_settled_before_the_record_begins(option: str) -> None:
    """A13: both ways of drawing for the deal give each seat the same chance."""
    assert stands({}, dealer=2, first_dealer=option)["to_act"] == [3]


def test_k3_option_the_deal_moves_to_the_right() -> None:
    """After seat 3 seat 2 deals, and seat 3 plays first."""
    deal: dict[int | str, str] = {}
    assert stands(*SWEPT, deal, next_dealer="right")["to_act"] == [3]


def test_k43_a17_black_threes_count_for_the_opening() -> None:
    """A17: eight 4s and three black threes are 55; without the threes 40 of 50."""
    deal = {0: "44444444bbb", "stock": "9"}
    turn = "0 draw, lay 48,0,0 3b3,0,0"
    never: dict[str, Any] = {"concealed_waives_opening": "never"}
    stands(deal, f"{turn}, discard 9", **never)
    assert refused(deal, turn, **never, black3_opens=False) in {"K20", "K21", "K22", "K25"}


def test_k43_option_black_threes_are_never_melded() -> None:
    deal = {0: "KKKKKKKKbbb", "stock": "9"}
    assert refused(deal, "0 draw, lay K8,0,0 3b3,0,0", black3_meld="never") in {"K12", "K43"}


def test_k13_option_no_more_wilds_than_naturals() -> None:
    deal = {0: "AA222"}
    stands(deal, "0 draw, lay A2,3,0")
    stands(deal, "0 draw, lay A2,2,0", wild_le_natural=True)
    assert refused(deal, "0 draw, lay A2,3,0", wild_le_natural=True) == "K13"


def test_k13_option_another_number_of_wilds_or_naturals() -> None:
    deal = {0: "AA22KKK"}
    assert refused(deal, "0 draw, lay A2,2,0", wild_max=1) == "K13"
    stands(deal, "0 draw, lay A2,1,0", wild_max=1)
    assert refused(deal, "0 draw, lay A2,2,0", natural_min=3) == "K13"
    stands(deal, "0 draw, lay K3,2,0", natural_min=3)


def test_k45_option_nobody_asks() -> None:
    deal = {0: "KKKKKKKQQQQ"}
    assert "ask" not in stands(deal, "0 draw", ask="never")["legal"]["0"]
    assert refused(deal, "0 draw, ask", ask="never") == "K45"


def test_k20_option_another_table() -> None:
    deal = {0: "AAAA22"}
    stands(deal, "0 draw, lay A4,2,0", opening_table={"0": 120})
    assert refused(deal, "0 draw, lay A4,1,0", opening_table={"0": 120}) in {"K20", "K21", "K22"}


@each(
    ("key", "options", "at_fault"),
    [
        ("canasta_book", {"wilds": 2}, "wilds"),
        ("canasta_book", {"open_then_mixed": 1}, "open_then_mixed"),
        ("canasta_book", {"decks": 2, "hand_size": 40}, "hand_size"),
        ("canasta_book", {"players": 3}, "sides"),
        ("canasta_book", {"sides": "cutthroat"}, "sides stock_end"),
        ("canasta_3_cutthroat", {"stock_end": "play_on"}, "stock_end"),
        ("canasta_book", {"sequences": True}, "melds_per_rank route_mixed"),
        ("canasta_book", {"melds_per_rank": 2}, "melds_per_rank"),
        ("canasta_book", {"completed_group": "closed_at_7"}, "completed_group"),
        ("canasta_book", {"seq_take": "top_only"}, "seq_take"),
        ("canasta_book", {"upcard_cover": ["wild", "joker"]}, "upcard_cover"),
        ("canasta_book", {"opening_table": {"lowest": 10}}, "opening_table"),
        ("canasta_book", {"opening_table": {"0": -5}}, "opening_table"),
        ("canasta_book", {"out_bonus": 99, "red3_each": -5}, "out_bonus red3_each"),
        ("canasta_book", {"target": 0, "mixed_wilds": 0}, "target mixed_wilds"),
        ("canasta_book", {"deals": 0}, "deals"),
        ("canasta_2", {"ask": "unverified"}, "ask"),
        ("samba_4", {"group_max": 6}, "group_max"),
        ("samba_4", {"route_mixed": True}, "route_mixed"),
        ("samba_4", {"sets_per_hand": 2}, "sets_per_hand"),
    ],
)
def test_what_makes_no_game_is_refused_with_all_parameters_at_fault(
    key: str, options: dict[str, Option], at_fault: str
) -> None:
    with pytest.raises(BadRules) as refusal:
        variant(key, options)
    assert set(refusal.value.parameters) == set(at_fault.split())


def rules(key: str, **options: Option) -> CanastaRules:
    return of_kind(CanastaRules, variant(key, options).rules)


def test_k20_an_opening_table_keeps_what_is_not_named() -> None:
    samba = rules("samba_4", opening_table={"7000": 160, "negative": 0})
    least = {-5: 0, 0: 50, 1495: 50, 1500: 90, 6995: 120, 7000: 160}
    assert {total: samba.minimum(total) for total in least} == least


def test_another_number_of_players_changes_the_seats() -> None:
    alone = variant("canasta_book", {"players": 5, "sides": "alone"})
    assert alone.seats_allowed == (5,)
    assert alone.start(5, 0).seat_count == 5


def test_nothing_is_none_or_unlimited() -> None:
    assert rules("samba_4", group_max="none", melds_per_rank="unlimited").group_max is None
    assert rules("canasta_6_pairs", red3_all_but_one=None).red3_all_but_one is None
