"""How the seats of a game fared, and the teams that are compared by it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.contract.seats import Seat
from engine.players.policy import Level


@dataclass(frozen=True, slots=True)
class SeatFared:
    """How one seat of a game fared.

    `person` is None if a computer sat from the start. `level` is that of the computer which
    played here, for itself or in the place of a person who left. `side` is the first seat of
    those who played together.
    """

    person: int | None
    level: Level
    side: Seat
    place: int
    left: bool = False


@dataclass(frozen=True, slots=True)
class Team:
    """Those who share one place: people, and computers by their levels.

    `beside` are people who sat there as well, and have another place.
    """

    place: int
    people: tuple[int, ...]
    computers: tuple[Level, ...] = ()
    beside: tuple[int, ...] = ()


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
            yield Team(seat.place, (seat.person,), tuple(computers), beside)
