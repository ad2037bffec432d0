"""The computer players of Canasta and Samba by level, and why what they do is good."""

from typing import Final

from engine.games.canasta.view import CanastaSeatView
from engine.players.canasta.easy import CanastaEasy
from engine.players.canasta.hard import CANASTA_HARD
from engine.players.canasta.medium import CanastaMedium
from engine.players.canasta.reasons import canasta_reason
from engine.players.family_players import FamilyPlayers

CANASTA_PLAYERS: Final = FamilyPlayers[CanastaSeatView](
    easy=CanastaEasy(),
    medium=CanastaMedium(),
    hard=CANASTA_HARD,
    reason=canasta_reason,
)
