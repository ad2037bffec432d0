"""Promise: the points that a side may expect with a suit as trumps, by what one seat holds."""

from functools import lru_cache
from typing import Final, NamedTuple

from engine.cards import Card
from engine.games.point_pitch.rules import KEPT
from engine.games.point_pitch.terms import PitchTerms, card_of

TOPS: Final = (1.0, 0.8, 0.65, 0.5, 0.4, 0.35)
"""How much the trumps from the highest on count for control, and in the next line any other."""
OTHER: Final = 0.25


class Tuning(NamedTuple):
    """How what a hand controls becomes points: least squares over dealt hands, played out."""

    keeps: float
    """How likely a point card in the hand is won by the own side without any control."""
    catches: float
    """The same of one that is in another hand."""
    slope: float
    """What each unit of control adds to either."""


ALONE: Final = Tuning(0.27, -0.12, 0.36)
DEALT: Final = Tuning(0.59, 0.40, 0.14)
DRAWN: Final = Tuning(0.40, 0.38, 0.15)
IN_THREES: Final = Tuning(0.64, 0.61, 0.09)


def tuning_of(terms: PitchTerms) -> Tuning:
    """Return how control becomes points at a table."""
    rules, mates = terms.rules, len(terms.sides[0]) - 1
    if not mates:
        return ALONE
    if mates > 1:
        return IN_THREES
    return DEALT if rules.draw == "none" and not rules.kitty else DRAWN


def control(terms: PitchTerms, hand: tuple[Card, ...], trump: str) -> float:
    """Return how far a hand rules the trumps."""
    order = sorted(_trumps(terms, trump), key=lambda face: -terms.rank(face, trump))
    return sum(
        TOPS[at] if at < len(TOPS) else OTHER for at, face in enumerate(order) if face in hand
    )


@lru_cache(maxsize=256)
def _trumps(terms: PitchTerms, trump: str) -> tuple[Card, ...]:
    return terms.trumps(terms.deck, trump)


def promise(terms: PitchTerms, hand: tuple[Card, ...], trump: str) -> float:
    """Return the points that the side of a hand may expect if it names a trump."""
    rules, tuning = terms.rules, tuning_of(terms)
    own = terms.side(0)
    ruling = control(terms, hand, trump)
    keep = min(0.97, tuning.keeps + tuning.slope * ruling)
    catch = min(0.95, tuning.catches + tuning.slope * ruling)
    mates = (len(own) - 1) / max(1, terms.seat_count - 1)
    there = 1.0
    if rules.draw == "none" and not rules.kitty:
        there = rules.cards * (terms.seat_count - 1) / (len(terms.deck) - len(hand))
    elif rules.draw == "replace":
        there = (KEPT + 3) * (terms.seat_count - 1) / (len(terms.deck) - len(hand))
    there = min(1.0, there)
    order = [face for face in _trumps(terms, trump) if face.suit == trump]
    sum_ = 0.0
    for name, worth in terms.worths.items():
        if name in ("high", "low"):
            held = name == "high" or rules.low_to == "holder"
            ranked = sorted(order, key=lambda face: terms.rank(face, trump), reverse=name == "high")
            chance = _holder(hand, tuple(ranked), there, mates)
            sum_ += worth * (chance if held else (chance + catch) / 2)
        elif name == "game":
            sum_ += worth * catch
        else:
            face = card_of(name, trump)
            if face is None or face not in terms.faces:
                continue
            if name == "two" and rules.low_to == "holder":
                sum_ += worth * (1.0 if face in hand else there * mates)
            else:
                sum_ += worth * (keep if face in hand else there * catch)
    return sum_


def _holder(hand: tuple[Card, ...], order: tuple[Card, ...], there: float, mates: float) -> float:
    """Return how likely the first card of `order` that is in play is on the own side."""
    chance, open_ = 0.0, 1.0
    for face in order:
        if face in hand:
            return chance + open_
        chance += open_ * there * mates
        open_ *= 1 - there
    return chance
