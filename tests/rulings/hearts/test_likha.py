"""R13: Likha, which goes to the right and throws its penalty cards."""

from dataclasses import replace
from random import Random

import pytest

from engine.games.catalogue import variant
from engine.games.hearts import ending
from engine.games.hearts.passing import direction, recipients
from engine.games.hearts.presets import PRESETS
from tests.conftest import there
from tests.rulings.hearts.written import HOLD, played, ruled, settled, worth


def test_likha_goes_to_the_right() -> None:
    """R13.12."""
    assert ruled(4, {0: "2C"}, "0 play 2C", dealer=1, **HOLD, key="likha")[-1]["to_act"] == [3]
    game = variant("likha").start(4, 1)
    at = settled("likha", 4)
    assert recipients(direction(at, 1), 0, 4) == (3,)
    rng = Random(5)
    while not game.deal_scores:
        seat = game.to_act[0]
        game, _ = game.apply(seat, game.propose(seat, rng))
    # The deal moves on to the right as well.
    assert game.view(None).dealer == 0


def test_likha_throws_its_two_penalty_cards_at_the_first_chance() -> None:
    """R5.5, R13.12."""
    hands = {0: "2C3C4C5C6C7C8C9CTCJCQCKCAC", 3: "QSTD2S3S4S5S6S7S2D3D4D5D6D"}
    first = ruled(4, hands, "0 play 2C", **HOLD, key="likha")
    # Neither goes to the first trick, being penalty cards (R6 comes before R5.5).
    assert "play QS" not in first[-1]["legal"]["3"]
    assert "play TD" not in first[-1]["legal"]["3"]
    trick = "0 play 2C, 3 play 2S, 2 play 8S, 1 play 7D, 0 play 3C"
    later = ruled(4, hands, trick, **HOLD, key="likha")
    assert sorted(later[-1]["legal"]["3"]) == ["play QS", "play TD"]
    assert ruled(4, hands, f"{trick}, 3 play 2D", **HOLD, key="likha")[-1]["error"] == "R5.5"


@pytest.mark.parametrize(("clubs", "over"), [(101, True), (100, False)])
def test_likha_is_lost_by_the_side_of_whoever_gets_to_101(clubs: int, *, over: bool) -> None:
    """R13.12: although the others have 120 between them."""
    # Seat 1 takes the clubs, seat 0 the diamonds, seat 2 the spades, seat 3 the hearts.
    deal = ("0: 2C 3C 4C 5C", "1: 2D 5D 3D 4D", "0: 2S 3S 5S 4S", "2: 2H 3H 4H 5H")
    last = played(deal, key="likha", step=-1, **worth(clubs, 60, 60, 0))[-1]
    assert last["scores"] == [60, clubs, 60, 0]
    assert last["over"] is over
    if over:
        assert last["outcome"]["places"] == [1, 2, 1, 2]


def test_in_likha_the_side_of_whoever_gets_to_101_loses() -> None:
    """R13.12."""
    rules = PRESETS["likha"]
    assert not ending.is_due(rules, (100, 60, 0, 60), 9)
    assert ending.is_due(rules, (101, 60, 0, 60), 9)
    ended = there(ending.outcome(rules, (101, 60, 0, 60), 9, due=True))
    # Together they have fewer points, and still they lose.
    assert ended.places == (2, 1, 2, 1)
    assert there(ending.outcome(rules, (101, 104, 10, 0), 9, due=True)).places == (2, 1, 2, 1)


def test_in_likha_who_has_not_got_there_by_the_rules_in_force_has_not_lost() -> None:
    """R13.12, R9.1, R11.2: 101 is not past 101, and where a side has one total that one counts."""
    beyond = replace(PRESETS["likha"], target_cmp="exceed")
    assert there(ending.outcome(beyond, (101, 102, 90, 0), 9, due=True)).places == (1, 2, 1, 2)
    pooled = replace(PRESETS["likha"], team_score="pooled")
    assert there(ending.outcome(pooled, (105, 60, -10, 60), 9, due=True)).places == (1, 2, 1, 2)
