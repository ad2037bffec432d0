"""Names are harmless wherever they stand."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.names import LONGEST_NAME, NAMELESS, label_name, plain_name, safe_name
from tests.screens.conftest import HOSTILE_NAMES

ESCAPED = re.compile(r"\\[^0-9A-Za-z\s]")


def bare(safe: str) -> str:
    """What is left of a safe name for Discord to read a meaning into."""
    return ESCAPED.sub("", safe)


def hold(text: str) -> None:
    safe = safe_name(text)
    assert safe.strip()
    assert not re.search(r"[\\*_~`|<>#\[\]():/.!+-]", bare(safe))
    assert "@" not in safe
    assert "\n" not in safe
    shown = label_name(safe)
    letters = [sign for sign in shown if sign not in "\u2068\u2069"]
    assert 1 <= len(letters) <= LONGEST_NAME
    assert not {unicodedata.category(sign) for sign in letters} & {"Cc", "Cf", "Cs", "Co", "Zl"}
    assert safe_name(plain_name(text)) == safe
    assert plain_name(plain_name(text)) == plain_name(text)


@pytest.mark.parametrize("text", HOSTILE_NAMES)
def test_a_hostile_name_is_one_line_of_plain_text(text: str) -> None:
    hold(text)


@given(st.text(max_size=80))
def test_any_name_is_one_line_of_plain_text(text: str) -> None:
    hold(text)


@given(st.text(alphabet="\\*_~`|<@#&:/[]()!>-+. \n\u200b\u202e\u0301aZ1", max_size=60))
def test_any_mix_of_signs_is_one_line_of_plain_text(text: str) -> None:
    hold(text)


def test_an_ordinary_name_stays_as_it_is() -> None:
    for name in ("Alice", "José", "O'Brien", "王小明", "Zoë 🎲", "x1"):
        assert safe_name(name) == name


def test_a_name_with_signs_reads_as_its_owner_wrote_it() -> None:
    assert label_name(safe_name("_xX*Bob*Xx_")) == "_xX*Bob*Xx_"
    assert label_name(safe_name("a\\b")) == "a\\b"


def test_a_name_of_nothing_that_can_be_seen_gets_another() -> None:
    for name in ("", "   ", "\u200b\u200d", "\u3164\u2800", "\u0301\u0301"):
        assert safe_name(name) == NAMELESS


def test_everyone_is_not_called() -> None:
    assert safe_name("@everyone") == "\N{FULLWIDTH COMMERCIAL AT}everyone"


def test_piled_up_marks_are_cut_to_two_a_letter() -> None:
    assert safe_name("Z" + "\u0335" * 9 + "a") == "Z\u0335\u0335a"


def test_a_name_from_right_to_left_does_not_turn_what_follows() -> None:
    name = "\N{HEBREW LETTER ALEF}\N{HEBREW LETTER BET}"
    assert safe_name(name) == f"\u2068{name}\u2069"


def test_cutting_a_long_name_leaves_no_half_escape() -> None:
    assert label_name(safe_name("*" * 99)) == "*" * LONGEST_NAME
