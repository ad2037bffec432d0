"""Levels: how well a computer may play, by name."""

from collections.abc import Mapping
from typing import Final

from engine.players.all_fours_easy import AllFoursEasy
from engine.players.canasta_easy import CanastaEasy
from engine.players.hearts_easy import HeartsEasy
from engine.players.policy import Policy
from engine.players.random_player import RandomPlayer

EASIEST: Final = "easy"
"""What a chair gets whose level nobody knows any more."""

LEVELS: Final[Mapping[str, Mapping[str, Policy]]] = {
    "random": {},
    "easy": {"hearts": HeartsEasy(), "canasta": CanastaEasy(), "all_fours": AllFoursEasy()},
}
"""For each level its players by family; a family without one is played at random."""

SLOW: Final = frozenset({("easy", "canasta")})
"""Level and family of players who think so long that they are asked in another process."""

_AT_RANDOM: Final = RandomPlayer()


def policy(level: str, family: str) -> Policy:
    """Return who plays `family` at `level`; an unknown level counts as the easiest."""
    return LEVELS.get(level, LEVELS[EASIEST]).get(family, _AT_RANDOM)
