"""S6, S7: melds are joined, and finished canastas."""

from typing import Any, cast

from engine.cards import spell
from engine.games.canasta.view import CanastaView
from tests.each import each
from tests.rulings.canasta.samba.table import GROUP_OF_SEVEN, KINGS, SAMBA, SUIT, SWEPT
from tests.rulings.canasta.written import moment, refused, stands

TWO_GROUPS: dict[int | str, str] = {0: "ASAHADACASAH2S2S2S"}


def test_s6_several_groups_of_a_rank_may_lie_side_by_side() -> None:
    stands(TWO_GROUPS, "0 draw, lay ASAHAD,0,0 ACASAH,0,0", **SAMBA)
    stands(TWO_GROUPS, "0 draw, lay ASAHAD,0,0, lay ACASAH,0,0", **SAMBA)


def test_s6_a_group_with_a_wild_is_one_of_its_own_too() -> None:
    stands(TWO_GROUPS, "0 draw, lay ASAHAD,0,0, lay ACAS,1,0, merge 1 2", **SAMBA)


def test_s6_groups_of_a_rank_merge_with_at_most_two_wilds() -> None:
    stands(TWO_GROUPS, "0 draw, lay ASAHAD,1,0 ACASAH,1,0, lay merge 1 2", **SAMBA)
    three = "0 draw, lay ASAHAD,2,0 ACASAH,1,0, lay merge 1 2"
    assert refused(TWO_GROUPS, three, **SAMBA) in {"S6", "S3"}


def test_s6_groups_of_two_ranks_do_not_merge() -> None:
    deal = {0: "ASAHADKSKHKD"}
    turn = "0 draw, lay ASAHAD,0,0 KSKHKD,0,0, lay merge 1 2"
    assert refused(deal, turn, **SAMBA) == "S6"


@each(
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
def test_s6_b7_two_sequences_merge_where_they_are_one(one: str, other: str, *, fit: bool) -> None:
    """Consecutive without a duplicate and at most seven long."""
    deal = {0: "4H5H6H7H8H8H9HTHJH8S9STSJS"}
    turn = f"0 draw, lay {one} {other}, merge 1 2"
    if fit:
        stands(deal, turn, **SAMBA)
    else:
        assert refused(deal, turn, **SAMBA) == "S6"


def test_s6_a_group_and_a_sequence_never_merge() -> None:
    deal = {0: "JHQHKHAHASADAC"}
    turn = "0 draw, lay JH-AH ASADAC,0,0, lay merge 1 2"
    assert refused(deal, turn, **SAMBA) == "S6"


def test_s6_b7_option_sequences_do_not_merge() -> None:
    deal = {0: SUIT + "ASADAC"}
    turn = "0 draw, lay 5H-7H 8H-JH ASADAC,0,0, lay merge 1 2"
    assert refused(deal, turn, **SAMBA, merge_sequences=False) == "S6"


def test_s6_merging_goes_together_with_a_lay() -> None:
    """The merged samba and the kings are two canastas, and queens the rest."""
    deal = {0: SUIT + KINGS + "QS", "stock": "QHQD"}
    turn = f"0 draw, lay 5H-7H 8H-JH {KINGS},0,0, lay merge 1 2 QSQHQD,0,0"
    assert stands(deal, turn, **SAMBA)["scores"][0] == SWEPT - 75


JOINED: dict[int | str, str] = {0: SUIT + KINGS + "KC", "stock": "KS2S"}
"""A samba, seven kings, and two kings with a deuce."""


def test_s6_s7_a_merge_may_bring_wild_cards_onto_a_finished_canasta() -> None:
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


def test_s6_s7_a_merge_with_a_finished_canasta_keeps_to_two_wild_cards() -> None:
    deal = {0: "KSKHKDKCKSKHKDKC2S2S**4S", "stock": "4H5D"}
    finished = "0 draw, lay KSKHKDKCKSKH,1,0"
    stands(deal, f"{finished}, lay KDKC,1,0, merge 1 2", **SAMBA)
    stands(deal, f"{finished}, lay KDKC,0,1, lay merge 2 1", **SAMBA)
    assert refused(deal, f"{finished}, lay KDKC,1,1, merge 1 2", **SAMBA) == "S6"


def test_s7_a_completed_group_takes_naturals_and_no_wilds() -> None:
    deal = {0: GROUP_OF_SEVEN + "AC2S**", "stock": "4S5S"}
    opens = f"0 draw, lay {GROUP_OF_SEVEN},0,0"
    stands(deal, f"{opens}, lay AC,0,0 onto 1", **SAMBA)
    assert refused(deal, f"{opens}, lay AC,1,0 onto 1", **SAMBA) == "S7"


def test_s7_b4_option_a_completed_group_is_closed() -> None:
    deal = {0: GROUP_OF_SEVEN + "AC", "stock": "4S5S"}
    turn = f"0 draw, lay {GROUP_OF_SEVEN},0,0, lay AC,0,0 onto 1"
    assert refused(deal, turn, **SAMBA, completed_group="closed_at_7") == "S7"


def test_s6_b10_option_no_group_has_more_than_seven() -> None:
    deal = {0: GROUP_OF_SEVEN + "AC", "stock": "4S5S"}
    turn = f"0 draw, lay {GROUP_OF_SEVEN}AC,0,0"
    stands(deal, turn, **SAMBA)
    assert refused(deal, turn, **SAMBA, group_max=7) in {"S3", "S6", "S7"}


def test_s6_b10_groups_grow_beyond_seven_by_merging() -> None:
    deal = {0: GROUP_OF_SEVEN + "ACASAH4S"}
    turn = f"0 draw, lay {GROUP_OF_SEVEN},0,0 ACASAH,0,0, merge 1 2"
    stands(deal, turn, **SAMBA)
    assert refused(deal, turn, **SAMBA, group_max=7) in {"S6", "S7"}


def test_s6_k14_of_two_who_become_partners_a_sequence_stays_one() -> None:
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
