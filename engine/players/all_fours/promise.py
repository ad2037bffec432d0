"""The promise of a hand of All Fours with some suit as trump: its likely part of the chances."""

from collections.abc import Iterable
from math import fsum
from typing import Final, NamedTuple

from engine.cards import Card
from engine.games.all_fours.counting import peg, pips
from engine.games.all_fours.rules import AllFoursRules
from engine.games.all_fours.terms import DECK, JACK

TRUMPS: Final = 1.1
"""The trumps of an ordinary hand, each counted as one half and more, by its rank."""
AVERAGE: Final = 4.6
"""The strength of an ordinary hand, as `_strength` counts it."""


class Others(NamedTuple):
    """The cards that cannot be seen, and in what part they are with opponents and with mates."""

    unseen: frozenset[Card]
    against: float
    beside: float


class Promise(NamedTuple):
    """The points that a hand's own side, and that its opponents may expect of a deal."""

    mine: float
    theirs: float
    first: float
    """How likely the own side counts High, less how likely the opponents do: it counts first."""

    @property
    def edge(self) -> float:
        """How far the own side is ahead."""
        return self.mine - self.theirs


def promise(rules: AllFoursRules, hand: tuple[Card, ...], trump: str, others: Others) -> Promise:
    """Judge a hand before play with `trump` as trump."""
    suit = [face for face in DECK if face.suit == trump]
    high = _holder(hand, reversed(suit), others)
    low = _holder(hand, suit, others)
    if rules.low_to == "captor":
        # A player who is strong in trumps takes the Low as well.
        low = ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2)
    jack = _jack(rules, hand, trump, others)
    game = _game(rules, hand, trump)
    lines = (high, low, jack, (game, 1 - game)) if rules.four_points else ()
    pegged = (_pegs(rules, hand, trump, others),) if rules.peg != "none" else ()
    mine, theirs = zip(*lines, *pegged, strict=True)
    return Promise(fsum(mine), fsum(theirs), high[0] - high[1])


def _holder(hand: tuple[Card, ...], faces: Iterable[Card], others: Others) -> tuple[float, float]:
    """Return how likely the first of `faces` that is in play is on the own side, and not."""
    mine = theirs = 0.0
    undecided = 1.0
    for face in faces:
        if face in hand:
            return mine + undecided, theirs
        if face in others.unseen:
            mine += undecided * others.beside
            theirs += undecided * others.against
            undecided *= 1 - others.beside - others.against
    return mine, theirs


def _jack(
    rules: AllFoursRules, hand: tuple[Card, ...], trump: str, others: Others
) -> tuple[float, float]:
    jack = Card(trump, JACK)
    trumps = [face for face in hand if face.suit == trump]
    above = sum(face > jack for face in trumps)
    if jack in hand:
        foes = sum(face.suit == trump and face > jack for face in others.unseen)
        danger = 1 - (1 - others.against) ** foes
        saved = 1 - danger * max(0.05, 0.6 - 0.1 * (len(trumps) - 1) - 0.1 * above)
        return saved, (1 - saved) * rules.hang
    if jack not in others.unseen:
        return 0.0, 0.0
    caught = min(0.8, 0.1 + 0.2 * above + 0.03 * len(trumps))
    mine = others.against * caught * rules.hang + others.beside * 0.7
    return mine, others.against * (1 - caught) + others.beside * 0.3 * rules.hang


def _pegs(
    rules: AllFoursRules, hand: tuple[Card, ...], trump: str, others: Others
) -> tuple[float, float]:
    """Return what each side may peg, by who is strong in trumps."""
    trumps = [face for face in hand if face.suit == trump]
    strength = fsum(0.5 + 0.5 * (face.rank - 2) / 12 for face in trumps)
    won = min(0.9, max(0.1, 0.5 + 0.14 * (strength - TRUMPS)))
    held = sum(peg(rules, face, trump) for face in trumps)
    out = sum(peg(rules, face, trump) for face in others.unseen)
    mine = won * (held + (others.against + others.beside) * out)
    return mine, mine / won - mine


def _game(rules: AllFoursRules, hand: tuple[Card, ...], trump: str) -> float:
    """Return how likely the own side takes more pips, by the strength of the hand."""
    return min(0.9, max(0.1, 0.5 + 0.1 * (_strength(rules, hand, trump) - AVERAGE)))


def _strength(rules: AllFoursRules, hand: tuple[Card, ...], trump: str) -> float:
    """Count tricks and pips likely to be taken."""
    return fsum(_power(face, trump) + pips(rules, face, trump) / 10 for face in hand)


def _power(face: Card, trump: str) -> float:
    if face.suit == trump:
        return 0.6 + 0.1 * max(0, face.rank - 7)
    return 0.3 * max(0, face.rank - 11)
