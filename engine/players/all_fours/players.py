"""The computer players of All Fours by level, and why what they do is good."""

from dataclasses import replace
from typing import Final

from engine.games.all_fours.family import ALL_FOURS
from engine.games.all_fours.view import AllFoursSeatView
from engine.players.all_fours.chances import chance_to_win
from engine.players.all_fours.easy import AllFoursEasy
from engine.players.all_fours.medium import AllFoursMedium
from engine.players.all_fours.playout import leapt
from engine.players.all_fours.reasons import all_fours_mistake, all_fours_reason
from engine.players.family_players import FamilyPlayers
from engine.players.searching import Searcher
from engine.players.second_opinion import SecondOpinion

ALL_FOURS_HARD: Final = Searcher(
    family=ALL_FOURS,
    judgement=AllFoursMedium(),
    worth=chance_to_win,
    leap=leapt,
    worlds=160,
)


ALL_FOURS_SECOND: Final = SecondOpinion[AllFoursSeatView](
    family=ALL_FOURS, player=replace(ALL_FOURS_HARD, worlds=16), games=96
)


ALL_FOURS_PLAYERS: Final = FamilyPlayers[AllFoursSeatView](
    easy=AllFoursEasy(),
    medium=AllFoursMedium(),
    hard=ALL_FOURS_HARD,
    reason=all_fours_reason,
    mistake=all_fours_mistake,
    # Of four points in a deal.
    blunder=0.5,
    second=ALL_FOURS_SECOND,
)
