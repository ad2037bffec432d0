"""Value: what melds and a hand promise, in points, by which a computer lays and keeps cards."""

from collections.abc import Sequence
from math import fsum
from typing import Final, NamedTuple

from engine.cards import Card
from engine.games.canasta.kinds import DEUCES, JOKERS, NATURALS, THREES, VALUES, counted, value_of
from engine.games.canasta.melds import CANASTA, Meld, canastas, wild_limit
from engine.games.canasta.rules import CanastaRules
from engine.players.canasta.knowledge import CanastaKnowledge

FEW: Final = 4
"""With fewer cards than these a hand can do little but wait."""
FEW_TO_GO: Final = 7
"""With fewer than these a hand may soon be laid to the last card."""


class Weights(NamedTuple):
    """What is guessed rather than counted, in points unless it says otherwise."""

    group: tuple[float, ...] = (0, 0, 0, 0.12, 0.25, 0.45, 0.7)
    """By size, how likely a group becomes a canasta."""
    run: tuple[float, ...] = (0, 0, 0, 0.12, 0.22, 0.4, 0.65)
    """By size, how likely a sequence becomes a samba."""
    first_canasta: float = 100
    """What a canasta is worth beyond its bonus while it is needed for going out."""
    opened: float = 150
    """What it is worth to a side to have opened."""
    joker: float = 80
    deuce: float = 65
    """What wild cards are worth in the hand."""
    opening: float = 0.3
    """For each point of a pair or more, what it is worth towards opening with 50."""
    single: float = 3
    pair: float = 22
    triple: float = 20
    further: float = 8
    """What naturals of a rank are worth in the hand; a triple is that much more than a pair."""
    fitting: float = 5
    """What a held card that fits a meld on the table is still good for."""
    frozen_pair: float = 1.5
    """For each card of a frozen pile, what a pair that may take it is worth beyond."""
    black_three: float = 18
    neighbour: float = 10
    near_neighbour: float = 5
    """What a neighbour in suit is worth, and one with a gap between, if there are sequences."""
    few_cards: float = 12
    """What each card below `FEW` in the hand costs while the side may not go out."""
    nearly_out: float = 15
    """What each card fewer than `FEW_TO_GO` is worth once the side may go out."""
    drawn_card: float = 13
    taken_card: float = 13
    late_card: float = 3
    """The whole cost of a card of the pile that is taken when the deal is at its end."""
    lone: float = 700
    """What it costs to be the one who plays alone against the others."""
    pile: float = 20
    pile_card: float = 25
    """The worth of a pile of one card to its taker, and of each further card of it."""
    freeze: float = 10
    """What freezing the pile is worth for each meld that the others have more."""
    freeze_pile: float = 0.0
    """What it is worth besides for each card of the pile."""
    hold_pairs: float = 1.6
    """How much likelier a pair is to be held than chance says, as pairs are kept."""
    holds_wild: float = 0.6
    """How likely a player is to hold a wild card."""
    last_discard: float = 0.35
    """How much less likely a player is to hold a pair of what it has just discarded."""
    shed: float = 1.0
    """The same of what else it has discarded since the pile was taken."""
    declined: float = 1.0
    """The same of what it has left on top of the pile since then."""
    opens_below: float = 150
    """A player whose side must count so much to open is taken to take the pile seldom."""
    caught: float = 9
    """What a card that nobody has seen costs when its holder is caught with it."""
    to_come: float = 8
    """The value that a card in another's hand still promises to its side."""
    out_margin: float = 80
    """How near a thing going out must be for the partner to be asked."""


USUAL: Final = Weights()

CAREFUL: Final = Weights(
    group=(0, 0, 0, 0.085, 0.18, 0.32, 0.5),
    opened=165,
    deuce=86,
    pair=25.5,
    triple=22,
    further=9,
    pile_card=16.5,
    freeze_pile=-3,
    hold_pairs=1.3,
    holds_wild=0.5,
    last_discard=0.22,
    shed=0.75,
    declined=0.45,
    opens_below=105,
)
"""What turned out better in some thousand games of a side that guesses so against one that guesses
otherwise: what was left on the pile before is given away, and wild cards and pairs are kept."""


def table_value(weights: Weights, known: CanastaKnowledge, melds: Sequence[Meld]) -> float:
    """Return what the melds of the own side count and promise."""
    rules = known.rules
    total = 0.0
    for meld in melds:
        total += meld.value + bonus(rules, meld)
    total += promised(weights, known, melds)
    total += weights.first_canasta * min(canastas(melds), rules.canastas_to_go_out)
    return total + (weights.opened if melds else 0)


def promised(weights: Weights, known: CanastaKnowledge, melds: Sequence[Meld]) -> float:
    """Return what melds that are no canastas yet may still bring."""
    return fsum(
        _promise(weights, known, meld) for meld in melds if not meld.canasta and meld.rank != THREES
    )


