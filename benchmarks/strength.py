"""How well one computer player does against another: whole games, the sides exchanged.

    python -m benchmarks.strength --family canasta --games 500 easy greedy

A player is a level (`easy`, `random`) or an opponent of `benchmarks.opponents`. The first sits at
`--seats`, one place further on in each game until everybody has sat everywhere; the games of such
a round are dealt the same cards, deal by deal, so that luck weighs less.
"""

import argparse
import json
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from benchmarks.opponents import player
from benchmarks.percentiles import percentiles
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.outcome import Outcome
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Variant
from engine.contract.view import View
from engine.games.catalogue import FAMILIES, variant
from engine.players.policy import Policy

Decide = Callable[[View, Random], Action]

FIRST_PRESET: Final = {key: next(iter(family.presets)) for key, family in FAMILIES.items()}
"""What is played of a family unless another of its presets is named."""


@dataclass(slots=True)
class Timed:
    """A player's decisions, and how many milliseconds each took."""

    policy: Policy
    times: list[float] = field(default_factory=list[float])

    def decide(self, view: View, rng: Random) -> Action:
        """Decide as the player does; drawing up the view is not timed."""
        started = time.perf_counter()
        action = self.policy.decide(view, rng)
        self.times.append((time.perf_counter() - started) * 1000)
        return action


def played(offered: Variant, dealer: Seat, deciders: Sequence[Decide], seed: int) -> Game:
    """Play one game to its end; the same seed deals the same cards whoever plays."""
    deals, chance = Random(seed), Random(f"players {seed}")
    game = offered.start(len(deciders), dealer)
    while game.to_act:
        seat = game.to_act[0]
        action = (
            game.propose(DEALER, deals)
            if seat == DEALER
            else deciders[seat](game.view(seat), chance)
        )
        game, _ = game.apply(seat, action)
    return game


def share_won(outcome: Outcome, seats: frozenset[Seat]) -> float:
    """Return 1 for a win of `seats`, 0 for a loss, and their part of a shared win."""
    winners = outcome.winners
    return sum(seat in seats for seat in winners) / len(winners)


def rounds(seats: Sequence[Seat], count: int) -> tuple[frozenset[Seat], ...]:
    """Return where the first player sits in each game of a round."""
    moved = (frozenset((seat + by) % count for seat in seats) for by in range(count))
    return tuple(dict.fromkeys(moved))


def measure(
    one: str, other: str, offered: Variant, *, count: int, seats: Sequence[Seat], games: int
) -> dict[str, Any]:
    """Return what the first player won of so many games, and how long both thought."""
    first, second = Timed(player(one, offered.family)), Timed(player(other, offered.family))
    places = rounds(seats, count)
    shares: list[float] = []
    margins: list[float] = []
    deals = 0
    for number in range(games):
        place, seed = places[number % len(places)], number // len(places)
        deciders = [first.decide if seat in place else second.decide for seat in range(count)]
        game = played(offered, seed % count, deciders, seed)
        outcome = game.outcome
        assert outcome is not None
        shares.append(share_won(outcome, place))
        mine = fmean(game.scores[seat] for seat in place)
        theirs = fmean(game.scores[seat] for seat in range(count) if seat not in place)
        margins.append(mine - theirs)
        deals += len(game.deal_scores)
    share = fmean(shares)
    return {
        "players": [one, other],
        "preset": offered.key,
        "games": games,
        "wins": sum(shares),
        "share": round(share, 4),
        "standard_error": round(stdev(shares) / math.sqrt(games), 4) if games > 1 else None,
        "margin_points": round(fmean(margins), 1),
        "deals_a_game": round(deals / games, 2),
        "decision_ms": {"first": percentiles(first.times), "second": percentiles(second.times)},
    }


def main() -> None:
    """Read the command line, play, and print one JSON object."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("players", nargs=2, metavar="PLAYER")
    parser.add_argument("--family", choices=FAMILIES, default="hearts")
    parser.add_argument("--preset", help="the family's first one by default")
    parser.add_argument("--table", type=int, help="how many sit at the table")
    parser.add_argument("--seats", default="", help="where the first sits: 0,2; every other seat")
    parser.add_argument("--games", type=int, default=500)
    said = parser.parse_args()
    offered = variant(said.preset or FIRST_PRESET[said.family])
    count = said.table or offered.seats_default
    seats = [int(seat) for seat in said.seats.split(",")] if said.seats else range(0, count, 2)
    one, other = said.players
    figures = measure(one, other, offered, count=count, seats=seats, games=said.games)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
