"""S14, S15: what a deal of Samba brings, and the end of the game."""

from typing import Any

import pytest

from tests.rulings.canasta.samba.table import KINGS, OUT, SAMBA, SUIT, SWEEP, SWEPT
from tests.rulings.canasta.written import stands


def test_s14_a_samba_counts_1500_and_a_natural_canasta_500() -> None:
    """1500 + 500 + 155 in cards + 200, and the partner's 75; the others have 150."""
    assert stands(SWEEP, OUT, **SAMBA)["deal_scores"] == [[SWEPT - 75, -150] * 2]


def test_s14_b8_going_out_concealed_brings_no_bonus() -> None:
    """Laid in two turns it is as much; the partner has meanwhile drawn an 8."""
    deal = {0: SUIT + KINGS + "QS", "stock": "9S9D" + "8S" * 3 + "8D" * 3 + "QHQD"}
    turns = ["0 draw, lay 5H-JH, discard 9S", "1 idles", "2 idles", "3 idles"]
    last = stands(deal, *turns, f"0 draw, lay {KINGS},0,0 QSQHQD,0,0, discard 9D", **SAMBA)
    assert last["scores"][0] == stands(SWEEP, OUT, **SAMBA)["scores"][0] - 10


def test_s14_a_mixed_canasta_counts_300() -> None:
    """Five kings, two deuces: 300 + 90 instead of 500 + 70."""
    deal = {0: SUIT + "KSKHKDKCKS2S2S" + "QS", "stock": "QHQD"}
    last = stands(deal, "0 draw, lay 5H-JH KSKHKDKCKS,2,0 QSQHQD,0,0", **SAMBA)
    assert last["scores"][0] == SWEPT - 75 - 200 + 20


@pytest.mark.parametrize(("count", "bonus"), [(0, 0), (1, 100), (5, 500), (6, 1000)])
def test_s14_red_threes_are_a_bonus_with_two_canastas(count: int, bonus: int) -> None:
    hand = "3H3H3H3D3D3D"[: 2 * count] + SWEEP[0]
    deal = {0: hand[:30], "stock": hand[30:] + "QHQD"}
    assert stands(deal, OUT, **SAMBA)["scores"][0] == SWEPT - 75 + bonus


@pytest.mark.parametrize(("options", "sign"), [({}, -1), ({"red3_minus_if": "no_meld"}, 1)])
def test_s14_b5_with_one_canasta_red_threes_are_a_penalty(
    options: dict[str, Any], sign: int
) -> None:
    """Seat 3 lays a samba, then seat 0 goes out; the option asks for a meld only.

    1500 + 55; seven 4s, an ace and a 9 are left, and the partner's fifteen cards of 5.
    """
    deal = {0: SWEEP[0], 3: "3H5D6D7D8D9DTDJD4S4S4S4H4H4H4D", "stock": "AC9S9CQHQD"}
    last = stands(deal, "3 draw, lay 5D-JD, discard 9S", OUT, dealer=2, **SAMBA, **options)
    assert last["scores"][3] == 1555 - 35 - 20 - 10 - 75 + 100 * sign


@pytest.mark.parametrize(("options", "penalty"), [({}, 1000), ({"red3_minus": "each"}, 600)])
def test_s14_b6_all_six_red_threes_without_two_canastas(
    options: dict[str, Any], penalty: int
) -> None:
    """Six replaced by nines; seat 0 goes out. 45 and 60 in seat 1's hand, 75 in seat 3's."""
    deal = {**SWEEP, 1: "3H3H3H3D3D3D4S4S4S4H4H4H4D4D4D", "stock": "9S9S9S9D9D9DQHQD"}
    assert stands(deal, OUT, **SAMBA, **options)["scores"][1] == -45 - 60 - 75 - penalty


def test_s15_10000_wins_and_a_tie_plays_on() -> None:
    bonus = 10000 - (SWEPT - 200 - 75)
    last = stands(SWEEP, OUT, **SAMBA, out_bonus=bonus)
    assert (last["scores"][0], last["over"]) == (10000, True)
    assert last["outcome"]["sides"] == [[0, 2], [1, 3]]
    assert stands(SWEEP, OUT, **SAMBA, out_bonus=bonus - 5)["over"] is False


def test_s16_after_so_many_deals_the_game_is_over() -> None:
    last = stands(SWEEP, OUT, **SAMBA, deals=1)
    assert (last["over"], last["outcome"]["reason"]) == (True, "deals")
    assert last["outcome"]["places"] == [1, 3, 1, 3]
    assert stands(SWEEP, OUT, **SAMBA, deals=2)["over"] is False
