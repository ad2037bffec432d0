"""R4 to R6: who leads what, who must follow, what breaks hearts."""

from collections.abc import Callable
from typing import Any

import pytest

Ruled = Callable[..., list[dict[str, Any]]]

HOLD = {"pass_cycle": {"4": "H"}}
EVEN = {
    0: "2C3C4C2D3D4D2S3S4S2H3H4H5H",
    1: "5C6C7C5D6D7D5S6S7S6H7H8H9H",
    2: "8C9CTC8D9DTD8S9STSQSTHJHQH",
    3: "JCQCKCACJDQDKDADJSKSASKHAH",
}
THREE_CLUBS = (
    "0 play 2C, 1 play 5C, 2 play 8C, 3 play JC, 3 play QC, 0 play 3C, 1 play 6C, 2 play 9C, "
    "3 play KC, 0 play 4C, 1 play 7C, 2 play TC, 3 play AC"
)
"""After it only seat 3, which has led its last club, ever had more than three."""


def legal(lines: list[dict[str, Any]]) -> set[str]:
    (listed,) = lines[-1]["legal"].values()
    return {text.removeprefix("play ") for text in listed}


def heard(lines: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for line in lines[:-1] for event in line["events"]]


def test_the_holder_of_the_opening_card_must_lead_it(ruled: Ruled) -> None:
    """R4.1, A10 must, A10 lowest_club_any."""
    assert ruled(4, EVEN, "0 play 3C", **HOLD)[-1]["error"] == "R4.1"
    assert ruled(4, EVEN, "1 play 5C", **HOLD)[-1]["error"] == "turn"
    assert ruled(4, EVEN, "0 play 3C", opening="lowest_club_any", **HOLD)[-1]["to_act"] == [1]


def test_who_holds_the_suit_led_must_follow(ruled: Ruled) -> None:
    """R5.1."""
    assert legal(ruled(4, EVEN, "0 play 2C", **HOLD)) == {"5C", "6C", "7C"}
    refused = ruled(4, EVEN, "0 play 2C, 1 play 5D", **HOLD)[-1]
    assert (refused["error"], refused["at"]) == ("R5.1", 2)


def test_a_card_that_is_not_held_is_refused(ruled: Ruled) -> None:
    """R5.1."""
    assert ruled(4, EVEN, "0 play 2C, 1 play 8C", **HOLD)[-1]["error"] == "R5.1"


def test_the_highest_of_the_suit_led_takes_the_trick_and_leads(ruled: Ruled) -> None:
    """R5.2, R5.3."""
    lines = ruled(4, EVEN, "0 play 2C, 1 play 5C, 2 play 8C, 3 play JC", **HOLD)
    assert lines[-1]["to_act"] == [3]
    assert lines[-2]["events"][-1]["event"] == "trick-taken"
    assert lines[-2]["events"][-1]["seat"] == 3


def test_the_leader_takes_the_trick_when_nobody_follows(ruled: Ruled) -> None:
    """R5.2."""
    thrown = "0 play 4D, 1 play 7D, 2 play TD"
    assert ruled(4, EVEN, THREE_CLUBS, thrown, **HOLD)[-1]["to_act"] == [3]


def test_hearts_are_not_led_before_they_are_broken(ruled: Ruled) -> None:
    """R5.4, A7 anytime, A30."""
    first = "0 play 2C, 1 play 5C, 2 play 8C, 3 play JC"
    lines = ruled(4, EVEN, first, **HOLD)
    # The queen of spades and the spades above her may be led at any time (A7).
    assert legal(lines) == {"QC", "KC", "AC", "JD", "QD", "KD", "AD", "JS", "KS", "AS"}
    assert ruled(4, EVEN, first, "3 play KH", **HOLD)[-1]["error"] == "R5.4"
    free = ruled(4, EVEN, first, hearts_lead="anytime", **HOLD)
    assert legal(free) == legal(lines) | {"KH", "AH"}


def test_a_heart_thrown_away_breaks_hearts(ruled: Ruled) -> None:
    """R5.6, A4 heart."""
    lines = ruled(4, EVEN, THREE_CLUBS, "0 play 2H, 1 play 6H, 2 play TD", **HOLD)
    assert heard(lines).count("hearts-broken") == 1
    assert {"KH", "AH"} <= legal(lines)


def test_the_queen_of_spades_does_not_break_hearts(ruled: Ruled) -> None:
    """R5.6, A4 heart, A4 penalty."""
    thrown = "0 play 2D, 1 play 5D, 2 play QS"
    lines = ruled(4, EVEN, THREE_CLUBS, thrown, **HOLD)
    assert "hearts-broken" not in heard(lines)
    assert not {"KH", "AH"} & legal(lines)
    penalty = ruled(4, EVEN, THREE_CLUBS, thrown, break_by="penalty", **HOLD)
    assert "hearts-broken" in heard(penalty)
    assert {"KH", "AH"} <= legal(penalty)


ONLY_HEARTS = {0: "AC2H3H4H5H6H7H8H9HTHJHQHKH", 3: "2C"}
LED_TO = "3 play 2C, 0 play AC, 1 play 3C, 2 play 5D"


