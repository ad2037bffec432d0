"""Code glues no texts together: blanks, commas and brackets between them are a language's own.

What is found is a literal with such a sign that joins texts, or stands beside a value in a string.
`bot/screens/phrases.py` may, since it asks the phrasebook or CLDR what to put there.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final, TypeAlias

from tests.each import each
from tests.sources import trees

FOR_OTHERS: Final = tuple(
    """
    playground/ __main__.py support/incidents.py support/listening.py support/settings.py
    app/backup_console.py app/door_doctor.py
    app/doctor.py app/health.py app/metrics.py app/rebuilding_console.py app/copying_console.py
    app/translations_console.py
""".split()
)
"""What the playground is written in, and what whoever runs the bot reads in a terminal."""

GLUE: Final = frozenset(" ,;:()[]'\u00b7\u3001\u3002")

PHRASES: Final = "screens/phrases.py"
"""Puts texts beside each other for all others."""

ALLOWED: Final = {
    "background/puzzle_making.py:_positions": "writes the seed of a day's puzzle",
    "screens/moderation/log.py:act_text": "writes a setting as the log has it",
    "interactions/commands/afterwards.py:": "writes the pattern of a table's id",
    "support/shards.py:": "reads what a host writes into a setting",
    "support/shards.py:__str__": "writes what a host writes into a setting",
    "pictures/scenes.py:file_name": "writes what the name of a picture is computed from",
    "pictures/sprite_sheets.py:_joker": "writes a drawing",
    "tables/messages/board.py:name": "names a table for the log",
    "screens/canasta/plan.py:_opened_to_take": "writes plays as a press says them",
    "screens/canasta/plan.py:_staged": "writes a play as a press says it",
    "screens/canasta/scenes.py:_points": "writes numbers on a picture",
    "screens/daily/page.py:written": "writes what a button says of a page",
    "screens/hearts/points.py:complex_text": "writes a complex number: 3 + 13i",
    "screens/pictures.py:cut_alt": "writes an ellipsis where a text is cut",
    "screens/table/panel.py:__str__": "writes what the button of a tab says",
    "screens/sheet.py:_line": "pads the columns of a block",
    "screens/sheet.py:fitted": "writes partners in a block, with a plus between them",
    "screens/trick_games/ticks.py:commit": "writes an action: a seat and a card",
    "screens/trick_games/ticks.py:ticked": "writes a tick as its button says it",
    "screens/lobbies/which_table.py:written": "writes the game that is asked for into a button",
    "interactions/presses/preferences.py:choose_for_guild": "writes what the log keeps",
    "interactions/commands/presets.py:_default": "writes what the log keeps",
    "interactions/presses/preferences.py:_channels": "writes ids as they are kept",
    "screens/moderation/kept_out.py:written": "writes who is to be kept out into a button",
    "screens/moderation/boards.py:written": "writes which boards are meant into a button",
    "interactions/presses/boards.py:_chosen": "writes what the log keeps",
    "screens/moderation/results_csv.py:harmless": "writes a cell that spreadsheets take for text",
    "interactions/opening.py:written": "writes the table that is asked for into a button",
}
"""Functions that may write so, each with the reason."""

WRITTEN: Final = {"ButtonId", "value", "spell", "says"}
"""What is called or filled in with a text for the bot itself: what a press says."""

NOTED: Final = {
    *("doing", "name", "_name", "nonce", "run", "retry_until_written"),
    *("log_incident", "log_unwritten", "log_undelivered"),
}
"""What is called or filled in with a text for the log."""


Constants: TypeAlias = Mapping[str, ast.Constant]
"""The constants of a module by their names, which say the same wherever they are used."""


def constants_of(module: ast.Module) -> Constants:
    found: dict[str, ast.Constant] = {}
    for line in module.body:
        match line:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant() as value):
                found[name] = value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant() as value):
                found[name] = value
            case _:
                continue
    return found


def texts_glued(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield the function and the source of each text in a module that is glued for people."""
    return glued(module, constants_of(module))


def glued(node: ast.AST, constants: Constants, within: str = "") -> Iterator[tuple[str, str]]:
    """Yield the same of a part of a module."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        within = node.name
    if isinstance(node, ast.Raise) or _is_for_the_bot(node):
        return
    if any(
        isinstance(joint, str) and GLUE & set(joint.replace("://", ""))
        for joint in _joints(node, constants)
    ):
        yield within, ast.unparse(node)
    for child in ast.iter_child_nodes(node):
        yield from glued(child, constants, within)


def _joints(node: ast.AST, constants: Constants) -> Iterator[object]:
    """Yield the literals that stand between or beside the values of a text."""
    beside: Iterable[ast.expr]
    match node:
        case ast.Call(func=ast.Attribute(value=joint, attr="join")):
            beside = [joint]
        case ast.JoinedStr(values=parts):
            beside = (
                part.value if isinstance(part, ast.FormattedValue) else part for part in parts
            )
        case ast.BinOp(op=ast.Add(), left=left, right=right):
            beside = [left, right]
        case _:
            return
    for part in beside:
        said = constants.get(part.id) if isinstance(part, ast.Name) else part
        if isinstance(said, ast.Constant):
            yield said.value


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


@cache
def all_glued() -> frozenset[tuple[str, str]]:
    """The place, file and function, and the source of all that is glued in the bot."""
    return frozenset(
        (f"{file}:{within}", source)
        for path, module in trees().items()
        if path.startswith("bot/")
        and not (file := path.removeprefix("bot/")).startswith((*FOR_OTHERS, PHRASES))
        for within, source in texts_glued(module)
    )


def test_no_code_glues_texts_for_people() -> None:
    assert {(place, source) for place, source in all_glued() if place not in ALLOWED} == set()


def test_every_exception_is_needed() -> None:
    assert ALLOWED.keys() - {place for place, _ in all_glued()} == set()


@each(
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
    assert len(list(texts_glued(ast.parse(written)))) >= 1


@each(
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
    assert list(texts_glued(ast.parse(written))) == []
