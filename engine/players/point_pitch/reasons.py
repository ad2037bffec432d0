"""Why a move of Pitch is a good one, read from what it does in the view of its player."""

from collections.abc import Iterator
from typing import Final

from engine.cards import Card, card
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.games.point_pitch.auction import CLAIM, SHOOT
from engine.games.point_pitch.playing import taker
from engine.games.point_pitch.terms import PitchTerms, in_order
from engine.games.point_pitch.view import PitchSeatView, Stage
from engine.players.advice import Advice, Fact
from engine.players.point_pitch.promise import best_trump
from engine.tricks.bidding import NO_BID
from engine.tricks.trick import Play

CHEAP: Final = 12
"""Plain cards up to the queen are led cheaply."""

LAYING: Final[frozenset[Stage]] = frozenset({"discard", "rob"})
"""The stages in which cards are laid down."""


def pitch_reason(view: PitchSeatView, action: Action) -> Advice:
    """Return `action` with the first reason that holds, if any is known."""
    if view.stage == "play" and action.verb == "play":
        reasons = _of_playing(At(view, action, card(action.words[0])))
    elif view.stage == "bid":
        reasons = _of_bidding(view, action)
    elif view.stage == "name":
        suit = action.words[0]
        held = trumps_of(view.terms, view.hand, suit)
        reasons = iter([because(action, "name", suit=suit, cards=held)] if held else [])
    elif view.stage in LAYING:
        reasons = _of_laying(view, action)
    else:
        reasons = iter([because(action, "misdeal" if action == CLAIM else "stand")])
    return next(reasons, Advice(action))


def because(action: Action, reason: str, **facts: Fact) -> Advice:
    """Advise an action for a reason of the family."""
    return Advice.because(action, f"point_pitch-{reason}", **facts)


def trumps_of(terms: PitchTerms, hand: tuple[Card, ...], suit: str) -> tuple[Card, ...]:
    """Return the trumps in a hand if a suit is trumps, the highest first."""
    return tuple(reversed(in_order(terms, terms.trumps(hand, suit), suit)))


class At:
    """A card that may be played, and the trick that it goes to."""

    def __init__(self, view: PitchSeatView, action: Action, face: Card) -> None:
        self.view, self.action, self.face, self.trump = view, action, face, view.trump
        self.terms: PitchTerms = view.terms
        self.own = view.terms.side(view.seat)
        gone = {*view.hand, *view.turned, *view.laid}
        self.out = view.terms.faces - gone - {play.card for row in view.rows for play in row}
        done = {play.seat for play in view.trick} | {view.seat}
        self.last = all(seat in done or not size for seat, size in enumerate(view.hand_sizes))
        self.lying = sum(self.points(play.card) for play in view.trick)

    def because(self, reason: str, **facts: Fact) -> Advice:
        return because(self.action, reason, **facts)

    def points(self, face: Card) -> int:
        """Return the points that go with a card to who takes it."""
        return 0 if self.trump is None else self.terms.at_stake[self.trump].get(face, 0)

    def takes(self, face: Card) -> bool:
        """Whether a card takes the trick as it lies."""
        trick = (*self.view.trick, Play(self.view.seat, face))
        return taker(self.terms, trick, self.trump) == self.view.seat

    def is_trump(self, face: Card) -> bool:
        return self.terms.is_trump(face, self.trump)

    def unbeaten(self, face: Card) -> bool:
        """Whether no card of its suit that is out is higher."""
        suit, rank = self.terms.counted(face, self.trump)
        out = (self.terms.counted(other, self.trump) for other in self.out)
        return not any(other.suit == suit and other.rank > rank for other in out)

    @property
    def best(self) -> Play:
        """The card that has the trick so far."""
        return next(play for play in self.view.trick if play.seat == self.view.taking)


def _of_bidding(view: PitchSeatView, action: Action) -> Iterator[Advice]:
    suit = best_trump(view.terms, view.hand).suit
    held = trumps_of(view.terms, view.hand, suit)
    if not held:
        return
    if action == NO_BID:
        yield because(action, "bid-pass", suit=suit, cards=held)
    elif action == SHOOT:
        yield because(action, "bid-moon", suit=suit, cards=held)
    elif int(action.words[0]) == view.bid:
        yield because(action, "bid-steal", suit=suit, cards=held)
    else:
        yield because(action, "bid", suit=suit, cards=held)


def _of_laying(view: PitchSeatView, action: Action) -> Iterator[Advice]:
    trump, terms = view.trump, view.terms
    if trump is None:
        return
    if view.stage == "rob":
        kept = trumps_of(terms, action.cards, trump)
        if len(kept) == len(trumps_of(terms, view.hand, trump)):
            yield because(action, "keep-trumps", suit=trump, count=len(kept))
        elif not any(terms.worth(face, trump) for face in view.hand if face not in action.cards):
            yield because(action, "keep-points", suit=trump)
        return
    gone = trumps_of(terms, action.cards, trump)
    if not gone:
        yield because(action, "discard-plain", suit=trump, count=len(action.cards))
    elif not any(terms.worth(face, trump) for face in gone):
        yield because(action, "discard-pointless", cards=gone)


def _of_playing(at: At) -> Iterator[Advice]:
    view = at.view
    if len(view.open_prompt.cards) == 1:
        yield at.because("only")
    elif at.trump is None:
        suit = "S" if at.face.suit == "*" else at.face.suit
        yield at.because("pitch", suit=suit, cards=trumps_of(at.terms, view.hand, suit))
    elif not view.trick:
        yield from _of_leading(at)
    elif at.takes(at.face):
        yield from _of_taking(at)
    else:
        yield from _of_losing(at)


def _of_leading(at: At) -> Iterator[Advice]:
    if at.unbeaten(at.face) and at.is_trump(at.face):
        drawn = [face for face in at.out if at.points(face) and at.is_trump(face)]
        if drawn:
            yield at.because("lead-draws", count=sum(map(at.points, drawn)))
        yield at.because("lead-top-trump")
    if at.unbeaten(at.face):
        yield at.because("lead-top", suit=at.face.suit)
    if not at.points(at.face) and (at.is_trump(at.face) or at.face.rank <= CHEAP):
        yield at.because("lead-cheap")


def _of_taking(at: At) -> Iterator[Advice]:
    """The card takes the trick as it lies."""
    best, own = at.best, at.points(at.face)
    if best.seat in at.own:
        if own and (at.last or at.unbeaten(at.face)):
            yield at.because("point-safe", count=own)
        yield at.because("over-partner", over=best.card)
        return
    if at.last and at.lying + own:
        yield at.because("takes-points", count=at.lying + own)
    if at.lying:
        yield at.because("over-for-points", over=best.card, count=at.lying)
    if at.is_trump(at.face) and not at.is_trump(best.card):
        yield at.because("trumps", suit=at.view.trick[0].card.suit, over=best.card)
    yield at.because("over", over=best.card)


def _of_losing(at: At) -> Iterator[Advice]:
    """Another card has the trick as it lies."""
    taking: Seat | None = at.view.taking
    assert taking is not None
    given = at.points(at.face)
    if taking in at.own:
        if given:
            yield at.because("for-partner", seat=taking, count=given)
        yield at.because("partner-has", seat=taking)
    elif given == min(at.points(face) for face in at.view.open_prompt.cards):
        yield at.because("gives-little" if given else "gives-nothing", seat=taking, count=given)
