"""Code glues no texts together: blanks, commas and brackets between them are a language's own.

What is found is a literal with such a sign that joins texts, or stands beside a value in a string.
`bot/screens/phrases.py` may, since it asks the phrasebook or CLDR what to put there.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

BOT: Final = Path(__file__).parents[2] / "bot"
FOR_OTHERS: Final = (
    "playground/",
    "__main__.py",
    "incidents.py",
    "settings.py",
    "rebuilding_console.py",
    "copying_console.py",
    "translations_console.py",
)
"""What the playground is written in, and what whoever runs the bot reads in a terminal."""

GLUE: Final = frozenset(" ,;:()[]'\u00b7\u3001\u3002")

PHRASES: Final = "screens/phrases.py"
"""Puts texts beside each other for all others."""

ALLOWED: Final = {
    "commands/review.py:": "writes the pattern of a table's id",
    "gateway/shards.py:": "reads what a host writes into a setting",
    "gateway/shards.py:__str__": "writes what a host writes into a setting",
    "pictures/scenes.py:file_name": "writes what the name of a picture is computed from",
    "pictures/sprite_sheets.py:_joker": "writes a drawing",
    "room/board.py:name": "names a table for the log",
    "screens/canasta/plan_presses.py:_opened_to_take": "writes plays as a press says them",
    "screens/canasta/plan_presses.py:_staged": "writes a play as a press says it",
    "screens/canasta/scenes.py:_points": "writes numbers on a picture",
    "screens/daily/page.py:written": "writes what a button says of a page",
    "screens/hearts/standing.py:complex_text": "writes a complex number: 3 + 13i",
    "screens/pictures.py:cut_alt": "writes an ellipsis where a text is cut",
    "screens/panel.py:__str__": "writes what the button of a tab says",
    "screens/sheet.py:_line": "pads the columns of a block",
    "screens/sheet.py:fitted": "writes partners in a block, with a plus between them",
    "screens/sheet.py:table_block": "pads the columns of a block",
    "screens/trick_games/ticks.py:commit": "writes an action: a seat and a card",
    "table_requests.py:written": "writes what a button says of a table that is asked for",
}
"""Functions that may write so, each with the reason."""

WRITTEN: Final = {"ButtonId", "value", "spell", "says"}
"""What is called or filled in with a text for the bot itself: what a press says."""

NOTED: Final = {"doing", "name", "_name", "nonce", "run", "log_incident", "log_unwritten"}
"""What is called or filled in with a text for the log."""


class Inlined(ast.NodeTransformer):
    """Writes the constants of a module where they are used."""

    def __init__(self, module: ast.Module) -> None:
        self.values: dict[str, ast.expr] = {}
        for line in module.body:
            match line:
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant() as value):
                    self.values[name] = value
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant() as value):
                    self.values[name] = value
                case _:
                    continue

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.values.get(node.id, node) if isinstance(node.ctx, ast.Load) else node


def texts_glued(written: str) -> Iterator[tuple[str, str]]:
    """Yield the function and the source of each text in a module that is glued for people."""
    module = ast.parse(written)
    return glued(Inlined(module).visit(module))


def glued(node: ast.AST, within: str = "") -> Iterator[tuple[str, str]]:
    """Yield the same of a part of a module."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        within = node.name
    if isinstance(node, ast.Raise) or _is_for_the_bot(node):
        return
    if any(
        isinstance(joint, str) and GLUE & set(joint.replace("://", "")) for joint in _joints(node)
    ):
        yield within, ast.unparse(node)
    for child in ast.iter_child_nodes(node):
        yield from glued(child, within)


def _joints(node: ast.AST) -> list[object]:
    """The literals that stand between or beside the values of a text."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=joint), attr="join")):
            return [joint]
        case ast.JoinedStr(values=parts):
            plain = (part.value if isinstance(part, ast.FormattedValue) else part for part in parts)
            return [part.value for part in plain if isinstance(part, ast.Constant)]
        case ast.BinOp(op=ast.Add(), left=left, right=right):
            return [side.value for side in (left, right) if isinstance(side, ast.Constant)]
        case _:
            return []


def _is_for_the_bot(node: ast.AST) -> bool:
    """Whether what stands below is read by nobody: a press, a log line."""
    names = WRITTEN | NOTED
    match node:
        case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called)):
            return called in names
        case ast.keyword(arg=name):
            return name in names
        case ast.Assign(targets=[ast.Name(id=name) | ast.Attribute(attr=name)]):
            return name in names
        case _:
            return False


def all_glued() -> set[tuple[str, str]]:
    """The place, file and function, and the source of all that is glued in the bot."""
    return {
        (f"{file}:{within}", source)
        for path in BOT.rglob("*.py")
        if not (file := path.relative_to(BOT).as_posix()).startswith((*FOR_OTHERS, PHRASES))
        for within, source in texts_glued(path.read_text(encoding="utf-8"))
    }


def test_no_code_glues_texts_for_people() -> None:
    assert {(place, source) for place, source in all_glued() if place not in ALLOWED} == set()


def test_every_exception_is_needed() -> None:
    assert ALLOWED.keys() - {place for place, _ in all_glued()} == set()


@pytest.mark.parametrize(
    "written",
    [
        '", ".join(names)',
        '" ".join(phrasebook(key) for key in keys)',
        "f\"{name} ({phrasebook('away')})\"",
        "f\"{said} {phrasebook('then')}\"",
        "name + ': ' + phrasebook('won')",
        'f"{name}\'s turn"',
    ],
)
def test_glue_is_found(written: str) -> None:
    assert len(list(texts_glued(written))) >= 1


@pytest.mark.parametrize(
    "written",
    [
        "f'lobby-{key}'",
        "f'**{name}**'",
        "ButtonId(table, 'board', text=' '.join(said))",
        "raise ValueError(f'not a card: {text}')",
        "doing = f'dealing at table {table}'",
    ],
)
def test_what_nobody_reads_is_no_glue(written: str) -> None:
    assert list(texts_glued(written)) == []
