"""Viewing: what one seat of a Hearts table, or a bystander, is told; built up from nothing."""

from typing import Protocol

from engine.cards import Card
from engine.contract.outcome import Outcome
from engine.contract.prompt import Prompt
from engine.contract.seats import Seat
from engine.contract.variant import Variant
from engine.games.hearts import ending, passing
from engine.games.hearts.deal import Deal, kitty_known_to, kitty_taker
from engine.games.hearts.play import taker
from engine.games.hearts.points import Terms
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.sheet import Sheet
from engine.games.hearts.view import DealResult, HeartsView, Stage


class Viewed(Protocol):
    """What a view needs to ask of the game that it shows."""

    @property
    def terms(self) -> Terms: ...
    @property
    def variant(self) -> Variant: ...
    @property
    def sheet(self) -> Sheet: ...
    @property
    def deal(self) -> Deal | None: ...
    @property
    def named(self) -> str: ...
    @property
    def stage(self) -> Stage: ...
    @property
    def deal_number(self) -> int: ...
    @property
    def dealer(self) -> Seat: ...
    @property
    def to_act(self) -> tuple[Seat, ...]: ...
    @property
    def outcome(self) -> Outcome | None: ...
    def prompt(self, seat: Seat) -> Prompt | None: ...


def view_of(game: Viewed, seat: Seat | None) -> HeartsView:
    """Return all that `seat` may know of a game, None being a bystander."""
    deal, sheet, terms = game.deal, game.sheet, game.terms
    seats = terms.seat_count
    direction = deal.direction if deal else game.named
    received = _received(deal, seat)
    had_kitty = kitty_taker(terms, deal) if deal else None
    tricks = deal.tricks if deal else ()
    return HeartsView(
        variant=game.variant.key,
        seat=seat,
        seat_count=seats,
        dealer=game.dealer,
        deal_number=game.deal_number,
        to_act=game.to_act,
        prompt=None if seat is None else game.prompt(seat),
        scores=sheet.totals,
        outcome=sheet.outcome,
        stage=game.stage,
        hand=() if deal is None or seat is None else deal.hands[seat],
        hand_sizes=tuple(map(len, deal.hands)) if deal else (0,) * seats,
        direction=direction,
        recipients=()
        if seat is None or deal is None
        else passing.recipients(direction, seat, seats),
        passed=(deal.commitments[seat] or ()) if deal and seat is not None else (),
        received=tuple(sorted(face for _, given in received for face in given)),
        received_from=received,
        passed_by=_passed_by(deal),
        trick_number=deal.trick_number if deal is not None and deal.turn is not None else 0,
        leader=deal.leader if deal else None,
        trick=deal.trick if deal else (),
        taking=taker(terms, deal.trick) if deal and deal.trick else None,
        tricks=tricks,
        pending=deal.pending if deal else (),
        kitty=deal.kitty if deal and kitty_known_to(terms, deal, seat) else (),
        kitty_size=len(deal.kitty) if deal else 0,
        kitty_taker=had_kitty,
        laid_aside=deal.laid_aside if deal and seat == had_kitty else (),
        claims=deal.claims if deal else (),
        settled=deal.settled if deal else None,
        hearts_broken=deal is not None and deal.broken,
        taken=deal.taken if deal else (0,) * seats,
        lives=_lives(terms.rules, seats, sheet.results),
        sign=-1 if terms.rules.display_sign == "penalty_negative" else 1,
        plane=sheet.plane,
        step=terms.step,
        results=sheet.results,
        due=sheet.due,
        last_trick=tricks[-1] if tricks else sheet.last_trick,
        terms=terms,
    )


def _received(deal: Deal | None, seat: Seat | None) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """Return what a seat was passed and by whom, once all the passes are in."""
    if deal is None or deal.turn is None:
        return ()
    whole = tuple(given for given in deal.commitments if given is not None)
    gifts = passing.gifts(deal.direction, whole)
    return tuple((by, given) for by, receiver, given in gifts if receiver == seat)


def _passed_by(deal: Deal | None) -> tuple[Seat, ...]:
    """Return whose pass is in; in a hold nobody passes."""
    if deal is None or deal.direction == passing.HOLD:
        return ()
    return tuple(by for by, given in enumerate(deal.commitments) if given is not None)


def _lives(rules: HeartsRules, seats: int, results: tuple[DealResult, ...]) -> tuple[int, ...]:
    """Return how many lives each seat has left; nothing where there are none to lose (R13.9)."""
    if not rules.lives:
        return ()
    deals = [(0,) * seats, *(result.points for result in results)]
    return tuple(max(0, rules.lives - lost) for lost in ending.lives_lost(rules, deals))
