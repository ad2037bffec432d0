"""Section 8: leading, following, trumping, taking; asking after High and Low."""

import pytest

from engine.cards import card
from engine.contract.refusal import BadRules
from engine.games.all_fours.view import Inquiry
from tests.conftest import there
from tests.each import each
from tests.rulings.all_fours.written import OLD, Deal, Options, ruled

FOLLOWING = Deal({1: "2C2S2D", 0: "9C8C3D7S6SJS"}, "5S")
PRESETS = [*OLD, "seven_up", "seven_up_1876", "trinidad", "tobago"]


@each("preset", PRESETS)
def test_f15_eldest_leads_whoever_begged_or_gave(preset: str) -> None:
    """F15, D19."""
    assert ruled(preset, Deal({}, "5S"), "1 stand").to_act == [1]
    assert ruled(preset, Deal({}, "5S"), "1 beg, 0 give").to_act == [1]
    plain: Options = {"second_beg": "never", "bunch": False, "after_run": "keep"}
    run = ruled(preset, Deal({}, "5S5H"), "1 beg, 0 run", **plain)
    assert run.to_act == [1]
    assert len(run.plays) == 9


@each("preset", PRESETS)
def test_f15_afterwards_the_winner_of_a_trick_leads(preset: str) -> None:
    """F15."""
    deal = Deal({1: "KC2D", 0: "ACQC3D"}, "5S")
    assert ruled(preset, deal, "1 stand, 1 KC, 0 AC").to_act == [0]
    assert ruled(preset, deal, "1 stand, 1 KC, 0 QC").to_act == [1]


@each("preset", PRESETS)
def test_f16_any_card_may_be_led(preset: str) -> None:
    """F16: (a)."""
    led = ruled(preset, Deal({1: "2C3D4H5S6SJS"}, "7S"), "1 stand")
    assert led.plays == {"2C", "3D", "4H", "5S", "6S", "JS"}


@each("preset", PRESETS)
def test_f16_a_trump_led_must_be_followed(preset: str) -> None:
    """F16: (b). §2 follow: 76."""
    assert ruled(preset, FOLLOWING, "1 stand, 1 2S").plays == {"7S", "6S", "JS"}
    assert ruled(preset, FOLLOWING, "1 stand, 1 2S, 0 9C").refused == "F16"
    void = Deal({1: "2S", 0: "9C8C3D4D4H5H"}, "5S")
    assert ruled(preset, void, "1 stand, 1 2S").plays == {"9C", "8C", "3D", "4D", "4H", "5H"}


@each("preset", PRESETS)
def test_f16_a_plain_suit_is_followed_or_trumped(preset: str) -> None:
    """F16: (c). §2 follow: 07 23 45 14 76."""
    assert ruled(preset, FOLLOWING, "1 stand, 1 2C").plays == {"9C", "8C", "7S", "6S", "JS"}
    assert ruled(preset, FOLLOWING, "1 stand, 1 2C, 0 3D").refused == "F16"
    assert ruled(preset, FOLLOWING, "1 stand, 1 2C, 0 7S").to_act == [0]


@each("preset", PRESETS)
def test_f16_nobody_is_obliged_to_trump(preset: str) -> None:
    """F16: (d), D16. §2 follow: 76. Unless only trumps are left."""
    void = Deal({1: "2H", 0: "9C8C3D4D7S6S"}, "5S")
    assert ruled(preset, void, "1 stand, 1 2H").plays == {"9C", "8C", "3D", "4D", "7S", "6S"}
    trumps = Deal({1: "2H", 0: "7S6SJS8S9STS"}, "5S")
    assert ruled(preset, trumps, "1 stand, 1 2H").plays == {"7S", "6S", "JS", "8S", "9S", "TS"}


def test_f16_a_card_that_is_not_held_is_refused() -> None:
    """F16."""
    assert ruled("af1807", FOLLOWING, "1 stand, 1 KC").refused == "F16"
    assert ruled("af1807", FOLLOWING, "1 stand, 0 9C").refused == "turn"


def test_f17_the_highest_trump_takes_the_trick() -> None:
    """F17."""
    deal = Deal({1: "AC2C", 2: "KC2S", 0: "3S9C"}, "5S")
    assert ruled("seven_up", deal, "1 stand, 1 AC, 2 2S, 0 3S", seats=3).to_act == [0]
    assert ruled("seven_up", deal, "1 stand, 1 AC, 2 2S, 0 9C", seats=3).to_act == [2]
    assert ruled("seven_up", deal, "1 stand, 1 AC, 2 KC, 0 9C", seats=3).to_act == [1]


