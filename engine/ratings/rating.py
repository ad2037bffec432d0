"""A rating, and how it moves: the Bradley-Terry model of Weng and Lin, each side with each other.

It is algorithm 1 of "A Bayesian approximation method for online ranking" (JMLR 12, 2011), and one
thing is ours: the mean over the other sides in place of their sum. The pairs of a game are not so
many games: with the sum, the first of ten new people would be at 2275 after one game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, fsum, sqrt
from typing import Final, NamedTuple

MU: Final = 25.0
SIGMA: Final = MU / 3

PROVISIONAL_FROM: Final = 6.0
"""A deviation of so much and more says that somebody has played too little to be known."""

_STEP: Final = 24.0
_START: Final = 1500.0


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength that is expected of somebody, `mu`, and its deviation, `sigma`."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The number that people read: 1500 at first, and as far below `mu` as is not yet known."""
        return round(_START + _STEP * (self.mu - 3 * self.sigma))

    @property
    def provisional(self) -> bool:
        """Whether too little is known for the number to say much."""
        return self.sigma >= PROVISIONAL_FROM


NEW: Final = Rating()
"""The rating of somebody before the first rated game."""


METHOD: Final = 5
"""Grows whenever a game says something else of its people: old games are then rated again."""

BETA: Final = MU / 6
"""How far one game strays from what a side is able to."""


EXPECTED: Final = 0.95
"""If somebody was to be placed before a computer so often, it tells nothing that it came so."""


class ComparedSide(NamedTuple):
    """A side of a game: its place, and the sum of what its members are worth."""

    place: float
    mu: float
    variance: float
    of_computers: bool = False


class Evidence(NamedTuple):
    """The evidence of a game about a side, for each unit of a member's variance."""

    rise: float
    narrowing: float

    def of(self, before: Rating) -> Rating:
        """Return a member's rating after the game; no deviation grows."""
        variance = before.sigma**2
        return Rating(
            before.mu + variance * self.rise, before.sigma * sqrt(1 - variance * self.narrowing)
        )


def evidence(own: ComparedSide, others: Sequence[ComparedSide]) -> Evidence:
    """Compare a side with others, at least one; their order makes no difference to the last bit.

    Of two that were worth the same, and are compared with the same, the one with the worse place
    never rises more, and equal places rise alike.
    """
    rises: list[float] = []
    narrowings: list[float] = []
    for other in others:
        scale = sqrt(own.variance + other.variance + 2 * BETA**2)
        chance = 1 / (1 + exp((other.mu - own.mu) / scale))
        scored = 0.5 if own.place == other.place else float(own.place < other.place)
        if other.of_computers and scored == 1.0 and chance >= EXPECTED:
            # Else who always wins against the weakest would rise for ever.
            continue
        rises.append((scored - chance) / scale)
        narrowings.append(sqrt(own.variance) * chance * (1 - chance) / scale**3)
    return Evidence(fsum(rises) / len(others), fsum(narrowings) / len(others))


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
        evidence(own, others).of(rating)
        for own, others, (_, rating) in zip(sides, met, field, strict=True)
    ]
