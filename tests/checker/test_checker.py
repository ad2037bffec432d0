"""A misspelt word of a rule or a stage fails the type checker, wherever code names one."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from engine.contract.rules import choices_of
from engine.games.catalogue import variants
from tests.sources import trees

MISSPELT: Final = Path(__file__).with_name("misspelt.py")
RULES: Final = {type(preset.rules) for preset in variants()}
READ: Final = {"stage"}.union(*(choices_of(rules, str) for rules in RULES))


def test_the_checker_refuses_each_misspelt_word_and_nothing_else() -> None:
    checked = subprocess.run(
        # The project's settings, but for what is left out: `pyrightconfig.json` says which.
        [sys.executable, "-m", "pyright", "--outputjson", "--project", str(MISSPELT.parent)],
        capture_output=True,
        check=False,
    )
    found = json.loads(checked.stdout)["generalDiagnostics"]
    lines = MISSPELT.read_text(encoding="utf-8").splitlines()
    marked = {at for at, line in enumerate(lines) if line.endswith("# misspelt")}
    assert marked
    assert {error["range"]["start"]["line"] for error in found} == marked


def test_no_rule_or_stage_is_looked_for_where_the_checker_does_not_read_the_words() -> None:
    assert [
        f"{path}: {unread}"
        for path, tree in trees().items()
        if path.startswith(("engine/", "bot/"))
        for unread in unread_words(tree)
    ] == []


def unread_words(tree: ast.Module) -> Iterator[str]:
    """Yield where a rule or a stage is looked for with `in` among words written beside it.

    The checker reads them in a constant that is typed (`frozenset[Moon]`), but not there.
    """
    for node in ast.walk(tree):
        match node:
            case ast.Compare(
                left=ast.Attribute(attr=asked),
                ops=[ast.In() | ast.NotIn()],
                comparators=[ast.Tuple(elts=words) | ast.Set(elts=words) | ast.List(elts=words)],
            ) if asked in READ and any(_is_word(word) for word in words):
                yield ast.unparse(node)
            case _:
                continue


def _is_word(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
