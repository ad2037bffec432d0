"""Whist for the tests: a family made of nothing but the trunk, as small as one can be.

Four in pairs play out the pack; the dealer's last card is turned up for the trump. Each trick over
six is a point, and five points are a game.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import ClassVar, Final, NamedTuple, TypeAlias, overload

from engine.cards import Card, pack
from engine.contract.event import Event
from engine.contract.phase import Over
from engine.contract.rules import TableRules
from engine.contract.seats import Seat
from engine.contract.view import seen_from, view_type
from engine.tricks.deal import Deal, Hands, tricks_taken
from engine.tricks.dealing import Dealing, deal_begun
from engine.tricks.family import trick_family
from engine.tricks.game import TrickGame, finished
from engine.tricks.imagining import Imagining
from engine.tricks.manner import Manner
from engine.tricks.playing import TrickPlay
from engine.tricks.sheet import DealResult, Sheet, at_target
from engine.tricks.terms import Terms, in_pairs
from engine.tricks.view import TrickSeatView, TrickView
from engine.tricks.viewing import own, shared


@dataclass(frozen=True, slots=True, kw_only=True)
class WhistRules(TableRules):
    players: int = 4
    players_allowed: tuple[int, ...] = (4,)
    target: int = 5


class Part(NamedTuple):
    trump_card: Card


WhistTerms: TypeAlias = Terms[WhistRules]
Moment: TypeAlias = TrickGame[WhistTerms, Part, Sheet[DealResult]]


@lru_cache(maxsize=8)
def terms(rules: WhistRules, seat_count: int) -> WhistTerms:
    return Terms(rules=rules, seat_count=seat_count, deck=pack(), sides=in_pairs(seat_count))


def _scored(now: Moment, events: list[Event]) -> Moment:
    won = tricks_taken(now.dealt)
    tricks = [sum(won[seat] for seat in side) for side in now.terms.sides]
    points = now.terms.by_seat([max(0, count - 6) for count in tricks])
    ends = partial(at_target, now.terms.sides, now.terms.rules.target)
    return finished(now, DealResult(points), events, ends)


PLAYING: Final = TrickPlay[Moment](Manner(scored=_scored))


def _begun(now: Moment, hands: Hands, rest: tuple[Card, ...], events: list[Event]) -> Moment:
    del rest
    events += deal_begun(now, hands)
    face, leader = hands[now.dealer][-1], now.terms.next_to(now.dealer)
    return now.with_deal(Deal(PLAYING, leader, hands, Part(face), leader=leader, trump=face.suit))


DEALING: Final = Dealing[Moment](_begun)


@view_type
class WhistView(TrickView):
    terms: WhistTerms = field(repr=False)
    trump_card: Card | None


@view_type
class WhistSeatView(WhistView, TrickSeatView):
    pass


def _part(view: WhistView) -> Part:
    assert view.trump_card is not None
    return Part(view.trump_card)


def _turned_up(view: WhistView) -> Mapping[Card, frozenset[Seat]]:
    return {view.trump_card: frozenset((view.dealer,))} if view.trump_card else {}


ROW: Final = (DEALING, PLAYING, Over("W1"))


@dataclass(slots=True)
class WhistGame(TrickGame[WhistTerms, Part, Sheet[DealResult]]):
    row: ClassVar = ROW
    imagining: ClassVar = Imagining(row=ROW, part=_part, known=_turned_up)

    @overload
    def view(self, seat: Seat) -> WhistSeatView: ...
    @overload
    def view(self, seat: None) -> WhistView: ...
    def view(self, seat: Seat | None) -> WhistView:
        table = WhistView(
            **shared(self), trump_card=self.deal.own.trump_card if self.deal else None
        )
        return table if seat is None else seen_from(WhistSeatView, table, **own(self, seat))


WHIST: Final = trick_family(
    "whist",
    "Whist",
    presets={"whist": WhistRules()},
    game=WhistGame,
    terms=terms,
    rules_page="whist.md",
)
