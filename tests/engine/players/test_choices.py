"""The words of a rule parameter are read from its type, and no other is taken for one."""

from dataclasses import InitVar, dataclass
from typing import Literal

from engine.contract.rules import choices_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    word: Literal["b", "a"] = "b"
    number: Literal[3, 1] = 3
    named: Literal["one", "face"] | tuple[int, ...] = "one"
    flag: bool = True
    free: str = ""
    several: tuple[Literal["x", "y"], ...] = ()
    judged_for: InitVar[int | None] = None


def test_words_keep_the_order_of_their_type() -> None:
    assert choices_of(Rules, str) == {"word": ("b", "a"), "named": ("one", "face")}
    assert list(choices_of(Rules, str)) == ["word", "named"]


def test_numbers_are_told_from_words_and_from_what_is_free() -> None:
    assert choices_of(Rules, int) == {"number": (3, 1)}
