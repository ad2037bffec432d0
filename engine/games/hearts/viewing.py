"""Viewing: what everybody at a Hearts table, or one seat, is told; built up from nothing."""

from collections.abc import Mapping
from typing import Final, get_args

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.hearts import ending, passing
from engine.games.hearts.deal import kitty_known_to, kitty_taker
from engine.games.hearts.part import Deal, Moment
from engine.games.hearts.play import taker
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.view import DealResult, HeartsSeatView, HeartsView, Stage

STAGES: Final[Mapping[str, Stage]] = {stage: stage for stage in get_args(Stage)}


def public_view(game: Moment) -> HeartsView:
    """Return what everybody may know of a game."""
    return _table(game, None)


def seat_view(game: Moment, seat: Seat) -> HeartsSeatView:
    """Return all that `seat` may know of a game."""
    deal, table = game.deal, _table(game, seat)
    received = _received(deal, seat)
    return HeartsSeatView(
        **vars(table),
        seat=seat,
        hand=deal.hands[seat] if deal else (),
        prompt=game.prompt(seat),
        recipients=passing.recipients(table.direction, seat, table.seat_count) if deal else (),
        passed=(deal.own.commitments[seat] or ()) if deal else (),
        received=tuple(sorted(face for _, given in received for face in given)),
        received_from=received,
        laid_aside=deal.own.laid_aside if deal and seat == table.kitty_taker else (),
    )


def _table(game: Moment, seat: Seat | None) -> HeartsView:
    """Return the public view, with the kitty as `seat` has seen it."""
    deal, sheet, terms = game.deal, game.sheet, game.terms
    seats = terms.seat_count
    tricks = deal.tricks if deal else ()
    return HeartsView(
        variant=game.variant.key,
        seat_count=seats,
        dealer=game.dealer,
        deal_number=game.deal_number,
        to_act=game.to_act,
        scores=sheet.totals,
        outcome=sheet.outcome,
        stage=STAGES[game.stage],
        hand_sizes=tuple(map(len, deal.hands)) if deal else (0,) * seats,
        direction=deal.own.direction if deal else sheet.named,
        passed_by=_passed_by(deal),
        trick_number=deal.trick_number if deal is not None and deal.turn is not None else 0,
        leader=deal.leader if deal else None,
        trick=deal.trick if deal else (),
        taking=taker(terms, deal.trick) if deal and deal.trick else None,
        tricks=tricks,
        pending=deal.pending if deal else (),
        kitty=deal.stock if deal and kitty_known_to(terms, deal, seat) else (),
        kitty_size=len(deal.stock) if deal else 0,
        kitty_taker=kitty_taker(terms, deal) if deal else None,
        claims=deal.claims if deal else (),
        forced_after=deal.forced_after if deal else None,
        hearts_broken=deal is not None and deal.broken,
        taken=deal.own.taken if deal else (0,) * seats,
        lives=_lives(terms.rules, seats, sheet.results),
        sign=-1 if terms.rules.display_sign == "penalty_negative" else 1,
        plane=sheet.plane,
        step=terms.step,
        results=sheet.results,
        due=sheet.due,
        last_trick=tricks[-1] if tricks else sheet.last_trick,
        terms=terms,
    )


def _received(deal: Deal | None, seat: Seat) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """Return what a seat was passed and by whom, once all the passes are in."""
    if deal is None or deal.turn is None:
        return ()
    whole = tuple(given for given in deal.own.commitments if given is not None)
    gifts = passing.gifts(deal.own.direction, whole)
    return tuple((by, given) for by, receiver, given in gifts if receiver == seat)


def _passed_by(deal: Deal | None) -> tuple[Seat, ...]:
    """Return whose pass is in; in a hold nobody passes."""
    if deal is None or deal.own.direction == passing.HOLD:
        return ()
    return tuple(by for by, given in enumerate(deal.own.commitments) if given is not None)


def _lives(rules: HeartsRules, seats: int, results: tuple[DealResult, ...]) -> tuple[int, ...]:
    """Return how many lives each seat has left; nothing where there are none to lose (R13.9)."""
    if not rules.lives:
        return ()
    deals = [(0,) * seats, *(result.points for result in results)]
    return tuple(max(0, rules.lives - lost) for lost in ending.lives_lost(rules, deals))