def bonus(rules: CanastaRules, meld: Meld) -> int:
    """Return what a meld counts beside its cards (K48, S14)."""
    kinds = {
        "samba": rules.samba,
        "natural": rules.canasta_natural,
        "mixed": rules.canasta_mixed,
    }
    return kinds.get(meld.canasta, 0)


def _promise(weights: Weights, known: CanastaKnowledge, meld: Meld) -> float:
    size = len(meld.cards)
    rules = known.rules
    if meld.suit:
        return weights.run[size] * known.time * rules.samba * _room_to_grow(known, meld)
    left = known.unseen[meld.rank]
    missing = CANASTA - meld.naturals
    natural = 0.0 if meld.wilds or left < missing else 0.5 * (left - missing + 1) / (left + 1)
    brings = rules.canasta_mixed + natural * (rules.canasta_natural - rules.canasta_mixed)
    wilds = wild_limit(rules, meld.naturals) - meld.wilds
    reach = min(1.0, (left + wilds) / (2 * (CANASTA - size)))
    return weights.group[size] * known.time * brings * reach


def _room_to_grow(known: CanastaKnowledge, meld: Meld) -> float:
    """Judge whether the cards are still to be had that would make a sequence a samba."""
    missing = CANASTA - len(meld.cards)
    below = _open_end(known, meld, -1)
    above = _open_end(known, meld, 1)
    if below + above < missing:
        return 0.0
    return 1.0 if below and above else 0.7


def _open_end(known: CanastaKnowledge, meld: Meld, step: int) -> int:
    """Count the cards in order beyond one end of which a copy is still unseen or in the hand."""
    hand = known.view.hand
    rank = (meld.highest if step > 0 else meld.rank) + step
    count = 0
    while rank in NATURALS:
        face = Card(meld.suit, rank)
        if not known.unseen_faces[face] and face not in hand:
            break
        count += 1
        rank += step
    return count


def hand_value(
    weights: Weights, known: CanastaKnowledge, hand: tuple[Card, ...], melds: Sequence[Meld]
) -> float:
    """Return what a hand promises, less what it would cost to be caught with it."""
    time = known.time
    counts = counted(hand)
    fitting = {meld.rank for meld in melds if not meld.suit}
    promise = weights.joker * counts[JOKERS] + weights.deuce * counts[DEUCES]
    promise += weights.black_three * min(2, counts[THREES])
    for rank in NATURALS:
        if counts[rank]:
            promise += _rank_value(weights, known, counts[rank], rank, at_home=rank in fitting)
    if known.rules.sequences:
        promise += _suited(weights, known, hand)
    caught = value_of(hand) * (1 - time)
    return promise * time - caught + _size_value(weights, known, len(hand), melds)


def _size_value(
    weights: Weights, known: CanastaKnowledge, size: int, melds: Sequence[Meld]
) -> float:
    """Return what it means for a hand to be small: going out is near, or nothing is left to do."""
    if canastas(melds) < known.rules.canastas_to_go_out:
        return -weights.few_cards * max(0, FEW - size)
    return weights.nearly_out * max(0, FEW_TO_GO - size)


def _rank_value(
    weights: Weights, known: CanastaKnowledge, count: int, rank: int, *, at_home: bool
) -> float:
    """Return what so many naturals of a rank are good for in the hand."""
    left = known.unseen[rank]
    likely = min(1.0, left / 2)
    waiting = 0.0
    if count > 1 and known.view.pile_frozen:
        waiting = weights.frozen_pair * known.view.pile_size * likely
    if at_home:
        return weights.fitting * count + waiting
    pair = weights.pair * likely + waiting
    value = VALUES[Card("S", rank)]
    opening = 0.0 if known.own.opened else weights.opening * known.minimum / 50 * value
    if count == 1:
        return weights.single * min(1.0, left / 3) + value * 0.1 + opening * 0.3
    if count == 2:
        return pair + value * 0.2 + opening * 2
    grown = weights.triple + weights.further * (count - 3)
    return pair + grown + value * 0.3 + opening * count


def _suited(weights: Weights, known: CanastaKnowledge, hand: tuple[Card, ...]) -> float:
    """Return what the neighbours in suit promise among the cards of a hand and the own runs."""
    faces = {face for face in hand if face.rank > THREES}
    total = 0.0
    for face in faces:
        total += weights.neighbour * (Card(face.suit, face.rank + 1) in faces)
        total += weights.near_neighbour * (Card(face.suit, face.rank + 2) in faces)
    for meld in known.own.melds:
        if not meld.suit or meld.canasta:
            continue
        for far in (meld.rank - 2, meld.highest + 2):
            total += 2 * weights.neighbour * (Card(meld.suit, far) in faces)
    return total
