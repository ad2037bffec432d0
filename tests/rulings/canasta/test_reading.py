"""How moves may be written, and that a refusal names a rule of the game that is played."""

from typing import Any

import pytest

from engine.games.canasta.plays import plan_words, read_plan
from tests.each import each
from tests.rulings.canasta.written import played, refused, stands

Line = dict[str, Any]

SAMBA: dict[str, Any] = {"preset": "samba_4"}
LOOSE: dict[str, Any] = {"melds_per_rank": "unlimited"}
HEARTS = "5H6H7H8H9HTHJH"
KINGS = "KCKDKH"
"""The first three kings that a hand of Canasta gets."""


def told(line: Line, kind: str) -> list[list[str]]:
    return [event["words"] for event in line["events"] if event["event"] == kind]


def test_k38_a_discard_may_be_named_by_its_face() -> None:
    """Of two kings the one that is named goes, and one that is not held does not."""
    deal = {0: "KK2b*"}
    assert told(played(deal, "0 draw, discard KD")[2], "card-discarded") == [["KD"]]
    assert told(played(deal, "0 draw, discard K")[2], "card-discarded") == [["KD"]]
    assert told(played(deal, "0 draw, discard KC")[2], "card-discarded") == [["KC"]]
    for face in ("2C", "3C", "**"):
        assert told(played(deal, f"0 draw, discard {face}")[2], "card-discarded") == [[face]]
    for face in ("KS", "2D", "3S", "3H"):
        assert refused(deal, f"0 draw, discard {face}") == "K38"


def test_k38_a_wild_card_is_discarded_by_its_face_in_samba() -> None:
    deal = {0: "2D3S"}
    for face in ("2D", "3S"):
        lines = played(deal, f"0 draw, discard {face}", **SAMBA)
        assert told(lines[2], "card-discarded") == [[face]]
    assert refused(deal, "0 draw, discard 2S", **SAMBA) == "K38"


@pytest.mark.parametrize(
    "written", ["KCKDKH,0,0 QCQD,1,0", "KCKDKH QCQD2C", "QC2CQD + KHKDKC", "KCKDKH QCQD2C +"]
)
def test_k13_melds_may_be_named_by_their_faces(written: str) -> None:
    laid = told(played({0: "KKKQQ2"}, f"0 draw, lay {written}")[2], "meld-laid")
    assert sorted(faces for _, faces in laid) == ["2CQCQD", "KCKDKH"]


def test_k13_of_several_deuces_the_one_that_is_named_is_laid() -> None:
    deal = {0: "KKKQQ22"}
    assert told(played(deal, "0 draw, lay KCKDKH QCQD2C")[2], "meld-laid")[1][1] == "2CQCQD"
    assert refused(deal, "0 draw, lay KCKDKH QCQD2S") == "K13"
    assert refused(deal, "0 draw, lay KCKDKH QCQD2C2C") == "K13"


def test_what_is_named_by_faces_is_written_down_as_it_was_named() -> None:
    for text in ("KSKH2D**,0,0", "KSKH2D,1,1", "5H-9H"):
        assert plan_words(read_plan([text])) == (text,)
    assert plan_words(read_plan(["KSKH2D", "+", "9H8H7H"])) == ("KSKH2D,0,0", "7H-9H")


def test_k29_the_pile_may_be_taken_by_faces() -> None:
    deal = {0: "AAAAKKK", "up": "A"}
    stands(deal, "0 take ACAD")
    stands(deal, "0 take ACAD + KCKDKH")
    stands(deal, "0 take A2,0,0 +")


def test_s4_a_sequence_may_be_named_card_by_card() -> None:
    for written in ("JHQHKHAH", "AHKHQHJH", "JHQHKHAH,0,0", "JH-AH,0,0"):
        assert stands({0: "JHQHKHAH"}, f"0 draw, lay {written}", **SAMBA)["to_act"] == [0]


@each(
    "written",
    """
        KS-4S 7H-9D 2D-4D 3S-6S **-4S 5H-** 5H-8H,1,0 5H6H8H 5H5H6H7H 5H6H7D 5H6H7H2S 5H6H7H**
    """.split(),
)
def test_s4_what_is_no_sequence_is_refused_by_its_rule(written: str) -> None:
    """Up and in one suit, the four low, no wild card, none twice, none left out."""
    deal = {0: "5H5H6H7H8H7D2S**"}
    assert refused(deal, f"0 draw, lay {written}", **SAMBA) == "S4"
    # Where there are no sequences a meld is of one rank, and no rule of Samba is named.
    assert refused({0: "5678"}, f"0 draw, lay {written}") == "K13"
    assert refused({0: "5678", "up": "5"}, f"0 take {written}") == "K13"


def test_s4_nothing_goes_onto_a_samba_whether_or_not_it_is_named() -> None:
    deal = {0: HEARTS + "QH7H4HKH"}
    for card in ("QH", "4H", "7H"):
        for onto in ("", " onto 1"):
            lines = played(deal, f"0 draw, lay 5H-JH, lay {card}-{card}{onto}", **SAMBA)
            assert (lines[-1]["error"], "samba" in lines[-1]["message"]) == ("S4", True)
    # A card that has nothing to do with it is one card, and too few.
    lines = played(deal, "0 draw, lay 5H-JH, lay KH-KH", **SAMBA)
    assert "three cards" in lines[-1]["message"]


