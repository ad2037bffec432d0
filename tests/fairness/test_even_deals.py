"""Derived chance deals every card to every place alike: chi-square over many deals."""

from collections.abc import Callable
from hashlib import sha256
from math import sqrt
from random import Random
from typing import Final

import pytest

from engine.cards import pack, spell
from engine.fairness.chain import LENGTH, Secret
from engine.fairness.draw import DerivedChance, Draw
from engine.fairness.scheme import NEWEST
from tests.laws.covering import THOROUGH

DEALS: Final = 1_000_000 if THOROUGH else 2_000
SPREADS: Final = 3.3
"""Chance alone is further off once in a thousand times."""

Shuffle = Callable[[DerivedChance, list[str]], None]


def uneven(shuffle: Shuffle, deck: list[str], places: int) -> float:
    """Return by how many spreads the cards at the first places are less even than chance is."""
    counts = [dict.fromkeys(deck, 0) for _ in range(places)]
    secret = sha256(b"shuffles").digest()
    for number in range(DEALS):
        secret = sha256(secret).digest()
        row = list(deck)
        draw = Draw(NEWEST, "shuffles", number % LENGTH + 1, "1", None, secret.hex())
        shuffle(DerivedChance(draw.key(Secret(secret))), row)
        for face, count in zip(row, counts, strict=False):
            count[face] += 1
    chi_square = sum(
        (count - wanted) ** 2 / wanted
        for row in counts
        for face, count in row.items()
        if (wanted := DEALS * deck.count(face) / len(deck))
    )
    freedom = places * (len(counts[0]) - 1)
    if places == len(deck):
        # Places of one deal are not independent: each card comes to one of them.
        freedom = (places - 1) ** 2
        chi_square *= (places - 1) / places
    return abs(chi_square - freedom) / sqrt(2 * freedom)


@pytest.mark.parametrize(
    ("deck", "places"),
    [([spell([face]) for face in pack()], 52), ([spell([face]) for face in pack(2, jokers=2)], 1)],
)
def test_each_card_comes_to_each_place_alike(deck: list[str], places: int) -> None:
    assert uneven(DerivedChance.shuffle, deck, places) < SPREADS


def test_a_shuffle_that_leaves_a_card_where_it_was_a_little_too_often_is_seen() -> None:
    lazily = Random(1)

    def lazy(chance: DerivedChance, row: list[str]) -> None:
        first = row[0]
        chance.shuffle(row)
        if lazily.random() < 0.1:
            row.remove(first)
            row.insert(0, first)

    deck = [spell([face]) for face in pack()]
    assert uneven(lazy, deck, 52) > SPREADS
