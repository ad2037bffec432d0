"""Play: leads, following, who is out, and claims (P20 to P23, C28 to C30, C46)."""

import pytest

from tests.rulings.point_pitch.said import EXAMPLE, PLAYED, auction
from tests.rulings.written import Deal, ruled

NAMED = (EXAMPLE, auction(1, 4), "1 name S")
PLAIN = Deal(
    {1: "AS4C5C6C7C8C", 2: "9CKDQD8D7D2S", 3: "2D3D3S4D5D6D", 0: "2H3H4H4S5H6H"}, rest="TS"
)
"""Four hands of six, with one spade each; seat 1 pitches."""


def test_p20_the_bidder_leads_a_trump_if_it_is_so_agreed() -> None:
    """P20, must_lead_trump: with cards of any suit in the hand."""
    deal = Deal({1: "AS2C3C4C5C6C7C8C9C"}, rest="KSQSJSTS9S8S7S6S5S4S3S2S")
    discards = "1 discard 2C3C4C, 2 discard {2}, 3 discard {3}, 0 discard {0}"
    start = ruled("nine_point", deal, auction(1, 2), "1 name S", seats=4)
    own = {seat: str(start.seen(seat).open_prompt.default).split()[1] for seat in (0, 2, 3)}
    said = discards.format(own[0], "", own[2], own[3])
    assert ruled("nine_point", deal, auction(1, 2), "1 name S", said, seats=4).plays == {"AS"}
    refused = ruled("nine_point", deal, auction(1, 2), "1 name S", said, "1 5C", seats=4)
    assert refused.refused == "P20"
    free = ruled(
        "nine_point", deal, auction(1, 2), "1 name S", said, seats=4, must_lead_trump=False
    )
    assert free.plays == {"AS", "5C", "6C", "7C", "8C", "9C"}


def test_p21_anytime_and_follow() -> None:
    """P21, play: follow suit or trump, or trump only if void; a trump led is followed."""
    led = "1 AS, 2 2S, 3 3S, 0 4S, 1 4C"
    deal = Deal({**PLAIN.hands, 2: "9CJSKDQD8D2S"}, rest="TS")
    assert ruled("five_point", deal, auction(1, 2), led, seats=4).plays == {"9C", "JS"}
    assert ruled("five_point", deal, auction(1, 2), led, seats=4, play="follow").plays == {"9C"}
    assert ruled("five_point", deal, auction(1, 2), "1 AS", seats=4).plays == {"2S", "JS"}
    void = ruled("five_point", deal, auction(1, 2), led, "2 9C", seats=4)
    assert len(void.plays) == 5, "who is void plays anything"
    assert ruled("five_point", deal, auction(1, 2), led, "2 KD", seats=4).refused == "P21"


def test_p21_q6_only_trumps_are_played() -> None:
    """P21, Q6, P12: plain cards are dead, and the count of a hand shows its trumps."""
    named = ruled("ten_point", *NAMED, seats=4)
    assert named.plays == {"AS", "JS", "JC"}
    assert named.seen(2).hand_sizes == (6, 3, 5, 2)


def test_p22_who_has_no_trump_is_out() -> None:
    """P22: the trick goes on without, and may be of one card."""
    third = "1 AS, 2 2S, 3 4S, 0 5S, 1 JS, 2 8S, 3 X1, 0 6S, 1 JC, 2 9S"
    assert ruled("ten_point", *NAMED, third, seats=4).to_act == [0], "seat 3 is out"
    over = ruled("ten_point", *NAMED, PLAYED, seats=4)
    assert [len(trick.plays) for trick in over.seen(None).past_tricks] == [4, 4, 3, 2, 2, 1]


def test_p23_q7_who_takes_a_trick_leads_or_the_next_who_has_a_trump() -> None:
    """P23, Q7: seat 1 takes the third trick with its last trump, so seat 2 leads."""
    third = "1 AS, 2 2S, 3 4S, 0 5S, 1 JS, 2 8S, 3 X1, 0 6S, 1 JC, 2 9S, 0 7S"
    assert ruled("ten_point", *NAMED, third, seats=4).to_act == [2]
    plain = ruled("five_point", PLAIN, auction(1, 2), "1 4C, 2 9C, 3 2D, 0 2H", seats=4)
    assert plain.to_act == [2]
    ruff = ruled("five_point", PLAIN, auction(1, 2), "1 AS, 2 2S, 3 3S, 0 4S, 1 4C", seats=4)
    assert ruff.to_act == [2]


def test_c28_c29_c30_cinch_is_played_by_following_or_trumping() -> None:
    """C28, C29, C30: the bidder leads any card; six tricks at most."""
    deal = Deal({1: "AHKHASKS", 2: "QH", 3: "JH", 0: "TH"}, rest="QC2C3C")
    start = (deal, auction(1, 4), "1 name H")
    keep = str(ruled("cinch", *start, seats=4).seen(0).open_prompt.default)
    lead = ruled("cinch", *start, f"0 {keep}", seats=4)
    assert {"AH", "KH"} <= lead.plays
    assert any(text[1] != "H" for text in lead.plays)
    assert lead.seen(None).hand_sizes == (6, 6, 6, 6)
    only = ruled("double_pedro", deal, auction(1, 6), "1 name H", f"0 {keep}", seats=4)
    assert all(text[1] == "H" or text == "5D" for text in only.plays)


def test_c46_pedro_is_played_by_following_or_trumping() -> None:
    """C46."""
    led = "1 AS, 2 2S, 3 3S, 0 4S, 1 4C"
    deal = Deal({**PLAIN.hands, 2: "9CJSKDQD8D2S"}, rest="TS")
    assert ruled("pedro", deal, auction(1, 2), led, seats=4).plays == {"9C", "JS"}


def test_a_claim_stands_if_nothing_beats_it() -> None:
    """P23: the highest trumps take all the tricks to come, unless others have more of them."""
    deal = Deal({1: "ASKSQSJS", 2: "JCX1", 3: "X2TS", 0: "9S8S"}, rest="2H")
    start = (deal, auction(1, 4), "1 name S")
    assert ruled("ten_point", *start, "1 claim rest", seats=4).refused is not None
    bad = ruled("ten_point", *NAMED, "1 claim rest", seats=4)
    assert bad.refused == "claim", "others have more trumps"
    top = Deal({1: "ASKSQSJSJCX1", 2: "X2TS9S8S7S6S", 3: "5S4S", 0: "3S2S"})
    assert ruled("ten_point", top, auction(1, 4), "1 name S, 1 claim rest", seats=4).refused is None


@pytest.mark.parametrize("preset", ["five_point", "pedro"])
def test_nothing_is_claimed_before_trumps_are_made(preset: str) -> None:
    """P14, P20."""
    assert ruled(preset, PLAIN, auction(1, 2), "1 claim rest", seats=4).refused == "claim"
