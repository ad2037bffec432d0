"""The lobby tells who sits, on what terms, and what may be pressed; so does who plays alone."""

from dataclasses import replace

import pytest

from bot.screens.components import Button, Container, Row, Style
from bot.screens.frame import Frame
from bot.screens.lobbies.lobby import lobby_screen
from bot.screens.lobbies.options import options_screen
from bot.screens.lobbies.which_table import GameAlone, StartAlone, which_game_screen
from bot.screens.screen import Screen
from bot.tables.clock.paces import PACES
from engine.cards import Unreadable
from engine.games.catalogue import variant
from engine.players.levels import level_named
from engine.players.policy import Level
from engine.table.chairs import Chair
from tests.screens.conftest import ENGLISH, buttons, frame_of, nested, sent, texts

ALICE, BOB, *_ = frame_of().chairs
ADA = Chair("Ada")
SEVENTY = variant("standard", {"target": 70})


def lobby(
    chairs: tuple[Chair, ...],
    *,
    seats: int = 4,
    host: int = 0,
    level: Level = "easy",
    hints: bool = False,
) -> Screen:
    frame: Frame = replace(frame_of(), chairs=chairs, asked=(), table_link=None, hints=hints)
    return lobby_screen(
        frame,
        host=host,
        seat_count=seats,
        variant=SEVENTY,
        pace="slow",
        next_deal="interval",
        level=level,
        phrasebook=ENGLISH,
    )


def enabled(screen: Screen) -> set[str]:
    return {label for label, part in buttons(screen).items() if not part.get("disabled")}


def test_the_lobby_tells_who_sits_and_which_chairs_are_free() -> None:
    said = texts(lobby((ALICE, BOB, ADA)))
    assert "Alice opens a table" in said
    assert "\n**Alice** (host), **Bob**, Ada (computer: easy)\n" in said
    assert "\n1 free chair, a computer if empty\n" in said
    assert "free" not in texts(lobby((ALICE, BOB, ADA), seats=3))
    assert "9 free chairs, computers if empty" in texts(lobby((ALICE,), seats=10))


def test_the_lobby_tells_the_terms() -> None:
    said = texts(lobby((ALICE,)))
    assert "-# Game to 70 points · 24 hours a turn · computers: easy\n" in said


def test_the_host_is_named_wherever_they_sit() -> None:
    said = texts(lobby((ALICE, BOB), host=1))
    assert "Bob opens a table" in said
    assert "**Alice**, **Bob** (host)" in said


def options(
    chairs: tuple[Chair, ...], *, seats: int = 4, level: Level = "easy", hints: bool = False
) -> Screen:
    frame: Frame = replace(frame_of(), chairs=chairs, asked=(), table_link=None, hints=hints)
    return options_screen(
        frame,
        seat_count=seats,
        paces=tuple(PACES),
        pace="slow",
        next_deal="interval",
        levels=("easy", "medium", "hard"),
        level=level,
        phrasebook=ENGLISH,
    )


def test_one_sees_start_and_join_and_options_behind_a_button() -> None:
    everything = {"Join", "Leave", "Start", "Options", "New here?"}
    assert enabled(lobby((ALICE,))) == everything
    assert enabled(lobby((ALICE, ADA), seats=2)) == everything
    assert enabled(lobby((ALICE, BOB, ALICE, BOB))) == everything - {"Join"}


def test_start_is_green_and_join_blue_while_chairs_are_free() -> None:
    for chairs, start, join in (
        ((ALICE,), Style.SUCCESS, Style.PRIMARY),
        ((ALICE, BOB, ALICE, ADA), Style.SUCCESS, Style.SECONDARY),
        ((ALICE, BOB, ALICE, BOB), Style.SUCCESS, None),
    ):
        keys = {
            key.label: key.style
            for block in lobby(chairs).parts
            if isinstance(block, Container)
            for row in block.parts
            if isinstance(row, Row)
            for key in row.keys
            if isinstance(key, Button)
        }
        assert (keys["Start"], keys.get("Join")) == (start, join)


def test_buttons_rest_where_a_press_would_be_senseless() -> None:
    everything = {"Add computer", "Remove computer", "Customise", "Cancel table"}
    assert enabled(options((ALICE,))) == everything - {"Remove computer"}
    assert enabled(options((ALICE, ADA))) == everything
    assert enabled(options((ALICE, ADA), seats=2)) == everything - {"Add computer"}


def test_every_button_says_its_table() -> None:
    said = {part["custom_id"] for part in buttons(lobby((ALICE,))).values()}
    assert said == {f"c1.k3f9.{verb}.." for verb in ("join", "quit", "start", "options", "learn")}
    said = {part["custom_id"] for part in buttons(options((ALICE,))).values()}
    assert said == {f"c1.k3f9.{verb}.." for verb in ("add", "drop", "customise", "cancel")}


