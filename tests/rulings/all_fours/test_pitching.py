"""7.2 and 7.3: pitch, where the first card led makes trumps, and the auction for the lead."""

import pytest

from engine.contract.refusal import BadRules
from tests.each import each
from tests.rulings.all_fours.written import Act, Deal, made, ruled, tricks


@each("seats", [2, 3, 4, 5, 6, 7])
def test_7_2_the_first_card_led_makes_trumps(seats: int) -> None:
    """7.2, trump=pitch: two to seven players, no turn-up, no begging."""
    dealt = ruled("pitch", Deal({}), seats=seats)
    assert dealt.to_act == [1]
    assert len(dealt.plays) == 6
    assert dealt.answers.isdisjoint({"stand", "beg"})
    assert dealt.seen(None).trump is None
    led = ruled("pitch", Deal({1: "2H", 2 % seats: "9H9C"}), "1 2H", seats=seats)
    assert led.seen(None).trump == "H"
    # Trump was led and must be followed.
    assert "9H" in led.plays
    assert "9C" not in led.plays


def test_7_2_the_first_lead_stays_trump() -> None:
    """7.2."""
    deal = Deal({1: "2H3D4D5D6D7D", 0: "3H4H8D9D2C3C"})
    second = ruled("pitch", deal, "1 2H, 0 3H, 0 2C")
    assert second.seen(None).trump == "H"
    assert ruled("pitch", deal, "1 2H, 0 3H, 0 9D, 1 3D, 0 4H").to_act == [1]
    assert ruled("pitch", deal, "1 2H, 0 3H, 0 2C, 1 3D").to_act == [0]


def test_7_2_nobody_begs() -> None:
    """7.2, beg."""
    assert ruled("pitch", Deal({}), "1 beg").refused is not None
    assert ruled("pitch", Deal({}), "1 stand").refused is not None


def test_7_2_the_four_are_counted_as_ever() -> None:
    """7.2."""
    deal = Deal({1: "ASKSQSJSTS9S", 0: "2C3C4C5C6C7C"})
    play = tricks((1, "ASKSQSJSTS9S"), (0, "2C3C4C5C6C7C"))
    assert ruled("pitch", deal, play).row == [0, 4]


@pytest.mark.parametrize("preset", ["yorkshire", "lancashire"])
def test_7_2_the_partner_of_the_pitcher_does_not_look_before_the_lead(preset: str) -> None:
    """7.2, look_early."""
    dealt = ruled(preset, Deal({}), seats=4)
    (pitcher,) = dealt.to_act
    sizes = [len(dealt.seen(seat).hand) for seat in range(4)]
    assert sizes == [0 if seat == (pitcher + 2) % 4 else 6 for seat in range(4)]
    card = min(dealt.plays)
    led = ruled(preset, Deal({}), f"{pitcher} {card}", seats=4)
    assert len(led.seen((pitcher + 2) % 4).hand) == 6
    assert led.seen(None).trump == card[1]


PASSED = "1 bid pass, 2 bid pass, 3 bid pass"


def test_7_3_each_bids_once_from_the_dealer_s_left() -> None:
    """7.3, trump=auction."""
    dealt = ruled("auction_pitch", Deal({}), seats=4)
    assert (dealt.to_act, dealt.answers) == ([1], {"bid pass", "bid 2", "bid 3", "bid 4"})
    assert ruled("auction_pitch", Deal({}), "1 bid pass", seats=4).to_act == [2]
    assert ruled("auction_pitch", Deal({}), "1 bid 2, 2 bid pass", seats=4).to_act == [3]
    assert ruled("auction_pitch", Deal({}), PASSED, seats=4).to_act == [0]
    bought = ruled(
        "auction_pitch", Deal({}), "1 bid pass, 2 bid 2, 3 bid pass, 0 bid pass", seats=4
    )
    assert bought.to_act == [2]
    assert len(bought.plays) == 6


def test_7_3_a_record_may_say_bids_alone() -> None:
    """7.3."""
    assert ruled("auction_pitch", Deal({}), "1 pass, 2 3, 3 pass", seats=4).to_act == [0]
    assert ruled("auction_pitch", Deal({}), "1 3, 2 2", seats=4).refused == "7.3"


