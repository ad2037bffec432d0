"""Deals of California Jack: what is drawn, what counts, and how a deal is counted (C9 to C11)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from engine.cards import Card
from engine.contract.event import Event
from engine.contract.outcome import Outcome
from engine.contract.seats import Seat
from engine.games.california_jack.rules import CaliforniaJackRules, CaliforniaJackTerms
from engine.tricks import sheet
from engine.tricks.claiming import takers
from engine.tricks.deal import Deal, Hands, taken_in_tricks
from engine.tricks.game import TrickGame, finished
from engine.tricks.pips import ALL_PIPS, pips
from engine.tricks.sheet import after_deals, placed

CARDS: Final = {"high": 14, "low": 2, "jack": 11}
"""The rank of the trump that brings each chance to whoever wins it."""


class Part(NamedTuple):
    """The part of a deal that California Jack alone remembers."""

    drawn: Hands
    """The cards that each seat has drawn, in order."""


class Mark(NamedTuple):
    """A line of the count: `high`, `low`, `jack` or `game`, and whose it is.

    `points` are 0 for a line that came after the game was won (C11), or that nobody counts: then
    `seat` is None (C10).
    """

    reason: str
    seat: Seat | None
    points: int
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class DealResult(sheet.DealResult):
    """The result of a finished deal: its lines in the order of the count, and each seat's pips."""

    marks: tuple[Mark, ...]
    trump: str
    pips: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(sheet.Sheet[DealResult]):
    """The score, and the card cut for the trump of each deal (C3)."""

    cut: tuple[Card, ...] = ()


GameMoment: TypeAlias = TrickGame[CaliforniaJackTerms, Part, Sheet]


def counted(
    rules: CaliforniaJackRules, deal: Deal[Part], dealer: Seat, totals: Sequence[int]
) -> tuple[Mark, ...]:
    """Count a deal in its order until one has the target (C9 to C11)."""
    taken = taken_in_tricks(deal)
    totals, over = list(totals), False
    marks: list[Mark] = []
    for reason, seat, face in _lines(rules, deal, dealer, taken):
        points = int(seat is not None and not over)
        marks.append(Mark(reason, seat, points, face))
        if seat is not None:
            totals[seat] += points
            over = over or totals[seat] >= rules.target
    return tuple(marks)


def _lines(
    rules: CaliforniaJackRules, deal: Deal[Part], dealer: Seat, taken: Hands
) -> Iterable[tuple[str, Seat | None, Card | None]]:
    assert deal.trump is not None
    for reason, rank in CARDS.items():
        face = Card(deal.trump, rank)
        yield reason, next(seat for seat, cards in enumerate(taken) if face in cards), face
    yield "game", game_winner(rules, dealer, side_pips(taken)), None


def side_pips(taken: Hands) -> tuple[int, ...]:
    """Return the pips that each seat has taken."""
    return tuple(sum(map(pips, cards)) for cards in taken)


def game_winner(rules: CaliforniaJackRules, dealer: Seat, held: Sequence[int]) -> Seat | None:
    """Return who counts Game; at 40 to 40 nobody, or the non-dealer (C10)."""
    if held[0] != held[1]:
        return held.index(max(held))
    return 1 - dealer if rules.game_tie == "nondealer" else None


def scored(now: GameMoment, events: list[Event]) -> GameMoment:
    """Count the deal, and end the game if it is won or was the last."""
    deal, rules = now.dealt, now.terms.rules
    assert deal.trump is not None
    marks = counted(rules, deal, now.dealer, now.scores)
    events += [
        Event.of("points-marked", mark.seat, mark.reason, 1) for mark in marks if mark.points
    ]
    points = tuple(sum(mark.points for mark in marks if mark.seat == seat) for seat in range(2))
    taken = taken_in_tricks(deal)
    result = DealResult(points, marks, deal.trump, side_pips(taken))
    return finished(now, result, events, partial(_ends, now))


def _ends(now: GameMoment, totals: tuple[int, ...]) -> Outcome | None:
    rules, sides = now.terms.rules, now.terms.sides
    if max(totals) >= rules.target:
        return Outcome("target", placed(totals, sides), sides)
    return (
        None if rules.deals is None else after_deals(sides, rules.deals - now.deal_number, totals)
    )


def decided(now: GameMoment) -> bool:
    """Whether the deal comes to the same whatever is played: all pips are taken in the end (C9)."""
    deal, rules = now.dealt, now.terms.rules
    assert deal.trump is not None
    if len(takers(deal.claims, now.seat_count)) == 1:
        return True
    taken = taken_in_tricks(deal)
    if not all(any(Card(deal.trump, rank) in one for one in taken) for rank in CARDS.values()):
        return False
    held = side_pips(taken)
    left = ALL_PIPS - sum(held)
    ends = {
        game_winner(rules, now.dealer, (held[0] + more, held[1] + left - more))
        for more in range(left + 1)
    }
    return len(ends) == 1


def with_cut(now: GameMoment, face: Card) -> GameMoment:
    """Return the moment in which that card has been cut for the trump of the next deal."""
    return now.with_sheet(replace(now.sheet, cut=(*now.sheet.cut, face)))
