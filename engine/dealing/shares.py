"""Shares: in how many ways lots of cards can be shared out among places, and one by chance."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb, factorial, prod
from random import Random
from typing import Final, NamedTuple, TypeAlias

Room: TypeAlias = tuple[int, ...]
"""How many cards each place still takes."""

MOST: Final = 1000
"""As many shares of a lot are looked at before the counting is given up."""


class TooMany(Exception):
    """There are more ways than it pays to count."""


class _Turn(NamedTuple):
    """How one lot can be shared out in one room: how many each place gets, and the odds."""

    shares: Sequence[Room]
    odds: Sequence[int]
    """For each of the shares in how many ways that or an earlier one can end."""


class Shares:
    """The ways to share lots out, each lot among its own places; what is left over goes anywhere.

    `lots` are the number of cards and the places of each, by index in `room`. Raise `TooMany`
    if they are not to be counted.
    """

    __slots__ = ("_looked", "_lots", "_room", "_turns")

    def __init__(self, lots: Sequence[tuple[int, Sequence[int]]], room: Room) -> None:
        self._lots = lots
        self._room = room
        self._turns: dict[tuple[int, Room], _Turn] = {}
        self._looked = 0
        self._ways(0, room)

    @property
    def possible(self) -> bool:
        """Whether there is any way."""
        return self._ways(0, self._room) > 0

    def draw(self, rng: Random) -> list[Room]:
        """Return how many cards of each lot go to each place, by equal chance for every card."""
        room, drawn = self._room, list[Room]()
        for at in range(len(self._lots)):
            shares, odds = self._turns[at, room]
            share = shares[0] if len(shares) == 1 else rng.choices(shares, cum_weights=odds)[0]
            drawn.append(share)
            room = tuple([free - gone for free, gone in zip(room, share, strict=True)])
        return drawn

    def _ways(self, at: int, room: Room) -> int:
        if at == len(self._lots):
            return _orders(room)
        if (at, room) not in self._turns:
            count, homes = self._lots[at]
            self._looked += comb(count + len(homes) - 1, count)
            if self._looked > MOST:
                raise TooMany
            shares, ways = list[Room](), list[int]()
            for share in _splits(count, room, frozenset(homes)):
                left = tuple([free - gone for free, gone in zip(room, share, strict=True)])
                on = self._ways(at + 1, left)
                if on:
                    shares.append(share)
                    ways.append(on * _orders(share))
            self._turns[at, room] = _Turn(shares, list(accumulate(ways)))
        odds = self._turns[at, room].odds
        return odds[-1] if odds else 0


def _splits(count: int, room: Room, homes: frozenset[int], at: int = 0) -> Iterator[Room]:
    """Yield every way to give `count` cards to `homes`, from place `at` on."""
    if at == len(room):
        if not count:
            yield ()
        return
    for here in range(min(count, room[at]) + 1 if at in homes else 1):
        for rest in _splits(count - here, room, homes, at + 1):
            yield (here, *rest)


@lru_cache(maxsize=4096)
def _orders(share: Room) -> int:
    """Return in how many ways different cards can make up such a share."""
    return factorial(sum(share)) // prod(map(factorial, share))
