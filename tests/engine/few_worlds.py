"""The hard computers as they play, but for fewer imagined games, so that they decide sooner."""

from dataclasses import replace
from math import inf
from typing import Any, Final

from engine.players.all_fours.players import ALL_FOURS_HARD
from engine.players.canasta.players import CANASTA_HARD
from engine.players.hearts.hard import HeartsHard
from engine.players.policy import Policy

HARD: Final[dict[str, Policy[Any]]] = {
    "hearts": replace(HeartsHard(), worlds=40, seconds=inf),
    "canasta": replace(CANASTA_HARD, worlds=4, seconds=inf),
    "all_fours": replace(ALL_FOURS_HARD, worlds=12, margin=0.5, seconds=inf),
}
"""By family; each differs from what the medium player does."""
