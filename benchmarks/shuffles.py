"""Whether derived chance deals every card to every place alike: chi-square of a million deals."""

import time
from collections.abc import Sequence
from hashlib import sha256
from math import erfc, sqrt
from random import Random
from typing import Any, Final

from engine.cards import pack, spell
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.fairness.chain import LENGTH, Secret
from engine.fairness.chance import Binding, FairChance
from engine.fairness.draw import NEWEST, DerivedChance, Draw
from engine.fairness.history import History
from engine.games.catalogue import variants

ONE_PACK: Final = [spell([face]) for face in pack()]
TWO_PACKS: Final = [spell([face]) for face in pack(2, jokers=2)]

Counts = list[list[int]]
"""How often each card came to each place: a row for a place, with a number for each face."""


def places(deck: Sequence[str], deals: int, seed: int, looked_at: Sequence[int]) -> Counts:
    """Deal so often, each time with a secret of its own, and count what came to some places."""
    faces = {face: number for number, face in enumerate(dict.fromkeys(deck))}
    counts = [[0] * len(faces) for _ in looked_at]
    secret = sha256(f"shuffles {seed}".encode()).digest()
    for number in range(deals):
        secret = sha256(secret).digest()
        row = list(deck)
        draw = Draw(NEWEST, "shuffles", number % LENGTH + 1, str(seed), secret.hex())
        DerivedChance(draw.key(Secret(secret))).shuffle(row)
        for at, count in zip(looked_at, counts, strict=True):
            count[faces[row[at]]] += 1
    return counts


def added(parts: Sequence[Counts]) -> Counts:
    """Return the counts of several runs together."""
    return [[sum(cell) for cell in zip(*rows, strict=True)] for rows in zip(*parts, strict=True)]


def of_permutations(counts: Counts) -> dict[str, float]:
    """Return chi-square where every card comes to some place once a deal: df (n - 1) squared.

    The places of a deal are not independent. For permutations the sum is therefore (n - 1) / n of
    that of a table with free cells.
    """
    size, deals = len(counts), sum(counts[0])
    free = _chi_square(counts, [deals / size] * size)
    return _judged(free * (size - 1) / size, (size - 1) ** 2)


def of_tops(counts: Counts, deck: Sequence[str]) -> dict[str, float]:
    """Return chi-square of the cards that came to one place, of a pack with copies."""
    (row,) = counts
    faces = list(dict.fromkeys(deck))
    expected = [sum(row) * deck.count(face) / len(deck) for face in faces]
    return _judged(_chi_square([row], expected), len(faces) - 1)


def _chi_square(counts: Counts, expected: Sequence[float]) -> float:
    return sum(
        (found - wanted) ** 2 / wanted
        for row in counts
        for found, wanted in zip(row, expected, strict=True)
    )


def _judged(chi_square: float, freedom: int) -> dict[str, float]:
    """Return chi-square, its degrees of freedom, and how often chance is at least so uneven."""
    # Wilson and Hilferty: its cube root is as good as normal with so many degrees of freedom.
    spread = 2 / (9 * freedom)
    z = ((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return {"chi_square": round(chi_square, 1), "df": freedom, "p": round(erfc(z / sqrt(2)) / 2, 4)}


def deal_times(times: int = 100) -> dict[str, Any]:
    """Return how many milliseconds a deal takes with derived chance and with a plain one.

    Each is the first of a game, which is the dearest: the chain is hashed from its root. It is the
    time of the processor, the greatest mean over all presets and numbers of seats.
    """
    worst: dict[str, Any] = {"derived": 0.0, "plain": 0.0}
    rng = Random(7)
    for offered in variants():
        for seats in offered.seats_allowed:
            game = offered.start(seats, 0)
            for kind, mean in _mean_times(game, times, rng).items():
                if mean > worst[kind]:
                    worst |= {kind: mean, f"{kind}_of": f"{offered.key} {seats}"}
    return worst


def _mean_times(game: Game, times: int, rng: Random) -> dict[str, float]:
    derived = plain = 0.0
    for number in range(times):
        chance = FairChance(Secret(rng.randbytes(32)), f"t{number}", Binding(number), rng)
        started = time.process_time()
        game.propose(DEALER, chance.draw(History()))
        between = time.process_time()
        game.propose(DEALER, rng)
        derived += between - started
        plain += time.process_time() - between
    return {"derived": round(derived / times * 1000, 3), "plain": round(plain / times * 1000, 3)}
