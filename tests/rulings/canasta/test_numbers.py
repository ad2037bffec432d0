"""Every number that is cited is on the page."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.rulings.rule_pages import CANASTA, REPOSITORY, cited_in, headings

LETTERS: Final = "".join(sorted({number[0] for number in headings(CANASTA)}))
"""The first letters of the numbers of the page: a game has one, and examples and doubts have."""

NUMBER: Final = rf"[{LETTERS}][1-9]\d*(?!,\d)"
"""A rule, an example or a doubtful point; `K2,1,0` is a play of two kings."""

GAMES: Final = REPOSITORY / "engine/games/canasta"
CODE: Final = (
    GAMES,
    *sorted((REPOSITORY / "engine/players/canasta").glob("*.py")),
    REPOSITORY / "bot/screens/canasta",
    *sorted((REPOSITORY / "bot/languages").glob("*/canasta/*.ftl")),
)
TESTS: Final = (
    *sorted((REPOSITORY / "tests").rglob("*canasta*.py")),
    *sorted(Path(__file__).parent.rglob("*.py")),
    REPOSITORY / "tests/laws/test_ways_out.py",
)


def cited(source: str) -> set[str]:
    """Return the numbers that a file of tests cites in its head and its functions.

    Tests cite by name or docstring, other functions by docstring. Anything else in a test may be a
    card or a play.
    """
    tree = ast.parse(source)
    told = [ast.get_docstring(tree) or ""]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            name = node.name if node.name.startswith("test_") else ""
            told.append(f"{name} {ast.get_docstring(node) or ''}")
    return {
        number.upper()
        for text in told
        for number in re.findall(rf"(?i)(?<![a-z\d])([{LETTERS}]\d+)(?![a-z\d])", text)
    }


def refused_by(source: str) -> Iterator[str]:
    """Yield the rules that the refusals of a file name."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        named = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        named = node.func.id if isinstance(node.func, ast.Name) else named
        rules = {"IllegalAction": node.args[:1], "numbered": node.args}.get(named, [])
        for rule in rules:
            if isinstance(rule, ast.Constant) and isinstance(rule.value, str):
                yield rule.value


def test_no_test_cites_a_number_that_is_not_on_the_page() -> None:
    there = headings(CANASTA).keys()
    tests = [path for path in TESTS if path != Path(__file__)]
    found = {path.name: cited(path.read_text("utf-8")) - there for path in tests}
    assert {name: numbers for name, numbers in found.items() if numbers} == {}


def test_the_code_cites_numbers_that_are_on_the_page() -> None:
    found = cited_in(NUMBER, *CODE)
    assert {number: found[number] for number in found.keys() - headings(CANASTA)} == {}


def test_every_refusal_names_a_rule_of_the_page() -> None:
    named = {rule for path in GAMES.glob("*.py") for rule in refused_by(path.read_text("utf-8"))}
    # What cannot be read as an action breaks no rule.
    assert named - {"verb"} <= headings(CANASTA).keys()
    assert named > {"K9", "K26", "S4"}


def test_a_citation_is_a_whole_number_of_a_test() -> None:
    source = 'def test_k1_b12_x() -> None:\n    """E25, not K520x."""\ndef k2() -> None: ...\n'
    assert cited(source) == {"K1", "B12", "E25"}
