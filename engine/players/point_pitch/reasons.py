"""Why a move of Pitch is good, and what kind of mistake one was, read from its player's view."""

from typing import ClassVar, Final

from engine.cards import Card
from engine.contract.action import Action
from engine.games.point_pitch.auction import CLAIM, SHOOT
from engine.games.point_pitch.playing import taker
from engine.games.point_pitch.terms import PitchTerms, in_order
from engine.games.point_pitch.view import PitchSeatView, Stage
from engine.players.advice import Advice, Holds
from engine.players.point_pitch.promise import best_trump
from engine.players.trick_move import TrickMove
from engine.tricks.bidding import NO_BID
from engine.tricks.trick import Play

TEXTS: Final = "point_pitch-"
CHEAP: Final = 12
"""Plain cards up to the queen are led cheaply."""
LAYING: Final[frozenset[Stage]] = frozenset({"discard", "rob"})
"""The stages in which cards are laid down."""


class Move(TrickMove[PitchSeatView]):
    """A card that may be played, and the trick that it goes to."""

    texts: ClassVar = TEXTS

    def __init__(self, view: PitchSeatView, action: Action) -> None:
        super().__init__(view, action)
        self.suit, self.rank = view.terms.counted(self.face, view.trump)
        self.pitches = "S" if self.face.suit == "*" else self.face.suit
        """The suit that it makes trumps if it is played first of all."""
        self.is_trump = view.terms.is_trump(self.face, view.trump)
        self.wins = self.takes(self.face)
        gone = {*view.hand, *view.turned, *view.laid}
        self.out = view.terms.faces - gone - {play.card for row in view.rows for play in row}
        out = (view.terms.counted(other, view.trump) for other in self.out)
        self.unbeaten = not any(suit == self.suit and rank > self.rank for suit, rank in out)
        """Whether no card of its suit that is out is higher."""
        done = {play.seat for play in view.trick} | {view.seat}
        self.last = all(seat in done or not size for seat, size in enumerate(view.hand_sizes))
        self.points, self.at_stake = self.points_of(self.face), sum(map(self.points_of, self.lying))

    def points_of(self, face: Card) -> int:
        """Return the points that go with a card to who takes it."""
        trump = self.view.trump
        return 0 if trump is None else self.view.terms.at_stake[trump].get(face, 0)

    def takes(self, face: Card) -> bool:
        """Whether a card takes the trick as it lies."""
        trick = (*self.view.trick, Play(self.view.seat, face))
        return taker(self.view.terms, trick, self.view.trump) == self.view.seat

    def over(self, other: "Move") -> bool:
        """Whether this is the higher one of two cards of a suit."""
        return self.suit == other.suit and self.rank > other.rank


def pitch_reason(view: PitchSeatView, action: Action) -> Advice:
    """Return `action` with the first reason that holds, if any is known."""
    if view.stage == "play" and action.verb == "play":
        return _of_playing(Move(view, action))
    if view.stage == "bid":
        return _of_bidding(view, action)
    if view.stage == "name":
        held = _trumps_of(view.terms, view.hand, action.words[0])
        return Advice.first(action, TEXTS, {"name": bool(held)}, suit=action.words[0], cards=held)
    if view.stage in LAYING:
        return _of_laying(view, action)
    return Advice.first(action, TEXTS, {"misdeal": action == CLAIM, "stand": True})


def _trumps_of(terms: PitchTerms, hand: tuple[Card, ...], suit: str) -> tuple[Card, ...]:
    """Return the trumps in a hand if a suit is trumps, the highest first."""
    return tuple(reversed(in_order(terms, terms.trumps(hand, suit), suit)))


def _of_bidding(view: PitchSeatView, action: Action) -> Advice:
    suit = best_trump(view.terms, view.hand).suit
    held = _trumps_of(view.terms, view.hand, suit)
    reasons: dict[str, Holds] = {
        "bid-pass": action == NO_BID,
        "bid-moon": action == SHOOT,
        "bid-steal": action.words == (str(view.bid),),
        "bid": True,
    }
    return Advice.first(action, TEXTS, reasons if held else {}, suit=suit, cards=held)


def _of_laying(view: PitchSeatView, action: Action) -> Advice:
    trump, terms, said = view.trump, view.terms, action.cards
    if trump is None:
        return Advice(action)
    named = _trumps_of(terms, said, trump)
    all_trumps = len(named) == len(_trumps_of(terms, view.hand, trump))
    robs = view.stage == "rob"
    gone = [face for face in view.hand if face not in said] if robs else said
    pointless = not any(terms.worth(face, trump) for face in gone)
    reasons: dict[str, Holds] = {
        "keep-trumps": robs and all_trumps,
        "keep-points": robs and pointless,
        "discard-plain": not robs and not named and {"count": len(said)},
        "discard-pointless": not robs and pointless,
    }
    return Advice.first(action, TEXTS, reasons, suit=trump, count=len(named), cards=named)


def _of_playing(at: Move) -> Advice:
    if len(at.view.open_prompt.cards) == 1:
        return at.first({"only": True})
    if at.view.trump is None:
        held = _trumps_of(at.view.terms, at.view.hand, at.pitches)
        return at.first({"pitch": True}, suit=at.pitches, cards=held)
    if at.best is None:
        return _of_leading(at)
    return _of_taking(at, at.best) if at.wins else _of_losing(at)


