"""The leaderboard of a guild, a page at a time."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from babel.dates import format_skeleton

from bot.button_ids import ANYWHERE, ButtonId
from bot.names import shown_as
from bot.phrasebook import Phrasebook
from bot.screens.components import Button, Separator, rows
from bot.screens.families import family_screens
from bot.screens.phrases import apart, text
from bot.screens.screen import Screen, framed
from data.seasons import ALL_TIME
from data.standings import Standing


@dataclass(frozen=True, slots=True)
class Games:
    """The games that a board counts: a family's, or those by one preset as it is."""

    family: str
    preset: str | None = None


def leaderboard_screen(
    standings: Sequence[Standing],
    games: Games,
    *,
    season: str,
    this_season: str,
    page: int,
    pages: int,
    aborted: int,
    phrasebook: Phrasebook,
) -> Screen:
    """Draw page `page` (from 0) of `pages`; seasons are `all` or a month such as `2026-11`.

    `aborted` games of the family were dealt here in that season and ended without a result.
    """
    other = this_season if season == ALL_TIME else ALL_TIME
    family = phrasebook(f"family-{games.family}")
    title = family if games.preset is None else phrasebook(f"variant-{games.preset}")

    def turn(to_season: str, to_page: int) -> ButtonId:
        said = (games.family, to_season, str(to_page), *filter(None, (games.preset,)))
        return ButtonId(ANYWHERE, "board", text=" ".join(said))

    return framed(
        text(phrasebook("board-title", games=title, season=season_text(season, phrasebook))),
        text(*(_row(standing, games.family, phrasebook) for standing in standings))
        if standings
        else text(phrasebook("board-empty")),
        Separator(),
        text(
            phrasebook("board-page", page=page + 1, pages=pages),
            phrasebook("board-order"),
            phrasebook("board-note", note=phrasebook(f"family-{games.family}-leaderboard")),
            phrasebook("board-all-rules")
            if games.preset is None
            else phrasebook("board-one-preset", family=family),
            phrasebook("board-aborted", count=aborted, family=family) if aborted else None,
        ),
        *rows(
            [
                Button(
                    turn(season, max(0, page - 1)), phrasebook("button-previous"), enabled=page > 0
                ),
                Button(turn(season, page + 1), phrasebook("button-next"), enabled=page + 1 < pages),
                Button(
                    turn(other, 0),
                    phrasebook("button-season", season=season_text(other, phrasebook)),
                ),
            ]
        ),
    )


def season_text(season: str, phrasebook: Phrasebook) -> str:
    """Say a season: all time, November 2026."""
    if season == ALL_TIME:
        return phrasebook("season-all")
    month = date.fromisoformat(f"{season}-01")
    return format_skeleton("yMMMM", month, locale=phrasebook.conventions)


def figures_text(standing: Standing, family: str, phrasebook: Phrasebook) -> str:
    """Say how well somebody plays: places, points, and the feats of the family."""
    feats = (
        phrasebook(f"feat-{feat}", count=standing.feats.get(feat, 0))
        for feat in family_screens(family).feats
    )
    figures = phrasebook(
        "board-figures",
        place=standing.place_sum / max(1, standing.games),
        points=standing.points / max(1, standing.deals),
    )
    return apart((figures, *feats))


def _row(standing: Standing, family: str, phrasebook: Phrasebook) -> str:
    head = phrasebook(
        "board-row",
        rank=standing.rank,
        name=shown_as(standing.name, phrasebook),
        wins=standing.wins,
        games=standing.games,
    )
    return f"{head}\n{figures_text(standing, family, phrasebook)}"
