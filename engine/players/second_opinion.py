"""Second opinions: two moves tried again, this time by strong players in every seat.

A first look plays out by rules of thumb. What these do badly later on it puts down to the move, and
of many moves it favours the one that chance favoured. So nobody is told of a mistake before other
imagined games have borne it out, played to the end of the deal by better players.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, TypeVar

from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Family
from engine.contract.view import SeatView
from engine.players.policy import Policy
from engine.players.searching import LONGEST, SEED_BITS, gained, unexplained

S = TypeVar("S", bound=SeatView)

DRAWN: Final = 8
"""One of so many games is played, the likelier the better it explains what was seen."""


# Not slotted: Python 3.11 cannot make a frozen slotted value of a class with its types named.
@dataclass(frozen=True, kw_only=True)
class SecondOpinion(Generic[S]):
    """How moves of one family are looked at again."""

    family: Family[Any, Any]
    player: Policy[Any]
    """Plays on in every seat, whose views it reads."""
    games: int
    """With the moves of a deal that seem dear so many games are played at most."""
    points: Callable[[Game, Game, Seat], float] = gained
    explains: Callable[[S], Callable[[Game], float] | None] = unexplained
    """Tells how likely what the seat has seen is in an imagined game; None if in all alike."""

    def apart(self, view: S, best: Action, other: Action, rng: Random, games: int) -> list[float]:
        """Return by how many points the first of two moves did better in each of so many games."""
        imagine = self.family.imagining(view)
        likely = self.explains(view)

        def world() -> Game:
            if likely is None:
                return imagine(rng)
            drawn = [imagine(rng) for _ in range(DRAWN)]
            return rng.choices(drawn, [likely(game) for game in drawn])[0]

        found: list[float] = []
        for _ in range(games):
            game, seed = world(), rng.getrandbits(SEED_BITS)
            ends = [self._end(game, view.seat, move, Random(seed)) for move in (best, other)]
            one, another = (self.points(game, end, view.seat) for end in ends)
            found.append(one - another)
        return found

    def _end(self, game: Game, seat: Seat, move: Action, rng: Random) -> Game:
        """Return a game once the deal is over that goes on with a move."""
        deals, actions = len(game.deal_scores), 1
        after, _ = game.apply(seat, move)
        while after.to_act and len(after.deal_scores) == deals and actions < LONGEST:
            actor = after.to_act[0]
            if after.forced is not None:
                actor, action = after.forced
            elif actor == DEALER:
                action = after.propose(DEALER, rng)
            else:
                action = self.player.decide(after.view(actor), rng)
            after, _ = after.apply(actor, action)
            actions += 1
        return after
