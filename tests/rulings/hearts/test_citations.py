"""Every rule and every doubtful point of the Hearts rules has a ruling that cites it.

The headings of docs/rules/hearts.md are the list of both. A ruling cites in the first words of its
docstring: `R5.4, A5 only_hearts: why`. A rule is cited by its number, a doubtful point by its
number and the way it is read.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.rulings.rule_pages import (
    HEARTS,
    REPOSITORY,
    anchors,
    chapters,
    cited_in,
    headings,
    readings,
)

HERE: Final = Path(__file__)
OF_HEARTS: Final = tuple(
    path
    for pattern in (
        "engine/games/hearts",
        "engine/players/hearts/*.py",
        "bot/screens/hearts",
        "bot/screens/ticks.py",
        "bot/languages/*/hearts/*.ftl",
        "tests/rulings/hearts/test_*.py",
        "tests/engine/**/test_hearts*.py",
        "tests/screens/**/test_hearts*.py",
    )
    for path in sorted(REPOSITORY.glob(pattern))
    if path != HERE
)
"""What speaks of Hearts: its engine, players, screens and texts, and their tests."""

EVERYTHING: Final = tuple(
    REPOSITORY / name
    for name in (
        "engine",
        "bot",
        "data",
        "benchmarks",
        "tests/end_to_end",
        "tests/engine",
        "tests/laws",
        "tests/screens",
    )
)

NUMBER: Final = r"R\d+(?:\.\d+)?|A\d+"
GROUPED: Final = "R13.6"
"""The rule that gathers tables of points, each of which needs a ruling of its own."""


def wanted() -> set[str]:
    """Return what needs a ruling: each rule, and each way to read a doubtful point.

    A chapter is no rule, and a doubtful point that can be read in one way only has no list.
    """
    single = headings(HEARTS).keys() - chapters(HEARTS)
    listed = {one: readings(HEARTS, one) for one in single if one[0] == "A" or one == GROUPED}
    ways = {f"{number} {way}" for number, every in listed.items() for way in every}
    return ways | {one for one in single if not listed.get(one)}


def citations() -> Iterator[tuple[str, str]]:
    """Yield what the rulings beside this file cite, each with the ruling's name."""
    for source in sorted(HERE.parent.glob("test_*.py")):
        for ruling in ast.parse(source.read_text(encoding="utf-8")).body:
            if isinstance(ruling, ast.FunctionDef) and ruling.name.startswith("test_"):
                said = " ".join((ast.get_docstring(ruling) or "").split())
                first = re.split(r":\s|\.\s|[.:]$", said)[0]
                if re.match(r"[AR]\d", first):
                    yield from ((one, ruling.name) for one in first.split(", "))


@pytest.fixture(scope="module")
def ruled() -> dict[str, list[str]]:
    """What is cited, and by which rulings."""
    found: dict[str, list[str]] = {}
    for one, ruling in citations():
        found.setdefault(one, []).append(ruling)
    return found


@pytest.mark.parametrize("one", sorted(wanted()))
def test_a_rule_has_a_ruling(ruled: dict[str, list[str]], one: str) -> None:
    assert ruled.get(one, []) != []


def test_no_ruling_cites_what_is_not_there(ruled: dict[str, list[str]]) -> None:
    there = wanted()
    assert {one: by for one, by in ruled.items() if one not in there} == {}


def test_whatever_is_cited_is_on_the_page() -> None:
    found = cited_in(NUMBER, *OF_HEARTS)
    # Numbers with an R are those of Hearts wherever they stand.
    found |= cited_in(r"R\d+(?:\.\d+)?", *EVERYTHING)
    assert found.keys() & chapters(HEARTS)
    assert {one: found[one] for one in found.keys() - headings(HEARTS).keys()} == {}


def test_every_anchor_is_there_once() -> None:
    ids = anchors(HEARTS)
    assert sorted(set(ids)) == sorted(ids)
