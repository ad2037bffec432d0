"""Families of games know nothing of each other, and nothing but a register knows one of them.

Each has its players and its screens. The families are those of the catalogue, so a new one is held
to it without a line of its own.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from bot.screens.families import SCREENS
from engine.games.catalogue import FAMILIES
from engine.players.families import PLAYERS
from engine.players.family_players import without_reason
from tests.each import each
from tests.sources import trees

KNOWN_TO: Final = {
    "engine.games": {"engine.games.catalogue"},
    "engine.players": {"engine.players.families"},
    "bot.screens": {"bot.screens.families"},
}
"""Where families live, and which registers name them there."""

OWN_PLAYERS: Final = Path(__file__).parents[1] / "engine/players"


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


@each("home", KNOWN_TO)
@each("family", FAMILIES)
def test_nothing_but_its_own_parts_and_a_register_knows_a_family(family: str, home: str) -> None:
    package = f"{home}.{family}"
    own = [f"{one}.{family}" for one in KNOWN_TO]
    knowing = {importer for importer, imported in imports() if is_in(imported, package)}
    strangers = {one for one in knowing if not any(is_in(one, part) for part in own)}
    assert strangers <= KNOWN_TO[home]


def test_imports_are_found_at_all() -> None:
    assert ("bot.screens.families", "bot.screens.hearts.screens") in imports()


def test_a_family_is_registered_by_its_key() -> None:
    assert [family.key for family in FAMILIES.values()] == list(FAMILIES)


def test_every_family_has_players_and_screens_and_nothing_else_has() -> None:
    assert PLAYERS.keys() == FAMILIES.keys(), "a line in engine/players/families.py"
    assert SCREENS.keys() == FAMILIES.keys(), "a line in bot/screens/families.py"


@each("family", FAMILIES)
def test_players_that_a_family_has_of_its_own_are_the_ones_that_sit_down(family: str) -> None:
    players = PLAYERS[family]
    own = (OWN_PLAYERS / family / "players.py").exists()
    modules = {type(player).__module__ for player in (players.easy, players.medium)}
    home = f"engine.players.{family}."
    assert all(module.startswith(home) == own for module in modules)


@each("family", FAMILIES)
def test_reasons_that_a_family_has_of_its_own_are_given(family: str) -> None:
    reason = PLAYERS[family].reason
    if (OWN_PLAYERS / family / "reasons.py").exists():
        assert reason.__module__ == f"engine.players.{family}.reasons"
    else:
        assert reason is without_reason
