"""Leaderboards by points, ratings and the day's deals, and how one leads to another."""

from dataclasses import replace

import pytest

from bot.screens.leaderboards.leaderboard import (
    By,
    Games,
    Leaderboard,
    LeaderboardPage,
    Seasons,
    daily_board_screen,
    leaderboard_screen,
    rating_list_screen,
)
from bot.screens.screen import Screen
from bot.text.phrasebook import Phrasebook
from data.daily import DailyStanding
from data.ratings import KeptRating
from data.standings import Standing
from tests.screens.conftest import buttons, faults, texts
from tests.screens.figures import rating

NOVEMBER = 1_795_305_600_000
"""2026-11-22, 00:00 UTC."""
SEASONS = Seasons.at(NOVEMBER)
TURNED = LeaderboardPage(0, 1, SEASONS)
ANN = Standing(1, 11, "Ann", 12, 5, 22, 88, 560, {"moons": 2})


def said(screen: Screen) -> dict[str, str]:
    assert faults(screen) == []
    return {label: key["custom_id"] for label, key in buttons(screen).items()}


def by_points(phrasebook: Phrasebook, games: Games, rows: tuple[Standing, ...]) -> Screen:
    board = Leaderboard(games, "2026-11", "points")
    return leaderboard_screen(rows, board, TURNED, aborted=0, phrasebook=phrasebook)


def ratings(
    phrasebook: Phrasebook, *rows: KeptRating, own: KeptRating | None = None, season: str = "all"
) -> Screen:
    board = Leaderboard(Games("hearts"), season, "rating")
    return rating_list_screen(rows, board, TURNED, own=own, phrasebook=phrasebook)


def test_the_seasons_of_a_moment() -> None:
    assert Seasons("w2026-11-16", "2026-11", "s38", "s37") == SEASONS


@pytest.mark.parametrize(
    ("games", "order"),
    [
        (Games("hearts"), "Fewest points a deal first, from 10 games on."),
        (Games("hearts", "reverse_hearts"), "Most points a deal first"),
        (Games("canasta"), "Most points a deal first"),
        (Games("all_fours"), "Most points a deal first"),
    ],
)
def test_points_are_wanted_or_not_by_what_is_played(
    phrasebook: Phrasebook, games: Games, order: str
) -> None:
    assert order in texts(by_points(phrasebook, games, (ANN,)))


def test_a_board_by_points_tells_the_mean_first(phrasebook: Phrasebook) -> None:
    told = texts(by_points(phrasebook, Games("hearts"), (ANN,)))
    assert "1\\. **Ann**: 6.36 points a deal\n" in told
    assert "-# 5 wins in 12 games · average place 1.83 · 2 moons" in told
    empty = texts(by_points(phrasebook, Games("hearts"), ()))
    assert "Nobody is on this board yet. It takes 10 games that count." in empty


def test_each_order_leads_to_the_others_of_the_same_season(phrasebook: Phrasebook) -> None:
    assert said(by_points(phrasebook, Games("hearts", "omnibus"), (ANN,))) == {
        "Previous": "c1.-.board..points hearts 2026-11 0 omnibus",
        "Next": "c1.-.board..points hearts 2026-11 1 omnibus",
        "Show season 38": "c1.-.board..points hearts s38 0 omnibus",
        "Show all time": "c1.-.board..points hearts all 0 omnibus",
        "By wins": "c1.-.board..hearts 2026-11 0 omnibus",
        "By rating": "c1.-.board..rating hearts 2026-11 0",
        "Deal of the day": "c1.-.board..daily hearts s38 0",
    }


@pytest.mark.parametrize(
    ("by", "season", "to", "leads_to"),
    [
        ("wins", "2025-02", "rating", "2026-11"),
        ("wins", "s30", "rating", "s38"),
        ("wins", "s30", "daily", "s30"),
        ("points", "2025-02", "wins", "2025-02"),
        ("daily", "w2026-11-09", "wins", "2026-11"),
        ("daily", "w2026-11-09", "rating", "2026-11"),
        ("rating", "all", "daily", "all"),
    ],
)
def test_a_season_that_another_board_does_not_have_leads_to_a_running_one(
    by: By, season: str, to: By, leads_to: str
) -> None:
    board = Leaderboard(Games("hearts"), season, by).ranked(to, SEASONS)
    assert board == Leaderboard(Games("hearts"), leads_to, to)


def test_a_list_of_ratings_marks_those_that_are_uncertain(phrasebook: Phrasebook) -> None:
    rows = (rating(rank=1), rating(12, "Bo", rank=2, shown=1499, games=10, provisional=True))
    told = texts(ratings(phrasebook, *rows))
    assert "### Ratings at Hearts in this server: all time" in told
    assert "1\\. **Ann**: 1512 in 34 games" in told
    assert "2\\. **Bo**: 1499? in 10 games" in told
    assert "Only people who have played" not in told
    month = texts(ratings(phrasebook, *rows, season="2026-11"))
    assert "Only people who have played in this time: November 2026." in month
    four_weeks = texts(ratings(phrasebook, *rows, season="s38"))
    assert "This one is from 2 November to 29 November." in four_weeks


def test_a_reader_finds_their_own_place_below_a_page_without_them(phrasebook: Phrasebook) -> None:
    ann, bo = rating(rank=34), rating(12, "Bo", rank=1)
    assert "You are number 34: 1512 after 34 rated games." in texts(
        ratings(phrasebook, bo, own=ann)
    )
    assert "You are" not in texts(ratings(phrasebook, ann, own=ann))
    assert "You are" not in texts(ratings(phrasebook, bo))
    new = texts(ratings(phrasebook, own=replace(ann, rank=None, games=1, provisional=True)))
    assert "You are at 1512? after 1 rated game." in new
    assert "Nobody is on this board yet. It takes 10 rated games." in new
    assert "for Hearts" not in new


def test_the_table_of_the_days_deals(phrasebook: Phrasebook) -> None:
    rows = (DailyStanding(1, 11, "Ann", 13, 964.6), DailyStanding(2, 12, "", 1, 50.0))
    board = Leaderboard(Games("hearts"), "s38", "daily")
    screen = daily_board_screen(rows, board, TURNED, champions=rows[:1], phrasebook=phrasebook)
    told = texts(screen)
    assert "First in season 37: **Ann**" in told
    assert "1\\. **Ann**: 965 points\n-# 13 deals · 74.2 % on average" in told
    assert "50 points\n-# 1 deal · 50 % on average" in told
    assert {label: key for label, key in said(screen).items() if label.startswith("Show")} == {
        "Show week from 16 November": "c1.-.board..daily hearts w2026-11-16 0",
        "Show all time": "c1.-.board..daily hearts all 0",
    }
    empty = daily_board_screen((), board, TURNED, champions=(), phrasebook=phrasebook)
    assert "Nobody is on this board yet." in texts(empty)
    assert "First" not in texts(empty)
    both = daily_board_screen(rows, board, TURNED, champions=rows, phrasebook=phrasebook)
    assert "First together in season 37: **Ann and " in texts(both)
