"""The deal: six cards each, and a card turned up for the trump if one is (F3 to F5, 7.2)."""

from random import Random
from typing import Final

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.seats import Seat
from engine.games.all_fours import cutting
from engine.games.all_fours.auction import BIDDING
from engine.games.all_fours.begging import BEGGING
from engine.games.all_fours.ending import closed
from engine.games.all_fours.fixing import fixed
from engine.games.all_fours.marking import turned_up
from engine.games.all_fours.part import Moment, Part
from engine.games.all_fours.playing import PLAYING
from engine.games.all_fours.terms import HAND
from engine.tricks import dealing
from engine.tricks.deal import Deal, Hands


class Dealing(dealing.Dealing[Moment]):
    """Chance deals; before the first deal it may be cut for who is to deal (F2)."""

    __slots__ = ()

    def due(self, game: Moment) -> tuple[str, ...]:
        return ((cutting.VERB,) if cutting.may_cut(game) else ()) + super().due(game)

    def propose(self, game: Moment, seat: Seat, rng: Random) -> Action:
        if cutting.may_cut(game):
            return cutting.cut_action(cutting.chance_cut(game.terms, rng))
        return super().propose(game, seat, rng)

    def take(self, game: Moment, seat: Seat, action: Action) -> Step:
        return (
            cutting.cut(game, action)
            if action.verb == cutting.VERB
            else super().take(game, seat, action)
        )


def _six_each(now: Moment) -> int:
    del now
    return HAND


def _begun(now: Moment, hands: Hands, stock: tuple[Card, ...], told: list[Event]) -> Moment:
    """Begin a deal: turn a card up, let the bidding begin, or let eldest pitch (F3, F5, 7.2)."""
    terms, seats = now.terms, now.terms.seat_count
    rules, eldest = terms.rules, terms.next_to(now.dealer)
    told += dealing.deal_begun(now, hands, unseen_by=terms.blind(now.dealer))
    own = Part(discards=((),) * seats, judged=(0,) * seats)
    phase = BIDDING if rules.trump == "auction" else PLAYING
    deal = Deal(phase, eldest, hands, own, leader=eldest, stock=stock)
    if rules.trump != "turnup":
        return now.with_deal(deal)
    deal = dealing.turned_up(now, deal._replace(phase=BEGGING), told)
    now = now.with_deal(deal)
    now = turned_up(now, deal.turned[0], told, counts=rules.turn_scoring != "final")
    if now.sheet.winner is not None:
        return closed(now, told)
    return now if rules.beg else fixed(now, told)


DEALING: Final = Dealing(_begun, _six_each)
