"""Leaderboards by points, ratings and the day's deals, and how one leads to another."""

from dataclasses import replace

import pytest

from bot.screens.leaderboards.leaderboard import (
    By,
    Games,
    Leaderboard,
    LeaderboardPage,
    Seasons,
    champions_screen,
    daily_board_screen,
    leaderboard_screen,
    rating_list_screen,
)
from bot.screens.screen import Screen
from bot.screens.sheet import COLUMNS, columns_of
from data.days import DailyStanding
from data.fields import Entrant, Field, SeasonLine, TournamentWon, WeeklySeason
from data.ratings import KeptRating
from data.standings import Standing
from tests.each import each
from tests.screens.conftest import ENGLISH, buttons, texts
from tests.screens.figures import rating

NOVEMBER = 1_795_305_600_000
"""2026-11-22, 00:00 UTC."""
SEASONS = Seasons.at(NOVEMBER)
TURNED = LeaderboardPage(0, 1, SEASONS)
ANN = Standing(1, 11, "Ann", 12, 5, 22, 88, 560, {"moons": 2})


def said(screen: Screen) -> dict[str, str]:
    return {label: key["custom_id"] for label, key in buttons(screen).items()}


def by_points(games: Games, rows: tuple[Standing, ...]) -> Screen:
    board = Leaderboard(games, "2026-11", "points")
    return leaderboard_screen(rows, board, TURNED, ratings={}, aborted=0, phrasebook=ENGLISH)


def block(screen: Screen) -> list[str]:
    """The lines of the board, with single blanks."""
    lines = texts(screen).split("```")[1].strip("\n").splitlines()
    assert all(columns_of(line) <= COLUMNS for line in lines)
    return [" ".join(line.split()) for line in lines]


def ratings(*rows: KeptRating, own: KeptRating | None = None, season: str = "all") -> Screen:
    board = Leaderboard(Games("hearts"), season, "rating")
    return rating_list_screen(rows, board, TURNED, own=own, phrasebook=ENGLISH)


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
def test_points_are_wanted_or_not_by_what_is_played(games: Games, order: str) -> None:
    assert order in texts(by_points(games, (ANN,)))


def test_a_board_by_points_tells_the_mean_first() -> None:
    assert block(by_points(Games("hearts"), (ANN,))) == ["won points", "1 Ann 5/12 6.36"]
    empty = texts(by_points(Games("hearts"), ()))
    assert "Nobody is on this board yet. It takes 10 games that count." in empty


def test_each_order_leads_to_the_others_of_the_same_season() -> None:
    assert said(by_points(Games("hearts", "omnibus"), (ANN,))) == {
        "This season": "c1.-.board..points hearts s38 0 omnibus",
        "All time": "c1.-.board..points hearts all 0 omnibus",
        "By wins": "c1.-.board..hearts 2026-11 0 omnibus",
        "By rating": "c1.-.board..rating hearts 2026-11 0",
        "Deal of the day": "c1.-.board..daily hearts s38 0",
        "Champions": "c1.-.board..champions hearts all 0",
    }


