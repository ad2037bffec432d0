"""S1-S15: Samba."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from engine.cards import spell
from engine.contract.game import Game
from engine.games.canasta.view import CanastaView

Moment = Callable[..., Game]
Stands = Callable[..., dict[str, Any]]
Refused = Callable[..., str]

SAMBA: dict[str, Any] = {"preset": "samba_4"}
BELOW = {"S8", "K20", "K21", "K22", "K23", "K32"}

SUIT = "5H6H7H8H9HTHJH"
DIAMONDS = "5D6D7D8D9DTDJD"
KINGS = "KSKHKDKCKSKHKD"
SWEEP: dict[int | str, str] = {0: SUIT + KINGS + "QS", "stock": "QHQD"}
"""A samba, a natural canasta and queens; the others' fifteen cards are 5 each, 75 a hand."""
OUT = f"0 draw, lay 5H-JH {KINGS},0,0 QSQHQD,0,0"
SWEPT = 1500 + 500 + 55 + 70 + 30 + 200


def test_s1_fifteen_cards_are_dealt_and_101_are_left_to_draw(
    stands: Stands, refused: Refused
) -> None:
    """101 cards, six of them red threes: 47 draws of two and one of one; then none is left."""
    deal = {"stock": "3H3H3H3D3D3D"}
    assert stands(deal, "idle to 1", **SAMBA)["to_act"] == [3]
    assert refused(deal, "idle to 1", "3 draw, draw", **SAMBA) == "K26"
    last = stands(deal, "idle to 0", **SAMBA)
    assert last["to_act"] == [0]
    assert "stop" in last["legal"]["0"]
    assert "draw" not in last["legal"]["0"]


def test_s1_k1_three_packs_have_six_jokers(stands: Stands) -> None:
    stands({0: "**" * 6 + "2S2S2S", 1: "ASASAS"}, **SAMBA)


@pytest.mark.parametrize("covered", ["**", "2S", "3S", "3H"])
def test_s1_k6_such_an_upcard_is_covered(stands: Stands, covered: str) -> None:
    deal = {0: "AHAS", "up": covered + "AD", "stock": "KSQS"}
    stands(deal, "0 take AHAS,0,0", **SAMBA)


def test_s2_two_are_drawn_and_one_is_discarded(stands: Stands) -> None:
    deal = {0: "4S", 1: "5S", "stock": "KSQSJSTS"}
    stands(deal, "0 draw, discard KS", "1 draw, discard JS", **SAMBA)
    stands(deal, "0 draw, discard QS", "1 draw, discard TS", **SAMBA)


def test_s2_k38_a_card_that_is_not_held_is_not_discarded(refused: Refused) -> None:
    """Seat 0 holds the king of spades and no other."""
    deal = {0: "KS", "stock": "QSJS"}
    assert refused(deal, "0 draw, discard KH", **SAMBA) == "K38"
    assert refused(deal, "0 draw, discard 2", **SAMBA) == "K38"


def test_s2_red_threes_are_replaced_singly(stands: Stands) -> None:
    deal = {0: "4S", 1: "5S", "stock": "3HKS3DQSJSTS"}
    stands(deal, "0 draw, discard KS", "1 draw, discard JS", **SAMBA)
    stands(deal, "0 draw, discard QS", "1 draw, discard TS", **SAMBA)


@pytest.mark.parametrize(
    ("held", "laid"),
    [
        ("ASAHAD", "ASAHAD,0,0"),
        ("ASASAS", "ASASAS,0,0"),
        ("ASAH2S", "ASAH,1,0"),
        ("ASAH2S**", "ASAH,1,1"),
        ("ASAHADACAS2S**", "ASAHADACAS,1,1"),
    ],
)
def test_s3_these_are_groups(stands: Stands, held: str, laid: str) -> None:
    stands({0: held}, f"0 draw, lay {laid}", **SAMBA)


@pytest.mark.parametrize(
    ("held", "laid"),
    [
        ("ASAH", "ASAH,0,0"),
        ("AS2S**", "AS,1,1"),
        ("ASAH2S2S**", "ASAH,2,1"),
        ("ASAHADAC2S2S**", "ASAHADAC,2,1"),
    ],
)
def test_s3_these_are_none(refused: Refused, held: str, laid: str) -> None:
    """So a mixed canasta has at least five naturals."""
    assert refused({0: held}, f"0 draw, lay {laid}", **SAMBA) in {"S3", "K13"}


def test_s3_wilds_in_a_group_stay_at_two(stands: Stands, refused: Refused) -> None:
    deal = {0: "ASAHADAC2S2S**"}
    stands(deal, "0 draw, lay ASAHAD,1,0, lay AC,0,1 onto 1", **SAMBA)
    over = "0 draw, lay ASAHAD,2,0, lay AC,0,1 onto 1"
    assert refused(deal, over, **SAMBA) in {"S3", "K13", "K14"}


@pytest.mark.parametrize(
    ("held", "laid"),
    [
        ("JHQHKHAH", "JH-AH"),
        ("8H9HTHJHQHKH", "8H-KH"),
        ("4H5H6HASAHAD", "4H-6H ASAHAD,0,0"),
        ("4H5H6H7H8H9HTHKSKHKD", "4H-TH KSKHKD,0,0"),
    ],
)
def test_s4_these_are_sequences(stands: Stands, held: str, laid: str) -> None:
    """Four is low, the ace high; 50, 60, 75 and 85 in cards."""
    stands({0: held}, f"0 draw, lay {laid}", **SAMBA)


