"""How well one computer player does against another, with its error, as one JSON object.

    python -m benchmarks.strength hard medium --deals 300
    python -m benchmarks.strength hard medium --deals 300 --two --seconds 0.1
    python -m benchmarks.strength easy greedy --family canasta --games 250 --records games.jsonl

A player is a level, an opponent of `benchmarks.opponents`, or `module:Class`. The first sits in
one seat against the second in all others, or in two of them (`--two`); if the rules make
partners, it has a side. Every deal is dealt to all places in turn, the same cards and the same
dealer (`benchmarks.tournament`). `points` is by how many points a deal, or a game, the seats of
the first are better on average than those of the second: more of what wins, or less of what is to
be avoided, so above 0 the first is better. `standard_error` is that of duplicates, whose places
are not independent of each other.

With `--deals` each deal stands alone from scores of nothing: what a game's scores say is not
judged. The passes of Hearts take turns. With `--games` whole games are played, and won or lost.

A record of every game is a line of the file of `--records`, for `cardroom replay`.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from benchmarks.machine import machine
from benchmarks.percentiles import percentiles
from benchmarks.tournament import Contest, Duplicate, aim_of, duplicates, every_pair, moved
from engine.games.catalogue import FAMILIES, variant
from engine.players.time_limit import THINKING_SECONDS

FIRST_PRESET: Final = {key: next(iter(family.presets)) for key, family in FAMILIES.items()}
"""What is played of a family unless another of its presets is named."""

PROGRESS_SECONDS: Final = 10.0


def standard_error(values: Sequence[float]) -> float | None:
    """Return the standard error of their mean; None if there is but one."""
    return stdev(values) / math.sqrt(len(values)) if len(values) > 1 else None


def thought(milliseconds: Sequence[float]) -> dict[str, float]:
    """Return how many seconds a decision took."""
    p99 = percentiles(milliseconds)["p99"]
    return {"mean": round(fmean(milliseconds) / 1000, 6), "p99": round(p99 / 1000, 6)}


def figures(contest: Contest, found: Sequence[Duplicate]) -> dict[str, Any]:
    """Return what was measured, and how."""
    better = [each.better for each in found]
    error = standard_error(better)
    won = [each.won for each in found if each.won is not None]
    games: dict[str, Any] = {}
    if won:
        error_won = standard_error(won)
        games = {
            "share_won": round(fmean(won), 4),
            "share_won_error": None if error_won is None else round(error_won, 4),
            "expected_share": round(fmean(map(len, contest.places)) / contest.count, 4),
        }
    return {
        "players": [contest.one, contest.other],
        "points": round(fmean(better), 3),
        "standard_error": None if error is None else round(error, 3),
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
        "machine": machine(),
    }


def measure(
    contest: Contest, count: int, *, processes: int = 1, records: Path | None = None
) -> dict[str, Any]:
    """Play so many duplicates, telling on the way how it stands."""
    found: list[Duplicate] = []
    told = time.monotonic()
    with ExitStack() as stack:
        file = None
        if records is not None:
            file = stack.enter_context(records.open("w", encoding="utf-8"))
        for each in duplicates(contest, count, processes=processes):
            found.append(each)
            if file is not None:
                file.writelines(json.dumps(record) + "\n" for record in each.records)
            if time.monotonic() - told > PROGRESS_SECONDS:
                told = time.monotonic()
                _tell(found, count)
    return figures(contest, found)


def _tell(found: Sequence[Duplicate], count: int) -> None:
    better = [each.better for each in found]
    error = standard_error(better) or 0.0
    text = f"{len(found)} of {count}: {fmean(better):+.2f} ± {error:.2f}"
    print(text, file=sys.stderr, flush=True)


def arranged(said: argparse.Namespace) -> Contest:
    """Return the contest that the command line asks for."""
    options = json.loads(said.options)
    preset = said.preset or FIRST_PRESET[said.family]
    offered = variant(preset, options)
    count = said.table or offered.seats_default
    sides, highest_wins = aim_of(offered, count)
    if said.seats:
        places = moved([int(seat) for seat in said.seats.split(",")], count)
    elif said.two and len(sides[0]) == 1:
        places = every_pair(count)
    else:
        places = tuple(map(frozenset, sides))
    one, other = said.players
    return Contest(
        one=one,
        other=other,
        preset=preset,
        options=options,
        count=count,
        places=places,
        highest_wins=highest_wins,
        whole_games=said.games is not None,
        seconds=said.seconds,
    )


def main(arguments: Iterable[str] | None = None) -> None:
    """Read the command line, play, and print one JSON object."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.strength",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("players", nargs=2, metavar="PLAYER")
    parser.add_argument("--family", choices=FAMILIES, default="hearts")
    parser.add_argument("--preset", help="the family's first one by default")
    parser.add_argument("--options", default="{}", help="rules that depart from it, as JSON")
    parser.add_argument("--table", type=int, help="how many sit at the table")
    parser.add_argument("--two", action="store_true", help="the first has two seats")
    parser.add_argument("--seats", default="", help="where the first sits at first: 0,2")
    parser.add_argument("--seconds", type=float, default=THINKING_SECONDS, help="a decision")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--records", type=Path, help="the file to write every game to")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--deals", type=int, default=300, help="how many deals, each alone")
    length.add_argument("--games", type=int, help="how many whole games instead")
    said = parser.parse_args(None if arguments is None else list(arguments))
    found = measure(
        arranged(said),
        said.deals if said.games is None else said.games,
        processes=said.processes,
        records=said.records,
    )
    print(json.dumps(found))


if __name__ == "__main__":
    main()
