"""Phases: the parts of a deal, in each of which one kind of question is put."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any, Generic, Literal, TypeVar

from engine.contract.action import Action
from engine.contract.game import Game, Step
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction, NotYourTurn
from engine.contract.seats import Seat

GameT_contra = TypeVar("GameT_contra", bound="PhasedGame", contravariant=True)


class Phase(ABC, Generic[GameT_contra]):
    """A part of a deal in which one kind of question is put: passing, bidding, trick play.

    A phase has no state of its own: whatever it tells, it tells of the game it is given, and that
    game is in this phase. A family is a row of phases; each knows which one comes after it.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def key(self) -> str:
        """The word of the family for this phase, which is `Game.stage` while it lasts."""

    @abstractmethod
    def to_act(self, game: GameT_contra) -> tuple[Seat, ...]:
        """Return the seats that owe an action, in seat order; `(DEALER,)` if chance is due."""

    @abstractmethod
    def due(self, game: GameT_contra) -> tuple[str, ...]:
        """Return the verbs that belong to this phase now, as `Game.due` says it."""

    @abstractmethod
    def prompt(self, game: GameT_contra, seat: Seat) -> Prompt | None:
        """Return the question put to `seat`, which owes an action; None for the dealer's chance."""

    def legal_actions(self, game: GameT_contra, seat: Seat) -> tuple[Action, ...]:
        """List what `seat`, which owes an action, may do: by default the choices it is given."""
        prompt = self.prompt(game, seat)
        return () if prompt is None else prompt.choices

    @abstractmethod
    def propose(self, game: GameT_contra, seat: Seat, rng: Random) -> Action:
        """Return some legal action of `seat`; the dealer's is chance. Raise `NotYourTurn`."""

    @abstractmethod
    def take(self, game: GameT_contra, seat: Seat, action: Action) -> Step:
        """Return what `action` of `seat`, which owes one, leads to; raise `IllegalAction`."""

    def asked_openly(self, game: GameT_contra) -> tuple[Seat, ...]:
        """Return the seats that owe an action as everybody may know, as `Game.asked_openly`."""
        return self.to_act(game)

    def refused(self, game: GameT_contra, seat: Seat) -> IllegalAction:
        """Return why `seat`, which owes no action, may do nothing."""
        del seat
        return NotYourTurn(self.asked_openly(game))

    def forced(self, game: GameT_contra) -> tuple[Seat, Action] | None:
        """Return the act that follows without anybody being asked, as `Game.forced` says it."""
        del game
        return None


class Over(Phase["PhasedGame"]):
    """The end: nobody owes an action any more, and `rule` says why."""

    __slots__ = ("_rule",)

    def __init__(self, rule: str) -> None:
        self._rule = rule

    @property
    def key(self) -> Literal["over"]:
        return "over"

    def to_act(self, game: "PhasedGame") -> tuple[Seat, ...]:
        del game
        return ()

    def due(self, game: "PhasedGame") -> tuple[str, ...]:
        del game
        return ()

    def prompt(self, game: "PhasedGame", seat: Seat) -> None:
        del game, seat

    def propose(self, game: "PhasedGame", seat: Seat, rng: Random) -> Action:
        del rng
        raise self.refused(game, seat)

    def take(self, game: "PhasedGame", seat: Seat, action: Action) -> Step:
        del action
        raise self.refused(game, seat)

    def refused(self, game: "PhasedGame", seat: Seat) -> IllegalAction:
        del game, seat
        return IllegalAction(self._rule, "game-over", "the game is over")


class PhasedGame(Game):
    """A game that is always in one of its family's phases, and leaves every question to it."""

    __slots__ = ()

    @property
    @abstractmethod
    def phase(self) -> Phase[Any]:
        """The phase that this moment is in; each family narrows the type to games of its own."""

    @property
    def stage(self) -> str:
        return self.phase.key

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.phase.to_act(self)

    @property
    def asked_openly(self) -> tuple[Seat, ...]:
        return self.phase.asked_openly(self)

    @property
    def due(self) -> tuple[str, ...]:
        return self.phase.due(self)

    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        phase = self.phase
        return phase.legal_actions(self, seat) if seat in phase.to_act(self) else ()

    def propose(self, seat: Seat, rng: Random) -> Action:
        phase = self.phase
        if seat not in phase.to_act(self):
            raise NotYourTurn(self.asked_openly)
        return phase.propose(self, seat, rng)

    def prompt(self, seat: Seat) -> Prompt | None:
        phase = self.phase
        return phase.prompt(self, seat) if seat in phase.to_act(self) else None

    def apply(self, seat: Seat, action: Action) -> Step:
        phase = self.phase
        if seat not in phase.to_act(self):
            raise phase.refused(self, seat)
        return phase.take(self, seat, action)

    @property
    def forced(self) -> tuple[Seat, Action] | None:
        return self.phase.forced(self)
