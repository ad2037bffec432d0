"""Promise: the points that a side may expect with a suit as trumps, by what one seat holds."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from engine.cards import Card
from engine.games.point_pitch.auction import SUITS
from engine.games.point_pitch.rules import KEPT, PitchRules
from engine.games.point_pitch.terms import PitchTerms, card_of, terms

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
    """Likelihood that each unit of control adds to either."""


ALONE: Final = Tuning(0.27, -0.12, 0.36)
DEALT: Final = Tuning(0.59, 0.40, 0.14)
DRAWN: Final = Tuning(0.40, 0.38, 0.15)
IN_THREES: Final = Tuning(0.64, 0.61, 0.09)


def _tuning(settled: PitchTerms) -> Tuning:
    """Return how control becomes points at a table."""
    rules, mates = settled.rules, len(settled.sides[0]) - 1
    if not mates:
        return ALONE
    if mates > 1:
        return IN_THREES
    return DEALT if rules.draw == "none" and not rules.kitty else DRAWN


class Best(NamedTuple):
    """The suit that promises most as trumps, and the points it promises."""

    suit: str
    points: float


def best_trump(settled: PitchTerms, hand: tuple[Card, ...]) -> Best:
    """Return what a hand would name, and the points that its side may then expect."""
    return _best(settled.rules, settled.seat_count, hand)


@lru_cache(maxsize=4096)
def _best(rules: PitchRules, seat_count: int, hand: tuple[Card, ...]) -> Best:
    held = frozenset(hand)
    found = [Best(suit, _promised(_stakes(rules, seat_count, suit), held)) for suit in SUITS]
    return max(found, key=lambda one: one.points)


def promised(settled: PitchTerms, hand: Iterable[Card], trump: str) -> float:
    """Return the points that the side of a hand may expect if it names a trump."""
    return _promised(_stakes(settled.rules, settled.seat_count, trump), frozenset(hand))


class _Stakes(NamedTuple):
    """The stakes at a table under one trump."""

    control: tuple[tuple[Card, float], ...]
    """The trumps from the highest on, and how much each rules the others."""
    kinds: tuple[tuple[str, int, tuple[Card, ...]], ...]
    """The points that count, and how much, with the cards that may bring each, likeliest first."""
    tuning: Tuning
    low_held: bool
    there: float
    """How likely a card that is not in the hand is in another, and not in the stock."""
    mates: float


@lru_cache(maxsize=256)
def _stakes(rules: PitchRules, seat_count: int, trump: str) -> _Stakes:
    settled = terms(rules, seat_count)
    trumps = settled.trumps(settled.deck, trump)
    order = sorted(trumps, key=lambda face: -settled.rank(face, trump))
    printed = sorted(
        [face for face in trumps if face.suit == trump],
        key=lambda face: settled.rank(face, trump),
    )
    kinds: list[tuple[str, int, tuple[Card, ...]]] = []
    for name, worth in settled.worths.items():
        face = card_of(name, trump)
        if name in ("high", "low"):
            kinds.append((name, worth, tuple(printed[:: -1 if name == "high" else 1])))
        elif name == "game":
            kinds.append((name, worth, ()))
        elif face is not None and face in settled.faces:
            kinds.append((name, worth, (face,)))
    there = 1.0
    unseen = len(settled.deck) - rules.cards
    if rules.draw == "none" and not rules.kitty:
        there = rules.cards * (seat_count - 1) / unseen
    elif rules.draw == "replace":
        there = (KEPT + 3) * (seat_count - 1) / unseen
    return _Stakes(
        tuple((face, TOPS[at] if at < len(TOPS) else OTHER) for at, face in enumerate(order)),
        tuple(kinds),
        _tuning(settled),
        rules.low_to == "holder",
        min(1.0, there),
        (len(settled.side(0)) - 1) / max(1, seat_count - 1),
    )


def _promised(stakes: _Stakes, held: frozenset[Card]) -> float:
    """Return the points that the side of a hand may expect."""
    tuning, there, mates = stakes.tuning, stakes.there, stakes.mates
    ruling = sum([weight for face, weight in stakes.control if face in held])
    keep = min(0.97, tuning.keeps + tuning.slope * ruling)
    catch = min(0.95, tuning.catches + tuning.slope * ruling)
    sum_ = 0.0
    for name, worth, order in stakes.kinds:
        if name in ("high", "low"):
            chance = _holder(held, order, there, mates)
            sum_ += worth * (chance if name == "high" or stakes.low_held else (chance + catch) / 2)
        elif name == "game":
            sum_ += worth * catch
        elif name == "two" and stakes.low_held:
            sum_ += worth * (1.0 if order[0] in held else there * mates)
        else:
            sum_ += worth * (keep if order[0] in held else there * catch)
    return sum_


def _holder(held: frozenset[Card], order: tuple[Card, ...], there: float, mates: float) -> float:
    """Return how likely the first card of `order` that is in play is on the own side."""
    chance, open_ = 0.0, 1.0
    for face in order:
        if face in held:
            return chance + open_
        chance += open_ * there * mates
        open_ *= 1 - there
    return chance