def test_s10_a_card_from_the_hand_takes_with_no_sequence() -> None:
    """`onto` names one that lies there: then only the top card by itself may be added."""
    deal = {0: "JHQHKHAH8H4S", 3: "TH", "stock": "QSQCJSQDJDJSJCQH"}
    turns = [deal, "0 draw, lay JH-AH, discard 4S", "1 idles", "2 idles", "3 throws TH"]
    lines = played(*turns, "0 take 8H-8H onto 1", **SAMBA)
    assert (lines[-1]["error"], "by itself" in lines[-1]["message"]) == ("S10", True)
    lines = played(*turns, "0 take 8H-8H", **SAMBA)
    assert (lines[-1]["error"], "begun" in lines[-1]["message"]) == ("S10", True)


@each(
    ("act", "rule", "said"),
    [
        ("lay", "verb", "incomplete"),
        ("discard", "verb", "incomplete"),
        ("merge 1", "verb", "incomplete"),
        ("lay K3,0,0 onto", "verb", "incomplete"),
        ("lay K3", "verb", "incomplete"),
        ("lay K", "verb", "incomplete"),
        ("lay merge 1", "verb", "incomplete"),
        ("discard 7 8", "verb", "one card"),
        ("out now", "verb", "alone"),
        ("meld KKK", "verb", "no such action"),
        ("yes", "K45", "nobody has asked"),
        ("lay +", "K26", "nothing is laid"),
    ],
)
def test_k26_an_action_of_which_something_is_missing_is_called_so(
    act: str, rule: str, said: str
) -> None:
    last = played({0: "KKK7"}, f"0 draw, {act}")[-1]
    assert last["error"] == rule
    assert said in last["message"]


def test_k29_so_is_a_taking() -> None:
    for act in ("take", "take add onto", "take A"):
        last = played({0: "AA", "up": "A"}, f"0 {act}")[-1]
        assert (last["error"], "incomplete" in last["message"]) == ("verb", True)


@pytest.mark.parametrize(
    ("options", "act", "said"),
    [
        ({"wild_max": 1}, "lay K2,2,0", "at most 1 wild card may"),
        ({"natural_min": 1, "wild_max": 0}, "lay K0,3,0", "at least 1 natural card"),
        ({}, "lay K1,2,0", "at least 2 natural cards"),
    ],
)
def test_numbers_and_nouns_agree(options: dict[str, Any], act: str, said: str) -> None:
    assert said in played({0: "KKKK222"}, f"0 draw, {act}", **options)[-1]["message"]


def test_k18_going_out_takes_one_canasta() -> None:
    last = played({0: "KKKK444455*"}, "0 draw, lay K4,0,0 44,0,0 52,0,1")[-1]
    assert last["message"].endswith("as going out takes 1 canasta")


def test_k29_one_wild_card_is_one() -> None:
    """K29: with room for one wild card, one is what a single natural needs."""
    deal = {0: "AKKKKK", "up": "A"}
    last = played(deal, "0 take A1,0,0 + K5,0,0", mixed_wilds=1)[-1]
    assert last["message"] == "one card like the top one needs 1 wild card"


KINGS_AND_TENS: dict[int | str, str] = {0: "KKKKTTT22", "stock": "45"}


@each(
    ("options", "turn", "rule"),
    [
        ({}, "lay K4,0,0 T3,0,0, lay T0,1,0 onto 1", "K14"),
        ({}, "lay K4,0,0 T3,0,0, merge 1 1", "K16"),
        ({}, "lay K4,0,0 T3,0,0, merge 1 2", "K16"),
        (LOOSE, "lay K4,0,0 T3,0,0, merge 1 1", "K16"),
        (LOOSE, "lay K4,0,0 T3,0,0, merge 1 2", "K16"),
        (LOOSE, "lay K2,1,0 K2,1,0 T3,0,0, merge 1 2", ""),
        (LOOSE | {"wild_max": 1}, "lay K2,1,0 K2,1,0 T3,0,0, merge 1 2", "K14"),
    ],
)
def test_a_rule_of_samba_is_not_named_in_canasta(
    options: dict[str, Any], turn: str, rule: str
) -> None:
    if rule:
        assert refused(KINGS_AND_TENS, f"0 draw, {turn}", **options) == rule
    else:
        stands(KINGS_AND_TENS, f"0 draw, {turn}", **options)


@pytest.mark.parametrize(
    ("options", "turn"),
    [
        ({"completed_group": "no_wilds"}, "lay K7,0,0, lay K0,1,0"),
        (LOOSE | {"completed_group": "closed_at_7"}, "lay K7,0,0, lay K1,0,0 onto 1"),
        (LOOSE | {"completed_group": "closed_at_7"}, "lay K5,0,0 K3,0,0, merge 1 2"),
        (LOOSE | {"group_max": 7}, "lay K5,0,0 K3,0,0, merge 1 2"),
    ],
)
def test_k19_a_finished_canasta_is_told_by_the_rule_of_canasta(
    options: dict[str, Any], turn: str
) -> None:
    deal = {0: "KKKKKKKK2", "stock": "45"}
    assert refused(deal, f"0 draw, {turn}", **options) == "K19"
