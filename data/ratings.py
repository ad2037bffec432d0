"""Ratings: how strong people are, and the figures that go with it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

EVERYWHERE: Final = 0
"""In place of a guild: over all servers."""

OF_DAYS: Final = -1
"""In place of a guild: the deals of the day."""

ALONE: Final = -2
"""In place of a guild: games alone without hints, wherever they were played."""

LISTED_FROM: Final = 10
"""Rated games from which a person is in the list."""

RATED_A_DAY: Final = 3
"""Games a day that are rated among exactly the same people."""

RELIABILITY_GAMES: Final = 50
"""The last games that a person's reliability is the share of."""

RELIABILITY_FROM: Final = 5
"""Games from which there is a reliability."""

Unrated: TypeAlias = Literal["hints", "alone", "often", "void"]
"""Why a game is not rated: its players could have hints, one person played it alone, the same
people had played enough rated games on that day, or a moderator made its result void."""

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
    """The effect of a game on the ratings of its people in its guild, or why it had none."""

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
    over all servers as well. The fewest are of games that the fewest points win, the most of those
    that the most win. Which of both is told of a family, its usual game decides.
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
