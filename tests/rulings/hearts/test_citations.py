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

from tests.rulings.rule_pages import HEARTS, chapters, headings, readings

HERE: Final = Path(__file__)


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


def test_every_rule_has_a_ruling_and_no_ruling_cites_what_is_not_there() -> None:
    ruled = dict(citations())
    assert wanted() - ruled.keys() == set()
    assert {one: by for one, by in ruled.items() if one not in wanted()} == {}
