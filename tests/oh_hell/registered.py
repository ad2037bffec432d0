"""Oh Hell as a family of the catalogue, for as long as a test needs it."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, cast

from bot.screens.families import SCREENS
from bot.text.bundles import bundle_of
from bot.text.phrasebook import HOME
from engine.games.catalogue import FAMILIES
from engine.players.families import PLAYERS
from engine.players.trick_player import trick_players
from tests.oh_hell.game import OH_HELL
from tests.oh_hell.screens import oh_hell_screens

TEXTS: Final = Path(__file__).with_name("oh_hell.ftl")


@contextmanager
def registered() -> Generator[None, None, None]:
    """Add what its lines in the registers and a file of English texts would add."""
    bundle_of(HOME).take_up(TEXTS.read_text(encoding="utf-8"))
    families, players, screens = (
        cast("dict[str, Any]", register) for register in (FAMILIES, PLAYERS, SCREENS)
    )
    families[OH_HELL.key] = OH_HELL
    players[OH_HELL.key] = trick_players(OH_HELL)
    screens[OH_HELL.key] = oh_hell_screens()
    yield
    for register in (families, players, screens):
        del register[OH_HELL.key]
