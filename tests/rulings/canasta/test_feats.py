"""What the feats of Canasta count, deal by deal."""

import pytest

from tests.rulings.canasta.written import moment

REST = {1: "44444444555", 2: "55555666666", 3: "66777777778"}
NOTHING = (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("hand", "melds", "kind"),
    [
        ("KKKKKKKQQQQ", "K7,0,0 Q4,0,0", "canastas-natural"),
        ("KKKKKK2QQQQ", "K6,1,0 Q4,0,0", "canastas-mixed"),
    ],
)
def test_who_goes_out_and_what_a_side_has_made(hand: str, melds: str, kind: str) -> None:
    """Seat 0 alone goes out; the canasta and the concealed hand are its partner's too."""
    deal = {**REST, 0: hand, "stock": "8"}
    feats = dict(moment(deal, f"0 draw, lay {melds}, discard 8").feats)
    assert feats.pop("outs") == (1, 0, 0, 0)
    assert {name: row for name, row in feats.items() if row != NOTHING} == {
        "canastas": (1, 0, 1, 0),
        kind: (1, 0, 1, 0),
        "concealed-outs": (1, 0, 1, 0),
    }
