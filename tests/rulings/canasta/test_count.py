"""Hands that games at random do not show: the count of the sheet agrees on them too."""

import pytest

from engine.contract.variant import Option
from tests.laws.canasta_count import Count
from tests.laws.canasta_sheets import sheet_of
from tests.rulings.canasta.written import Begun, recorded, stands


def totals(*acts: Begun | str, **options: Option) -> Count:
    """Count a deal that is played to its end, and check that the game counts the same."""
    record = recorded(*acts, **options)
    actions = [(seat, str(action)) for seat, action in record.actions]
    sheet = sheet_of("canasta_book", options.items())
    count = Count(sheet, record.seats, record.dealer or 0, actions)
    assert [tuple(row) for row in stands(*acts, **options)["deal_scores"]] == count.deals
    assert count.seen["out"] == 1
    return count


@pytest.mark.parametrize("with_pile", [True, False])
def test_k44_a_concealed_hand_counts_as_the_sheet_says(*, with_pile: bool) -> None:
    deal = {0: "KKKKKKKAAAA", "stock": "5"}
    turn = "0 draw, lay K7,0,0 A4,0,0, discard 5"
    assert totals(deal, turn, concealed_with_pile=with_pile).feats["concealed-outs"] == [1, 0, 1, 0]


@pytest.mark.parametrize(("with_pile", "concealed"), [(True, 1), (False, 0)])
def test_k44_a_concealed_hand_that_took_the_pile_counts_as_agreed(
    *, with_pile: bool, concealed: int
) -> None:
    """A9"""
    deal = {0: "KKKKKKAAAA5", "up": "K"}
    turn = "0 take K6,0,0 + A4,0,0, discard 5"
    assert totals(deal, turn, concealed_with_pile=with_pile).seen["concealed"] == concealed


def test_k25_a_whole_hand_opens_with_less_than_the_minimum() -> None:
    deal = {0: "44444444", "stock": "5"}
    assert totals(deal, "0 draw, lay 48,0,0, discard 5", hand_size=8).seen["waived"] == 1
