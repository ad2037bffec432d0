"""The easy player of Hearts: a beginner who stays low and remembers nothing."""

from random import Random
from typing import ClassVar, Final

from engine.cards import Card
from engine.contract.action import Action
from engine.games.hearts.terms import Terms
from engine.games.hearts.view import HeartsSeatView
from engine.players.hearts.any_pack import AnyPackPlayer
from engine.players.hearts.sides import owed, shared_out
from engine.players.policy import answer

DEAR: Final = 100
"""Added to what a card costs that is worse than any high one: the queen."""

_ANY_PACK: Final = AnyPackPlayer()


class HeartsEasy:
    """Leads its lowest card, stays under the trick if it can, throws what costs most.

    It leads no dear card, passes its highest cards, and spares its partner. It looks at nothing
    that was played before, and fears no moon. If points are wanted, and for the rarer questions, it
    does as the player for any pack does.
    """

    slow: ClassVar[bool] = False

    def decide(self, view: HeartsSeatView, rng: Random) -> Action:
        """Pass or play by what lies on the table alone."""
        prompt = view.open_prompt
        if view.terms.rules.objective != "lowest":
            return _ANY_PACK.decide(view, rng)
        if prompt.question == "pass":
            worst = sorted(prompt.cards, key=lambda face: _burden(view.terms, face), reverse=True)
            return answer(prompt, shared_out(view, worst))
        if prompt.question == "play":
            return answer(prompt, (_played(view, prompt.cards),))
        return _ANY_PACK.decide(view, rng)


def _burden(terms: Terms, face: Card) -> tuple[int, Card]:
    """A card that costs most is worst; among hearts and cards without cost, the highest is."""
    cost = terms.points.get(face, 0)
    rules = terms.rules
    if face == rules.bonus_card:
        return terms.bonus_points, face
    return DEAR + cost if cost * 2 > face.rank else face.rank, face


def _played(view: HeartsSeatView, legal: tuple[Card, ...]) -> Card:
    if not view.trick:
        return min(legal, key=lambda face: (_burden(view.terms, face)[0] >= DEAR, face.rank, face))
    led = view.trick[0].card.suit
    legal = owed(view, legal)
    if legal[0].suit != led:
        costs = [face for face in legal if view.terms.points.get(face, 0) > 0]
        return max(costs or legal, key=lambda face: _burden(view.terms, face))
    best = max(play.card for play in view.trick if play.card.suit == led)
    under = [face for face in legal if face < best]
    if under:
        return max(under, key=lambda face: _burden(view.terms, face))
    last = len(view.trick) == view.seat_count - 1
    cheap = [face for face in legal if _burden(view.terms, face)[0] < DEAR] or legal
    return cheap[-1] if last else cheap[0]
