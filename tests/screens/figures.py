"""Figures of a person who has played everything there is, for screens to draw."""

from bot.screens.leaderboards.stats import DailyFigures, Figures, RatingFigures, RecentRegret
from data.days import DailyStanding, Streak
from data.ratings import AgainstLevel, BestGame, Bests, KeptRating, Meetings, Reliability
from data.standings import Standing
from engine.records.appraising import Regret


def rating(
    person: int = 11,
    name: str = "Ann",
    *,
    rank: int | None = 3,
    shown: int = 1512,
    games: int = 34,
    provisional: bool = False,
) -> KeptRating:
    """Return a rating as it is kept."""
    return KeptRating(person, name, rank, shown, 3.0, games, provisional)


def everything(family: str, standing: Standing) -> Figures:
    """Return figures in which nothing is missing."""
    return Figures(
        family,
        standing,
        standing,
        12,
        rating=RatingFigures(
            rating(provisional=True),
            rating(rank=None, shown=1498),
            rating(rank=7, shown=1540, games=20),
            rating(rank=None, shown=1612, games=8),
            (1490, 1475, 1531, 1512),
        ),
        bests=Bests(5, 2, BestGame(12, "g1"), BestGame(5040, "g2")),
        computers=(
            AgainstLevel("easy", 15, 12),
            AgainstLevel("medium", 9, 3),
            AgainstLevel("hard", 2, 0),
        ),
        meetings=Meetings(12, 7, 1, 4, 3),
        reliability=Reliability(50, 48),
        daily=DailyFigures(
            Streak(5, 12), "s38", DailyStanding(4, 11, "Ann", 13, 964.6), champion_of="s37"
        ),
        regret=RecentRegret(Regret(65.1, 8.4, 210), 12),
    )
