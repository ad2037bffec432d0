"""A text too long for its place is cut so that nothing else suffers."""

import pytest

from bot.screens.components import LABEL_LENGTH
from bot.screens.screen import characters_of
from bot.screens.shortening import first_lines, named_label, shortened
from bot.text.names import safe_name

WIDE = "\N{FAMILY}" * 24
HEBREW = safe_name("\N{HEBREW LETTER ALEF}" * 24)


def label(name: str) -> str:
    return f"Pass 3 to {name}, who sits on your left, across from Bob (0 ticked)"


def test_what_fits_stays_as_it_is() -> None:
    assert shortened("W" * LABEL_LENGTH) == "W" * LABEL_LENGTH
    assert named_label(label, "Ada") == label("Ada")


@pytest.mark.parametrize("room", [10, 11, 12])
def test_a_cut_splits_no_sign_and_leaves_no_isolation_open(room: int) -> None:
    assert characters_of(shortened(WIDE, room)) <= room
    assert shortened(WIDE, room) == WIDE[: (room - 2) // 2] + "…"
    cut = shortened(HEBREW, room)
    assert characters_of(cut) <= room
    assert (cut.count("\u2068"), cut.count("\u2069")) == (1, 1)


@pytest.mark.parametrize("name", [WIDE, HEBREW])
def test_a_name_gives_way_in_a_label_and_nothing_else_does(name: str) -> None:
    said = named_label(label, name)
    assert LABEL_LENGTH - 2 <= characters_of(said) <= LABEL_LENGTH
    assert said.startswith("Pass 3 to ")
    assert said.endswith(", who sits on your left, across from Bob (0 ticked)")


def test_whole_lines_are_left_out() -> None:
    assert first_lines(["one", "two"], 7) == ["one", "two"]
    assert first_lines(["one", "two"], 6) == ["one", "…"]
