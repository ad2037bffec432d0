"""Dealing: the cut for the first deal, the deal, the card turned up, and the phases that follow."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final

from engine.cards import Card, Unreadable, cards
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.phase import Over, Phase
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.all_fours.auction import BIDDING
from engine.games.all_fours.begging import ANSWERING, ASKING_AGAIN, BEGGING, BUNCHING, CONSENTING
from engine.games.all_fours.deal import GameMoment, Part
from engine.games.all_fours.ending import closed, turned_up
from engine.games.all_fours.playing import CLAIMING_REVOKES, PLAYING
from engine.games.all_fours.rules import AllFoursRules
from engine.games.all_fours.running import DISCARDING, fixed
from engine.games.all_fours.terms import DECK, HAND, Terms
from engine.games.all_fours.view import Cut
from engine.tricks import dealing
from engine.tricks.deal import Deal, Hands

VERB: Final = "cut"


def chance_cut(terms: Terms, rng: Random) -> Cut:
    """Let every seat cut a card, and those whose equal cards would deal cut again."""
    cut: list[tuple[Card, ...]] = [()] * terms.seat_count
    cutting = tuple(range(terms.seat_count))
    while len(cutting) > 1:
        # The pack is whole again each time.
        pack = list(DECK)
        rng.shuffle(pack)
        shown = dict(zip(cutting, pack, strict=False))
        for seat, face in shown.items():
            cut[seat] = (*cut[seat], face)
        cutting = _foremost(terms.rules, shown)
    return tuple(cut)


def cut_action(cut: Cut) -> Action:
    """Write down what each seat has cut, a word a seat."""
    return Action.of(VERB, *cut)


def read_cut(terms: Terms, action: Action) -> Cut:
    """Return a written cut; raise `Unreadable` unless it is a card for each seat at least.

    Raise `IllegalAction` if equal cards were not cut again, or others were.
    """
    cut = tuple(cards(word) for word in action.words)
    if len(cut) != terms.seat_count or not set[Card]().union(*cut) <= set(DECK):
        raise Unreadable(f"a cut is a card for each of {terms.seat_count} seats")
    times = [0] * terms.seat_count
    cutting = tuple(range(terms.seat_count))
    while len(cutting) > 1:
        if any(len(cut[seat]) == times[seat] for seat in cutting):
            raise _equals_again()
        shown = {seat: cut[seat][times[seat]] for seat in cutting}
        if len(set(shown.values())) != len(shown):
            raise Unreadable("nobody cuts the card of another")
        for seat in cutting:
            times[seat] += 1
        cutting = _foremost(terms.rules, shown)
    if list(map(len, cut)) != times:
        raise _equals_again()
    return cut


def deals_first(rules: AllFoursRules, cut: Cut) -> Seat:
    """Return who deals first: of those who cut most often the one whose last card deals."""
    most = max(map(len, cut))
    (first,) = _foremost(rules, {seat: row[-1] for seat, row in enumerate(cut) if len(row) == most})
    return first


def may_cut(now: GameMoment) -> bool:
    """Whether it can be cut for the deal: once, before any card is dealt (F2)."""
    sheet = now.sheet
    return now.deal is None and not (sheet.cut or sheet.results or sheet.thrown_in)


def cut(now: GameMoment, action: Action) -> Step:
    """Let the cut name the first dealer, in place of the start's; raise `IllegalAction`."""
    if not may_cut(now):
        raise IllegalAction("F2", "cut-late", "the cards are cut once, before the first deal")
    found = read_cut(now.terms, action)
    first = deals_first(now.terms.rules, found)
    after = replace(now, first_dealer=first, sheet=replace(now.sheet, cut=found))
    return Step(after, (Event.of("cards-cut", first, *found),))


def _foremost(rules: AllFoursRules, shown: Mapping[Seat, Card]) -> tuple[Seat, ...]:
    """Return whose card deals, several if equal cards would (F2)."""
    ranks = [face.rank for face in shown.values()]
    best = max(ranks) if rules.cut == "high" else min(ranks)
    return tuple(seat for seat, face in shown.items() if face.rank == best)


def _equals_again() -> IllegalAction:
    return IllegalAction("F2", "cut-again", "equal cards are cut again, and no others")


class Dealing(dealing.Dealing[GameMoment]):
    """Chance deals; before the first deal it may be cut for who is to deal (F2)."""

    __slots__ = ()

    def due(self, game: GameMoment) -> tuple[str, ...]:
        return ((VERB,) if may_cut(game) else ()) + super().due(game)

    def propose(self, game: GameMoment, seat: Seat, rng: Random) -> Action:
        if may_cut(game):
            return cut_action(chance_cut(game.terms, rng))
        return super().propose(game, seat, rng)

    def take(self, game: GameMoment, seat: Seat, action: Action) -> Step:
        return cut(game, action) if action.verb == VERB else super().take(game, seat, action)


def _six_each(now: GameMoment) -> int:
    del now
    return HAND


def _begun(
    now: GameMoment, hands: Hands, stock: tuple[Card, ...], events: list[Event]
) -> GameMoment:
    """Begin a deal: turn a card up, let the bidding begin, or let eldest pitch (F3, F5, 7.2)."""
    terms, seats = now.terms, now.terms.seat_count
    rules, eldest = terms.rules, terms.next_to(now.dealer)
    events += dealing.deal_begun(now, hands, unseen_by=terms.blind(now.dealer))
    own = Part(discards=((),) * seats, judged=(0,) * seats)
    phase = BIDDING if rules.trump == "auction" else PLAYING
    deal = Deal(phase, eldest, hands, own, leader=eldest, stock=stock)
    if rules.trump != "turnup":
        return now.with_deal(deal)
    deal = dealing.turned_up(now, deal._replace(phase=BEGGING), events)
    now = now.with_deal(deal)
    now = turned_up(now, deal.turned[0], events, counts=rules.turn_scoring != "final")
    if now.sheet.winner is not None:
        return closed(now, events)
    return now if rules.beg else fixed(now, events)


DEALING: Final = Dealing(_begun, _six_each)


ROW: Final[tuple[Phase[Any], ...]] = (
    DEALING,
    BIDDING,
    BEGGING,
    ANSWERING,
    ASKING_AGAIN,
    CONSENTING,
    BUNCHING,
    DISCARDING,
    PLAYING,
    CLAIMING_REVOKES,
    Over("F25"),
)

PHASES: Final[Mapping[str, Phase[Any]]] = {phase.key: phase for phase in ROW}
