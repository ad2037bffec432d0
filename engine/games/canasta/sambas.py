"""Sambas: which sequences of seven a hand could finish or lay, and how (S4 to S6)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.games.canasta.kinds import ACES, LOWEST, NATURALS
from engine.games.canasta.melds import CANASTA, Meld
from engine.games.canasta.plays import MeldPlay, Merge
from engine.games.canasta.rules import CanastaRules


class Samba(NamedTuple):
    """A samba to be: its suit and lowest rank, the melds it is made of, the cards it takes."""

    suit: str
    low: int
    melds: tuple[Meld, ...]
    faces: tuple[Card, ...]

    @property
    def plan(self) -> tuple[MeldPlay | Merge, ...]:
        """The plays for it, the melds from the lowest up."""
        suit, top = self.suit, self.low + CANASTA
        if not self.melds:
            return (MeldPlay(self.low, CANASTA, suit=suit),)
        first, *others = self.melds
        steps: list[MeldPlay | Merge] = []
        if first.rank > self.low:
            steps.append(MeldPlay(self.low, first.rank - self.low, suit=suit, onto=first.number))
        at = first.highest + 1
        for other in others:
            if other.rank > at:
                steps.append(MeldPlay(at, other.rank - at, suit=suit, onto=first.number))
            steps.append(Merge(first.number, other.number))
            at = other.highest + 1
        if top > at:
            steps.append(MeldPlay(at, top - at, suit=suit, onto=first.number))
        return tuple(steps)


def sambas(rules: CanastaRules, melds: Sequence[Meld], held: Counter[Card]) -> list[Samba]:
    """Return each samba that could be made of sequences on the table and cards held."""
    found: list[Samba] = []
    for suit in "CDHS":
        lying = sorted((m for m in melds if m.suit == suit and not m.canasta), key=lambda m: m.rank)
        there = {rank for meld in lying for rank in range(meld.rank, meld.highest + 1)}
        there |= {rank for rank in NATURALS if held[Card(suit, rank)]}
        for low in range(LOWEST, ACES - CANASTA + 2):
            if not there.issuperset(range(low, low + CANASTA)):
                continue
            inside = [m for m in lying if low <= m.rank and m.highest < low + CANASTA]
            for chosen in _apart(inside, 1 if not rules.merge_sequences else CANASTA):
                covered = {rank for m in chosen for rank in range(m.rank, m.highest + 1)}
                wanted = [rank for rank in range(low, low + CANASTA) if rank not in covered]
                faces = tuple(Card(suit, rank) for rank in wanted)
                if all(held[face] for face in faces):
                    found.append(Samba(suit, low, chosen, faces))
    return found


def _apart(melds: list[Meld], most: int) -> Iterator[tuple[Meld, ...]]:
    """Yield every choice of at most so many melds that do not overlap."""
    yield ()
    if not most:
        return
    for at, meld in enumerate(melds):
        above = [other for other in melds[at + 1 :] if other.rank > meld.highest]
        yield from ((meld, *others) for others in _apart(above, most - 1))


def together(
    found: Sequence[Samba], held: Counter[Card], count: int
) -> Iterator[tuple[Samba, ...]]:
    """Yield each choice of so many sambas that can all be made."""
    if not count:
        yield ()
        return
    for at, samba in enumerate(found):
        taken = {meld.number for meld in samba.melds}
        left = held - Counter(samba.faces)
        rest = [
            other
            for other in found[at:]
            if all(left[face] for face in other.faces)
            and not taken & {meld.number for meld in other.melds}
        ]
        yield from ((samba, *others) for others in together(rest, left, count - 1))
