"""The auction: misdeals claimed before it, bids, and naming trumps (P7 to P14, P33, C22 to C25)."""

from functools import cache
from random import Random
from typing import Final, Literal

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.phase import Phase
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction, unknown_verb
from engine.contract.seats import Seat
from engine.games.point_pitch.deal import GameMoment, bids_of, with_part
from engine.games.point_pitch.drawing import drawing_begun, kitty_taken
from engine.games.point_pitch.scoring import thrown_in
from engine.games.point_pitch.terms import PitchTerms
from engine.tricks.bidding import NO_BID, VERB, in_full
from engine.tricks.choosing import Choosing
from engine.tricks.deal import Bid

MOON: Final = "moon"
SHOOT: Final = Action(VERB, (MOON,))
SUITS: Final = "SHDC"
"""The suits in the order in which they are named if nothing else tells them apart."""
SELDOM: Final = 0.8
"""How often chance does what is sensible: it does not even think of bidding."""


_ALONE: Final = frozenset(Action(suit) for suit in SUITS)


def best_suit(terms: PitchTerms, hand: tuple[Card, ...]) -> str:
    """Return the suit with most trumps in a hand, then with most points."""

    def worth(suit: str) -> tuple[int, int]:
        trumps = terms.trumps(hand, suit)
        return len(trumps), sum(terms.worth(face, suit) for face in trumps)

    return max(SUITS, key=worth)


class Naming(Choosing[GameMoment]):
    """The bidder names trumps (P14, C25)."""

    __slots__ = ()
    often = SELDOM

    @property
    def key(self) -> Literal["name"]:
        return "name"

    def choices(self, game: GameMoment, seat: Seat) -> tuple[Action, ...]:
        del game, seat
        return tuple(Action("name", (suit,)) for suit in SUITS)

    def unsaid(self, game: GameMoment, seat: Seat) -> Action:
        return Action("name", (best_suit(game.terms, game.dealt.hands[seat]),))

    def take(self, game: GameMoment, seat: Seat, action: Action) -> Step:
        """Take a suit, which may be said alone."""
        said = Action("name", (action.verb,)) if action in _ALONE else action
        return super().take(game, seat, said)

    def chosen(
        self, game: GameMoment, seat: Seat, action: Action, events: list[Event]
    ) -> GameMoment:
        events.append(Event("trump-named", seat, action.words))
        return drawing_begun(game.with_deal(game.dealt._replace(trump=action.words[0])), events)


NAMING: Final = Naming()


class Bidding(Choosing[GameMoment]):
    """Each in turn bids more than before, or passes: once, or round and round (C42)."""

    __slots__ = ()

    @property
    def key(self) -> Literal["bid"]:
        return "bid"

    def choices(self, game: GameMoment, seat: Seat) -> tuple[Action, ...]:
        terms, rules, own = game.terms, game.terms.rules, game.dealt.own
        bids = [_bid(number) for number in range(_least(game, seat), terms.total + 1)]
        below = rules.moon == "wins" and game.scores[seat] < 0
        if rules.moon != "none" and own.bid < terms.moon and not below:
            bids.append(SHOOT)
        return (NO_BID, *bids)

    def refusal(self, game: GameMoment, action: Action) -> IllegalAction:
        if action.verb != VERB:
            return unknown_verb()
        seat = self.to_act(game)[0]
        if action == SHOOT and game.terms.rules.moon == "wins" and game.scores[seat] < 0:
            return IllegalAction("P13", "moon-below-zero", "nobody below zero bids on everything")
        least = _least(game, seat)
        return IllegalAction("P7", "bid-higher", "a bid is higher than before", least=least)

    def take(self, game: GameMoment, seat: Seat, action: Action) -> Step:
        return super().take(game, seat, in_full(action))

    def propose(self, game: GameMoment, seat: Seat, rng: Random) -> Action:
        """Bid low as a rule: who bids blindly loses points without end."""
        choices, opened = self.choices(game, seat), game.dealt.own.bidder is not None
        if rng.random() < (SELDOM if opened else SELDOM / 2):
            return NO_BID
        return choices[int(len(choices) * rng.random() ** 8)]

    def chosen(
        self, game: GameMoment, seat: Seat, action: Action, events: list[Event]
    ) -> GameMoment:
        terms, deal, own = game.terms, game.dealt, game.dealt.own
        events.append(Event("bid-made", seat, action.words))
        number = None
        if action != NO_BID:
            number = terms.moon if action == SHOOT else int(action.words[0])
            own = own._replace(bidder=seat, bid=number)
        bids = (*deal.bids, Bid(seat, number))
        after = game.with_deal(deal._replace(bids=bids, own=own))
        following = _next_to_bid(after, seat)
        if following is None:
            return _bid_won(after, events)
        return after.with_deal(after.dealt._replace(turn=following))


