"""Whether proven deals can be checked: true games hold, and every forgery is found.

    python -m benchmarks.fairness [--games 10000] [--forgeries 10000] [--deals 1000000] [--jobs 2]

Games of all presets at all numbers of seats are played by people at random and computers of all
levels. Each is verified and audited. Some are forged, with the seal made anew and not. A million
deals are counted by card and place. It prints one JSON object and fails if anything does not hold.
"""

import argparse
import importlib.util
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final, NamedTuple, TypeVar

from benchmarks import shuffles
from benchmarks.fair_games import WHOLE, FairGame
from benchmarks.forgeries import FORGERIES, Forged, Inapplicable, forged
from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.fairness.chain import LENGTH
from engine.games.catalogue import FAMILIES, variants
from engine.players.policy import Level
from engine.records.auditing import audited
from engine.records.draws import SOUND
from engine.records.proof import seal_of
from engine.records.verifying import Flaw, Lack, Verification, verified

CASES: Final = [(offered, seats) for offered in variants() for seats in offered.seats_allowed]

QUICK: Final[tuple[Level | None, ...]] = (None, "random", "easy", "medium")

CLOSED: Final = 0.6
"""How many of the games are closed before their end."""

LONGEST: Final = 300
"""Actions of a game that is closed before its end; games that are forged are so, too."""

HARD_ACTIONS: Final = 60
"""So far games with hard computers go, which are dear."""

STRANGERS: Final = Path(__file__).parents[1] / "docs" / "verify.py"
"""The checker that was written from the specification alone."""

PARTS: Final = 64
"""The deals are counted in so many parts."""

T = TypeVar("T")
R = TypeVar("R")


class Forgeries(NamedTuple):
    """How many forgeries of one game there were by kind, how many were found, and by what."""

    made: Counter[str]
    sealed_as_before: Counter[str]
    sealed_anew: Counter[str]
    by_the_file: Counter[str]
    by_audit_of_the_file: Counter[str]


def game(number: int) -> Forged:
    """Return the record of a game at random, always the same for a number."""
    rng = Random(f"fair game {number}")
    offered, seats = CASES[number % len(CASES)]
    played = FairGame(offered, seats, rng.choices(QUICK, k=seats), rng)
    played.play(rng.randrange(LONGEST) if rng.random() < CLOSED else WHOLE)
    return played.record()


def closed_game(number: int) -> Forged:
    """Return the record of a game that was closed at some time, always the same for a number."""
    rng = Random(f"closed game {number}")
    offered, seats = CASES[number % len(CASES)]
    played = FairGame(offered, seats, rng.choices(QUICK, k=seats), rng)
    played.play(rng.randrange(20, LONGEST))
    return played.record()


def hard_game(number: int, most: int = HARD_ACTIONS) -> Forged:
    """Return the beginning of a game in which a hard computer plays with others."""
    rng = Random(f"hard game {number}")
    families = list(FAMILIES)
    of = [case for case in CASES if case[0].family == families[number % len(families)]]
    offered, seats = rng.choice(of)
    levels: list[Level | None] = [*rng.choices(QUICK, k=seats - 1), "hard"]
    played = FairGame(offered, seats, levels, rng)
    played.play(most)
    return played.record()


def checked(make: Callable[[int], Forged], number: int) -> tuple[str, Counter[str]]:
    """Verify and audit a game; return what it is if it does not hold, and what was counted."""
    record = make(number)
    found = audited(record, record["seal"])
    counts = Counter(f"moves: {finding}" for finding in found.counts.elements())
    counts["actions"] = len(record["actions"])
    counts["draws"] = len(found.verification.draws)
    name = f"{record['variant']} {record['seats']}, game {number}"
    if not _agree(record, record["seal"], found.verification):
        return f"{name}: docs/verify.py finds something else", counts
    # A few games at random go on for longer than any chain; what was drawn then is not proven.
    lacks = {Lack.CHAIN} if len(record["fair"]["secrets"]) == LENGTH else set[Lack]()
    counts["games that outlived their chain"] = len(lacks.intersection(found.verification.lacks))
    proven = not found.wrong and lacks.issuperset(found.verification.lacks)
    return "" if proven else name, counts


def forgeries(number: int) -> tuple[str, Forgeries]:
    """Forge a game in every way; return what was not found, and what was counted."""
    record, rng = closed_game(number), Random(f"forgeries of {number}")
    counts = Forgeries(Counter(), Counter(), Counter(), Counter(), Counter())
    lost: list[str] = []
    for kind in FORGERIES:
        try:
            as_before = forged(kind, record, rng, sealed=False)
        except Inapplicable:
            continue
        anew = as_before | {"seal": seal_of(as_before)}
        counts.made[kind] += 1
        counts.sealed_as_before[kind] += (before := _is_found(as_before))
        counts.sealed_anew[kind] += (shown := _is_found(anew, record["seal"]))
        alone = _is_found(anew)
        counts.by_the_file[kind] += alone
        counts.by_audit_of_the_file[kind] += alone or audited(anew).wrong
        if not (before and shown):
            lost.append(f"{kind} of game {number}")
    return "; ".join(lost), counts


def _is_found(record: Forged, shown_seal: str | None = None) -> bool:
    try:
        found = verified(record, shown_seal)
    except (Unreadable, BadRules):
        return True
    if found.refusal is None and not _agree(record, shown_seal, found):
        raise ValueError(f"docs/verify.py finds something else in {json.dumps(record)}")
    return found.wrong


