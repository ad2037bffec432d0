"""What a game says of the strength of its people, against a second opinion and by hand."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract.outcome import places_of_those_who_stayed
from engine.games.catalogue import FAMILIES
from engine.players.levels import levels
from engine.players.policy import Level
from engine.ratings.rated import SeatFared, Team, anchor, rated, teams
from engine.ratings.rating import NEW, Rating
from tests.each import each
from tests.ratings.weng_lin import second_opinion

ADA, BOB, CAROL, DAVE = 11, 12, 13, 14
FAMILY = "hearts"


def alone(*places: int) -> list[SeatFared]:
    """Ada, Bob, Carol and Dave, each for themselves."""
    people = (ADA, BOB, CAROL, DAVE)[: len(places)]
    return [
        SeatFared(one, "medium", seat, place)
        for seat, (one, place) in enumerate(zip(people, places, strict=True))
    ]


def pairs(first: int, second: int) -> list[SeatFared]:
    """Ada with Carol against Bob with Dave."""
    return [
        SeatFared(ADA, "easy", 0, first),
        SeatFared(BOB, "easy", 1, second),
        SeatFared(CAROL, "easy", 0, first),
        SeatFared(DAVE, "easy", 1, second),
    ]


def agrees(
    after: Mapping[int, Rating],
    compared: Sequence[Sequence[int | Rating]],
    places: Sequence[int],
    before: Mapping[int, Rating] | None = None,
) -> None:
    """Hold ratings to the second opinion; a member is a person, or a computer's rating."""
    known = before or {}
    members = [
        [known.get(one, NEW) if isinstance(one, int) else one for one in team] for team in compared
    ]
    found = second_opinion([[(each.mu, each.sigma) for each in team] for team in members], places)
    expected = {
        one: values
        for team, all_values in zip(compared, found, strict=True)
        for one, values in zip(team, all_values, strict=True)
        if isinstance(one, int)
    }
    assert after.keys() == expected.keys()
    for person, (mu, sigma) in expected.items():
        assert after[person].mu == pytest.approx(mu, abs=1e-9)
        assert after[person].sigma == pytest.approx(sigma, abs=1e-9)


def test_two_new_people_by_hand() -> None:
    # c = sqrt(2 (8.333² + 4.167²)) = 13.176; both have half of the weight. The winner gains
    # 8.333² / 13.176 · ½ = 2.635. sigma² shrinks by 8.333/13.176 · 8.333²/13.176² · ¼ = 0.06325.
    after = rated(FAMILY, alone(1, 2), {})
    assert after[ADA].mu == pytest.approx(27.635, abs=0.001)
    assert after[BOB].mu == pytest.approx(22.365, abs=0.001)
    assert after[ADA].sigma == pytest.approx(8.0655, abs=0.001)
    assert (NEW.shown, after[ADA].shown, after[BOB].shown) == (1500, 1583, 1456)


def test_everybody_alone() -> None:
    after = rated(FAMILY, alone(1, 2, 3, 4), {})
    agrees(after, [[ADA], [BOB], [CAROL], [DAVE]], [1, 2, 3, 4])
    assert after[ADA].mu > after[BOB].mu > after[CAROL].mu > after[DAVE].mu


def test_who_shares_a_place_is_rated_alike() -> None:
    after = rated(FAMILY, alone(1, 2, 2, 4), {})
    agrees(after, [[ADA], [BOB], [CAROL], [DAVE]], [1, 2, 2, 4])
    assert after[BOB] == after[CAROL]


def test_partners_are_a_team() -> None:
    before = {ADA: Rating(30.0, 3.0), BOB: Rating(20.0, 7.0)}
    after = rated("canasta", pairs(2, 1), before)
    agrees(after, [[ADA, CAROL], [BOB, DAVE]], [2, 1], before)
    assert after[ADA].mu < 30.0
    assert NEW.mu - after[CAROL].mu > 30.0 - after[ADA].mu, "who is less known moves more"


def test_three_sides() -> None:
    seats = [SeatFared(10 + seat, "easy", seat % 3, (2, 1, 3)[seat % 3]) for seat in range(6)]
    agrees(rated("canasta", seats, {}), [[10, 13], [11, 14], [12, 15]], [2, 1, 3])


def test_computers_count_by_their_anchors_and_never_change() -> None:
    seats = [
        SeatFared(ADA, "easy", 0, 2),
        SeatFared(None, "hard", 1, 1),
        SeatFared(BOB, "easy", 2, 3),
        SeatFared(None, "easy", 3, 4),
    ]
    hard, easy = anchor(FAMILY, "hard"), anchor(FAMILY, "easy")
    after = rated(FAMILY, seats, {})
    agrees(after, [[ADA], [hard], [BOB], [easy]], [2, 1, 3, 4])
    assert after.keys() == {ADA, BOB}
    assert (hard, easy) == (anchor(FAMILY, "hard"), anchor(FAMILY, "easy"))


def test_who_leaves_takes_the_last_place_alone() -> None:
    seats = alone(1, 2, 3, 4)
    seats[3] = SeatFared(DAVE, "hard", 3, 4, left=True)
    assert teams(seats)[3] == Team(4, (DAVE,), left=True), "the computer that played on is nobody's"
    agrees(rated(FAMILY, seats, {}), [[ADA], [BOB], [CAROL], [DAVE]], [1, 2, 3, 4])


