"""The computer players of Pitch, Cinch and Pedro by level, and why what they do is good.

All of these games are one family: what is trump, and what a card is worth, the terms say.
"""

from dataclasses import replace
from typing import Final

from engine.games.point_pitch.game import POINT_PITCH
from engine.games.point_pitch.view import PitchSeatView
from engine.players.family_players import FamilyPlayers
from engine.players.point_pitch.easy import PitchEasy
from engine.players.point_pitch.explaining import explaining
from engine.players.point_pitch.medium import PitchMedium
from engine.players.point_pitch.playout import leapt
from engine.players.point_pitch.reasons import pitch_mistake, pitch_reason
from engine.players.searching import Searcher
from engine.players.second_opinion import SecondOpinion

WORLDS: Final = 40
"""How many deals hard imagines for a decision, which then takes a tenth of a second at most."""

BLUNDER: Final = 1.0
"""Least cost of a move told as a mistake, of the ten points that most deals have."""

PITCH_HARD: Final = Searcher(
    family=POINT_PITCH,
    judgement=PitchMedium(),
    leap=leapt,
    explains=explaining,
    worlds=WORLDS,
)

PITCH_SECOND: Final = SecondOpinion[PitchSeatView](
    family=POINT_PITCH,
    player=replace(PITCH_HARD, worlds=8),
    games=96,
    explains=explaining,
)

PITCH_PLAYERS: Final = FamilyPlayers[PitchSeatView](
    easy=PitchEasy(),
    medium=PitchMedium(),
    hard=PITCH_HARD,
    reason=pitch_reason,
    mistake=pitch_mistake,
    # Of six cards and one bid hard makes no more (docs/measured.md).
    no_harder=frozenset({"five_point"}),
    blunder=BLUNDER,
    second=PITCH_SECOND,
)