def _agree(record: Forged, shown_seal: str | None, found: Verification) -> bool:
    """Whether docs/verify.py, if it is there, says of the deals and the seal what we say.

    It knows no rules, so it says nothing of plays and authors, or of who deals first by rule.
    """
    if (stranger := _stranger()) is None:
        return True
    known = {Flaw.FEW_SECRETS, Flaw.MANY_SECRETS, Flaw.SEAL, Flaw.OTHER_SEAL}
    ours = any(flaw.flaw in known for flaw in found.flaws)
    ours = ours or any(draw.finding not in SOUND for draw in found.draws)
    (told,) = stranger.checked(json.dumps(record), shown_seal or "")
    theirs = not {"WRONG", "UNREADABLE"}.isdisjoint(said for _, said, _ in told)
    only_rules = Flaw.DEALER_BY in [flaw.flaw for flaw in found.flaws]
    return ours == theirs or only_rules


_loaded: dict[Path, ModuleType] = {}


def _stranger() -> ModuleType | None:
    if not STRANGERS.exists():
        return None
    if STRANGERS not in _loaded:
        spec = importlib.util.spec_from_file_location("verify_by_path", STRANGERS)
        assert spec is not None
        assert spec.loader is not None
        _loaded[STRANGERS] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(_loaded[STRANGERS])
    return _loaded[STRANGERS]


def _mapped(work: Callable[[T], R], given: Sequence[T], jobs: int, what: str) -> Iterator[R]:
    """Yield what becomes of each, by so many processes; say now and then how far it is."""
    started = time.perf_counter()
    with ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext() as pool:
        results = pool.map(work, given, chunksize=4) if pool else map(work, given)
        for done, result in enumerate(results, 1):
            if not done % max(1, len(given) // 10):
                took = time.perf_counter() - started
                print(f"  {what}: {done} of {len(given)}, {took:.0f} s", file=sys.stderr)
            yield result


def _added(results: Iterable[tuple[str, Counter[str]]]) -> dict[str, Any]:
    total, lost, games = Counter[str](), list[str](), 0
    for fault, counts in results:
        games += 1
        total += counts
        lost += _faults(fault)
    return {"games": games, "do_not_hold": lost, **dict(sorted(total.items()))}


def _faults(fault: str) -> list[str]:
    """Say at once what does not hold, if anything: the end may be an hour away."""
    if not fault:
        return []
    print(f"  {fault}", file=sys.stderr, flush=True)
    return [fault]


def measure_games(games: int, hard: int, jobs: int) -> dict[str, Any]:
    """Verify and audit so many games, and so many with hard computers."""
    quick = _mapped(partial(checked, game), range(games), jobs, "games")
    dear = _mapped(partial(checked, hard_game), range(hard), jobs, "games with hard computers")
    return {"true_games": _added(quick), "true_games_with_hard": _added(dear)}


def measure_forgeries(count: int, jobs: int) -> dict[str, Any]:
    """Make so many forgeries at least, some of each kind of every game."""
    totals = Forgeries(Counter(), Counter(), Counter(), Counter(), Counter())
    lost: list[str] = []
    # Not every game can be forged in every way.
    games = range(-(-count // (len(FORGERIES) - 3)))
    for fault, counts in _mapped(forgeries, games, jobs, "forged games"):
        lost += _faults(fault)
        for total, more in zip(totals, counts, strict=True):
            total.update(more)
    kinds = {
        kind: {name: counter[kind] for name, counter in zip(totals._fields, totals, strict=True)}
        for kind in FORGERIES
    }
    return {"forgeries": totals.made.total(), "not_found": lost, "forgeries_by_kind": kinds}


def measure_shuffles(deals: int, jobs: int) -> dict[str, Any]:
    """Count the cards of so many deals of a pack, and those on top of a quarter as many of two."""
    part = max(1, deals // PARTS)
    one = partial(shuffles.places, shuffles.ONE_PACK, part, looked_at=range(52))
    two = partial(shuffles.places, shuffles.TWO_PACKS, max(1, part // 4), looked_at=[0])
    places = shuffles.added(list(_mapped(one, range(PARTS), jobs, "deals of 52")))
    tops = shuffles.added(list(_mapped(two, range(PARTS, 2 * PARTS), jobs, "deals of 108")))
    return {
        "deals": sum(places[0]),
        "deals_of_108": sum(tops[0]),
        "places_of_52": shuffles.of_permutations(places),
        "top_of_108": shuffles.of_tops(tops, shuffles.TWO_PACKS),
    }


def main() -> int:
    """Run everything, print what was found, and return 1 if anything does not hold."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fairness", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--hard", type=int, default=12, help="games with a hard computer")
    parser.add_argument("--forgeries", type=int, default=10_000)
    parser.add_argument("--deals", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    given = parser.parse_args()
    figures: dict[str, Any] = {"beside_docs_verify_py": STRANGERS.exists()}
    if given.games or given.hard:
        figures |= measure_games(given.games, given.hard, given.jobs)
    if given.forgeries:
        figures |= measure_forgeries(given.forgeries, given.jobs)
    if given.deals:
        figures |= measure_shuffles(given.deals, given.jobs)
        figures |= {"deal_ms": shuffles.deal_times()}
    print(json.dumps(figures, indent=1))
    return 0 if holds(figures) else 1


def holds(figures: dict[str, Any]) -> bool:
    """Whether all that was measured is as it must be."""
    games = [figures.get(which, {}) for which in ("true_games", "true_games_with_hard")]
    chances = [figures[which]["p"] for which in ("places_of_52", "top_of_108") if which in figures]
    return (
        not any(found.get("do_not_hold") for found in games)
        and not figures.get("not_found")
        and all(0.001 < chance < 0.999 for chance in chances)
        and figures.get("deal_ms", {"derived": 0})["derived"] < 1
    )


if __name__ == "__main__":
    sys.exit(main())
