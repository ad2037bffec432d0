"""Oh Hell for the tests: a family without a target, with bids, that ends after some deals.

Hands get smaller from deal to deal, or larger. A card is turned up for the trump. Each bids how
many tricks it will take, and who takes just as many scores ten points and its bid.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import ClassVar, Final, Literal, NamedTuple, TypeAlias, overload

from engine.cards import Card, pack
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.phase import Over
from engine.contract.refusal import IllegalAction, unknown_verb
from engine.contract.rules import TableRules
from engine.contract.seats import Seat
from engine.contract.variant import Length
from engine.contract.view import seen_from, view_type
from engine.tricks import sheet
from engine.tricks.bidding import VERB, NumberBidding, wants_its_bid
from engine.tricks.claiming import takers
from engine.tricks.deal import Deal, Hands, tricks_taken
from engine.tricks.dealing import Dealing, deal_begun, turned_up
from engine.tricks.family import trick_family
from engine.tricks.game import TrickGame, finished
from engine.tricks.imagining import Imagining
from engine.tricks.manner import Claiming, Manner
from engine.tricks.playing import TrickPlay
from engine.tricks.reckoning import reckoned
from engine.tricks.sheet import Sheet, after_deals
from engine.tricks.terms import Terms, alone
from engine.tricks.view import TrickSeatView, TrickView
from engine.tricks.viewing import own, shared


@dataclass(frozen=True, slots=True, kw_only=True)
class OhHellRules(TableRules):
    players: int = 4
    players_allowed: tuple[int, ...] = (3, 4, 5, 6, 7)
    hands: Literal["down", "up", "there_and_back"] = "down"
    largest: Literal[3, 5, 7] = 5
    """The cards in the largest hand."""
    hook: bool = True
    """Whether the last to bid may not make all the bids come to the number of tricks."""


class Part(NamedTuple):
    """Nothing is remembered of a deal but what all games of tricks do."""


@dataclass(frozen=True, slots=True)
class DealResult(sheet.DealResult):
    made: tuple[bool, ...]
    """Whether each seat took as many tricks as it bid."""


OhHellTerms: TypeAlias = Terms[OhHellRules]
Moment: TypeAlias = TrickGame[OhHellTerms, Part, Sheet[DealResult]]


@lru_cache(maxsize=8)
def terms(rules: OhHellRules, seat_count: int) -> OhHellTerms:
    return Terms(rules=rules, seat_count=seat_count, deck=pack(), sides=alone(seat_count))


def sizes(rules: OhHellRules) -> Sequence[int]:
    """Return how many cards a hand has in each deal of a game."""
    up = range(1, rules.largest + 1)
    down = up[::-1]
    return {"down": down, "up": up, "there_and_back": (*down, *up[1:])}[rules.hands]


def _hand_size(now: Moment) -> int:
    return sizes(now.terms.rules)[len(now.sheet.results)]


def _scored(now: Moment, events: list[Event]) -> Moment:
    won, bids = tricks_taken(now.dealt), dict(now.dealt.bids)
    made = tuple(bids[seat] == tricks for seat, tricks in enumerate(won))
    points = tuple(10 + tricks if hit else 0 for tricks, hit in zip(won, made, strict=True))
    left = len(sizes(now.terms.rules)) - now.deal_number
    ends = partial(after_deals, now.terms.sides, left)
    return finished(now, DealResult(points, made), events, ends)


def _decided(now: Moment) -> bool:
    """Whether what has been claimed leaves all the tricks to come to one seat."""
    return len(takers(now.dealt.claims, now.terms.seat_count)) == 1


CLAIMING: Final[Claiming[Moment]] = Claiming(outlook=reckoned, decided=_decided)
PLAYING: Final = TrickPlay[Moment](Manner(scored=_scored, claiming=CLAIMING, wanted=wants_its_bid))


class Bidding(NumberBidding[Moment]):
    __slots__ = ()

    def numbers(self, game: Moment) -> Sequence[int]:
        tricks, bids = _hand_size(game), game.dealt.bids
        bound = game.terms.rules.hook and len(bids) == game.terms.seat_count - 1
        barred = tricks - sum(bid.number or 0 for bid in bids) if bound else None
        return [number for number in range(tricks + 1) if number != barred]

    def sensible(self, game: Moment, seat: Seat) -> Action:
        """Bid a trick for each ace, king and high trump."""
        hand, trump = game.dealt.hands[seat], game.dealt.trump
        sure = sum(face.rank > (10 if face.suit == trump else 12) for face in hand)
        nearest = min(self.numbers(game), key=lambda number: abs(number - sure))
        return Action.of(VERB, nearest)

    def refusal(self, game: Moment, action: Action) -> IllegalAction:
        if action.verb != VERB:
            return unknown_verb()
        tricks = _hand_size(game)
        return IllegalAction("B2", "bid-hook", "the bids may not come to that", tricks=tricks)

    def over(self, game: Moment, events: list[Event]) -> Moment:
        del events
        return game.with_deal(game.dealt._replace(phase=PLAYING))


BIDDING: Final = Bidding()


def _begun(now: Moment, hands: Hands, rest: tuple[Card, ...], events: list[Event]) -> Moment:
    events += deal_begun(now, hands)
    first = now.terms.next_to(now.dealer)
    deal = Deal(BIDDING, first, hands, Part(), leader=first, stock=rest)
    return now.with_deal(turned_up(now, deal, events))


DEALING: Final = Dealing[Moment](_begun, _hand_size)


@view_type
class OhHellView(TrickView):
    terms: OhHellTerms = field(repr=False)
    results: tuple[DealResult, ...]


@view_type
class OhHellSeatView(OhHellView, TrickSeatView):
    pass


def _part(view: OhHellView) -> Part:
    del view
    return Part()


ROW: Final = (DEALING, BIDDING, PLAYING, Over("S2"))


@dataclass(slots=True)
class OhHellGame(TrickGame[OhHellTerms, Part, Sheet[DealResult]]):
    row: ClassVar = ROW
    imagining: ClassVar = Imagining(row=ROW, part=_part)

    @overload
    def view(self, seat: Seat) -> OhHellSeatView: ...
    @overload
    def view(self, seat: None) -> OhHellView: ...
    def view(self, seat: Seat | None) -> OhHellView:
        table = OhHellView(**shared(self))
        return table if seat is None else seen_from(OhHellSeatView, table, **own(self, seat))

    @property
    def feats(self) -> Mapping[str, tuple[int, ...]]:
        made = [result.made for result in self.sheet.results]
        by_seat = (sum(deal[seat] for deal in made) for seat in range(self.seat_count))
        return {"bids-made": tuple(by_seat)}


OH_HELL: Final = trick_family(
    "oh_hell",
    "Oh Hell",
    presets={
        "oh_hell": OhHellRules(),
        "there_and_back": OhHellRules(hands="there_and_back", largest=3, hook=False),
    },
    game=OhHellGame,
    terms=terms,
    rules_page="oh-hell.md",
    length=Length(further=frozenset({"hands", "largest"})),
)
