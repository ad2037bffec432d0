"""What players lose beside the strong one, and whether that holds, as one JSON object.

    python -m benchmarks.regret --preset standard --deals 20
    python -m benchmarks.regret --preset canasta_book --judge 50

A deal is played by equal players, and the decisions of each of its seats are appraised as a review
appraises them. The mean regret a decision, in points, is printed for random play and each level; it
falls from one to the next, or the review misleads. The error is that of deals.

With `--judge` so many decisions are sought that a review says cost `CLEAR` points or more, in
deals of the easy player. Each is judged again in `--times` as many worlds, by other chance. It
`stood` if it still costs `STANDS`, and is `turned` if it is better than the best by more than
`SURELY` standard errors. What did not stand is printed, to be looked at.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, cast

from benchmarks.measuring import command_line, print_figures, progress
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.contract.view import SeatView
from engine.games.catalogue import variant
from engine.players.appraisal import Appraising, Estimate
from engine.players.hearts.hard import HeartsHard
from engine.players.levels import LEVELS, policy
from engine.players.policy import Policy, RandomPlayer
from engine.players.searching import Searcher
from engine.records.appraising import AppraisedMove, OwnDecision, appraised, own_decisions, regret
from engine.records.record import Record, read_record, record_of

CLEAR: Final = 1.5
"""From so many points on a decision is judged again."""
STANDS: Final = 0.5
SURELY: Final = 3.0
PLAYERS: Final = ("random", *LEVELS)


def player(name: str, family: str) -> Policy[SeatView]:
    """Return random play or the player of a level."""
    return next((policy(level, family) for level in LEVELS if level == name), RandomPlayer())


def dealt(preset: str, name: str, seed: int) -> Record:
    """Play a deal with the same player in each seat."""
    offered, cards, chance = variant(preset), Random(seed), Random(f"players {seed}")
    seats, decider = offered.seats_default, player(name, offered.family)
    game: Game = offered.start(seats, seed % seats)
    acts: list[tuple[Seat, Action]] = []
    while game.to_act and not game.deal_scores:
        seat = game.to_act[0]
        if game.forced is not None:
            seat, action = game.forced
        elif seat == DEALER:
            action = game.propose(DEALER, cards)
        else:
            action = decider.decide(game.view(seat), chance)
        game, _ = game.apply(seat, action)
        acts.append((seat, action))
    return read_record(record_of(offered, seats, seed % seats, acts))


def decisions(record: Record) -> Iterator[OwnDecision]:
    """Yield what the seats of a deal had to decide."""
    for seat in range(record.seats):
        yield from own_decisions(record, seat, 1)


def told(record: Record) -> list[AppraisedMove]:
    """Return what a review says of a deal, to each of its players."""
    return [found for each in decisions(record) if (found := appraised(each)) is not None]


def ordering(preset: str, deals: int) -> dict[str, Any]:
    """Return the mean regret a decision of each player, with its error."""
    found: dict[str, Any] = {}
    for name in PLAYERS:
        means = list[float]()
        for seed in range(deals):
            means.append(regret(told(dealt(preset, name, seed))).a_decision)
            progress(f"{preset} {name}: {seed + 1} of {deals} deals")
        error = stdev(means) / sqrt(deals) if deals > 1 else 0.0
        found[name] = {"regret": round(fmean(means), 3), "error": round(error, 3)}
    return found


def thorough(family: str, times: int) -> Appraising[Any]:
    """Return the strong player of a family with so many times its worlds."""
    strong = policy(LEVELS[-1], family)
    if isinstance(strong, HeartsHard):
        return replace(strong, worlds=strong.worlds * times)
    assert isinstance(strong, Searcher)
    return replace(strong, worlds=strong.worlds * times, actions=strong.actions * times)


def clear_mistakes(preset: str, count: int) -> Iterator[tuple[OwnDecision, Estimate]]:
    """Yield decisions of easy players that a review says are dear, until there are so many."""
    seed = 0
    while count:
        for each in decisions(dealt(preset, "easy", seed)):
            found = appraised(each)
            if found is not None and found.matters and found.cost >= CLEAR:
                yield each, found.played
                count -= 1
                if not count:
                    return
        seed += 1


def judged(preset: str, count: int, times: int) -> dict[str, Any]:
    """Judge again what a review says is dear."""
    judge = thorough(variant(preset).family, times)
    stood = turned = 0
    fallen = list[dict[str, Any]]()
    for number, (each, before) in enumerate(clear_mistakes(preset, count), 1):
        again = judge.appraised(each.view, Random(f"again {each.seed}"), each.played).also
        after = cast("Estimate", again)
        stood += after.cost >= STANDS
        turned += after.cost < -SURELY * after.error
        if after.cost < STANDS:
            said = [round(figure, 2) for figure in (*before[1:3], *after[1:3])]
            fallen.append({"played": str(each.played), "seed": each.seed, "costs": said})
        progress(f"{preset}: {number} of {count} judged, {stood} stand, {turned} turned")
    return {"judged": count, "times": times, "stood": stood, "turned": turned, "fallen": fallen}


def main(arguments: list[str]) -> None:
    """Measure what the command line says."""
    parser = command_line("regret", __doc__)
    parser.add_argument("--preset", default="standard")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--judge", type=int, metavar="COUNT")
    parser.add_argument("--times", type=int, default=100)
    said = parser.parse_args(arguments)
    found = (
        ordering(said.preset, said.deals)
        if said.judge is None
        else judged(said.preset, said.judge, said.times)
    )
    print_figures({"preset": said.preset, **found})


if __name__ == "__main__":
    main(sys.argv[1:])
