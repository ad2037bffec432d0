"""Looking: who sees the own cards only once the trump stands (F14)."""

from engine.contract.event import Event
from engine.games.all_fours.part import Moment, with_part


def looked(now: Moment, told: list[Event]) -> Moment:
    """Let everybody look, now that the trump stands."""
    deal = now.dealt
    told.append(Event("trump-fixed", None, (deal.trump or "",)))
    told.extend(
        Event.of("cards-dealt", seat, deal.hands[seat], heard_by=(seat,))
        for seat in sorted(now.terms.blind(now.dealer))
    )
    return with_part(now, deal.own._replace(fixed=True))
