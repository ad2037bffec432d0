"""Scores in the plane: points that are complex numbers (R13.7).

Totals are told as what counts in the end, the distance from zero, in whole points rounded down.
"""

from collections.abc import Collection, Sequence
from math import isqrt
from typing import TypeAlias

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.hearts.points import Terms
from engine.games.hearts.scoring import scheme

Point: TypeAlias = tuple[int, int]
"""A complex number of whole parts: the real one, the imaginary one."""


def distance(point: Point) -> int:
    """Return how far a total is from zero, rounded down."""
    return isqrt(point[0] ** 2 + point[1] ** 2)


def moved(one: Point, other: Point) -> Point:
    """Return the sum of two complex numbers."""
    return one[0] + other[0], one[1] + other[1]


def points_in_plane(
    terms: Terms, captured: Sequence[Collection[Card]], shooter: Seat | None
) -> tuple[Point, ...]:
    """Return what a deal brings each seat; a moon is worth all penalty cards of the pack."""
    if shooter is None:
        return tuple(_normal(terms, own) for own in captured)
    rules = terms.rules
    moon = _sum(terms, [face for face in terms.deck if face in terms.penalties])
    times = scheme(rules, rules.moon, shooter, 1, terms.seat_count)
    return tuple(
        (moon[0] * factor + _bonus(terms, own), moon[1] * factor)
        for factor, own in zip(times, captured, strict=True)
    )


def _normal(terms: Terms, captured: Collection[Card]) -> Point:
    real, turned = moved(_sum(terms, captured), (_bonus(terms, captured), 0))
    # The doubling card multiplies the whole deal by 2i.
    return (-2 * turned, 2 * real) if terms.rules.double_card in captured else (real, turned)


def _bonus(terms: Terms, captured: Collection[Card]) -> int:
    rules = terms.rules
    return rules.bonus_points * sum(face == rules.bonus_card for face in captured)


def _sum(terms: Terms, faces: Collection[Card]) -> Point:
    imaginary = terms.rules.imaginary
    real = sum(terms.points.get(face, 0) for face in faces if face not in imaginary)
    return real, sum(terms.points.get(face, 0) for face in faces if face in imaginary)
