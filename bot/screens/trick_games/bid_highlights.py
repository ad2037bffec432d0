"""What is told of a bid in one sentence, in games in which one side plays for what it bid."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias, TypeVar

from bot.screens.drawing import Drawing
from bot.screens.table.highlights import Highlight
from engine.contract.seats import Seat
from engine.contract.view import View

V = TypeVar("V", bound=View)


class BidMade(NamedTuple):
    """A bid, and what the bidder's side has made for it."""

    bidder: Seat
    bid: int
    made: int


BidOf: TypeAlias = Callable[[Drawing[V], int], BidMade | None]
"""Returns the bid of a finished deal, None if there was none that can be told so."""


def set_by_one(bid_of: BidOf[V]) -> Highlight[V]:
    """Tell who missed a bid by a single point."""
    return _told("set-one", bid_of, lambda bid: bid.bid - bid.made == 1)


def set_back(bid_of: BidOf[V]) -> Highlight[V]:
    """Tell who was set."""
    return _told("set", bid_of, lambda bid: bid.made < bid.bid)


def too_modest(bid_of: BidOf[V]) -> Highlight[V]:
    """Tell who made far more than the bid."""
    return _told("modest", bid_of, lambda bid: bid.made - bid.bid > 1)


def exactly(bid_of: BidOf[V]) -> Highlight[V]:
    """Tell who made just as much as the bid, and that was no small one."""
    return _told("exact", bid_of, lambda bid: bid.made == bid.bid > 2)


def _told(key: str, bid_of: BidOf[V], applies: Callable[[BidMade], bool]) -> Highlight[V]:
    def told(drawing: Drawing[V], deal: int) -> str | None:
        bid = bid_of(drawing, deal)
        if bid is None or not applies(bid):
            return None
        name = drawing.name(bid.bidder)
        return drawing(f"highlight-bid-{key}", name=name, bid=bid.bid, count=bid.made)

    return told
