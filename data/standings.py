"""Standings: the leaderboards of each guild."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, Protocol, TypeAlias

from data.seasons import EVERY_PRESET

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


class Standings(Protocol):
    """The leaderboards of every guild, by season, family and preset.

    A season is `all`, a month such as `2026-11` or four weeks such as `s38`; the preset `*`
    counts every game of the family, a preset's key those whose options were not changed.
    """

    async def page(
        self,
        guild_id: int,
        season: str,
        family: str,
        preset: str = EVERY_PRESET,
        *,
        page: int = 0,
        size: int = 10,
        order: Order = "wins",
    ) -> StandingsPage:
        """Return a page, counted from 0: most wins first, then fewest games.

        By points the best mean a deal is first, of those who have played `REGULAR` games there.
        """
        ...

    async def of_person(
        self, guild_id: int, person_id: int, season: str, family: str, preset: str = EVERY_PRESET
    ) -> Standing | None:
        """Return a person's line, ranked by wins; None if they have not played."""
        ...

    async def everywhere(self, person_id: int, season: str, family: str) -> Standing | None:
        """Return what a person's lines in every guild come to, None if they have not played."""
        ...

    async def customised(self, guild_id: int | None, person_id: int, family: str) -> int:
        """Count the games in a person's all-time line that were played by changed rules.

        None is in every guild.
        """
        ...

    async def audit(self) -> list[str]:
        """Count everything again from the results; return what does not agree, a line each.

        Guild by guild, so that others read in between; each guild is seen at one moment.
        """
        ...