def test_f17_else_the_highest_card_of_the_suit_led() -> None:
    """F17: a card of a third suit takes nothing."""
    deal = Deal({1: "2C3C", 2: "AD2D3D4D6D7D", 0: "9C8C"}, "5S")
    assert ruled("seven_up", deal, "1 stand, 1 2C, 2 AD, 0 9C", seats=3).to_act == [0]
    deal = Deal({1: "2C3C", 2: "AD2D3D4D6D7D", 0: "AH2H3H4H6H7H"}, "5S")
    assert ruled("seven_up", deal, "1 stand, 1 2C, 2 AD, 0 AH", seats=3).to_act == [1]


@pytest.mark.parametrize("preset", OLD)
def test_f18_the_jack_gains_nothing_where_one_may_trump_anyway(preset: str) -> None:
    """F18, D17. §2 Jack: 23 14. It "may revoke and trump", as every trump may."""
    assert {"JS", "7S", "6S"} <= ruled(preset, FOLLOWING, "1 stand, 1 2C", jack_exempt=False).plays
    # As there is nothing it could allow, it is refused rather than ignored.
    with pytest.raises(BadRules) as refusal:
        ruled(preset, jack_exempt=True)
    assert refusal.value.parameters == ("jack_exempt",)


def test_f18_with_strict_following_the_jack_is_a_real_exception() -> None:
    """F18, D17: follow=strict, jack_exempt."""
    assert ruled("af1807", FOLLOWING, "1 stand, 1 2C", follow="strict").plays == {"9C", "8C"}
    assert ruled("af1807", FOLLOWING, "1 stand, 1 2C, 0 7S", follow="strict").refused == "F16"
    exempt = ruled("af1807", FOLLOWING, "1 stand, 1 2C", follow="strict", jack_exempt=True)
    assert exempt.plays == {"9C", "8C", "JS"}
    none = Deal({1: "2H", 0: "9C8C3D4D7S6S"}, "5S")
    free = ruled("af1807", none, "1 stand, 1 2H", follow="strict")
    assert free.plays == {"9C", "8C", "3D", "4D", "7S", "6S"}


UNDER = {3: "2C", 2: "8S", 1: "3C4S9SKD4D5D", 0: "4C"}


def test_f19_a_lower_trump_may_not_go_under_a_higher() -> None:
    """F19: undertrump=false (Tobago)."""
    deal = Deal(UNDER, "5S")
    asked = ruled("tobago", deal, "3 stand, 3 2C, 2 8S", seats=4)
    assert (asked.to_act, asked.plays) == ([1], {"3C", "9S"})
    assert ruled("tobago", deal, "3 stand, 3 2C, 2 8S, 1 4S", seats=4).refused == "F19"
    assert ruled("trinidad", deal, "3 stand, 3 2C, 2 8S", seats=4).plays == {"3C", "4S", "9S"}
    option = ruled("trinidad", deal, "3 stand, 3 2C, 2 8S", seats=4, undertrump=False)
    assert option.plays == {"3C", "9S"}


def test_f19_nor_by_one_who_cannot_follow() -> None:
    """F19."""
    deal = Deal({**UNDER, 1: "4S9SKD4D6D7D"}, "5S")
    asked = ruled("tobago", deal, "3 stand, 3 2C, 2 8S", seats=4)
    assert asked.plays == {"9S", "KD", "4D", "6D", "7D"}


def test_f19_who_has_nothing_else_may() -> None:
    """F19."""
    deal = Deal({**UNDER, 1: "2S3S4S6S7SJH"}, "5S")
    held = "3 stand, 3 2C, 2 8S"
    assert ruled("tobago", deal, held, seats=4).plays == {"JH"}
    only = Deal({**UNDER, 2: "9S", 1: "2S3S4S6S7S8S"}, "5S")
    small = ruled("tobago", only, "3 stand, 3 2C, 2 9S", seats=4)
    assert small.plays == {"2S", "3S", "4S", "6S", "7S", "8S"}


