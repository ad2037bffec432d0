"""Bidding: each seat in turn bids a number once, or passes where the rules let it."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import ClassVar, Final, Generic, Literal

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.seats import Seat
from engine.tricks.choosing import Choosing
from engine.tricks.deal import Bid
from engine.tricks.game import GameT
from engine.tricks.view import TrickSeatView

VERB: Final = "bid"
NO_BID: Final = Action(VERB, ("pass",))


def in_full(action: Action) -> Action:
    """Return a bid that was said alone (`pass`, `4`, `moon`) with its verb, others as they are."""
    alone = not action.words and (action.verb in ("pass", "moon") or action.verb.isdecimal())
    return Action(VERB, (action.verb,)) if alone else action


class NumberBidding(Choosing[GameT], Generic[GameT]):
    """Each seat bids once; the deal remembers it, and every view shows it."""

    __slots__ = ()

    passes: ClassVar[bool] = False
    """Whether a seat may pass, which is then what silence means."""

    @property
    def key(self) -> Literal["bid"]:
        return "bid"

    @abstractmethod
    def numbers(self, game: GameT) -> Iterable[int]:
        """Return what the seat in turn may bid."""

    @abstractmethod
    def over(self, game: GameT, events: list[Event]) -> GameT:
        """Go on once every seat has bid."""

    def take(self, game: GameT, seat: Seat, action: Action) -> Step:
        return super().take(game, seat, in_full(action))

    def choices(self, game: GameT, seat: Seat) -> tuple[Action, ...]:
        del seat
        bids = tuple(Action.of(VERB, number) for number in self.numbers(game))
        return (NO_BID, *bids) if self.passes else bids

    def chosen(self, game: GameT, seat: Seat, action: Action, events: list[Event]) -> GameT:
        deal = game.dealt
        events.append(Event("bid-made", seat, action.words))
        bids = (*deal.bids, Bid(seat, None if action == NO_BID else int(action.words[0])))
        after = game.with_deal(deal._replace(turn=game.terms.next_to(seat), bids=bids))
        return self.over(after, events) if len(bids) == game.terms.seat_count else after


def wants_its_bid(view: TrickSeatView) -> bool:
    """Say that a seat wants tricks until it has as many as it bid (`Manner.wanted`)."""
    return view.tricks_won[view.seat] < (dict(view.bids).get(view.seat) or 0)
