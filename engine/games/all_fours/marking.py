"""Marking: points entered as soon as they are made, and told (F5, F21, F25)."""

from collections.abc import Iterable

from engine.cards import Card
from engine.contract.event import Event
from engine.games.all_fours import revokes
from engine.games.all_fours.part import Moment
from engine.games.all_fours.sheet import marked
from engine.games.all_fours.view import Mark


def marking(now: Moment, marks: Iterable[Mark | None], told: list[Event]) -> Moment:
    """Mark points and tell of each; a chance that is not in play is None."""
    capped = revokes.capped(now.terms, now.dealt)
    for mark in marks:
        if mark is None:
            continue
        sheet = marked(now.terms, now.sheet, mark, capped)
        now = now.with_sheet(sheet)
        tell(sheet.marks[-1], told)
    return now


def tell(mark: Mark, told: list[Event]) -> None:
    """Tell of a mark that brought something."""
    if mark.points:
        told.append(Event.of("points-marked", mark.side[0], mark.reason, mark.points))


def turned_up(now: Moment, face: Card, told: list[Event], *, counts: bool) -> Moment:
    """Mark a card that is turned up if it counts for the dealer's side (F5, F10)."""
    terms, dealer = now.terms, now.dealer
    points = terms.turn_points.get(face.rank, 0)
    if not points or not counts:
        return now
    mark = Mark("turn-up", terms.side(dealer), points, dealer, face)
    told.append(Event.of("points-marked", dealer, "turn-up", points))
    return now.with_sheet(marked(terms, now.sheet, mark))
