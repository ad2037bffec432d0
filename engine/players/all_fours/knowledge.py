"""The conclusions of the medium player of All Fours: who may still hold which cards."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Self

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.all_fours.imagining import gist, tricks_seen
from engine.games.all_fours.play import lawful
from engine.games.all_fours.terms import DECK, HAND, PACKET
from engine.games.all_fours.view import AllFoursSeatView
from engine.players.all_fours.promise import Others
from engine.tricks.manner import Trick
from engine.tricks.voids import KEPT, LATER, Denials, Lying, denials

ACE: Final = 14


def likelihood(wanted: int, unseen: int, drawn: int) -> float:
    """Return how likely one of `wanted` cards is among `drawn` of the `unseen`."""
    none = 1.0
    for at in range(min(drawn, unseen)):
        none *= max(0, unseen - wanted - at) / (unseen - at)
    return 1 - none


@dataclass(frozen=True, slots=True)
class AllFoursKnowledge:
    """A view, and what follows from it for the cards that its seat cannot see."""

    view: AllFoursSeatView
    seat: Seat
    mates: tuple[Seat, ...]
    """The seats that play together, the own included."""
    after: tuple[Seat, ...]
    """The seats that play to the trick on the table after the own one."""
    unseen: frozenset[Card]
    """Cards that may be in other hands."""
    void: frozenset[tuple[Seat, str]]
    """Which seats have shown that they hold no more of which suits."""

    @classmethod
    def of(cls, view: AllFoursSeatView, seat: Seat) -> Self:
        """Gather it from the cards played and the questions answered."""
        gone = {*view.hand, *view.turned, *view.discarded, *(play.card for play in view.seen)}
        unseen = frozenset(DECK).difference(gone, _told_out(view))
        order = view.terms.in_turn(seat)
        after = order[1 : len(order) - len(view.trick)]
        return cls(view, seat, view.terms.side(seat), after, unseen, frozenset(_voids(view)))

    @property
    def others(self) -> Others:
        """The cards that are unseen before play, and where they lie.

        Nobody throws a trump away, so it is the cards dealt that tell how likely one is held.
        """
        dealt = HAND + PACKET * self.view.runs
        beside = dealt * (len(self.mates) - 1)
        against = dealt * (self.view.seat_count - len(self.mates))
        return Others(self.unseen, against / len(self.unseen), beside / len(self.unseen))

    def higher(self, face: Card) -> int:
        """Return how many unseen cards of its suit beat a card."""
        own, than = face
        return len([rank for suit, rank in self.unseen if suit == own and rank > than])

    def beating(self, face: Card, trump: str | None) -> int:
        """Return how many unseen cards beat one of the suit led, or a trump."""
        trumps = 0 if face.suit == trump else self.of_suit(trump)
        return self.higher(face) + trumps

    def of_suit(self, suit: str | None) -> int:
        """Return how many cards of a suit are unseen."""
        return len([other for other in self.unseen if other.suit == suit])


def _told_out(view: AllFoursSeatView) -> Iterator[Card]:
    """Yield the trumps that an answer has shown to be in nobody's hand (F20)."""
    for _, asked, high, low in view.inquiries:
        for face in DECK:
            beyond = (high and face > asked) or (low and face < asked)
            if face.suit == asked.suit and beyond:
                yield face


def _voids(view: AllFoursSeatView) -> Iterator[tuple[Seat, str]]:
    found = denials(view.terms, lawful)
    for trick in tricks_seen(view):
        yield from _voids_shown(found, trick, view.trump)


# A seat asks again for the finished tricks at each of its turns.
@lru_cache(maxsize=KEPT)
def _voids_shown(found: Denials, trick: Trick, trump: str | None) -> tuple[tuple[Seat, str], ...]:
    # No rule bars an ace of the suit led, so it stands for every card that follows.
    ace = Card(trick[0].card.suit, ACE)
    return tuple(
        (seat, ace.suit)
        for at, (seat, face) in enumerate(trick)
        if face.suit != ace.suit and found.bars(face, ace, Lying(trick[:at], LATER, trump))
    )


def proven_revokes(view: AllFoursSeatView, seats: Sequence[Seat]) -> dict[Seat, int]:
    """Count for each of `seats` the plays that a card it played later shows to be revokes."""
    found = denials(view.terms, lawful)
    later: dict[Seat, set[Card]] = {seat: set() for seat in seats}
    counts = dict.fromkeys(seats, 0)
    for trick in reversed(tuple(tricks_seen(view))):
        for at in reversed(range(len(trick))):
            seat, face = trick[at]
            if seat not in later:
                continue
            if held := later[seat]:
                counts[seat] += not held.isdisjoint(_missing(found, face, trick[:at], view.trump))
            held.add(face)
    return counts


def _missing(found: Denials, face: Card, before: Trick, trump: str | None) -> frozenset[Card]:
    """Return the cards beside any of which playing `face` was a revoke (F16)."""
    return found.by(face, Lying(gist(before, trump), LATER, trump))
