"""The auction: who bids for leading and making trumps (7.3)."""

from typing import Final, Literal

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.refusal import IllegalAction, unknown_verb
from engine.contract.seats import Seat
from engine.games.all_fours.ending import thrown_in
from engine.games.all_fours.part import Moment
from engine.games.all_fours.playing import PLAYING
from engine.games.all_fours.view import Bid
from engine.tricks.choosing import Choosing

VERB: Final = "bid"
LEAST: Final = 2
MOST: Final = 4
NO_BID: Final = Action(VERB, ("pass",))

SELDOM: Final = 0.8
"""How often chance does not even think of bidding; who bids blindly loses points without end."""


class Bidding(Choosing[Moment]):
    """Each in turn bids once, more than before, or passes."""

    __slots__ = ()
    often = SELDOM

    @property
    def key(self) -> Literal["bid"]:
        return "bid"

    def choices(self, game: Moment, seat: Seat) -> tuple[Action, ...]:
        del seat
        return (NO_BID, *(Action.of(VERB, points) for points in range(_least(game), MOST + 1)))

    def refusal(self, game: Moment, action: Action) -> IllegalAction:
        if action.verb != VERB:
            return unknown_verb()
        least = _least(game)
        return IllegalAction("7.3", "bid-higher", "a bid is higher than before", least=least)

    def chosen(self, game: Moment, seat: Seat, action: Action, told: list[Event]) -> Moment:
        deal = game.dealt
        told.append(Event("bid-made", seat, action.words))
        points = 0 if action == NO_BID else int(action.words[0])
        own = deal.own._replace(bids=(*deal.own.bids, Bid(seat, points)))
        if points:
            own = own._replace(bidder=seat, bid=points)
        after = game.with_deal(deal._replace(turn=game.terms.next_to(seat), own=own))
        return _led(after, told) if len(own.bids) == game.terms.seat_count else after


BIDDING: Final = Bidding()


def _least(now: Moment) -> int:
    own = now.dealt.own
    if own.bidder is None:
        return LEAST
    return own.bid + (not (now.terms.rules.dealer_may_equal and now.dealt.turn == now.dealer))


def _led(now: Moment, told: list[Event]) -> Moment:
    """Let the highest bidder lead; if all passed, the dealer is held to the least.

    With `all_pass` redeal nobody is, and the hand is thrown in.
    """
    deal, own = now.dealt, now.dealt.own
    if own.bidder is None:
        if now.terms.rules.all_pass == "redeal":  # noqa: S105  a pass in bidding
            return thrown_in(now, "passed", told)
        own = own._replace(bidder=now.dealer, bid=LEAST)
    assert own.bidder is not None
    told.append(Event.of("bid-won", own.bidder, own.bid))
    leads = deal._replace(phase=PLAYING, turn=own.bidder, leader=own.bidder, own=own)
    return now.with_deal(leads)
