"""The highlights of a bid, in games in which one side plays for what it bid."""

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from bot.screens.drawing import Drawing
from engine.contract.seats import Seat
from engine.contract.view import View

BidKind: TypeAlias = Literal["set-one", "set", "modest", "exact"]


class BidMade(NamedTuple):
    """A bid, and what the bidder's side has made for it."""

    bidder: Seat
    bid: int
    made: int


def told_of_bid(drawing: Drawing[View], made: BidMade) -> Iterator[tuple[BidKind, str]]:
    """Tell who missed a bid, by a single point or more, or made far more or just as much."""
    more = made.made - made.bid
    applies: dict[BidKind, bool] = {
        "set-one": more == -1,
        "set": more < 0,
        "modest": more > 1,
        "exact": more == 0 and made.bid > 2,
    }
    facts = {"name": drawing.name(made.bidder), "bid": made.bid, "count": made.made}
    for kind in filter(applies.get, applies):
        yield kind, drawing(f"highlight-bid-{kind}", **facts)