def test_a_hand_of_hearts_alone_may_lead_them_and_so_breaks_them(ruled: Ruled) -> None:
    """R5.4, R5.6, A6 breaks."""
    lines = ruled(4, ONLY_HEARTS, LED_TO, **HOLD)
    assert legal(lines) == {rank + "H" for rank in "23456789TJQK"}
    assert "hearts-broken" in heard(ruled(4, ONLY_HEARTS, LED_TO, "0 play 2H", **HOLD))
    strict = ruled(4, ONLY_HEARTS, LED_TO, "0 play 2H", forced_lead_breaks=False, **HOLD)
    assert "hearts-broken" not in heard(strict)


QUEEN_AND_HEARTS = {0: "ACQS2H3H4H5H6H7H8H9HTHJHQH", 3: "2C"}


def test_the_queen_must_be_led_from_a_hand_of_the_queen_and_hearts(ruled: Ruled) -> None:
    """R5.4, A5 only_hearts, A5 only_penalties."""
    assert legal(ruled(4, QUEEN_AND_HEARTS, LED_TO, **HOLD)) == {"QS"}
    assert ruled(4, QUEEN_AND_HEARTS, LED_TO, "0 play 2H", **HOLD)[-1]["error"] == "R5.4"
    everything = {"QS", *(rank + "H" for rank in "23456789TJQ")}
    for options in ({"heart_lead_exception": "only_penalties"}, {"qs_lead": "until_broken"}):
        assert legal(ruled(4, QUEEN_AND_HEARTS, LED_TO, **options, **HOLD)) == everything


def test_no_heart_goes_to_the_first_trick_while_there_is_another_card(ruled: Ruled) -> None:
    """R6.1, A3 no ban."""
    # Seat 2 is dealt diamonds and the two highest hearts: it has no club.
    lines = ruled(4, ONLY_HEARTS, "3 play 2C, 0 play AC, 1 play 3C", **HOLD)
    assert not any(text.endswith("H") for text in legal(lines))
    thrown = "3 play 2C, 0 play AC, 1 play 3C, 2 play AH"
    assert ruled(4, ONLY_HEARTS, thrown, **HOLD)[-1]["error"] == "R6.1"
    assert ruled(4, ONLY_HEARTS, thrown, first_trick_penalty="allowed", **HOLD)[-1]["over"] is False


def test_the_queen_of_spades_may_not_be_thrown_on_the_first_trick(ruled: Ruled) -> None:
    """R6.1."""
    deal = {0: "2C", 1: "QS2D3D4D5D6D7D8D9DTDJDQDKD"}
    assert ruled(4, deal, "0 play 2C, 1 play QS", **HOLD)[-1]["error"] == "R6.1"
    assert "QS" not in legal(ruled(4, deal, "0 play 2C", **HOLD))


PENALTIES = {0: "2C", 1: "QS2H3H4H5H6H7H8H9HTHJHQHKH"}


def test_a_hand_of_penalty_cards_alone_may_throw_any_on_the_first_trick(ruled: Ruled) -> None:
    """R6.3, A3 any, A3 hearts_first."""
    hearts = {rank + "H" for rank in "23456789TJQK"}
    assert legal(ruled(4, PENALTIES, "0 play 2C", **HOLD)) == hearts | {"QS"}
    lines = ruled(4, PENALTIES, "0 play 2C, 1 play 2H", **HOLD)
    assert "hearts-broken" in heard(lines)
    first = ruled(4, PENALTIES, "0 play 2C", first_trick_stuck="hearts_first", **HOLD)
    assert legal(first) == hearts


def test_following_suit_outranks_the_ban(ruled: Ruled) -> None:
    """R6.2, A26."""
    # Only where something other than a club may open: here the queen is the only spade.
    deal = {1: "AS", 2: "QS2C3C4C5C6C7C8C9CTCJCQCKC"}
    lines = ruled(4, deal, "1 play AS", opening="eldest_free", **HOLD)
    assert legal(lines) == {"QS"}


@pytest.mark.parametrize("opening", ["eldest_free", "eldest_nonpenalty"])
def test_the_eldest_may_open(ruled: Ruled, opening: str) -> None:
    """R4.1."""
    lines = ruled(4, EVEN, opening=opening, dealer=1, **HOLD)
    assert lines[-1]["to_act"] == [2]
    assert "8D" in legal(lines)
    assert "TH" not in legal(lines)
    assert ("QS" in legal(lines)) == (opening == "eldest_free")


def test_a_card_that_must_go_goes_at_the_first_chance(ruled: Ruled) -> None:
    """R5.5."""
    thrown = "0 play 2D, 1 play 5D"
    lines = ruled(4, EVEN, THREE_CLUBS, thrown, forced_discard=["QS"], **HOLD)
    assert legal(lines) == {"QS"}
    refused = ruled(4, EVEN, THREE_CLUBS, thrown, "2 play 8D", forced_discard=["QS"], **HOLD)
    assert refused[-1]["error"] == "R5.5"
