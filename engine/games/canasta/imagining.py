"""Imagining: the unseen cards of a deal dealt again, true to all that one seat knows."""

from collections import Counter
from random import Random
from typing import Final

from engine.cards import Card
from engine.contract.seats import Seat
from engine.craft.redealing import redealt
from engine.games.canasta.deal import Deal
from engine.games.canasta.kinds import is_red_three, without
from engine.games.canasta.rules import CanastaRules

STOCK: Final[Seat] = -1
"""Stands for the stock where cards are dealt again."""


def imagined(rules: CanastaRules, deal: Deal, seat: Seat | None, rng: Random) -> Deal:
    """Return a deal that `seat` cannot tell from `deal`; a bystander sees no hand at all.

    Cards that a seat was seen to take with the pile, and not to part with, stay in its hand. A
    red three lies in the stock, or with somebody who has not had a turn to face it (K7). That a
    seat asked whether to go out, or did not take when it might have, is not reasoned from.
    """
    others = [other for other in deal.order if other != seat]
    hidden = {other: without(deal.hands[other], deal.known[other]) for other in others}
    unseen = sorted([*(face for faces in hidden.values() for face in faces), *deal.stock])
    sizes = {other: len(faces) for other, faces in hidden.items()} | {STOCK: len(deal.stock)}
    waiting = [other for other in others if not deal.begun[other]]
    homes = frozenset((STOCK, *(waiting if rules.red3_deal == "first_turn" else ())))
    dealt = redealt(unseen, sizes, dict.fromkeys(filter(is_red_three, unseen), homes), rng)
    stock = dealt.pop(STOCK)
    rng.shuffle(stock)
    hands = list(deal.hands)
    for other, faces in dealt.items():
        hands[other] = tuple(sorted((*deal.known[other], *faces)))
    drawn = deal.drawn
    if deal.turn != seat and drawn:
        drawn = _drawn_again(deal, hands[deal.turn], rng)
    return deal._replace(hands=tuple(hands), stock=tuple(stock), drawn=drawn)


def _drawn_again(deal: Deal, hand: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    """Choose what the seat in turn has drawn from what it may hold now."""
    known = Counter(deal.known[deal.turn])
    may = [face for face in hand if hand.count(face) > known[face]]
    return tuple(sorted(rng.sample(may, min(len(may), len(deal.drawn)))))
