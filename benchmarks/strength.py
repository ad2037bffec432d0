"""How well one computer player does against another, with its error, as one JSON object.

    python -m benchmarks.strength hard medium --deals 300
    python -m benchmarks.strength hard medium --deals 300 --two --seconds 0.1
    python -m benchmarks.strength easy medium --family canasta --games 250 --records games.jsonl
    python -m benchmarks.strength hard yesterday:HEAD~20 --preset seven_up

A player is a level, or `module:Class`, or `yesterday:REVISION`: who played hard at that revision
of git (`benchmarks/yesterday.py`), or at another level with `:LEVEL` behind it. The first sits in
one seat against the second in all others, or in two of them (`--two`). If the rules make partners,
it has a side, or with `--alone` one seat of it, with the second as its partner. Every deal is dealt
to all places in turn, the same cards and the same dealer, so that luck cancels; a further table of
nothing but the second player would add nothing to such a duplicate. `points` is by how many points
a deal, or a game, the seats of the first are better on average than those that play against them:
more of what wins, or less of what is to be avoided, so above 0 the first is better, and a player is
exactly as good as itself. `standard_error` is that of duplicates, whose places are not independent
of each other.

With `--deals` each deal stands alone from scores of nothing: what a game's scores say is not
judged. The passes of Hearts take turns. With `--games` whole games are played, and won or lost.

A record of every game is a line of the file of `--records`, for `cardroom replay`.
"""

import argparse
import json
import math
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, nullcontext
from dataclasses import dataclass, field
from importlib import import_module
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from benchmarks.measuring import command_line, percentiles, print_figures, progress
from benchmarks.yesterday import PREFIX, Yesterday, laid_out
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Option, Variant
from engine.contract.view import SeatView
from engine.games.catalogue import FAMILIES, variant
from engine.games.hearts.rules import HeartsRules
from engine.players.levels import LEVELS, policy
from engine.players.policy import Policy, Searching
from engine.players.searching import SEED_BITS
from engine.players.time_limit import THINKING_SECONDS
from engine.records.record import record_of

Decide = Callable[[SeatView, Random], Action]
Place = frozenset[Seat]
"""The seats of the first player."""

FIRST_PRESET: Final = {key: next(iter(family.presets)) for key, family in FAMILIES.items()}
"""The preset of a family unless another one is named."""


def player(
    name: str,
    family: str,
    *,
    seconds: float | None = None,
    earlier: Mapping[str, Path] | None = None,
) -> Policy[SeatView]:
    """Return a level's player of a family, an earlier one, or what `module:Class` makes.

    Raise `ValueError` if it is none of these. `earlier` has the engines of the revisions.
    """
    if name.startswith(PREFIX):
        revision, level = _yesterday(name)
        return Yesterday((earlier or {})[revision], level, family, seconds)
    if name in LEVELS:
        return policy(name, family, seconds=seconds)
    module, colon, made = name.partition(":")
    if not colon:
        raise ValueError(f"no level {name}")
    found: Policy[Any] = getattr(import_module(module), made)()
    if seconds is not None and isinstance(found, Searching):
        return found.within(seconds)
    return found


def _yesterday(name: str) -> tuple[str, str]:
    """Return the revision and the level of an earlier player."""
    revision, _, level = name.removeprefix(PREFIX).partition(":")
    return revision, level or "hard"


@dataclass(slots=True)
class Timed:
    """A player's decisions, and how many milliseconds each took."""

    policy: Policy[SeatView]
    times: list[float] = field(default_factory=list[float])

    def decide(self, view: SeatView, rng: Random) -> Action:
        """Decide as the player does; drawing up the view is not timed."""
        started = time.perf_counter()
        action = self.policy.decide(view, rng)
        self.times.append((time.perf_counter() - started) * 1000)
        return action


def played(
    offered: Variant,
    dealer: Seat,
    deciders: Sequence[Decide],
    seed: int,
    *,
    deals: int = 0,
    followers: Sequence[Yesterday] = (),
) -> tuple[Game, list[tuple[Seat, Action]]]:
    """Play a game until so many deals are scored, or to its end if 0 is said.

    Return it with its journal. The same seed deals the same cards, no matter who plays, and asks
    each decision with a seed of its own, so that it does not depend on who decided before.
    """
    cards, chance = Random(seed), Random(f"players {seed}")
    game = offered.start(len(deciders), dealer)
    journal: list[tuple[Seat, Action]] = []
    for follower in followers:
        follower.begin(record_of(offered, len(deciders), dealer, journal))
    while game.to_act and not 0 < deals <= len(game.deal_scores):
        seat = game.to_act[0]
        action = (
            game.propose(DEALER, cards)
            if seat == DEALER
            else deciders[seat](game.view(seat), Random(chance.getrandbits(SEED_BITS)))
        )
        game, _ = game.apply(seat, action)
        journal.append((seat, action))
        for follower in followers:
            follower.follow(seat, action)
    return game, journal


