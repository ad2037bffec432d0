"""R5.1 to R5.4: who must follow, who takes a trick, and what may be led."""

from tests.rulings.hearts.written import EVEN, HOLD, legal, ruled

FIRST = "0 play 2C, 1 play 5C, 2 play 8C, 3 play JC"


def test_who_holds_the_suit_led_must_follow_with_a_card_of_the_hand() -> None:
    """R5.1."""
    assert legal(ruled(4, EVEN, "0 play 2C", **HOLD)) == {"5C", "6C", "7C"}
    for face in ("5D", "8C"):
        refused = ruled(4, EVEN, f"0 play 2C, 1 play {face}", **HOLD)[-1]
        assert (refused["error"], refused["at"]) == ("R5.1", 2)


def test_the_highest_of_the_suit_led_takes_the_trick_and_leads() -> None:
    """R5.2, R5.3."""
    lines = ruled(4, EVEN, FIRST, **HOLD)
    assert lines[-1]["to_act"] == [3]
    taken = lines[-2]["events"][-1]
    assert (taken["event"], taken["seat"]) == ("trick-taken", 3)


def test_the_leader_takes_the_trick_when_nobody_follows() -> None:
    """R5.2: only seat 3, which leads its last club, ever had more than three."""
    others = (
        "3 play QC, 0 play 3C, 1 play 6C, 2 play 9C, 3 play KC, 0 play 4C, 1 play 7C, 2 play TC"
    )
    thrown = "3 play AC, 0 play 4D, 1 play 7D, 2 play TD"
    assert ruled(4, EVEN, FIRST, others, thrown, **HOLD)[-1]["to_act"] == [3]


def test_hearts_are_not_led_before_they_are_broken() -> None:
    """R5.4, A7 anytime, A30: the spades above the queen may be led, and so might she."""
    lines = ruled(4, EVEN, FIRST, **HOLD)
    assert legal(lines) == {"QC", "KC", "AC", "JD", "QD", "KD", "AD", "JS", "KS", "AS"}
    assert ruled(4, EVEN, FIRST, "3 play KH", **HOLD)[-1]["error"] == "R5.4"
    free = ruled(4, EVEN, FIRST, hearts_lead="anytime", **HOLD)
    assert legal(free) == legal(lines) | {"KH", "AH"}
