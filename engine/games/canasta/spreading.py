"""Spreading: a place for every natural of a hand, some wilds, and the canastas wanted.

Rank by rank, from the lowest up, the sequences of each suit (`sequencing`) leave some naturals to
the groups of that rank (`grouping`). The search remembers little of each way to get so far. It
keeps the sequences under way and the card put aside for the discard. Of the wilds and canastas it
keeps which numbers can have come of it. So every way is tried and few things are tried twice.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from engine.cards import Card
from engine.games.canasta.grouping import Group, Grouping, groupings
from engine.games.canasta.kinds import ACES, LOWEST, NATURALS, THREES, VALUES
from engine.games.canasta.melds import Meld
from engine.games.canasta.plays import MeldPlay
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.sequencing import Onward, State, Suit, may_end, onward, plays

_State: TypeAlias = tuple[int, tuple[State, ...]]
"""Points of the card put aside, 0 while there is none, and the state of each suit on the way."""

_Bits: TypeAlias = int
"""Pairs of numbers that are possible, a bit each: canastas times a stride, and wilds."""

SUITS: Final = "CDHS"


class Spreadable(NamedTuple):
    """Naturals of a hand to be laid beside some melds, with up to so many wilds.

    One card of the ranks in `discards` may be put aside. Groups alone without `sequences`.
    """

    rules: CanastaRules
    melds: Sequence[Meld]
    naturals: Counter[Card]
    wilds: int
    discards: frozenset[int]
    sequences: bool

    @property
    def stride(self) -> int:
        """From one number of canastas to the next in `_Bits`."""
        return 2 * self.wilds + 2

    def held(self) -> list[int]:
        """Count the naturals by rank."""
        held = [0] * (ACES + 1)
        for face, count in self.naturals.items():
            held[face.rank] += count
        return held

    def homes(self) -> dict[int, tuple[Group, ...]]:
        """Return the groups that lie on the table, by rank."""
        homes: dict[int, tuple[Group, ...]] = {}
        for meld in self.melds:
            if not meld.suit and meld.rank != THREES:
                homes[meld.rank] = (*homes.get(meld.rank, ()), Group(meld.naturals, meld.wilds))
        return homes

    def suits(self) -> tuple[tuple[str, Suit, tuple[int, ...]], ...]:
        """Return the suits that can have sequences, with the numbers of those on the table."""
        if not self.sequences:
            return ()
        rows = {name: [0] * (ACES + 3) for name in SUITS}
        # Two ranks above the ace are asked for if a sequence could begin.
        for (name, rank), count in self.naturals.items():
            rows[name][rank] = count
        found: list[tuple[str, Suit, tuple[int, ...]]] = []
        for name, held in rows.items():
            lying = [meld for meld in self.melds if meld.suit == name and not meld.canasta]
            if lying or any(held[at] and held[at + 1] and held[at + 2] for at in NATURALS):
                ends = tuple([(meld.rank, meld.highest) for meld in lying])
                numbers = tuple([meld.number for meld in lying])
                found.append((name, Suit(tuple(held), ends), numbers))
        return tuple(found)


class Placed(NamedTuple):
    """All cards in their places: sequences, groups by rank; `aside` is the rank of the discard."""

    sequences: tuple[MeldPlay, ...]
    groups: tuple[tuple[int, Grouping], ...]
    aside: int | None


class _Way(NamedTuple):
    """One rank of a way: what becomes of each suit, the groups, the rank of what is put aside."""

    rank: int
    suits: tuple[Onward, ...]
    grouping: Grouping
    aside: int | None


class Spread:
    """All ways to lay what is to be spread."""

    def __init__(self, of: Spreadable) -> None:
        self._rules = of.rules
        self._wilds = of.wilds
        self._stride = of.stride
        self._mask = mask_of(of.stride, of.wilds)
        self._known: dict[tuple[int, int], tuple[int, ...]] = {}
        self._discards = of.discards
        self._homes = of.homes()
        self._held = of.held()
        self._suits = of.suits()
        self._onward: dict[tuple[int, int, State], tuple[Onward, ...]] = {}
        nothing: _State = (0, ((),) * len(self._suits))
        self._layers: list[dict[_State, _Bits]] = [{nothing: 1}]
        for rank in NATURALS:
            self._layers.append(self._next_layer(rank))
            if not self._layers[-1]:
                break

    def placed(self, canastas: int, wilds: int, aside: int) -> Placed:
        """Return a way that `Reach.reaches` has promised."""
        end = self._end(canastas, wilds, aside)
        assert end is not None
        ways = self._way_to(*end)
        sequences = tuple(
            play
            for at, (name, _, numbers) in enumerate(self._suits)
            for play in plays(name, numbers, tuple((way.rank, way.suits[at]) for way in ways))
        )
        groups = tuple((way.rank, way.grouping) for way in ways if way.grouping.makings)
        put_aside = next((way.aside for way in ways if way.aside is not None), None)
        return Placed(sequences, groups, put_aside)

    def _next_layer(self, rank: int) -> dict[_State, _Bits]:
        if not self._suits and not self._held[rank] and rank not in self._homes:
            return self._layers[-1]
        found: dict[_State, _Bits] = {}
        for state, bits in self._layers[-1].items():
            for after, left, _ in self._ways(state, rank):
                more = 0
                for shift in self._shifts(rank, left):
                    more |= bits << shift
                # What takes more wilds than there are is left out.
                if kept := more & self._mask:
                    found[after] = found.get(after, 0) | kept
        return found

    def _shifts(self, rank: int, naturals: int) -> tuple[int, ...]:
        """Return what the groups of a rank add, as differences between bits."""
        key = (rank, naturals)
        known = self._known.get(key)
        if known is None:
            ways = self._groupings(rank, naturals)
            known = tuple([way.canastas * self._stride + wilds for wilds, way in ways.items()])
            self._known[key] = known
        return known

    def _groupings(self, rank: int, naturals: int) -> Mapping[int, Grouping]:
        homes = self._homes.get(rank, ())
        if not naturals and not homes:
            return _NOTHING
        return groupings(self._rules, homes, naturals, self._wilds)

    def _ways(self, state: _State, rank: int) -> Iterator[tuple[_State, int, tuple[Onward, ...]]]:
        """Yield each state at `rank` that may follow, the naturals left for groups, and how."""
        aside, under_way = state
        if not under_way:
            # Without sequences nothing is chosen.
            held = self._held[rank]
            yield state, held, ()
            if held and not aside and rank in self._discards:
                yield (VALUES[Card("S", rank)], ()), held - 1, ()
            return
        rows = [self._onward_in(at, rank, one) for at, one in enumerate(under_way)]
        for suits in product(*rows):
            left = self._held[rank] - sum([way.used for way in suits])
            after = tuple([way.state for way in suits])
            yield (aside, after), left, suits
            if left and not aside and rank in self._discards:
                yield (VALUES[Card("S", rank)], after), left - 1, suits

    def _onward_in(self, at: int, rank: int, state: State) -> tuple[Onward, ...]:
        key = (at, rank, state)
        if key not in self._onward:
            self._onward[key] = onward(self._suits[at][1], state, rank)
        return self._onward[key]

    def _end(self, canastas: int, wilds: int, aside: int) -> tuple[_State, int] | None:
        for state, bits in self._layers[-1].items():
            if state[0] != aside or not all(map(may_end, state[1])):
                continue
            for bit in range(canastas * self._stride + wilds, bits.bit_length(), self._stride):
                if bits >> bit & 1:
                    return state, bit
        return None

    def _way_to(self, state: _State, bit: int) -> tuple[_Way, ...]:
        """Go back from an end to the beginning."""
        ways: list[_Way] = []
        for rank in reversed(NATURALS):
            way, state, bit = self._step_to(rank, state, bit)
            ways.append(way)
        return tuple(reversed(ways))

    def _step_to(self, rank: int, state: _State, bit: int) -> tuple[_Way, _State, int]:
        for before, bits in self._layers[rank - LOWEST].items():
            for after, left, suits in self._ways(before, rank):
                if after != state:
                    continue
                aside = rank if after[0] != before[0] else None
                for wilds, grouping in self._groupings(rank, left).items():
                    was = bit - grouping.canastas * self._stride - wilds
                    if was >= 0 and bits >> was & 1:
                        return _Way(rank, suits, grouping, aside), before, was
        raise AssertionError("an end has a beginning")


MOST_CANASTAS: Final = 40
"""More groups of seven than there are cards for."""


@cache
def mask_of(stride: int, wilds: int) -> _Bits:
    """Return the bits that stand for at most so many wilds."""
    row = (1 << (wilds + 1)) - 1
    return sum(row << at for at in range(0, MOST_CANASTAS * stride, stride))


_NOTHING: Final[Mapping[int, Grouping]] = {0: Grouping(0, ())}
