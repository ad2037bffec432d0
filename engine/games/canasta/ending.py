"""Ending: when a deal is counted, and the game over (K42, K44, K48 to K51, K56, S15, S16)."""

from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.outcome import Outcome, places
from engine.games.canasta.deal import Deal
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.scoring import Ending, concealed, scored
from engine.games.canasta.seating import sides
from engine.games.canasta.sheet import Sheet
from engine.games.canasta.state import CanastaState
from engine.games.canasta.turns import with_lone_hand
from engine.games.canasta.view import LaidOpen


def went_out(game: CanastaState, deal: Deal, events: tuple[Event, ...]) -> Step:
    """End the deal in which the seat in turn has no card left (K42)."""
    rules, seat = game.rules, deal.turn
    hidden = concealed(rules, deal, deal.own_melds)
    if rules.sides == "cutthroat" and deal.lone is None:
        deal = with_lone_hand(rules, deal, seat)
        events += (Event("lone-hand-fixed", seat),)
    told = Event("went-out", seat, ("concealed",) if hidden else ())
    return ended(game, deal, (*events, told), Ending("out", seat, hidden))


def ended(game: CanastaState, deal: Deal, events: tuple[Event, ...], ending: Ending) -> Step:
    """Count the hands, score the deal and see whether the game is over (K48 to K51)."""
    sheet = game.sheet
    result = scored(game.rules, deal, ending)
    totals = tuple(map(sum, zip(sheet.totals, result.points, strict=True)))
    over = outcome(game.rules, totals, len(sheet.results) + 1)
    told = [
        *(Event.of("hand-shown", seat, deal.hands[seat]) for seat in deal.order),
        Event("deal-scored", None, tuple(map(str, result.points))),
    ]
    if over is not None:
        told.append(Event("game-over", None, tuple(map(str, over.places))))
    laid_open = LaidOpen(deal.sides, deal.hands, deal.melds, deal.red_threes)
    after = Sheet(totals, (*sheet.results, result), laid_open, over)
    return game.counted(after, (*events, *told))


def outcome(rules: CanastaRules, totals: tuple[int, ...], deal_count: int) -> Outcome | None:
    """Return how the game ends after `deal_count` deals, None if it goes on.

    If the best sides are equal, another deal is played, unless a shared win is the rule or there
    are to be no more deals (K56).
    """
    best = max(totals)
    together = sides(rules)
    leading = [side for side in together if totals[side[0]] == best]
    won = best >= rules.target and (len(leading) == 1 or rules.both_over_target == "shared")
    if not won and (rules.deals is None or deal_count < rules.deals):
        return None
    return Outcome("target" if won else "deals", places(totals, highest_wins=True), together)