def test_a_partner_left_behind_keeps_the_place_beside_the_computer_that_plays_on() -> None:
    seats = pairs(1, 2)
    seats[2] = SeatFared(CAROL, "medium", 0, 3, left=True)
    assert set(teams(seats)) == {
        Team(1, (ADA,), ("medium",)),
        Team(3, (CAROL,), beside=(ADA,), left=True),
        Team(2, (BOB, DAVE)),
    }
    medium = anchor("canasta", "medium")
    after = rated("canasta", seats, {})
    agrees(after, [[ADA, medium], [CAROL, NEW], [BOB, DAVE]], [1, 3, 2])
    assert after[ADA].mu > NEW.mu > after[CAROL].mu


def test_a_side_that_left_as_a_whole_has_no_computers() -> None:
    seats = [SeatFared(ADA, "easy", 0, 2, left=True), SeatFared(BOB, "easy", 1, 1)]
    seats += [SeatFared(CAROL, "easy", 0, 2, left=True), SeatFared(None, "easy", 1, 1)]
    assert set(teams(seats)) == {
        Team(2, (ADA,), beside=(CAROL,), left=True),
        Team(2, (CAROL,), beside=(ADA,), left=True),
        Team(1, (BOB,), ("easy",)),
    }


def test_who_leaves_a_computer_is_compared_as_with_it() -> None:
    seats = [SeatFared(ADA, "hard", 0, 2, left=True), SeatFared(BOB, "easy", 1, 1)]
    seats += [SeatFared(None, "easy", 0, 2), SeatFared(None, "medium", 1, 1)]
    assert Team(2, (ADA,), ("easy",), left=True) in teams(seats)


@given(
    gone=st.lists(st.booleans(), min_size=4, max_size=4),
    places=st.permutations([1, 2, 3, 4]),
    paired=st.booleans(),
    people=st.lists(st.booleans(), min_size=4, max_size=4),
    strengths=st.lists(st.tuples(st.floats(0, 50), st.floats(1, 8.3)), min_size=4, max_size=4),
)
def test_who_has_not_stayed_never_gains(
    gone: list[bool],
    places: list[int],
    paired: bool,  # noqa: FBT001  a draw
    people: list[bool],
    strengths: list[tuple[float, float]],
) -> None:
    sides = (0, 1, 0, 1) if paired else (0, 1, 2, 3)
    absent = {seat for seat in range(4) if gone[seat] and people[seat]}
    found = places_of_those_who_stayed([places[side] for side in sides], sides, absent)
    seats = [
        SeatFared(
            10 + seat if people[seat] else None,
            "medium",
            sides[seat],
            found[seat],
            left=seat in absent,
        )
        for seat in range(4)
    ]
    before = {10 + seat: Rating(*strength) for seat, strength in enumerate(strengths)}
    after = rated(FAMILY, seats, before)
    for seat in absent:
        old, now = before[10 + seat], after.get(10 + seat, before[10 + seat])
        assert now.mu <= old.mu
        assert now.shown <= old.shown
        assert found[seat] > 1


@each("family", FAMILIES)
@each("level", ["easy", "medium", "hard"])
def test_who_always_wins_against_computers_comes_to_an_end(family: str, level: Level) -> None:
    own, shown = NEW, list[int]()
    seats = [SeatFared(ADA, "easy", 0, 1)]
    seats += [SeatFared(None, level, seat, 2) for seat in (1, 2, 3)]
    for _ in range(2000):
        own = rated(family, seats, {ADA: own})[ADA]
        shown.append(own.shown)
    assert shown == sorted(shown), "a win never costs anything"
    assert shown[99] == shown[-1]
    assert shown[9] > 1700
    lost = rated(family, [replace(seats[0], place=4), *seats[1:]], {ADA: own})[ADA]
    assert lost.shown < own.shown


def test_a_game_without_two_sides_changes_nobody() -> None:
    assert rated(FAMILY, [SeatFared(ADA, "easy", 0, 1), SeatFared(BOB, "easy", 0, 1)], {}) == {}


def test_every_level_of_every_family_has_a_measured_anchor() -> None:
    for family in FAMILIES:
        by_strength: list[Level] = list(levels(family))
        measured = [anchor(family, level).mu for level in by_strength]
        assert measured == sorted(set(measured)), (
            f"stronger computers have higher anchors: a line for {family} in "
            f"engine/ratings/rated.py, as `python -m benchmarks.anchors {family}` measures it"
        )
        assert anchor(family, "medium").mu == NEW.mu
        assert anchor(family, "random") == anchor(family, "easy"), "of the weakest known"


def test_provisional_until_the_deviation_is_small() -> None:
    one, other, games = NEW, NEW, 0
    rng = Random(1)
    while one.provisional:
        places = rng.choice(([1, 2, 3, 4], [3, 1, 2, 4], [4, 2, 3, 1]))
        after = rated(FAMILY, alone(*places), {ADA: one, BOB: other})
        one, other, games = after[ADA], after[BOB], games + 1
    assert 5 < games < 60
    assert NEW.provisional


@given(
    places=st.lists(st.integers(1, 4), min_size=4, max_size=4),
    strengths=st.lists(st.tuples(st.floats(0, 50), st.floats(1, 8.3)), min_size=4, max_size=4),
    order=st.permutations(range(4)),
)
def test_where_people_sit_makes_no_difference(
    places: list[int], strengths: list[tuple[float, float]], order: list[int]
) -> None:
    people = (ADA, BOB, CAROL, DAVE)
    before = {person: Rating(*strength) for person, strength in zip(people, strengths, strict=True)}
    seats = alone(*places)
    moved = [
        SeatFared(seats[at].person, seats[at].level, seat, seats[at].place)
        for seat, at in enumerate(order)
    ]
    after = rated(FAMILY, seats, before)
    assert rated(FAMILY, moved, before) == after, "to the last bit"
    agrees(after, [[person] for person in people], places, before)
    assert all(after[person].sigma <= before[person].sigma for person in people)
