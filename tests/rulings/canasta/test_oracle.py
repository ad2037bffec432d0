"""Section 17: going out is possible (K45) exactly where some way of parting the hand says so."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

Stands = Callable[..., dict[str, Any]]


def ways(hand: str) -> Iterator[dict[str, tuple[int, int]]]:
    """Yield each way to lay all of a hand: naturals and wilds by rank."""
    held = Counter(hand)
    wilds = held.pop("2", 0) + held.pop("*", 0)
    blacks = held.pop("b", 0)
    if blacks in (1, 2):
        return
    for shares in product(range(4), repeat=len(held)):
        melds = {
            rank: (naturals, share)
            for (rank, naturals), share in zip(held.items(), shares, strict=True)
        }
        fit = all(n >= 2 and n + wild >= 3 for n, wild in melds.values())
        if fit and sum(shares) == wilds:
            yield melds


def possible(hand: str) -> bool:
    """Whether a hand of a first turn can go out: all laid but at most one, a canasta among it.

    Laid after drawing, with a canasta, it needs no minimum (K25).
    """
    lefts = {hand, *(hand.replace(kind, "", 1) for kind in set(hand))}
    return any(
        any(naturals + wilds >= 7 for naturals, wilds in melds.values())
        for left in lefts
        for melds in ways(left)
    )


@pytest.mark.parametrize("seed", range(60))
def test_k45_asking_is_offered_exactly_where_going_out_is_possible(
    stands: Stands, seed: int
) -> None:
    """Hands of few ranks, so that many of them can go out."""
    rng = Random(seed)
    ranks = rng.sample("456789TJQKA", 1 + seed % 3)
    others = "2222****" if seed % 2 else "222bbbb"
    hand = "".join(rng.sample([*others, *(rank for rank in ranks for _ in range(8))], 12))
    legal = stands({0: hand[:11], "stock": hand[11]}, "0 draw")["legal"]["0"]
    assert ("ask" in legal) is possible(hand)
