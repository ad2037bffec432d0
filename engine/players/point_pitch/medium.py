"""The medium player of Pitch: it weighs what is likely, counts what is out and plans nothing."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from engine.cards import Card
from engine.contract.action import Action
from engine.games.point_pitch.auction import SHOOT, STAND
from engine.games.point_pitch.drawing import DISCARD, KEEP
from engine.games.point_pitch.rules import KEPT
from engine.games.point_pitch.terms import PitchTerms, is_joker
from engine.games.point_pitch.view import PitchSeatView
from engine.players.point_pitch.board import chosen, known_of
from engine.players.point_pitch.promise import best_trump
from engine.tricks.bidding import NO_BID

MARGIN: Final = 0.0
"""By how much a hand has to promise more than a bid."""


class PitchMedium:
    """Bids what its best suit promises, lays away what is of least use, and weighs each card."""

    slow: ClassVar[bool] = False

    def decide(self, view: PitchSeatView, rng: Random) -> Action:
        """Decide by rule of thumb."""
        del rng
        prompt = view.open_prompt
        if view.stage == "bid":
            return _bid(view)
        if view.stage == "name":
            return Action("name", (best_trump(view.terms, view.hand).suit,))
        if view.stage == "discard":
            return Action.of(DISCARD, _thrown(view))
        if view.stage == "rob":
            return Action.of(KEEP, sorted(_by_use(view.terms, view.hand, view.trump)[-KEPT:]))
        if view.stage == "misdeal":
            return STAND
        playable = prompt.cards
        trump = view.trump
        if trump is None:
            suit = best_trump(view.terms, view.hand).suit
            playable = tuple(face for face in playable if face.suit == suit) or playable
            trump = "S" if is_joker(playable[0]) else playable[0].suit
        known = known_of(view, trump)
        code = chosen(
            known,
            [known.lay.code[face] for face in playable],
            [(seat, known.lay.code[face]) for seat, face in view.trick],
        )
        return Action("play", (str(known.lay.face[code]),))


def _bid(view: PitchSeatView) -> Action:
    """Make the lowest bid that leads, if the best suit promises as much."""
    best = best_trump(view.terms, view.hand).points
    offered = [action for action in view.open_prompt.choices if action not in (NO_BID, SHOOT)]
    if offered and best >= int(offered[0].words[0]) + MARGIN:
        return offered[0]
    return NO_BID


def _thrown(view: PitchSeatView) -> Sequence[Card]:
    """Throw away what is of least use; of what is replaced, all plain cards but aces."""
    prompt, terms = view.open_prompt, view.terms
    by_use = _by_use(terms, prompt.cards, view.trump)
    if prompt.least is None:
        due = prompt.pick
    else:
        useless = [
            face for face in view.hand if not terms.is_trump(face, view.trump) and face.rank < 14
        ]
        due = min(prompt.pick, max(prompt.least, len(useless)))
    return sorted(by_use[:due])


def _by_use(terms: PitchTerms, hand: tuple[Card, ...], trump: str | None) -> list[Card]:
    """Sort cards by what to keep: plain ones first, and trumps with most points last."""

    def use(face: Card) -> tuple[int, int, int]:
        if trump is None or not terms.is_trump(face, trump):
            return 0, 0, face.rank
        return 1, terms.worth(face, trump), terms.rank(face, trump)

    return sorted(hand, key=use)
