"""The table of the day's deals in a guild, a page at a time."""

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
from bot.screens.phrases import lines, listed, text
from bot.screens.screen import Screen, framed
from bot.text.names import shown_as
from bot.text.phrasebook import Phrasebook
from data.daily import DailyStanding


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
        text(*(_row(row, phrasebook) for row in rows))
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


def _row(row: DailyStanding, phrasebook: Phrasebook) -> str:
    name = shown_as(row.name, phrasebook)
    mean = row.percents / max(1, row.deals)
    return lines(
        phrasebook("board-row-daily", rank=row.rank, name=name, percents=row.percents),
        phrasebook("board-figures-daily", deals=row.deals, mean=mean),
    )
