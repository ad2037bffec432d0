"""Finishing a deal: it is scored, entered on the sheet, and perhaps the last one (R8, R9)."""

from engine.contract.event import Event
from engine.games.hearts import ending
from engine.games.hearts.deal import captured
from engine.games.hearts.feats import moon_stopper, queens
from engine.games.hearts.part import Moment
from engine.games.hearts.plane import distance, moved, points_in_plane
from engine.games.hearts.rules import Moon
from engine.games.hearts.scoring import ScoresBefore, score
from engine.games.hearts.sheet import Sheet
from engine.games.hearts.view import DealResult
from engine.tricks.deal import tricks_taken
from engine.tricks.game import ended


def scores_before(now: Moment) -> ScoresBefore:
    """Return the scores that the deal in progress was begun with."""
    sheet = now.sheet
    return ScoresBefore(sheet.totals, len(sheet.results), sheet.due)


def finished(now: Moment, told: list[Event], chosen: Moon | None = None) -> Moment:
    """Score the deal that is played, and see whether the game is over.

    `chosen` is how the moon counts if its shooter was asked.
    """
    terms, rules, sheet, deal = now.terms, now.terms.rules, now.sheet, now.dealt
    took, won = captured(terms, deal), tricks_taken(deal)
    points, moon = score(terms, took, won, scores_before(now), chosen)
    summed = tuple([total + gain for total, gain in zip(sheet.totals, points, strict=True)])
    plane = sheet.plane
    if rules.imaginary:
        gains = points_in_plane(terms, took, moon)
        plane = tuple(map(moved, plane or ((0, 0),) * terms.seat_count, gains))
        summed = tuple(map(distance, plane))
    totals = ending.adjusted(rules, summed)
    added = tuple([now - was for now, was in zip(totals, sheet.totals, strict=True)])
    result = DealResult(
        points=added,
        moon=moon,
        sun=moon is not None and rules.sun != "none" and won[moon] == sum(won),
        stopped=moon_stopper(terms, deal),
        queens=queens(terms, deal),
        claims=deal.claims,
        forced_after=deal.forced_after,
    )
    results = (*sheet.results, result)
    lost = ending.lives_lost(rules, [result.points for result in results])
    due = (sheet.due and rules.end_latched) or ending.is_due(rules, totals, len(results), lost)
    outcome = ending.outcome(rules, totals, len(results), due=due, lives_lost=lost)
    if moon is not None:
        told.append(Event("moon-shot", moon))
    entered = Sheet(totals=totals, results=results, outcome=outcome, due=due, plane=plane)
    return ended(now, entered, told)
