"""Points as they are told if a family has no lines of its own: a number for each side."""

from collections.abc import Sequence

from bot.screens.frame import Frame
from bot.screens.phrases import enumerated, listed
from bot.screens.sides import Side
from bot.screens.trick_games.claims import early_end_text
from bot.text.phrasebook import Phrasebook
from engine.games.catalogue import variant
from engine.tricks.view import TrickView


def side_name(frame: Frame, side: Side, phrasebook: Phrasebook) -> str:
    """Name those who count together: Ann and Carol."""
    return listed([frame.name(seat) for seat in side], phrasebook)


def totals(frame: Frame, view: TrickView, phrasebook: Phrasebook) -> list[str]:
    """Tell the points of each side, the leader first."""
    sign = -1 if variant(view.variant).highest_wins else 1
    order = sorted(view.terms.sides, key=lambda side: (sign * view.scores[side[0]], side))
    said = (_points(frame, side, view.scores, phrasebook) for side in order)
    return [
        phrasebook("scores-after", count=len(view.results)),
        *(phrasebook("rule-card-line", departure=one) for one in said),
    ]


def deal(frame: Frame, view: TrickView, number: int, phrasebook: Phrasebook) -> str:
    """Say what a finished deal brought each side."""
    points = _all_points(frame, view, view.results[number - 1].points, phrasebook)
    return phrasebook("deal-result", number=number, points=points)


def ended(
    frame: Frame, view: TrickView, number: int, phrasebook: Phrasebook
) -> Sequence[str | None]:
    """Say how a finished deal came to its end, if it was cut short."""
    result = view.results[number - 1]
    return [early_end_text(frame, result.claims, result.forced_after, phrasebook)]


def early(frame: Frame, view: TrickView, count: int, phrasebook: Phrasebook) -> str:
    """Tell the first so many deals of a long game as one sum."""
    early = (one.points for one in view.results[:count])
    sums = [sum(points) for points in zip(*early, strict=True)]
    points = _all_points(frame, view, sums, phrasebook)
    return phrasebook("deals-earlier", count=count, points=points)


def _all_points(
    frame: Frame, view: TrickView, points: Sequence[int], phrasebook: Phrasebook
) -> str:
    told = (_points(frame, side, points, phrasebook) for side in view.terms.sides)
    return enumerated(told, phrasebook)


def _points(frame: Frame, side: Side, points: Sequence[int], phrasebook: Phrasebook) -> str:
    name = side_name(frame, side, phrasebook)
    return phrasebook("deal-total", name=name, points=str(points[side[0]]))
