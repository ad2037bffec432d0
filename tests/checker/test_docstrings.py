"""A docstring begins with its subject, and names what a public function raises outright."""

import ast
import re
from collections.abc import Iterator
from typing import Final

from tests.sources import FLOORS, PROJECT, trees

OF_THE_LANGUAGE = {"AssertionError", "NotImplementedError", "StopIteration", "TypeError"}
"""Errors of whoever calls wrongly."""

HEADLESS: Final = re.compile(
    r'^ *"""((?:What|Who(?:ever)?|Where|So (?:many|long|often|much|few|far|soon))\b.*)',
    re.MULTILINE,
)
"""The docstrings, those of attributes included, that begin with no noun and no verb."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def public_functions(scope: ast.AST) -> Iterator[Function]:
    """Yield the public functions of a module, those of its public classes included."""
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from public_functions(node)
        elif isinstance(node, Function) and not node.name.startswith("_"):
            yield node


def named(error: ast.expr | None) -> set[str]:
    match error:
        case ast.Call(func=error) | ast.Starred(value=error):
            return named(error)
        case ast.Name(id=name) | ast.Attribute(attr=name) if name[:1].isupper():
            return {name}
        case ast.Tuple(elts=errors):
            return {name for one in errors for name in named(one)}
        case _:
            return set()


def raised(scope: ast.AST) -> set[str]:
    """Return the errors that leave a piece of code, as far as it raises them by name."""
    if isinstance(scope, ast.Raise):
        return named(scope.exc)
    if isinstance(scope, ast.Try):
        caught = {name for handler in scope.handlers for name in named(handler.type)}
        within = {name for one in scope.body for name in raised(one)}
        within = within if "Exception" not in caught else within & set[str]()
        after = [*scope.handlers, *scope.orelse, *scope.finalbody]
        return (within - caught) | {name for one in after for name in raised(one)}
    inner = (Function, ast.Lambda, ast.ClassDef)
    below = (one for one in ast.iter_child_nodes(scope) if not isinstance(one, inner))
    return {name for one in below for name in raised(one)}


def unsaid(tree: ast.Module) -> list[tuple[str, set[str]]]:
    # A function without a docstring is told by its name, or by what it overrides.
    found = [
        (function.name, raised(function) - OF_THE_LANGUAGE, text)
        for function in public_functions(tree)
        if (text := ast.get_docstring(function))
    ]
    return [
        (name, lacking)
        for name, errors, text in found
        if (lacking := {error for error in errors if error not in text})
    ]


def test_a_docstring_says_what_its_function_raises() -> None:
    lacking = {path: found for path, tree in trees().items() if (found := unsaid(tree))}
    assert lacking == {}


def test_a_docstring_begins_with_its_subject() -> None:
    files = [file for floor in (*FLOORS, "benchmarks") for file in (PROJECT / floor).rglob("*.py")]
    found = {file: HEADLESS.findall(file.read_text(encoding="utf-8")) for file in files}
    assert {file: texts for file, texts in found.items() if texts} == {}


def test_a_docstring_without_a_subject_is_found() -> None:
    text = '''
"""What cards are."""
MOST: Final = 3
"""So many fit."""
class Seat:
    """Whoever sits."""
    def dealt(self):
        """Where cards lie.

        So few are left."""
    def drawn(self):
        """Return what was drawn."""
'''
    found = [line.split()[0] for line in HEADLESS.findall(text)]
    assert found == ["What", "So", "Whoever", "Where"]


def test_an_error_that_leaves_a_function_is_found() -> None:
    text = '''
def bare():
    """Do it."""
    raise Lost("x")
def told():
    """Raise `Lost`."""
    raise Lost
def kept():
    """Do it."""
    try:
        raise Lost
    except Lost:
        pass
def handed_on():
    """Do it."""
    try:
        work()
    except OSError as error:
        raise Lost from error
def _private(): raise Lost
'''
    assert unsaid(ast.parse(text)) == [("bare", {"Lost"}), ("handed_on", {"Lost"})]
