"""Boards, figures, rules, help and single lines."""

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.interactions.commands.reading import help_screen
from bot.screens.components import Attachment
from bot.screens.families import family_screens, offers
from bot.screens.frame import Frame, channel_link, message_link
from bot.screens.leaderboards.leaderboard import (
    Games,
    Leaderboard,
    LeaderboardPage,
    Seasons,
    figures_text,
    leaderboard_screen,
)
from bot.screens.leaderboards.stats import Figures, Subject, stats_screen
from bot.screens.personal.leave import leave_screen
from bot.screens.personal.preferences import delete_screen, deleted_screen
from bot.screens.screen import Screen, plain_screen
from data.standings import Standing
from engine.games.catalogue import variant
from tests.each import each
from tests.screens.conftest import ENGLISH, buttons, faults, frame_of, texts
from tests.screens.largest import LANGUAGES, speaking

SCREENS = family_screens("hearts")


SEASONS = Seasons("w2026-11-16", "2026-11", "s38", "s37")
ANN = Standing(1, 11, "Ann", 12, 5, 22, 88, 560, {"moons": 2})


def board(
    rows: Sequence[Standing],
    *,
    season: str = "2026-11",
    page: int = 0,
    pages: int = 1,
    preset: str | None = None,
    aborted: int = 0,
) -> Screen:
    screen = leaderboard_screen(
        rows,
        Leaderboard(Games("hearts", preset), season),
        LeaderboardPage(page, pages, SEASONS),
        ratings={},
        aborted=aborted,
        phrasebook=ENGLISH,
    )
    assert faults(screen) == []
    return screen


def test_help_has_room_for_twenty_commands_that_open_a_table() -> None:
    for language in LANGUAGES:
        words = speaking(language)
        command = words("help-offer", command="x" * 10)
        # Between two stands a point with blanks.
        more = 20 - len(offers())
        left = help_screen(words, hosts=True).left.characters
        assert more * (len(command) + 3) <= left, language


def test_a_board_tells_its_season_and_wins() -> None:
    said = texts(board([ANN]))
    assert "November 2026" in said
    assert re.search(r"\n1 Ann +5/12", said)


def test_games_that_were_dealt_and_ended_without_a_result_are_counted() -> None:
    assert "without a result" not in texts(board([ANN]))
    one = texts(board([ANN], aborted=1))
    assert "-# 1 game of Hearts was dealt here and ended without a result." in one
    many = texts(board([], aborted=12, preset="standard"))
    assert "-# 12 games of Hearts were dealt here and ended without a result." in many


def test_one_of_anything_is_said_in_the_singular() -> None:
    only = Standing(7, 1, "Bo", 1, 1, 1, 4, 8, {"moons": 1})
    said = figures_text(only, "hearts", ENGLISH)
    assert "average place 1.00 · 2.0 points a deal · 1 moon" in said
    assert "0 moons" in figures_text(replace(only, feats={}), "hearts", ENGLISH)


def test_pages_turn_both_ways_and_end() -> None:
    first = buttons(board([ANN], page=0, pages=3))
    assert first["Previous"]["disabled"]
    assert first["Previous"]["custom_id"] == "c1.-.board..hearts 2026-11 0"
    assert first["Next"]["custom_id"] == "c1.-.board..hearts 2026-11 1"
    middle = buttons(board([ANN], page=1, pages=3))
    assert middle["Previous"]["custom_id"] == "c1.-.board..hearts 2026-11 0"
    assert not middle["Previous"].get("disabled")
    assert buttons(board([ANN], page=2, pages=3))["Next"]["disabled"]
    assert "Page 2 of 3" in texts(board([ANN], page=1, pages=3))


def test_a_board_switches_between_this_month_and_all_time() -> None:
    assert buttons(board([ANN]))["All time"]["custom_id"] == "c1.-.board..hearts all 0"
    ever = buttons(board([ANN], season="all"))
    assert ever["This month"]["custom_id"] == "c1.-.board..hearts 2026-11 0"
    assert ever["This season"]["custom_id"] == "c1.-.board..hearts s38 0"
    past = buttons(board([ANN], season="2025-01", page=1, pages=2))
    assert past["All time"]["custom_id"] == "c1.-.board..hearts all 0"


