"""Value: what melds and a hand promise, in points, by which a computer lays and keeps cards."""

from collections.abc import Sequence
from math import fsum
from typing import Final

from engine.cards import Card
from engine.games.canasta.kinds import DEUCES, JOKERS, NATURALS, THREES, VALUES, counted, value_of
from engine.games.canasta.melds import CANASTA, Meld, canastas, wild_limit
from engine.games.canasta.rules import CanastaRules
from engine.players.canasta.knowledge import CanastaKnowledge

FEW: Final = 4
"""With fewer cards than these a hand can do little but wait."""
FEW_TO_GO: Final = 7
"""With fewer than these a hand may soon be laid to the last card."""


def table_value(known: CanastaKnowledge, melds: Sequence[Meld]) -> float:
    """Return what the melds of the own side count and promise."""
    rules = known.rules
    total = 0.0
    for meld in melds:
        total += meld.value + bonus(rules, meld)
    total += promised(known, melds)
    total += known.weights.first_canasta * min(canastas(melds), rules.canastas_to_go_out)
    return total + (_opened(known) if melds else 0)


def _opened(known: CanastaKnowledge) -> float:
    rivals = any(side.opened for side in known.rivals)
    return known.weights.opened + (known.weights.opened_rival if rivals else 0)


def promised(known: CanastaKnowledge, melds: Sequence[Meld]) -> float:
    """Return what melds that are no canastas yet may still bring."""
    return fsum(_promise(known, meld) for meld in melds if not meld.canasta and meld.rank != THREES)


def bonus(rules: CanastaRules, meld: Meld) -> int:
    """Return what a meld counts beside its cards (K48, S14)."""
    kinds = {
        "samba": rules.samba,
        "natural": rules.canasta_natural,
        "mixed": rules.canasta_mixed,
    }
    return kinds.get(meld.canasta, 0)


def _promise(known: CanastaKnowledge, meld: Meld) -> float:
    if meld.suit:
        run = known.weights.run[len(meld.cards)]
        return run * known.time * known.rules.samba * _room_to_grow(known, meld)
    return _group_promise(known, meld.rank, meld.naturals, meld.wilds)


def _group_promise(known: CanastaKnowledge, rank: int, naturals: int, wilds: int) -> float:
    rules, size = known.rules, naturals + wilds
    left = known.unseen[rank]
    missing = CANASTA - naturals
    natural = 0.0 if wilds or left < missing else 0.5 * (left - missing + 1) / (left + 1)
    brings = rules.canasta_mixed + natural * (rules.canasta_natural - rules.canasta_mixed)
    room = wild_limit(rules, naturals) - wilds
    reach = min(1.0, (left + room) / (2 * (CANASTA - size)))
    return known.weights.group[size] * known.time * brings * reach


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


def hand_value(known: CanastaKnowledge, hand: tuple[Card, ...], melds: Sequence[Meld]) -> float:
    """Return what a hand promises, less what it would cost to be caught with it."""
    time = known.time
    counts = counted(hand)
    homes = _homes(melds)
    promise = known.weights.joker * counts[JOKERS] + known.weights.deuce * counts[DEUCES]
    promise += known.weights.black_three * min(2, counts[THREES])
    for rank in NATURALS:
        if counts[rank]:
            promise += _rank_value(known, counts[rank], rank, homes.get(rank))
    if known.rules.sequences:
        promise += _suited(known, hand)
    caught = value_of(hand) * (1 - time)
    return promise * time - caught + _size_value(known, len(hand), melds)


def _size_value(known: CanastaKnowledge, size: int, melds: Sequence[Meld]) -> float:
    """Return what it means for a hand to be small: going out is near, or nothing is left to do."""
    if canastas(melds) < known.rules.canastas_to_go_out:
        return known.weights.any_card * size - known.weights.few_cards * max(0, FEW - size)
    return known.weights.nearly_out * max(0, FEW_TO_GO - size)


def _rank_value(known: CanastaKnowledge, count: int, rank: int, home: Meld | None) -> float:
    """Return what so many naturals of a rank are good for in the hand."""
    left = known.unseen[rank]
    likely = min(1.0, left / 2)
    waiting = 0.0
    if count > 1 and known.view.pile_frozen:
        waiting = known.weights.frozen_pair * known.view.pile_size * likely
    if home is not None:
        return known.weights.fitting * count + waiting + _growth(known, home, count)
    pair = known.weights.pair * likely + waiting
    value = VALUES[Card("S", rank)]
    opening = 0.0 if known.own.opened else known.weights.opening * known.minimum / 50 * value
    if count == 1:
        return known.weights.single * min(1.0, left / 3) + value * 0.1 + opening * 0.3
    if count == 2:
        return pair + value * 0.2 + opening * 2
    grown = known.weights.triple + known.weights.further * (count - 3)
    return pair + grown + value * 0.3 + opening * count


def _homes(melds: Sequence[Meld]) -> dict[int, Meld]:
    """Return by rank the group that a card fits, one that is no canasta yet if there is any."""
    homes: dict[int, Meld] = {}
    for meld in melds:
        if not meld.suit and (meld.rank not in homes or homes[meld.rank].canasta):
            homes[meld.rank] = meld
    return homes


def _growth(known: CanastaKnowledge, home: Meld, count: int) -> float:
    """Return what counts of the gain of a group by so many naturals that are held."""
    if not known.weights.fitting_grow or home.canasta:
        return 0.0
    if len(home.cards) + count >= CANASTA:
        grown: float = known.rules.canasta_mixed
    else:
        grown = _group_promise(known, home.rank, home.naturals + count, home.wilds)
    return known.weights.fitting_grow * (grown - _promise(known, home))


def _suited(known: CanastaKnowledge, hand: tuple[Card, ...]) -> float:
    """Return what the neighbours in suit promise among the cards of a hand and the own runs."""
    faces = {face for face in hand if face.rank > THREES}
    total = 0.0
    for face in faces:
        total += known.weights.neighbour * (Card(face.suit, face.rank + 1) in faces)
        total += known.weights.near_neighbour * (Card(face.suit, face.rank + 2) in faces)
    for meld in known.own.melds:
        if not meld.suit or meld.canasta:
            continue
        for far in (meld.rank - 2, meld.highest + 2):
            total += 2 * known.weights.neighbour * (Card(meld.suit, far) in faces)
    return total
