"""The auction: who bids for leading and making trumps (7.3)."""

from typing import Final

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.refusal import IllegalAction, unknown_verb
from engine.contract.seats import Seat
from engine.games.all_fours.deal import GameMoment, with_part
from engine.games.all_fours.ending import thrown_in
from engine.games.all_fours.playing import PLAYING
from engine.tricks.bidding import NO_BID, VERB, NumberBidding

LEAST: Final = 2
MOST: Final = 4

SELDOM: Final = 0.8
"""How often chance does not even think of bidding; who bids blindly loses points without end."""


class Bidding(NumberBidding[GameMoment]):
    """Each in turn bids once, more than before, or passes."""

    __slots__ = ()
    often = SELDOM
    passes = True

    def numbers(self, game: GameMoment) -> range:
        return range(_least(game), MOST + 1)

    def refusal(self, game: GameMoment, action: Action) -> IllegalAction:
        if action.verb != VERB:
            return unknown_verb()
        least = _least(game)
        return IllegalAction("7.3", "bid-higher", "a bid is higher than before", least=least)

    def chosen(
        self, game: GameMoment, seat: Seat, action: Action, events: list[Event]
    ) -> GameMoment:
        if action != NO_BID:
            own = game.dealt.own._replace(bidder=seat, bid=int(action.words[0]))
            game = with_part(game, own)
        return super().chosen(game, seat, action, events)

    def over(self, game: GameMoment, events: list[Event]) -> GameMoment:
        """Let the highest bidder lead; if all passed, the dealer is held to the least.

        With `all_pass` redeal nobody is, and the hand is thrown in.
        """
        deal, own = game.dealt, game.dealt.own
        if own.bidder is None:
            if game.terms.rules.all_pass == "redeal":  # noqa: S105  a pass in bidding
                return thrown_in(game, "passed", events)
            own = own._replace(bidder=game.dealer, bid=LEAST)
        assert own.bidder is not None
        events.append(Event.of("bid-won", own.bidder, own.bid))
        leads = deal._replace(phase=PLAYING, turn=own.bidder, leader=own.bidder, own=own)
        return game.with_deal(leads)


BIDDING: Final = Bidding()


def _least(now: GameMoment) -> int:
    own = now.dealt.own
    if own.bidder is None:
        return LEAST
    return own.bid + (not (now.terms.rules.dealer_may_equal and now.dealt.turn == now.dealer))
