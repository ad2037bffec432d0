"""R13: the further variants, each by what its row of the rules says."""

from typing import Any

import pytest

from engine.cards import cards, pack
from engine.games.catalogue import variant
from engine.games.hearts import ending
from engine.games.hearts.passing import direction, pass_size, recipients
from engine.games.hearts.play import goes_round_again
from engine.games.hearts.presets import PRESETS
from engine.tricks.trick import Play
from tests.conftest import there
from tests.each import each
from tests.rulings.hearts.written import (
    HOLD,
    one_sided,
    played,
    ruled,
    settled,
    shared_out,
    told,
    worth,
)


@pytest.mark.parametrize(
    ("key", "total"),
    [
        ("pink_lady", 38),
        ("hooligan", 33),
        ("black_jack", 23),
        ("ace_of_hearts_5", 30),
        ("black_widow_5", 18),
        ("pip_hearts", 119),
        ("pip_hearts_a15", 124),
        ("spot_50", 104 + 50),
        ("sevens_and_queens", 12),
    ],
)
def test_the_points_of_a_pack_are_those_the_rules_name(key: str, total: int) -> None:
    """R7.1, R7.3, R13.6 Pink Lady, R13.6 Hooligan, R13.6 Black Jack, R13.6 Pip: their sums."""
    for seats in variant(key).seats_allowed:
        assert settled(key, seats).penalty_sum == total


@each(
    ("key", "points"),
    [
        ("pink_lady", [37, 1, 0, 0]),
        ("hooligan", [32, 1, 0, 0]),
        ("black_jack", [22, 1, 0, 0]),
        ("ace_of_hearts_5", [29, 1, 0, 0]),
        ("black_widow_5", [17, 1, 0, 0]),
        # 25 doubled: the ten of clubs is among them, and the other's heart stays single.
        ("ten_of_clubs", [50, 1, 0, 0]),
        ("pip_hearts", [117, 2, 0, 0]),
        ("pip_hearts_a15", [122, 2, 0, 0]),
        # 104 less the two, the queen at 50, the jack of diamonds at 40 back.
        ("spot_50", [102 + 50 - 40, 2, 0, 0]),
        ("no_trick_bonus", [25, 1, -5, -5]),
    ],
)
def test_a_deal_with_all_cards_but_one_trick_counts(key: str, points: list[int]) -> None:
    """R13.6 Ace of hearts 5, R13.6 Black widow 5, R13.6 Ten of Clubs, R13.6 Spot with 50,
    R13.17.
    """
    # The second seat takes 2C AC 2S 2H, the first everything else.
    assert ruled(4, *one_sided(0, 1), **HOLD, key=key)[-1]["deal_scores"] == [points]


@each(
    ("key", "points"),
    [
        ("greek_hearts", [-78, 26, 26, 26]),
        ("hooligan", [0, 33, 33, 33]),
        ("ten_of_clubs", [0, 26, 26, 26]),
        ("no_trick_bonus", [0, 26, 26, 26]),
        # Without a partner to punish, a moon costs the other side 52.
        ("partner_hearts", [0, 26, 0, 26]),
        # The moon is 150 whatever the pack holds; the jack's 40 come on top (R8.5).
        ("spot_50", [-40, 150, 150, 150]),
    ],
)
def test_a_moon_brings_what_the_variant_says(key: str, points: list[int]) -> None:
    """R13.6 Greek Hearts, R13.6 Hooligan, R13.6 Spot with 50, R13.13."""
    assert ruled(4, *one_sided(0, None), **HOLD, key=key)[-1]["deal_scores"] == [points]


def test_sevens_and_queens_alone_cost_in_sevens_and_queens() -> None:
    """R13.6 Sevens and Queens."""
    at = settled("sevens_and_queens", 4)
    assert at.points == {
        **dict.fromkeys(cards("7C7D7H7S"), 1),
        **dict.fromkeys(cards("QCQDQHQS"), 2),
    }
    # The one trick holds none of them, so the first seat has shot the moon.
    lines = ruled(4, *one_sided(0, 1), **HOLD, key="sevens_and_queens")
    assert lines[-1]["deal_scores"] == [[0, 12, 12, 12]]


def test_the_seven_of_clubs_is_needed_for_a_moon_of_hooligan() -> None:
    """R6.1, R6.2, R13.6 Hooligan."""
    assert cards("7C")[0] in settled("hooligan", 4).penalties
    # It is a penalty card, so it may not be played to the first trick by who has another club.
    lines = ruled(4, {0: "2C", 1: "7C8C"}, "0 play 2C", **HOLD, key="hooligan")
    assert "play 8C" in lines[-1]["legal"]["1"]
    assert "play 7C" not in lines[-1]["legal"]["1"]


