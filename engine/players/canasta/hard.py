"""The hard player of Canasta and Samba: if it has a choice, it plays deals out before it."""

from typing import Final

from engine.games.canasta.presets import CANASTA
from engine.players.canasta.medium import CanastaMedium
from engine.players.searching import Searcher

# A deal is long and its luck great: few choices are looked at, and its judgement stands unless
# another choice does a good deal better. Early in a deal of Samba a play-out is so long that few
# games are imagined.
CANASTA_HARD: Final = Searcher(
    family=CANASTA, judgement=CanastaMedium(), worlds=16, actions=1600, choices=5, margin=1.5
)
