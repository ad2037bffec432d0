"""Vectors: how many cards the dealer has everybody pass, and how far (R3.4)."""

from itertools import count, takewhile
from math import comb
from random import Random
from typing import Final

from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction
from engine.games.hearts.passing import COMMA, HOLD
from engine.games.hearts.points import Terms

LISTED: Final = 300
"""As many vectors are listed, those of the fewest cards first; the dealer may name any other."""

USUAL_TOTAL: Final = 3
"""Cards passed if the dealer gives no answer, all to the left."""


def vectors(terms: Terms) -> tuple[Action, ...]:
    """List what the dealer may name, by total: all of it, or whole totals as far as they fit."""
    places, rules = terms.seat_count - 1, terms.rules
    least = 0 if rules.dealer_pass_zero_ok else 1
    # There are comb(total + places, places) vectors of a total or less.
    fitting = takewhile(lambda total: comb(total + places, places) <= LISTED, count())
    most = min(max(fitting), rules.dealer_pass_cap)
    return tuple(
        _action(counts) for total in range(least, most + 1) for counts in _summing(total, places)
    )


def _summing(total: int, places: int) -> list[tuple[int, ...]]:
    """Return every way to share a total out, most to the left first."""
    if places == 1:
        return [(total,)]
    return [
        (first, *rest)
        for first in range(total, -1, -1)
        for rest in _summing(total - first, places - 1)
    ]


def _action(counts: tuple[int, ...]) -> Action:
    return Action("vector", tuple(map(str, counts)))


def usual_vector(terms: Terms) -> Action:
    """Return what stands if the dealer gives no answer: three to the left, or all there may be.

    No source names one; this is the first deal of the usual cycle.
    """
    total = min(USUAL_TOTAL, terms.rules.dealer_pass_cap)
    return _action((total, *(0,) * (terms.seat_count - 2)))


def chance_vector(terms: Terms, rng: Random) -> Action:
    """Return any vector that the dealer may name."""
    rules = terms.rules
    total = rng.randint(0 if rules.dealer_pass_zero_ok else 1, rules.dealer_pass_cap)
    counts = [0] * (terms.seat_count - 1)
    for _ in range(total):
        counts[rng.randrange(len(counts))] += 1
    return _action(tuple(counts))


def read_vector(terms: Terms, action: Action) -> str:
    """Return the direction that a vector names; raise `IllegalAction` for what R3.4 refuses.

    Raise `Unreadable` for words that are no numbers.
    """
    rules, places = terms.rules, terms.seat_count - 1
    if not all(word.isascii() and word.isdigit() and len(word) < 3 for word in action.words):
        raise Unreadable("a vector is numbers of cards, as in vector 2 0 1")
    counts = tuple(map(int, action.words))
    if len(counts) != places:
        raise IllegalAction("R3.4", "vector-length", f"a vector has {places} numbers", count=places)
    cap = rules.dealer_pass_cap
    if sum(counts) > cap:
        most = "1 card is" if cap == 1 else f"{cap} cards are"
        raise IllegalAction("R3.4", "vector-over-cap", f"at most {most} passed", count=cap)
    if not any(counts) and not rules.dealer_pass_zero_ok:
        raise IllegalAction("R3.4", "vector-zero", "at least one card is passed")
    return COMMA.join(map(str, counts)) if any(counts) else HOLD
