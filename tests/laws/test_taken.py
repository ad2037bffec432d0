"""The result of a deal holds the cards that each seat took, tricks and kitty, as they count."""

from collections import Counter
from itertools import pairwise
from typing import Any, cast

import pytest
from hypothesis import given

from engine.cards import Card
from engine.tricks.view import TrickView
from tests.laws.course import course, seeds
from tests.laws.covering import Case

HELD_FOR = {"hearts"}


@given(seed=seeds)
def test_a_finished_deal_remembers_what_each_seat_took(case: Case, seed: int) -> None:
    variant, _ = case
    moments = course(case, seed).moments()
    ends = 0
    for before, after in pairwise(moments):
        if len(after.deal_scores) == len(before.deal_scores):
            continue
        was, now = before.view(None), after.view(None)
        assert isinstance(was, TrickView)
        assert isinstance(now, TrickView)
        ends += 1
        assert len(now.results) == len(was.results) + 1
        took = [list[Card]() for _ in range(now.seat_count)]
        for plays, winner in was.tricks:
            took[winner] += [play.card for play in plays]
        more = [
            list((Counter(own) - Counter(known)).elements())
            for own, known in zip(now.results[-1].taken, took, strict=True)
        ]
        for own, known in zip(now.results[-1].taken, took, strict=True):
            assert not Counter(known) - Counter(own), variant.key
        # Play may have ended with this act: then its card is in a trick that no view shows. With
        # the kitty every card is somewhere.
        last = now.last_trick
        assert last is not None
        played = [play.card for play in last.plays]
        if more[last.winner]:
            assert not Counter(played) - Counter(more[last.winner]) or played == took[last.winner]
        assert sum(map(bool, more)) <= 2
        counts = cast("dict[str, Any]", before.card_counts)
        if counts["kitty"] and not counts["waiting"]:
            total = sum(map(sum, (counts["hands"], counts["taken"]))) + counts["trick"]
            assert sum(map(len, now.results[-1].taken)) == total + counts["kitty"], variant.key
        assert now.results[:-1] == was.results
    if not ends:
        pytest.fail("no deal came to an end")
