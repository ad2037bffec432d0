"""A game alone while another one is open: what the buttons carry, and what they say."""

import pytest

from bot.screens.components import Button, Row
from bot.screens.lobbies.which_table import GameAlone, StartAlone, which_game_screen
from engine.cards import Unreadable
from tests.screens.conftest import ENGLISH


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
