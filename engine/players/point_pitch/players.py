"""The computer players of Pitch by level, and why what they do is good."""

from typing import Final

from engine.games.point_pitch.game import POINT_PITCH
from engine.games.point_pitch.view import PitchSeatView
from engine.players.family_players import FamilyPlayers, without_kind, without_reason
from engine.players.point_pitch.easy import PitchEasy
from engine.players.point_pitch.medium import PitchMedium
from engine.players.point_pitch.playout import leapt
from engine.players.searching import Searcher

PITCH_HARD: Final = Searcher(family=POINT_PITCH, judgement=PitchMedium(), leap=leapt, worlds=48)

PITCH_PLAYERS: Final = FamilyPlayers[PitchSeatView](
    easy=PitchEasy(),
    medium=PitchMedium(),
    hard=PITCH_HARD,
    reason=without_reason,
    mistake=without_kind,
)
