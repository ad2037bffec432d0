"""Rating a game: what its places say of the strength of its people."""

from collections.abc import Iterable, Mapping

from engine.ratings.anchors import anchor
from engine.ratings.fared import SeatFared, Team, teams
from engine.ratings.pairs import ComparedSide, told
from engine.ratings.rating import NEW, Rating


def rated(
    family: str, seats: Iterable[SeatFared], before: Mapping[int, Rating]
) -> dict[int, Rating]:
    """Return the ratings of the people of a game after it.

    `before` are their ratings; who is not in it is new. Computers count by their anchors. Nobody
    changes if there are not two teams to compare.
    """
    compared = teams(seats)
    if len(compared) < 2:
        return {}
    sides = [_side(family, team, before) for team in compared]
    return {
        person: told(sides[at], sides[:at] + sides[at + 1 :]).of(before.get(person, NEW))
        for at, team in enumerate(compared)
        for person in team.people
    }


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
        team.place, sum(mu for mu, _ in members), sum(sigma**2 for _, sigma in members)
    )
