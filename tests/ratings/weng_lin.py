"""A second opinion on ratings: Plackett-Luce as Weng and Lin wrote it down (JMLR 12, algorithm 4).

It is written from the paper and asks the engine nothing.
"""

import math
from collections.abc import Sequence

BETA = 25 / 6


def second_opinion(
    teams: Sequence[Sequence[tuple[float, float]]], places: Sequence[int]
) -> list[list[tuple[float, float]]]:
    """Return (mu, sigma) of every member after a game; no sigma grows."""
    sums = [(sum(mu for mu, _ in team), sum(s * s for _, s in team)) for team in teams]
    c = math.sqrt(sum(variance + BETA * BETA for _, variance in sums))
    weight = [math.exp(mu / c) for mu, _ in sums]
    every = range(len(teams))
    after: list[list[tuple[float, float]]] = []
    for i in every:
        omega = delta = 0.0
        for q in every:
            if places[q] > places[i]:
                continue
            share = weight[i] / sum(weight[s] for s in every if places[s] >= places[q])
            tied = sum(places[s] == places[q] for s in every)
            omega += ((i == q) - share) / tied
            delta += share * (1 - share) / tied
        variance = sums[i][1]
        omega *= variance / c
        delta *= math.sqrt(variance) / c * variance / (c * c)
        after.append(
            [
                (
                    mu + sigma**2 / variance * omega,
                    min(sigma, sigma * math.sqrt(max(1 - sigma**2 / variance * delta, 0.0001))),
                )
                for mu, sigma in teams[i]
            ]
        )
    return after
