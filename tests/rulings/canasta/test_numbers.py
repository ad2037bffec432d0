"""Every rule, example and ambiguity of the rules page has a ruling that cites its number."""

import ast
import re
from pathlib import Path

WANTED = {
    *(f"K{number}" for number in range(1, 53)),
    *(f"S{number}" for number in range(1, 16)),
    *(f"E{number}" for number in range(1, 26)),
    # A4 asks what a lost page said, and has no answer to rule on.
    *(f"A{number}" for number in range(1, 23) if number != 4),
    *(f"B{number}" for number in range(1, 13)),
}


def cited(source: str) -> set[str]:
    """Return the numbers that the tests of a file cite, by name or docstring."""
    tests = [
        node
        for node in ast.parse(source).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    told = [f"{test.name} {ast.get_docstring(test) or ''}" for test in tests]
    return {
        number.upper()
        for text in told
        for number in re.findall(r"(?i)(?<![a-z\d])([kseab]\d+)(?![a-z\d])", text)
    }


def test_every_number_is_cited() -> None:
    found = {
        number
        for path in Path(__file__).parent.glob("test_*.py")
        for number in cited(path.read_text("utf-8"))
    }
    assert sorted(WANTED - found) == []


def test_a_citation_is_a_whole_number_of_a_test() -> None:
    source = 'def test_k1_b12_x() -> None:\n    """E25, not K520x."""\ndef k2() -> None: ...\n'
    assert cited(source) == {"K1", "B12", "E25"}
