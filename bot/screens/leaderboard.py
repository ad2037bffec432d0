"""The leaderboard of a guild, a page at a time."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.names import safe_name
from bot.screens.components import Layout, button, rows
from bot.screens.families import family_screens
from bot.screens.phrases import framed, line, text
from bot.sentences import ANYWHERE, Sentence
from bot.words import Words
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
    words: Words,
) -> Layout:
    """Draw page `page` (from 0) of `pages`; seasons are `all` or a month such as `2026-11`."""
    other = this_season if season == ALL_TIME else ALL_TIME
    family = words(f"family-{games.family}")
    title = family if games.preset is None else words(f"variant-{games.preset}")

    def turn(to_season: str, to_page: int) -> Sentence:
        said = (games.family, to_season, str(to_page), *filter(None, (games.preset,)))
        return Sentence(ANYWHERE, "board", text=" ".join(said))

    return framed(
        text(words("board-title", games=title, season=season_text(season, words))),
        text(*(_row(standing, games.family, words) for standing in standings))
        if standings
        else text(words("board-empty")),
        line(),
        text(
            words("board-page", page=page + 1, pages=pages),
            words("board-order"),
            words("board-note", note=words(f"family-{games.family}-board")),
            words("board-all-rules")
            if games.preset is None
            else words("board-one-preset", family=family),
        ),
        *rows(
            [
                button(turn(season, max(0, page - 1)), words("button-previous"), enabled=page > 0),
                button(turn(season, page + 1), words("button-next"), enabled=page + 1 < pages),
                button(turn(other, 0), words("button-season", season=season_text(other, words))),
            ]
        ),
    )


def season_text(season: str, words: Words) -> str:
    """Say a season: all time, November 2026."""
    if season == ALL_TIME:
        return words("season-all")
    year, _, month = season.partition("-")
    return words("season-month", month=int(month), year=year)


def figures_text(standing: Standing, family: str, words: Words) -> str:
    """Say how well somebody plays: places, points, and the feats of the family."""
    feats = (
        words(f"feat-{feat}", count=standing.feats.get(feat, 0))
        for feat in family_screens(family).feats
    )
    figures = words(
        "board-figures",
        place=standing.place_sum / max(1, standing.games),
        points=standing.points / max(1, standing.deals),
    )
    return " · ".join((figures, *feats))


def _row(standing: Standing, family: str, words: Words) -> str:
    head = words(
        "board-row",
        rank=standing.rank,
        name=safe_name(standing.name),
        wins=standing.wins,
        games=standing.games,
    )
    return f"{head}\n{figures_text(standing, family, words)}"
