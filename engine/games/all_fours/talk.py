"""Talk: the words said before play, and phases in which one seat in turn says one of them."""

from abc import abstractmethod
from random import Random
from typing import Final

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.phase import Phase
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction, unknown_verb
from engine.contract.seats import Seat
from engine.games.all_fours.part import Moment, with_part
from engine.games.all_fours.view import Said, Stage

STAND: Final = Action("stand")
BEG: Final = Action("beg")
GIVE: Final = Action("give")
RUN: Final = Action("run")
AGAIN: Final = Action("again")
CONSENT: Final = Action("consent")
REFUSE: Final = Action("refuse")
BUNCH: Final = Action("bunch")
AGREE: Final = Action("agree")
OBJECT: Final = Action("object")


class Talk(Phase[Moment]):
    """The seat in turn says something aloud."""

    __slots__ = ()

    @property
    @abstractmethod
    def key(self) -> Stage: ...

    @abstractmethod
    def words(self, now: Moment) -> tuple[Action, ...]:
        """Return what may be said; first what changes nothing."""

    @abstractmethod
    def said(self, now: Moment, seat: Seat, word: str, told: list[Event]) -> Moment:
        """Go on from a word that may be said."""

    def unsaid(self, now: Moment) -> Action:
        """Return what stands where nothing is said in time (section 12)."""
        return self.words(now)[0]

    def refusal(self, action: Action) -> IllegalAction:
        """Return why something else may not be said now."""
        del action
        return unknown_verb()

    def to_act(self, game: Moment) -> tuple[Seat, ...]:
        turn = game.dealt.turn
        assert turn is not None
        return (turn,)

    def due(self, game: Moment) -> tuple[str, ...]:
        return tuple(dict.fromkeys(action.verb for action in self.words(game)))

    def prompt(self, game: Moment, seat: Seat) -> Prompt | None:
        del seat
        return Prompt(self.key, choices=self.words(game), default=self.unsaid(game))

    def propose(self, game: Moment, seat: Seat, rng: Random) -> Action:
        del seat
        return rng.choice(self.words(game))

    def take(self, game: Moment, seat: Seat, action: Action) -> Step:
        if action not in self.words(game):
            raise self.refusal(action)
        part = game.dealt.own
        told = [Event("word-said", seat, (action.verb,))]
        heard = with_part(game, part._replace(talk=(*part.talk, Said(seat, action.verb))))
        return Step(self.said(heard, seat, action.verb, told), tuple(told))
