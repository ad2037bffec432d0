"""Ratings: how strong people are, and the figures that go with it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol, TypeAlias

from data.seasons import ALL_TIME

EVERYWHERE: Final = 0
"""In place of a guild: over all servers."""

LISTED_FROM: Final = 10
"""Rated games from which a person is in the list."""

RATED_A_DAY: Final = 3
"""Games a day that are rated among exactly the same people."""

RELIABILITY_GAMES: Final = 50
"""The last games that a person's reliability is the share of."""

RELIABILITY_FROM: Final = 5
"""Games from which there is a reliability."""

Unrated: TypeAlias = Literal["hints", "alone", "often"]
"""Why a game is not rated: its players could have hints, one person played it alone, or the same
people had played enough rated games on that day."""

RebuildProgress: TypeAlias = Callable[[int, int], None]
"""Is told how many games are done, and of how many."""


@dataclass(frozen=True, slots=True)
class KeptRating:
    """A person's rating in one family. `shown` is the number that people read.

    `rank` is None for who is not in the list. The name is empty if the person's data was deleted;
    `person` is then negative. `deviation` is how uncertain the rating is, 8.33 at first.
    """

    person: int
    name: str
    rank: int | None
    shown: int
    deviation: float
    games: int
    provisional: bool


@dataclass(frozen=True, slots=True)
class RatingsPage:
    """A page of a list of ratings, and how many people are on all its pages."""

    rows: tuple[KeptRating, ...]
    total: int


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A rated game of a person, and the number shown after it."""

    game_id: str
    ended_at: int
    shown: int


@dataclass(frozen=True, slots=True)
class Change:
    """A person's shown number before a game and after it."""

    before: int
    after: int


@dataclass(frozen=True, slots=True)
class GameRating:
    """What a game did to the ratings of its people in its guild, or why it did nothing."""

    changes: Mapping[int, Change] = field(default_factory=dict[int, Change])
    unrated: Unrated | None = None


@dataclass(frozen=True, slots=True)
class Meetings:
    """The games of one person with another in which they were on different sides.

    `ahead` counts those in which the person was placed before the other. `partnered` counts the
    games that they played as partners; they are not among `games`.
    """

    games: int = 0
    ahead: int = 0
    level: int = 0
    behind: int = 0
    partnered: int = 0


@dataclass(frozen=True, slots=True)
class AgainstLevel:
    """The games of a person against computers of one level, also those without other people.

    `ahead` counts those in which the person was placed before every computer of that level on
    another side. Games with hints and for practice do not count.
    """

    level: str
    games: int
    ahead: int


@dataclass(frozen=True, slots=True)
class BestGame:
    """A game, and how many points a person had in it."""

    points: int
    game_id: str


@dataclass(frozen=True, slots=True)
class Bests:
    """A person's records in one family, of games that count on the leaderboard.

    Streaks are games won in a row. Points are those of games by a preset that nobody changed;
    over all servers as well. Whether fewest or most is better, the family knows.
    """

    longest_streak: int = 0
    current_streak: int = 0
    fewest_points: BestGame | None = None
    most_points: BestGame | None = None


@dataclass(frozen=True, slots=True)
class Reliability:
    """How many of a person's last games with other people the person stayed in to the end.

    `games` is at most `RELIABILITY_GAMES`, over all servers.
    """

    games: int
    finished: int

    @property
    def share(self) -> float | None:
        """The share that was finished, from 0 to 1; None if there are too few games to tell."""
        return None if self.games < RELIABILITY_FROM else self.finished / self.games

    @property
    def percent(self) -> int | None:
        """The share in whole percent, never more than it is."""
        return None if self.share is None else 100 * self.finished // self.games

    def after_leaving(self) -> "Reliability":
        """Return what it comes to if the person leaves one more game."""
        # Of fifty games the oldest drops out; it is taken for one that was finished.
        if self.games < RELIABILITY_GAMES:
            return Reliability(self.games + 1, self.finished)
        return Reliability(self.games, max(0, self.finished - 1))


class Ratings(Protocol):
    """The ratings of each guild and over all guilds (guild `EVERYWHERE`), by family.

    A game counts if it counts on the leaderboards and is among the first `RATED_A_DAY` of its
    day (UTC) among exactly the same people. Games are counted in one order for good, each in the
    step that keeps its result, unless older results wait to be counted.
    """

    async def page(
        self, guild_id: int, family: str, season: str = ALL_TIME, *, page: int = 0, size: int = 10
    ) -> RatingsPage:
        """Return a page of the list, counted from 0, best first.

        People are in the list from `LISTED_FROM` rated games on. `season` is `all`, or the
        running month or four weeks: then the list has those alone who played in it.
        """
        ...

    async def of_person(self, guild_id: int, person: int, family: str) -> KeptRating | None:
        """Return a person's rating, None without a rated game."""
        ...

    async def course(
        self, guild_id: int, person: int, family: str, limit: int = 100
    ) -> tuple[RatedGame, ...]:
        """Return a person's last rated games, oldest first.

        Over all servers, games of guilds that were forgotten are left out.
        """
        ...

    async def change(self, game_id: str) -> GameRating | None:
        """Return what a finished game did to the ratings; None if it is not counted yet."""
        ...

    async def meetings(
        self, guild_id: int, person: int, other: int, family: str | None = None
    ) -> Meetings:
        """Count the games of a person with another, in one family or in all."""
        ...

    async def against_computers(
        self, guild_id: int, person: int, family: str, *, for_others: bool = False
    ) -> tuple[AgainstLevel, ...]:
        """Return how a person fared against each level that was met, the easiest first.

        What is told to others leaves out tries of days that are on.
        """
        ...

    async def bests(self, guild_id: int, person: int, family: str) -> Bests:
        """Return a person's records."""
        ...

    async def reliability(self, person: int) -> Reliability:
        """Return how reliable a person is, over all servers and families."""
        ...

    async def solo_page(self, family: str, *, page: int = 0, size: int = 10) -> RatingsPage:
        """Return a page of the solo ratings, which come of the day's deals alone."""
        ...

    async def solo_of(self, person: int, family: str) -> KeptRating | None:
        """Return a person's solo rating, None without a settled try."""
        ...

    async def rate_day(self, day: str, family: str) -> None:
        """Rate the field of a day's deal, whose tries are over; a second time changes nothing.

        Days are rated in their order.
        """
        ...

    async def behind(self) -> int:
        """Return how many finished games wait to be counted."""
        ...

    async def catch_up(self) -> None:
        """Count what waits, oldest first, in small steps; go on where an earlier call ended.

        If ratings were made by another method (`engine/ratings/pairs.py`), everything waits.
        """
        ...

    async def audit(self) -> list[str]:
        """Work everything out again from the results; return what does not agree, a line each."""
        ...

    async def rebuild(self, progress: RebuildProgress) -> None:
        """Make every figure from nothing; after a crash, call it again and it goes on."""
        ...
