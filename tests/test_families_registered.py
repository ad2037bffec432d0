"""Each family of the catalogue has its players and its screens, and no register knows another.

The families are those of the catalogue, so a new one is held to it without a line of its own.
"""

from pathlib import Path
from typing import Final

import pytest

from bot.screens.families import SCREENS
from engine.games.catalogue import FAMILIES
from engine.players.families import PLAYERS
from engine.players.family_players import without_reason

OWN_PLAYERS: Final = Path(__file__).parents[1] / "engine/players"

every_family = pytest.mark.parametrize("family", FAMILIES)


def test_a_family_is_registered_by_its_key() -> None:
    assert [family.key for family in FAMILIES.values()] == list(FAMILIES)


def test_every_family_has_players_and_screens_and_nothing_else_has() -> None:
    assert PLAYERS.keys() == FAMILIES.keys(), "a line in engine/players/families.py"
    assert SCREENS.keys() == FAMILIES.keys(), "a line in bot/screens/families.py"


@every_family
def test_players_that_a_family_has_of_its_own_are_the_ones_that_sit_down(family: str) -> None:
    players = PLAYERS[family]
    own = (OWN_PLAYERS / family / "players.py").exists()
    modules = {type(player).__module__ for player in (players.easy, players.medium)}
    home = f"engine.players.{family}."
    assert all(module.startswith(home) == own for module in modules)


@every_family
def test_reasons_that_a_family_has_of_its_own_are_given(family: str) -> None:
    reason = PLAYERS[family].reason
    if (OWN_PLAYERS / family / "reasons.py").exists():
        assert reason.__module__ == f"engine.players.{family}.reasons"
    else:
        assert reason is without_reason
