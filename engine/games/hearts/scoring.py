"""Scoring: from captured cards to the points of a deal (R7, R8), complex ones too (R13.7)."""

from collections.abc import Collection, Sequence
from math import isqrt
from typing import Final, NamedTuple, TypeAlias

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.hearts.ending import adjusted, is_due, outcome, sides
from engine.games.hearts.rules import HeartsRules, Moon
from engine.games.hearts.terms import Terms

ASKED: Final[frozenset[Moon]] = frozenset({"choice", "mixed"})
"""The moons whose shooter may be asked how they count."""


class DealScore(NamedTuple):
    """The points that a deal adds to each total, and who shot the moon."""

    points: tuple[int, ...]
    moon: Seat | None


class ScoresBefore(NamedTuple):
    """The totals a deal was begun with, which the mixed moon looks at (R8.4)."""

    totals: tuple[int, ...]
    deal_count: int
    due: bool


def score(
    terms: Terms,
    captured: Sequence[Collection[Card]],
    tricks_taken: tuple[int, ...],
    before: ScoresBefore,
    chosen: Moon | None = None,
) -> DealScore:
    """Score a finished deal (R8, then R7); `captured` holds what each seat took.

    `chosen` is the moon that the shooter took if it was asked (`moon_choices`).
    """
    shooter = moon_shooter(terms, captured, tricks_taken)
    if shooter is None:
        rows = zip(captured, tricks_taken, strict=True)
        return DealScore(tuple(normal_points(terms, own, won) for own, won in rows), None)
    return DealScore(_moon_points(terms, captured, tricks_taken, shooter, before, chosen), shooter)


def moon_choices(
    terms: Terms,
    captured: Sequence[Collection[Card]],
    tricks_taken: tuple[int, ...],
    before: ScoresBefore,
) -> tuple[Seat, tuple[Moon, ...]] | None:
    """Return who may choose how a moon counts and from what, None if nobody may.

    The first word is what stands if no answer comes: old (R8.3), or new if old would make
    the shooter lose (R8.4); if it would not, a mixed moon is old and nobody is asked.
    """
    rules = terms.rules
    shooter = None
    if rules.moon in ASKED:
        shooter = moon_shooter(terms, captured, tricks_taken)
    if shooter is None:
        return None
    if rules.moon == "choice":
        return shooter, ("old", "new")
    old = _moon_points(terms, captured, tricks_taken, shooter, before, "old")
    return (shooter, ("new", "old")) if _would_lose(rules, before, old, shooter) else None


def moon_of(word: str) -> Moon:
    """Return the moon that a word of an answer names; nothing but `moon_choices` was asked."""
    return "new" if word == "new" else "old"


def normal_points(terms: Terms, captured: Collection[Card], tricks_taken: int) -> int:
    """Return the points of one seat without a moon (R7)."""
    rules = terms.rules
    if not tricks_taken:
        return rules.no_trick_bonus
    values = [terms.points.get(face, 0) for face in captured]
    penalty = sum([value for value in values if value > 0])
    reward = sum(values) - penalty
    has_bonus = rules.bonus_card in captured
    if has_bonus:
        reward += terms.bonus_points * sum(face == rules.bonus_card for face in captured)
    if rules.double_card in captured:
        penalty *= terms.times
        reward *= 1 if rules.double_scope == "penalties" else terms.times
    total = penalty + reward
    return max(0, total) if has_bonus and rules.bonus_floor == "deal_zero" else total


def moon_shooter(
    terms: Terms, captured: Sequence[Collection[Card]], tricks_taken: tuple[int, ...]
) -> Seat | None:
    """Return who took every penalty card (R8.1), or for a team the member with more tricks."""
    rules = terms.rules
    if rules.moon == "none":
        return None
    needed, count = terms.moon_cards, terms.moon_count
    held = [sum([face in needed for face in own]) for own in captured]
    if count in held:
        return held.index(count)
    if rules.team_moon:
        for side in sides(rules, terms.seat_count):
            if sum(held[seat] for seat in side) == count:
                return max(side, key=lambda seat: (tricks_taken[seat], -seat))
    return None