def test_f19_only_a_trumped_plain_lead_is_meant() -> None:
    """F19."""
    deal = Deal({3: "8S2C", 2: "9S", 1: "3C4SKS4D6D7D", 0: "4C"}, "5S")
    assert ruled("tobago", deal, "3 stand, 3 8S", seats=4).to_act == [2]
    assert ruled("tobago", deal, "3 stand, 3 8S, 2 9S", seats=4).plays == {"4S", "KS"}
    plain = Deal({**UNDER, 2: "9C"}, "5S")
    assert ruled("tobago", plain, "3 stand, 3 2C, 2 9C", seats=4).plays == {"3C", "4S", "9S"}


ASKED = Deal({1: "KS3S2H3H4H5H", 0: "QS2S2C3C4C5C"}, "AS")
"""The ace is turned and so not in play: the king is High, the deuce Low."""


@pytest.mark.parametrize("preset", ["af1807", "af1823", "af1814"])
def test_f20_who_plays_a_trump_may_ask_after_it(preset: str) -> None:
    """F20. §2 inquiry: 07 23 14. The answer is true and public; no point is marked yet."""
    asked = ruled(preset, ASKED, "1 stand, 1 play KS inquire")
    assert asked.seen(None).inquiries == (Inquiry(1, card("KS"), high=True, low=False),)
    assert asked.scores == [0, 0]
    public = [one for one in asked.lines[-2]["events"] if one["heard_by"] is None]
    assert any({"KS", "high"} <= set(one["words"]) for one in public)
    low = ruled(preset, ASKED, "1 stand, 1 3S, 0 play 2S inquire").seen(None).inquiries
    assert low == (Inquiry(0, card("2S"), high=False, low=True),)
    neither = ruled(preset, ASKED, "1 stand, 1 play 3S inquire").seen(None).inquiries
    assert [(one.high, one.low) for one in neither] == [(False, False)]
    assert ruled(preset, ASKED, "1 stand, 1 KS").seen(None).inquiries == ()


def test_f20_one_asks_only_of_a_trump() -> None:
    """F20."""
    assert ruled("af1807", ASKED, "1 stand, 1 play 2H inquire").refused == "F20"


@each("preset", ["af1845", "seven_up", "seven_up_1876", "trinidad", "tobago"])
def test_f20_d22_nobody_asks_where_the_text_says_nothing_of_it(preset: str) -> None:
    """F20, D22: inquiry."""
    assert ruled(preset, ASKED, "1 stand, 1 play KS inquire").refused == "F20"
    asked = ruled(preset, ASKED, "1 stand, 1 play KS inquire", inquiry=True)
    assert len(asked.seen(None).inquiries) == 1
    with pytest.raises(BadRules):
        ruled(preset, inquiry="yes")


def test_f16_cards_of_earlier_tricks_are_not_shown_again() -> None:
    """Section 12: trick_memory=last, or the full list."""
    deal = Deal({1: "2C3C4C", 0: "9C8C7C"}, "5S")
    play = "1 stand, 1 2C, 0 9C, 0 8C, 1 3C"
    last = ruled("af1807", deal, play).seen(1)
    assert last.tricks == ()
    assert last.last_trick is not None
    assert [str(one.card) for one in last.last_trick.plays] == ["8C", "3C"]
    full = ruled("af1807", deal, play, trick_memory="full").seen(1)
    assert [[str(one.card) for one in trick.plays] for trick in full.tricks] == [
        ["2C", "9C"],
        ["8C", "3C"],
    ]


@each(
    ("seat", "led", "lowest"),
    [(1, "", "5C"), (0, ", 1 5C", "AC"), (0, ", 1 TH", "7H"), (0, ", 1 6S", "2S")],
)
@each("revoke", ["enforce", "penalty"])
def test_what_is_played_for_one_who_says_nothing_in_time(
    seat: int, led: str, lowest: str, revoke: str
) -> None:
    """Section 12: the lowest card that may be played, any trump being above all others.

    Where every card may be played, silence is no revoke.
    """
    deal = Deal({0: "AC2S3S4DKD7H", 1: "KC5C6STHJHQH"}, "5S")
    prompt = there(ruled("af1807", deal, f"1 stand{led}", revoke=revoke).game.prompt(seat))
    assert str(prompt.default) == f"play {lowest}"


def test_silence_is_a_pass_in_the_bidding() -> None:
    """Section 12 says nothing of bids; a pass costs nothing."""
    prompt = there(ruled("auction_pitch", Deal({}), seats=4).game.prompt(1))
    assert str(prompt.default) == "bid pass"
