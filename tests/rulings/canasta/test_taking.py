"""K29-K37: the ways to take the pile."""

from typing import Any

import pytest

from tests.rulings.canasta.written import refused, stands

ROUND = ["1 idles", "2 idles"]


def opened(top: str, begun: str, *, first: str = "AAA") -> list[Any]:
    """Seat 0 opens with three aces, and a round later seat 3 discards `top`."""
    deal = {0: first + begun + "4", 3: top, "stock": "QJQ"}
    return [deal, "0 draw, lay A3,0,0, discard 4", *ROUND, f"3 throws {top}"]


def test_k29_a_pair_takes_always() -> None:
    stands({0: "AA", "up": "A"}, "0 take A2,0,0")
    stands(*opened("9", "99"), "0 take 92,0,0")
    stands(*opened("9", "999*"), "0 take 93,0,1")


def test_k29_e16_a_natural_and_a_wild_take_once_opened() -> None:
    """E16: the previous player discards a 4; 4-2 from the hand and that 4 are 4-4-2."""
    assert stands(*opened("5", "52"), "0 take 51,1,0")["to_act"] == [0]
    stands(*opened("5", "52"), "0 take 51,1,0, discard Q")


def test_k29_only_the_shortest_ways_are_offered() -> None:
    """U2: a pair, a natural with a deuce or a joker, or straight onto the meld."""
    assert set(stands(*opened("5", "52"))["legal"]["0"]) == {"draw", "take 51,1,0"}
    both = {"draw", "take 52,0,0", "take 51,1,0", "take 51,0,1"}
    assert set(stands(*opened("5", "5522*"))["legal"]["0"]) == both
    assert set(stands(*opened("A", ""))["legal"]["0"]) == {"draw", "take add"}
    assert set(stands(*opened("5", "5"))["legal"]["0"]) == {"draw"}


@pytest.mark.parametrize("group", ["51,2,0", "51,1,1", "51,0,2", "51,1,2"])
def test_k29_a21_with_two_or_three_wilds_as_well(group: str) -> None:
    stands(*opened("5", "522**"), f"0 take {group}")


def test_k29_more_than_three_wilds_never() -> None:
    assert refused(*opened("5", "522**"), "0 take 51,2,2") in {"K13", "K29"}


@pytest.mark.parametrize("group", ["50,2,0", "50,1,1", "50,0,2"])
def test_k29_e17_wilds_alone_never_take(group: str) -> None:
    """E17: 2-2 or 2-JK instead."""
    assert refused(*opened("5", "22**"), f"0 take {group}") in {"K13", "K29"}


def test_k29_one_card_of_the_hand_is_not_enough() -> None:
    assert refused(*opened("5", "52"), "0 take 51,0,0") in {"K13", "K29"}


def test_k29_a3_the_top_card_goes_straight_onto_a_meld_of_ones_side() -> None:
    """A3; the meld may be the partner's work."""
    stands(*opened("A", ""), "0 take add, discard Q")
    deal = {0: "AAA", 1: "A"}
    turns = [deal, "0 draw, lay A3,0,0, discard 4", "1 throws A"]
    stands(*turns, "2 take add, discard 4")
    assert refused(*opened("5", ""), "0 take add") == "K29"


def test_k29_the_opponents_meld_takes_nothing() -> None:
    deal = {0: "AAAA", 1: "KKKJJ"}
    assert refused(deal, "0 draw, lay A3,0,0, discard A", "1 take add") in {"K15", "K29", "K31"}


def test_k29_a3_option_without_adding_straight() -> None:
    assert refused(*opened("A", ""), "0 take add", route_add=False) == "K29"
    assert "take add" not in stands(*opened("A", ""), route_add=False)["legal"]["0"]


def test_k29_a21_option_only_one_wild_takes() -> None:
    stands(*opened("5", "522"), "0 take 51,1,0", mixed_wilds=1)
    assert refused(*opened("5", "522"), "0 take 51,2,0", mixed_wilds=1) == "K29"


def test_k29_option_without_natural_and_wild() -> None:
    assert refused(*opened("5", "52"), "0 take 51,1,0", route_mixed=False) == "K29"


def nines(begun: str) -> list[Any]:
    """Seat 0 opens with 9-9-9-2-2-2 (90), and a round later seat 3 discards a 9."""
    deal = {0: "999222" + begun, 3: "9", "stock": "QJQ"}
    return [deal, "0 draw, lay 93,3,0, discard Q", *ROUND, "3 throws 9"]


