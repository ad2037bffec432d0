"""Rating a field: many people who played the same cards against the same computers."""

from collections.abc import Sequence
from typing import Final

from engine.ratings.pairs import ComparedSide, told
from engine.ratings.rating import Rating

PANEL: Final = 100
"""With so many of the field each is compared, the same for all: more would cost more."""


def rated_field(field: Sequence[tuple[int, Rating]]) -> list[Rating]:
    """Return the ratings after a deal, in the same order.

    A field is the lead of each (more is better) and the rating before, the best lead first. In one
    of at most `PANEL` everybody is compared with all others. In a larger one everybody is compared
    with the same people, spread evenly over it. One of these meets also itself: a tie of equals,
    which says nothing. All are compared as they were before.
    """
    sides = [ComparedSide(-lead, rating.mu, rating.sigma**2) for lead, rating in field]
    size = len(sides)
    if size < 2:
        return [rating for _, rating in field]
    if size <= PANEL:
        met = [sides[:at] + sides[at + 1 :] for at in range(size)]
    else:
        met = [[sides[(2 * at + 1) * size // (2 * PANEL)] for at in range(PANEL)]] * size
    return [
        told(own, others).of(rating)
        for own, others, (_, rating) in zip(sides, met, field, strict=True)
    ]