def test_greek_hearts_passes_three_to_the_right_every_deal() -> None:
    """R13.6 Greek Hearts."""
    for seats in (3, 4, 5, 6):
        at = settled("greek_hearts", seats)
        for deal in range(1, 6):
            word = direction(at, deal)
            assert recipients(word, 0, seats) == (seats - 1,)
            assert pass_size(at, word) == 3


def test_partner_hearts_ends_when_a_side_has_two_hundred_together() -> None:
    """R11.2, R13.13: seats 0 and 2 take 120 and 80."""
    deal = shared_out("0213")
    last = played(deal, key="partner_hearts", **worth(120, 80, 5, 0))[-1]
    assert last["scores"] == [120, 5, 80, 0]
    assert last["outcome"]["places"] == [2, 1, 2, 1]
    assert played(deal, key="partner_hearts", **worth(120, 79, 5, 0))[-1]["over"] is False


BOOSTED = {0: "2C3C9D", 1: "4C9C4D", 2: "5C6C5D", 3: "7C8C6D"}
FIRST_ROUND = "0 play 2C, 1 play 9C, 2 play 5C, 3 play 7C"


def test_a_nine_of_the_suit_led_brings_the_trick_a_second_round() -> None:
    """R13.5."""
    lines = ruled(4, BOOSTED, FIRST_ROUND, **HOLD, key="booster_nines")
    # Nobody has taken it yet, and the leader follows suit to its own trick.
    assert [event["event"] for event in lines[-2]["events"]] == ["card-played"]
    assert lines[-1]["to_act"] == [0]
    assert all(word.endswith("C") for word in lines[-1]["legal"]["0"])
    again = f"{FIRST_ROUND}, 0 play 3C, 1 play 4C, 2 play 6C, 3 play 8C"
    taken = ruled(4, BOOSTED, again, **HOLD, key="booster_nines")[-2]["events"][-1]
    assert (taken["event"], taken["seat"]) == ("trick-taken", 1)


def test_the_highest_card_of_both_rounds_takes_a_boosted_trick() -> None:
    """R13.5."""
    hands = {**BOOSTED, 3: "7CAC6D"}
    again = f"{FIRST_ROUND}, 0 play 3C, 1 play 4C, 2 play 6C, 3 play AC"
    lines = ruled(4, hands, again, **HOLD, key="booster_nines")
    assert lines[-2]["events"][-1]["seat"] == 3
    assert lines[-1]["to_act"] == [3]


def test_a_nine_of_another_suit_boosts_nothing() -> None:
    """R13.5."""
    hands = {0: "2C3C4C", 1: "9D2D2S3D4D5D6D7D8DTDJDQDKD", 2: "5C6C7C", 3: "8C9CTC"}
    lines = ruled(
        4, hands, "0 play 2C, 1 play 9D, 2 play 5C, 3 play 8C", **HOLD, key="booster_nines"
    )
    assert lines[-2]["events"][-1]["event"] == "trick-taken"


def test_a_trick_is_boosted_once_and_not_after_the_last_cards() -> None:
    """R13.5."""
    nine, more = Play(0, cards("9C")[0]), (cards("2D"),) * 4
    rest = tuple(Play(seat, face) for seat, face in zip((1, 2, 3), cards("2C3C4C"), strict=True))
    assert goes_round_again((nine, *rest), more)
    assert not goes_round_again((nine, *rest), ((),) * 4)
    assert not goes_round_again((nine, *rest, *rest, nine), more)
    # Without a nine there is no second round for one to fall in.
    assert not goes_round_again((*rest, Play(0, cards("5C")[0])), more)


def test_a_deal_of_fifteen_points_costs_one_of_three_lives() -> None:
    """R13.9."""
    lines = ruled(4, *one_sided(0, 1) * 2, **HOLD, key="danger_hearts")
    assert lines[-1]["over"] is False
    rules = PRESETS["danger_hearts"]
    assert ending.lives_lost(rules, [(15, 14, 0, -3), (26, 15, 0, 0)]) == (2, 1, 0, 0)
    lines = ruled(4, *one_sided(0, 1) * 2, *one_sided(0, 2), **HOLD, key="danger_hearts")
    assert lines[-1]["outcome"]["reason"] == "lives"
    assert lines[-1]["outcome"]["places"] == [4, 3, 2, 1]


