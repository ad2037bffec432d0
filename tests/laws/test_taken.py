"""The result of a deal holds the cards that each seat took in its tricks, as everybody saw them."""

from itertools import pairwise

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
        # Play may have ended with this act: then its card is in a trick that no view shows.
        more = [own[len(known) :] for own, known in zip(now.results[-1].taken, took, strict=True)]
        last = now.last_trick
        for seat, (own, known) in enumerate(zip(now.results[-1].taken, took, strict=True)):
            assert own[: len(known)] == tuple(known), variant.key
            if more[seat]:
                assert last is not None
                assert seat == last.winner
                assert {play.card for play in last.plays} <= set(more[seat])
        assert sum(map(bool, more)) <= 1
        assert now.results[:-1] == was.results
    if not ends:
        pytest.fail("no deal came to an end")
