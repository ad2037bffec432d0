"""K13-K19: what a meld is, whose it is, and the card that is kept."""

from tests.each import each
from tests.rulings.canasta.written import refused, stands

SWEEP = "draw, lay K7,0,0 Q4,0,0, discard 8"


@each(
    ("held", "laid"),
    [
        ("AAA", "A3,0,0"),
        ("AAAKKKK", "A3,0,0 K4,0,0"),
        ("AAAQQ*", "A3,0,0 Q2,0,1"),
        ("AAATTTTT", "A3,0,0 T5,0,0"),
        ("AA22", "A2,2,0"),
        ("99*", "92,0,1"),
        ("6622*", "62,2,1"),
    ],
)
def test_k13_e4_e5_these_are_sets(held: str, laid: str) -> None:
    """E4: A-A-A, K-K-K-K, Q-Q-JK, 10x5; E5: A-A-2-2, 9-9-JK, 6-6-2-2-JK."""
    stands({0: held}, f"0 draw, lay {laid}")


@each(
    ("held", "laid", "rules"),
    [
        ("A**KKK", "K3,0,0 A1,0,2", {"K13"}),
        ("AAAKK", "A3,0,0 K2,0,0", {"K13"}),
        ("AAAK2", "A3,0,0 K1,1,0", {"K13"}),
        ("AAAK22", "A3,0,0 K1,2,0", {"K13"}),
        ("AA222*", "A2,3,1", {"K13"}),
        ("AAA2222", "A3,4,0", {"K13"}),
    ],
)
def test_k13_e5_these_are_no_sets(held: str, laid: str, rules: set[str]) -> None:
    """E5: A-JK-JK has only one natural; fewer than three cards; more than three wilds."""
    assert refused({0: held}, f"0 draw, lay {laid}") in rules


def test_k13_only_cards_of_the_hand_are_laid() -> None:
    assert refused({0: "AAKK"}, "0 draw, lay A3,0,0 K2,1,0")


def test_k14_e6_the_partner_adds_naturals_and_wilds() -> None:
    """E6: A laid J-J-J-2; his partner adds jacks or wilds, and wilds never exceed three."""
    turns = [{0: "JJJ2", 2: "J22*4"}, "0 draw, lay J3,1,0, discard 4", "1 idles"]
    stands(*turns, "2 draw, lay J1,0,0, discard 4")
    stands(*turns, "2 draw, lay J0,1,1, discard 4")
    stands(*turns, "2 draw, lay J1,1,0, lay J0,0,1, discard 4")
    assert refused(*turns, "2 draw, lay J0,2,1") in {"K13", "K14"}
    assert refused(*turns, "2 draw, lay J1,2,0, lay J0,0,1") in {"K13", "K14"}


def test_k14_a_set_is_laid_from_one_hand() -> None:
    turns = [{0: "AAAKK", 2: "K44"}, "0 draw, lay A3,0,0, discard 4", "1 idles"]
    assert refused(*turns, "2 draw, lay K1,0,0") == "K13"


def test_k15_nothing_is_added_to_the_opponents_melds() -> None:
    turns = [{0: "JJJ2", 1: "JAAA"}, "0 draw, lay J3,1,0, discard 4"]
    assert refused(*turns, "1 draw, lay A3,0,0 J1,0,0") in {"K13", "K15"}


def test_k16_e8_the_opponents_melds_do_not_restrict_ones_own() -> None:
    """E8: the opponents have 10-10-2; one's own side may still lay 10-10-10."""
    deal = {0: "TT2AAA", 1: "TTTKKK"}
    stands(deal, "0 draw, lay T2,1,0 A3,0,0, discard 4", "1 draw, lay T3,0,0 K3,0,0, discard 5")


