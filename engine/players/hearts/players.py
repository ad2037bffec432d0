"""The computer players of Hearts by level, and why what they do is good."""

from typing import Final

from engine.games.hearts.view import HeartsSeatView
from engine.players.family_players import FamilyPlayers
from engine.players.hearts.easy import HeartsEasy
from engine.players.hearts.hard import HeartsHard
from engine.players.hearts.medium import HeartsMedium
from engine.players.hearts.mistakes import hearts_mistake
from engine.players.hearts.reasons import hearts_reason

HEARTS_PLAYERS: Final = FamilyPlayers[HeartsSeatView](
    easy=HeartsEasy(),
    medium=HeartsMedium(),
    hard=HeartsHard(),
    reason=hearts_reason,
    mistake=hearts_mistake,
)
