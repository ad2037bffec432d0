"""The easy player of All Fours: a beginner with a rule of thumb for each question."""

from random import Random
from typing import ClassVar, Final

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.prompt import Prompt
from engine.games.all_fours.auction import NO_BID
from engine.games.all_fours.begging import BEG, STAND
from engine.games.all_fours.counting import pips
from engine.games.all_fours.playing import COUNT
from engine.games.all_fours.terms import JACK
from engine.games.all_fours.view import AllFoursSeatView
from engine.players.policy import RandomPlayer, answer
from engine.tricks.trick import Play, winner

QUEEN: Final = 12

_AT_RANDOM: Final = RandomPlayer()


class AllFoursEasy:
    """Stands with a high trump, takes what counts, and else plays low; it remembers nothing.

    It leads its highest card, never claims a revoke and asks nothing.
    """

    slow: ClassVar[bool] = False

    def decide(self, view: AllFoursSeatView, rng: Random) -> Action:
        """Answer by the rule of thumb for what is asked, or as the rules name it."""
        prompt = view.open_prompt
        if not view.looking:
            return _AT_RANDOM.decide(view, rng)
        if view.stage == "claim":
            return COUNT
        if view.stage == "discard":
            faces = sorted(view.hand, key=lambda face: (face.suit == view.trump, face.rank))
            return answer(prompt, tuple(faces[: prompt.pick]))
        if view.stage == "play":
            return Action("play", (str(_card(view)),))
        return _bid(view, prompt) if view.stage == "bid" else _said(view, prompt)


def _said(view: AllFoursSeatView, prompt: Prompt) -> Action:
    """Beg without a trump as high as the Jack; say to the rest what stands without an answer."""
    likes = any(face.suit == view.trump and face.rank >= JACK for face in view.hand)
    if view.stage == "beg":
        return STAND if likes else BEG
    return prompt.default or _AT_RANDOM.decide(view, Random(0))


def _bid(view: AllFoursSeatView, prompt: Prompt) -> Action:
    """Bid once, as little as leads, with two cards as high as the Queen in a suit."""
    high = [face.suit for face in view.hand if face.rank >= QUEEN]
    offered = [action for action in prompt.choices if action != NO_BID]
    return offered[0] if offered and len(set(high)) < len(high) else NO_BID


def _card(view: AllFoursSeatView) -> Card:
    """Take a trick that counts with the cheapest card that will, else play the lowest.

    A partner keeps the trick, and gets what counts from who plays last.
    """
    lowest = sorted(view.lawful, key=lambda face: (face.suit == view.trump, face.rank))
    if not view.trick:
        return max(view.lawful, key=lambda face: face.rank)
    rules, seat = view.terms.rules, view.seat
    if view.taking in view.terms.side(seat):
        leaves = (
            face
            for face in lowest
            if face.suit != view.trump
            and winner((*view.trick, Play(seat, face)), view.trump) == view.taking
        )
        last = len(view.trick) == view.seat_count - 1
        gifts = leaves if last else ()
        return max(gifts, key=lambda face: pips(rules, face, view.trump), default=lowest[0])
    counts = any(pips(rules, play.card, view.trump) for play in view.trick)
    takes = (f for f in lowest if winner((*view.trick, Play(seat, f)), view.trump) == seat)
    return next(takes, lowest[0]) if counts else lowest[0]