def test_k16_e9_more_cards_of_a_rank_join_the_meld_of_that_rank() -> None:
    """E9: 10-10-2 and four tens laid later are one mixed canasta of seven, fit to go out with.

    300 for the canasta, 100 for going out, 60 + 20 + 80 in cards, the partner's hand of 55.
    """
    deal = {0: "TT2AAATTTT9", "stock": "8JJJA"}
    turns = ["0 draw, lay T2,1,0 A3,0,0, discard 9", "1 idles", "2 idles", "3 idles"]
    last = stands(deal, *turns, "0 draw, lay T4,0,0 A1,0,0, discard 8")
    assert last["deal_scores"][0][0] == 300 + 100 + 160 - 55


def test_k17_any_number_of_sets_is_laid_in_a_turn() -> None:
    hand = "AAAKKKQQQ44"
    stands({0: hand}, "0 draw, lay A3,0,0 K3,0,0 Q3,0,0, discard 4")
    stands({0: hand}, "0 draw, lay A3,0,0, lay K3,0,0, lay Q3,0,0, discard 4")


def test_k18_e7_at_most_eleven_of_thirteen_cards_are_put_down() -> None:
    """E7: red three, JK, 2, J-J-J, 5-5-5-5, 4-4-4, no going out: he discards 4 and keeps 5."""
    deal = {0: "r*2JJJ55554", "stock": "44K"}
    after = stands(deal, "0 draw, lay J3,0,0 53,0,1 42,1,0, discard 4", "1 throws K")
    assert after["to_act"] == [2]
    assert refused(deal, "0 draw, lay J3,0,0 54,0,1 42,1,0") in {"K18", "K41"}
    assert refused(deal, "0 draw, lay J3,0,0 54,0,1 43,1,0") in {"K18", "K41"}


def test_k18_a18_two_cards_are_enough_before_the_discard() -> None:
    """A18: one is discarded, one kept, and it is still there a round later."""
    deal = {0: "AAAAKKKQQQJ", "stock": "9"}
    turns = ["0 draw, lay A4,0,0 K3,0,0 Q3,0,0, discard 9", "1 idles", "2 idles", "3 idles"]
    stands(deal, *turns, "0 draw, discard J")
    assert refused({0: "AAAAKKKQQQQ"}, "0 draw, lay A4,0,0 K3,0,0 Q4,0,0") in {"K18", "K41"}


def test_k19_seven_naturals_are_a_natural_canasta() -> None:
    """500 + 70 + 40 in cards, 200 for going out concealed, the partner's hand of 55."""
    assert stands({0: "KKKKKKKQQQQ"}, f"0 {SWEEP}")["deal_scores"] == [[755, -115, 755, -115]]


@each(
    ("held", "laid", "score"),
    [
        ("KKKKKK2QQQQ", "K6,1,0 Q4,0,0", 300 + 80 + 40),
        ("KKKK22*QQQQ", "K4,2,1 Q4,0,0", 300 + 130 + 40),
        ("KKKKKKK2QQQ", "K7,1,0 Q3,0,0", 300 + 90 + 30),
        ("KKKKKKK2QQQ", "K7,0,0, lay K0,1,0 Q3,0,0", 300 + 90 + 30),
        ("KKKKKKKKQQQ", "K8,0,0 Q3,0,0", 500 + 80 + 30),
    ],
)
def test_k19_a_wild_makes_a_canasta_mixed_and_naturals_have_no_limit(
    held: str, laid: str, score: int
) -> None:
    assert stands({0: held}, f"0 draw, lay {laid}, discard 8")["scores"][0] == score + 200 - 55


def test_k19_six_cards_are_no_canasta() -> None:
    assert refused({0: "KKKKKKQQQQQ"}, "0 draw, lay K6,0,0 Q5,0,0") in {"K18", "K41"}


def test_k19_the_limit_of_three_wilds_stays_for_a_canasta() -> None:
    deal = {0: "KKKKKK222*5"}
    assert refused(deal, "0 draw, lay K6,3,0, lay K0,0,1") in {"K13", "K14", "K19"}


def test_a15_option_a_completed_canasta_takes_any_number_of_wilds() -> None:
    """K19, A15: the fourth wild is allowed; the canasta is still a mixed one."""
    deal = {0: "KKKKKK222*5"}
    stands(deal, "0 draw, lay K6,3,0, lay K0,0,1", wild_after_canasta="unlimited")
