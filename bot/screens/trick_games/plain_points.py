"""Points as they are told if a family has no lines of its own: a number for each side."""

from collections.abc import Sequence

from bot.screens.drawing import Drawing
from bot.screens.phrases import enumerated, listed
from bot.screens.sides import Side
from bot.screens.trick_games.claims import early_end_text
from engine.contract.view import View
from engine.games.catalogue import variant
from engine.tricks.view import TrickView


def side_name(drawing: Drawing[View], side: Side) -> str:
    """Name those who count together: Ann and Carol."""
    return listed([drawing.name(seat) for seat in side], drawing.phrasebook)


def totals(drawing: Drawing[TrickView]) -> list[str]:
    """Tell the points of each side, the leader first."""
    view = drawing.view
    sign = -1 if variant(view.variant).highest_wins else 1
    order = sorted(view.terms.sides, key=lambda side: (sign * view.scores[side[0]], side))
    said = (_points(drawing, side, view.scores) for side in order)
    return [
        drawing("scores-after", count=len(view.results)),
        *(drawing("rule-card-line", departure=one) for one in said),
    ]


def deal(drawing: Drawing[TrickView], number: int) -> str:
    """Say what a finished deal brought each side."""
    points = _all_points(drawing, drawing.view.results[number - 1].points)
    return drawing("deal-result", number=number, points=points)


def ended(drawing: Drawing[TrickView], number: int) -> Sequence[str | None]:
    """Say how a finished deal came to its end, if it was cut short."""
    result = drawing.view.results[number - 1]
    return [early_end_text(drawing, result.claims, result.forced_after)]


def early(drawing: Drawing[TrickView], count: int) -> str:
    """Tell the first so many deals of a long game as one sum."""
    early = (one.points for one in drawing.view.results[:count])
    sums = [sum(points) for points in zip(*early, strict=True)]
    points = _all_points(drawing, sums)
    return drawing("deals-earlier", count=count, points=points)


def _all_points(drawing: Drawing[TrickView], points: Sequence[int]) -> str:
    told = (_points(drawing, side, points) for side in drawing.view.terms.sides)
    return enumerated(told, drawing.phrasebook)


def _points(drawing: Drawing[View], side: Side, points: Sequence[int]) -> str:
    name = side_name(drawing, side)
    return drawing("deal-total", name=name, points=str(points[side[0]]))
