"""S8 to S11: opening, and taking the pile in Samba."""

from typing import Any

import pytest

from engine.games.canasta.view import CanastaView
from tests.each import each
from tests.rulings.canasta.samba.table import GROUP_OF_SEVEN, OUT, SAMBA, SUIT, SWEEP, SWEPT
from tests.rulings.canasta.written import moment, refused, stands

BELOW = {"S8", "K20", "K21", "K22", "K23", "K32"}


def test_s8_groups_and_sequences_open_alike() -> None:
    """J-Q-K-A is 50, 10-J-Q-K 40; with 4-5-6 it is 55."""
    stands({0: "JHQHKHAH"}, "0 draw, lay JH-AH", **SAMBA)
    deal = {0: "THJHQHKH4S5S6S"}
    assert refused(deal, "0 draw, lay TH-KH", **SAMBA) in BELOW
    stands(deal, "0 draw, lay TH-KH 4S-6S", **SAMBA)


def test_s8_a_samba_opens_with_its_cards_alone() -> None:
    """After a deal of 2280 the minimum is 90; 4 to 10 are 50, whatever the samba will bring."""
    deal = {2: "4H5H6H7H8H9HTH"}
    assert refused(SWEEP, OUT, deal, "1 idles", "2 draw, lay 4H-TH", **SAMBA) in BELOW


