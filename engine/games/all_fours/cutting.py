"""Cutting for the first deal: the highest card deals, or the lowest if so agreed (F2)."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Final

from engine.cards import Card, Unreadable, cards
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.all_fours.part import Moment
from engine.games.all_fours.rules import AllFoursRules
from engine.games.all_fours.terms import DECK, Terms
from engine.games.all_fours.view import Cut

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


def may_cut(now: Moment) -> bool:
    """Whether it can be cut for the deal: once, before any card is dealt (F2)."""
    sheet = now.sheet
    return now.deal is None and not (sheet.cut or sheet.results or sheet.thrown_in)


def cut(now: Moment, action: Action) -> Step:
    """Let the cut name the first dealer, in place of the one whom the start names."""
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
