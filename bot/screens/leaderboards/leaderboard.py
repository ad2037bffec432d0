"""Leaderboards, a page at a time: by wins or points, by rating, by deals of the day."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Final, Literal, TypeAlias

from babel.dates import format_skeleton

from bot.screens.components import Button, Row, Separator, rows
from bot.screens.daily.games import has_day_deal
from bot.screens.families import family_screens
from bot.screens.phrases import apart, lines, listed, text
from bot.screens.screen import Screen, framed
from bot.text.button_ids import ANYWHERE, ButtonId
from bot.text.names import shown_as
from bot.text.phrasebook import Phrasebook
from data.daily import DailyStanding
from data.ratings import LISTED_FROM, KeptRating
from data.seasons import (
    ALL_TIME,
    day_before,
    day_of,
    four_weeks_days,
    four_weeks_of,
    season_of,
    week_of,
)
from data.standings import REGULAR, Standing
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
                    board.page(page + 1), phrasebook("button-next"), enabled=page + 1 < turned.pages
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


def leaderboard_screen(
    standings: Sequence[Standing],
    board: Leaderboard,
    turned: LeaderboardPage,
    *,
    aborted: int,
    phrasebook: Phrasebook,
) -> Screen:
    """Draw a page of a board by wins or by points.

    `aborted` games of the family were dealt here in that season and ended without a result.
    """
    family = phrasebook(f"family-{board.games.family}")
    preset = board.games.preset
    return framed(
        text(board_title(board, phrasebook)),
        text(*(_row(standing, board, phrasebook) for standing in standings))
        if standings
        else text(_nobody(board, phrasebook)),
        Separator(),
        text(
            phrasebook("board-page", page=turned.page + 1, pages=turned.pages),
            _order(board, phrasebook),
            phrasebook("board-note", note=phrasebook(f"family-{board.games.family}-leaderboard")),
            phrasebook("board-all-rules")
            if preset is None
            else phrasebook("board-one-preset", family=family),
            phrasebook("board-aborted", count=aborted, family=family) if aborted else None,
            season_days_text(board.season, phrasebook),
        ),
        *board_keys(board, turned, phrasebook),
    )


def _nobody(board: Leaderboard, phrasebook: Phrasebook) -> str:
    if board.by == "wins":
        return phrasebook("board-empty")
    return phrasebook("board-empty-points", games=REGULAR)


def _order(board: Leaderboard, phrasebook: Phrasebook) -> str:
    if board.by == "wins":
        return phrasebook("board-order")
    sense = "most" if board.games.highest_wins else "fewest"
    return phrasebook(f"board-order-{sense}", games=REGULAR)


def figures_text(standing: Standing, family: str, phrasebook: Phrasebook) -> str:
    """Say how well somebody plays: places, points, and the feats of the family."""
    figures = phrasebook(
        "board-figures",
        place=standing.place_sum / max(1, standing.games),
        points=standing.points / max(1, standing.deals),
    )
    return apart((figures, *feats_told(standing, family_screens(family).feats, phrasebook)))


def feats_told(standing: Standing, feats: Sequence[str], phrasebook: Phrasebook) -> tuple[str, ...]:
    """Say how many of each feat somebody has."""
    return tuple(phrasebook(f"feat-{feat}", count=standing.feats.get(feat, 0)) for feat in feats)


def _row(standing: Standing, board: Leaderboard, phrasebook: Phrasebook) -> str:
    family = board.games.family
    if board.by == "wins":
        head = phrasebook(
            "board-row",
            rank=standing.rank or 0,
            name=shown_as(standing.name, phrasebook),
            wins=standing.wins,
            games=standing.games,
        )
        return f"{head}\n{figures_text(standing, family, phrasebook)}"
    head = phrasebook(
        "board-row-points",
        rank=standing.rank or 0,
        name=shown_as(standing.name, phrasebook),
        points=standing.points / max(1, standing.deals),
    )
    figures = phrasebook(
        "board-figures-wins",
        place=standing.place_sum / max(1, standing.games),
        wins=standing.wins,
        games=standing.games,
    )
    told = apart((figures, *feats_told(standing, family_screens(family).feats, phrasebook)))
    return f"{head}\n{told}"


def daily_board_screen(
    rows: Sequence[DailyStanding],
    board: Leaderboard,
    turned: LeaderboardPage,
    *,
    champions: Sequence[DailyStanding],
    phrasebook: Phrasebook,
) -> Screen:
    """Draw a page of the table; `champions` were first in the season before."""
    names = [shown_as(one.name, phrasebook) for one in champions]
    return framed(
        text(
            board_title(board, phrasebook),
            phrasebook(
                "board-champions",
                season=season_text(turned.seasons.last, phrasebook),
                names=listed(names, phrasebook),
                count=len(names),
            )
            if names
            else None,
        ),
        text(*(_tries_row(row, phrasebook) for row in rows))
        if rows
        else text(phrasebook("board-empty-daily")),
        Separator(),
        text(
            phrasebook("board-page", page=turned.page + 1, pages=turned.pages),
            phrasebook("board-order-daily"),
            season_days_text(board.season, phrasebook),
        ),
        *board_keys(board, turned, phrasebook),
    )


def _tries_row(row: DailyStanding, phrasebook: Phrasebook) -> str:
    name = shown_as(row.name, phrasebook)
    mean = row.percents / max(1, row.deals)
    return lines(
        phrasebook("board-row-daily", rank=row.rank, name=name, percents=row.percents),
        phrasebook("board-figures-daily", deals=row.deals, mean=mean),
    )


def rating_list_screen(
    rows: Sequence[KeptRating],
    board: Leaderboard,
    turned: LeaderboardPage,
    *,
    own: KeptRating | None,
    phrasebook: Phrasebook,
) -> Screen:
    """Draw a page of ratings; `own` is the reader's, if nobody else reads it."""
    on_page = own is not None and own.person in {row.person for row in rows}
    return framed(
        text(board_title(board, phrasebook)),
        text(*(_rated_row(row, phrasebook) for row in rows))
        if rows
        else text(phrasebook("board-empty-rating", games=LISTED_FROM)),
        text(_own(own, phrasebook) if own is not None and not on_page else None),
        Separator(),
        text(
            phrasebook("board-page", page=turned.page + 1, pages=turned.pages),
            phrasebook("board-order-rating", games=LISTED_FROM),
            None
            if board.season == ALL_TIME
            else phrasebook("board-rating-season", season=season_text(board.season, phrasebook)),
            season_days_text(board.season, phrasebook),
        ),
        *board_keys(board, turned, phrasebook),
    )


def rating_text(rating: KeptRating, phrasebook: Phrasebook) -> str:
    """Write a rating; one that is still uncertain bears a question mark."""
    key = "rating-provisional" if rating.provisional else "rating-settled"
    return phrasebook(key, rating=rating.shown)


def _rated_row(rating: KeptRating, phrasebook: Phrasebook) -> str:
    return phrasebook(
        "board-row-rating",
        rank=rating.rank or 0,
        name=shown_as(rating.name, phrasebook),
        rating=rating_text(rating, phrasebook),
        games=rating.games,
    )


def _own(own: KeptRating, phrasebook: Phrasebook) -> str:
    facts = {"rating": rating_text(own, phrasebook), "games": own.games}
    if own.rank is None:
        return phrasebook("board-own-unlisted", **facts)
    return phrasebook("board-own-rating", rank=own.rank, **facts)
