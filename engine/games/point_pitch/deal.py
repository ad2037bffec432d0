"""Deals: what is remembered of one in progress, and what a finished one brought."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.point_pitch.terms import PitchTerms
from engine.tricks import deal, game, sheet


class Mark(NamedTuple):
    """A line of the count: a point of the preset, and whose it is.

    `name` is one of `rules.ORDER`, or `snoozer`. `side` are the seats that count it, nobody
    (empty) for a tie. `seat` was dealt or won the `card` in question.
    """

    name: str
    side: tuple[Seat, ...]
    points: int
    seat: Seat | None = None
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class DealResult(sheet.DealResult):
    """The result of a finished deal.

    `marks` are the points that are somebody's, or a tie, in the order in which they count.
    `half_pips` are twice each side's pips, in the order of the sides; empty if Game is not counted.
    A deal that was thrown in has neither, and `thrown_in` says why: all `passed`, a `misdeal` was
    claimed, or `points` had to be laid down.
    """

    dealer: Seat
    trump: str | None = None
    bidder: Seat | None = None
    bid: int = 0
    """0 if the dealer named trumps without a bid (C24)."""
    moon: bool = False
    made: bool | None = None
    """Whether the bid was made, None if there was none."""
    marks: tuple[Mark, ...] = ()
    half_pips: tuple[int, ...] = ()
    thrown_in: str = ""


class Part(NamedTuple):
    """The family's own part of a deal."""

    laid: tuple[tuple[Card, ...], ...]
    """The cards that each seat has laid down, face down."""
    drew: tuple[int, ...]
    """How many cards each has drawn."""
    kept: tuple[int, ...]
    """How many trumps each is known to have kept of those dealt, where all plain cards go."""
    back: tuple[tuple[Seat, Card], ...] = ()
    """Plain cards that lay face up and were taken back from want of others (C26)."""
    bidder: Seat | None = None
    bid: int = 0
    asked: tuple[Seat, ...] = ()
    """The seats that owe an answer while several are asked at the same time."""
    poor: tuple[Seat, ...] = ()
    """The seats that might have had the cards dealt again (P33)."""
    drawing: tuple[Seat, ...] = ()
    """The seats that are still to draw, in order."""


Deal: TypeAlias = deal.Deal[Part]
Sheet: TypeAlias = sheet.Sheet[DealResult]
GameMoment: TypeAlias = game.TrickGame[PitchTerms, Part, Sheet]
"""One moment of a game, as its phases know it."""


def with_part(now: GameMoment, part: Part) -> GameMoment:
    """Return the moment in which the family's own part of the deal stands so."""
    return now.with_deal(now.dealt._replace(own=part))


def bids_of(deal: Deal) -> Mapping[Seat, int | None]:
    """Return what each seat has bid last."""
    return {bid.seat: bid.number for bid in deal.bids}


def is_moon(terms: PitchTerms, part: Part) -> bool:
    """Whether the highest bid is one on everything (P12)."""
    return part.bid == terms.moon
