"""Points in words: what a trick, a deal and a game brought."""

from collections.abc import Iterable, Sequence

from bot.screens.frame import Frame
from bot.screens.hearts.standing import point_text, shown_points
from bot.screens.hearts.worth import sum_of
from bot.screens.phrases import enumerated
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.games.hearts.view import HeartsView
from engine.tricks.trick import Play


def worth(view: HeartsView, trick: Sequence[Play], phrasebook: Phrasebook) -> str:
    """Say what a trick brings whoever takes it."""
    return worth_text((play.card for play in trick), view, phrasebook)


def worth_text(faces: Iterable[Card], view: HeartsView, phrasebook: Phrasebook) -> str:
    """Say what cards are worth: no points, 1 point, -10 points."""
    point = sum_of(faces, view.terms)
    if point[1]:
        return phrasebook("points-complex", number=point_text(point, view.terms.rules))
    return phrasebook("points-count", count=shown_points(point[0], view.terms.rules))


def deal_text(number: int, frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> str:
    """Say what deal `number` brought each seat, and who shot the moon in it."""
    result = view.results[number - 1]
    points = _points_text(result.points, frame, view, phrasebook)
    if result.moon is None:
        return phrasebook("deal-result", number=number, points=points)
    return phrasebook(
        "deal-result-moon", number=number, points=points, name=frame.name(result.moon)
    )


def early_text(frame: Frame, view: HeartsView, count: int, phrasebook: Phrasebook) -> str:
    """Tell the first so many deals of a long game as one sum."""
    early = (result.points for result in view.results[:count])
    sums = tuple(map(sum, zip(*early, strict=True)))
    return phrasebook(
        "deals-early", count=count, points=_points_text(sums, frame, view, phrasebook)
    )


def _points_text(
    points: tuple[int, ...], frame: Frame, view: HeartsView, phrasebook: Phrasebook
) -> str:
    told = (
        phrasebook(
            "deal-points", name=frame.name(seat), points=shown_points(count, view.terms.rules)
        )
        for seat, count in enumerate(points)
    )
    return enumerated(told, phrasebook)
