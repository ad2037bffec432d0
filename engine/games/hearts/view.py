"""Views: what everybody at a Hearts table, or one of its seats, may know; built up from nothing."""

from dataclasses import field
from typing import Literal, TypeAlias

from engine.cards import Card
from engine.contract.seats import Seat
from engine.contract.view import seen_from, view_type
from engine.games.hearts import ending
from engine.games.hearts.deal import (
    Deal,
    DealResult,
    GameMoment,
    kitty_known_to,
    kitty_taker,
    points_taken,
)
from engine.games.hearts.passing import HOLD, received, recipients
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.terms import Terms, as_charged
from engine.tricks.view import TrickSeatView, TrickView
from engine.tricks.viewing import own, shared

Stage: TypeAlias = Literal["vector", "deal", "pass", "show", "play", "discard", "moon", "over"]


@view_type
class HeartsView(TrickView):
    """The table as everybody sees it.

    `direction` is the pass of this deal as R3.1 writes it (`L R X H S` or places to the left), or
    the dealer's vector as `2,0,1` (R3.4), empty before it is known. `passed_by` are the seats
    whose pass is in. `taken` counts the points each seat has taken in this deal so far, by card
    values alone.
    """

    stage: Stage
    direction: str
    passed_by: tuple[Seat, ...]
    kitty: tuple[Card, ...] = ()
    """The cards left over from the deal, if everybody has seen them; in the view of a seat, if
    that seat has (R1.3)."""
    kitty_size: int = 0
    kitty_taker: Seat | None = None
    """The seat that has taken the kitty, None while it lies."""
    hearts_broken: bool
    taken: tuple[int, ...]
    plane: tuple[tuple[int, int], ...] = ()
    """Complex totals as real and imaginary part, whose distances from zero `scores` are (R13.7)."""
    lives: tuple[int, ...] = ()
    """How many lives each seat has left; empty if there are none to lose (R13.9)."""
    sign: int = 1
    """-1 if points are shown with a minus (R10.1); scores stay penalty-positive."""
    results: tuple[DealResult, ...]
    """The finished deals of this game, oldest first."""
    due: bool = False
    """Whether the end has come about, so that play goes on only for a tie (R9.3)."""
    terms: Terms = field(repr=False)
    """The terms, as everybody at the table knows them: the pack, the rules, and the points as they
    count in the deal on the table or the one that ended last (R7.7)."""


@view_type
class HeartsSeatView(HeartsView, TrickSeatView):
    """The table as one seat sees it, and what that seat alone knows."""

    recipients: tuple[Seat, ...]
    """Whom this seat's cards go to."""
    passed: tuple[Card, ...]
    """The cards that this seat has passed."""
    received: tuple[Card, ...]
    """The cards that this seat was passed."""
    received_from: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    """The same by who gave them, one entry a giver."""
    laid_aside: tuple[Card, ...] = ()
    """The cards that this seat has laid aside for the kitty it took into its hand (R13.2)."""


def public_view(game: GameMoment) -> HeartsView:
    """Return what everybody may know of a game."""
    return _table(game, None)


def seat_view(game: GameMoment, seat: Seat) -> HeartsSeatView:
    """Return all that `seat` may know of a game."""
    deal, table = game.deal, _table(game, seat)
    received = _received(deal, seat)
    return seen_from(
        HeartsSeatView,
        table,
        **own(game, seat),
        recipients=recipients(table.direction, seat, table.seat_count) if deal else (),
        passed=(deal.own.commitments[seat] or ()) if deal else (),
        received=tuple(sorted([face for _, given in received for face in given])),
        received_from=received,
        laid_aside=deal.own.laid_aside if deal and seat == table.kitty_taker else (),
    )


def _table(game: GameMoment, seat: Seat | None) -> HeartsView:
    """Return the public view, with the kitty as `seat` has seen it."""
    deal, sheet, table = game.deal, game.sheet, shared(game)
    last = sheet.results[-1].shown if not deal and sheet.results else ()
    shown = table["shown"] or last
    terms = table["terms"] = as_charged(game.terms, shown) if shown else game.terms
    if deal is not None and deal.turn is not None:
        # Also while a widow is taken up, or a moon chosen.
        table["trick_number"] = deal.trick_number
    return HeartsView(
        **table,
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
        due=sheet.due,
    )


def _received(deal: Deal | None, seat: Seat) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """Return what a seat was passed and by whom, once all the passes are in."""
    if deal is None or deal.phase.key == "pass":
        return ()
    return received(deal.own.direction, seat, deal.own.commitments)


def _passed_by(deal: Deal | None) -> tuple[Seat, ...]:
    """Return whose pass is in; in a hold nobody passes."""
    if deal is None or deal.own.direction == HOLD:
        return ()
    return tuple([by for by, given in enumerate(deal.own.commitments) if given is not None])


def _lives(rules: HeartsRules, seats: int, results: tuple[DealResult, ...]) -> tuple[int, ...]:
    """Return how many lives each seat has left; nothing if there are none to lose (R13.9)."""
    if not rules.lives:
        return ()
    deals = [(0,) * seats, *(result.points for result in results)]
    return tuple(max(0, rules.lives - lost) for lost in ending.lives_lost(rules, deals))
