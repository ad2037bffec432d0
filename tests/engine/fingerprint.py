"""Decisions at fixed moments of kept games: what they were, and how much chance they took.

Run by itself it prints them, the last moment first, for a test that looks whether another process
decides the same.
"""

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Final

from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.players.levels import LEVELS, policy
from engine.players.policy import Level
from engine.records.record import read_record
from tests.engine.few_worlds import HARD
from tests.engine.kept_games import games

PRESETS: Final = (
    *("standard", "omnibus", "heartsette", "cancellation", "reverse_hearts"),
    "partnership_hearts",
    *("canasta_book", "samba_4", "seven_up", "trinidad", "pitch"),
)

PARTS: Final = 7
"""A game is looked at after each of so many parts of it, but for the last."""

LONG_AT: Final = 2
"""Of these looks the one at which the hardest are asked: most of them search there."""

Moment = tuple[str, int, Seat, Game]
"""The preset, the number of actions before, and who is asked in which game."""


def moments() -> Iterator[Moment]:
    """Yield moments of a kept game of each preset at which a person was asked."""
    for key in PRESETS:
        record = read_record(dict(games()[key][0]))
        game: Game = record.variant.start(record.seats, record.dealer or 0)
        due = 1
        for number, (seat, action) in enumerate(record.actions):
            if due < PARTS and number * PARTS >= due * len(record.actions) and seat >= 0:
                yield key, number, seat, game
                due += 1
            game, _ = game.apply(seat, action)


def decided(moment: Moment, level: Level, *, hasty: bool) -> str:
    """Return what a level does there, and the chance that is left afterwards."""
    key, number, seat, game = moment
    rng, family = Random(number), game.variant.family
    player = HARD[family] if hasty and level == "hard" else policy(level, family)
    action = player.decide(game.view(seat), rng)
    return f"{key} {number} {seat} {level}: {action} {rng.getrandbits(32)}"


def decisions(*, backwards: bool = False, hasty: bool = False) -> list[str]:
    """Return a line a decision, made in this order or the other way round; the order is one.

    A hard player that is `hasty` imagines fewer games.
    """
    asked: list[tuple[Moment, Level]] = [
        (moment, level)
        for at, moment in enumerate(moments())
        for level in LEVELS
        # The hardest think long, so they are asked once a game.
        if level != "hard" or at % (PARTS - 1) == LONG_AT
    ]
    if backwards:
        return [decided(moment, level, hasty=hasty) for moment, level in reversed(asked)][::-1]
    return [decided(moment, level, hasty=hasty) for moment, level in asked]


def fingerprint(lines: list[str]) -> str:
    """Return a fingerprint of decisions."""
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


if __name__ == "__main__":
    json.dump(decisions(backwards=True, hasty=True), sys.stdout)
