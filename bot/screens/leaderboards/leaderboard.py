"""The leaderboard of a guild, a page at a time: by wins or by points a deal."""

from collections.abc import Sequence

from bot.screens.components import Separator
from bot.screens.families import family_screens
from bot.screens.leaderboards.boards import (
    Leaderboard,
    LeaderboardPage,
    board_keys,
    board_title,
    season_days_text,
)
from bot.screens.phrases import apart, text
from bot.screens.screen import Screen, framed
from bot.text.names import shown_as
from bot.text.phrasebook import Phrasebook
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
