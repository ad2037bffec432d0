"""What all leaderboards share: what they count, their heading, and the buttons that turn them."""

from dataclasses import dataclass, replace
from datetime import date
from typing import Final, Literal, TypeAlias

from babel.dates import format_skeleton

from bot.screens.components import Button, Row, rows
from bot.screens.daily.games import has_day_deal
from bot.screens.families import family_screens
from bot.text.button_ids import ANYWHERE, ButtonId
from bot.text.phrasebook import Phrasebook
from data.seasons import (
    ALL_TIME,
    day_before,
    day_of,
    four_weeks_days,
    four_weeks_of,
    season_of,
    week_of,
)
from engine.games.catalogue import variant

By: TypeAlias = Literal["wins", "points", "rating", "daily"]
"""What a leaderboard ranks by: games won, points a deal, the rating, or the day's deals."""

ORDERS: Final[tuple[By, ...]] = ("wins", "points", "rating", "daily")


def orders_of(family: str) -> tuple[By, ...]:
    """Return what boards of a family rank by: by the day's deals if it has any."""
    return tuple(by for by in ORDERS if by != "daily" or has_day_deal(family))


@dataclass(frozen=True, slots=True)
class Games:
    """The games that a board counts: a family's, or those by one preset as it is."""

    family: str
    preset: str | None = None

    @property
    def highest_wins(self) -> bool:
        """Whether points are wanted in these games; in a family, in what it opens usually."""
        usual = family_screens(self.family).offers[0].default.key
        return variant(self.preset or usual).highest_wins


@dataclass(frozen=True, slots=True)
class Seasons:
    """The seasons that are running: the week, the month, and the four weeks.

    `last` are the four weeks before.
    """

    week: str
    month: str
    four_weeks: str
    last: str

    @classmethod
    def at(cls, moment: int) -> "Seasons":
        """Return the seasons of a moment in milliseconds since 1970."""
        today = day_of(moment)
        four_weeks = four_weeks_of(today)
        last = four_weeks_of(day_before(four_weeks_days(four_weeks)[0]))
        return cls(week_of(today), season_of(moment), four_weeks, last)

    def of(self, by: By) -> tuple[str, ...]:
        """Return what a board may be of, the shortest first."""
        return (self.week if by == "daily" else self.month, self.four_weeks, ALL_TIME)

    def usual(self, by: By) -> str:
        """Return what a board is of if nobody says."""
        usual: dict[By, str] = {"rating": ALL_TIME, "daily": self.four_weeks}
        return usual.get(by, self.month)

    def closest(self, by: By, season: str) -> str:
        """Return the season that a board has in place of another board's."""
        if by == "rating" and season != ALL_TIME:
            # A list of ratings is that of today, so a season that is over has none.
            return self.four_weeks if season.startswith("s") else self.month
        if by == "daily":
            return self.usual(by) if _is_month(season) else season
        return self.month if season.startswith("w") else season


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """A leaderboard: of which games and which season, and what it ranks by.

    Ratings and the day's deals know nothing of presets: such a board is of the whole family.
    """

    games: Games
    season: str
    by: By = "wins"

    def page(self, page: int) -> ButtonId:
        """Return what the button says that leads to a page, counted from 0."""
        order = "" if self.by == "wins" else self.by
        said = (order, self.games.family, self.season, str(page), self.games.preset or "")
        return ButtonId(ANYWHERE, "board", text=" ".join(filter(None, said)))

    def ranked(self, by: By, seasons: Seasons) -> "Leaderboard":
        """Return the board of the same games that ranks by something else."""
        games = self.games if by in {"wins", "points"} else Games(self.games.family)
        return Leaderboard(games, seasons.closest(by, self.season), by)


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """Page `page` (from 0) of `pages`, turned while these seasons are running."""

    page: int
    pages: int
    seasons: Seasons


def board_title(board: Leaderboard, phrasebook: Phrasebook) -> str:
    """Head a board: what it counts, and of which season."""
    games = board.games
    family = phrasebook(f"family-{games.family}")
    title = family if games.preset is None else phrasebook(f"variant-{games.preset}")
    key = {"rating": "board-title-rating", "daily": "board-title-daily"}.get(
        board.by, "board-title"
    )
    return phrasebook(key, games=title, season=season_text(board.season, phrasebook))


def board_keys(board: Leaderboard, turned: LeaderboardPage, phrasebook: Phrasebook) -> list[Row]:
    """Return the buttons: back and forward, the other seasons, the other orders."""
    page = turned.page
    return [
        *rows(
            [
                Button(
                    board.page(max(0, page - 1)), phrasebook("button-previous"), enabled=page > 0
                ),
                Button(
                    board.page(page + 1),
                    phrasebook("button-next"),
                    enabled=page + 1 < turned.pages,
                ),
            ]
        ),
        *rows(
            [
                Button(
                    replace(board, season=season).page(0),
                    phrasebook("button-season", season=season_text(season, phrasebook)),
                )
                for season in turned.seasons.of(board.by)
                if season != board.season
            ]
        ),
        *rows(
            [
                Button(board.ranked(by, turned.seasons).page(0), phrasebook(f"button-by-{by}"))
                for by in orders_of(board.games.family)
                if by != board.by
            ]
        ),
    ]


def season_text(season: str, phrasebook: Phrasebook) -> str:
    """Say a season: all time, November 2026, season 38, the week of 16 November."""
    if season == ALL_TIME:
        return phrasebook("season-all")
    if season.startswith("s"):
        return phrasebook("season-four-weeks", number=int(season[1:]))
    if season.startswith("w"):
        monday = date.fromisoformat(season[1:])
        return phrasebook("season-week", day=_day_text(monday, phrasebook))
    month = date.fromisoformat(f"{season}-01")
    return format_skeleton("yMMMM", month, locale=phrasebook.conventions)


def season_days_text(season: str, phrasebook: Phrasebook) -> str | None:
    """Say from when to when four weeks last; None of another season."""
    if not season.startswith("s"):
        return None
    first, last = map(date.fromisoformat, four_weeks_days(season))
    return phrasebook(
        "season-four-weeks-days",
        first=_day_text(first, phrasebook),
        last=_day_text(last, phrasebook),
    )


def _day_text(day: date, phrasebook: Phrasebook) -> str:
    return format_skeleton("MMMMd", day, locale=phrasebook.conventions)


def _is_month(season: str) -> bool:
    return season[:1].isdigit()
