"""A second opinion on ratings: Weng and Lin's Bradley-Terry with all pairs (JMLR 12, algorithm 1).

It is written from the paper and asks the engine nothing. Two things are of docs/figures.md, and not
of the paper: the sums over the other sides are divided by their number, and a win against computers
that was to be expected nineteen times of twenty says nothing.
"""

import math
from collections.abc import Collection, Sequence

BETA = 25 / 6


def second_opinion(
    teams: Sequence[Sequence[tuple[float, float]]],
    places: Sequence[float],
    computers: Collection[int] = (),
) -> list[list[tuple[float, float]]]:
    """Return (mu, sigma) of every member after a game; `computers` are teams without people."""
    mu = [math.fsum(one for one, _ in team) for team in teams]
    variance = [math.fsum(one**2 for _, one in team) for team in teams]
    after: list[list[tuple[float, float]]] = []
    for i in range(len(teams)):
        omega, delta = 0.0, 0.0
        for q in range(len(teams)):
            if q == i:
                continue
            c = math.sqrt(variance[i] + variance[q] + 2 * BETA**2)
            p_i, p_q = (math.exp(mu[k] / c) for k in (i, q))
            p_i, p_q = p_i / (p_i + p_q), p_q / (p_i + p_q)
            s = {-1: 1.0, 0: 0.5, 1: 0.0}[(places[i] > places[q]) - (places[i] < places[q])]
            if q in computers and s == 1.0 and p_i >= 0.95:
                continue
            omega += variance[i] / c * (s - p_i) / (len(teams) - 1)
            gamma = math.sqrt(variance[i]) / c
            delta += gamma * variance[i] / c**2 * p_i * p_q / (len(teams) - 1)
        after.append(
            [
                (m + s**2 / variance[i] * omega, s * math.sqrt(1 - s**2 / variance[i] * delta))
                for m, s in teams[i]
            ]
        )
    return after
