"""Puzzles: one answer is right by a wide margin, and what is shown of one is its seat's view."""

import json
from random import Random
from typing import Any

import pytest

from engine.contract.action import Action
from engine.games.catalogue import variant
from engine.players.appraisal import Appraisal, Estimate
from engine.players.families import blunder_in
from engine.players.levels import LEVELS, policy
from engine.players.policy import Level, Policy
from engine.records import puzzles
from engine.records.appraising import AppraisedMove
from engine.records.puzzles import (
    ROUNDS,
    SURE,
    Puzzle,
    PuzzlePosition,
    all_answers,
    blunders,
    computers_position,
    estimate_of,
    judged,
    offered_answers,
    puzzle_of,
    read_puzzle,
    recorded_position,
    written_puzzle,
)
from engine.records.record import record_of
from tests.engine.few_worlds import HARD

ONE_DEAL = {"end_mode": "deals", "deals": 1}
GAME = variant("standard", ONE_DEAL)


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the strongest player imagine fewer games: how well it judges is not the matter."""

    def quick(level: Level, family: str) -> Policy[Any]:
        return HARD[family] if level == LEVELS[-1] else policy(level, family)

    monkeypatch.setattr(puzzles, "policy", quick)


def position() -> PuzzlePosition:
    """Return a decision of three cards or more in a game at random."""
    rng, game = Random(4), GAME.start(4, 0)
    acts: list[tuple[int, Action]] = []
    while game.to_act:
        seat = game.to_act[0]
        if seat >= 0 and game.stage == "play" and len(game.legal_actions(seat)) > 3:
            acts.append((seat, game.legal_actions(seat)[0]))
            found = recorded_position(record_of(GAME, 4, 0, acts), len(acts) - 1)
            assert found is not None
            return found
        action = game.propose(seat, rng)
        acts.append((seat, action))
        game, _ = game.apply(seat, action)
    raise AssertionError("nothing was to be decided")


def seen(at: PuzzlePosition, *costs: float, error: float = 0.1) -> Appraisal:
    """Return a round in which the first answer is best and the others cost so much."""
    best, *others = at.answers
    costs = costs or (3.0,) * len(others)
    told = [Estimate(one, cost, error, 100) for one, cost in zip(others, costs, strict=False)]
    return Appraisal(best, (Estimate(best, 0.0, 0.0, 100), *told))


def test_a_puzzle_has_every_answer_and_one_that_is_right() -> None:
    at = position()
    puzzle = puzzle_of(at, [seen(at)] * ROUNDS)
    assert puzzle is not None
    assert set(puzzle.answers) == set(at.answers) == set(all_answers(puzzle.game(), at.seat) or ())
    assert puzzle.told.best == at.answers[0]
    assert puzzle.game().view(at.seat) == at.view
    wrong = [each for each in puzzle.told.estimates if each.action != puzzle.told.best]
    assert all(each.cost == pytest.approx(3) and each.worlds == 100 * ROUNDS for each in wrong)
    again = read_puzzle(json.loads(json.dumps(written_puzzle(puzzle))))
    assert (again.record, again.seat) == (puzzle.record, puzzle.seat)
    assert (again.answers, again.told.best) == (puzzle.answers, puzzle.told.best)


def test_an_answer_that_may_be_as_good_makes_it_none() -> None:
    at = position()
    others = len(at.answers) - 1
    dear = (3.0,) * (others - 1)
    assert puzzle_of(at, [seen(at, *dear, 1.4)] * ROUNDS) is None
    # By four standard errors of all rounds together.
    unsure = 2.0 / SURE * ROUNDS**0.5
    assert puzzle_of(at, [seen(at, *dear, 2.0, error=unsure * 1.01)] * ROUNDS) is None
    assert puzzle_of(at, [seen(at, *dear, 2.0, error=unsure * 0.99)] * ROUNDS) is not None
    # One that nobody looked at.
    assert puzzle_of(at, [seen(at, *dear)] * ROUNDS) is None
    # It is let go of as soon as there is no hope, and not before.
    assert puzzle_of(at, [seen(at, *dear, 0.3)]) is None
    assert puzzle_of(at, [seen(at, *dear, 1.4)]) is not None


def test_a_round_that_would_do_something_else_counts_against_it() -> None:
    at = position()
    best, other, *rest = at.answers
    turned = Appraisal(
        other,
        (
            Estimate(other, 0.0, 0.0, 100),
            Estimate(best, 9.0, 0.1, 100),
            *(Estimate(one, 12.0, 0.1, 100) for one in rest),
        ),
    )
    assert puzzle_of(at, [seen(at)] * (ROUNDS - 1) + [turned]) is not None
    assert puzzle_of(at, [seen(at)] * (ROUNDS // 2) + [turned] * (ROUNDS // 2)) is None


@pytest.mark.usefixtures("few_worlds")
def test_computers_play_the_same_for_the_same_day_and_judge_by_the_view_alone() -> None:
    numbers = range(puzzles.PICKY - 6, puzzles.PICKY + 3)
    found = [computers_position("standard", ONE_DEAL, 4, "x", number) for number in numbers]
    again = [computers_position("standard", ONE_DEAL, 4, "x", number) for number in numbers[::3]]
    assert found[::3] == again
    at = next(one for one in found if one is not None)
    first = judged(at, 0)
    assert first == judged(at, 0)
    assert first.also is not None
    assert first.also.action == at.answers[0]
    # What the others hold makes no difference to what is said.
    game = Puzzle(at.record, at.seat, AppraisedMove(0, at.answers[0], first.also, ())).game()
    imagined = (game.imagine(at.seat, Random(seed)) for seed in range(20))
    other = next(one for one in imagined if one.face_up != game.face_up)
    assert other.view(at.seat) == at.view


@pytest.mark.usefixtures("few_worlds")
def test_a_bid_is_a_puzzle_only_once_no_card_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "PICKY", 0)

    def verbs() -> set[str]:
        found = [computers_position("auction_pitch", {"deals": 1}, 4, "x", n) for n in range(4)]
        return {one.answers[0].verb for one in found if one is not None}

    assert "bid" not in verbs()
    monkeypatch.setattr(puzzles, "CARDS", 0)
    assert "bid" in verbs()


def test_a_card_without_an_estimate_costs_what_its_lower_neighbour_does() -> None:
    played = [
        Estimate(Action.read(text), cost, 0.1, 9) for text, cost in (("play 4C", 0), ("play 9C", 2))
    ]
    told = AppraisedMove(0, played[0].action, played[1], tuple(played))
    for text, cost in (("play 5C", 0), ("play TC", 2), ("play 9C", 2)):
        found = estimate_of(told, Action.read(text))
        assert found is not None
        assert (found.action, found.cost) == (Action.read(text), cost)
    for text in ("play 3C", "play 5D", "bid 3", "pass QS"):
        assert estimate_of(told, Action.read(text)) is None


def test_where_not_all_answers_can_be_listed_a_few_are_offered_what_was_played_among_them() -> None:
    game = GAME.start(4, 0)
    game, _ = game.apply(-1, game.propose(-1, Random(1)))
    assert all_answers(game, 0) is None
    rng = Random(2)
    passes = list({game.propose(0, rng) for _ in range(30)})
    told = AppraisedMove(4, passes[0], Estimate(passes[-1], 3.0), tuple(map(Estimate, passes[:-1])))
    offered = offered_answers(game, 0, told)
    assert set(offered) == {*passes[:5], passes[-1]}
    assert list(offered) == sorted(offered, key=str)


def test_only_what_is_plainly_wrong_is_asked_again() -> None:
    def move(at: int, cost: float, error: float) -> AppraisedMove:
        best = Estimate(Action.read("play 2C"))
        return AppraisedMove(
            at, best.action, Estimate(Action.read("play 3C"), cost, error), (best,)
        )

    moves = [move(1, 1.6, 0.1), move(2, 1.4, 0.1), move(3, 2.0, 1.1), move(4, 9.0, 1.0)]
    assert blunders("standard", moves) == (4, 1)
    assert blunders("auction_pitch", moves) == (4, 1, 2)
    assert blunder_in("hearts") == 1.5