def sides_of(offered: Variant, count: int) -> tuple[tuple[Seat, ...], ...]:
    """Find who play together, by playing a game at random to its end."""
    rng, game = Random(0), offered.start(count, 0)
    while game.to_act:
        seat = game.to_act[0]
        game, _ = game.apply(seat, game.propose(seat, rng))
    assert game.outcome is not None
    return game.outcome.sides


def every_pair(count: int) -> tuple[Place, ...]:
    """Return all ways in which the first player may take two seats."""
    return tuple(frozenset(pair) for pair in combinations(range(count), 2))


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """The players and their game: enough to play any of its duplicates again."""

    one: str
    other: str
    preset: str
    options: Mapping[str, Option] = field(default_factory=dict[str, Option])
    count: int
    places: tuple[Place, ...]
    sides: tuple[tuple[Seat, ...], ...] = ()
    """The seats that play together, if any do; a partner's points are the first player's own."""
    whole_games: bool = False
    seconds: float | None = None
    earlier: Mapping[str, Path] = field(default_factory=dict[str, Path])
    """The engines of the revisions whose players take part."""

    def against(self, place: Place) -> list[Seat]:
        """Return the seats that play against those of a place."""
        own = place.union(*(side for side in self.sides if not place.isdisjoint(side)))
        return [seat for seat in range(self.count) if seat not in own]

    def offered(self, number: int) -> Variant:
        """Return the rules of a duplicate: single deals of Hearts take turns in passing."""
        chosen = variant(self.preset, self.options)
        rules = chosen.rules
        if self.whole_games or not isinstance(rules, HeartsRules):
            return chosen
        cycle = rules.cycle(self.count)
        if len(set(cycle)) < 2:
            return chosen
        by = number % len(cycle)
        turned: dict[str, Option] = {str(self.count): [*cycle[by:], *cycle[:by]]}
        options: dict[str, Option] = {**dict(chosen.options), "pass_cycle": turned}
        return FAMILIES[chosen.family].changed(variant(self.preset), options)


class Duplicate(NamedTuple):
    """One duplicate played from every place; above 0 in `better` the first player is better.

    `better` is the difference of the mean points of both players' seats, over the places; `won`
    the share of the games that the first won, None if deals alone are played.
    """

    better: float
    won: float | None
    deals: int
    first_ms: list[float]
    second_ms: list[float]
    records: tuple[dict[str, Any], ...]


def duplicate(contest: Contest, number: int) -> Duplicate:
    """Play the duplicate of this number."""
    family = contest.offered(number).family
    both = [
        player(name, family, seconds=contest.seconds, earlier=contest.earlier)
        for name in (contest.one, contest.other)
    ]
    followers = [each for each in both if isinstance(each, Yesterday)]
    with ExitStack() as stack:
        for each in followers:
            stack.callback(each.close)
        return _duplicate(contest, number, Timed(both[0]), Timed(both[1]), followers)


def _duplicate(
    contest: Contest, number: int, first: Timed, second: Timed, followers: Sequence[Yesterday]
) -> Duplicate:
    offered, dealer = contest.offered(number), number % contest.count
    better: list[float] = []
    won: list[float] = []
    records: list[dict[str, Any]] = []
    deals = 0
    for place in contest.places:
        seats = range(contest.count)
        deciders = [first.decide if seat in place else second.decide for seat in seats]
        game, journal = played(
            offered,
            dealer,
            deciders,
            number,
            deals=0 if contest.whole_games else 1,
            followers=followers,
        )
        points = game.scores if contest.whole_games else game.deal_scores[0]
        mine = fmean(points[seat] for seat in place)
        theirs = fmean(points[seat] for seat in contest.against(place))
        better.append(mine - theirs if offered.highest_wins else theirs - mine)
        if contest.whole_games:
            assert game.outcome is not None
            winners = game.outcome.winners
            theirs_won = sum(seat in contest.against(place) for seat in winners)
            won.append(1 - theirs_won / len(winners))
        deals += len(game.deal_scores)
        records.append(record_of(offered, contest.count, dealer, journal))
    return Duplicate(
        fmean(better),
        fmean(won) if won else None,
        deals,
        first.times,
        second.times,
        tuple(records),
    )