@pytest.mark.parametrize(
    ("held", "laid"),
    [
        ("KHAHASAHAD", "KH-AH ASAHAD,0,0"),
        ("6H7H8H9HTHJHQHKH", "6H-KH"),
        ("KHAH4H5HASASAS", "KH-5H ASASAS,0,0"),
        ("2H4H5H6HASASAS", "2H-6H ASASAS,0,0"),
        ("3S4S5S6SAHAHAH", "3S-6S AHAHAH,0,0"),
    ],
)
def test_s4_these_are_none(refused: Refused, held: str, laid: str) -> None:
    """Two cards, eight cards, round the corner, with a deuce, with a black three."""
    assert refused({0: held}, f"0 draw, lay {laid}", **SAMBA) == "S4"


def test_s4_a_sequence_has_one_suit_no_gap_and_no_wild(refused: Refused) -> None:
    deal = {0: "JHQHKDAH2S**"}
    assert refused(deal, "0 draw, lay JH-AH", **SAMBA) in {"S4", "K13"}
    assert refused({0: "JHQHKHAH2S"}, "0 draw, lay JH-AH, lay TH-TH", **SAMBA) in {"S4", "K13"}


def test_s4_seven_in_sequence_are_a_samba_and_closed(stands: Stands, refused: Refused) -> None:
    deal = {0: SUIT + "QH4H"}
    stands(deal, "0 draw, lay 5H-JH", **SAMBA)
    assert refused(deal, "0 draw, lay 5H-JH, lay QH-QH", **SAMBA) in {"S4", "S5"}
    assert refused(deal, "0 draw, lay 5H-JH, lay 4H-4H", **SAMBA) in {"S4", "S5"}


def test_s5_a_sequence_grows_at_both_ends_and_nowhere_else(
    stands: Stands, refused: Refused
) -> None:
    deal = {0: "8H9HTHJHQH7HKH5HTS"}
    opens = "0 draw, lay 8H-QH"
    stands(deal, f"{opens}, lay 7H-7H", **SAMBA)
    stands(deal, f"{opens}, lay KH-KH", **SAMBA)
    stands(deal, f"{opens}, lay KH-KH 7H-7H", **SAMBA)
    for stray in ("5H-5H", "TH-TH"):
        assert refused({0: deal[0] + "TH"}, f"{opens}, lay {stray}", **SAMBA) in {"S4", "S5"}


def test_s5_partners_add_to_each_others_melds_and_opponents_do_not(
    stands: Stands, refused: Refused
) -> None:
    deal = {0: "JHQHKHAH4S", 1: "TH", 2: "TH4D"}
    turns = [deal, "0 draw, lay JH-AH, discard 4S"]
    assert refused(*turns, "1 draw, lay TH-TH", **SAMBA) in {"S4", "S5", "K15"}
    stands(*turns, "1 idles", "2 draw, lay TH-TH, discard 4D", **SAMBA)


def test_s5_a_group_takes_naturals_and_wilds(stands: Stands) -> None:
    turns = [{0: "ASAHAD4S", 2: "AC2S4D"}, "0 draw, lay ASAHAD,0,0, discard 4S", "1 idles"]
    stands(*turns, "2 draw, lay AC,1,0 onto 1", **SAMBA)


TWO_GROUPS: dict[int | str, str] = {0: "ASAHADACASAH2S2S2S"}


def test_s6_several_groups_of_a_rank_may_lie_side_by_side(stands: Stands) -> None:
    stands(TWO_GROUPS, "0 draw, lay ASAHAD,0,0 ACASAH,0,0", **SAMBA)
    stands(TWO_GROUPS, "0 draw, lay ASAHAD,0,0, lay ACASAH,0,0", **SAMBA)


def test_s6_a_group_with_a_wild_is_one_of_its_own_too(stands: Stands) -> None:
    stands(TWO_GROUPS, "0 draw, lay ASAHAD,0,0, lay ACAS,1,0, merge 1 2", **SAMBA)


def test_s6_groups_of_a_rank_merge_with_at_most_two_wilds(stands: Stands, refused: Refused) -> None:
    stands(TWO_GROUPS, "0 draw, lay ASAHAD,1,0 ACASAH,1,0, lay merge 1 2", **SAMBA)
    three = "0 draw, lay ASAHAD,2,0 ACASAH,1,0, lay merge 1 2"
    assert refused(TWO_GROUPS, three, **SAMBA) in {"S6", "S3"}


def test_s6_groups_of_two_ranks_do_not_merge(refused: Refused) -> None:
    deal = {0: "ASAHADKSKHKD"}
    turn = "0 draw, lay ASAHAD,0,0 KSKHKD,0,0, lay merge 1 2"
    assert refused(deal, turn, **SAMBA) == "S6"


@pytest.mark.parametrize(
    ("one", "other", "fit"),
    [
        ("5H-7H", "8H-JH", True),
        ("8H-JH", "5H-7H", True),
        ("4H-6H", "8H-JH", False),
        ("5H-8H", "8H-JH", False),
        ("4H-7H", "8H-JH", False),
        ("5H-7H", "8S-JS", False),
    ],
)
def test_s6_b7_two_sequences_merge_where_they_are_one(
    stands: Stands, refused: Refused, one: str, other: str, *, fit: bool
) -> None:
    """Consecutive without a duplicate and at most seven long."""
    deal = {0: "4H5H6H7H8H8H9HTHJH8S9STSJS"}
    turn = f"0 draw, lay {one} {other}, merge 1 2"
    if fit:
        stands(deal, turn, **SAMBA)
    else:
        assert refused(deal, turn, **SAMBA) == "S6"


def test_s6_a_group_and_a_sequence_never_merge(refused: Refused) -> None:
    deal = {0: "JHQHKHAHASADAC"}
    turn = "0 draw, lay JH-AH ASADAC,0,0, lay merge 1 2"
    assert refused(deal, turn, **SAMBA) == "S6"


