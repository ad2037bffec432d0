"""What players lose beside the strong one: less from level to level, and judged again alike."""

from statistics import fmean

from benchmarks.regret import CLEAR, clear_mistakes, dealt, judged, told
from engine.records.appraising import regret


def lost(name: str) -> float:
    return fmean(regret(told(dealt("seven_up", name, seed))).a_decision for seed in range(4))


def test_who_plays_at_random_loses_more_by_a_decision_than_medium_and_that_more_than_hard() -> None:
    assert lost("random") > lost("medium") > lost("hard") >= 0


def test_a_clear_mistake_is_judged_again_by_other_chance() -> None:
    ((_, played),) = clear_mistakes("standard", 1)
    assert played.cost >= CLEAR
    found = judged("standard", 1, 3)
    assert found["judged"] == 1
    assert found["stood"] + len(found["fallen"]) == 1
    assert found["turned"] == 0
