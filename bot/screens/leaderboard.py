"""The leaderboard of a guild, a page at a time."""

from collections.abc import Sequence

from bot.names import safe_name
from bot.screens.components import Layout, button, rows
from bot.screens.phrases import framed, line, text
from bot.sentences import ANYWHERE, Sentence
from bot.words import Words
from data.seasons import ALL_TIME
from data.standings import Standing


def leaderboard_screen(
    standings: Sequence[Standing],
    *,
    season: str,
    this_season: str,
    family: str,
    page: int,
    pages: int,
    words: Words,
) -> Layout:
    """Draw page `page` (from 0) of `pages`; seasons are `all` or a month such as `2026-11`."""
    other = this_season if season == ALL_TIME else ALL_TIME

    def turn(to_season: str, to_page: int) -> Sentence:
        return Sentence(ANYWHERE, "board", text=f"{family} {to_season} {to_page}")

    return framed(
        text(words("board-title", season=season_text(season, words))),
        text(*(_row(standing, words) for standing in standings))
        if standings
        else text(words("board-empty")),
        line(),
        text(words("board-page", page=page + 1, pages=pages), words("board-order")),
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


def figures_text(standing: Standing, words: Words) -> str:
    """Say how well somebody plays: places, points and moons."""
    return words(
        "board-figures",
        place=standing.place_sum / max(1, standing.games),
        points=standing.points / max(1, standing.deals),
        moons=standing.feats.get("moons", 0),
    )


def _row(standing: Standing, words: Words) -> str:
    head = words(
        "board-row",
        rank=standing.rank,
        name=safe_name(standing.name),
        wins=standing.wins,
        games=standing.games,
    )
    return f"{head}\n{figures_text(standing, words)}"
