"""Comparing sides in pairs: the Bradley-Terry model of Weng and Lin, each side with each other.

It is algorithm 1 of "A Bayesian approximation method for online ranking" (JMLR 12, 2011), and one
thing is ours: the mean over the other sides in place of their sum. The pairs of a game are not so
many games: with the sum, the first of ten new people would be at 2275 after one game.
"""

from collections.abc import Sequence
from math import exp, fsum, sqrt
from typing import Final, NamedTuple

from engine.ratings.rating import MU, Rating

METHOD: Final = 2
"""Grows whenever a game says something else of its people: old games are then rated again."""

BETA: Final = MU / 6
"""How far one game strays from what a side is able to."""


class ComparedSide(NamedTuple):
    """A side of a game: its place, and the sum of what its members are worth."""

    place: float
    mu: float
    variance: float


class Evidence(NamedTuple):
    """What a game told of a side, for each unit of a member's variance."""

    rise: float
    narrowing: float

    def of(self, before: Rating) -> Rating:
        """Return a member's rating after the game; no deviation grows."""
        variance = before.sigma**2
        return Rating(
            before.mu + variance * self.rise, before.sigma * sqrt(1 - variance * self.narrowing)
        )


def told(own: ComparedSide, others: Sequence[ComparedSide]) -> Evidence:
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
        rises.append((scored - chance) / scale)
        narrowings.append(sqrt(own.variance) * chance * (1 - chance) / scale**3)
    return Evidence(fsum(rises) / len(others), fsum(narrowings) / len(others))
