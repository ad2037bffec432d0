"""S3 to S5: groups and sequences, and what is added to them."""

from typing import Any

import pytest

from tests.each import each
from tests.rulings.canasta.samba.table import SAMBA, SUIT
from tests.rulings.canasta.written import refused, stands


@each(
    ("held", "laid"),
    [
        ("ASAHAD", "ASAHAD,0,0"),
        ("ASASAS", "ASASAS,0,0"),
        ("ASAH2S", "ASAH,1,0"),
        ("ASAH2S**", "ASAH,1,1"),
        ("ASAHADACAS2S**", "ASAHADACAS,1,1"),
    ],
)
def test_s3_these_are_groups(held: str, laid: str) -> None:
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
def test_s3_these_are_none(held: str, laid: str) -> None:
    """So a mixed canasta has at least five naturals."""
    assert refused({0: held}, f"0 draw, lay {laid}", **SAMBA) in {"S3", "K13"}


def test_s3_wilds_in_a_group_stay_at_two() -> None:
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
def test_s4_these_are_sequences(held: str, laid: str) -> None:
    """Four is low, the ace high; 50, 60, 75 and 85 in cards."""
    stands({0: held}, f"0 draw, lay {laid}", **SAMBA)


@each(
    ("held", "laid"),
    [
        ("KHAHASAHAD", "KH-AH ASAHAD,0,0"),
        ("6H7H8H9HTHJHQHKH", "6H-KH"),
        ("KHAH4H5HASASAS", "KH-5H ASASAS,0,0"),
        ("2H4H5H6HASASAS", "2H-6H ASASAS,0,0"),
        ("3S4S5S6SAHAHAH", "3S-6S AHAHAH,0,0"),
    ],
)
def test_s4_these_are_none(held: str, laid: str) -> None:
    """Two cards, eight cards, round the corner, with a deuce, with a black three."""
    assert refused({0: held}, f"0 draw, lay {laid}", **SAMBA) == "S4"


def test_s4_a_sequence_has_one_suit_no_gap_and_no_wild() -> None:
    deal = {0: "JHQHKDAH2S**"}
    assert refused(deal, "0 draw, lay JH-AH", **SAMBA) in {"S4", "K13"}
    assert refused({0: "JHQHKHAH2S"}, "0 draw, lay JH-AH, lay TH-TH", **SAMBA) in {"S4", "K13"}


def test_s4_seven_in_sequence_are_a_samba_and_closed() -> None:
    deal = {0: SUIT + "QH4H"}
    stands(deal, "0 draw, lay 5H-JH", **SAMBA)
    assert refused(deal, "0 draw, lay 5H-JH, lay QH-QH", **SAMBA) in {"S4", "S5"}
    assert refused(deal, "0 draw, lay 5H-JH, lay 4H-4H", **SAMBA) in {"S4", "S5"}


def test_s5_a_sequence_grows_at_both_ends_and_nowhere_else() -> None:
    deal = {0: "8H9HTHJHQH7HKH5HTS"}
    opens = "0 draw, lay 8H-QH"
    stands(deal, f"{opens}, lay 7H-7H", **SAMBA)
    stands(deal, f"{opens}, lay KH-KH", **SAMBA)
    stands(deal, f"{opens}, lay KH-KH 7H-7H", **SAMBA)
    for stray in ("5H-5H", "TH-TH"):
        assert refused({0: deal[0] + "TH"}, f"{opens}, lay {stray}", **SAMBA) in {"S4", "S5"}


def test_s5_partners_add_to_each_others_melds_and_opponents_do_not() -> None:
    deal = {0: "JHQHKHAH4S", 1: "TH", 2: "TH4D"}
    turns = [deal, "0 draw, lay JH-AH, discard 4S"]
    assert refused(*turns, "1 draw, lay TH-TH", **SAMBA) in {"S4", "S5", "K15"}
    stands(*turns, "1 idles", "2 draw, lay TH-TH, discard 4D", **SAMBA)


def test_s5_a_group_takes_naturals_and_wilds() -> None:
    turns = [{0: "ASAHAD4S", 2: "AC2S4D"}, "0 draw, lay ASAHAD,0,0, discard 4S", "1 idles"]
    stands(*turns, "2 draw, lay AC,1,0 onto 1", **SAMBA)


def test_s3_b2_option_twice_as_many_naturals_as_wilds() -> None:
    half: dict[str, Any] = {**SAMBA, "wild_ratio": "half"}
    assert refused({0: "ASAH2S**"}, "0 draw, lay ASAH,1,1", **half) == "S3"
    stands({0: "ASAHADAC2S**"}, "0 draw, lay ASAHADAC,1,1", **half)
