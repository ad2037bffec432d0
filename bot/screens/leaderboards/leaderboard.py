"""Leaderboards, a page at a time: by wins or points, by rating, by deals of the day."""

from collections.abc import Sequence

from bot.screens.components import Separator
from bot.screens.families import family_screens
from bot.screens.leaderboards.boards import (
    Leaderboard,
    LeaderboardPage,
    board_keys,
    board_title,
    season_days_text,
    season_text,
)
from bot.screens.phrases import apart, lines, listed, text
from bot.screens.screen import Screen, framed
from bot.text.names import shown_as
from bot.text.phrasebook import Phrasebook
from data.daily import DailyStanding
from data.ratings import LISTED_FROM, KeptRating
from data.seasons import ALL_TIME
from data.standings import REGULAR, Standing


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