def test_danger_hearts_ends_with_the_tenth_deal_and_whoever_is_out_is_last() -> None:
    """R13.9."""
    rules = PRESETS["danger_hearts"]
    assert not ending.is_due(rules, (400, 0, 0, 0), 9, (2, 2, 2, 2))
    assert ending.is_due(rules, (0, 1, 2, 3), 10, (2, 2, 2, 2))
    # Fewer points do not help whoever is out of lives.
    ended = there(ending.outcome(rules, (45, 60, 61, 62), 10, due=True, lives_lost=(3, 2, 0, 1)))
    assert ended.places == (4, 1, 2, 3)


def test_a_knock_down_is_scored_as_ever() -> None:
    """R13.18."""
    deals = (*one_sided(0, 1) * 2, *one_sided(0, 2) * 2)
    down, plain = (ruled(4, *deals, **HOLD, key=key) for key in ("knock_down", "standard"))
    assert down[-1]["scores"] == plain[-1]["scores"]
    # A hundred points taken are none left, and that ends it.
    assert down[-1]["outcome"]["reason"] == plain[-1]["outcome"]["reason"] == "target"


@each(
    ("key", "seats", "hand", "left"),
    [
        *(("cancellation", *row) for row in ((6, 17, 2), (7, 14, 6), (8, 13, 0), (9, 11, 5))),
        ("cancellation", 10, 10, 4),
        *(("heartsette", *row) for row in ((3, 16, 3), (4, 12, 3), (5, 10, 2), (6, 8, 4))),
    ],
)
def test_hands_are_equal_and_the_rest_is_left_over(
    key: str, seats: int, hand: int, left: int
) -> None:
    """R13.1, R13.2."""
    at = settled(key, seats)
    assert (at.hand_size, at.kitty_size) == (hand, left)


@pytest.mark.parametrize(("seats", "missing"), [(3, "2S"), (4, "2S"), (5, ""), (6, "")])
def test_heartsette_for_three_and_four_is_played_without_the_two_of_spades(
    seats: int, missing: str
) -> None:
    """R13.2: among five and six all cards are in play."""
    assert set(pack()) - set(settled("heartsette", seats).deck) == set(cards(missing))


def test_the_widow_may_be_captured_with_the_first_trick() -> None:
    """R13.2: the option by which nobody takes it into the hand."""
    hands = {
        0: "2C3C4C5C6C7C8C9CTCJCQCKC",
        1: "AC2D3D4D5D6D7D8D9DTDJDQD",
        2: "KDAD2H3H4H5H6H7H8H9HTHJH",
        3: "QHKH3S4S5S6S7S8S9STSJSQS",
    }
    # What is left over: the ace of hearts and the two high spades.
    rules: dict[str, Any] = {"kitty": "first_trick", **HOLD}
    trick = "0 play 2C, 1 play AC, 2 play KD, 3 play 3S"
    lines = ruled(4, hands, trick, dealer=3, key="heartsette", **rules)
    (kitty,) = told(lines, "kitty-taken")
    assert (kitty["seat"], kitty["words"]) == (1, ["3"])
    assert lines[-1]["to_act"] == [1]


def test_goldsmith_puts_a_hundred_back_to_fifty_and_ends_above_it() -> None:
    """R13.16."""
    deals = [*one_sided(0, 1) * 2, *one_sided(0, 2) * 2]
    hundred = ruled(4, *deals, **HOLD, key="goldsmith")
    assert hundred[-1]["scores"] == [50, 2, 2, 0]
    assert hundred[-1]["over"] is False
    rules = PRESETS["goldsmith"]
    assert not ending.is_due(rules, (100, 2, 2, 0), 4)
    assert ending.is_due(rules, (101, 2, 2, 0), 4)
    # Equal totals share the first place: nothing more is played.
    assert there(ending.outcome(rules, (101, 2, 0, 0), 4, due=True)).winners == (2, 3)


def test_goldsmiths_shooter_chooses_where_the_old_moon_would_lose() -> None:
    """R8.4, R13.16: 50, 75, 5, 0 before it, and 101 is past the end."""
    acts = [*one_sided(1, 2) * 3, *one_sided(0, 2) * 2, *one_sided(0, None)]
    assert ruled(4, *acts, key="goldsmith", **HOLD)[-1]["legal"] == {"0": ["moon new", "moon old"]}
    old = ruled(4, *acts, "0 moon old", key="goldsmith", **HOLD)[-1]
    assert (old["scores"], old["over"]) == ([50, 101, 31, 26], True)
    assert old["outcome"]["winners"] == [3]
