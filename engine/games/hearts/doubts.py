"""Doubts: how claims of Hearts may fail that would stand in most games of tricks."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import Final

from engine.cards import Card
from engine.games.hearts.rules import HeartsRules, TrickRule
from engine.tricks.claiming import USUAL, Doubt, Doubts, Outlook, surely_beaten
from engine.tricks.trick import Play

NINE: Final = 9


def doubts(rules: HeartsRules) -> Doubts:
    """Return what makes claims fail under these rules."""
    by_trick = _BY_TRICK_RULE[rules.trick_rule]
    if not rules.forced_discard:
        return by_trick
    return replace(by_trick, kept=partial(_kept, rules.forced_discard))


def _beaten_alone(look: Outlook, face: Card) -> bool:
    """Whether a card is surely beaten if equal cards cancel each other (R13.1)."""
    if not surely_beaten(look, face):
        return False
    if not look.trick:
        return not _paired(look.out(face.suit))
    led = look.trick[0].card.suit
    if face.suit != led:
        return True
    plays = (*look.trick, Play(look.seat, face))
    # Nobody has it yet, or the seat that has it may still be cancelled.
    if look.takes(plays) is None:
        return False
    lying = {play.card.rank for play in plays if play.card.suit == led}
    return not lying & set(look.out(led))


def _top_cancelled(face: Card, out: Sequence[int]) -> Doubt | None:
    return Doubt("claim-equal", face.suit) if face.rank in out else None


def _higher_cancelled(
    look: Outlook, face: Card, own: Sequence[Card], out: Sequence[int]
) -> Doubt | None:
    """Doubt a suit of which two equal cards are out: together they leave the trick to another."""
    del look, face
    return Doubt("claim-equal", own[0].suit) if _paired(out) else None


def _paired(out: Sequence[int]) -> bool:
    return len(set(out)) < len(out)


def _boosted(look: Outlook, face: Card, own: Sequence[Card], out: Sequence[int]) -> Doubt | None:
    """Doubt a suit of which a nine may ask for two cards in one trick, the second unled (R13.5)."""
    del out
    suit = own[0].suit
    about = (*look.unseen, *look.order, *(play.card for play in look.trick))
    led = look.trick[0].card.suit if look.trick else face.suit
    again = len(look.trick) <= len(look.others)
    if Card(suit, NINE) in about and len(own) > (0 if suit == led and again else 1):
        return Doubt("claim-nine", suit)
    return None


def _kept(forced: Sequence[Card], own: Sequence[Card]) -> Iterator[Sequence[Card]]:
    """Yield what is left of a suit, for every choice of cards thrown on others before."""
    due = [card for card in own if card in forced]
    for count in range(len(due) + 1):
        for thrown in combinations(due, count):
            yield [card for card in own if card not in thrown]


_BY_TRICK_RULE: Final[dict[TrickRule, Doubts]] = {
    "normal": USUAL,
    "cancellation": Doubts(beaten=_beaten_alone, top=_top_cancelled, low=_higher_cancelled),
    "booster_nines": Doubts(low=_boosted),
}
