"""Rating a game: what its places say of the strength of its people, beside computers."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.contract.seats import Seat
from engine.players.policy import Level
from engine.ratings.rating import MU, NEW, ComparedSide, Rating, evidence

ANCHOR_SIGMA: Final = 2.0

_MU: Final[Mapping[str, Mapping[Level, float]]] = {
    "hearts": {"easy": 16.8, "hard": 35.2},
    "canasta": {"easy": 18.9, "hard": 29.9},
    "all_fours": {"easy": 22.6, "hard": 26.8},
    "california_jack": {"easy": 10.4, "hard": 41.6},
    "gong_zhu": {"easy": 18.3, "hard": 39.5},
    "point_pitch": {"easy": 16.9, "hard": 28.0},
}
"""Measured by `python -m benchmarks.anchors` (docs/measured.md), the medium level being 25."""


def anchor(family: str, level: Level) -> Rating:
    """Return the rating of a computer of a level; chance counts as easy."""
    known: Level = "easy" if level == "random" else level
    return Rating(_MU.get(family, {}).get(known, MU), ANCHOR_SIGMA)


@dataclass(frozen=True, slots=True)
class SeatFared:
    """How one seat of a game fared.

    `person` is None if a computer sat from the start. `level` is that of the computer which
    played here, for itself or in the place of a person who did not stay and so has `left`. `side`
    is the first seat of those who played together.
    """

    person: int | None
    level: Level
    side: Seat
    place: int
    left: bool = False


@dataclass(frozen=True, slots=True)
class Team:
    """Those who share one place: people, and computers by their levels.

    `beside` are people who sat there as well, and have another place. Who has `left` is alone.
    """

    place: int
    people: tuple[int, ...]
    computers: tuple[Level, ...] = ()
    beside: tuple[int, ...] = ()
    left: bool = False


def teams(seats: Iterable[SeatFared]) -> tuple[Team, ...]:
    """Return who is compared with whom.

    Seats that played together are one team. Who left has the place of those who leave, alone, but
    for the side as it sat down: a single person is not expected to do as well as two. The computer
    that played on belongs to the partner who stayed; if none stayed, it is nobody's and left out.
    """
    sides: dict[Seat, list[SeatFared]] = {}
    for seat in seats:
        sides.setdefault(seat.side, []).append(seat)
    return tuple(team for side in sides.values() for team in _of_a_side(side))


def _of_a_side(side: Sequence[SeatFared]) -> Iterable[Team]:
    stayed = [seat for seat in side if not seat.left]
    if stayed:
        people = tuple(seat.person for seat in stayed if seat.person is not None)
        computers: list[Level] = [seat.level for seat in side if seat.person is None or seat.left]
        yield Team(stayed[0].place, people, tuple(computers))
    for seat in side:
        if seat.left and seat.person is not None:
            others = [other for other in side if other is not seat]
            beside = tuple(other.person for other in others if other.person is not None)
            computers = [other.level for other in others if other.person is None]
            yield Team(seat.place, (seat.person,), tuple(computers), beside, left=True)


def rated(
    family: str, seats: Iterable[SeatFared], before: Mapping[int, Rating]
) -> dict[int, Rating]:
    """Return the ratings of the people of a game after it.

    `before` are their ratings; who is not in it is new. Computers count by their anchors. Those
    who left are compared with all who stayed, and not with each other. Nobody changes who has
    nobody to be compared with.
    """
    compared = [(team, _side(family, team, before)) for team in teams(seats)]
    after: dict[int, Rating] = {}
    for own, side in compared:
        others = [
            other for team, other in compared if team is not own and not (own.left and team.left)
        ]
        if others:
            found = evidence(side, others)
            after |= {person: found.of(before.get(person, NEW)) for person in own.people}
    return after


def _side(family: str, team: Team, before: Mapping[int, Rating]) -> ComparedSide:
    members = sorted(
        (rating.mu, rating.sigma)
        for rating in (
            *(before.get(person, NEW) for person in (*team.people, *team.beside)),
            *(anchor(family, level) for level in team.computers),
        )
    )
    # Sums of fractions depend on their order, and what seats people had must not.
    return ComparedSide(
        team.place,
        sum(mu for mu, _ in members),
        sum(sigma**2 for _, sigma in members),
        of_computers=not (team.people or team.beside),
    )
