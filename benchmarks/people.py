"""Weeks of many people: does every ranking say what their games say?

    python -m benchmarks.people
    python -m benchmarks.people --people 200 --days 7

People of three strengths play the day's deals of all families, and games with each other, for some
weeks. The engine plays, and the results are kept as the bot keeps them. Afterwards every ranking
must equal one that is worked out from the plain games alone (`benchmarks/recount.py`): ratings,
boards by month, four weeks and all time, percentages and tables of the day's deals, solo ratings,
streaks, and reliability; and the mean percentages must be in the order of the strengths. Computers
in day's deals are easy ones here.
"""

import argparse
import asyncio
import json
import os
import resource
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

from benchmarks.crowd import STRENGTHS, Evening, Fact, Member, crowd, moment
from benchmarks.machine import machine
from benchmarks.rankings import differences
from benchmarks.recount import Anchor, Recount
from bot.daily.committing import commit_deals
from bot.screens.daily.games import families
from data.seasons import day_after
from data.sqlite.store import SqliteStore
from data.store import Store
from engine.players.levels import LEVELS
from engine.players.policy import Level
from engine.ratings.anchors import anchor

FIRST_DAY: Final = "2026-10-19"
"""Thirty days from here see a month, four weeks and five weeks begin."""

TABLES_A_PERSON: Final = 0.04
"""Games with others that begin on a day, for each of the crowd."""

COMPUTERS: Final[tuple[Level, ...]] = ("easy", "easy", "medium")


async def play(
    store: Store, members: Sequence[Member], days: int, rng: Random
) -> tuple[list[Fact], str]:
    """Let the crowd play for so many days; return what was played, and the day after."""
    evening = Evening(store, rng)
    facts: list[Fact] = []
    day = FIRST_DAY
    for _ in range(days):
        evening.now = moment(day, 0)
        await commit_deals(store.daily, rng, lambda: evening.now)
        deals = [
            (one, family)
            for one in members
            if rng.random() < one.keen
            for family in families()
            if rng.random() < 0.7
        ]
        games = [None] * max(1, round(TABLES_A_PERSON * len(members)))
        agenda: list[tuple[Member, str] | None] = [*deals, *games]
        rng.shuffle(agenda)
        for at, wanted in enumerate(agenda):
            evening.now = moment(day, (at + 1) / (len(agenda) + 1))
            facts += await _played(evening, members, day, wanted, rng)
        day = day_after(day)
        evening.now = moment(day, 0)
        await _turn_over(store, day, evening.now)
        print(f"{day}: {len(facts)} games", file=sys.stderr, flush=True)
    return facts, day


async def _played(
    evening: Evening,
    members: Sequence[Member],
    day: str,
    wanted: tuple[Member, str] | None,
    rng: Random,
) -> list[Fact]:
    """Play a day's deal, or a game of some people; some play one after the other."""
    if wanted is not None:
        # Some are not finished in time, and count nowhere.
        fact = await evening.try_deal(wanted[0], day, wanted[1], to_end=rng.random() < 0.98)
        return [] if fact is None else [fact]
    host = rng.choice(members)
    friends = [one for one in members if one.guild_id == host.guild_id and one is not host]
    company = [host, *rng.sample(friends, min(rng.choice((1, 1, 2, 3)), len(friends)))]
    family, computers = rng.choice(families()), rng.choice(COMPUTERS)
    found: list[Fact] = []
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        found.append(await evening.meet(company, family, computers=computers, odd=rng))
        evening.now += 1
    return found


async def _turn_over(store: Store, today: str, now: int) -> None:
    """Do what `bot/daily/turnover.py` does to the days that are over."""
    for day, family in await store.daily.unsettled(today):
        await store.daily.close_day(day, family)
        await store.ratings.rate_day(day, family)
        await store.daily.settle(day, family, at=now)


def anchors() -> Anchor:
    """Return what the computers of each family and level were measured to be worth."""
    found = {(family, level): anchor(family, level) for family in families() for level in LEVELS}
    return {key: (one.mu, one.sigma) for key, one in found.items()}


def strengths_told(
    members: Iterable[Member], recount: Recount
) -> tuple[dict[str, dict[str, float]], dict[str, int], list[str]]:
    """Return the mean percentage of each family and strength, and the families out of order.

    Between them: on how many days of each family the means of that day alone are in order.
    """
    of = {one.person: one.strength for one in members}
    found: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    days: dict[tuple[str, str], dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for (day, family, person), percent in recount.percents().items():
        found[family][of[person]].append(percent)
        days[family, day][of[person]].append(percent)
    means = {family: _means(told) for family, told in sorted(found.items())}
    ordered = Counter(family for (family, _), told in days.items() if _in_order(_means(told)))
    out = [family for family, told in means.items() if not _in_order(told)]
    return means, dict(ordered), out


def _means(told: Mapping[str, Sequence[int]]) -> dict[str, float]:
    """Return the mean percentage of each strength, the weakest first."""
    return {
        strength: round(fmean(percents) / 100, 2)
        for strength in STRENGTHS
        if (percents := told.get(strength))
    }


def _in_order(means: Mapping[str, float]) -> bool:
    return len(means) == len(STRENGTHS) and list(means.values()) == sorted(means.values())


def _memory() -> float:
    """Return the megabytes of memory that the process has now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return round(pages * resource.getpagesize() / 1e6, 1)


def _size(path: Path) -> float:
    """Return the megabytes of a file."""
    return round(path.stat().st_size / 1e6, 1)


async def measure(path: Path, people: int, days: int, seed: int) -> dict[str, Any]:
    """Let a crowd play in a new store at `path`, and compare every ranking."""
    rng = Random(seed)
    members = crowd(people, rng)
    figures: dict[str, Any] = {"machine": machine(), "load": os.getloadavg()}
    store = await SqliteStore.open(path)
    try:
        before, started, cpu = _memory(), time.perf_counter(), time.process_time()
        facts, today = await play(store, members, days, rng)
        figures |= {
            "people": people,
            "days": days,
            "games": len(facts),
            "tries": sum(fact.day is not None for fact in facts),
            "by_family": Counter(fact.family for fact in facts),
            "seconds": round(time.perf_counter() - started, 1),
            "cpu_seconds": round(time.process_time() - cpu, 1),
            "megabytes_of_memory": [before, _memory()],
            "megabytes_of_file": _size(path),
        }
        recount = Recount(anchors())
        for fact in facts:
            recount.tell(fact)
        means, ordered, out_of_order = strengths_told(members, recount)
        compared, different = await differences(store, recount, today)
        audits = [
            *await store.standings.audit(),
            *await store.ratings.audit(),
            *await store.daily.audit(),
        ]
    finally:
        await store.close()
    return figures | {
        "mean_percent": means,
        "days_in_order": ordered,
        "out_of_order": out_of_order,
        "compared": compared,
        "different": different[:20],
        "audits": audits[:20],
        "checked_in_seconds": round(time.perf_counter() - started - figures["seconds"], 1),
    }


def main(arguments: Iterable[str] | None = None) -> None:
    """Read the command line, play, print one JSON object; end with 1 if anything is wrong."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.people",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--people", type=int, default=2000)
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args(None if arguments is None else list(arguments))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cardroom.db"
        found = asyncio.run(measure(path, said.people, said.days, said.seed))
    print(json.dumps(found))
    if found["different"] or found["audits"] or found["out_of_order"]:
        sys.exit(1)


if __name__ == "__main__":
    main()