def _of_leading(at: Move) -> Advice:
    drawn = sum(
        at.points_of(face) for face in at.out if at.view.terms.is_trump(face, at.view.trump)
    )
    reasons: dict[str, Holds] = {
        "lead-draws": at.unbeaten and at.is_trump and drawn > 0,
        "lead-top-trump": at.unbeaten and at.is_trump,
        "lead-top": at.unbeaten,
        "lead-cheap": not at.points and (at.is_trump or at.face.rank <= CHEAP),
    }
    return at.first(reasons, suit=at.pitches, count=drawn)


def _of_taking(at: Move, best: Card) -> Advice:
    """The card takes the trick as it lies."""
    both, plain = at.at_stake + at.points, not at.view.terms.is_trump(best, at.view.trump)
    safe = at.points > 0 and (at.last or at.unbeaten)
    reasons: dict[str, Holds] = {
        "point-safe": at.friendly and safe and {"count": at.points},
        "over-partner": at.friendly,
        "takes-points": at.last and both > 0 and {"count": both},
        "over-for-points": at.at_stake > 0,
        "trumps": at.is_trump and plain and {"suit": at.lying[0].suit},
        "over": True,
    }
    return at.first(reasons, over=best, count=at.at_stake)


def _of_losing(at: Move) -> Advice:
    """Another card has the trick as it lies."""
    little = at.points == min(map(at.points_of, at.view.open_prompt.cards))
    reasons: dict[str, Holds] = {
        "for-partner": at.friendly and at.points > 0,
        "partner-has": at.friendly,
        "gives-little": little and at.points > 0,
        "gives-nothing": little,
    }
    return at.first(reasons, seat=at.taker, count=at.points)


# Mistakes ----------------------------------------------------------------------------------------


def pitch_mistake(view: PitchSeatView, played: Action, best: Action) -> Advice:
    """Return `played` with the kind of mistake it was, beside what was best; None if unknown."""
    if view.stage == "bid":
        return _of_wrong_bid(played, best)
    if view.stage == "name":
        suit = best.words[0]
        held = _trumps_of(view.terms, view.hand, suit)
        return Advice.first(played, TEXTS, {"named": True}, suit=suit, count=len(held))
    if view.stage in LAYING:
        robs = view.stage == "rob"
        lost = tuple(face for face in best.cards if face not in played.cards)
        return _of_laid(view, played, lost if robs else played.cards)
    if not (view.stage == "play" and played.verb == best.verb == "play"):
        return Advice(played)
    at, better = Move(view, played), Move(view, best)
    if view.trump is None:
        return at.first({"pitched": True}, suit=at.pitches, better=better.face)
    return (_of_wrong_lead if at.best is None else _of_wrong_card)(at, better)


def _of_wrong_bid(played: Action, best: Action) -> Advice:
    said, wanted = (0 if bid in (NO_BID, SHOOT) else int(bid.words[0]) for bid in (played, best))
    kinds: dict[str, Holds] = {
        "no-moon": best == SHOOT,
        "no-bid": played == NO_BID,
        "bid-too-much": best == NO_BID,
        "bid-high": played == SHOOT or said > wanted,
        "bid-low": True,
    }
    return Advice.first(played, TEXTS, kinds, count=wanted)


def _of_laid(view: PitchSeatView, action: Action, lost: tuple[Card, ...]) -> Advice:
    """Tell of trumps among the cards that were laid down and wanted."""
    trump, terms = view.trump, view.terms
    if trump is None:
        return Advice(action)
    trumps = _trumps_of(terms, lost, trump)
    points = [face for face in trumps if terms.worth(face, trump)]
    worth = terms.worth(points[0], trump) if points else 0
    kinds: dict[str, Holds] = {
        "laid-point": bool(points) and {"card": points[0], "count": worth},
        "laid-trump": bool(trumps) and {"card": trumps[0]},
    }
    return Advice.first(action, TEXTS, kinds)


def _of_wrong_lead(at: Move, better: Move) -> Advice:
    best = better.face
    kinds: dict[str, Holds] = {
        "led-point": at.points > better.points and not at.unbeaten,
        "kept-top": better.is_trump and better.unbeaten and not at.unbeaten and {"card": best},
        "led-trump": at.is_trump and not better.is_trump,
        "kept-trump": better.is_trump and not at.is_trump and {"card": best},
        "led-top": at.is_trump and at.unbeaten,
    }
    return at.first(kinds, card=at.face, count=at.points, better=best)


def _of_wrong_card(at: Move, better: Move) -> Advice:
    friendly, foe = at.friendly, not at.friendly
    took, would, best = at.wins, better.wins, better.face
    left = better.at_stake + better.points
    kept = better.points > at.points
    kinds: dict[str, Holds] = {
        "took-partners": friendly and took and not would,
        "kept-points": friendly and kept and {"card": best, "count": better.points},
        "left-points": foe and would and not took and left > 0 and {"card": best, "count": left},
        "gave-points": foe and at.points > better.points and not (took and at.last),
        "wasted-trump": foe and took and not would and at.is_trump,
        "too-high": foe and took and would and at.over(better),
        "too-low": foe and took and would and better.over(at),
    }
    return at.first(kinds, card=at.face, better=best, count=at.points)
