"""The hard player of All Fours: it imagines the cards it cannot see and plays its choices out."""

from typing import Final

from engine.games.all_fours.family import ALL_FOURS
from engine.players.all_fours.medium import AllFoursMedium
from engine.players.searching import Searcher

ALL_FOURS_HARD: Final = Searcher(family=ALL_FOURS, judgement=AllFoursMedium(), worlds=40)
