"""What the feats of All Fours count of an auction (7.3); the laws hold the others."""

import pytest

from tests.rulings.all_fours.written import Deal, ruled, tricks

NOBODY = (0, 0)
# One trump, led by the dealer, and no pips: High and Low, two points.
TWO = Deal({0: "3S2H3H4H5H6H", 1: "2C3C4C5C6C7C"})
TWO_PLAYED = tricks((0, "3S2H3H4H5H6H"), (1, "2C3C4C5C6C7C"))
# High alone, as the other was dealt the lowest.
ONE = Deal({0: "3S2H3H4H5H6H", 1: "2S3C4C5C6C7C"})
ONE_PLAYED = tricks((0, "3S2H3H4H5H6H"), (1, "2S3C4C5C6C7C"))


@pytest.mark.parametrize("bid", ["0 bid 2", "0 bid pass"])
def test_a_bid_that_is_made_or_fails(bid: str) -> None:
    """The last to pass is the dealer, who is held to two."""
    auction = f"1 bid pass, {bid}"
    made = ruled("auction_pitch", TWO, auction, TWO_PLAYED).game.feats
    assert (made["bids-made"], made["bids-failed"]) == ((1, 0), NOBODY)
    failed = ruled("auction_pitch", ONE, auction, ONE_PLAYED).game.feats
    assert (failed["bids-made"], failed["bids-failed"]) == (NOBODY, (1, 0))


def test_without_an_auction_there_are_no_bids() -> None:
    played = tricks((1, "3S2H3H4H5H6H"), (0, "2C3C4C5C6C7C"))
    pitched = Deal({1: "3S2H3H4H5H6H", 0: "2C3C4C5C6C7C"})
    feats = ruled("pitch", pitched, played).game.feats
    assert (feats["bids-made"], feats["bids-failed"]) == (NOBODY, NOBODY)
    assert feats["games"] == NOBODY