def test_k30_the_joint_meld_has_at_most_three_wilds() -> None:
    assert refused(*nines("92"), "0 take 91,1,0") in {"K30", "K14", "K13"}
    stands(*nines("99"), "0 take 92,0,0")
    stands(*nines("9"), "0 take add")


def test_k30_the_wilds_of_meld_and_group_are_added_up() -> None:
    """A-A-A-2 on the table: an ace and two wilds take an ace, an ace and three do not."""
    deal = {0: "AAAA2222*4", 3: "A", "stock": "QJQ"}
    turns = [deal, "0 draw, lay A3,1,0, discard 4", *ROUND, "3 throws A"]
    stands(*turns, "0 take A1,2,0")
    assert refused(*turns, "0 take A1,2,1") in {"K30", "K14", "K13"}


def test_k30_the_group_joins_the_meld_of_the_rank() -> None:
    """9-9-9-2-2-2, two nines of the hand and the top card are one mixed canasta.

    300 and 120 in cards; seat 0 keeps A-A-A-J-10-10, his partner 55. Seat 1 then goes out.
    """
    deal = {0: "99922299AAA", 1: "KKKKKKKQQQQ", 3: "9", "up": "J", "stock": "TJTJJ"}
    turns = ["0 draw, lay 93,3,0, discard T", *ROUND, "3 throws 9", "0 take 92,0,0, discard J"]
    last = stands(deal, *turns, "1 draw, lay K7,0,0 Q4,0,0, discard J")
    assert last["deal_scores"] == [[300 + 120 - 90 - 55, 810 - 60] * 2]


def frozen(begun: str, *, by: str = "2") -> list[Any]:
    """Seat 0 has opened with aces; the pile holds a discarded wild below seat 3's 5."""
    deal = {0: "AAA4" + begun, 1: by, 3: "5", "stock": "QJQ"}
    word = {"*": "**"}.get(by, by)
    turns = ["0 draw, lay A3,0,0, discard 4", f"1 throws {word}", "2 idles", "3 throws 5"]
    return [deal, *turns]


@pytest.mark.parametrize("by", ["2", "*"])
def test_k31_e20_a_frozen_pile_needs_a_natural_pair(by: str) -> None:
    """E20."""
    assert refused(*frozen("52", by=by), "0 take 51,1,0") == "K31"
    stands(*frozen("55", by=by), "0 take 52,0,0")
    stands(*frozen("552", by=by), "0 take 52,1,0")


def test_k31_nothing_is_added_straight_from_a_frozen_pile() -> None:
    deal = {0: "AAA4", 1: "2", 3: "A", "stock": "QJQ"}
    turns = ["0 draw, lay A3,0,0, discard 4", "1 throws 2", "2 idles", "3 throws A"]
    assert refused(deal, *turns, "0 take add") == "K31"


def test_k31_a_red_three_below_freezes_for_those_who_have_opened_too() -> None:
    deal = {0: "AAA4", 3: "A", "up": "r9", "stock": "QJQ"}
    turns = ["0 draw, lay A3,0,0, discard 4", *ROUND, "3 throws A"]
    assert refused(deal, *turns, "0 take add") == "K31"


def test_k31_once_taken_the_pile_is_frozen_no_longer() -> None:
    """Seat 0 takes with a pair; the next pile is his 7, to which seat 2 adds a 6 and a wild."""
    turns = frozen("5567")
    deal = {**turns[0], 1: "267", 2: "62"}
    fresh = ["0 take 52,0,0, discard 7", "1 throws 6", "2 take 61,1,0"]
    stands(deal, *turns[1:], *fresh)


def test_k31_option_always_frozen() -> None:
    assert refused(*opened("A", ""), "0 take add", always_frozen=True) == "K31"
    assert refused(*opened("5", "52"), "0 take 51,1,0", always_frozen=True) == "K31"
    stands(*opened("5", "55"), "0 take 52,0,0", always_frozen=True)


def test_k32_e18_an_unopened_side_needs_a_pair() -> None:
    """E18: the previous player discards a 5; 5 and a wild do not take it, worth 60 or not."""
    deal = {0: "5", 1: "552*AAA", "up": "9"}
    turns = [deal, "0 throws 5"]
    assert refused(*turns, "1 take 51,0,1") == "K32"
    stands(*turns, "1 take 52,0,0 + A3,0,0")


def test_k32_other_sets_laid_with_it_count_and_may_hold_wilds() -> None:
    deal = {0: "77QQ2", "up": "7"}
    assert refused(deal, "0 take 72,0,0") in {"K20", "K23", "K32"}
    stands(deal, "0 take 72,0,0 + Q2,1,0")
    assert refused({0: "77442", "up": "7"}, "0 take 72,0,0 + 42,1,0") in {"K20", "K23", "K32"}


