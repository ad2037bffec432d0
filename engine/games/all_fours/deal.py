"""Deals: what is remembered of one in progress, and of the game before it."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

from engine.cards import Card
from engine.contract.event import Event
from engine.contract.outcome import Outcome
from engine.contract.seats import Seat
from engine.games.all_fours.terms import Terms
from engine.games.all_fours.view import Cut, DealResult, Inquiry, Mark, Said
from engine.tricks import deal, game
from engine.tricks import sheet as tricks


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(tricks.Sheet[DealResult]):
    """The scores so far; partners have the same totals.

    `marks` are those of the deal in progress, hands of it that were thrown in included. `winner`
    is the first side to reach the target, by its place among the sides, and nothing counts after
    that.
    """

    marks: tuple[Mark, ...] = ()
    thrown_in: str = ""
    """Why the last hand of the deal in progress was thrown in; empty if none was."""
    winner: int | None = None
    cut: Cut = ()
    """The cards cut for the first deal; empty if nobody cut (F2)."""


def marked(terms: Terms, sheet: Sheet, mark: Mark, capped: Collection[int] = ()) -> Sheet:
    """Mark points at once; a side among `capped` stops one short of the target (F28).

    If the game is won already the line is kept, but brings nothing (F25).
    """
    if not mark.side or sheet.winner is not None:
        return replace(sheet, marks=(*sheet.marks, mark._replace(points=0)))
    seat, target = mark.side[0], terms.rules.target
    side = terms.side_of[seat]
    points = mark.points
    if side in capped:
        points = min(points, max(0, target - 1 - sheet.totals[seat]))
    members = terms.sides[side]
    totals = tuple(total + points * (at in members) for at, total in enumerate(sheet.totals))
    return replace(
        sheet,
        totals=totals,
        marks=(*sheet.marks, mark._replace(points=points)),
        winner=side if totals[seat] >= target else None,
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
    gone = by_seat(terms, points_by_side(terms, sheet.marks))
    totals = tuple(total - lost for total, lost in zip(sheet.totals, gone, strict=True))
    return replace(sheet, totals=totals, marks=())


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


def outcome(terms: Terms, sheet: Sheet, reason: str, loser: Seat | None = None) -> Outcome:
    """Return how a game that is over has ended.

    The side that reached the target is first whatever others might have made (F25); the others
    follow by their points, and equal ones share a place (F29). A `loser` has lost outright and is
    last (F28).
    """
    outlaw = None if loser is None else terms.side_of[loser]
    marks = [
        (at == outlaw, at != sheet.winner, -sheet.totals[side[0]])
        for at, side in enumerate(terms.sides)
    ]
    placed = tuple(1 + sum(other < mark for other in marks) for mark in marks)
    return Outcome(reason, by_seat(terms, placed), terms.sides)


class Breach(NamedTuple):
    """A revoke: the card that was played, to which trick (from 0), and how grave it was.

    `grave` is failing to follow a trump with one of the five best trumps in the hand (F28).
    """

    trick: int
    seat: Seat
    card: Card
    grave: bool


class Part(NamedTuple):
    """The family's own part of a deal."""

    discards: tuple[tuple[Card, ...] | None, ...]
    """The cards that each seat has thrown away; None for those who still choose."""
    judged: tuple[int, ...]
    """For each seat, to how many finished tricks its play is known to be right or a revoke."""
    fixed: bool = False
    """Whether the trump can change no more."""
    runs: int = 0
    talk: tuple[Said, ...] = ()
    bidder: Seat | None = None
    bid: int = 0
    inquiries: tuple[Inquiry, ...] = ()
    breaches: tuple[Breach, ...] = ()
    """The revokes that have been found."""
    content: tuple[Seat, ...] = ()
    """The seats that have waived the last chance to claim a revoke."""


Deal: TypeAlias = deal.Deal[Part]
"""One deal in progress."""

GameMoment: TypeAlias = game.TrickGame[Terms, Part, Sheet]
"""One moment of a game of All Fours, as its phases know it."""


def with_part(now: GameMoment, part: Part) -> GameMoment:
    """Return the moment in which the family's own part of the deal stands so."""
    return now.with_deal(now.dealt._replace(own=part))


def in_play(terms: Terms, deal: Deal) -> dict[Card, Seat]:
    """Return every card that was dealt and not thrown away, played or not, and whose it was (F4).

    Discarded cards are among them only if `discards_count` says so (D13).
    """
    held = {face: seat for seat, hand in enumerate(deal.hands) for face in hand}
    held |= {play.card: play.seat for play in deal.played}
    if terms.rules.discards_count:
        held |= {face: seat for seat, gone in enumerate(deal.own.discards) for face in gone or ()}
    return held


def trumps_in_play(terms: Terms, deal: Deal) -> dict[Card, Seat]:
    """Return the trumps of `in_play`, the lowest first."""
    held = in_play(terms, deal)
    return {face: held[face] for face in sorted(held) if face.suit == deal.trump}


def looked(now: GameMoment, events: list[Event]) -> GameMoment:
    """Let everybody look, now that the trump stands."""
    deal = now.dealt
    events.append(Event("trump-fixed", None, (deal.trump or "",)))
    events.extend(
        Event.of("cards-dealt", seat, deal.hands[seat], heard_by=(seat,))
        for seat in sorted(now.terms.blind(now.dealer))
    )
    return with_part(now, deal.own._replace(fixed=True))
