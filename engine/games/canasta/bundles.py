"""Bundles: sets that only together count enough to open (K20, K32, U2)."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from engine.cards import Card
from engine.games.canasta.kinds import DEUCES, JOKERS, NATURALS, VALUES, counted, value_of
from engine.games.canasta.melds import wild_limit
from engine.games.canasta.plays import MeldPlay, Merge, Plan, run
from engine.games.canasta.position import Position
from engine.games.canasta.sets import group, groups, mixes, sequences

MOST_BUNDLED: Final = 5
"""Of how many ranks a bundle is made up; the dearest are tried."""


def may_open(at: Position, beside: int = 0) -> Callable[[Iterable[MeldPlay | Merge]], bool]:
    """Return what tells at a glance of plans that they cannot open, before anybody judges them.

    Such is a plan for which the hand has not all naturals at once, or one that with `beside`
    counts too little though it leaves too many cards for a concealed hand (K25).
    """
    held, few, missing = Counter(at.hand), len(at.hand) - 1, at.minimum - beside

    def may(plan: Iterable[MeldPlay | Merge]) -> bool:
        size = counts = 0
        wanted: list[Card] = []
        for play in plan:
            if isinstance(play, Merge):  # It lays no card.
                continue
            size += play.naturals + play.wilds
            counts += play.deuces * 20 + play.jokers * 50
            if play.suit:
                wanted += run(play.suit, play.rank, play.naturals)
            elif play.faces:
                wanted += play.faces
            else:
                counts += _value(play.rank, play.naturals)
        if counts + value_of(wanted) < missing and size < few:
            return False
        left = dict(held)
        for face in wanted:
            if not left.get(face):
                return False
            left[face] -= 1
        return True

    return may


def bundles(at: Position, needed: int, *, besides: MeldPlay | None = None) -> Iterator[Plan]:
    """Yield sets that together count at least `needed`, each with the fewest wilds that do.

    `besides` is a group that is laid with them and takes its cards from the same hand; only its
    wilds may grow, and it leads the plan.
    """
    counts = counted(at.hand)
    if besides is not None:
        counts[besides.rank] = 0
        counts[DEUCES] -= besides.deuces
        counts[JOKERS] -= besides.jokers
    if at.rules.sequences:
        yield from _bundles_of_runs(at, besides)
    ranks = [
        rank
        for rank in NATURALS
        if counts[rank] >= at.rules.natural_min
        and counts[rank] + wild_limit(at.rules, counts[rank]) >= 3
    ]
    ranks = sorted(ranks, key=lambda rank: -_value(rank, counts[rank]))[:MOST_BUNDLED]
    enough: list[set[int]] = []
    for size in range(0 if besides is not None else 1, len(ranks) + 1):
        for chosen in combinations(ranks, size):
            # What is enough without a rank needs it not; it can be laid afterwards.
            if any(fewer <= set(chosen) for fewer in enough):
                continue
            base = sum(_value(rank, counts[rank]) for rank in chosen)
            plans = list(_with_wilds(at, counts, chosen, needed - base, besides))
            enough += [set(chosen)] if plans else []
            yield from plans


def _value(rank: int, count: int) -> int:
    return VALUES[Card("S", rank)] * count


def _with_wilds(
    at: Position,
    counts: Sequence[int],
    chosen: tuple[int, ...],
    missing: int,
    besides: MeldPlay | None,
) -> Iterator[Plan]:
    """Yield the chosen ranks with as few wilds as make them sets that count enough."""
    least = {rank: max(0, 3 - counts[rank]) for rank in chosen}
    room = {rank: min(3, wild_limit(at.rules, counts[rank])) for rank in chosen}
    bound = sum(least.values())
    most = min(sum(room.values()), counts[DEUCES] + counts[JOKERS])
    found = 0
    for wilds in range(bound, most + 1):
        for deuces, jokers in mixes(counts, wilds):
            if deuces * 20 + jokers * 50 < missing:
                continue
            plays = _shared_out(at, counts, chosen, (deuces, jokers), least, room)
            yield plays if besides is None else (besides, *plays)
            found += 1
            break
        if found == 2:
            return


def _shared_out(
    at: Position,
    counts: Sequence[int],
    chosen: tuple[int, ...],
    wild: tuple[int, int],
    least: dict[int, int],
    room: dict[int, int],
) -> Plan:
    """Give each rank its share of the wilds, those that need one first."""
    deuces, jokers = wild
    spare = deuces + jokers - sum(least.values())
    plays: list[MeldPlay] = []
    for rank in chosen:
        more = min(spare, room[rank] - least[rank])
        spare -= more
        share = least[rank] + more
        low = min(deuces, share)
        deuces -= low
        plays.append(group(at, rank, counts[rank], low, share - low))
    return tuple(plays)


def _bundles_of_runs(at: Position, besides: MeldPlay | None) -> Iterator[Plan]:
    """Yield sequences that open, alone or two at a time, or one with a group (S8)."""
    plans = list(sequences(at))
    named = () if besides is None else (besides,)
    sets = list(groups(at)) if besides is None else []
    for one in plans:
        yield (*named, *one)
    for one, other in combinations([*plans, *sets], 2):
        yield (*named, *one, *other)
