"""U3: going out is possible (K45) exactly where some way of parting the hand says so.

The engine's own verb `out` then lays and discards everything.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

from tests.each import each
from tests.rulings.canasta.written import stands


def ways(hand: str, home: tuple[str, int]) -> Iterator[dict[str, tuple[int, int]]]:
    """Yield each way to lay all of a hand: what each rank then has, naturals and wilds.

    `home` is a meld on the table, three of a rank and so many wilds.
    """
    held = Counter(hand)
    wilds = held.pop("2", 0) + held.pop("*", 0)
    if held.pop("b", 0) in (1, 2):
        return
    rank_laid, wilds_laid = home
    ranks = sorted({*held, rank_laid} - {""})
    for shares in product(range(4), repeat=len(ranks)):
        melds = {
            rank: (held[rank] + 3 * (rank == rank_laid), share + wilds_laid * (rank == rank_laid))
            for rank, share in zip(ranks, shares, strict=True)
        }
        fit = all(n >= 2 and n + wild >= 3 and wild <= 3 for n, wild in melds.values())
        if fit and sum(shares) == wilds:
            yield melds


def possible(hand: str, home: tuple[str, int] = ("", 0)) -> bool:
    """Whether a hand can go out: all of it laid but at most one card, with a canasta.

    In a first turn, after drawing, it then needs no minimum (K25).
    """
    lefts = {hand, *(hand.replace(kind, "", 1) for kind in set(hand))}
    return any(
        any(naturals + wilds >= 7 for naturals, wilds in melds.values())
        for left in lefts
        for melds in ways(left, home)
    )


@each("seed", range(60))
def test_k45_asking_is_offered_exactly_where_going_out_is_possible(seed: int) -> None:
    """U3; hands of few ranks, so that many of them can go out."""
    rng = Random(seed)
    ranks = rng.sample("456789TJQKA", 1 + seed % 3)
    others = "2222****" if seed % 2 else "222bbbb"
    hand = "".join(rng.sample([*others, *(rank for rank in ranks for _ in range(8))], 12))
    deal = {0: hand[:11], "stock": hand[11]}
    assert ("ask" in stands(deal, "0 draw")["legal"]["0"]) is possible(hand)
    if possible(hand):
        assert len(stands(deal, "0 draw, out")["deal_scores"]) == 1


@each("seed", range(60))
def test_k45_melds_on_the_table_take_in_what_is_left(seed: int) -> None:
    """U3; seat 0 has laid three aces and up to two deuces; a round later he holds seven or so."""
    rng = Random(seed)
    wilds = seed % 3
    ranks = rng.sample("456789K", 1 + seed % 2)
    pool = [*("A" * 5), *("2" * 3), *("*" * 2), *(rank for rank in ranks for _ in range(7))]
    *kept, drawn = rng.sample(pool, 9 - wilds)
    deal = {0: "AAA" + "2" * wilds + "".join(kept), "stock": f"TJJJ{drawn}"}
    turns = [f"0 draw, lay A3,{wilds},0, discard T", "1 idles", "2 idles", "3 idles"]
    going_out = possible("".join((*kept, drawn)), ("A", wilds))
    assert ("ask" in stands(deal, *turns, "0 draw")["legal"]["0"]) is going_out
    if going_out:
        assert len(stands(deal, *turns, "0 draw, out")["deal_scores"]) == 1
