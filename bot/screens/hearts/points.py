"""Points in words: what a trick, a deal and a game brought."""

from collections.abc import Iterable, Sequence

from bot.screens.drawing import Drawing
from bot.screens.hearts.standing import point_text, shown_points
from bot.screens.hearts.worth import sum_of
from bot.screens.phrases import enumerated
from engine.cards import Card
from engine.games.hearts.view import HeartsView
from engine.tricks.trick import Play


def worth(drawing: Drawing[HeartsView], trick: Sequence[Play]) -> str:
    """Say what a trick brings whoever takes it."""
    return worth_text(drawing, (play.card for play in trick))


def worth_text(drawing: Drawing[HeartsView], faces: Iterable[Card]) -> str:
    """Say what cards are worth: no points, 1 point, -10 points."""
    view = drawing.view
    point = sum_of(faces, view.terms)
    if point[1]:
        return drawing("points-complex", number=point_text(point, view.terms.rules))
    return drawing("points-count", count=shown_points(point[0], view.terms.rules))


def deal_text(drawing: Drawing[HeartsView], number: int) -> str:
    """Say what deal `number` brought each seat, and who shot the moon in it."""
    result = drawing.view.results[number - 1]
    points = _points_text(drawing, result.points)
    if result.moon is None:
        return drawing("deal-result", number=number, points=points)
    return drawing("deal-result-moon", number=number, points=points, name=drawing.name(result.moon))


def early_text(drawing: Drawing[HeartsView], count: int) -> str:
    """Tell the first so many deals of a long game as one sum."""
    early = (result.points for result in drawing.view.results[:count])
    sums = tuple(map(sum, zip(*early, strict=True)))
    return drawing("deals-early", count=count, points=_points_text(drawing, sums))


def _points_text(drawing: Drawing[HeartsView], points: tuple[int, ...]) -> str:
    told = (
        drawing(
            "deal-points",
            name=drawing.name(seat),
            points=shown_points(count, drawing.view.terms.rules),
        )
        for seat, count in enumerate(points)
    )
    return enumerated(told, drawing.phrasebook)
