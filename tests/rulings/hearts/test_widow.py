"""R13.2: the widow goes into the hand of whoever takes the first trick, and as many cards aside."""

from typing import Any

from engine.games.catalogue import variant
from engine.games.hearts.rules import HeartsRules
from tests.each import each
from tests.rulings.hearts.written import played, told

TRICKS = ("0: 2C 5C 8C JC", "0: 2H 5D 9D 2D")
"""Seat 3 takes the first trick; the second is played otherwise, after the discard."""
AT_TABLE: dict[str, Any] = {"key": "heartsette", "dealer": 3, "left_over": "QS3D", "until": 4}


def test_heartsette_is_played_with_the_widow_in_the_hand() -> None:
    """R13.2: 2S is out for three and four; hands of 16, 12, 10, 8; the rest is the widow."""
    rules = variant("heartsette").rules
    assert isinstance(rules, HeartsRules)
    assert rules.kitty == "hand"
    assert rules.opening == "eldest_free"
    for seats, hand, widow in ((3, 16, 3), (4, 12, 3), (5, 10, 2), (6, 8, 4)):
        assert rules.hand_size(seats) == hand
        assert len(rules.deck(seats)) == hand * seats + widow


def test_the_taker_of_the_first_trick_is_shown_the_widow_and_puts_as_many_aside() -> None:
    """R13.2."""
    lines = played(TRICKS, **AT_TABLE)
    assert told(lines, "kitty-taken") == [
        {"event": "kitty-taken", "seat": 3, "words": ["2"], "heard_by": None}
    ]
    seen = told(lines, "kitty-seen")
    assert [(one["words"], one["heard_by"]) for one in seen] == [(["3DQS"], [3])]
    assert lines[-1]["to_act"] == [3]
    assert lines[-1]["legal"] == {}
    lines = played(TRICKS, "3 discard 2DQS", **AT_TABLE)
    made, own = told(lines, "discard-made"), told(lines, "cards-discarded")
    assert [(one["seat"], one["words"], one["heard_by"]) for one in made] == [(3, ["2"], None)]
    assert [(one["words"], one["heard_by"]) for one in own] == [(["2DQS"], [3])]
    # Whoever took the trick leads to the next one.
    assert lines[-1]["legal"] == {"3": ["play 3D"]}


def test_any_cards_of_the_hand_may_go() -> None:
    """R13.2: those of the widow among them."""
    for aside, left in (("3DQS", "2D"), ("2D3D", "QS")):
        lines = played(TRICKS, f"3 discard {aside}", **AT_TABLE)
        assert lines[-1]["legal"] == {"3": [f"play {left}"]}


@each(
    ("said", "error"),
    [
        ("3 discard 2D", "R13.2"),
        ("3 discard 2D3DQS", "R13.2"),
        ("3 discard 2D2D", "R13.2"),
        ("3 discard 2H2D", "R13.2"),
        ("3 play 2D", "verb"),
        ("0 discard 2H5D", "turn"),
        ("3 discard 2DQS, 3 discard 3D", "verb"),
    ],
)
def test_exactly_as_many_of_the_own_cards_are_put_aside(said: str, error: str) -> None:
    """R13.2."""
    assert played(TRICKS, said, **AT_TABLE)[-1]["error"] == error


REST = "3 play 3D, 0 play 2H, 1 play 5D, 2 play 9D"


def test_what_is_put_aside_counts_for_whoever_put_it_there() -> None:
    """R13.2: the queen costs the discarder, though nobody else has seen her."""
    lines = played(TRICKS, f"3 discard 2DQS, {REST}", **AT_TABLE)
    assert lines[-1]["deal_scores"] == [[0, 0, 1, 13]]


def test_the_widow_itself_counts_only_where_it_was_put_aside() -> None:
    """R13.2: a heart of the hand may go instead of a card of the widow."""
    tricks = ("0: 2C 5C 8C JC", "0: 3H 5D 9D 2H")
    plays = "3 discard 2HQS, 3 play 3D, 0 play 3H, 1 play 5D, 2 play 9D"
    assert played(tricks, plays, **AT_TABLE)[-1]["deal_scores"] == [[0, 0, 1, 14]]


def test_a_moon_may_be_shot_with_what_was_put_aside() -> None:
    """R13.2, R8.1: all penalty cards were captured by one."""
    tricks = ("0: 2C 5C 8C JC", "0: 4D 5D 9D 2D")
    plays = "3 discard 2DQS, 3 play 3D, 0 play 4D, 1 play 5D, 2 play 9D"
    assert played(tricks, plays, **AT_TABLE)[-1]["deal_scores"] == [[13, 13, 13, 0]]


def test_the_widow_may_be_shown_to_all() -> None:
    """R1.3, R13.2."""
    lines = played(TRICKS, kitty_seen="all", **AT_TABLE)
    assert [one["heard_by"] for one in told(lines, "kitty-seen")] == [None]
    lines = played(TRICKS, "3 discard 2DQS", kitty_seen="all", **AT_TABLE)
    assert [one["heard_by"] for one in told(lines, "cards-discarded")] == [[3]]


def test_the_widow_may_just_join_the_captured_cards() -> None:
    """R13.2: the option of the source."""
    lines = played(TRICKS, kitty="first_trick", **AT_TABLE)
    assert lines[-1]["legal"] == {"3": ["play 2D"]}
    assert told(lines, "kitty-seen") == []


def test_after_the_only_trick_nobody_is_asked() -> None:
    """R13.2: what would be put aside is the widow itself."""
    lines = played(("0: 2C 2H 8C JC",), **AT_TABLE)
    # It holds the queen and the trick the only heart: a moon.
    assert lines[-1]["deal_scores"] == [[14, 14, 14, 0]]
    assert lines[-1]["to_act"] == [-1]
