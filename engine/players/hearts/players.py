"""The computer players of Hearts by level, why what they do is good, and who looks at it again."""

from collections.abc import Callable
from random import Random
from typing import Final

from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.games.hearts.family import HEARTS
from engine.games.hearts.view import HeartsSeatView
from engine.players.family_players import FamilyPlayers
from engine.players.hearts.bits import bits
from engine.players.hearts.easy import HeartsEasy
from engine.players.hearts.hard import HeartsHard
from engine.players.hearts.knowledge import carries, knowledge
from engine.players.hearts.medium import HeartsMedium
from engine.players.hearts.posterior import Posterior
from engine.players.hearts.reasons import hearts_mistake, hearts_reason
from engine.players.hearts.value import DealValue
from engine.players.second_opinion import SecondOpinion


def explaining(view: HeartsSeatView) -> Callable[[Game], float]:
    """Return what tells how likely the plays so far are in a game that is imagined."""
    if view.open_prompt.question != "play" or not carries(view.terms):
        return lambda _: 1.0
    likelihood = Posterior(view, knowledge(view), Random(0)).likelihood

    def explains(game: Game) -> float:
        return likelihood([bits(hand) for hand in game.face_up.hands])

    return explains


def gained_by_deal(before: Game, after: Game, seat: Seat) -> float:
    """Return what the deal of a view brought a seat's side, beyond the mean of all."""
    view = before.view(seat)
    assert isinstance(view, HeartsSeatView)
    return DealValue.of(view).gained(after.deal_scores[len(before.deal_scores)])


HEARTS_SECOND: Final = SecondOpinion[HeartsSeatView](
    family=HEARTS,
    # It judges as one of four times the worlds does on average, and is as quick as four of it.
    player=HeartsHard(worlds=8),
    games=96,
    points=gained_by_deal,
    explains=explaining,
)

HEARTS_PLAYERS: Final = FamilyPlayers[HeartsSeatView](
    easy=HeartsEasy(),
    medium=HeartsMedium(),
    hard=HeartsHard(),
    reason=hearts_reason,
    mistake=hearts_mistake,
    # Their tricks are not known in bits, so hard plays as medium does.
    no_harder=frozenset({"booster_nines", "cancellation"}),
    second=HEARTS_SECOND,
)
