"""Viewing: what everybody at a Hearts table, or one seat, is told; built up from nothing."""

from collections.abc import Mapping
from typing import Final, get_args

from engine.cards import Card
from engine.contract.seats import Seat
from engine.contract.view import seen_from
from engine.games.hearts import ending, passing
from engine.games.hearts.deal import kitty_known_to, kitty_taker, points_taken
from engine.games.hearts.part import Deal, Moment
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.view import DealResult, HeartsSeatView, HeartsView, Stage
from engine.tricks.viewing import shared

STAGES: Final[Mapping[str, Stage]] = {stage: stage for stage in get_args(Stage)}


def public_view(game: Moment) -> HeartsView:
    """Return what everybody may know of a game."""
    return _table(game, None)


def seat_view(game: Moment, seat: Seat) -> HeartsSeatView:
    """Return all that `seat` may know of a game."""
    deal, table = game.deal, _table(game, seat)
    received = _received(deal, seat)
    return seen_from(
        HeartsSeatView,
        table,
        seat=seat,
        hand=deal.hands[seat] if deal else (),
        prompt=game.prompt(seat),
        recipients=passing.recipients(table.direction, seat, table.seat_count) if deal else (),
        passed=(deal.own.commitments[seat] or ()) if deal else (),
        received=tuple(sorted([face for _, given in received for face in given])),
        received_from=received,
        laid_aside=deal.own.laid_aside if deal and seat == table.kitty_taker else (),
    )


def _table(game: Moment, seat: Seat | None) -> HeartsView:
    """Return the public view, with the kitty as `seat` has seen it."""
    deal, sheet, terms = game.deal, game.sheet, game.terms
    table = shared(game)
    if deal is not None and deal.turn is not None:
        # Also while a widow is taken up, or a moon chosen.
        table["trick_number"] = deal.trick_number
    return HeartsView(
        **table,
        stage=STAGES[game.stage],
        direction=deal.own.direction if deal else sheet.named,
        passed_by=_passed_by(deal),
        kitty=deal.stock if deal and kitty_known_to(terms, deal, seat) else (),
        kitty_size=table["stock_count"],
        kitty_taker=kitty_taker(terms, deal) if deal else None,
        hearts_broken=table["broken"],
        taken=points_taken(terms, deal) if deal else (0,) * terms.seat_count,
        lives=_lives(terms.rules, terms.seat_count, sheet.results),
        sign=-1 if terms.rules.display_sign == "penalty_negative" else 1,
        plane=sheet.plane,
        results=sheet.results,
        due=sheet.due,
        terms=terms,
    )


def _received(deal: Deal | None, seat: Seat) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """Return what a seat was passed and by whom, once all the passes are in."""
    if deal is None or deal.turn is None:
        return ()
    return passing.received(deal.own.direction, seat, deal.own.commitments)


def _passed_by(deal: Deal | None) -> tuple[Seat, ...]:
    """Return whose pass is in; in a hold nobody passes."""
    if deal is None or deal.own.direction == passing.HOLD:
        return ()
    return tuple([by for by, given in enumerate(deal.own.commitments) if given is not None])


def _lives(rules: HeartsRules, seats: int, results: tuple[DealResult, ...]) -> tuple[int, ...]:
    """Return how many lives each seat has left; nothing if there are none to lose (R13.9)."""
    if not rules.lives:
        return ()
    deals = [(0,) * seats, *(result.points for result in results)]
    return tuple(max(0, rules.lives - lost) for lost in ending.lives_lost(rules, deals))
