"""The losses of players beside the strong one, and whether they hold, as one JSON object.

    python -m benchmarks.regret --preset standard --deals 20
    python -m benchmarks.regret --preset canasta_book --judge 50
    python -m benchmarks.regret --preset auction_pitch --bids 50

A deal is played by equal players, and the decisions of each of its seats are appraised as a review
appraises them. The mean regret a decision, in points, is printed for random play and each level; it
falls from one to the next, or the review misleads. The error is that of deals. With `--most N`
only so many decisions of a deal are appraised, drawn by chance, so that long deals can be many.

With `--judge` so many decisions are sought that a review says cost `CLEAR` points or more, in
deals of the easy player. Each is judged again by `--games` other games of stronger players. It
`stood` if it still costs `STANDS`, and is `turned` if it is better than the best by more than
`SURELY` standard errors. What did not stand is printed, to be looked at.

With `--bids` so many bids of the hard player are compared with the best in `--games` imagined
deals.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from benchmarks.measuring import command_line, print_figures, progress
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.games.catalogue import variant
from engine.players.appraisal import estimate
from engine.players.families import second_opinion
from engine.players.hearts.hard import HeartsHard
from engine.players.levels import LEVELS, policy
from engine.players.policy import Level
from engine.players.searching import Searcher
from engine.players.second_opinion import SecondOpinion
from engine.records.appraising import AppraisedMove, OwnDecision, appraised, own_decisions, regret
from engine.records.record import Record, read_record, record_of
from engine.records.second_looks import SecondLook, games_for, looked_again, told_again

CLEAR: Final = 1.5
"""From so many points on a decision is judged again."""
STANDS: Final = 0.5
SURELY: Final = 3.0
DEEPER: Final = 4
"""Times the worlds of a second look that the players have who judge again."""


def dealt(preset: str, name: Level, seed: int) -> Record:
    """Play a deal with the same player in each seat."""
    offered, cards, chance = variant(preset), Random(seed), Random(f"players {seed}")
    seats, decider = offered.seats_default, policy(name, offered.family)
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


def told(record: Record, most: int | None = None) -> list[AppraisedMove]:
    """Return what a review says of a deal, to each of its players, or of so many moves of it."""
    chosen = list(decisions(record))
    if most is not None and len(chosen) > most:
        chosen = Random(most).sample(chosen, most)
    return [found for each in chosen if (found := appraised(each)) is not None]


def ordering(preset: str, deals: int, most: int | None = None) -> dict[str, Any]:
    """Return the mean regret a decision of each player, with its error."""
    found: dict[str, Any] = {}
    for name in LEVELS:
        means = list[float]()
        for seed in range(deals):
            means.append(regret(told(dealt(preset, name, seed), most)).a_decision)
            progress(f"{preset} {name}: {seed + 1} of {deals} deals")
        error = stdev(means) / sqrt(deals) if deals > 1 else 0.0
        found[name] = {"regret": round(fmean(means), 3), "error": round(error, 3)}
    return found


def thorough(family: str) -> SecondOpinion[Any]:
    """Return who looks again at moves of a family, with players of more worlds if they have any."""
    judge = second_opinion(family)
    assert judge is not None
    if isinstance(judge.player, HeartsHard | Searcher):
        deeper = replace(judge.player, worlds=DEEPER * judge.player.worlds)
        return replace(judge, player=deeper)
    return judge


def told_dear(decision: OwnDecision) -> AppraisedMove | None:
    """Return a decision of which a review says after both looks that it was dear."""
    found = appraised(decision)
    if found is None or not found.may_be_dear or found.cost < CLEAR:
        return None
    look, games = SecondLook(), games_for(decision.family)
    while not look.is_over and len(look.apart) < games:
        look = looked_again(decision, found, look)
    told = told_again(found, look)
    return told if told.matters and told.cost >= CLEAR else None


def clear_mistakes(preset: str, count: int) -> Iterator[tuple[OwnDecision, AppraisedMove]]:
    """Yield decisions of easy players that a review says are dear, until there are so many."""
    seed = 0
    while count:
        for each in decisions(dealt(preset, "easy", seed)):
            told = told_dear(each)
            if told is not None:
                yield each, told
                count -= 1
                if not count:
                    return
        seed += 1


def judged(preset: str, count: int, games: int) -> dict[str, Any]:
    """Judge again what a review says is dear."""
    judge = thorough(variant(preset).family)
    stood = turned = 0
    fallen = list[dict[str, Any]]()
    for number, (each, told) in enumerate(clear_mistakes(preset, count), 1):
        chance = Random(f"again {each.seed}")
        apart = judge.apart(each.view, told.best, each.played, chance, games)
        after = estimate(each.played, apart, [0.0] * games)
        stood += after.cost >= STANDS
        turned += after.cost < -SURELY * after.error
        if after.cost < STANDS:
            said = [round(figure, 2) for figure in (*told.played[1:3], *after[1:3])]
            fallen.append({"played": str(each.played), "seed": each.seed, "costs": said})
        progress(f"{preset}: {number} of {count} judged, {stood} stand, {turned} turned")
    return {"judged": count, "games": games, "stood": stood, "turned": turned, "fallen": fallen}


def bids(preset: str, count: int, games: int) -> dict[str, Any]:
    """Return how many points the bids of the hard player cost."""
    hard = policy("hard", variant(preset).family)
    assert isinstance(hard, Searcher)
    thinker, costs = replace(hard, worlds=games), list[float]()
    seed = 0
    while len(costs) < count:
        for each in decisions(dealt(preset, "medium", seed)):
            if each.played.verb != "bid" or len(costs) == count:
                continue
            bid = hard.decide(each.view, Random(each.seed))
            also = thinker.appraised(each.view, Random(f"bid {each.seed}"), bid).also
            assert also is not None
            costs.append(max(0.0, also.cost))
            progress(f"{preset}: {len(costs)} of {count} bids, the dearest cost {max(costs):.2f}")
        seed += 1
    return {"bids": count, "games": games, "mean": round(fmean(costs), 3), "most": max(costs)}


def main(arguments: list[str]) -> None:
    """Measure what the command line says."""
    parser = command_line("regret", __doc__)
    parser.add_argument("--preset", default="standard")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--most", type=int, metavar="N")
    parser.add_argument("--judge", type=int, metavar="COUNT")
    parser.add_argument("--bids", type=int, metavar="COUNT")
    parser.add_argument("--games", type=int, default=600)
    said = parser.parse_args(arguments)
    if said.bids is not None:
        found = bids(said.preset, said.bids, said.games)
    elif said.judge is not None:
        found = judged(said.preset, said.judge, said.games)
    else:
        found = ordering(said.preset, said.deals, said.most)
    print_figures({"preset": said.preset, **found})


if __name__ == "__main__":
    main(sys.argv[1:])
