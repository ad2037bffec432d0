"""Talk: the words said before play, and phases in which one seat in turn says one of them."""

from abc import abstractmethod
from typing import Final

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.seats import Seat
from engine.games.all_fours.part import Moment, with_part
from engine.games.all_fours.view import Said, Stage
from engine.tricks.choosing import Choosing

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


class Talk(Choosing[Moment]):
    """The seat in turn says something aloud."""

    __slots__ = ()

    @property
    @abstractmethod
    def key(self) -> Stage: ...

    @abstractmethod
    def said(self, now: Moment, seat: Seat, word: str, told: list[Event]) -> Moment:
        """Go on from a word that may be said."""

    def chosen(self, game: Moment, seat: Seat, action: Action, told: list[Event]) -> Moment:
        part = game.dealt.own
        told.append(Event("word-said", seat, (action.verb,)))
        heard = with_part(game, part._replace(talk=(*part.talk, Said(seat, action.verb))))
        return self.said(heard, seat, action.verb, told)