def test_7_3_a_bid_is_higher_than_the_one_before() -> None:
    """7.3."""
    assert ruled("auction_pitch", Deal({}), "1 bid 3", seats=4).answers == {"bid pass", "bid 4"}
    for low in ("2", "3"):
        assert ruled("auction_pitch", Deal({}), f"1 bid 3, 2 bid {low}", seats=4).refused == "7.3"
    for none in ("1", "5"):
        assert ruled("auction_pitch", Deal({}), f"1 bid {none}", seats=4).refused == "7.3"


def test_7_3_the_dealer_may_win_with_an_equal_bid_by_option() -> None:
    """7.3: dealer_may_equal."""
    bids = "1 bid 3, 2 bid pass, 3 bid pass"
    strict = ruled("auction_pitch", Deal({}), bids, seats=4, dealer_may_equal=False)
    assert strict.answers == {"bid pass", "bid 4"}
    equal = ruled("auction_pitch", Deal({}), bids, seats=4, dealer_may_equal=True)
    assert equal.answers == {"bid pass", "bid 3", "bid 4"}
    held = ruled("auction_pitch", Deal({}), bids, "0 bid 3", seats=4, dealer_may_equal=True)
    assert held.to_act == [0]
    four = "1 bid 4, 2 bid pass, 3 bid pass"
    most = ruled("auction_pitch", Deal({}), four, seats=4, dealer_may_equal=True)
    assert most.answers == {"bid pass", "bid 4"}
    # Nobody but the dealer may equal.
    other = ruled("auction_pitch", Deal({}), "1 bid 3", seats=4, dealer_may_equal=True)
    assert other.answers == {"bid pass", "bid 4"}


@pytest.mark.parametrize("equal", [False, True])
def test_7_3_four_cannot_be_overbid(equal: bool) -> None:  # noqa: FBT001  a parameter of the test
    """7.3."""
    after = ruled("auction_pitch", Deal({}), "1 bid 4", seats=4, dealer_may_equal=equal)
    assert after.answers.isdisjoint({"bid 2", "bid 3", "bid 4"})
    for bid in ("2", "3", "4"):
        over = ruled(
            "auction_pitch", Deal({}), f"1 bid 4, 2 bid {bid}", seats=4, dealer_may_equal=equal
        )
        assert over.refused in {"7.3", "turn"}


def test_7_3_the_dealer_is_held_to_two_where_all_pass() -> None:
    """7.3: all_pass=held. The dealer leads, and loses two points if it makes but one."""
    # One trump, led by the dealer, and no pips: High and Low.
    two = Deal({0: "3S2H3H4H5H6H", 1: "2C3C4C5C6C7C"})
    play = "1 bid pass, 0 bid pass", tricks((0, "3S2H3H4H5H6H"), (1, "2C3C4C5C6C7C"))
    assert ruled("auction_pitch", two, "1 bid pass, 0 bid pass").to_act == [0]
    assert ruled("auction_pitch", two, *play).row == [2, 0]
    # High alone, as the other was dealt the lowest.
    one = Deal({0: "3S2H3H4H5H6H", 1: "2S3C4C5C6C7C"})
    play = "1 bid pass, 0 bid pass", tricks((0, "3S2H3H4H5H6H"), (1, "2S3C4C5C6C7C"))
    assert ruled("auction_pitch", one, *play).row == [-2, 1]


def test_7_3_or_the_cards_are_dealt_again() -> None:
    """7.3: all_pass=redeal."""
    passed = ruled("auction_pitch", Deal({}), PASSED, "0 bid pass", seats=4, all_pass="redeal")
    assert passed.to_act == [-1]
    assert passed.scores == [0, 0, 0, 0]


def test_7_3_the_bidder_leads_and_the_first_card_makes_trumps() -> None:
    """7.3, F15."""
    deal = Deal({2: "5D6D", 3: "9D9C"})
    bids = "1 bid pass, 2 bid 2, 3 bid pass, 0 bid pass"
    led = ruled("auction_pitch", deal, bids, "2 5D", seats=4)
    assert led.to_act == [3]
    assert led.seen(None).trump == "D"
    assert "9C" not in led.plays


def test_7_3_the_bidder_scores_what_he_makes_if_at_least_his_bid() -> None:
    """7.3."""
    deal = Deal({1: "ASKSQSJSTS9S", 0: "2C3C4C5C6C7C"})
    play = tricks((1, "ASKSQSJSTS9S"), (0, "2C3C4C5C6C7C"))
    for bid in "234":
        assert ruled("auction_pitch", deal, f"1 bid {bid}, 0 bid pass", play).row == [0, 4]


