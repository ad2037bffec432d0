"""Choosing: phases in which the seat in turn says one of a few things: a bid, a trump, a pass."""

from abc import abstractmethod
from random import Random
from typing import ClassVar, Generic

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.phase import Phase
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction, unknown_verb
from engine.contract.seats import Seat
from engine.tricks.game import GameT


class InTurn(Phase[GameT], Generic[GameT]):
    """The seat in turn owes an action, and no other."""

    __slots__ = ()

    def to_act(self, game: GameT) -> tuple[Seat, ...]:
        turn = game.dealt.turn
        assert turn is not None
        return (turn,)


class Choosing(InTurn[GameT], Generic[GameT]):
    """The seat in turn says one of a few things."""

    __slots__ = ()

    often: ClassVar[float] = 0.0
    """How often chance says what is sensible; who bids blindly loses points without end."""

    @abstractmethod
    def choices(self, game: GameT, seat: Seat) -> tuple[Action, ...]:
        """Return what may be said; first what stands if nothing is said in time."""

    @abstractmethod
    def chosen(self, game: GameT, seat: Seat, action: Action, events: list[Event]) -> GameT:
        """Go on from one of the choices, and tell what happened on the way."""

    def unsaid(self, game: GameT, seat: Seat) -> Action:
        """Return what stands if nothing is said in time."""
        return self.choices(game, seat)[0]

    def sensible(self, game: GameT, seat: Seat) -> Action:
        """Return what a computer without rules of its own says, by what `seat` knows alone."""
        return self.unsaid(game, seat)

    def refusal(self, game: GameT, action: Action) -> IllegalAction:
        """Return why something else may not be said now."""
        del game, action
        return unknown_verb()

    def due(self, game: GameT) -> tuple[str, ...]:
        said = self.choices(game, self.to_act(game)[0])
        return tuple(dict.fromkeys(action.verb for action in said))

    def prompt(self, game: GameT, seat: Seat) -> Prompt | None:
        choices = self.choices(game, seat)
        default, sensible = self.unsaid(game, seat), self.sensible(game, seat)
        return Prompt(self.key, choices=choices, default=default, sensible=sensible)

    def legal_actions(self, game: GameT, seat: Seat) -> tuple[Action, ...]:
        # Not those of the prompt, which lists none where cards are ticked.
        return self.choices(game, seat)

    def propose(self, game: GameT, seat: Seat, rng: Random) -> Action:
        if self.often and rng.random() < self.often:
            return self.sensible(game, seat)
        return rng.choice(self.choices(game, seat))

    def take(self, game: GameT, seat: Seat, action: Action) -> Step:
        if action not in self.choices(game, seat):
            raise self.refusal(game, action)
        events: list[Event] = []
        return Step(self.chosen(game, seat, action, events), tuple(events))