def test_k33_a1_option_the_group_that_takes_is_pure() -> None:
    """A1: then E15 fails; a wild in another set is no matter."""
    pure: dict[str, Any] = {"opening_take_wild": "pure"}
    assert refused({0: "TT2", "up": "T"}, "0 take T2,1,0", **pure) == "K33"
    stands({0: "77QQ2", "up": "7"}, "0 take 72,0,0 + Q2,1,0", **pure)


def test_k33_a1_pure_binds_only_the_opening() -> None:
    stands(*opened("9", "99*"), "0 take 92,0,1", opening_take_wild="pure")


NOTE_TWO: dict[int | str, str] = {0: "QQQ2292", "up": "9"}


def test_k34_e19_who_opens_from_the_hand_then_takes_with_a_wild() -> None:
    """E19: minimum 50, top card 9: Q-Q-Q-2 is 50, so 9 and a wild take."""
    stands(NOTE_TWO, "0 take 91,1,0 + Q3,1,0")
    assert refused(NOTE_TWO, "0 take 91,1,0 + Q3,0,0") in {"K32", "K34", "K20"}
    assert refused(NOTE_TWO, "0 take 91,1,0") in {"K29", "K31", "K32", "K34", "K20"}


def test_k34_a5_it_does_not_overcome_a_frozen_pile() -> None:
    assert refused({**NOTE_TWO, "up": "*9"}, "0 take 91,1,0 + Q3,1,0") in {"K31", "K34"}


def test_k34_a2_option_and_the_official_preset_know_no_such_take() -> None:
    unopened = {"K31", "K32", "K34"}
    assert refused(NOTE_TWO, "0 take 91,1,0 + Q3,1,0", open_then_mixed=False) in unopened
    assert refused(NOTE_TWO, "0 take 91,1,0 + Q3,1,0", preset="canasta_official") in unopened


def test_k35_the_rest_of_the_pile_comes_into_the_hand() -> None:
    """The pile is K, J, A: below the ace lie the third king and the jack that is discarded."""
    deal = {0: "J", 1: "A", 2: "AAKK", "up": "K"}
    stands(deal, "0 throws J", "1 throws A", "2 take A2,0,0, lay K3,0,0, discard J")


def test_k35_the_next_discard_is_the_first_card_of_the_new_pile() -> None:
    """Seat 0 has taken the ace, so seat 1, who takes his 4, finds none below it."""
    turns = [{0: "AA4", 1: "44KK22", "up": "A"}, "0 take A2,0,0, discard 4"]
    stands(*turns, "1 take 42,2,0, discard K")
    assert refused(*turns, "1 take 42,2,0, discard A") == "K38"


ONE_CARD: list[Any] = [
    {0: "KKKKKKKAAAJ", 2: "Q", 3: "QQQQK", "stock": "9TT"},
    "0 draw, lay K7,0,0 A3,0,0, discard 9",
    "1 idles",
    "2 throws Q",
    "3 take Q4,0,0, discard K",
]
"""Seat 0's side has a canasta of kings, he has one jack left; the pile is one king."""


def test_k36_one_card_does_not_take_a_pile_of_one() -> None:
    assert stands(*ONE_CARD)["legal"] == {"0": ["draw"]}
    assert refused(*ONE_CARD, "0 take add") == "K36"


def test_k36_a12_option_never_barred() -> None:
    assert len(stands(*ONE_CARD, "0 take add, discard J", one_card_bar="never")["deal_scores"]) == 1


def test_k36_one_card_takes_a_larger_pile() -> None:
    turns = ["3 take Q4,0,0, discard 9", "0 idles", "1 idles", "2 idles", "3 throws K"]
    stands(*ONE_CARD[:-1], *turns, "0 take add, discard J")


def test_k37_a_card_is_kept_after_the_pile_has_been_picked_up() -> None:
    """Seat 0 has 9-9-J and no canasta; a pile of 9 alone would leave him one card."""
    deal = {0: "AAAAKKKK99J", 2: "Q", 3: "QQQQ9", "stock": "8TT"}
    turns = ["0 draw, lay A4,0,0 K4,0,0, discard 8", "1 idles", "2 throws Q"]
    takes = "3 take Q4,0,0, discard 9"
    assert refused(deal, *turns, takes, "0 take 92,0,0") in {"K18", "K37"}
    larger = "3 throws 9"
    stands(deal, *turns, larger, "0 take 92,0,0")
