"""The deal: equal hands, what is left over as the kitty, and what is passed (R1.2, R1.3, R3.2)."""

from dataclasses import replace
from typing import Final

from engine.cards import Card
from engine.contract.event import Event
from engine.games.hearts import passing
from engine.games.hearts.exchanging import EXCHANGING, ready
from engine.games.hearts.part import Moment, Part
from engine.tricks import dealing
from engine.tricks.deal import Deal, Hands
from engine.tricks.dealing import Dealing


def _hand_size(now: Moment) -> int:
    return now.terms.hand_size


def _begun(now: Moment, hands: Hands, kitty: tuple[Card, ...], told: list[Event]) -> Moment:
    """Begin a deal, in which cards are passed or at once played."""
    terms, seats = now.terms, now.terms.seat_count
    direction = now.sheet.named or passing.direction(terms, len(now.sheet.results) + 1)
    told += dealing.deal_begun(now, hands, direction)
    hold = direction == passing.HOLD
    own = Part(direction, ((() if hold else None),) * seats)
    deal = Deal(EXCHANGING, None, hands, own, stock=tuple(sorted(kitty)))
    now = now.with_deal(deal)
    if now.sheet.named:
        now = now.with_sheet(replace(now.sheet, named=""))
    return ready(now, told) if hold else now


DEALING: Final = Dealing[Moment](_begun, _hand_size)
