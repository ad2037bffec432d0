"""What players lose beside the strong one: less from level to level, and judged again alike."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from statistics import fmean

import pytest

import benchmarks.regret
from benchmarks.regret import (
    CLEAR,
    bids,
    clear_mistakes,
    dealt,
    decisions,
    judged,
    ordering,
    told,
)
from engine.players.policy import Level
from engine.records.appraising import AppraisedMove, OwnDecision, regret
from engine.records.record import Record
from engine.records.second_looks import SecondLook
from tests.laws.covering import THOROUGH

DEALS = range(1, 5 if THOROUGH else 2)
remembered = cache(benchmarks.regret.appraised)


@pytest.fixture(autouse=True)
def each_decision_is_appraised_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmarks.regret, "appraised", remembered)


def lost(name: Level) -> float:
    return fmean(regret(told(dealt("seven_up", name, seed))).a_decision for seed in DEALS)


def test_who_plays_at_random_loses_more_by_a_decision_than_medium_and_that_more_than_hard() -> None:
    assert lost("random") > lost("medium") > lost("hard") >= 0


def test_so_many_decisions_of_a_deal_are_asked_about_at_most() -> None:
    record = dealt("seven_up", "medium", 1)
    assert len(told(record, 2)) == 2 < len(told(record))
    assert list(ordering("seven_up", 1, 1)) == ["random", "easy", "medium", "hard"]


def test_a_bid_of_the_hard_player_costs_little() -> None:
    found = bids("auction_pitch", 2, 200)
    assert found["bids"] == 2
    assert 0 <= found["mean"] <= found["most"] <= 0.5


def bears_out(decision: OwnDecision, move: AppraisedMove, look: SecondLook) -> SecondLook:
    del decision, look
    return SecondLook((9.0,) * 32, move.played._replace(worlds=32), is_over=True)


def later_decisions(record: Record) -> Iterator[OwnDecision]:
    return islice(decisions(record), 24, None)


def test_a_clear_mistake_is_judged_again_by_other_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    # A second look of its own takes long, and so do the moves before the one that is found.
    monkeypatch.setattr(benchmarks.regret, "looked_again", bears_out)
    monkeypatch.setattr(benchmarks.regret, "decisions", later_decisions)
    ((_, told_of),) = clear_mistakes("standard", 1)
    assert told_of.cost >= CLEAR
    assert told_of.matters
    found = judged("standard", 1, 2)
    assert found["judged"] == 1
    assert found["stood"] + len(found["fallen"]) == 1
    assert found["turned"] == 0
