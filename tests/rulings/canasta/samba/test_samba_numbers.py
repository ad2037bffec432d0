"""S1, S12, B12: Samba for two, three, five and six."""

import pytest

from tests.rulings.canasta.samba.table import KINGS, OUT, SUIT, SWEEP, SWEPT
from tests.rulings.canasta.written import refused, stands


@pytest.mark.parametrize(
    ("preset", "scores"), [("samba_2", [SWEPT, -75]), ("samba_3", [SWEPT, -75, -75])]
)
def test_s_two_and_three_play_each_alone(preset: str, scores: list[int]) -> None:
    last = stands(SWEEP, OUT, preset=preset, target=1000)
    assert last["scores"] == scores
    assert last["outcome"]["sides"] == [[seat] for seat in range(len(scores))]


def test_s_five_play_each_alone() -> None:
    last = stands(SWEEP, OUT, preset="samba_5", target=1000)
    assert last["scores"][0] == SWEPT
    assert last["outcome"]["sides"] == [[0], [1], [2], [3], [4]]


def test_s_six_play_in_pairs_with_thirteen_cards() -> None:
    deal = {0: SUIT + KINGS[:12], "stock": "KDQS"}
    turn = f"0 draw, lay 5H-JH {KINGS},0,0, discard QS"
    last = stands(deal, turn, preset="samba_6", target=1000)
    assert last["outcome"]["sides"] == [[0, 3], [1, 4], [2, 5]]


@pytest.mark.parametrize("preset", ["samba_2", "samba_3", "samba_5", "samba_6"])
def test_s12_two_canastas_are_needed_at_any_number(preset: str) -> None:
    hand = SUIT + ("QSQHQDKSKHKD" if preset == "samba_6" else "QSQHQDKSKHKDASAH")
    deal = {0: hand, "stock": "AD9S" if preset != "samba_6" else "QC9S"}
    laid = "5H-JH KSKHKD,0,0 " + (
        "QSQHQD,0,0 ASAHAD,0,0" if preset != "samba_6" else "QSQHQDQC,0,0"
    )
    assert refused(deal, f"0 draw, lay {laid}", preset=preset) in {"K18", "K41", "S12"}
    stands(deal, f"0 draw, lay {laid}, discard 9S", preset=preset, canastas_to_go_out=1)


def test_s_b12_option_six_with_fifteen_cards() -> None:
    assert stands({}, preset="samba_6", hand_size=15)["to_act"] == [0]
