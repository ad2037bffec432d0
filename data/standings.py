"""Standings: the leaderboards of each guild."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Order: TypeAlias = Literal["wins", "fewest-points", "most-points"]
"""What a leaderboard is ordered by: wins, or points a deal, of which fewest or most are best."""

REGULAR: Final = 10
"""The games that a person must have played on a board to be listed by points."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's line on a leaderboard. Equal wins in equally many games share a rank.

    In an order by points equal means share one. The name is empty if the person's data was deleted;
    `person` is then negative. A line over all servers has no rank.
    """

    rank: int | None
    person: int
    name: str
    games: int
    wins: int
    place_sum: int
    deals: int
    points: int
    feats: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class StandingsPage:
    """A page of a leaderboard, and how many people are on all its pages."""

    rows: tuple[Standing, ...]
    total: int
