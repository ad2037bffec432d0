"""Ratings keep the order of a game: of two who were equal, the one who did better is ahead."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.players.policy import Level
from engine.ratings.rated import SeatFared, anchor, rated
from engine.ratings.rating import NEW, PANEL, Rating, rated_field
from tests.each import each
from tests.ratings.weng_lin import second_opinion

KNOWN = Rating(31.0, 2.5)
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")

ratings = st.builds(Rating, st.floats(0, 50), st.floats(0.8, NEW.sigma))


def places_of(sizes: Sequence[int]) -> tuple[int, ...]:
    """The places if so many share each, the best first."""
    return tuple(1 + sum(sizes[:at]) for at, size in enumerate(sizes) for _ in range(size))


def compositions(total: int) -> Iterator[tuple[int, ...]]:
    for cuts in product((False, True), repeat=total - 1):
        sizes = [1]
        for cut in cuts:
            if cut:
                sizes.append(1)
            else:
                sizes[-1] += 1
        yield tuple(sizes)


def in_order(after: Sequence[tuple[int, Rating]], before: Rating) -> None:
    """Hold the law to people with one rating before, given with their places, the best first."""
    for (place, one), (behind, other) in pairwise(after):
        if place == behind:
            assert one == other, "equal places gain alike, to the last bit"
        else:
            assert one.mu >= other.mu
            assert one.shown >= other.shown
    assert all(one.sigma < before.sigma for _, one in after)


def sat(places: Sequence[int], people_a_side: int) -> list[SeatFared]:
    count = len(places)
    return [
        SeatFared(100 + seat, "medium", seat % count, places[seat % count])
        for seat in range(count * people_a_side)
    ]


@pytest.mark.parametrize("before", [NEW, KNOWN], ids=["new", "known"])
@pytest.mark.parametrize("people_a_side", [1, 2, 3])
@pytest.mark.parametrize("sides", range(2, 11))
def test_every_row_of_places_of_equals(sides: int, people_a_side: int, before: Rating) -> None:
    for sizes in compositions(sides):
        places = places_of(sizes)
        seats = sat(places, people_a_side)
        known = {seat.person: before for seat in seats if seat.person is not None}
        after = rated("hearts", seats, known)
        for partner in range(people_a_side):
            own = [after[100 + at + partner * sides] for at in range(sides)]
            in_order(list(zip(places, own, strict=True)), before)
            assert len({one.mu for one in own}) == len(sizes), "another place, another gain"
        expected = second_opinion([[(before.mu, before.sigma)] * people_a_side] * sides, places)
        for at, ((mu, sigma), *_) in enumerate(expected):
            assert after[100 + at].mu == pytest.approx(mu, abs=1e-9)
            assert after[100 + at].sigma == pytest.approx(sigma, abs=1e-9)


def test_a_row_that_another_model_turns_round() -> None:
    after = rated("hearts", sat((1, 2, 2, 4, 5), 1), {})
    assert [after[100 + at].shown for at in range(5)] == [1583, 1535, 1535, 1488, 1456]


rows = st.lists(st.integers(1, 10), min_size=2, max_size=10).map(
    lambda marks: [1 + sum(other < mark for other in marks) for mark in marks]
)


@given(rows, st.data())
def test_two_equals_among_others_who_are_not(places: list[int], data: st.DataObject) -> None:
    own = data.draw(ratings)
    before = {100 + at: data.draw(ratings) for at in range(2, len(places))}
    before |= {100: own, 101: own}
    seats = sat(places, 1)
    for at in range(2, len(seats)):
        if data.draw(st.booleans()):
            seats[at] = SeatFared(None, data.draw(st.sampled_from(LEVELS)), at, places[at])
    after = rated("hearts", seats, before)
    two = sorted(zip(places[:2], (after[100], after[101]), strict=True), key=lambda one: one[0])
    in_order(two, own)


@given(rows, st.data())
def test_two_equal_sides_among_others_who_are_not(places: list[int], data: st.DataObject) -> None:
    seats = sat(places, 2)
    before = {seat.person: data.draw(ratings) for seat in seats if seat.person is not None}
    before[101], before[101 + len(places)] = before[100], before[100 + len(places)]
    after = rated("canasta", seats, before)
    for first, second in ((100, 101), (100 + len(places), 101 + len(places))):
        told = [(places[0], after[first]), (places[1], after[second])]
        in_order(sorted(told, key=lambda one: one[0]), before[first])


@pytest.mark.parametrize("sides", [2, 3, 4, 5])
def test_who_leaves_partners_ends_behind_all_who_stayed(sides: int) -> None:
    for sizes in compositions(sides):
        places = places_of(sizes)
        for leaver in range(sides):
            seats = sat(places, 2)
            seats[leaver] = SeatFared(100 + leaver, "medium", leaver, 2 * sides, left=True)
            after = rated("canasta", seats, {})
            left = after.pop(100 + leaver)
            assert anchor("canasta", "medium").mu == NEW.mu
            assert all(left.mu < one.mu and left.shown < one.shown for one in after.values())
            told = [(places[(person - 100) % sides], one) for person, one in after.items()]
            for (place, one), (behind, other) in combinations(sorted(told, key=_place), 2):
                assert place == behind or one.mu > other.mu


def _place(told: tuple[int, Rating]) -> int:
    return told[0]


@given(ratings, ratings, st.floats(0.8, 1.0))
def test_of_two_who_are_unequal_the_winner_gains_the_more_the_less_it_was_expected(
    one: Rating, other: Rating, share: float
) -> None:
    weaker = Rating(one.mu * share, one.sigma)
    after = rated("hearts", sat((1, 2), 1), {100: one, 101: other})
    upset = rated("hearts", sat((1, 2), 1), {100: weaker, 101: other})
    assert after[100].mu >= one.mu
    assert after[101].mu <= other.mu
    assert upset[100].mu - weaker.mu >= after[100].mu - one.mu - 1e-9


def test_of_unequal_people_a_better_place_may_gain_less() -> None:
    before = {100: Rating(40.0, 4.0), 101: Rating(45.0, 4.0), 102: Rating(10.0, 4.0)}
    after = rated("hearts", sat((2, 1, 3), 1), before)
    gains: Mapping[int, float] = {who: after[who].mu - old.mu for who, old in before.items()}
    assert gains[100] < gains[102], "the last was expected to be"


SIZES = (2, 3, 10, PANEL, PANEL + 1, 2 * PANEL + 37)


@each("size", SIZES)
@each("level", [1, 3, 40, 1000])
def test_a_field_of_equals_keeps_its_order(size: int, level: int) -> None:
    """Each lead is that of `level` people."""
    leads = [-(at // level) for at in range(size)]
    after = rated_field([(lead, KNOWN) for lead in leads])
    in_order([(-lead, one) for lead, one in zip(leads, after, strict=True)], KNOWN)


@given(
    st.sampled_from(SIZES),
    st.lists(st.integers(-30, 30), min_size=5, max_size=40),
    st.lists(ratings, min_size=1, max_size=6),
)
def test_all_equals_of_a_field_keep_their_order(
    size: int, some_leads: list[int], some: list[Rating]
) -> None:
    leads = sorted((some_leads[at % len(some_leads)] for at in range(size)), reverse=True)
    before = [some[at * at % 31 % len(some)] for at in range(size)]
    after = rated_field(list(zip(leads, before, strict=True)))
    for rating in set(before):
        told = [
            (-lead, now)
            for lead, old, now in zip(leads, before, after, strict=True)
            if old == rating
        ]
        in_order(told, rating)
