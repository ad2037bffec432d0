"""Viewing: the fields that views of all games of tricks share, filled from a game."""

from typing import Any, TypedDict

from engine.cards import Card
from engine.contract.outcome import Outcome
from engine.contract.prompt import Prompt
from engine.contract.seats import Seat
from engine.tricks.claiming import Claim
from engine.tricks.deal import Bid, Deal
from engine.tricks.game import TrickGame
from engine.tricks.manner import Cards, Trick
from engine.tricks.playing import manner_of
from engine.tricks.showing import CardShowing
from engine.tricks.trick import TakenTrick


class Shared(TypedDict):
    """The fields of `TrickView`; a family's view says what its stages, terms and results are."""

    variant: str
    stage: Any
    terms: Any
    results: tuple[Any, ...]
    seat_count: int
    dealer: Seat
    deal_number: int
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    outcome: Outcome | None
    step: int
    hand_sizes: tuple[int, ...]
    stock_count: int
    turned: tuple[Card, ...]
    bids: tuple[Bid, ...]
    trump: str | None
    broken: bool
    trick_number: int
    leader: Seat | None
    trick: Trick
    taking: Seat | None
    pending: tuple[Trick, ...]
    tricks: tuple[TakenTrick, ...]
    tricks_won: tuple[int, ...]
    last_trick: TakenTrick | None
    past_tricks: tuple[TakenTrick, ...]
    shown: tuple[Cards, ...]
    claims: tuple[Claim, ...]
    forced_after: int | None


class SeatFields(TypedDict):
    """The fields of `TrickSeatView` that are a seat's own."""

    seat: Seat
    to_act: tuple[Seat, ...]
    hand: tuple[Card, ...]
    prompt: Prompt | None
    showing: Cards | None


def shared(game: TrickGame[Any, Any, Any]) -> Shared:
    """Return what everybody may know of any game of tricks."""
    deal, terms, sheet = game.deal, game.terms, game.sheet
    nobody = (0,) * terms.seat_count
    tricks = deal.tricks if deal else ()
    winners = [trick.winner for trick in tricks]
    return {
        "variant": game.variant.key,
        "stage": game.stage,
        "terms": terms,
        "results": sheet.results,
        "seat_count": terms.seat_count,
        "dealer": game.dealer,
        "deal_number": game.deal_number,
        "to_act": game.asked_openly,
        "scores": game.scores,
        "outcome": sheet.outcome,
        "step": terms.step,
        "hand_sizes": tuple(map(len, deal.hands)) if deal else nobody,
        "stock_count": len(deal.stock) if deal else 0,
        "turned": deal.turned if deal else (),
        "bids": deal.bids if deal else (),
        "trump": deal.trump if deal else None,
        "broken": deal is not None and deal.broken,
        "trick_number": deal.trick_number if deal and deal.phase.key == "play" else 0,
        "leader": deal.leader if deal else None,
        "trick": deal.trick if deal else (),
        "taking": _taking(game, deal) if deal and deal.trick else None,
        "pending": deal.pending if deal else (),
        "tricks": tricks,
        "tricks_won": tuple([winners.count(seat) for seat in range(terms.seat_count)]),
        "last_trick": tricks[-1] if tricks else sheet.last_trick,
        "past_tricks": () if deal else sheet.tricks,
        "shown": shown_openly(game) if deal else (),
        "claims": deal.claims if deal else (),
        "forced_after": deal.forced_after if deal else None,
    }


def shown_openly(game: TrickGame[Any, Any, Any]) -> tuple[Cards, ...]:
    """Return the cards that each seat has shown, as far as everybody has seen them."""
    deal = game.dealt
    if isinstance(deal.phase, CardShowing) and not deal.phase.in_turn(game.terms):
        return ((),) * game.seat_count
    return tuple([faces or () for faces in deal.shown])


def _taking(game: TrickGame[Any, Any, Any], deal: Deal[Any]) -> Seat | None:
    return manner_of(game.row).taker(game.terms, deal.trick, deal.trump)


def own(game: TrickGame[Any, Any, Any], seat: Seat) -> SeatFields:
    """Return what a seat knows of any game of tricks beside what everybody does."""
    deal, asked, prompt = game.deal, game.asked_openly, game.prompt(seat)
    return {
        "seat": seat,
        "to_act": (seat,) if prompt and seat not in asked else asked,
        "hand": deal.hands[seat] if deal else (),
        "prompt": prompt,
        "showing": deal.shown[seat] if deal and isinstance(deal.phase, CardShowing) else None,
    }
