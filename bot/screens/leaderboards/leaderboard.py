"""Leaderboards, a page at a time: by wins or points, by rating, by deals of the day."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Final, Literal, TypeAlias

from babel.dates import format_skeleton

from bot.screens.components import Button, Row, Separator, rows
from bot.screens.daily.games import has_day_deal
from bot.screens.families import family_screens
from bot.screens.leaderboards.board import BoardLine, board_block
from bot.screens.phrases import apart, lines, listed, text
from bot.screens.screen import Screen, framed
from bot.text.button_ids import ANYWHERE, ButtonId
from bot.text.names import shown_as
from bot.text.phrasebook import Phrasebook
from data.days import DailyStanding
from data.fields import TournamentWon, WeeklySeason
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

By: TypeAlias = Literal["wins", "points", "rating", "daily", "champions"]
"""The order of a leaderboard: games won, points a deal, the rating, the day's deals; or winners."""

NO_RATING: Final = "\N{EN DASH}"

ORDERS: Final[tuple[By, ...]] = ("wins", "points", "rating", "daily", "champions")


A_ROW: Final = 2
"""Orders in a row, so that none stands by itself on a phone."""

CHAMPIONS_LISTED: Final = 10
"""Lines of the season of weekly tournaments."""


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
        if by == "champions":
            return ()
        return (self.week if by == "daily" else self.month, self.four_weeks, ALL_TIME)

    def usual(self, by: By) -> str:
        """Return what a board is of if nobody says."""
        if by in {"rating", "champions"}:
            return ALL_TIME
        return self.four_weeks if by == "daily" else self.month

    def closest(self, by: By, season: str) -> str:
        """Return the season that a board has in place of another board's."""
        if by == "champions":
            return ALL_TIME
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
    """Page `page` (from 0) of `pages`, turned while these seasons are running.

    If it is `explained`, small print below says how it is counted; else a button leads to that.
    """

    page: int
    pages: int
    seasons: Seasons
    explained: bool = True


def board_title(board: Leaderboard, seasons: Seasons, phrasebook: Phrasebook) -> str:
    """Head a board: what it counts, and of which season."""
    games = board.games
    family = phrasebook(f"family-{games.family}")
    title = family if games.preset is None else phrasebook(f"variant-{games.preset}")
    key = "board-title" if board.by in {"wins", "points"} else f"board-title-{board.by}"
    season = season_text(board.season, phrasebook, seasons)
    return phrasebook(key, games=title, season=season)


def board_keys(board: Leaderboard, turned: LeaderboardPage, phrasebook: Phrasebook) -> list[Row]:
    """Return the buttons: back and forward, the other seasons, why it is so, the other orders."""
    page, pages = turned.page, turned.pages
    turning = [
        Button(board.page(max(0, page - 1)), phrasebook("button-previous"), enabled=page > 0),
        Button(board.page(page + 1), phrasebook("button-next"), enabled=page + 1 < pages),
    ]
    return [
        *rows(turning if pages > 1 else []),
        *rows(
            [
                Button(
                    replace(board, season=season).page(0),
                    phrasebook("button-season", which=_kind_of(season)),
                )
                for season in turned.seasons.of(board.by)
                if season != board.season
            ]
            # Behind the orders it would stand in a line of its own on a phone.
            + [
                Button(replace(board.page(page), verb="board-why"), phrasebook("button-board-why"))
                for _ in range(not turned.explained)
            ]
        ),
        *rows(
            [
                Button(board.ranked(by, turned.seasons).page(0), phrasebook(f"button-by-{by}"))
                for by in orders_of(board.games.family)
                if by != board.by
            ],
            A_ROW,
        ),
    ]


def season_text(season: str, phrasebook: Phrasebook, seasons: Seasons | None = None) -> str:
    """Say a season: all time, November 2026, season 36, the week of 16 November.

    Those of four weeks that are running or were the last are called so, if `seasons` are running.
    """
    if seasons is not None and season in (seasons.four_weeks, seasons.last):
        return phrasebook("season-this" if season == seasons.four_weeks else "season-last")
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


