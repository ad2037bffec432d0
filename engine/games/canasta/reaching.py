"""Reaching: whether the naturals of a hand, some wilds and the canastas wanted find their places.

The question is that of `spreading`, answered by yes or no, and so in much less time. Rank by rank
and suit by suit the search remembers which sequences are under way, as far as that matters. A
sequence that cannot go on is forgotten. If one has to go on and cannot, that way is given up.
"""

from typing import Final, TypeAlias

from engine.cards import Card
from engine.games.canasta.effort import Effort
from engine.games.canasta.grouping import Group, groupings
from engine.games.canasta.kinds import NATURALS, VALUES
from engine.games.canasta.sequencing import State, Suit, trimmed
from engine.games.canasta.spreading import Spreadable, mask_of

_Bits: TypeAlias = int
"""Pairs of numbers that are possible, as in `spreading`."""

_Key: TypeAlias = int
"""The state on the way: for each suit the number of its state, then the cards used so far at a
rank, then the cards put aside, each in its own bits."""

WIDTH: Final = 12
"""Bits for the number of a suit's state: there are never so many."""
USED: Final = 4 * WIDTH
ASIDE: Final = USED + 8


class Reach:
    """The possible melds of what is to be spread, without the ways that lead there."""

    def __init__(self, of: Spreadable, effort: Effort) -> None:
        self._rules = of.rules
        self._wilds = of.wilds
        self._stride = of.stride
        self._mask = mask_of(of.stride, of.wilds)
        self._discards = of.discards
        self._homes = of.homes()
        self._held = of.held()
        self._suits = [_States(suit) for _, suit, _ in of.suits()]
        self._effort = effort
        layer: dict[_Key, _Bits] = {0: 1}
        for rank in NATURALS:
            if layer and (self._suits or self._held[rank] or rank in self._homes):
                layer = self._grouped(rank, self._sequenced(rank, layer))
        self._ends: dict[int, _Bits] = {}
        for key, bits in layer.items():
            # What is left under way at the ace may end.
            aside = key >> ASIDE
            self._ends[aside] = self._ends.get(aside, 0) | bits

    def reaches(self, canastas: int, wilds: int, aside: int) -> bool:
        """Whether just so many wilds can be used, with at least so many canastas.

        `aside` is what the card put aside counts, 0 for none.
        """
        bits = self._ends.get(aside, 0) >> canastas * self._stride
        while bits:
            if bits >> wilds & 1:
                return True
            bits >>= self._stride
        return False

    def _sequenced(self, rank: int, layer: dict[_Key, _Bits]) -> dict[_Key, _Bits]:
        """Go on with the sequences of each suit in turn, and note how many cards that takes."""
        for at, states in enumerate(self._suits):
            if states.rests(rank):
                continue
            shift = at * WIDTH
            further = states.further(rank, shift)
            found: dict[_Key, _Bits] = {}
            steps = 0
            for key, bits in layer.items():
                number = key >> shift & (1 << WIDTH) - 1
                rest = key - (number << shift)
                for more in further[number]:
                    steps += 1
                    after = rest + more
                    found[after] = found.get(after, 0) | bits
            self._effort.spend(steps)
            layer = found
        return layer

    def _grouped(self, rank: int, layer: dict[_Key, _Bits]) -> dict[_Key, _Bits]:
        """Lay as groups what the sequences leave of a rank, but for a card put aside."""
        held = self._held[rank]
        counts = VALUES[Card("S", rank)] << ASIDE if rank in self._discards else 0
        known: dict[tuple[int, _Bits], _Bits] = {}
        found: dict[_Key, _Bits] = {}
        for key, bits in layer.items():
            left = held - (key >> USED & 255)
            after = key - (held - left << USED)
            ways = [(after, left)]
            if counts and left and not key >> ASIDE:
                ways.append((after + counts, left - 1))
            for place, count in ways:
                kept = known.get((count, bits))
                if kept is None:
                    kept = 0
                    for shift in self._shifts(rank, count):
                        kept |= bits << shift
                    # What takes more wilds than there are is left out.
                    kept &= self._mask
                    known[count, bits] = kept
                if kept:
                    found[place] = found.get(place, 0) | kept
        self._effort.spend(len(layer))
        return found

    def _shifts(self, rank: int, naturals: int) -> tuple[int, ...]:
        """Return what the groups of a rank add, as differences between bits."""
        homes: tuple[Group, ...] = self._homes.get(rank, ())
        if not naturals and not homes:
            return (0,)
        ways = groupings(self._rules, homes, naturals, self._wilds)
        return tuple([way.canastas * self._stride + wilds for wilds, way in ways.items()])


class _States:
    """The states of one suit by number, in the order in which they come up; 0 is nothing at all."""

    def __init__(self, suit: Suit) -> None:
        self._suit = suit
        self._now: tuple[State, ...] = ((),)

    def rests(self, rank: int) -> bool:
        """Whether at this rank nothing is under way and nothing begins."""
        suit = self._suit
        if len(self._now) > 1 or any(low == rank for low, _ in suit.lying):
            return False
        return not suit.held[rank] or not suit.begins(rank)

    def further(self, rank: int, shift: int) -> list[list[int]]:
        """Return for each state of the rank before what is added to a key that goes on from it."""
        rows: list[list[int]] = []
        numbers: dict[State, int] = {(): 0}
        for state in self._now:
            row: list[int] = []
            for used, after in trimmed(self._suit, state, rank):
                place = numbers.setdefault(after, len(numbers))
                row.append((place << shift) + (used << USED))
            rows.append(row)
        self._now = tuple(numbers)
        return rows
