"""Cards ahead: the one that a person chooses before the turn, and what was played unpressed."""

from typing import NamedTuple

from bot.screens.frame import OwnHand
from bot.tables.clock.trick_pauses import TrickPauses
from bot.tables.in_play import InPlay
from engine.cards import Card
from engine.contract.seats import Seat


class _Noted(NamedTuple):
    """A card, and the question of a deal to which it belongs."""

    deal: int
    asked: int
    card: Card


class CardsAhead:
    """What this process remembers of cards that are played without a press, at one table.

    A card that is chosen ahead counts for the next question alone. A restart may lose it; then it
    is pressed in turn, like any other.
    """

    def __init__(self, table: InPlay, pauses: TrickPauses) -> None:
        self._table = table
        self._pauses = pauses
        self._chosen: dict[Seat, _Noted] = {}
        self._only_cards: dict[Seat, _Noted] = {}

    def told(self, seat: Seat) -> OwnHand:
        """Return what the hand of a seat tells beside its view."""
        return OwnHand(
            resting=self._pauses.left(seat) > 0,
            next_asked=self.next_question(seat),
            ahead=self.chosen(seat),
            only_card=self.only_card(seat),
        )

    def next_question(self, seat: Seat) -> int:
        """Return the number of the question that a card chosen now answers."""
        asked = self._table.asked(seat)
        return asked if seat in self._table.waiting_for else asked + 1

    def chosen(self, seat: Seat) -> Card | None:
        """Return the card chosen for the question that is put to a seat, or is put next."""
        noted = self._chosen.get(seat)
        if noted is None or noted.deal != self._table.deal:
            return None
        return noted.card if noted.asked == self.next_question(seat) else None

    def choose(self, seat: Seat, card: Card | None) -> None:
        """Choose a card for that question, or none."""
        self._chosen.pop(seat, None)
        if card is not None:
            self._chosen[seat] = _Noted(self._table.deal, self.next_question(seat), card)

    def note_only_card(self, seat: Seat, card: Card) -> None:
        """Note the only card of the question put to a seat, which is about to be played for it."""
        self._only_cards[seat] = _Noted(self._table.deal, self._table.asked(seat), card)

    def only_card(self, seat: Seat) -> Card | None:
        """Return the only card that was played for a seat, until it is past the next question."""
        noted, asked = self._only_cards.get(seat), self._table.asked(seat)
        if noted is None or noted.deal != self._table.deal:
            return None
        answered = asked > noted.asked or seat not in self._table.waiting_for
        return noted.card if answered and asked <= noted.asked + 1 else None
