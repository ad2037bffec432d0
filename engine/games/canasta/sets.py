"""Sets: new melds and additions of one meld at a time, worth listing (U2)."""

from collections.abc import Iterator, Sequence

from engine.cards import Card
from engine.games.canasta.kinds import DEUCES, JOKERS, NATURALS, counted, is_natural, of_rank
from engine.games.canasta.melds import CANASTA, Meld, wild_limit
from engine.games.canasta.plays import MeldPlay, Plan
from engine.games.canasta.position import Position


def groups(at: Position) -> Iterator[Plan]:
    """Yield new groups of one rank: all naturals alone, and with each number of wilds."""
    counts = counted(at.hand)
    taken = {meld.rank for meld in at.melds} if at.rules.melds_per_rank == 1 else set[int]()
    for rank in NATURALS:
        naturals = counts[rank]
        if naturals < at.rules.natural_min or rank in taken:
            continue
        limit = wild_limit(at.rules, naturals)
        for wilds in range(max(0, 3 - naturals), limit + 1):
            for deuces, jokers in mixes(counts, wilds):
                yield (group(at, rank, naturals, deuces, jokers),)


def mixes(counts: Sequence[int], wilds: int) -> Iterator[tuple[int, int]]:
    """Yield how so many wilds can be made of deuces and jokers."""
    for jokers in range(min(wilds, counts[JOKERS]) + 1):
        if wilds - jokers <= counts[DEUCES]:
            yield wilds - jokers, jokers


def group(at: Position, rank: int, naturals: int, deuces: int, jokers: int) -> MeldPlay:
    faces: tuple[Card, ...] = ()
    if at.rules.sequences and naturals:
        faces = tuple(of_rank(at.hand, rank)[:naturals])
    return MeldPlay(rank, naturals, deuces, jokers, faces=faces)


def additions(at: Position) -> Iterator[Plan]:
    """Yield additions to each meld: one natural, all naturals, one deuce, one joker."""
    counts = counted(at.hand)
    one = at.rules.melds_per_rank == 1
    for meld in at.melds:
        onto = None if one else meld.number
        if meld.suit:
            yield from _extensions(at, meld)
            continue
        held = counts[meld.rank] if meld.rank > 3 else 0
        for naturals in sorted({1, held} if held else set[int]()):
            yield (group(at, meld.rank, naturals, 0, 0)._replace(onto=onto),)
        if counts[DEUCES]:
            yield (MeldPlay(meld.rank, 0, 1, 0, onto=onto),)
        if counts[JOKERS]:
            yield (MeldPlay(meld.rank, 0, 0, 1, onto=onto),)


def _extensions(at: Position, meld: Meld) -> Iterator[Plan]:
    if meld.canasta:
        return
    held, suit = set(at.hand), meld.suit
    for length in range(1, CANASTA - len(meld.cards) + 1):
        if Card(suit, meld.highest + length) not in held:
            break
        yield (MeldPlay(meld.highest + 1, length, suit=suit, onto=meld.number),)
    for length in range(1, CANASTA - len(meld.cards) + 1):
        low = Card(suit, meld.rank - length)
        if low not in held or not is_natural(low):
            break
        yield (MeldPlay(low.rank, length, suit=suit, onto=meld.number),)


def sequences(at: Position) -> Iterator[Plan]:
    """Yield every sequence that the hand holds (S4), the longest from each card first."""
    held = set(at.hand)
    for face in sorted(held):
        if not is_natural(face):
            continue
        length = 1
        while length < CANASTA and Card(face.suit, face.rank + length) in held:
            length += 1
        for shorter in range(length, 2, -1):
            yield (MeldPlay(face.rank, shorter, suit=face.suit),)