def duplicates(contest: Contest, count: int, *, processes: int = 1) -> Iterator[Duplicate]:
    """Yield so many duplicates in order, played in as many processes."""
    if processes == 1:
        for number in range(count):
            yield duplicate(contest, number)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(duplicate, [contest] * count, range(count))


def standard_error(values: Sequence[float]) -> float | None:
    """Return the standard error of their mean; None if there is but one."""
    return round(stdev(values) / math.sqrt(len(values)), 4) if len(values) > 1 else None


def thought(milliseconds: Sequence[float]) -> dict[str, float]:
    """Return how many seconds a decision took."""
    p99 = percentiles(milliseconds)["p99"]
    return {"mean": round(fmean(milliseconds) / 1000, 6), "p99": round(p99 / 1000, 6)}


def figures(contest: Contest, found: Sequence[Duplicate]) -> dict[str, Any]:
    """Return what was measured, and how."""
    better = [each.better for each in found]
    won = [each.won for each in found if each.won is not None]
    games = (
        {
            "share_won": round(fmean(won), 4),
            "share_won_error": standard_error(won),
            "expected_share": round(
                1 - fmean(len(contest.against(place)) for place in contest.places) / contest.count,
                4,
            ),
        }
        if won
        else {}
    )
    return {
        "players": [contest.one, contest.other],
        "points": round(fmean(better), 3) + 0.0,
        "standard_error": standard_error(better),
        **games,
        "a": "game" if contest.whole_games else "deal",
        "duplicates": len(found),
        "deals_played": sum(each.deals for each in found),
        "decision_seconds": {
            "first": thought([ms for each in found for ms in each.first_ms]),
            "second": thought([ms for each in found for ms in each.second_ms]),
        },
        "budget_seconds": contest.seconds,
        "preset": contest.preset,
        "table": contest.count,
        "places": [sorted(place) for place in contest.places],
    }


def measure(
    contest: Contest, count: int, *, processes: int = 1, records: Path | None = None
) -> dict[str, Any]:
    """Play so many duplicates, telling on the way how it stands."""
    found: list[Duplicate] = []
    with records.open("w", encoding="utf-8") if records else nullcontext() as file:
        for each in duplicates(contest, count, processes=processes):
            found.append(each)
            if file is not None:
                file.writelines(json.dumps(record) + "\n" for record in each.records)
            progress(f"{len(found)} of {count}: {fmean(one.better for one in found):+.2f}")
    return figures(contest, found)


def arranged(said: argparse.Namespace, folder: Path) -> Contest:
    """Return the contest that the command line asks for; earlier engines go to the folder."""
    options = json.loads(said.options)
    preset = said.preset or FIRST_PRESET[said.family]
    offered = variant(preset, options)
    count = said.table or offered.seats_default
    sides = sides_of(offered, count)
    places: tuple[Place, ...] = tuple(map(frozenset, sides))
    if said.two and len(sides[0]) == 1:
        places = every_pair(count)
    elif said.alone:
        places = tuple(frozenset({seat}) for seat in range(count))
    one, other = said.players
    revisions = {_yesterday(name)[0] for name in said.players if name.startswith(PREFIX)}
    return Contest(
        one=one,
        other=other,
        preset=preset,
        options=options,
        count=count,
        places=places,
        sides=sides,
        whole_games=said.games is not None,
        seconds=said.seconds,
        earlier={revision: laid_out(revision, folder) for revision in revisions},
    )


def main(arguments: Iterable[str] | None = None) -> None:
    """Read the command line, play, and print one JSON object."""
    parser = command_line("strength", __doc__)
    parser.add_argument("players", nargs=2, metavar="PLAYER")
    parser.add_argument("--family", choices=FAMILIES, default="hearts")
    parser.add_argument("--preset", help="the family's first one by default")
    parser.add_argument("--options", default="{}", help="rules that depart from it, as JSON")
    parser.add_argument("--table", type=int, help="how many sit at the table")
    parser.add_argument("--two", action="store_true", help="the first has two seats")
    parser.add_argument("--alone", action="store_true", help="its partner is the second")
    parser.add_argument("--seconds", type=float, default=THINKING_SECONDS, help="a decision")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--records", type=Path, help="the file to write every game to")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--deals", type=int, default=300, help="how many deals, each alone")
    length.add_argument("--games", type=int, help="how many whole games instead")
    said = parser.parse_args(None if arguments is None else list(arguments))
    with TemporaryDirectory() as folder:
        found = measure(
            arranged(said, Path(folder)),
            said.deals if said.games is None else said.games,
            processes=said.processes,
            records=said.records,
        )
    print_figures(found)


if __name__ == "__main__":
    main()