BIDDING: Final = Bidding()


@cache
def _bid(number: int) -> Action:
    return Action.of(VERB, number)


def _least(now: GameMoment, seat: Seat) -> int:
    """Return the least number that a seat may bid: the dealer may have the right to steal (P10)."""
    terms, own = now.terms, now.dealt.own
    steals = terms.rules.steal == "equal" or (
        terms.rules.steal == "equal_max" and own.bid == terms.total
    )
    if own.bidder is None:
        return terms.rules.min_bid
    return own.bid + (not (steals and seat == now.dealer and own.bid <= terms.total))


def _next_to_bid(now: GameMoment, seat: Seat) -> Seat | None:
    """Return who is to bid after a seat, None once the auction is over."""
    terms, deal = now.terms, now.dealt
    if terms.rules.rounds == "once":
        return None if len(deal.bids) == terms.seat_count else terms.next_to(seat)
    last = bids_of(deal)
    still = [one for one in terms.in_turn(terms.next_to(seat)) if last.get(one, 0) is not None]
    return next((one for one in still if one != deal.own.bidder), None)


def _bid_won(now: GameMoment, events: list[Event]) -> GameMoment:
    """Let the highest bidder go on; all pass goes as agreed (P11, C24, C43)."""
    rules, own = now.terms.rules, now.dealt.own
    if own.bidder is None:
        then = rules.all_pass
        if then in ("redeal_same", "redeal_next"):
            return thrown_in(now, "passed", events, next_dealer=then == "redeal_next")
        own = own._replace(bidder=now.dealer, bid=rules.min_bid if then == "stick" else 0)
    bidder = own.bidder
    assert bidder is not None
    events.append(Event.of("bid-won", bidder, MOON if own.bid == now.terms.moon else own.bid))
    won = kitty_taken(now.with_deal(now.dealt._replace(own=own, turn=bidder)), events)
    if rules.trumps == "named":
        return won.with_deal(won.dealt._replace(phase=NAMING))
    return drawing_begun(won, events)


CLAIM: Final = Action("misdeal")
STAND: Final = Action("stand")


class ClaimingMisdeal(Phase[GameMoment]):
    """The phase in which a hand without a face or a point card may be dealt again (P33)."""

    __slots__ = ()

    @property
    def key(self) -> Literal["misdeal"]:
        return "misdeal"

    def to_act(self, game: GameMoment) -> tuple[Seat, ...]:
        return game.dealt.own.asked

    def due(self, game: GameMoment) -> tuple[str, ...]:
        del game
        return (STAND.verb, CLAIM.verb)

    def prompt(self, game: GameMoment, seat: Seat) -> Prompt | None:
        del game, seat
        return Prompt("misdeal", choices=(STAND, CLAIM), default=STAND)

    def propose(self, game: GameMoment, seat: Seat, rng: Random) -> Action:
        del game, seat
        return rng.choice((STAND, CLAIM))

    def take(self, game: GameMoment, seat: Seat, action: Action) -> Step:
        events: list[Event] = []
        if action == CLAIM:
            events.append(Event("misdeal-claimed", seat))
            return Step(thrown_in(game, "misdeal", events), tuple(events))
        if action != STAND:
            raise unknown_verb()
        own = game.dealt.own
        left = tuple(one for one in own.asked if one != seat)
        stood = with_part(game, own._replace(asked=left))
        return Step(stood if left else bidding_begun(stood), tuple(events))


CLAIMING_MISDEAL: Final = ClaimingMisdeal()


def bidding_begun(now: GameMoment) -> GameMoment:
    """Ask the dealer's left neighbour for the first bid."""
    first = now.terms.next_to(now.dealer)
    return now.with_deal(now.dealt._replace(phase=BIDDING, turn=first))
