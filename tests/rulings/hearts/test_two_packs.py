"""R3 with two packs: equal cards in a hand, in a pass and on the way."""

from collections import Counter
from typing import Any

import pytest

from engine.cards import cards
from engine.games.catalogue import variant
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.terms import terms
from tests.rulings.hearts.written import ruled, told

TWO: dict[str, Any] = {"decks": 2, "players": 4, "players_allowed": [4]}
HANDS = {0: "QSQSKC", 1: "2C2C3D", 2: "QHQHAH", 3: "2S3S4S"}


def test_two_equal_cards_are_passed_where_both_are_held() -> None:
    """R3.6."""
    passes = "0 pass QSQSKC, 1 pass 2C2C3D, 2 pass QHQHAH, 3 pass 2S3S4S"
    lines = ruled(4, HANDS, passes, pass_cycle={"4": "L"}, **TWO)
    assert {one["seat"]: one["words"] for one in told(lines, "cards-received")} == {
        1: ["0", "KCQSQS"],
        2: ["1", "2C2C3D"],
        3: ["2", "QHQHAH"],
        0: ["3", "2S3S4S"],
    }
    # Both twos of clubs have gone to seat 2, which therefore opens (R4.1).
    assert lines[-1]["legal"] == {"2": ["play 2C"]}


@pytest.mark.parametrize("given", ["QSQSQS", "KCKC2C", "QSQS", "QSQSKC2C"])
def test_no_more_copies_are_passed_than_are_held(given: str) -> None:
    """R3.6."""
    assert ruled(4, HANDS, f"0 pass {given}", pass_cycle={"4": "L"}, **TWO)[-1]["error"] == "R3.6"


def test_one_of_two_equal_cards_stays() -> None:
    """R3.6: the copy that is not passed may be played."""
    hands = {0: "2C2C3C", 1: "4C4D5D", 2: "QHQHAH", 3: "2S3S4S"}
    passes = "0 pass 2C3C4C, 1 pass 4C4D5D, 2 pass QHQHAH, 3 pass 2S3S4S"
    lines = ruled(4, {**hands, 0: "2C2C3C4C"}, passes, pass_cycle={"4": "R"}, dealer=3, **TWO)
    # Seats 0 and 3 hold one each now; seat 0 is the first after the dealer.
    assert lines[-1]["legal"] == {"0": ["play 2C"]}


def test_equal_cards_may_go_to_different_seats() -> None:
    """R3.3."""
    hands = {0: "QSQSKC", 1: "2C2C3D", 2: "QHQHAH", 3: "2S3S4S"}
    passes = (
        "0 pass 1:QS 2:QS 3:KC, 1 pass 0:2C 2:2C 3:3D, 2 pass 0:QH 1:QH 3:AH, 3 pass 0:2S 1:3S 2:4S"
    )
    lines = ruled(4, hands, passes, pass_cycle={"4": "S"}, **TWO)
    received = [(one["seat"], *one["words"]) for one in told(lines, "cards-received")]
    assert sorted(received) == [
        (0, "1", "2C"),
        (0, "2", "QH"),
        (0, "3", "2S"),
        (1, "0", "QS"),
        (1, "2", "QH"),
        (1, "3", "3S"),
        (2, "0", "QS"),
        (2, "1", "2C"),
        (2, "3", "4S"),
        (3, "0", "KC"),
        (3, "1", "3D"),
        (3, "2", "AH"),
    ]
    # Seats 0 and 2 got a two of clubs each; of them, seat 2 comes first after the dealer.
    assert lines[-1]["legal"] == {"2": ["play 2C"]}


def test_both_copies_stay_where_a_card_may_not_be_passed() -> None:
    """R3.5."""
    rules: dict[str, Any] = {"pass_cycle": {"4": "L"}, "unpassable": ["QS"], **TWO}
    assert ruled(4, HANDS, "0 pass QSQSKC", **rules)[-1]["error"] == "R3.5"


def test_two_packs_are_played_from_three_to_ten() -> None:
    """R13.1: 6 to 10 and more are named by the sources; fewer can play as well."""
    for seats in (3, 4, 5, 6, 7, 8, 10):
        written: dict[str, Any] = {
            "decks": 2,
            "players": seats,
            "players_allowed": [seats],
            "kitty": "last_trick",
            "pass_cycle": {str(seats): "L R S H"},
        }
        rules = variant("standard", written).rules
        assert isinstance(rules, HeartsRules)
        at = terms(rules, seats)
        assert at.penalty_sum == 52
        assert set(Counter(at.deck).values()) == {2}
        assert cards("QS")[0] in at.penalties
