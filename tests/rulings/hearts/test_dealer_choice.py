"""R3.4: the dealer says what is passed, before anybody has seen a card."""

from random import Random
from typing import Any

import pytest

from engine.cards import Unreadable
from engine.games.catalogue import variant
from engine.players.levels import policy
from tests.rulings.hearts.written import played, ruled, told

CHOICE: dict[str, Any] = {"pass_schedule": "dealer_choice"}
HANDS = {0: "2C3C4C", 1: "2D3D4D", 2: "2H3H4H", 3: "2S3S4S"}
HEARTS = "2H3H4H5H6H7H8H9HTHJHQHKHAH"


def test_the_dealer_is_asked_before_the_cards_are_dealt() -> None:
    """R3.4, A16 three: the vector comes first, and its total is at most three."""
    before = ruled(4, dealer=2, **CHOICE)[-1]
    assert before["to_act"] == [2]
    named = [
        f"vector {a} {b} {c}" for a in range(4) for b in range(4) for c in range(4) if a + b + c < 4
    ]
    assert sorted(before["legal"]["2"]) == sorted(named)
    lines = ruled(4, "2 vector 2 0 1", dealer=2, **CHOICE)
    assert lines[-1]["to_act"] == [-1]
    assert [(one["seat"], one["words"]) for one in told(lines, "vector-named")] == [
        (2, ["2", "0", "1"])
    ]
    assert ruled(4, "2 vector 2 0 1", {}, dealer=2, **CHOICE)[-1]["to_act"] == [0, 1, 2, 3]
    assert ruled(4, {}, dealer=2, **CHOICE)[-1]["error"] == "turn"


def test_two_go_to_the_left_and_one_to_the_right() -> None:
    """R3.4: the source's own example, c1 = 2 and c3 = 1; hands keep their size."""
    passes = (
        "0 pass 1:2C 1:3C 3:4C, 1 pass 0:2D 2:3D 2:4D, 2 pass 3:2H 1:3H 3:4H, 3 pass 2:2S 0:3S 0:4S"
    )
    lines = ruled(4, "0 vector 2 0 1", HANDS, passes, **CHOICE)
    got: dict[int, set[tuple[str, ...]]] = {}
    for event in told(lines, "cards-received"):
        assert event["heard_by"] == [event["seat"]]
        got.setdefault(event["seat"], set()).add(tuple(event["words"]))
    assert got == {
        0: {("3", "3S4S"), ("1", "2D")},
        1: {("0", "2C3C"), ("2", "3H")},
        2: {("1", "3D4D"), ("3", "2S")},
        3: {("2", "2H4H"), ("0", "4C")},
    }
    assert lines[-1]["legal"] == {"1": ["play 2C"]}


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ("1:2C 3:3C 3:4C", "R3.4"),
        ("1:2C 1:3C 2:4C", "R3.4"),
        ("1:2C 1:3C", "R3.4"),
        ("1:2C 1:2C 3:4C", "R3.6"),
        ("1:2C 1:3C 3:AS", "R3.6"),
    ],
)
def test_each_seat_gets_as_many_as_was_said(given: str, error: str) -> None:
    """R3.4."""
    assert ruled(4, "0 vector 2 0 1", HANDS, f"0 pass {given}", **CHOICE)[-1]["error"] == error


def test_cards_for_several_seats_are_addressed() -> None:
    with pytest.raises(Unreadable):
        ruled(4, "0 vector 2 0 1", HANDS, "0 pass 2C3C4C", **CHOICE)
    # For a single receiver they may be.
    for given in ("2C3C4C", "2:3C 2:2C 2:4C"):
        lines = ruled(4, "0 vector 0 3 0", HANDS, f"0 pass {given}", **CHOICE)
        assert lines[-1]["to_act"] == [1, 2, 3]


def test_more_than_the_cap_cannot_be_named() -> None:
    """R3.4, A16 another cap."""
    assert ruled(4, "0 vector 2 1 1", **CHOICE)[-1]["error"] == "R3.4"
    assert ruled(4, "0 vector 2 1 1", dealer_pass_cap=4, **CHOICE)[-1]["to_act"] == [-1]
    assert ruled(4, "0 vector 3 1 1", dealer_pass_cap=4, **CHOICE)[-1]["error"] == "R3.4"
    assert ruled(4, "0 vector 1 1", **CHOICE)[-1]["error"] == "R3.4"
    assert ruled(5, "0 vector 1 1 1", **CHOICE)[-1]["error"] == "R3.4"
    with pytest.raises(Unreadable):
        ruled(4, "0 vector 1 1 -1", **CHOICE)


