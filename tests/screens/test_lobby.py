"""The lobby tells who sits, on what terms, and what may be pressed."""

from dataclasses import replace

from bot.screens.components import Layout
from bot.screens.frame import Frame
from bot.screens.lobby import lobby_screen
from bot.words import Words
from engine.games.catalogue import variant
from engine.table.chairs import Chair
from tests.screens.conftest import HOSTILE_NAMES, buttons, faults, frame_of, texts

ALICE, BOB, *_ = frame_of().chairs
ADA = Chair("Ada")
SEVENTY = variant("standard", {"target": 70})


def lobby(chairs: tuple[Chair, ...], words: Words, *, seats: int = 4, host: int = 0) -> Layout:
    frame: Frame = replace(frame_of(), chairs=chairs, asked=(), table_link=None)
    layout = lobby_screen(
        frame, host=host, seat_count=seats, variant=SEVENTY, pace="slow", level="easy", words=words
    )
    assert faults(layout) == []
    return layout


def enabled(layout: Layout) -> set[str]:
    return {label for label, part in buttons(layout).items() if not part.get("disabled")}


def test_the_lobby_tells_who_sits_and_which_chairs_are_free(words: Words) -> None:
    said = texts(lobby((ALICE, BOB, ADA), words))
    assert "Alice opens a table" in said
    assert "1. **Alice**, host" in said
    assert "2. **Bob**\n" in said
    assert "3. Ada, computer (easy)" in said
    assert "4. *free, a computer sits here if nobody does*" in said


def test_the_lobby_tells_the_terms_and_where_hands_come(words: Words) -> None:
    said = texts(lobby((ALICE,), words))
    assert "Game to 70 points · 24 hours a turn · computers play easy" in said
    assert "by direct message" in said


def test_the_host_is_named_wherever_they_sit(words: Words) -> None:
    said = texts(lobby((ALICE, BOB), words, host=1))
    assert "Bob opens a table" in said
    assert "2. **Bob**, host" in said


def test_buttons_rest_where_a_press_would_be_senseless(words: Words) -> None:
    everything = {"Join", "Leave", "Start", "Add computer", "Remove computer", "Cancel table"}
    everything |= {"Customise"}
    assert enabled(lobby((ALICE,), words)) == everything - {"Remove computer"}
    assert enabled(lobby((ALICE, ADA), words)) == everything
    assert enabled(lobby((ALICE, ADA), words, seats=2)) == everything - {"Add computer"}
    full = (ALICE, BOB, ALICE, BOB)
    assert enabled(lobby(full, words)) == {"Leave", "Start", "Customise", "Cancel table"}


def test_every_button_says_its_table(words: Words) -> None:
    said = {part["custom_id"] for part in buttons(lobby((ALICE,), words)).values()}
    verbs = ("join", "quit", "start", "add", "drop", "customise", "cancel")
    assert said == {f"c1.k3f9.{verb}.." for verb in verbs}


def test_six_hostile_names_fit(words: Words) -> None:
    for at in range(0, len(HOSTILE_NAMES) - 6, 3):
        chairs = frame_of(HOSTILE_NAMES[at : at + 6]).chairs
        lobby(chairs, words, seats=6, host=2)


def test_the_lobby_shows_the_rule_card_and_what_is_played_to(words: Words) -> None:
    frame = replace(frame_of(), chairs=(ALICE, BOB), asked=(), table_link=None)
    for options, goal in (
        ({"target": 50, "moon": "new"}, "Game to 50 points"),
        ({"end_mode": "deals", "deals": 8}, "8 deals · 60 seconds"),
    ):
        layout = lobby_screen(
            frame,
            host=0,
            seat_count=4,
            pace="live",
            level="easy",
            words=words,
            variant=variant("standard", options),
        )
        assert faults(layout) == []
        assert goal in texts(layout)
        assert "**Rules: Hearts, customised**" in texts(layout)
