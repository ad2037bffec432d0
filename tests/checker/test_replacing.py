"""Fields replaced in a value are there: the checker does not read the keywords of `replace`."""

import ast
from collections.abc import Iterator
from functools import cache

from tests.sources import trees


@cache
def fields_of_values() -> frozenset[str]:
    """Return the names of all fields that some class of the project declares."""
    return frozenset(
        line.target.id
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for line in node.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    )


def replaced(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield each keyword of a `replace` or `_replace`, and its line."""
    for node in ast.walk(tree):
        match node:
            case (
                ast.Call(func=ast.Name(id="replace"), keywords=keywords)
                | ast.Call(func=ast.Attribute(attr="_replace"), keywords=keywords)
            ):
                yield from ((one.arg, node.lineno) for one in keywords if one.arg is not None)
            case _:
                continue


def test_every_keyword_of_a_replacement_is_a_field() -> None:
    known = fields_of_values()
    assert [
        f"{path}:{line} {name}"
        for path, tree in trees().items()
        for name, line in replaced(tree)
        if name not in known
    ] == []


def test_a_misspelt_keyword_is_found() -> None:
    tree = ast.parse("replace(rules, taget=50)\ndeal._replace(tirck=())")
    assert [name for name, _ in replaced(tree) if name not in fields_of_values()] == [
        "taget",
        "tirck",
    ]
