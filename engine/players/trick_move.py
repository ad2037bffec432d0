"""Cards played to tricks, as their players see them: what reasons and mistakes are read from."""

from collections.abc import Mapping
from typing import ClassVar, Generic, TypeVar

from engine.cards import Card, card
from engine.contract.action import Action
from engine.players.advice import Advice, Fact, Holds
from engine.tricks.trick import Play, winner
from engine.tricks.view import TrickSeatView

S = TypeVar("S", bound=TrickSeatView)


class TrickMove(Generic[S]):
    """A card that may be played, and the trick that it goes to."""

    texts: ClassVar[str]
    """How the keys of the family's reasons begin."""

    def __init__(self, view: S, action: Action) -> None:
        self.view, self.action, self.face = view, action, card(action.words[0])
        self.lying = [play.card for play in view.trick]
        self.taker = view.seat if view.taking is None else view.taking
        """The seat that has the trick as it lies; the seat itself if it leads."""
        self.best = next((play.card for play in view.trick if play.seat == self.taker), None)
        self.friendly = self.taker in view.terms.side(view.seat)
        """Whether that is the seat's partner."""
        self.last = len(view.trick) == view.seat_count - 1

    def first(self, reasons: Mapping[str, Holds], **facts: Fact) -> Advice:
        """Advise the card for the first reason that holds."""
        return Advice.first(self.action, self.texts, reasons, **facts)

    def takes(self, face: Card) -> bool:
        """Whether a card takes the trick as it lies."""
        view = self.view
        return winner((*view.trick, Play(view.seat, face)), view.trump) == view.seat

    @property
    def lone(self) -> bool:
        """Whether no other card of its suit stays in the hand, but some card does."""
        suits = [face.suit for face in self.view.hand]
        return suits.count(self.face.suit) == 1 < len(suits)
