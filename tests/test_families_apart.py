"""Families of games know nothing of each other, and nothing but a register knows one of them.

The families are those of the catalogue, so a new one is held to it without a line of its own.
"""

import ast
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from engine.games.catalogue import FAMILIES
from tests.sources import trees

KNOWN_TO: Final = {
    "engine.games": {"engine.games.catalogue"},
    "engine.players": {"engine.players.families"},
    "bot.screens": {"bot.screens.families"},
}
"""Where families live, and which registers name them there."""


@cache
def imports() -> frozenset[tuple[str, str]]:
    """Every module of ours with each module that it imports."""
    return frozenset(_imports())


def _imports() -> Iterator[tuple[str, str]]:
    for path, tree in trees().items():
        importer = path.removesuffix(".py").replace("/", ".")
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                yield importer, node.module
                yield from ((importer, f"{node.module}.{one.name}") for one in node.names)
            elif isinstance(node, ast.Import):
                yield from ((importer, one.name) for one in node.names)


def is_in(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


@pytest.mark.parametrize("home", KNOWN_TO)
@pytest.mark.parametrize("family", FAMILIES)
def test_nothing_but_its_own_parts_and_a_register_knows_a_family(family: str, home: str) -> None:
    package = f"{home}.{family}"
    own = [f"{one}.{family}" for one in KNOWN_TO]
    knowing = {importer for importer, imported in imports() if is_in(imported, package)}
    strangers = {one for one in knowing if not any(is_in(one, part) for part in own)}
    assert strangers <= KNOWN_TO[home]


def test_imports_are_found_at_all() -> None:
    assert ("bot.screens.families", "bot.screens.hearts.screens") in imports()
