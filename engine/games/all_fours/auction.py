"""The auction: who bids for leading and making trumps (7.3)."""

from typing import Final

from engine.contract.action import Action
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.all_fours.deal import Deal
from engine.games.all_fours.terms import Terms
from engine.games.all_fours.view import Bid

LEAST: Final = 2
MOST: Final = 4
NO_BID: Final = Action("bid", ("pass",))


def bids(terms: Terms, deal: Deal, dealer: Seat) -> tuple[Action, ...]:
    """Return what the seat in turn may bid, passing first."""
    numbers = range(_least(terms, deal, dealer), MOST + 1)
    return (NO_BID, *(Action.of("bid", points) for points in numbers))


def _least(terms: Terms, deal: Deal, dealer: Seat) -> int:
    if deal.bidder is None:
        return LEAST
    return deal.bid + (not (terms.rules.dealer_may_equal and deal.turn == dealer))


def after_bid(terms: Terms, deal: Deal, dealer: Seat, action: Action) -> Deal:
    """Return the deal with a bid made, the next seat in turn; raise `IllegalAction`."""
    seat = deal.turn
    assert seat is not None
    if action not in bids(terms, deal, dealer):
        least = _least(terms, deal, dealer)
        raise IllegalAction("7.3", "bid-higher", "a bid is higher than before", least=least)
    points = 0 if action == NO_BID else int(action.words[0])
    deal = deal._replace(bids=(*deal.bids, Bid(seat, points)), turn=terms.next_to(seat))
    return deal._replace(bidder=seat, bid=points) if points else deal


def settled(terms: Terms, deal: Deal, dealer: Seat) -> Deal:
    """Return the deal after the last bid; where all passed, the dealer is held to the least.

    With `all_pass` redeal nobody is, and there is no bidder.
    """
    if deal.bidder is not None or terms.rules.all_pass == "redeal":  # noqa: S105  a pass in bidding
        return deal
    return deal._replace(bidder=dealer, bid=LEAST)
