"""One person's figures, as `/stats` draws them."""

from dataclasses import replace

import pytest

from bot.pictures.scenes import CourseScene
from bot.screens.leaderboards.stats import Figures, RecentRegret, Subject, course_alt, stats_screen
from data.ratings import Meetings, Reliability
from data.standings import Standing
from engine.records.appraising import Regret
from tests.screens.conftest import ENGLISH, buttons, texts
from tests.screens.figures import everything

ANN = Standing(1, 11, "Ann", 12, 5, 22, 88, 560, {"moons": 2, "queens-given": 7})
SUBJECT = Subject(11, "Ann", 12, "Bo")
HEARTS = everything("hearts", ANN)


def drawn(figures: Figures, subject: Subject = SUBJECT) -> str:
    screen = stats_screen(subject, figures, ("hearts", "canasta"), ENGLISH)
    return texts(screen)


def test_all_there_is_to_tell_is_told() -> None:
    told = drawn(HEARTS)
    for line in (
        "### Ann at Hearts on this server",
        "First of this server in season 37",
        "**Rating: 1512?**, number 3, after 34 rated games",
        "-# ? = still uncertain.",
        "-# In all servers: 1498",
        "Rating: 1540 after 20 deals",
        "-# The rating over 4 games",
        "5 wins in 12 games, number 1 on the leaderboard",
        "-# 7 queens given",
        "longest streak: 5 wins · now 2 · best game: 12 points",
        "**Against Bo**",
        "12 games: ahead in 7, level in 1, behind in 4 · partners in 3 games",
        "easy: ahead in 12 of 15 games",
        "hard: ahead in 0 of 2 games",
        "5 days in a row · longest: 12 days",
        "season 38: number 4 with 13 deals, 74.2% on average",
        "**Reliability: 96%**, 48 of the last 50 games",
        "**Points lost per decision: 0.31** (give or take 0.04)",
        "-# 210 decisions in the last 12 games of yours that the strong player has looked at.",
    ):
        assert line in told


def test_of_points_by_the_hundred_no_fractions_are_told() -> None:
    lost = RecentRegret(Regret(640.2, 423.3, 15), 1)
    told = drawn(replace(everything("canasta", ANN), regret=lost))
    assert "**Points lost per decision: 43** (give or take 28)" in told


def test_the_best_game_is_the_one_with_most_points_if_points_are_wanted() -> None:
    assert "best game: 5040 points" in drawn(everything("canasta", ANN))


def test_what_there_is_no_data_of_is_not_told() -> None:
    told = drawn(Figures("hearts", None, replace(ANN, feats={})), Subject(11, "Ann"))
    for word in ("Rating", "streak", "Against", "day", "Reliability", "queen", "First of", "lost"):
        assert word not in told
    assert "0 moons" in told


def test_over_all_servers_there_is_no_place() -> None:
    standing = replace(ANN, rank=None)
    everywhere = replace(HEARTS, this_month=standing, all_time=standing)
    told = drawn(everywhere, replace(SUBJECT, everywhere=True))
    assert "### Ann at Hearts in all servers" in told
    assert "First of everybody in season 37" in told
    assert "5 wins in 12 games\n" in told
    assert "leaderboard" not in told


@pytest.mark.parametrize(
    ("meetings", "line"),
    [
        (Meetings(), "The two have played no game together that counts."),
        (Meetings(1, 1, 0, 0), "1 game: ahead in 1, level in 0, behind in 0"),
        (Meetings(partnered=1), "partners in 1 game"),
    ],
)
def test_two_who_have_hardly_met(meetings: Meetings, line: str) -> None:
    assert f"**Against Bo**\n{line}\n" in drawn(replace(HEARTS, meetings=meetings))


def test_of_few_games_no_share_is_told() -> None:
    few = drawn(replace(HEARTS, reliability=Reliability(4, 3)))
    assert few.endswith("So far 3 of 4 played to the end.")
    assert "Reliability" not in drawn(replace(HEARTS, reliability=Reliability(0, 0)))
    assert "**Reliability: 98%**" in drawn(replace(HEARTS, reliability=Reliability(50, 49)))


def test_the_chart_says_what_it_shows() -> None:
    screen = stats_screen(SUBJECT, HEARTS, (), ENGLISH)
    assert screen.scenes == (CourseScene((1490, 1475, 1531, 1512)),)
    assert course_alt((1490, 1475, 1531, 1512), ENGLISH) == (
        "The rating over 4 games: 1490 after the first, 1512 after the last, 1475 at the lowest, "
        "1531 at the highest."
    )
    assert not stats_screen(SUBJECT, HEARTS, (), ENGLISH, pictures=False).scenes
    one = replace(HEARTS, rating=replace(HEARTS.rating, course=(1512,)))
    assert not stats_screen(SUBJECT, one, (), ENGLISH).scenes


def test_other_families_are_a_press_away() -> None:
    families = ("canasta", "hearts", "all_fours")
    compared = buttons(stats_screen(SUBJECT, HEARTS, families, ENGLISH))
    assert {label: key["custom_id"] for label, key in compared.items()} == {
        "Canasta and Samba": "c1.-.stats..canasta 11 12",
        "All Fours": "c1.-.stats..all_fours 11 12",
    }
    alone = buttons(stats_screen(Subject(11, "Ann"), HEARTS, ("canasta",), ENGLISH))
    assert alone["Canasta and Samba"]["custom_id"] == "c1.-.stats..canasta 11"
