"""The views of Pitch: of everybody at a table, and of one of its seats."""

from dataclasses import field
from typing import Literal, TypeAlias

from engine.cards import Card
from engine.contract.seats import Seat
from engine.contract.view import view_type
from engine.games.point_pitch.deal import DealResult
from engine.games.point_pitch.terms import PitchTerms
from engine.tricks.view import TrickSeatView, TrickView

Stage: TypeAlias = Literal["deal", "misdeal", "bid", "name", "discard", "rob", "play", "over"]


@view_type
class PitchView(TrickView):
    """The table as everybody sees it.

    `turned` are the cards laid down face up. Where only trumps are played, `hand_sizes` count
    trumps once play has begun, and who has none is out.
    """

    stage: Stage
    terms: PitchTerms = field(repr=False)
    results: tuple[DealResult, ...]
    bidder: Seat | None
    """The seat with the highest bid so far; after the auction, the one that leads."""
    bid: int
    """Its bid, 0 if the dealer names trumps without one (C24)."""
    moon: bool
    """Whether that bid is one on everything."""
    laid_counts: tuple[int, ...]
    """How many cards each has laid down face down."""
    drew: tuple[int, ...]
    """How many cards each has drawn."""
    kept: tuple[int, ...]
    """How many trumps each is known to have kept of those dealt."""
    back: tuple[tuple[Seat, Card], ...]
    """Plain cards that lay face up and were taken back from want of others (C26)."""
    poor: tuple[Seat, ...]
    """The seats that might have had the cards dealt again (P33)."""
    drawing: tuple[Seat, ...]
    """The seats that are still to draw, in order."""


@view_type
class PitchSeatView(PitchView, TrickSeatView):
    """The table as one seat sees it, and what that seat alone knows."""

    laid: tuple[Card, ...]
    """The cards that this seat has laid down, face down."""
