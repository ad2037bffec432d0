"""The easy player of Pitch: a beginner with a rule of thumb for each question."""

from random import Random
from typing import ClassVar

from engine.cards import Card
from engine.contract.action import Action
from engine.games.point_pitch.auction import STAND, SUITS
from engine.games.point_pitch.playing import taker
from engine.games.point_pitch.terms import in_order
from engine.games.point_pitch.view import PitchSeatView
from engine.players.policy import RandomPlayer
from engine.tricks.bidding import NO_BID
from engine.tricks.trick import Play


class PitchEasy:
    """Bids the least on three good cards of a suit, takes what counts, and else plays low."""

    slow: ClassVar[bool] = False

    def decide(self, view: PitchSeatView, rng: Random) -> Action:
        """Answer by the rule of thumb for what is asked, or as the rules name it."""
        prompt = view.open_prompt
        if view.stage == "bid":
            offered = [action for action in prompt.choices if action != NO_BID]
            least = view.terms.rules.min_bid
            likes = offered and _likes(view) and offered[0].words[0] in (str(least), str(least + 1))
            return offered[0] if likes else NO_BID
        if view.stage == "play":
            return Action("play", (str(_card(view)),))
        if view.stage == "misdeal":
            return STAND
        return prompt.default or RandomPlayer().decide(view, rng)


def _likes(view: PitchSeatView) -> bool:
    """Whether the hand has three trumps of one suit, one as high as the queen and a point card."""
    terms = view.terms
    for suit in SUITS:
        trumps = terms.trumps(view.hand, suit)
        high = any(face.suit == suit and face.rank >= 12 for face in trumps)
        worth = sum(terms.worth(face, suit) for face in trumps)
        if len(trumps) >= 3 and high and worth:
            return True
    return False


def _card(view: PitchSeatView) -> Card:
    """Lead high; take points with the cheapest card that will, and else play low."""
    terms, trump, seat = view.terms, view.trump, view.seat
    playable = view.open_prompt.cards
    lowest = [face for face in in_order(terms, view.hand, trump) if face in playable]
    if not view.trick:
        if trump is None:
            best = max(SUITS, key=lambda suit: len(terms.trumps(view.hand, suit)))
            return max((face for face in lowest if face.suit == best), default=lowest[-1])
        return lowest[-1]
    assert trump is not None
    poor = [face for face in lowest if not terms.worth(face, trump)] or lowest
    if view.taking in terms.side(seat):
        return poor[0]
    counts = any(terms.worth(play.card, trump) for play in view.trick)
    takes = (face for face in lowest if _takes(view, face))
    return next(takes, poor[0]) if counts else poor[0]


def _takes(view: PitchSeatView, face: Card) -> bool:
    return taker(view.terms, (*view.trick, Play(view.seat, face)), view.trump) == view.seat