def test_s6_b7_option_sequences_do_not_merge(refused: Refused) -> None:
    deal = {0: SUIT + "ASADAC"}
    turn = "0 draw, lay 5H-7H 8H-JH ASADAC,0,0, lay merge 1 2"
    assert refused(deal, turn, **SAMBA, merge_sequences=False) == "S6"


def test_s6_merging_goes_together_with_a_lay(stands: Stands) -> None:
    """The merged samba and the kings are two canastas, and queens the rest."""
    deal = {0: SUIT + KINGS + "QS", "stock": "QHQD"}
    turn = f"0 draw, lay 5H-7H 8H-JH {KINGS},0,0, lay merge 1 2 QSQHQD,0,0"
    assert stands(deal, turn, **SAMBA)["scores"][0] == SWEPT - 75


JOINED: dict[int | str, str] = {0: SUIT + KINGS + "KC", "stock": "KS2S"}
"""A samba, seven kings, and two kings with a deuce."""


def test_s6_s7_a_merge_may_bring_wild_cards_onto_a_finished_canasta(
    stands: Stands, refused: Refused
) -> None:
    """S7 bars wild cards from the hand, S6 counts those of the melds: it is then a mixed one.

    The samba, its cards 55, nine kings and a deuce 110, going out 200, the partner's hand 75.
    """
    lays = f"0 draw, lay 5H-JH {KINGS},0,0"
    assert stands(JOINED, f"{lays} KCKS,1,0", **SAMBA)["scores"][0] == 2290
    joined = stands(JOINED, f"{lays} KCKS,1,0 merge 2 3", **SAMBA)
    assert joined["scores"][0] == 1500 + 300 + 55 + 110 + 200 - 75
    assert stands(JOINED, f"{lays} KCKS,1,0 merge 3 2", **SAMBA)["scores"] == joined["scores"]
    assert refused(JOINED, f"{lays} KCKS,1,0 onto 2", **SAMBA) == "S7"
    closed: dict[str, Any] = {**SAMBA, "completed_group": "closed_at_7"}
    assert refused(JOINED, f"{lays} KCKS,1,0 merge 2 3", **closed) == "S7"


def test_s6_s7_a_merge_with_a_finished_canasta_keeps_to_two_wild_cards(
    stands: Stands, refused: Refused
) -> None:
    deal = {0: "KSKHKDKCKSKHKDKC2S2S**4S", "stock": "4H5D"}
    finished = "0 draw, lay KSKHKDKCKSKH,1,0"
    stands(deal, f"{finished}, lay KDKC,1,0, merge 1 2", **SAMBA)
    stands(deal, f"{finished}, lay KDKC,0,1, lay merge 2 1", **SAMBA)
    assert refused(deal, f"{finished}, lay KDKC,1,1, merge 1 2", **SAMBA) == "S6"


GROUP_OF_SEVEN = "ASAHADACASAHAD"


def test_s7_a_completed_group_takes_naturals_and_no_wilds(stands: Stands, refused: Refused) -> None:
    deal = {0: GROUP_OF_SEVEN + "AC2S**", "stock": "4S5S"}
    opens = f"0 draw, lay {GROUP_OF_SEVEN},0,0"
    stands(deal, f"{opens}, lay AC,0,0 onto 1", **SAMBA)
    assert refused(deal, f"{opens}, lay AC,1,0 onto 1", **SAMBA) == "S7"


def test_s7_b4_option_a_completed_group_is_closed(refused: Refused) -> None:
    deal = {0: GROUP_OF_SEVEN + "AC", "stock": "4S5S"}
    turn = f"0 draw, lay {GROUP_OF_SEVEN},0,0, lay AC,0,0 onto 1"
    assert refused(deal, turn, **SAMBA, completed_group="closed_at_7") == "S7"


def test_s6_b10_option_no_group_has_more_than_seven(stands: Stands, refused: Refused) -> None:
    deal = {0: GROUP_OF_SEVEN + "AC", "stock": "4S5S"}
    turn = f"0 draw, lay {GROUP_OF_SEVEN}AC,0,0"
    stands(deal, turn, **SAMBA)
    assert refused(deal, turn, **SAMBA, group_max=7) in {"S3", "S6", "S7"}


def test_s3_b2_option_twice_as_many_naturals_as_wilds(stands: Stands, refused: Refused) -> None:
    half: dict[str, Any] = {**SAMBA, "wild_ratio": "half"}
    assert refused({0: "ASAH2S**"}, "0 draw, lay ASAH,1,1", **half) == "S3"
    stands({0: "ASAHADAC2S**"}, "0 draw, lay ASAHADAC,1,1", **half)


def test_s8_groups_and_sequences_open_alike(stands: Stands, refused: Refused) -> None:
    """J-Q-K-A is 50, 10-J-Q-K 40; with 4-5-6 it is 55."""
    stands({0: "JHQHKHAH"}, "0 draw, lay JH-AH", **SAMBA)
    deal = {0: "THJHQHKH4S5S6S"}
    assert refused(deal, "0 draw, lay TH-KH", **SAMBA) in BELOW
    stands(deal, "0 draw, lay TH-KH 4S-6S", **SAMBA)


def test_s8_a_samba_opens_with_its_cards_alone(refused: Refused) -> None:
    """After a deal of 2280 the minimum is 90; 4 to 10 are 50, whatever the samba will bring."""
    deal = {2: "4H5H6H7H8H9HTH"}
    assert refused(SWEEP, OUT, deal, "1 idles", "2 draw, lay 4H-TH", **SAMBA) in BELOW


