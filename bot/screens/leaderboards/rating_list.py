"""The list of ratings in a guild, a page at a time."""

from collections.abc import Sequence

from bot.screens.components import Separator
from bot.screens.leaderboards.boards import (
    Leaderboard,
    LeaderboardPage,
    board_keys,
    board_title,
    season_days_text,
    season_text,
)
from bot.screens.phrases import text
from bot.screens.screen import Screen, framed
from bot.text.names import shown_as
from bot.text.phrasebook import Phrasebook
from data.ratings import LISTED_FROM, KeptRating
from data.seasons import ALL_TIME


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
        text(*(_row(row, phrasebook) for row in rows))
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


def _row(rating: KeptRating, phrasebook: Phrasebook) -> str:
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