def test_7_3_or_else_loses_his_bid_and_others_score_what_they_make() -> None:
    """7.3: the score may go below nothing."""
    # Eldest has High, Jack and Game, the dealer Low: three made of four bid.
    deal = Deal({1: "ASKSQSJSTS9S", 0: "2S3C4C5C6C7C"})
    play = tricks((1, "ASKSQSJSTS9S"), (0, "2S3C4C5C6C7C"))
    lost = ruled("auction_pitch", deal, "1 bid 4, 0 bid pass", play)
    assert (lost.row, lost.scores) == ([1, -4], [1, -4])
    assert ruled("auction_pitch", deal, "1 bid 3, 0 bid pass", play).row == [1, 3]


def test_7_3_at_the_end_the_bidder_s_points_are_counted_first() -> None:
    """7.3, F21, F25: with six each, the bidder wins, although the other was dealt High."""

    def won(seat: int, bid: int, held: str) -> tuple[Act, ...]:
        other = 1 - seat
        play = tricks((seat, held), (other, "2C3C4C5C6C7C"))
        bids = f"{seat} bid {bid}, {other} bid pass"
        return Deal({seat: held, other: "2C3C4C5C6C7C"}), bids, play

    four, two = "ASKSQSJSTS9S", "3S2H3H4H5H6H"
    up_to = won(1, 4, four), won(0, 4, four), won(1, 2, two), won(0, 2, two)
    assert ruled("auction_pitch", *up_to).scores == [6, 6]
    # The ace takes the first trick only: the bidder makes Low and Game.
    deal = Deal({1: "2SQSTHTC9H8H", 0: "AS2C3C4C5C6C"})
    play = "1 2S, 0 AS, 0 2C, 1 TC, 1 QS, 0 3C, 1 TH, 0 4C, 1 9H, 0 5C, 1 8H, 0 6C"
    last = ruled("auction_pitch", *up_to, deal, "1 bid 2, 0 bid pass", play)
    assert last.winners == [1]
    assert last.scores[1] >= 7
    assert last.scores[0] == 6


def test_7_3_two_is_the_least_bid() -> None:
    """7.3: target 7, and no further points of begging."""
    assert ruled("auction_pitch", Deal({})).answers == {"bid pass", "bid 2", "bid 3", "bid 4"}
    with pytest.raises(BadRules) as refusal:
        ruled("auction_pitch", all_pass="pass")
    assert refusal.value.parameters == ("all_pass",)


def test_7_2_no_card_is_turned() -> None:
    """7.2, trump: of the turn-up games the same hands would ask eldest first."""
    assert ruled("pitch", Deal({}), seats=3).seen(None).turned == ()
    assert ruled("seven_up", *made(4, 1, 0)[:1], trump="turnup").answers == {"stand", "beg"}


def test_7_3_a_bid_is_the_side_s() -> None:
    """7.3: four are in pairs, and win or lose a bid together."""
    hands = {1: "2C3C4C5C6C7C", 2: "2D3D4D5D6D7D", 3: "ASKSQSJSTS9S", 0: "2H3H4H5H6H7H"}
    deal = Deal(hands)
    passed = "1 bid pass, 2 bid 2, 3 bid 4, 0 bid pass"
    play = tricks((3, hands[3]), (0, hands[0]), (1, hands[1]), (2, hands[2]))
    assert ruled("auction_pitch", deal, passed, play, seats=4).row == [0, 4, 0, 4]
    # The dealer is held to two; its partner's deuce is Low, and its side makes Game.
    hands = {0: "3H4H5H6H7H8H", 1: "AH3C4C5C6C7C", 2: "2D3D4D5D6D2H", 3: "ASKSQSJSTS9S"}
    held = ruled(
        "auction_pitch",
        Deal(hands),
        "1 bid pass, 2 bid pass, 3 bid pass, 0 bid pass",
        "0 3H, 1 AH, 2 2H, 3 9S, 1 3C, 2 2D, 3 TS, 0 8H",
        tricks((0, "4H5H6H7H"), (1, "4C5C6C7C"), (2, "3D4D5D6D"), (3, "JSQSKSAS")),
        seats=4,
    )
    assert held.row == [2, 1, 2, 1]
