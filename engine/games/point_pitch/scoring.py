"""The score: what a bid brings or costs, who is first at the target, deals thrown in."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.contract.event import Event
from engine.contract.outcome import Outcome
from engine.games.point_pitch.counting import counted, made_by, side_half_pips
from engine.games.point_pitch.deal import DealResult, GameMoment, Mark, is_moon
from engine.games.point_pitch.terms import PitchTerms
from engine.tricks.game import ended
from engine.tricks.sheet import after_deals

FATAL: Final = frozenset({"wins", "game_or_zero"})
"""The moons whose failure gives the game to the others (P12)."""


def scored(now: GameMoment, events: list[Event]) -> GameMoment:
    """Count the deal, and enter what it brought."""
    terms, deal, own = now.terms, now.dealt, now.dealt.own
    assert own.bidder is not None
    side, moon = terms.side_of[own.bidder], is_moon(terms, own)
    marks = counted(terms, deal)
    points = made_by(terms, marks)
    made = _moon_made(now, points[side]) if moon else points[side] >= own.bid
    if moon:
        row = _after_moon(now, side, points, made=made)
    else:
        row = after_bid(terms, side, points, own.bid, made=made)
    result = DealResult(
        terms.by_seat(row),
        now.dealer,
        deal.trump,
        own.bidder,
        own.bid,
        moon,
        made,
        marks,
        side_half_pips(terms, deal) if "game" in terms.worths else (),
    )
    return _entered(now, result, events)


def _moon_made(now: GameMoment, points: int) -> bool:
    """Whether a bid on everything was made (P12)."""
    terms, deal = now.terms, now.dealt
    assert deal.own.bidder is not None
    if terms.rules.moon_needs == "all_points":
        return points == terms.total
    own = terms.side(deal.own.bidder)
    return all(trick.winner in own for trick in deal.tricks)


def after_bid(
    terms: PitchTerms, side: int, points: Sequence[int], bid: int, *, made: bool
) -> list[int]:
    """Return what each side scores after an ordinary bid (P30, C31, C32)."""
    scoring, row = terms.rules.scoring, list(points)
    if scoring == "setback":
        row[side] = points[side] if made else -bid
    elif not made:
        row = [points[at] + bid if at != side else 0 for at in range(2)]
    elif scoring == "difference":
        row = [max(0, points[at] - points[1 - at]) for at in range(2)]
    return row


def _after_moon(now: GameMoment, side: int, points: Sequence[int], *, made: bool) -> list[int]:
    """Return what each side scores after a bid on everything (P12)."""
    terms, row = now.terms, list(points)
    if terms.rules.moon == "double":
        row[side] = 2 * terms.total * (1 if made else -1)
    elif not made:
        row[side] = 0
    elif terms.rules.moon == "game_or_zero":
        before = now.scores[terms.sides[side][0]]
        row[side] = max(0, terms.rules.target - before) if before >= 0 else -before
    return row


def thrown_in(
    now: GameMoment, reason: str, events: list[Event], *, next_dealer: bool = False
) -> GameMoment:
    """Throw the cards in: nobody scores, and the same dealer deals again or the next one."""
    events.append(Event("deal-thrown-in", now.dealer, (reason,)))
    terms, sheet = now.terms, now.sheet
    result = DealResult((0,) * terms.seat_count, now.dealer, now.dealt.trump, thrown_in=reason)
    own = now.dealt.own
    if own.bidder is not None:
        result = replace(result, bidder=own.bidder, bid=own.bid, moon=is_moon(terms, own))
    after = ended(now, replace(sheet, results=(*sheet.results, result)), events)
    if next_dealer:
        return after
    # A deal more is entered, so the same seat is the next to deal if the first was one before.
    first = terms.next_to(now.first_dealer, -1)
    return type(after)(terms, after.offered, first, after.sheet, None)


def _entered(now: GameMoment, result: DealResult, events: list[Event]) -> GameMoment:
    sheet, deal = now.sheet, now.dealt
    totals = tuple(total + more for total, more in zip(sheet.totals, result.points, strict=True))
    result = replace(result, claims=deal.claims, forced_after=deal.forced_after)
    results = (*sheet.results, result)
    outcome = _outcome(now.terms, sheet.totals, totals, results)
    return ended(now, replace(sheet, totals=totals, results=results, outcome=outcome), events)


def _outcome(
    terms: PitchTerms,
    before: Sequence[int],
    totals: Sequence[int],
    results: Sequence[DealResult],
) -> Outcome | None:
    """Return how the game ends after the last of `results`, None if it goes on."""
    winning = first_at_target(terms, before, totals, results[-1])
    if winning:
        losing = 1 + max(map(abs, totals))
        marks = [
            0 if at in winning else losing - totals[side[0]] for at, side in enumerate(terms.sides)
        ]
        places = [1 + sum(other < mark for other in marks) for mark in marks]
        return Outcome("target", terms.by_seat(places), terms.sides)
    if terms.rules.deals is None:
        return None
    left = terms.rules.deals - sum(not result.thrown_in for result in results)
    return after_deals(terms.sides, left, totals)


def first_at_target(
    terms: PitchTerms, before: Sequence[int], totals: Sequence[int], result: DealResult
) -> tuple[int, ...]:
    """Return the side that has won, by its place among the sides (P31, P32, C33, C47).

    There are several if a bid on everything has failed against more than one other side.
    """
    rules = terms.rules
    assert result.bidder is not None
    bidder = terms.side_of[result.bidder]
    others = tuple(at for at in range(len(terms.sides)) if at != bidder)
    if result.moon and rules.moon in FATAL and not result.made:
        return others
    if result.moon and result.made and rules.moon == "wins":
        return (bidder,)
    at_target = [at for at, side in enumerate(terms.sides) if totals[side[0]] >= rules.target]
    # Without a bid it is the dealer's side that is asked last (C33).
    first = result.bid or rules.win_needs_bid or at_target == [bidder]
    if bidder in at_target and first:
        return (bidder,)
    if rules.win_needs_bid:
        return ()
    counting = [before[side[0]] for side in terms.sides]
    for at, side in enumerate(terms.sides):
        # What is no point of the list, such as a bid that the others get, counts first.
        listed = sum(mark.points for mark in _marks_of(result, terms, at))
        counting[at] += result.points[side[0]] - listed
    found = [at for at in others if counting[at] >= rules.target]
    for mark in result.marks:
        if found:
            break
        at = terms.side_of[mark.side[0]] if mark.side else bidder
        counting[at] += mark.points
        found = [at] if at in others and counting[at] >= rules.target else []
    return tuple(found[:1])


def _marks_of(result: DealResult, terms: PitchTerms, side: int) -> list[Mark]:
    return [mark for mark in result.marks if mark.side and terms.side_of[mark.side[0]] == side]
