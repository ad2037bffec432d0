"""Button ids: what a button says, and what cannot be read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text.button_ids import LONGEST, ButtonId, DraftVerb
from engine.cards import Unreadable


@given(
    table=st.from_regex(r"[a-z0-9]{1,12}|-", fullmatch=True),
    verb=st.from_regex(r"[a-z-]{1,16}", fullmatch=True),
    asked=st.integers(0, 999_999),
    text=st.text(max_size=50),
)
def test_a_sentence_says_what_it_was_told(table: str, verb: str, asked: int, text: str) -> None:
    button_id = ButtonId(table, DraftVerb(verb), asked, text)
    assert ButtonId.read(button_id.custom_id) == button_id


def test_a_sentence_longer_than_a_button_takes_is_refused_when_it_is_written() -> None:
    fits = ButtonId("abc", "do", 1, "x" * (LONGEST - len("c1.abc.do.1.")))
    assert len(fits.custom_id) == LONGEST
    with pytest.raises(ValueError, match="fits no button"):
        _ = ButtonId("abc", "do", 1, fits.text + "x").custom_id


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "c1",
        "c2.abc.do.1.play QS",
        "c1.ABC.do.1.play QS",
        "c1.abc.do.x.play QS",
        "c1.abc.do.1234567.play QS",
        "c1.abcdefghijklm.do.1.play QS",
        "c1.abc..1.play QS",
        " c1.abc.do.1.play QS",
    ],
)
def test_what_is_no_sentence_of_ours_cannot_be_read(custom_id: str) -> None:
    with pytest.raises(Unreadable) as refused:
        ButtonId.read(custom_id)
    assert "QS" not in str(refused.value)
