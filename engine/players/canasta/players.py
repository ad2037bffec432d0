"""The computer players of Canasta and Samba by level, and why what they do is good."""

from typing import Final

from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.games.canasta.deal import sides
from engine.games.canasta.game import CanastaGame
from engine.games.canasta.presets import CANASTA
from engine.games.canasta.view import CanastaSeatView
from engine.players.canasta.easy import CanastaEasy
from engine.players.canasta.medium import CanastaMedium
from engine.players.canasta.reasons import canasta_mistake, canasta_reason
from engine.players.canasta.weights import strong
from engine.players.family_players import FamilyPlayers
from engine.players.searching import Searcher
from engine.players.second_opinion import SecondOpinion


def gained_by_side(before: Game, after: Game, seat: Seat) -> float:
    """Return the points that a seat's side has made meanwhile, beyond the mean of the others.

    Each side makes its points by itself, so those that it does not make go to nobody.
    """
    assert isinstance(before, CanastaGame)
    made = [now - then for now, then in zip(after.scores, before.scores, strict=True)]
    others = [made[side[0]] for side in sides(before.rules) if seat not in side]
    return made[seat] - sum(others) / len(others)


# Few games are imagined in the time of an appraisal, as a deal is long, and its luck is great. What
# weights learned in millions of deals know is more than that tells, and they decide at once.
CANASTA_HARD: Final = Searcher(
    family=CANASTA,
    judgement=CanastaMedium(strong),
    points=gained_by_side,
    worlds=16,
    actions=1600,
    choices=5,
    trusting=True,
)


# The hard player decides at once, so a deal that it plays in every seat takes some 20 ms.
CANASTA_SECOND: Final = SecondOpinion[CanastaSeatView](
    family=CANASTA, player=CANASTA_HARD.judgement, games=160, points=gained_by_side
)


CANASTA_PLAYERS: Final = FamilyPlayers[CanastaSeatView](
    easy=CanastaEasy(),
    medium=CanastaMedium(),
    hard=CANASTA_HARD,
    reason=canasta_reason,
    mistake=canasta_mistake,
    no_harder=frozenset({"canasta_3_cutthroat", "canasta_6_pairs", "canasta_6_teams3"}),
    # A wild card, or two high ones.
    blunder=50.0,
    second=CANASTA_SECOND,
)