def _kind_of(season: str) -> str:
    """Return what kind of season it is, for texts: `month`, `week`, `four-weeks` or `all`."""
    if season == ALL_TIME:
        return "all"
    return "month" if _is_month(season) else {"s": "four-weeks", "w": "week"}[season[0]]


def _is_month(season: str) -> bool:
    return season[:1].isdigit()


def leaderboard_screen(
    standings: Sequence[Standing],
    board: Leaderboard,
    turned: LeaderboardPage,
    *,
    ratings: Mapping[int, KeptRating],
    aborted: int,
    reader: int | None = None,
    phrasebook: Phrasebook,
) -> Screen:
    """Draw a page of a board by wins or by points, the `reader` marked who alone reads it.

    `ratings` are those of the people on the page. `aborted` games of the family were dealt here in
    that season and ended without a result.
    """
    found = [_line(standing, board, ratings, phrasebook) for standing in standings]
    second = "rating" if board.by == "wins" else "points"
    family = phrasebook(f"family-{board.games.family}")
    return _board_screen(
        board,
        turned,
        board_block(found, ("won", second), reader, phrasebook) or _nobody(board, phrasebook),
        phrasebook,
        small=(
            *(_reading(board, phrasebook) if found else ()),
            phrasebook("board-all-rules" if board.games.preset is None else "board-one-preset"),
            phrasebook("board-aborted", count=aborted, family=family) if aborted else None,
        ),
    )


def _board_screen(
    board: Leaderboard,
    turned: LeaderboardPage,
    page: str,
    phrasebook: Phrasebook,
    *,
    small: Sequence[str | None],
    above: str | None = None,
    below: str | None = None,
) -> Screen:
    """Draw a `page` between what is told `above` and `below` it, and in `small` print if asked."""
    said = (*small, season_days_text(board.season, phrasebook)) if turned.explained else ()
    return framed(
        text(board_title(board, turned.seasons, phrasebook), above),
        text(page),
        text(below),
        Separator(),
        text(_page_text(turned, phrasebook), *said),
        *board_keys(board, turned, phrasebook),
    )


def _page_text(turned: LeaderboardPage, phrasebook: Phrasebook) -> str | None:
    if turned.pages < 2:
        return None
    return phrasebook("board-page", page=turned.page + 1, pages=turned.pages)


def _line(
    standing: Standing,
    board: Leaderboard,
    ratings: Mapping[int, KeptRating],
    phrasebook: Phrasebook,
) -> BoardLine:
    won = phrasebook("board-games-won", wins=standing.wins, games=standing.games)
    rank, rating = standing.rank or 0, ratings.get(standing.person)
    name = shown_as(standing.name, phrasebook)
    if board.by == "wins":
        shown = NO_RATING if rating is None else rating_text(rating, phrasebook)
        return BoardLine(rank, standing.person, name, (won, shown))
    mean = phrasebook("board-mean", points=standing.points / max(1, standing.deals))
    return BoardLine(rank, standing.person, name, (won, mean))


def _nobody(board: Leaderboard, phrasebook: Phrasebook) -> str:
    if board.by == "wins":
        return phrasebook("board-empty")
    return phrasebook("board-empty-points", games=REGULAR)


def _reading(board: Leaderboard, phrasebook: Phrasebook) -> tuple[str, str]:
    """Say what the order is, and which points are good."""
    order = "board-order"
    if board.by != "wins":
        order += "-most" if board.games.highest_wins else "-fewest"
    note = phrasebook(f"family-{board.games.family}-leaderboard")
    return phrasebook(order, games=REGULAR), phrasebook("board-note", note=note)


def figures_text(standing: Standing, family: str, phrasebook: Phrasebook) -> str:
    """Say how well somebody plays: places, points, and the feats of the family."""
    place = standing.place_sum / max(1, standing.games)
    if standing.deals:
        figures = phrasebook("board-figures", place=place, points=standing.points / standing.deals)
    else:
        figures = phrasebook("board-figures-unstayed", place=place)
    return apart((figures, *feats_told(standing, family_screens(family).feats, phrasebook)))


def feats_told(standing: Standing, feats: Sequence[str], phrasebook: Phrasebook) -> tuple[str, ...]:
    """Say how many of each feat somebody has."""
    return tuple(phrasebook(f"feat-{feat}", count=standing.feats.get(feat, 0)) for feat in feats)


