"""Which cards are trumps and how high they stand (P3 to P5, P14, C20, C44, C45)."""

from engine.cards import cards
from engine.games.point_pitch.presets import PRESETS
from engine.games.point_pitch.terms import in_order, terms
from tests.each import each
from tests.rulings.point_pitch.said import EXAMPLE, auction
from tests.rulings.written import Deal, ruled


@each(
    ("preset", "order"),
    [
        ("five_point", "ASKSQSJSTS9S8S7S6S5S4S3S2SX1"),
        ("six_point", "ASKSQSJSJCX1TS9S8S7S6S5S4S3S2S"),
        ("seven_point", "ASKSQSJSJCX1X2TS9S8S7S6S5S4S3S2S"),
        ("nine_point", "ASKSQSJSTS9S8S7S6S5S4S3S2S"),
        ("ten_point", "ASKSQSJSJCX1X2TS9S8S7S6S5S4S3S2S"),
        ("eleven_point", "ASACKSQSJSJCX1X2TS9S8S7S6S5S4S3S2S"),
        ("thirteen_point", "ASKSQSJSJCX1X2TS9S8S7S6S5S4S3S3C2S"),
        ("cinch", "ASKSQSJSTS9S8S7S6S5S5C4S3S2S"),
        ("dom_pedro", "ASKSQSJSTS9S8S7S6S5S4S3S2SX1"),
    ],
)
def test_p3_p4_q10_c20_c45_the_trumps_from_the_highest_to_the_lowest(
    preset: str, order: str
) -> None:
    """P3, P4, C20, C45, Q10: off-cards and jokers are trumps, and their suit lacks them."""
    settled = terms(PRESETS[preset], 4)
    trumps = settled.trumps(settled.deck, "S")
    assert tuple(reversed(in_order(settled, trumps, "S"))) == cards(order)


def test_p3_off_cards_and_jokers_follow_a_trump_lead() -> None:
    """P3: the jack of clubs follows spades, and does not follow clubs."""
    deal = Deal({1: "ASKC", 2: "JC2C9D"}, rest="TS")
    assert ruled("six_point", deal, auction(1, 2), "1 AS", seats=4).plays == {"JC"}


def test_p3_example_6_a_plain_lead() -> None:
    """P3, P21, example 6: J♣ is a trump under ♠, so K♦ may go only without a club."""
    deal = Deal({1: "AS4C", 2: "JC9CKD2S", 3: "2D3S", 0: "2H4S"}, rest="TS")
    tricks = "1 AS, 2 2S, 3 3S, 0 4S, 1 4C"
    assert ruled("six_point", deal, auction(1, 2), tricks, seats=4).plays >= {"9C", "JC"}
    assert "KD" not in ruled("six_point", deal, auction(1, 2), tricks, seats=4).plays
    void = Deal({1: "AS4C", 2: "JCKD2SKHQHQD", 3: "2D3S", 0: "2H4S"}, rest="TS")
    assert ruled("six_point", void, auction(1, 2), tricks, seats=4).plays >= {"KD", "JC", "KH"}


def test_p5_the_joker_that_is_played_first_is_the_higher() -> None:
    """P5, joker_order: in one trick the earlier one wins."""
    deal = Deal({1: "X2", 2: "X1", 3: "2S", 0: "3S"}, rest="4S")
    play = "1 X2, 2 X1, 3 2S, 0 3S"
    assert ruled("seven_point", deal, auction(1, 2), play, seats=4).to_act == [1]
    fixed = ruled("seven_point", deal, auction(1, 2), play, seats=4, joker_order="fixed")
    assert fixed.to_act == [2]


def test_p14_q4_q12_c44_the_first_card_led_makes_trumps() -> None:
    """P14, C44, Q4, Q12: by its printed suit, even a jack; a joker makes spades trumps."""
    deal = Deal({1: "JCX1"})
    dealt = ruled("six_point", deal, auction(1, 2), seats=4)
    assert dealt.to_act == [1]
    assert len(dealt.plays) == 6
    assert ruled("six_point", deal, auction(1, 2), "1 JC", seats=4).seen(None).trump == "C"
    for preset in ("six_point", "five_point", "dom_pedro"):
        led = ruled(preset, deal, auction(1, 2), "1 X1", seats=4)
        assert led.seen(None).trump == "S"
    asked = ruled("ten_point", EXAMPLE, auction(1, 4), seats=4)
    assert asked.answers == {"name S", "name H", "name D", "name C"}


def test_p14_the_bidder_names_trumps_with_the_kitty_in_the_hand() -> None:
    """P14, and silence: the suit with most trumps, then most points."""
    won = ruled("ten_point_six", Deal({}, rest="ASKSQSJSTS9S"), auction(1, 4, 6), seats=6)
    assert len(won.seen(1).hand) == 14
    prompt = won.seen(1).prompt
    assert prompt is not None
    assert str(prompt.default) == "name S"


def test_c20_example_2_the_left_pedro() -> None:
    """C20, C29, C example 2: with hearts, 5♦ is led as a trump; 2♥ must follow; 5♥ takes it."""
    deal = Deal({1: "5D", 2: "9D2H", 3: "4H", 0: "5H"}, rest="AH")
    bid = ruled("cinch", deal, auction(1, 1), "1 name H", seats=4)
    assert bid.to_act == [0], "the dealer robs"
    kept = str(bid.seen(0).open_prompt.default)
    led = ruled("cinch", deal, auction(1, 1), "1 name H", f"0 {kept}", "1 5D", seats=4)
    assert "2H" in led.plays
    assert "9D" not in led.plays
    taken = ruled(
        "cinch", deal, auction(1, 1), "1 name H", f"0 {kept}", "1 5D, 2 2H, 3 4H, 0 5H", seats=4
    )
    assert taken.to_act == [0]