@pytest.mark.parametrize(
    ("total", "minimum", "options"),
    [
        (2995, 90, {}),
        (3000, 120, {}),
        (6995, 120, {}),
        (7000, 150, {}),
        (7000, 160, {"opening_table": {"7000": 160}}),
    ],
)
def test_s8_b1_the_table_goes_on_to_150_at_7000(
    stands: Stands, refused: Refused, total: int, minimum: int, options: dict[str, Any]
) -> None:
    """The option is 160. Each minimum opens, and five or ten less does not."""
    exact = {
        90: ("ASAHAD" + "KSKHKD", "ASAHAD,0,0 KSKHKD,0,0"),
        120: ("ASAHAD" + "ACASAH", "ASAHADACASAH,0,0"),
        150: ("ASAHADACASAH" + "KSKHKD", "ASAHADACASAH,0,0 KSKHKD,0,0"),
        160: ("ASAHADACASAH" + "KSKHKDKC", "ASAHADACASAH,0,0 KSKHKDKC,0,0"),
    }
    less = {
        90: ("ASAHADAC", "ASAHADAC,0,0"),
        120: ("ASAHADACAS" + "4S4H4D", "ASAHADACAS,0,0 4S4H4D,0,0"),
        150: ("ASAHADACASAHAD", "ASAHADACASAHAD,0,0"),
        160: ("ASAHADACASAH" + "KSKHKD", "ASAHADACASAH,0,0 KSKHKD,0,0"),
    }
    at: dict[str, Any] = {**SAMBA, **options, "out_bonus": total - (SWEPT - 200 - 75)}
    first = [SWEEP, OUT]
    assert stands(*first, **at)["scores"][0] == total
    hand, laid = exact[minimum]
    stands(*first, {2: hand}, "1 idles", f"2 draw, lay {laid}", **at)
    hand, laid = less[minimum]
    assert refused(*first, {2: hand}, "1 idles", f"2 draw, lay {laid}", **at) in BELOW


def met(begun: str, top: str, *, opening: str = "ASAHAD,0,0") -> list[Any]:
    """Seat 0 opens with aces, and a round later seat 3 discards `top`."""
    deal = {0: "ASAHAD" + begun + "4S", 3: top, "stock": "QSQHJSQDJHQSJCQH"}
    return [deal, f"0 draw, lay {opening}, discard 4S", "1 idles", "2 idles", f"3 throws {top}"]


def test_s9_a_natural_pair_takes_and_makes_a_group(stands: Stands) -> None:
    stands({0: "ASAH", "up": "AD"}, "0 take ASAH,0,0", **SAMBA)
    stands(*met("9S9H", "9D"), "0 take 9S9H,0,0", **SAMBA)


def test_s9_a_pair_takes_a_frozen_pile_too(stands: Stands) -> None:
    stands({0: "ASAH", "up": "**AD"}, "0 take ASAH,0,0", **SAMBA)


def test_s9_opening_by_a_take_needs_the_minimum(stands: Stands, refused: Refused) -> None:
    deal = {0: "9S9HQSQHQD", "up": "9D"}
    assert refused(deal, "0 take 9S9H,0,0", **SAMBA) in {"S9", *BELOW}
    stands(deal, "0 take 9S9H,0,0 + QSQHQD,0,0", **SAMBA)


def test_s9_b9_a_pair_makes_a_new_group_or_joins_an_incomplete_one(stands: Stands) -> None:
    stands(*met("ACAS", "AH"), "0 take ACAS,0,0 onto 1", **SAMBA)
    stands(*met("ACAS", "AH"), "0 take ACAS,0,0", **SAMBA)


def test_s9_b9_option_always_a_new_group(stands: Stands, refused: Refused) -> None:
    new: dict[str, Any] = {**SAMBA, "pair_take": "new_group"}
    assert refused(*met("ACAS", "AH"), "0 take ACAS,0,0 onto 1", **new) == "S9"
    stands(*met("ACAS", "AH"), "0 take ACAS,0,0", **new)


def test_s9_a_pair_does_not_join_a_completed_group(stands: Stands, refused: Refused) -> None:
    seven = GROUP_OF_SEVEN
    deal = {0: seven + "ACAC4S", 3: "AS", "stock": "QSQHJSQDJHQSJCQH"}
    turns = [deal, f"0 draw, lay {seven},0,0, discard 4S", "1 idles", "2 idles", "3 throws AS"]
    assert refused(*turns, "0 take ACAC,0,0 onto 1", **SAMBA) in {"S7", "S9"}
    stands(*turns, "0 take ACAC,0,0", **SAMBA)


def test_s10_a_natural_and_a_wild_do_not_take(refused: Refused) -> None:
    assert refused(*met("9S2S", "9D"), "0 take 9S,1,0", **SAMBA) in {"S9", "S10", "K29"}


def test_s10_the_top_card_goes_onto_an_incomplete_group(stands: Stands) -> None:
    stands(*met("", "AC"), "0 take add, discard QS", **SAMBA)


def test_s10_the_top_card_goes_onto_an_end_of_a_sequence(stands: Stands) -> None:
    deal = {0: "JHQHKHAH4S", 3: "TH", "stock": "QSQDJSQDJCQSJCQD"}
    turns = [deal, "0 draw, lay JH-AH, discard 4S", "1 idles", "2 idles", "3 throws TH"]
    stands(*turns, "0 take add, discard QS", **SAMBA)


@pytest.mark.parametrize(("held", "top"), [("9H", "9H"), ("9H", "8H"), ("", "TS"), ("THTD", "9H")])
def test_s10_it_bridges_no_gap_and_starts_no_sequence(
    refused: Refused, held: str, top: str
) -> None:
    deal = {0: "JHQHKHAH4S" + held, 3: top, "stock": "QSQDJSQDJCQSJCQD"}
    turns = [deal, "0 draw, lay JH-AH, discard 4S", "1 idles", "2 idles", f"3 throws {top}"]
    assert refused(*turns, "0 take add", **SAMBA) in {"S10", "K29", "S5"}


