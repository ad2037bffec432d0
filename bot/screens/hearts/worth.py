"""The cost of cards so far, counted as the end of the deal would count them (R7, R13.7)."""

from collections.abc import Iterable

from engine.cards import Card
from engine.games.hearts.scoring import Point, normal_points, points_in_plane
from engine.games.hearts.terms import Terms
from engine.games.hearts.view import HeartsView


def sum_of(faces: Iterable[Card], settled: Terms) -> Point:
    """Count what cards cost together, one that takes points off included.

    The effect of a card on others of the deal, such as doubling them, is not in it.
    """
    rules, real, imaginary = settled.rules, 0, 0
    for face in faces:
        if face in rules.imaginary:
            imaginary += settled.points.get(face, 0)
        else:
            real += settled.points.get(face, 0)
        if face == rules.bonus_card:
            real += rules.bonus_points
    return real, imaginary


def taken_so_far(view: HeartsView) -> tuple[Point, ...]:
    """Count what each seat's tricks of this deal come to without a moon.

    Cards left over from the deal are counted only if everybody has seen them, and not if
    they went into a hand.
    """
    settled = view.terms
    captured: list[list[Card]] = [[] for _ in range(view.seat_count)]
    for plays, winner in view.tricks:
        captured[winner].extend(play.card for play in plays)
    seen = settled.rules.kitty_seen == "all" and settled.rules.kitty != "hand"
    if view.kitty_taker is not None and seen:
        captured[view.kitty_taker].extend(view.kitty)
    if settled.rules.imaginary:
        return points_in_plane(settled, captured, None)
    # What taking no trick brings is settled only when the last one is taken.
    return tuple((normal_points(settled, own, 1), 0) for own in captured)
