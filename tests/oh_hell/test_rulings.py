"""Rulings of Oh Hell, written from its rules: a family's rulings need few cards and no writer."""

from collections.abc import Iterator

import pytest

from tests.oh_hell.registered import registered
from tests.rulings.written import Deal, ruled


@pytest.fixture(autouse=True)
def oh_hell() -> Iterator[None]:
    with registered():
        yield


ACES = Deal({1: "ACKC", 2: "2D", 0: "3C"}, rest="AH")
"""Hearts are trumps, and the ace of them is turned up."""


def test_the_dealer_bids_last_and_may_not_make_it_come_out_even() -> None:
    """Three tricks: after 1 and 1 the dealer may not bid 1."""
    bidding = ruled("oh_hell", ACES, "1 bid 1, 2 bid 1", seats=3, largest=3)
    assert bidding.to_act == [0]
    assert bidding.answers == {"bid 0", "bid 2", "bid 3"}
    assert ruled("oh_hell", ACES, "1 bid 1, 2 bid 1, 0 bid 1", seats=3, largest=3).refused == "B2"


def test_who_takes_as_many_as_bid_scores_ten_and_the_bid() -> None:
    """Seat 1 takes the ace and the king, and seat 0 with 6D the trick that nobody bid."""
    whole = Deal({0: "2C5C6D", 1: "ACKC3D", 2: "3C4C4D"}, rest="AH")
    plays = "1 AC, 2 3C, 0 2C, 1 KC, 2 4C, 0 5C, 1 3D, 2 4D, 0 6D"
    over = ruled("oh_hell", whole, "1 bid 2, 2 bid 0, 0 bid 0", plays, seats=3, largest=3)
    assert over.row == [0, 12, 10]
    assert over.game.outcome is None
    sizes = [len(word) // 2 for word in Deal({}).written(over.game).split()[1:-1]]
    assert sizes == [2, 2, 2], "the next hand is a card smaller"


def test_a_claim_counts_with_the_card_turned_up() -> None:
    """The king of trumps stands alone: the ace lies face up on the table."""
    deal = Deal({1: "KH2C3C"}, rest="AH")
    bids = "1 bid 1, 2 bid 0, 0 bid 0"
    assert ruled("oh_hell", deal, bids, "1 claim rest", seats=3, largest=3).refused == "claim"
    one = Deal({1: "KH"}, rest="AH")
    bids = "1 bid 1, 2 bid 1, 0 bid 1"
    last = ruled("oh_hell", one, bids, "1 claim rest", seats=3, largest=3, hands="up")
    assert last.refused is None
