"""Rating a game: what its places say of the strength of its people."""

from collections.abc import Iterable, Mapping
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from engine.ratings.anchors import anchor
from engine.ratings.fared import SeatFared, Team, teams
from engine.ratings.rating import MU, NEW, SIGMA, Rating

# Without `limit_sigma` somebody could lose by winning; with a `tau` nobody would ever be known.
_MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA, tau=0.0, limit_sigma=True)


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
    # Sums of fractions depend on their order, and what seats people had must not.
    ordered = sorted(
        ((team, _ratings(family, team, before)) for team in compared),
        key=lambda one: (one[0].place, [(each.mu, each.sigma) for each in one[1]], one[0].people),
    )
    after = _MODEL.rate(
        [[_its(rating) for rating in ratings] for _, ratings in ordered],
        ranks=[float(team.place) for team, _ in ordered],
    )
    return {
        person: Rating(found.mu, found.sigma)
        for (team, _), members in zip(ordered, after, strict=True)
        for person, found in zip(team.people, members, strict=False)
    }


def _ratings(family: str, team: Team, before: Mapping[int, Rating]) -> list[Rating]:
    """Return the ratings of a team's people, and then of its computers."""
    return [before.get(person, NEW) for person in team.people] + [
        anchor(family, level) for level in team.computers
    ]


def _its(rating: Rating) -> PlackettLuceRating:
    return _MODEL.rating(mu=rating.mu, sigma=rating.sigma)