@pytest.mark.parametrize(("seven", "top"), [(GROUP_OF_SEVEN, "AC"), (SUIT, "QH"), (SUIT, "4H")])
def test_s10_nothing_is_taken_onto_a_completed_canasta_or_samba(
    refused: Refused, seven: str, top: str
) -> None:
    laid = "5H-JH" if seven == SUIT else f"{seven},0,0"
    deal = {0: seven + "4S", 3: top, "stock": "QSQDJSQDJCQSJCQD"}
    turns = [deal, f"0 draw, lay {laid}, discard 4S", "1 idles", "2 idles", f"3 throws {top}"]
    assert refused(*turns, "0 take add", **SAMBA) in {"S10", "S4", "K29"}


def test_s10_nothing_is_added_from_a_frozen_pile(refused: Refused) -> None:
    deal = {0: "JHQHKHAH4S", 1: "**", 3: "TH", "stock": "QSQDJSQDJCQSJCQD"}
    turns = [deal, "0 draw, lay JH-AH, discard 4S", "1 throws **", "2 idles", "3 throws TH"]
    assert refused(*turns, "0 take add", **SAMBA) in {"S10", "S11", "K31"}


def test_s10_nothing_is_added_by_a_side_that_has_not_opened(refused: Refused) -> None:
    deal = {0: "JHQHKHAHTS", 1: "9S"}
    turns = [deal, "0 draw, lay JH-AH, discard TS"]
    assert refused(*turns, "1 take add", **SAMBA) in {"S10", "K29", "K31", "K15"}


def test_s10_the_whole_pile_is_taken(stands: Stands) -> None:
    """The queen that seat 1 discarded lies in it."""
    stands(*met("", "AC"), "0 take add, discard QD", **SAMBA)


def test_s10_b3_option_the_top_card_alone_even_from_a_frozen_pile(
    stands: Stands, refused: Refused
) -> None:
    """B3: it replaces the draw, and the rest of the pile stays, the joker in it."""
    deal = {0: "JHQHKHAH4S4D", 1: "**", 3: "TH", "stock": "QSQDJSQDJCQSJCQD"}
    turns = [deal, "0 draw, lay JH-AH, discard 4S", "1 throws **", "2 idles", "3 throws TH"]
    top: dict[str, Any] = {**SAMBA, "seq_take": "top_only"}
    stands(*turns, "0 take add, discard 4D", **top)
    assert refused(*turns, "0 take add, discard **", **top) == "K38"
    assert refused(*turns, "0 take add, draw", **top) == "K26"


def test_s10_b3_the_rest_of_the_pile_stays_where_it_is(moment: Moment) -> None:
    """The upcard, the 4, the joker and a queen lie below the 10 that is taken."""
    deal = {0: "JHQHKHAH4S4D", 1: "**", 3: "TH", "stock": "QSQDJSQDJCQSJCQD"}
    turns = [deal, "0 draw, lay JH-AH, discard 4S", "1 throws **", "2 idles", "3 throws TH"]
    before = moment(*turns, **SAMBA, seq_take="top_only").view(None)
    after = moment(*turns, "0 take add", **SAMBA, seq_take="top_only").view(None)
    assert isinstance(before, CanastaView)
    assert isinstance(after, CanastaView)
    assert (before.pile_size, after.pile_size) == (5, 4)


def test_s10_b3_the_option_changes_nothing_for_groups(stands: Stands, refused: Refused) -> None:
    top: dict[str, Any] = {**SAMBA, "seq_take": "top_only"}
    stands(*met("", "AC"), "0 take add, discard QD", **top)
    deal = {0: "ASAHAD4S", 1: "**", 3: "AC", "stock": "QSQDJSQDJCQSJCQD"}
    turns = [deal, "0 draw, lay ASAHAD,0,0, discard 4S", "1 throws **", "2 idles", "3 throws AC"]
    assert refused(*turns, "0 take add", **top) in {"S10", "S11", "K31"}


@pytest.mark.parametrize("number", [1, 2])
def test_s10_where_the_top_card_fits_two_melds_one_is_named(
    stands: Stands, refused: Refused, number: int
) -> None:
    """A 10 of hearts fits the sequence from the jack as well as the tens."""
    deal = {0: "JHQHKHAHTSTDTC4S", 3: "TH", "stock": "QSQDJSQDJCQSJCQD"}
    turns = [
        deal,
        "0 draw, lay JH-AH TSTDTC,0,0, discard 4S",
        "1 idles",
        "2 idles",
        "3 throws TH",
    ]
    stands(*turns, f"0 take add onto {number}", **SAMBA)
    assert refused(*turns, "0 take add", **SAMBA) in {"S6", "S10"}


def test_s6_b10_groups_grow_beyond_seven_by_merging(stands: Stands, refused: Refused) -> None:
    deal = {0: GROUP_OF_SEVEN + "ACASAH4S"}
    turn = f"0 draw, lay {GROUP_OF_SEVEN},0,0 ACASAH,0,0, merge 1 2"
    stands(deal, turn, **SAMBA)
    assert refused(deal, turn, **SAMBA, group_max=7) in {"S6", "S7"}


def test_s8_s9_a_take_opens_with_sequences_laid_at_once(stands: Stands) -> None:
    deal = {0: "9S9HTDJDQD", "up": "9D"}
    stands(deal, "0 take 9S9H,0,0 + TD-QD", **SAMBA)


