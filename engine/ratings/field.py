"""Rating a field: many people who played the same cards against the same computers."""

from collections.abc import Iterator, Sequence
from typing import Final

from openskill.models import PlackettLuce

from engine.ratings.rating import MU, SIGMA, Rating

RIVALS: Final = 9
"""With so many of the field each is compared. More would cost more and tell little more, since the
method takes one game for about as much, however many play it."""

_MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA, tau=0.0, limit_sigma=True)


def rated_field(field: Sequence[tuple[int, Rating]]) -> list[Rating]:
    """Return the ratings after a deal, in the same order.

    A field is the lead of each (more is better) and the rating before, the best lead first. Each
    is compared with others spread evenly over the field, all as they were before.
    """
    return [_rated(field, at) for at in range(len(field))]


def _rated(field: Sequence[tuple[int, Rating]], at: int) -> Rating:
    rivals = list(_spread(len(field), at))
    if not rivals:
        return field[at][1]
    compared = [field[at], *(field[rival] for rival in rivals)]
    (own, *_), *_ = _MODEL.rate(
        [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for _, rating in compared],
        ranks=[-float(lead) for lead, _ in compared],
    )
    return Rating(own.mu, own.sigma)


def _spread(size: int, at: int) -> Iterator[int]:
    """Yield the places of those whom the one at place `at` is compared with."""
    others = size - 1
    count = min(RIVALS, others)
    for number in range(count):
        place = (2 * number + 1) * others // (2 * count)
        yield place if place < at else place + 1