def test_the_board_of_a_preset_keeps_it_on_every_page_and_in_every_season() -> None:
    screen = board([ANN], page=1, pages=3, preset="black_maria")
    assert "Black Maria on this server: November 2026" in texts(screen)
    assert "Only games by exactly these rules, of the usual length." in texts(screen)
    said = {label: key["custom_id"] for label, key in buttons(screen).items()}
    assert said == {
        "Previous": "c1.-.board..hearts 2026-11 0 black_maria",
        "Next": "c1.-.board..hearts 2026-11 2 black_maria",
        "This season": "c1.-.board..hearts s38 0 black_maria",
        "All time": "c1.-.board..hearts all 0 black_maria",
        "By points": "c1.-.board..points hearts 2026-11 0 black_maria",
        "By rating": "c1.-.board..rating hearts 2026-11 0",
        "Deal of the day": "c1.-.board..daily hearts s38 0",
        "Champions": "c1.-.board..champions hearts all 0",
    }
    every = texts(board([ANN]))
    assert "Hearts on this server" in every
    assert "customised rules or another length count here too" in every


def test_an_empty_board_says_how_to_get_on_it() -> None:
    assert "Nobody is on this board yet." in texts(board([]))


@each("month", range(1, 13))
def test_every_month_has_a_name(month: int) -> None:
    said = texts(board([], season=f"2026-{month:02}"))
    assert any(part.isalpha() for part in said.split("server: ")[1].split()[0])


def test_figures_of_a_person_tell_month_and_all_time() -> None:
    screen = stats_screen(Subject(11, "Ann"), Figures("hearts", None, ANN), (), ENGLISH)
    assert "No game that counts yet." in texts(screen)
    assert "5 wins in 12 games, number 1 on the leaderboard" in texts(screen)
    figures = Figures("hearts", replace(ANN, wins=1), ANN, customised=3)
    both = stats_screen(Subject(11, "Ann"), figures, (), ENGLISH)
    assert "1 win in 12 games" in texts(both)
    assert "3 of these games had customised rules or another length." in texts(both)
    assert "customised" not in texts(screen)


def test_the_rules_tell_what_is_played() -> None:
    said = texts(SCREENS.told.rules(variant("standard"), ENGLISH))
    for fact in (
        "Every heart you take costs 1 point, and Q♠, the queen of spades, costs 13.",
        "3 players: 17 cards each, without 2♦",
        "4 players: 13 cards each",
        "5 players: 10 cards each, without 2♦ and 2♣",
        "6 players: 8 cards each, without 2♦, 3♦, 2♣ and 3♣",
        "passes 3 cards to another player",
        "4 players: left, right, across, no passing, and round again",
        "5 players: left, right, no passing, and round again",
        "begins with it: 2♣, 3♣ or 4♣",
        "No card that costs points may be played to it",
        "It is worth 26 points.\nAll others get these points, and the shooter gets none.",
        "reaches 100 points",
    ):
        assert fact in said


def test_the_rules_follow_the_options() -> None:
    changed = variant("standard", {"target": 50, "moon": "new", "hearts_lead": "anytime"})
    said = texts(SCREENS.told.rules(changed, ENGLISH))
    assert "reaches 50 points" in said
    assert "The moon's points come off the shooter's total, and the others get none." in said
    assert "Breaking hearts" not in said


def test_short_messages_fit() -> None:
    frame: Frame = frame_of()
    for screen in (
        help_screen(ENGLISH, hosts=True),
        leave_screen(frame, 0, 24, ENGLISH),
        delete_screen(ENGLISH),
        deleted_screen(ENGLISH, done=False, kept_out=True),
        plain_screen("Yes."),
        plain_screen("Here.", file=Attachment("cardroom-data.json", b"{}")),
    ):
        assert faults(screen) == []
    assert buttons(leave_screen(frame, 0, 24, ENGLISH))["Leave the table"]["custom_id"] == (
        "c1.k3f9.leave-yes.."
    )
    assert "If a server keeps you from its tables" in texts(delete_screen(ENGLISH))
    assert buttons(delete_screen(ENGLISH))["Delete my data"]["custom_id"] == "c1.-.forget-yes.."


def test_links_lead_to_channels_and_messages() -> None:
    assert channel_link(1, 2) == "https://discord.com/channels/1/2"
    assert message_link(1, 2, 3) == "https://discord.com/channels/1/2/3"
