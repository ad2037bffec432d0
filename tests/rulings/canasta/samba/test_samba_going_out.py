"""S12, S13: going out in Samba, and the end of the stock."""

import pytest

from tests.each import each
from tests.rulings.canasta.samba.table import KINGS, OUT, SAMBA, SUIT, SWEEP
from tests.rulings.canasta.written import refused, stands

DIAMONDS = "5D6D7D8D9DTDJD"


def test_s12_k18_a_card_is_kept() -> None:
    """Six aces, six kings and queens: without two canastas two cards stay before the discard."""
    hand = {0: "ASAHADACASAHKSKHKDKCKSKHQSQHQD"}
    laid = "0 draw, lay ASAHADACASAH,0,0 KSKHKDKCKSKH"
    stands({**hand, "stock": "JS9S"}, f"{laid},0,0 QSQHQD,0,0, discard 9S", **SAMBA)
    seven = f"{laid}KD,0,0 QSQHQD,0,0"
    assert refused({**hand, "stock": "KD9S"}, seven, **SAMBA) in {"K18", "K41", "S12"}


def test_s12_k41_two_canastas_of_any_kind_go_out() -> None:
    assert len(stands(SWEEP, OUT, **SAMBA)["deal_scores"]) == 1
    deal = {0: SUIT + "KSKHKDKCKSKHQSQH", "stock": "QD9S"}
    less = "0 draw, lay 5H-JH KSKHKDKCKSKH,0,0 QSQHQD,0,0"
    assert refused(deal, less, **SAMBA) in {"K18", "K41", "S12"}


def test_s12_k45_the_partner_is_asked() -> None:
    assert stands(SWEEP, "0 draw, ask", **SAMBA)["to_act"] == [2]
    no = [SWEEP, "0 draw, ask", "2 no"]
    assert refused(*no, f"0 {OUT.removeprefix('0 draw, ')}", **SAMBA) in {"K18", "K41", "K45"}


@each(
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
def test_s12_k45_going_out_is_possible_with_these_cards(hand: str, *, possible: bool) -> None:
    """A sequence of more than seven is two; each card is in one meld only."""
    deal = {0: hand[:30], "stock": hand[30:34]}
    assert ("ask" in stands(deal, "0 draw", **SAMBA)["legal"]["0"]) is possible
    if possible:
        assert len(stands(deal, "0 draw, out", **SAMBA)["deal_scores"]) == 1


@each(
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
    partner: str, hand: str, *, possible: bool
) -> None:
    """The partner has laid a part of the second canasta, and J-Q-K-A of clubs to open.

    A group has room for two wilds, and a finished one for none (S7).
    """
    laid = f"{partner},0,0" if partner.startswith("K") else f"{partner[:2]}-{partner[-2:]}"
    deal = {2: partner + "JCQCKCAC4H", 0: hand[:30], "stock": "8S8D8C8S" + hand[30:]}
    before = [f"2 draw, lay {laid} JC-AC, discard 4H", "3 idles"]
    assert ("ask" in stands(deal, *before, "0 draw", dealer=1, **SAMBA)["legal"]["0"]) is possible
    if possible:
        assert len(stands(deal, *before, "0 draw, out", dealer=1, **SAMBA)["deal_scores"]) == 1


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
    count: int, others: str, laid: str
) -> None:
    """The partner has laid a samba; seat 0 lays seven kings, black threes and all the rest."""
    cards = KINGS + "3S3C" * (count // 2) + "3S" * (count % 2) + others
    deal = {0: cards[:30], 2: SUIT + "4S", "stock": "9S9D8S8D" + cards[30:]}
    before = ["2 draw, lay 5H-JH, discard 4S", "3 idles"]
    out = f"0 draw, lay {KINGS},0,0 3b{count},0,0 {laid}"
    assert len(stands(deal, *before, out, dealer=1, **SAMBA)["deal_scores"]) == 1


def test_s12_black_threes_are_melded_at_no_other_time_and_without_wilds() -> None:
    rules = {"K9", "K12", "K43", "S12"}
    deal = {0: "ASAHAD3S3C3S2S"}
    assert refused(deal, "0 draw, lay ASAHAD,0,0 3b3,0,0", **SAMBA) in rules
    held = {0: SUIT + KINGS + "3S", "stock": "3C2S"}
    assert refused(held, f"0 draw, lay 5H-JH {KINGS},0,0 3b2,1,0", **SAMBA) in rules


def test_s13_with_one_card_left_the_draw_is_that_card() -> None:
    deal = {"stock": "3H3H3H3D3D3D", "bottom": "AS"}
    assert "discard AS" in stands(deal, "idle to 1", "3 draw", **SAMBA)["legal"]["3"]


def test_s13_k11_a_red_three_as_the_last_card_ends_the_deal() -> None:
    deal = {"stock": "3H3H3H3D3D", "bottom": "KS3D"}
    # Besides red threes there are 95 cards, so the 48th draw is of KS and the last red three.
    assert stands(deal, "idle to 2", "3 draw", **SAMBA)["to_act"] == [3]
    # A joker below the upcard leaves an even number of cards, and the last red three alone.
    alone = {"stock": "3H3H3H3D3D", "up": "**KS", "bottom": "3D"}
    assert stands(alone, "idle to 1", "3 draw", **SAMBA)["to_act"] == [-1]


def test_s13_k47_with_an_empty_stock_the_top_card_that_fits_is_taken() -> None:
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


def test_s12_b11_option_black_threes_are_never_melded() -> None:
    deal = {0: SUIT + KINGS + "3S", "stock": "3C3S"}
    turn = f"0 draw, lay 5H-JH {KINGS},0,0 3b3,0,0"
    assert len(stands(deal, turn, **SAMBA)["deal_scores"]) == 1
    assert refused(deal, turn, **SAMBA, black3_meld="never") in {"K12", "K43", "S12"}