def daily_board_screen(
    rows: Sequence[DailyStanding],
    board: Leaderboard,
    turned: LeaderboardPage,
    *,
    champions: Sequence[DailyStanding],
    reader: int | None = None,
    phrasebook: Phrasebook,
) -> Screen:
    """Draw a page of the table; `champions` were first in the season before."""
    found = [
        BoardLine(
            row.rank,
            row.person,
            shown_as(row.name, phrasebook),
            (
                str(row.deals),
                phrasebook("board-percent", percent=row.percents / max(1, row.deals)),
                phrasebook("board-sum", points=row.percents),
            ),
        )
        for row in rows
    ]
    last = season_text(turned.seasons.last, phrasebook, turned.seasons)
    told = _first_text([one.name for one in champions], last, phrasebook)
    block = board_block(found, ("deals", "mean-percent", "points"), reader, phrasebook)
    return _board_screen(
        board,
        turned,
        block or phrasebook("board-empty-daily"),
        phrasebook,
        small=[phrasebook("board-order-daily") if found else None],
        above=told if champions else None,
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
    found = [
        BoardLine(
            row.rank or 0,
            row.person,
            shown_as(row.name, phrasebook),
            (str(row.games), rating_text(row, phrasebook)),
        )
        for row in rows
    ]
    season = season_text(board.season, phrasebook, turned.seasons)
    block = board_block(found, ("games", "rating"), own.person if own else None, phrasebook)
    return _board_screen(
        board,
        turned,
        block or phrasebook("board-empty-rating", games=LISTED_FROM),
        phrasebook,
        small=(
            phrasebook("board-order-rating", games=LISTED_FROM) if found else None,
            phrasebook("board-rating-season", season=season) if board.season != ALL_TIME else None,
        ),
        below=_own(own, phrasebook) if own is not None and not on_page else None,
    )


def champions_screen(
    won: Sequence[TournamentWon],
    season: WeeklySeason,
    last: WeeklySeason,
    board: Leaderboard,
    turned: LeaderboardPage,
    *,
    reader: int | None,
    phrasebook: Phrasebook,
) -> Screen:
    """Draw who has won the last tournaments of a server, and its season of weekly ones."""
    found = [
        BoardLine(
            line.rank,
            line.person,
            shown_as(line.name, phrasebook),
            (phrasebook("board-sum", points=line.score / 100),),
        )
        for line in season.lines[:CHAMPIONS_LISTED]
    ]
    told = [
        _first_text(
            [one.name for one in tournament.best],
            apart(
                (
                    phrasebook(f"variant-{tournament.field.preset}"),
                    _day_text(date.fromisoformat(day_of(tournament.field.closes_at)), phrasebook),
                )
            ),
            phrasebook,
        )
        for tournament in won
    ]
    if last.over and (best := [line.name for line in last.lines if line.rank == 1]):
        told.insert(0, _first_text(best, phrasebook("board-season-weekly"), phrasebook))
    since = _day_text(date.fromisoformat(season.first_day), phrasebook)
    block = board_block(found, ("points",), reader, phrasebook)
    return _board_screen(
        board,
        turned,
        block or "",
        phrasebook,
        small=(),
        above=lines(*(told or [phrasebook("board-empty-champions")])),
        below=phrasebook("board-weeks", day=since, weeks=season.weeks) if block else None,
    )


def _first_text(names: Sequence[str], where: str, phrasebook: Phrasebook) -> str:
    shown = listed([shown_as(name, phrasebook) for name in names], phrasebook)
    return phrasebook("board-champions", season=where, names=shown, count=len(names))


def rating_text(rating: KeptRating, phrasebook: Phrasebook) -> str:
    """Write a rating; one that is still uncertain bears a question mark."""
    key = "rating-provisional" if rating.provisional else "rating-settled"
    return phrasebook(key, rating=rating.shown)


def _own(own: KeptRating, phrasebook: Phrasebook) -> str:
    facts = {"rating": rating_text(own, phrasebook), "games": own.games}
    if own.rank is None:
        return phrasebook("board-own-unlisted", **facts)
    return phrasebook("board-own-rating", rank=own.rank, **facts)