def test_a_table_with_hints_says_so() -> None:
    with_hints, without = lobby((ALICE,), hints=True), lobby((ALICE,))
    assert "With hints: does not count." in texts(with_hints)
    assert "hints" not in texts(without)


def menu_of(screen: Screen, says: str) -> dict[str, str]:
    """What a menu offers: label by value, with a mark at what is chosen now."""
    menus = [part for part in nested(sent(screen)) if part.get("custom_id") == says]
    return {
        one["value"]: one["label"] + (" ✓" if one.get("default") else "")
        for part in menus
        for one in part["options"]
    }


def test_menus_show_how_the_table_is_played_now() -> None:
    screen = options((ALICE,), hints=True)
    assert menu_of(screen, "mc1.k3f9.pace..") == {
        "fast": "Fast: 15 to 45 seconds a turn",
        "live": "Live: 60 seconds a turn",
        "relaxed": "Relaxed: 5 minutes a turn",
        "slow": "Slow: 24 hours a turn ✓",
    }
    assert menu_of(screen, "mc1.k3f9.hints..")["on"].endswith("✓")
    assert menu_of(screen, "mc1.k3f9.next-deal..")["interval"].endswith("✓")


def test_the_level_of_each_computer_and_of_those_to_come_may_be_another() -> None:
    screen = options((ALICE, ADA, Chair("Basil", level="hard")))
    assert menu_of(screen, "mc1.k3f9.level..") == {
        "easy": "New computers: easy ✓",
        "medium": "New computers: medium",
        "hard": "New computers: hard",
    }
    assert menu_of(screen, "mc1.k3f9.level..each") == {
        "medium Ada": "Ada: medium",
        "hard Ada": "Ada: hard",
        "easy Basil": "Basil: easy",
        "medium Basil": "Basil: medium",
    }


def test_the_levels_of_ten_computers_fit_in_a_menu() -> None:
    many = tuple(Chair(f"Computer {at}", level="random") for at in range(10))
    screen = options((ALICE, *many), seats=11)
    assert len(menu_of(screen, "mc1.k3f9.level..each")) <= 25
    namesakes = (Chair("Former player"), Chair("Former player"))
    assert menu_of(options((ALICE, *namesakes)), "mc1.k3f9.level..each")


def test_a_level_that_nobody_knows_any_more_is_shown_as_it_is_played() -> None:
    odd = replace(ADA, level=level_named("masterly"))
    assert "**Alice** (host), Ada (computer: easy)" in texts(
        lobby((ALICE, odd), level=level_named("masterly"))
    )


def test_the_lobby_tells_what_is_played_to_and_whether_rules_are_changed() -> None:
    frame = replace(frame_of(), chairs=(ALICE, BOB), asked=(), table_link=None)
    for options, goal, changed in (
        ({"target": 50, "moon": "new"}, "Game to 50 points", True),
        ({"end_mode": "deals", "deals": 8}, "8 deals · 60 seconds", False),
    ):
        screen = lobby_screen(
            frame,
            host=0,
            seat_count=4,
            pace="live",
            next_deal="interval",
            level="easy",
            phrasebook=ENGLISH,
            variant=variant("standard", options),
        )
        assert goal in texts(screen)
        told = "**Rules changed** · press *New here?* to read them\n- "
        assert (told in texts(screen)) is changed


@pytest.mark.parametrize(
    "asked",
    [
        StartAlone("hearts", "easy"),
        StartAlone("pitch", "hard", "short", "k3f9"),
        StartAlone("canasta", "medium", "", "k3f9", hints=False),
        StartAlone("canasta", "medium", "one", "k3f9", hints=False),
    ],
)
def test_a_button_says_all_that_was_asked_for(asked: StartAlone) -> None:
    assert StartAlone.read(asked.written) == asked


def test_a_button_of_before_asks_for_hints() -> None:
    assert StartAlone.read("k3f9 pitch hard short").hints
    for broken in ("k3f9 pitch", "k3f9 pitch hard short unhinted more"):
        with pytest.raises(Unreadable):
            StartAlone.read(broken)


def test_two_games_of_the_same_rules_are_told_apart_by_their_hints() -> None:
    asked = StartAlone("hearts", "easy", "", "k3f9")
    running, other = GameAlone("standard", hints=False), GameAlone("standard", hints=True)
    screen = which_game_screen(running, "k3f9", other, asked.button, ENGLISH)
    (row,) = (part for part in screen.parts if isinstance(part, Row))
    labels = [one.label for one in row.keys if isinstance(one, Button)]
    assert labels == ["Go on", "Start Hearts, keep Hearts without hints paused"]