def _moon_points(
    terms: Terms,
    captured: Sequence[Collection[Card]],
    tricks_taken: tuple[int, ...],
    shooter: Seat,
    before: ScoresBefore,
    chosen: Moon | None,
) -> tuple[int, ...]:
    rules = terms.rules
    value = _moon_value(terms, tricks_taken, shooter)
    rewards = _bonus_of_moon(terms, captured)

    def counted(moon: Moon) -> tuple[int, ...]:
        brings = _added(scheme(rules, moon, shooter, value, terms.seat_count), rewards)
        if rules.double_scope != "moon":
            return brings
        rows = zip(brings, captured, strict=True)
        return tuple(
            [points * (terms.times if rules.double_card in own else 1) for points, own in rows]
        )

    if rules.moon != "mixed_auto":
        # If a mixed moon stayed old, nobody was asked.
        return counted(chosen or ("old" if rules.moon in ASKED else rules.moon))
    old = counted("old")
    return counted("new") if _would_lose(rules, before, old, shooter) else old


def _moon_value(terms: Terms, tricks_taken: tuple[int, ...], shooter: Seat) -> int:
    rules = terms.rules
    value = terms.penalty_sum if rules.moon_value is None else rules.moon_value
    if rules.sun == "none" or tricks_taken[shooter] < sum(tricks_taken):
        return value
    return value * 2 if rules.sun_value is None else rules.sun_value


def _bonus_of_moon(terms: Terms, captured: Sequence[Collection[Card]]) -> tuple[int, ...]:
    """Return what bonus cards still bring in a moon deal (R8.5)."""
    rules = terms.rules
    if rules.bonus_on_moon == "absorb":
        return (0,) * len(captured)
    return tuple(
        sum(terms.points.get(face, 0) for face in own if face not in terms.penalties)
        + terms.bonus_points * sum(face == rules.bonus_card for face in own)
        for own in captured
    )


def _added(points: tuple[int, ...], rewards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(points, rewards, strict=True))


def scheme(
    rules: HeartsRules, moon: Moon, shooter: Seat, value: int, seat_count: int
) -> tuple[int, ...]:
    """Return what a moon worth `value` brings each seat: old, new or greek (R8.2, R11.3)."""
    partners = next(side for side in sides(rules, seat_count) if shooter in side)
    if moon == "new":
        return tuple(-value if seat == shooter else 0 for seat in range(seat_count))
    spared = partners if rules.team_moon or rules.partner_moon == "exempt" else (shooter,)
    others = tuple(0 if seat in spared else value for seat in range(seat_count))
    if moon == "old":
        return others
    return tuple(
        -value * (seat_count - 1) if seat == shooter else points
        for seat, points in enumerate(others)
    )


def _would_lose(
    rules: HeartsRules, before: ScoresBefore, old: tuple[int, ...], shooter: Seat
) -> bool:
    """Whether the old moon ends the game with the shooter not among the winners (R8.4)."""
    totals = adjusted(rules, _added(before.totals, old))
    due = (before.due and rules.end_latched) or is_due(rules, totals, before.deal_count + 1)
    ended = outcome(rules, totals, before.deal_count + 1, due=due)
    return ended is not None and shooter not in ended.winners


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
        return tuple(_normal_in_plane(terms, own) for own in captured)
    rules = terms.rules
    moon = _sum(terms, [face for face in terms.deck if face in terms.penalties])
    times = scheme(rules, rules.moon, shooter, 1, terms.seat_count)
    return tuple(
        (moon[0] * factor + _bonus_taken(terms, own), moon[1] * factor)
        for factor, own in zip(times, captured, strict=True)
    )


def _normal_in_plane(terms: Terms, captured: Collection[Card]) -> Point:
    real, turned = moved(_sum(terms, captured), (_bonus_taken(terms, captured), 0))
    # The doubling card multiplies the whole deal by 2i.
    return (-2 * turned, 2 * real) if terms.rules.double_card in captured else (real, turned)


def _bonus_taken(terms: Terms, captured: Collection[Card]) -> int:
    rules = terms.rules
    return terms.bonus_points * sum(face == rules.bonus_card for face in captured)


def _sum(terms: Terms, faces: Collection[Card]) -> Point:
    imaginary = terms.rules.imaginary
    real = sum(terms.points.get(face, 0) for face in faces if face not in imaginary)
    return real, sum(terms.points.get(face, 0) for face in faces if face in imaginary)