@pytest.mark.parametrize("top", ["2S", "**", "3S"])
def test_s11_a_wild_or_black_three_cannot_be_taken(
    stands: Stands, refused: Refused, top: str
) -> None:
    word = {"2S": "2", "3S": "3b"}.get(top, top)
    turns = [{0: top, 1: "2S2H3C3C"}, f"0 throws {word}"]
    assert stands(*turns, **SAMBA)["legal"] == {"1": ["draw"]}
    assert refused(*turns, "1 take add", **SAMBA) in {"S11", "K9", "K12", "K39", "K40", "K29"}


def test_s12_k18_a_card_is_kept(stands: Stands, refused: Refused) -> None:
    """Six aces, six kings and queens: without two canastas two cards stay before the discard."""
    hand = {0: "ASAHADACASAHKSKHKDKCKSKHQSQHQD"}
    laid = "0 draw, lay ASAHADACASAH,0,0 KSKHKDKCKSKH"
    stands({**hand, "stock": "JS9S"}, f"{laid},0,0 QSQHQD,0,0, discard 9S", **SAMBA)
    seven = f"{laid}KD,0,0 QSQHQD,0,0"
    assert refused({**hand, "stock": "KD9S"}, seven, **SAMBA) in {"K18", "K41", "S12"}


def test_s12_k41_two_canastas_of_any_kind_go_out(stands: Stands, refused: Refused) -> None:
    assert len(stands(SWEEP, OUT, **SAMBA)["deal_scores"]) == 1
    deal = {0: SUIT + "KSKHKDKCKSKHQSQH", "stock": "QD9S"}
    less = "0 draw, lay 5H-JH KSKHKDKCKSKH,0,0 QSQHQD,0,0"
    assert refused(deal, less, **SAMBA) in {"K18", "K41", "S12"}


def test_s12_k45_the_partner_is_asked(stands: Stands, refused: Refused) -> None:
    assert stands(SWEEP, "0 draw, ask", **SAMBA)["to_act"] == [2]
    no = [SWEEP, "0 draw, ask", "2 no"]
    assert refused(*no, f"0 {OUT.removeprefix('0 draw, ')}", **SAMBA) in {"K18", "K41", "K45"}


@pytest.mark.parametrize(
    ("hand", "possible"),
    [
        (SUIT + KINGS + "JSJDJH", True),
        (SUIT + KINGS + "JSJD9C", False),
        (SUIT + KINGS + "QH4HAS", False),
        (SUIT + KINGS + "QHKHAH", True),
        (SUIT + "KSKHKDKC" + "2S**" + "JSJDJH" + "AS", False),
        (SUIT + "KSKHKDKCKS" + "2S**" + "JSJDJH", True),
        (KINGS + "QSQHQDQCQSQHQD" + "JSJDJH", True),
        ("5H6H7H8H9HTHJH" * 2 + "JSJDJC", True),
        ("4H5H6H7H8H9HTH" + "JHQHAH" + "KSKDKCKSKDKCKH", False),
        ("4H5H6H7H8H9HTH" + "JHQHAH" + "KSKDKCKSKDKCKS", False),
    ],
)
def test_s12_k45_going_out_is_possible_with_these_cards(
    stands: Stands, hand: str, *, possible: bool
) -> None:
    """A sequence of more than seven is two; each card is in one meld only."""
    deal = {0: hand[:30], "stock": hand[30:34]}
    legal = stands(deal, "0 draw", **SAMBA)["legal"]["0"]
    assert ("ask" in legal) is possible
    if possible:
        assert len(stands(deal, "0 draw, out", **SAMBA)["deal_scores"]) == 1


@pytest.mark.parametrize(
    ("partner", "hand", "possible"),
    [
        ("5H6H7H8H", "9HTHJH" + KINGS + "QSQHQD8C8S8D4S", True),
        ("5H6H7H8H", "9HTHQH" + KINGS + "QSQHQD8C8S8D4S", False),
        ("8H9HTHJH", "5H6H7H" + KINGS + "QSQHQD8C8S8D4S", True),
        ("KDKDKD", "KSKHKHKS" + SUIT + "9S9D9CQSQHQD", True),
        ("KDKDKD", "KSKHKH4S" + SUIT + "9S9D9CQSQHQD", False),
        ("KDKDKDKSKSKS", "2S2H" + SUIT + DIAMONDS + "4S", False),
        ("KDKDKDKSKSKS", "2S2H" + SUIT + DIAMONDS + "KH", True),
        ("KDKDKDKSKSKS", "2SKH" + SUIT + DIAMONDS + "4S", True),
        ("KDKDKD", "2S2H" + SUIT + DIAMONDS + "4S", True),
        ("KDKDKD", "2S2H**" + SUIT + DIAMONDS, True),
        ("KDKDKD", "2S2H**" + SUIT + "5D6D7D8D9DTDKS", False),
    ],
)
def test_s12_k45_melds_on_the_table_take_in_what_is_left(
    stands: Stands, partner: str, hand: str, *, possible: bool
) -> None:
    """The partner has laid a part of the second canasta, and J-Q-K-A of clubs to open.

    A group has room for two wilds, and a finished one for none (S7).
    """
    laid = f"{partner},0,0" if partner.startswith("K") else f"{partner[:2]}-{partner[-2:]}"
    deal = {2: partner + "JCQCKCAC4H", 0: hand[:30], "stock": "8S8D8C8S" + hand[30:]}
    before = [f"2 draw, lay {laid} JC-AC, discard 4H", "3 idles"]
    legal = stands(deal, *before, "0 draw", dealer=1, **SAMBA)["legal"]["0"]
    assert ("ask" in legal) is possible
    if possible:
        out = stands(deal, *before, "0 draw, out", dealer=1, **SAMBA)
        assert len(out["deal_scores"]) == 1


