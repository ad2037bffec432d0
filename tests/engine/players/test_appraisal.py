"""Appraisals: what a hard player expects each move to cost, beside the move that it makes."""

from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from engine.cards import pack
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.games.catalogue import FAMILIES, variant
from engine.players.appraisal import Appraisal, Appraising, Estimate, estimate
from engine.players.hearts.hard import HeartsHard
from engine.players.hearts.medium import HeartsMedium
from engine.players.policy import Searching
from engine.players.searching import Searcher
from tests.each import each
from tests.engine.few_worlds import HARD
from tests.engine.players.test_decisions import ASKED, LINES, recorded

BY_CONTRACT: Final = Searcher(family=FAMILIES["hearts"], judgement=HeartsMedium(), worlds=16)


@each("line", ASKED)
def test_who_appraises_decides_as_it_does_in_play(line: str) -> None:
    game, seat, decision, seed = recorded(line)
    player: Any = HARD[game.variant.family]
    also = game.propose(seat, Random(7))
    found: Appraisal = player.appraised(game.view(seat), Random(seed), also)
    assert str(found.action) == decision
    first, *others = found.estimates
    assert first == Estimate(found.action, worlds=first.worlds)
    assert others
    assert [each.cost for each in others] == sorted(each.cost for each in others)
    # A pass that is looked up needs no world.
    assert all(bool(first.worlds) <= each.worlds <= first.worlds for each in others)
    assert all(each.dropped for each in others if each.worlds < first.worlds)
    assert found.also is not None
    assert found.also.action == also


def test_every_player_that_searches_appraises() -> None:
    for key in FAMILIES:
        hard = HARD.get(key)
        assert isinstance(hard, Appraising) == isinstance(hard, Searching)


def under_the_queen() -> Game:
    """The queen of spades is led; the next seat has the king of spades and smaller ones."""
    options: dict[str, Option] = {
        "moon": "none",
        "pass_cycle": {"4": ["H"]},
        "opening": "eldest_free",
        "first_trick_penalty": "allowed",
    }
    held = ["QS 2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 5H", "KS 3S 4S 6C 7C 8C 9C 6D 7D 8D 9D 6H 7H"]
    hands = [row.split() for row in held]
    rest = [str(face) for face in pack() if str(face) not in " ".join(held)]
    hands += [rest[::2], rest[1::2]]
    game = variant("standard", options).start(4, 3)
    dealt = " ".join("".join(hand) for hand in hands)
    for seat, text in ((DEALER, f"deal {dealt}"), (0, "play QS")):
        game, _ = game.apply(seat, Action.read(text))
    return game


def costs(found: Appraisal) -> dict[str, Estimate]:
    return {str(each.action): each for each in found.estimates}


@pytest.mark.parametrize("player", [HeartsHard(), BY_CONTRACT])
def test_taking_a_queen_that_can_be_ducked_costs_her_points(player: Appraising[Any]) -> None:
    game = under_the_queen()
    found = player.appraised(game.view(1), Random(3), Action.read("play 4S"))
    assert str(found.action) in ("play 3S", "play 4S")
    king = costs(found)["play KS"]
    assert 8 < king.cost < 20
    assert king.error < 3
    # Three and four of spades do the same, whichever was tried.
    assert found.also is not None
    assert found.also.action == Action.read("play 4S")
    assert abs(found.also.cost) < 2


def test_a_move_that_nobody_would_try_is_appraised_when_asked_for() -> None:
    game, seat, decision, seed = recorded(LINES[2])
    lowest = Action.of("pass", game.view(seat).hand[:1], game.view(seat).hand[4:6])
    lowest = Action("pass", ("".join(lowest.words),))
    player: Any = replace(HeartsHard(), worlds=40)
    found: Appraisal = player.appraised(game.view(seat), Random(seed), lowest)
    assert str(found.action) == decision
    assert found.also is not None
    assert found.also.action == lowest
    assert lowest not in [each.action for each in found.estimates]
    assert found.also.worlds == 20
    assert found.also.cost > 1


def test_any_pass_of_the_usual_game_is_looked_up_without_a_world() -> None:
    game, seat, decision, seed = recorded(LINES[0])
    hand = game.view(seat).hand
    lowest = Action("pass", ("".join(map(str, hand[:1] + hand[4:6])),))
    player: Any = HeartsHard()
    found: Appraisal = player.appraised(game.view(seat), Random(seed), lowest)
    assert str(found.action) == decision
    assert found.also is not None
    assert found.also.action == lowest
    assert found.also.cost > found.estimates[-1].cost > 0
    assert {each.worlds for each in found.estimates} == {0}


def test_an_estimate_compares_the_worlds_that_both_have_seen() -> None:
    found = estimate(Action.read("play 2C"), [3, 5, 1, 9], [1, 2, 2], dropped=True)
    mean = (2 + 3 - 1) / 3
    variance = sum((each - mean) ** 2 for each in (2, 3, -1)) / 2
    assert found.cost == pytest.approx(mean)
    assert found.error == pytest.approx((variance / 3) ** 0.5)
    assert (found.worlds, found.dropped) == (3, True)