@each(
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
    total: int, minimum: int, options: dict[str, Any]
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


def test_s9_a_natural_pair_takes_and_makes_a_group() -> None:
    stands({0: "ASAH", "up": "AD"}, "0 take ASAH,0,0", **SAMBA)
    stands(*met("9S9H", "9D"), "0 take 9S9H,0,0", **SAMBA)


def test_s9_a_pair_takes_a_frozen_pile_too() -> None:
    stands({0: "ASAH", "up": "**AD"}, "0 take ASAH,0,0", **SAMBA)


def test_s9_opening_by_a_take_needs_the_minimum() -> None:
    deal = {0: "9S9HQSQHQD", "up": "9D"}
    assert refused(deal, "0 take 9S9H,0,0", **SAMBA) in {"S9", *BELOW}
    stands(deal, "0 take 9S9H,0,0 + QSQHQD,0,0", **SAMBA)


def test_s9_b9_a_pair_makes_a_new_group_or_joins_an_incomplete_one() -> None:
    stands(*met("ACAS", "AH"), "0 take ACAS,0,0 onto 1", **SAMBA)
    stands(*met("ACAS", "AH"), "0 take ACAS,0,0", **SAMBA)


def test_s9_b9_option_always_a_new_group() -> None:
    new: dict[str, Any] = {**SAMBA, "pair_take": "new_group"}
    assert refused(*met("ACAS", "AH"), "0 take ACAS,0,0 onto 1", **new) == "S9"
    stands(*met("ACAS", "AH"), "0 take ACAS,0,0", **new)


def test_s9_a_pair_does_not_join_a_completed_group() -> None:
    seven = GROUP_OF_SEVEN
    deal = {0: seven + "ACAC4S", 3: "AS", "stock": "QSQHJSQDJHQSJCQH"}
    turns = [deal, f"0 draw, lay {seven},0,0, discard 4S", "1 idles", "2 idles", "3 throws AS"]
    assert refused(*turns, "0 take ACAC,0,0 onto 1", **SAMBA) in {"S7", "S9"}
    stands(*turns, "0 take ACAC,0,0", **SAMBA)


def test_s10_a_natural_and_a_wild_do_not_take() -> None:
    assert refused(*met("9S2S", "9D"), "0 take 9S,1,0", **SAMBA) in {"S9", "S10", "K29"}


def test_s10_the_top_card_goes_onto_an_incomplete_group() -> None:
    stands(*met("", "AC"), "0 take add, discard QS", **SAMBA)


def test_s10_the_top_card_goes_onto_an_end_of_a_sequence() -> None:
    deal = {0: "JHQHKHAH4S", 3: "TH", "stock": "QSQDJSQDJCQSJCQD"}
    turns = [deal, "0 draw, lay JH-AH, discard 4S", "1 idles", "2 idles", "3 throws TH"]
    stands(*turns, "0 take add, discard QS", **SAMBA)


@pytest.mark.parametrize(("held", "top"), [("9H", "9H"), ("9H", "8H"), ("", "TS"), ("THTD", "9H")])
def test_s10_it_bridges_no_gap_and_starts_no_sequence(held: str, top: str) -> None:
    deal = {0: "JHQHKHAH4S" + held, 3: top, "stock": "QSQDJSQDJCQSJCQD"}
    turns = [deal, "0 draw, lay JH-AH, discard 4S", "1 idles", "2 idles", f"3 throws {top}"]
    assert refused(*turns, "0 take add", **SAMBA) in {"S10", "K29", "S5"}


@pytest.mark.parametrize(("seven", "top"), [(GROUP_OF_SEVEN, "AC"), (SUIT, "QH"), (SUIT, "4H")])
def test_s10_nothing_is_taken_onto_a_completed_canasta_or_samba(seven: str, top: str) -> None:
    laid = "5H-JH" if seven == SUIT else f"{seven},0,0"
    deal = {0: seven + "4S", 3: top, "stock": "QSQDJSQDJCQSJCQD"}
    turns = [deal, f"0 draw, lay {laid}, discard 4S", "1 idles", "2 idles", f"3 throws {top}"]
    assert refused(*turns, "0 take add", **SAMBA) in {"S10", "S4", "K29"}


def test_s10_nothing_is_added_from_a_frozen_pile() -> None:
    deal = {0: "JHQHKHAH4S", 1: "**", 3: "TH", "stock": "QSQDJSQDJCQSJCQD"}
    turns = [deal, "0 draw, lay JH-AH, discard 4S", "1 throws **", "2 idles", "3 throws TH"]
    assert refused(*turns, "0 take add", **SAMBA) in {"S10", "S11", "K31"}


def test_s10_nothing_is_added_by_a_side_that_has_not_opened() -> None:
    deal = {0: "JHQHKHAHTS", 1: "9S"}
    turns = [deal, "0 draw, lay JH-AH, discard TS"]
    assert refused(*turns, "1 take add", **SAMBA) in {"S10", "K29", "K31", "K15"}


def test_s10_the_whole_pile_is_taken() -> None:
    """The queen that seat 1 discarded lies in it."""
    stands(*met("", "AC"), "0 take add, discard QD", **SAMBA)


def test_s10_b3_option_the_top_card_alone_even_from_a_frozen_pile() -> None:
    """B3: it replaces the draw, and the rest of the pile stays, the joker in it."""
    deal = {0: "JHQHKHAH4S4D", 1: "**", 3: "TH", "stock": "QSQDJSQDJCQSJCQD"}
    turns = [deal, "0 draw, lay JH-AH, discard 4S", "1 throws **", "2 idles", "3 throws TH"]
    top: dict[str, Any] = {**SAMBA, "seq_take": "top_only"}
    stands(*turns, "0 take add, discard 4D", **top)
    assert refused(*turns, "0 take add, discard **", **top) == "K38"
    assert refused(*turns, "0 take add, draw", **top) == "K26"


def test_s10_b3_the_rest_of_the_pile_stays_where_it_is() -> None:
    """The upcard, the 4, the joker and a queen lie below the 10 that is taken."""
    deal = {0: "JHQHKHAH4S4D", 1: "**", 3: "TH", "stock": "QSQDJSQDJCQSJCQD"}
    turns = [deal, "0 draw, lay JH-AH, discard 4S", "1 throws **", "2 idles", "3 throws TH"]
    before = moment(*turns, **SAMBA, seq_take="top_only").view(None)
    after = moment(*turns, "0 take add", **SAMBA, seq_take="top_only").view(None)
    assert isinstance(before, CanastaView)
    assert isinstance(after, CanastaView)
    assert (before.pile_size, after.pile_size) == (5, 4)


def test_s10_b3_the_option_changes_nothing_for_groups() -> None:
    top: dict[str, Any] = {**SAMBA, "seq_take": "top_only"}
    stands(*met("", "AC"), "0 take add, discard QD", **top)
    deal = {0: "ASAHAD4S", 1: "**", 3: "AC", "stock": "QSQDJSQDJCQSJCQD"}
    turns = [deal, "0 draw, lay ASAHAD,0,0, discard 4S", "1 throws **", "2 idles", "3 throws AC"]
    assert refused(*turns, "0 take add", **top) in {"S10", "S11", "K31"}


@pytest.mark.parametrize("number", [1, 2])
def test_s10_where_the_top_card_fits_two_melds_one_is_named(number: int) -> None:
    """A 10 of hearts fits the sequence from the jack as well as the tens."""
    deal = {0: "JHQHKHAHTSTDTC4S", 3: "TH", "stock": "QSQDJSQDJCQSJCQD"}
    turns = [deal, "0 draw, lay JH-AH TSTDTC,0,0, discard 4S", "1 idles", "2 idles", "3 throws TH"]
    stands(*turns, f"0 take add onto {number}", **SAMBA)
    assert refused(*turns, "0 take add", **SAMBA) in {"S6", "S10"}


def test_s8_s9_a_take_opens_with_sequences_laid_at_once() -> None:
    deal = {0: "9S9HTDJDQD", "up": "9D"}
    stands(deal, "0 take 9S9H,0,0 + TD-QD", **SAMBA)


@pytest.mark.parametrize("top", ["2S", "**", "3S"])
def test_s11_a_wild_or_black_three_cannot_be_taken(top: str) -> None:
    word = {"2S": "2", "3S": "3b"}.get(top, top)
    turns = [{0: top, 1: "2S2H3C3C"}, f"0 throws {word}"]
    assert stands(*turns, **SAMBA)["legal"] == {"1": ["draw"]}
    assert refused(*turns, "1 take add", **SAMBA) in {"S11", "K9", "K12", "K39", "K40", "K29"}