@pytest.mark.parametrize(
    ("count", "others", "laid"),
    [
        (3, "ASAHADQSQHQDQC", "ASAHAD,0,0 QSQHQDQC,0,0"),
        (4, "ASAHADQSQHQD", "ASAHAD,0,0 QSQHQD,0,0"),
        (5, "ASAHADACAS", "ASAHADACAS,0,0"),
        (6, "ASAHADAC", "ASAHADAC,0,0"),
    ],
)
def test_s12_three_to_six_black_threes_are_melded_in_going_out(
    stands: Stands, count: int, others: str, laid: str
) -> None:
    """The partner has laid a samba; seat 0 lays seven kings, black threes and all the rest."""
    cards = KINGS + "3S3C" * (count // 2) + "3S" * (count % 2) + others
    deal = {0: cards[:30], 2: SUIT + "4S", "stock": "9S9D8S8D" + cards[30:]}
    before = ["2 draw, lay 5H-JH, discard 4S", "3 idles"]
    out = f"0 draw, lay {KINGS},0,0 3b{count},0,0 {laid}"
    assert len(stands(deal, *before, out, dealer=1, **SAMBA)["deal_scores"]) == 1


def test_s12_black_threes_are_melded_at_no_other_time_and_without_wilds(
    refused: Refused,
) -> None:
    rules = {"K9", "K12", "K43", "S12"}
    deal = {0: "ASAHAD3S3C3S2S"}
    assert refused(deal, "0 draw, lay ASAHAD,0,0 3b3,0,0", **SAMBA) in rules
    held = {0: SUIT + KINGS + "3S", "stock": "3C2S"}
    assert refused(held, f"0 draw, lay 5H-JH {KINGS},0,0 3b2,1,0", **SAMBA) in rules


def test_s13_with_one_card_left_the_draw_is_that_card(stands: Stands) -> None:
    deal = {"stock": "3H3H3H3D3D3D", "bottom": "AS"}
    last = stands(deal, "idle to 1", "3 draw", **SAMBA)
    assert "discard AS" in last["legal"]["3"]


def test_s13_k11_a_red_three_as_the_last_card_ends_the_deal(stands: Stands) -> None:
    deal = {"stock": "3H3H3H3D3D", "bottom": "KS3D"}
    # Besides red threes there are 95 cards, so the 48th draw is of KS and the last red three.
    last = stands(deal, "idle to 2", "3 draw", **SAMBA)
    assert last["to_act"] == [3]
    # A joker below the upcard leaves an even number of cards, and the last red three alone.
    alone = {"stock": "3H3H3H3D3D", "up": "**KS", "bottom": "3D"}
    ended = stands(alone, "idle to 1", "3 draw", **SAMBA)
    assert ended["to_act"] == [-1]


def test_s13_k47_with_an_empty_stock_the_top_card_that_fits_is_taken(
    stands: Stands, refused: Refused
) -> None:
    """The last card, a 10, fits seat 0's sequence; all wilds are in the others' hands."""
    deal = {
        0: "JHQHKHAH4S",
        1: "2S2S2S2H2H2H2D2D2D2C2C2C******",
        2: "4H4H4H4D4D4D4C4C4C5H5H5H5D5D5D",
        3: "******6H6H6H6D6D6D6C6C6C6S6S6S",
        "stock": "QSQD3H3H3H3D3D3D",
        "bottom": "TH",
    }
    turns = [deal, "0 draw, lay JH-AH, discard 4S", "idle to 0"]
    legal = stands(*turns, **SAMBA)["legal"]["0"]
    assert "take add" in legal
    assert "stop" not in legal
    assert refused(*turns, "0 stop", **SAMBA) == "K47"


def test_s14_a_samba_counts_1500_and_a_natural_canasta_500(stands: Stands) -> None:
    """1500 + 500 + 155 in cards + 200, and the partner's 75; the others have 150."""
    last = stands(SWEEP, OUT, **SAMBA)
    assert last["deal_scores"] == [[SWEPT - 75, -150] * 2]


def test_s14_b8_going_out_concealed_brings_no_bonus(stands: Stands) -> None:
    """Laid in two turns it is as much; the partner has meanwhile drawn an 8."""
    deal = {0: SUIT + KINGS + "QS", "stock": "9S9D" + "8S" * 3 + "8D" * 3 + "QHQD"}
    turns = ["0 draw, lay 5H-JH, discard 9S", "1 idles", "2 idles", "3 idles"]
    last = stands(deal, *turns, f"0 draw, lay {KINGS},0,0 QSQHQD,0,0, discard 9D", **SAMBA)
    assert last["scores"][0] == stands(SWEEP, OUT, **SAMBA)["scores"][0] - 10


def test_s14_a_mixed_canasta_counts_300(stands: Stands) -> None:
    """Five kings, two deuces: 300 + 90 instead of 500 + 70."""
    deal = {0: SUIT + "KSKHKDKCKS2S2S" + "QS", "stock": "QHQD"}
    last = stands(deal, "0 draw, lay 5H-JH KSKHKDKCKS,2,0 QSQHQD,0,0", **SAMBA)
    assert last["scores"][0] == SWEPT - 75 - 200 + 20


@pytest.mark.parametrize(("count", "bonus"), [(0, 0), (1, 100), (5, 500), (6, 1000)])
def test_s14_red_threes_are_a_bonus_with_two_canastas(
    stands: Stands, count: int, bonus: int
) -> None:
    hand = "3H3H3H3D3D3D"[: 2 * count] + SWEEP[0]
    deal = {0: hand[:30], "stock": hand[30:] + "QHQD"}
    assert stands(deal, OUT, **SAMBA)["scores"][0] == SWEPT - 75 + bonus


@pytest.mark.parametrize(("options", "sign"), [({}, -1), ({"red3_minus_if": "no_meld"}, 1)])
def test_s14_b5_with_one_canasta_red_threes_are_a_penalty(
    stands: Stands, options: dict[str, Any], sign: int
) -> None:
    """Seat 3 lays a samba, then seat 0 goes out; the option asks for a meld only.

    1500 + 55; seven 4s, an ace and a 9 are left, and the partner's fifteen cards of 5.
    """
    deal = {
        0: SWEEP[0],
        3: "3H5D6D7D8D9DTDJD4S4S4S4H4H4H4D",
        "stock": "AC9S9CQHQD",
    }
    last = stands(deal, "3 draw, lay 5D-JD, discard 9S", OUT, dealer=2, **SAMBA, **options)
    assert last["scores"][3] == 1555 - 35 - 20 - 10 - 75 + 100 * sign


@pytest.mark.parametrize(("options", "penalty"), [({}, 1000), ({"red3_minus": "each"}, 600)])
def test_s14_b6_all_six_red_threes_without_two_canastas(
    stands: Stands, options: dict[str, Any], penalty: int
) -> None:
    """Six replaced by nines; seat 0 goes out. 45 and 60 in seat 1's hand, 75 in seat 3's."""
    deal = {
        **SWEEP,
        1: "3H3H3H3D3D3D4S4S4S4H4H4H4D4D4D",
        "stock": "9S9S9S9D9D9DQHQD",
    }
    last = stands(deal, OUT, **SAMBA, **options)
    assert last["scores"][1] == -45 - 60 - 75 - penalty


def test_s15_10000_wins_and_a_tie_plays_on(stands: Stands) -> None:
    bonus = 10000 - (SWEPT - 200 - 75)
    last = stands(SWEEP, OUT, **SAMBA, out_bonus=bonus)
    assert (last["scores"][0], last["over"]) == (10000, True)
    assert last["outcome"]["sides"] == [[0, 2], [1, 3]]
    assert stands(SWEEP, OUT, **SAMBA, out_bonus=bonus - 5)["over"] is False


@pytest.mark.parametrize(
    ("preset", "scores"),
    [("samba_2", [SWEPT, -75]), ("samba_3", [SWEPT, -75, -75])],
)
def test_s_two_and_three_play_each_alone(stands: Stands, preset: str, scores: list[int]) -> None:
    last = stands(SWEEP, OUT, preset=preset, target=1000)
    assert last["scores"] == scores
    assert last["outcome"]["sides"] == [[seat] for seat in range(len(scores))]


def test_s_five_play_each_alone(stands: Stands) -> None:
    last = stands(SWEEP, OUT, preset="samba_5", target=1000)
    assert last["scores"][0] == SWEPT
    assert last["outcome"]["sides"] == [[0], [1], [2], [3], [4]]


def test_s_six_play_in_pairs_with_thirteen_cards(stands: Stands) -> None:
    deal = {0: SUIT + KINGS[:12], "stock": "KDQS"}
    turn = f"0 draw, lay 5H-JH {KINGS},0,0, discard QS"
    last = stands(deal, turn, preset="samba_6", target=1000)
    assert last["outcome"]["sides"] == [[0, 3], [1, 4], [2, 5]]


@pytest.mark.parametrize("preset", ["samba_2", "samba_3", "samba_5", "samba_6"])
def test_s12_two_canastas_are_needed_at_any_number(
    stands: Stands, refused: Refused, preset: str
) -> None:
    hand = SUIT + ("QSQHQDKSKHKD" if preset == "samba_6" else "QSQHQDKSKHKDASAH")
    deal = {0: hand, "stock": "AD9S" if preset != "samba_6" else "QC9S"}
    laid = "5H-JH KSKHKD,0,0 " + (
        "QSQHQD,0,0 ASAHAD,0,0" if preset != "samba_6" else "QSQHQDQC,0,0"
    )
    assert refused(deal, f"0 draw, lay {laid}", preset=preset) in {"K18", "K41", "S12"}
    stands(deal, f"0 draw, lay {laid}, discard 9S", preset=preset, canastas_to_go_out=1)


def test_s_b12_option_six_with_fifteen_cards(stands: Stands) -> None:
    assert stands({}, preset="samba_6", hand_size=15)["to_act"] == [0]


def test_s12_b11_option_black_threes_are_never_melded(stands: Stands, refused: Refused) -> None:
    deal = {0: SUIT + KINGS + "3S", "stock": "3C3S"}
    turn = f"0 draw, lay 5H-JH {KINGS},0,0 3b3,0,0"
    assert len(stands(deal, turn, **SAMBA)["deal_scores"]) == 1
    assert refused(deal, turn, **SAMBA, black3_meld="never") in {"K12", "K43", "S12"}


def test_s6_k14_of_two_who_become_partners_a_sequence_stays_one(moment: Moment) -> None:
    """Cutthroat with sequences: seat 2 takes the pile, and the others pool what they have laid."""
    deal = {0: "THJHQHKHAH", 1: "TSTDTC**AS", 2: "ACAD", "stock": "5C5D6C6D"}
    game = moment(
        deal,
        "0 draw, lay TH-AH, discard 5C",
        "1 draw, lay TCTDTS,0,1, discard AS",
        "2 take ACAD,0,0",
        preset="samba_3",
        sides="cutthroat",
        stock_end="last_draw",
    )
    view = cast("CanastaView", game.view(None))
    assert view.lone == 2
    pooled = [(meld.suit, spell(meld.cards)) for meld in view.side_of(0).melds]
    assert sorted(pooled) == [("", "**TCTDTS"), ("H", "THJHQHKHAH")]