def test_nothing_may_be_passed_where_that_is_allowed() -> None:
    """R3.4: a total of 0 is a hold."""
    assert ruled(4, "0 vector 0 0 0", {2: "2C"}, **CHOICE)[-1]["legal"] == {"2": ["play 2C"]}
    some: dict[str, Any] = {"dealer_pass_zero_ok": False, **CHOICE}
    assert ruled(4, "0 vector 0 0 0", **some)[-1]["error"] == "R3.4"
    assert "vector 0 0 0" not in ruled(4, **some)[-1]["legal"]["0"]


def test_a_vector_after_the_reveal_is_refused() -> None:
    """R3.4: it must be decided before the dealer sees the hand."""
    dealt = ("0 vector 2 0 1", HANDS)
    assert ruled(4, *dealt, "0 vector 1 1 1", **CHOICE)[-1]["error"] == "R3.4"
    held = ("0 vector 0 0 0", {0: "2C"})
    assert ruled(4, *held, "0 vector 1 1 1", **CHOICE)[-1]["error"] == "R3.4"
    # Nor is it said twice, or by anybody else.
    assert ruled(4, "0 vector 2 0 1, 0 vector 1 1 1", **CHOICE)[-1]["error"] == "turn"
    assert ruled(4, "1 vector 2 0 1", **CHOICE)[-1]["error"] == "turn"


def test_every_dealer_chooses_anew() -> None:
    """R1.4, R3.4: the dealer of each deal is asked."""
    deal = ("0: 2C 3C 4C QS",)
    rules: dict[str, Any] = {"dealer_pass_cap": 1, **CHOICE}
    assert played("0 vector 0 0 0", deal, **rules)[-1]["to_act"] == [1]
    again = played("0 vector 0 0 0", deal, "1 vector 0 0 0", deal, **rules)
    assert [one["words"] for one in told(again, "deal-begun")] == [["1", "H"], ["2", "H"]]
    assert again[-1]["to_act"] == [2]


@pytest.mark.parametrize("named", ["1 0 0", "0 0 0"])
def test_an_annulled_deal_keeps_what_the_dealer_chose(named: str) -> None:
    """R6.3: same dealer, same deal number, same pass direction."""
    passes = ["0 pass 1:QS, 1 pass 2:2H, 2 pass 3:3C, 3 pass 0:4C"] if named == "1 0 0" else []
    hands = {0: "QS2C", 1: HEARTS, 2: "3C", 3: "4C"}
    rules: dict[str, Any] = {"first_trick_stuck": "redeal", **CHOICE}
    lines = ruled(4, f"0 vector {named}", hands, *passes, **rules)
    assert lines[-1]["to_act"] == [-1]
    assert len(told(lines, "deal-annulled")) == 1
    again = ruled(4, f"0 vector {named}", hands, *passes, {0: "2C"}, **rules)
    first, second = told(again, "deal-begun")
    assert (first["seat"], first["words"]) == (second["seat"], second["words"])


def test_a_cap_as_large_as_the_hand_is_played() -> None:
    """R3.4: 0 to the whole hand."""
    for cap in (0, 13):
        assert variant("standard", {"dealer_pass_cap": cap, "players_allowed": [4], **CHOICE})
    # Then there are more vectors than are listed, and any of them may be named.
    game = variant("standard", {"dealer_pass_cap": 13, "players_allowed": [4], **CHOICE}).start(
        4, 0
    )
    assert game.apply(0, next(a for a in game.legal_actions(0) if str(a) == "vector 5 0 0"))
    listed = {str(action) for action in game.legal_actions(0)}
    assert "vector 0 13 0" not in listed
    assert len(listed) <= 300


@pytest.mark.parametrize(("cap", "said"), [(3, "vector 3 0 0"), (2, "vector 2 0 0")])
def test_a_dealer_who_gives_no_answer_passes_to_the_left(cap: int, said: str) -> None:
    game = variant("standard", {"dealer_pass_cap": cap, **CHOICE}).start(4, 1)
    prompt = game.prompt(1)
    assert prompt is not None
    assert str(prompt.default) == said
    assert str(policy("easy", "hearts").decide(game.view(1), Random(3))) == said
