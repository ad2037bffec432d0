"""The score sheet: points marked one by one until a side has won (F21, F25)."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from engine.contract.outcome import Outcome
from engine.contract.seats import Seat
from engine.games.all_fours.terms import Terms
from engine.games.all_fours.view import AllFoursView, Cut, DealResult, Mark
from engine.tricks.trick import TakenTrick


class Sheet(NamedTuple):
    """What has been scored so far; `totals` and `winner` are by side.

    `marks` are those of the deal in progress, hands of it that were thrown in included. `winner`
    is the first side to reach the target, and nothing counts after that.
    """

    totals: tuple[int, ...]
    marks: tuple[Mark, ...] = ()
    results: tuple[DealResult, ...] = ()
    last_trick: TakenTrick | None = None
    thrown_in: str = ""
    """Why the last hand of the deal in progress was thrown in; empty where none was."""
    winner: int | None = None
    outcome: Outcome | None = None
    cut: Cut = ()
    """What was cut for the first deal; empty where nobody cut (F2)."""


def marked(terms: Terms, sheet: Sheet, mark: Mark, capped: Collection[int] = ()) -> Sheet:
    """Mark points at once; a side among `capped` stops one short of the target (F28).

    Where the game is won already the line is kept, but brings nothing (F25).
    """
    if not mark.side or sheet.winner is not None:
        return sheet._replace(marks=(*sheet.marks, mark._replace(points=0)))
    side, target = terms.side_of[mark.side[0]], terms.rules.target
    points = mark.points
    if side in capped:
        points = min(points, max(0, target - 1 - sheet.totals[side]))
    totals = tuple(total + points * (at == side) for at, total in enumerate(sheet.totals))
    return sheet._replace(
        totals=totals,
        marks=(*sheet.marks, mark._replace(points=points)),
        winner=side if totals[side] >= target else None,
    )


def all_marked(
    terms: Terms, sheet: Sheet, marks: Iterable[Mark], capped: Collection[int] = ()
) -> Sheet:
    """Mark points in their order."""
    for mark in marks:
        sheet = marked(terms, sheet, mark, capped)
    return sheet


def struck_out(terms: Terms, sheet: Sheet) -> Sheet:
    """Cancel what was marked in the hand that is thrown in (F11)."""
    gone = points_by_side(terms, sheet.marks)
    totals = tuple(total - lost for total, lost in zip(sheet.totals, gone, strict=True))
    return sheet._replace(totals=totals, marks=())


def points_by_side(terms: Terms, marks: Iterable[Mark]) -> tuple[int, ...]:
    """Return what marks bring to each side."""
    sums = [0] * len(terms.sides)
    for mark in marks:
        if mark.side:
            sums[terms.side_of[mark.side[0]]] += mark.points
    return tuple(sums)


def by_seat(terms: Terms, by_side: tuple[int, ...]) -> tuple[int, ...]:
    """Return for every seat the number of its side."""
    return tuple(by_side[side] for side in terms.side_of)


def ended(terms: Terms, sheet: Sheet, reason: str, loser: Seat | None = None) -> Sheet:
    """Return the sheet of a game that is over.

    The side that reached the target is first whatever others might have made (F25); the others
    follow by their points. A `loser` has lost outright and is last (F28).
    """
    outlaw = None if loser is None else terms.side_of[loser]
    marks = [
        (side == outlaw, side != sheet.winner, -total) for side, total in enumerate(sheet.totals)
    ]
    placed = tuple(1 + sum(other < mark for other in marks) for mark in marks)
    return sheet._replace(outcome=Outcome(reason, by_seat(terms, placed), terms.sides))


def as_seen(view: AllFoursView) -> Sheet:
    """Return the sheet as everybody may read it; nothing on it is hidden from anybody."""
    outcome = view.outcome
    won = outcome is not None and outcome.reason == "target"
    return Sheet(
        totals=tuple(view.scores[side[0]] for side in view.sides),
        marks=view.marks,
        results=view.results,
        last_trick=view.last_trick,
        thrown_in=view.thrown_in,
        winner=view.terms.side_of[outcome.winners[0]] if outcome is not None and won else None,
        outcome=outcome,
        cut=view.cut,
    )
