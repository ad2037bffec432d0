"""R5.4 to R5.6: what may be led before hearts are broken, and what breaks them."""

from typing import Any

import pytest

from tests.rulings.hearts.written import legal, played, ruled, told

# Seat 1 must lead a heart, which seat 2 takes by following suit.
FORCED_LEAD = ("0: 2C 5C 3C 4C", "1: 3H 9H 2D 4H", "2: 3D 4D 2S 5H", "3: 5D 3S 6H 8H")


def test_a_forced_heart_lead_breaks_hearts_only_where_so_agreed() -> None:
    """R5.6, A6 breaks, A6 forced_lead_breaks false: nor does following suit to it break them."""
    assert legal(played(FORCED_LEAD), 8) == {"3D", "8H"}
    assert legal(played(FORCED_LEAD, forced_lead_breaks=False), 8) == {"3D"}
    # The five of hearts is thrown on the third trick, and that breaks them.
    lines = played(FORCED_LEAD, forced_lead_breaks=False)
    assert [len(told(lines[:many], "hearts-broken")) for many in (12, 13)] == [0, 1]
    # Any penalty card breaks them under the other rule, led or not.
    penalty = played(FORCED_LEAD, forced_lead_breaks=False, break_by="penalty")
    assert legal(penalty, 8) == {"3D", "8H"}


# Seat 2 takes the first trick and holds 3D QS 9H; hearts are thrown on the second.
QUEEN_WAITS = ("1: 2C 5C 3C 4C", "2: 3D 2D 2H 4H", "2: QS 2S 3S 5H", "2: 9H 4S 5S 6H")


@pytest.mark.parametrize(
    ("options", "before", "after"),
    [
        ({}, {"3D", "QS"}, {"QS", "9H"}),
        ({"qs_lead": "until_broken"}, {"3D"}, {"QS", "9H"}),
        ({"hearts_lead": "anytime"}, {"3D", "QS", "9H"}, {"QS", "9H"}),
        ({"hearts_lead": "anytime", "qs_lead": "until_broken"}, {"3D", "9H"}, {"QS", "9H"}),
    ],
)
def test_the_queen_is_led_at_any_time_or_waits_for_hearts(
    options: dict[str, Any], before: set[str], after: set[str]
) -> None:
    """R5.4, A7 anytime, A7 until_broken."""
    lines = played(QUEEN_WAITS, **options)
    assert legal(lines, 4) == before
    assert legal(lines, 8) == after
    for face in {"3D", "QS", "9H"} - before:
        refused = played(QUEEN_WAITS, f"2 play {face}", until=4, **options)[-1]
        assert (refused["error"], refused["at"]) == ("R5.4", 5)


def test_hearts_are_whole_again_in_the_next_deal() -> None:
    """R5.6: broken in the first deal, and not in the second."""
    lines = played(QUEEN_WAITS, QUEEN_WAITS)
    assert legal(lines, 8) == {"QS", "9H"}
    assert legal(lines, 17 + 4) == {"3D", "QS"}


KING_AND_HEART = ("1: 2C 5C 3C 4C", "2: KS 2S 3S 2H", "2: 9H 3D 2D 3H")


@pytest.mark.parametrize(
    ("king", "exception", "leads"),
    [
        (10, "only_penalties", {"KS", "9H"}),
        (10, "only_hearts", {"KS"}),
        (0, "only_penalties", {"KS"}),
    ],
)
def test_a_hand_of_penalty_cards_is_one_by_the_points_in_force(
    king: int, exception: str, leads: set[str]
) -> None:
    """R5.4, R7.3, A5 only_hearts, A5 only_penalties."""
    rules: dict[str, Any] = {"heart_lead_exception": exception, "spade_values": {"K": king}}
    assert legal(played(KING_AND_HEART, **rules), 4) == leads


QUEEN_AND_HEART = ("1: 2C 5C 3C 4C", "2: QS 2S 3S 2H", "2: 9H 3D 2D 3H")


def test_the_queen_and_hearts_are_all_penalty_cards_where_she_costs() -> None:
    """R5.4, A5 only_hearts, A5 only_penalties, A33: otherwise, or without points, she is led."""
    rules: dict[str, Any] = {"heart_lead_exception": "only_penalties"}
    assert legal(played(QUEEN_AND_HEART), 4) == {"QS"}
    for free in (rules, {"qs_lead": "until_broken"}):
        assert legal(played(QUEEN_AND_HEART, **free), 4) == {"QS", "9H"}
    assert legal(played(QUEEN_AND_HEART, key="original_hearts", **rules), 4) == {"QS"}


# Seat 2 holds 6D 9H after the second trick, on which seat 3 has thrown the queen.
QUEEN_THROWN = ("1: 2C 5C 3C 4C", "2: AD QS 2D 4D", "2: 6D 2S 3D 5D", "2: 9H 3S 4S 2H")
# The same with the queen led by seat 2.
QUEEN_LED = ("1: 2C 5C 3C 4C", "2: QS 2S 3S 4S", "2: 6D 2D 3D 4D", "2: 9H 5D 7D 2H")


@pytest.mark.parametrize("deal", [QUEEN_THROWN, QUEEN_LED])
def test_the_queen_breaks_hearts_where_any_penalty_card_does(deal: tuple[str, ...]) -> None:
    """R5.6, A4 heart, A4 penalty, A33: thrown or led, and only if she costs something."""
    assert legal(played(deal), 8) == {"6D"}
    assert legal(played(deal, break_by="penalty"), 8) == {"6D", "9H"}
    assert legal(played(deal, key="original_hearts", break_by="penalty"), 8) == {"6D"}


JACK_THROWN = ("1: 2C 5C 3C 4C", "2: AS JD 2S 4S", "2: 6S 2D 3S 5S", "2: 9H 3D 4D 2H")


@pytest.mark.parametrize(
    ("options", "leads"),
    [
        ({"bonus_card": "JD"}, {"6S"}),
        ({"extra_values": {"JD": -5}}, {"6S"}),
        ({"extra_values": {"JD": 5}}, {"6S", "9H"}),
    ],
)
def test_a_bonus_card_never_breaks_hearts(options: dict[str, Any], leads: set[str]) -> None:
    """R5.6, R7.3, R7.4: a card that costs breaks them, one that gives back does not."""
    # The hearts of this small pack must cost more than the jack gives back.
    rules: dict[str, Any] = {"break_by": "penalty", "hearts_values": "pip10"}
    assert legal(played(JACK_THROWN, **rules, **options), 8) == leads


def test_a_heart_breaks_hearts_also_where_it_costs_nothing() -> None:
    """R5.6: a heart, or with `penalty` any penalty card as well."""
    lines = played(QUEEN_WAITS, key="sevens_and_queens", break_by="penalty")
    assert legal(lines, 8) == {"QS", "9H"}


def test_a_card_that_must_go_may_wait_while_its_suit_is_led() -> None:
    """R5.5: only who cannot follow must throw it."""
    deal = {0: "2C2S3S4S", 1: "3C5S6S7S", 2: "4C8SQSTS", 3: "AC9SJSKS"}
    plays = "0 play 2C, 1 play 3C, 2 play 4C, 3 play AC, 3 play 9S, 0 play 2S, 1 play 5S"
    rules: dict[str, Any] = {"forced_discard": ["QS"], "pass_cycle": {"4": "H"}}
    lines = ruled(4, deal, plays, **rules)
    assert {"play 8S", "play QS", "play TS"} <= set(lines[-1]["legal"]["2"])
