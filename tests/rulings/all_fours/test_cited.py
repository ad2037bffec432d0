"""Every number of the rule sheet has a ruling: what the tests cite is the whole list."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__)
RULES = {f"F{number}" for number in range(1, 29)} | {"7.2", "7.3"}
AMBIGUITIES = {f"D{number}" for number in range(1, 25)}
CELLS = {
    "players": "07 23 45 14",
    "pack": "07 23 45 14 76",
    "game": "07 23 45 14 76",
    "cut": "07 23 45 14",
    "deal": "07 23 45 14 76",
    "turn-up": "07 23 45 14 76",
    "turned Jack": "07 23 45 14",
    "High": "07 23 45 14",
    "Low": "07 23 45 14",
    "Jack": "07 23 45 14",
    "Game cards": "07 23 45 14",
    "beg": "07 23 45 14",
    "new trump": "07 23 14",
    "follow": "07 23 45 14 76",
    "inquiry": "07 23 14",
    "wrong scoring": "07 23 45 14",
    "dealer shows adversary's card": "07 23 45 14",
    "dealer shows own card": "07 23",
    "too many cards": "07 23 45 14",
}
"""The rows of section 2, and the texts that state a rule there."""
PARAMETERS = [
    "players",
    "teams",
    "rotation",
    "target",
    "cut",
    "packet",
    "trump",
    "turn_points",
    "turn_scoring",
    "beg",
    "gift_to",
    "gift_may_win",
    "second_beg",
    "exhaust",
    "exhaust_keep",
    "after_run",
    "bunch",
    "follow",
    "jack_exempt",
    "undertrump",
    "revoke",
    "revoke_points",
    "low_to",
    "jack_to",
    "hang",
    "ten",
    "game_suits",
    "game_tie",
    "inquiry",
    "look_early",
    "literal_quirks",
    "run_new_trump",
    "mark_when_known",
    "misscore_penalty",
]
PRESETS = [
    "af1807",
    "af1823",
    "af1845",
    "af1814",
    "seven_up",
    "seven_up_1876",
    "trinidad",
    "tobago",
    "yorkshire",
    "lancashire",
    "pitch",
    "auction_pitch",
]


def _tests() -> Iterator[tuple[str, str]]:
    """Yield the docstring and the source of every test here but these."""
    for path in HERE.parent.glob("test_*.py"):
        source = path.read_text()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or "", ast.get_source_segment(source, node) or ""
        if path != HERE:
            yield "", source


DOCSTRINGS = " ".join(docstring for docstring, _ in _tests())


def test_every_rule_has_a_ruling() -> None:
    cited = set(re.findall(r"\b(F\d+|7\.[23])\b", DOCSTRINGS))
    assert cited == RULES


def test_every_ambiguity_has_a_ruling() -> None:
    cited = set(re.findall(r"\bD\d+\b", DOCSTRINGS))
    assert cited == AMBIGUITIES


def test_every_cell_that_states_a_rule_has_a_ruling() -> None:
    cited: dict[str, set[str]] = {}
    for row, texts in re.findall(r"§2 ([\w' -]+):((?: \d\d)+)", DOCSTRINGS):
        cited.setdefault(row, set()).update(texts.split())
    assert cited == {row: set(texts.split()) for row, texts in CELLS.items()}


def test_every_parameter_and_preset_is_used_in_a_ruling() -> None:
    sources = " ".join(source for docstring, source in _tests() if not docstring)
    assert [name for name in PARAMETERS if not re.search(rf"\b{name}\b", sources)] == []
    assert [name for name in PRESETS if f'"{name}"' not in sources] == []
