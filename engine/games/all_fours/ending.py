"""Marking: points entered as they are made, and whether a deal or the game is over."""

from collections.abc import Iterable
from dataclasses import replace

from engine.cards import Card
from engine.contract.event import Event
from engine.contract.seats import Seat
from engine.games.all_fours import counting, play
from engine.games.all_fours.deal import (
    GameMoment,
    all_marked,
    by_seat,
    marked,
    outcome,
    points_by_side,
    struck_out,
)
from engine.games.all_fours.view import DealResult, Mark
from engine.tricks.game import ended
from engine.tricks.sheet import after_deals


def marking(now: GameMoment, marks: Iterable[Mark | None], events: list[Event]) -> GameMoment:
    """Mark points and tell of each; a chance that is not in play is None."""
    capped = play.capped(now.terms, now.dealt)
    for mark in marks:
        if mark is None:
            continue
        sheet = marked(now.terms, now.sheet, mark, capped)
        now = now.with_sheet(sheet)
        tell(sheet.marks[-1], events)
    return now


def tell(mark: Mark, events: list[Event]) -> None:
    """Tell of a mark that brought something."""
    if mark.points:
        events.append(Event.of("points-marked", mark.side[0], mark.reason, mark.points))


def turned_up(now: GameMoment, face: Card, events: list[Event], *, counts: bool) -> GameMoment:
    """Mark a card that is turned up if it counts for the dealer's side (F5, F10)."""
    terms, dealer = now.terms, now.dealer
    points = terms.turn_points.get(face.rank, 0)
    if not points or not counts:
        return now
    mark = Mark("turn-up", terms.side(dealer), points, dealer, face)
    events.append(Event.of("points-marked", dealer, "turn-up", points))
    return now.with_sheet(marked(terms, now.sheet, mark))


def counted(now: GameMoment, events: list[Event]) -> GameMoment:
    """Count the deal (F21), but for what was marked as soon as it was known (D14)."""
    terms, deal, sheet = now.terms, now.dealt, now.sheet
    count = counting.counted(terms, deal, now.dealer)
    done = {mark.reason for mark in sheet.marks} if terms.rules.mark_when_known else set[str]()
    marks = [mark for mark in count.marks if mark.reason not in done & {"high", "low"}]
    after = all_marked(terms, sheet, marks, play.capped(terms, deal))
    for mark in after.marks[len(sheet.marks) :]:
        tell(mark, events)
    return closed(now.with_sheet(after), events, count.pips)


def closed(
    now: GameMoment, events: list[Event], pips: tuple[int, ...] = (), loser: Seat | None = None
) -> GameMoment:
    """Enter the deal in the score sheet, and end the game if a side has won or it was the last.

    A hand that was thrown in is no deal (F29): it is not entered.
    """
    terms, sheet, deal = now.terms, now.sheet, now.dealt
    result = DealResult(
        by_seat(terms, points_by_side(terms, sheet.marks)),
        now.dealer,
        sheet.marks,
        deal.trump,
        pips,
        deal.own.bidder,
        deal.own.bid,
        claims=deal.claims,
        forced_after=deal.forced_after,
    )
    after = replace(sheet, marks=(), thrown_in="", results=(*sheet.results, result))
    if loser is not None:
        after = replace(after, outcome=outcome(terms, after, "revoke", loser))
    elif sheet.winner is not None:
        after = replace(after, outcome=outcome(terms, after, "target"))
    elif terms.rules.deals is not None:
        left = max(0, terms.rules.deals - len(after.results))
        after = replace(after, outcome=after_deals(terms.sides, left, after.totals))
    return ended(now, after, events)


def thrown_in(now: GameMoment, reason: str, events: list[Event]) -> GameMoment:
    """Throw the hand in: the same dealer deals again, and points stand or not (F11)."""
    keep = now.terms.rules.exhaust_keep
    sheet = now.sheet if keep else struck_out(now.terms, now.sheet)
    events.append(Event("hand-thrown-in", now.dealer, (reason,)))
    return now.with_sheet(replace(sheet, thrown_in=reason)).with_deal(None)
