"""Second looks: what seems dear is told only if other games of strong players bear it out."""

from dataclasses import replace

import pytest

from engine.contract.action import Action
from engine.players.appraisal import Estimate
from engine.records import second_looks
from engine.records.appraising import (
    AppraisedMove,
    OwnDecision,
    appraised,
    read_moves,
    that_mattered,
    that_seem_dear,
    written_moves,
)
from engine.records.second_looks import (
    AMPLE,
    AT_ONCE,
    FEWEST,
    SecondLook,
    games_for,
    is_settled,
    looked_again,
    told_again,
)
from tests.engine.players.test_appraisal import under_the_queen

BEST = Estimate(Action.read("play 2C"), worlds=200)
PLAYED = Estimate(Action.read("play 3C"), 3.0, 0.4, 200)
OTHER = Estimate(Action.read("play 9C"), 2.0, 0.4, 100, dropped=True)
SEEMS_DEAR = AppraisedMove(7, BEST.action, PLAYED, (BEST, OTHER, PLAYED), doubted=True)


def dear(at: int, cost: float) -> AppraisedMove:
    return replace(SEEMS_DEAR, at=at, played=PLAYED._replace(cost=cost))


def whole_look(decision: OwnDecision, first: AppraisedMove) -> SecondLook:
    look = SecondLook()
    while not look.is_over:
        look = looked_again(decision, first, look)
    return look


def test_what_seems_dear_at_first_sight_is_told_to_nobody() -> None:
    moves = (dear(1, 2.0), dear(2, 9.0), replace(dear(3, 5.0), doubted=False), dear(4, 0.3))
    assert [move.at for move in that_mattered(moves)] == [3]
    assert [move.at for move in that_seem_dear(moves)] == [2, 1]
    assert read_moves(written_moves(moves)) == moves


def test_a_first_look_that_is_not_sure_is_reason_enough_for_a_second() -> None:
    """A choice is dropped once it does worse by two errors, and is never found to by three."""
    unsure, chance = dear(1, 0.9), dear(2, 0.7)
    assert not unsure.seems_dear
    assert that_seem_dear([unsure, chance]) == (unsure,)


def test_a_second_look_takes_the_place_of_the_first() -> None:
    found = PLAYED._replace(cost=1.9, error=0.3, worlds=96)
    told = told_again(SEEMS_DEAR, SecondLook((0.0,) * 96, found, is_over=True))
    assert told.played == found
    assert told.estimates == (BEST, found, OTHER)
    assert told.matters
    back = told_again(SEEMS_DEAR, SecondLook((0.0,) * 16, found._replace(cost=-1.0), is_over=True))
    assert not back.doubted
    assert not back.seems_dear
    assert back.cost == 0


def test_a_look_that_hardly_began_takes_nothing_back() -> None:
    hardly = SecondLook((0.0,) * AT_ONCE, PLAYED._replace(cost=0.0, worlds=AT_ONCE))
    assert told_again(SEEMS_DEAR, hardly) == SEEMS_DEAR
    assert told_again(SEEMS_DEAR, SecondLook()) == SEEMS_DEAR


@pytest.mark.parametrize(
    ("cost", "error", "worlds"),
    [(3.0, 0.8, AMPLE), (1.5, 0.0, AMPLE), (0.0, 0.9, FEWEST), (-9.0, 3.0, FEWEST)],
)
def test_it_ends_once_more_games_would_change_nothing(
    cost: float, error: float, worlds: int
) -> None:
    found = PLAYED._replace(cost=cost, error=error, worlds=worlds)
    assert is_settled(found, 1.5)
    assert not is_settled(found._replace(worlds=worlds - 1), 1.5)


@pytest.mark.parametrize(("cost", "error"), [(3.0, 0.9), (0.3, 0.9), (0.9, 0.2)])
def test_it_goes_on_while_they_might(cost: float, error: float) -> None:
    assert not is_settled(PLAYED._replace(cost=cost, error=error, worlds=AMPLE), 1.5)


def test_a_family_whose_moves_nobody_looks_at_again_is_told_what_it_seems() -> None:
    assert games_for("hearts") > 0
    assert games_for("nothing") == 0


def test_a_queen_taken_for_nothing_is_borne_out(monkeypatch: pytest.MonkeyPatch) -> None:
    # The queen is clear after few games, of which each is played to the end of the deal.
    for games in ("FEWEST", "AMPLE", "AT_ONCE"):
        monkeypatch.setattr(second_looks, games, 4)
    game = under_the_queen()
    decision = OwnDecision(2, "hearts", game.view(1), Action.read("play KS"), 3)
    first = appraised(decision)
    assert first is not None
    assert first.doubted
    look = whole_look(decision, first)
    told = told_again(first, look)
    assert told.matters
    assert told.cost == pytest.approx(13, abs=1.5)
    # The same is said again, whoever asks.
    assert looked_again(decision, first, SecondLook()).apart == look.apart
