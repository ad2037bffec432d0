"""The row of phases of a deal of Hearts, in the order in which they may come."""

from collections.abc import Mapping
from typing import Any, Final

from engine.contract.phase import Phase
from engine.games.hearts.dealing import DEALING
from engine.games.hearts.exchanging import EXCHANGING
from engine.games.hearts.moon import CHOOSING_MOON
from engine.games.hearts.naming import NAMING
from engine.games.hearts.playing import PLAYING, TAKING_UP

ROW: Final[tuple[Phase[Any], ...]] = (
    NAMING,
    DEALING,
    EXCHANGING,
    PLAYING,
    TAKING_UP,
    CHOOSING_MOON,
)

PHASES: Final[Mapping[str, Phase[Any]]] = {phase.key: phase for phase in ROW}