@each(
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


def test_a_list_of_ratings_marks_those_that_are_uncertain() -> None:
    rows = (rating(rank=1), rating(12, "Bo", rank=2, shown=1499, games=10, provisional=True))
    told = texts(ratings(*rows))
    assert "### Ratings at Hearts on this server: all time" in told
    assert block(ratings(*rows)) == ["games rating", "1 Ann 34 1512", "2 Bo 10 1499?"]
    assert "Only people who have played" not in told
    month = texts(ratings(*rows, season="2026-11"))
    assert "Only people who have played in this time: November 2026." in month
    assert "This one is from 2 November to 29 November." in texts(ratings(*rows, season="s38"))


def test_a_reader_finds_their_own_place_below_a_page_without_them() -> None:
    ann, bo = rating(rank=34), rating(12, "Bo", rank=1)
    assert "You are number 34: 1512 after 34 rated games." in texts(ratings(bo, own=ann))
    assert "You are" not in texts(ratings(ann, own=ann))
    assert "You are" not in texts(ratings(bo))
    new = texts(ratings(own=replace(ann, rank=None, games=1, provisional=True)))
    assert "You are at 1512? after 1 rated game." in new
    assert "Nobody is on this board yet. It takes 10 rated games." in new
    assert "for Hearts" not in new


def test_the_table_of_the_days_deals() -> None:
    rows = (DailyStanding(1, 11, "Ann", 13, 964.6), DailyStanding(2, 12, "", 1, 50.0))
    board = Leaderboard(Games("hearts"), "s38", "daily")
    screen = daily_board_screen(rows, board, TURNED, champions=rows[:1], phrasebook=ENGLISH)
    told = texts(screen)
    assert "First in last season: **Ann**" in told
    assert "### Deal of the day at Hearts on this server: this season" in told
    assert block(screen)[:2] == ["deals % points", "1 Ann 13 74.2 965"]
    assert block(screen)[2].endswith(" 1 50 50")
    assert list(said(screen).items())[:2] == [
        ("This week", "c1.-.board..daily hearts w2026-11-16 0"),
        ("All time", "c1.-.board..daily hearts all 0"),
    ]
    empty = daily_board_screen((), board, TURNED, champions=(), phrasebook=ENGLISH)
    assert "Nobody is on this board yet." in texts(empty)
    assert "First" not in texts(empty)
    both = daily_board_screen(rows, board, TURNED, champions=rows, phrasebook=ENGLISH)
    assert "First together in last season: **Ann and " in texts(both)


def test_who_shares_a_rank_is_numbered_once() -> None:
    # As the store has them in order: of equals those of the best rating first.
    people = (("Bo", 11), ("Cy", 12), ("Ann", 13), ("Di", 13))
    rows = [replace(ANN, person=at, name=name, rank=rank) for at, (name, rank) in enumerate(people)]
    found = {0: rating(0, "Bo", shown=1520), 1: rating(1, "Cy", shown=1490)}
    board = Leaderboard(Games("hearts"), "2026-11")
    screen = leaderboard_screen(
        rows, board, TURNED, ratings=found, aborted=0, reader=1, phrasebook=ENGLISH
    )
    assert block(screen) == [
        "won rating",
        "11 Bo 5/12 1520",
        "12➤ Cy 5/12 1490",
        "13 Ann 5/12 \N{EN DASH}",
        "Di 5/12 \N{EN DASH}",
    ]


@pytest.mark.parametrize("by", ["wins", "points", "rating", "daily"])
def test_a_public_board_has_its_small_print_behind_a_button(by: By) -> None:
    board = Leaderboard(Games("hearts"), "s38", by)

    def drawn(turned: LeaderboardPage) -> Screen:
        if by == "rating":
            return rating_list_screen([rating(rank=1)], board, turned, own=None, phrasebook=ENGLISH)
        if by == "daily":
            rows = [DailyStanding(1, 11, "Ann", 13, 964.6)]
            return daily_board_screen(rows, board, turned, champions=(), phrasebook=ENGLISH)
        return leaderboard_screen([ANN], board, turned, ratings={}, aborted=3, phrasebook=ENGLISH)

    explained, public = drawn(TURNED), drawn(replace(TURNED, explained=False))
    assert "first" in texts(explained) or "brings as many points" in texts(explained)
    assert "-#" in texts(explained)
    assert "-#" not in texts(public)
    assert block(public) == block(explained)
    assert set(said(public)) - set(said(explained)) == {"?"}
    # A phone has no room for it behind the three orders.
    labels = [*said(public)]
    assert labels.index("?") < min(labels.index(one) for one in labels if one.startswith("By "))
    assert said(public)["?"] == board.page(0).custom_id.replace(".board.", ".board-why.")


def test_a_board_of_one_page_cannot_be_turned() -> None:
    board = Leaderboard(Games("hearts"), "2026-11")
    labels = [
        set(
            said(
                leaderboard_screen(
                    (ANN,),
                    board,
                    LeaderboardPage(0, pages, SEASONS),
                    ratings={},
                    aborted=0,
                    phrasebook=ENGLISH,
                )
            )
        )
        for pages in (1, 2)
    ]
    assert {"Previous", "Next"}.isdisjoint(labels[0])
    assert {"Previous", "Next"} < labels[1]


def won(preset: str, *names: str) -> TournamentWon:
    field = Field(
        field_id="k3f9abcd",
        kind="tournament",
        family="hearts",
        preset=preset,
        options={},
        opens_at=0,
        closes_at=NOVEMBER,
    )
    return TournamentWon(field, tuple(Entrant(at, one, 1, 7000, 1) for at, one in enumerate(names)))


def champions(
    *told: TournamentWon, lines: tuple[SeasonLine, ...] = (), last: tuple[SeasonLine, ...] = ()
) -> Screen:
    return champions_screen(
        told,
        WeeklySeason("2026-10-26", 3, lines),
        WeeklySeason("2026-09-21", 5, last),
        Leaderboard(Games("hearts"), "all", "champions"),
        TURNED,
        reader=None,
        phrasebook=ENGLISH,
    )


def test_champions_are_named_with_their_tournaments_and_the_season_of_weekly_ones() -> None:
    season = (
        SeasonLine(1, 11, "Ann", 21_050, (7000, 7050, 7000)),
        SeasonLine(2, 12, "", 5000, (None, 5000, None)),
    )
    screen = champions(won("standard", "Ann"), won("canasta_book", "Bob", "Ann"), lines=season)
    shown = texts(screen)
    assert "First in Hearts · 22 November: **Ann**" in shown
    assert "First together in Canasta · 22 November: **Bob and Ann**" in shown
    assert block(screen) == ["points", "1 Ann 210", "2 Former player 50"]
    assert "since 26 October, 3 of 5 over" in shown
    assert "in the last five weeks: **Ann**" in texts(champions(last=season))
    empty = texts(champions())
    assert "Nobody has won a tournament here yet." in empty
    assert "Weekly" not in empty
