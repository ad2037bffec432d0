"""Takings: the ways to take the pile worth listing, and whether there is one (K29, K47, U2)."""

from collections.abc import Iterator
from itertools import combinations

from engine.cards import Card
from engine.contract.action import Action
from engine.games.canasta.bundles import bundles, may_open
from engine.games.canasta.judging import Taking
from engine.games.canasta.kinds import DEUCES, JOKERS, VALUES, counted, is_natural, of_rank
from engine.games.canasta.laying import fits_top
from engine.games.canasta.moves import LONGEST, judged_take, take_action
from engine.games.canasta.plays import MeldPlay
from engine.games.canasta.position import Position
from engine.games.canasta.sets import group


def takings(at: Position) -> Iterator[Taking]:
    """Yield the shortest takings, unjudged; for a side that has not opened with bundles (U2)."""
    top = at.top
    if top is None or not is_natural(top):
        return
    held = of_rank(at.hand, top.rank)
    if not at.opened:
        yield from _opening_takings(at, top, held)
        return
    for pair in _pairs(at, held):
        yield Taking(pair)
        yield from (Taking(pair._replace(onto=number)) for number in _joinable(at, top))
    if at.rules.route_mixed and held:
        counts = counted(at.hand)
        if counts[DEUCES]:
            yield Taking(MeldPlay(top.rank, 1, 1, 0))
        if counts[JOKERS]:
            yield Taking(MeldPlay(top.rank, 1, 0, 1))
    homes = [meld for meld in at.melds if fits_top(at.rules, meld, top)]
    for meld in homes:
        yield Taking(None, onto=meld.number if len(homes) > 1 else None)


def _joinable(at: Position, top: Card) -> list[int]:
    """Return the groups that a pair may join instead of making one of its own (S9)."""
    if at.rules.melds_per_rank == 1 or at.rules.pair_take == "new_group":
        return []
    return [m.number for m in at.melds if not m.suit and m.rank == top.rank and not m.canasta]


def _pairs(at: Position, held: list[Card]) -> list[MeldPlay]:
    """Return the natural pairs of a rank, of which there is one if suits do not matter."""
    if len(held) < 2:
        return []
    rank = held[0].rank
    if not at.rules.sequences:
        return [MeldPlay(rank, 2)]
    return [MeldPlay(rank, 2, faces=pair) for pair in dict.fromkeys(combinations(held, 2))]


def _opening_takings(at: Position, top: Card, held: list[Card]) -> Iterator[Taking]:
    counts = counted(at.hand)
    if len(held) > 1:
        for naturals in sorted({2, len(held)}):
            head = group(at, top.rank, naturals, 0, 0)
            own = VALUES[top] * (naturals + 1)
            yield from _with_bundles(at, head, at.minimum - own)
            if at.rules.opening_take_wild == "extra_ok":
                for deuces, jokers in ((1, 0), (0, 1), (2, 0), (1, 1), (0, 2)):
                    if deuces > counts[DEUCES] or jokers > counts[JOKERS]:
                        continue
                    wild = head._replace(deuces=deuces, jokers=jokers)
                    yield from _with_bundles(at, wild, at.minimum - own - deuces * 20 - jokers * 50)
    if held and at.rules.open_then_mixed and at.rules.route_mixed:
        for deuces, jokers in ((1, 0), (0, 1)):
            if deuces <= counts[DEUCES] and jokers <= counts[JOKERS]:
                yield from _with_bundles(at, MeldPlay(top.rank, 1, deuces, jokers), at.minimum)


def _with_bundles(at: Position, head: MeldPlay, missing: int) -> Iterator[Taking]:
    if missing <= 0:
        yield Taking(head)
        return
    for plan in bundles(at, missing, besides=head):
        if len(plan) > 1:
            yield Taking(head, plan[1:])


def ways(at: Position) -> tuple[Action, ...]:
    """Return the shortest legal ways to take the pile, as many as fit buttons."""
    if at.has_drawn:
        return ()
    found: dict[Action, None] = {}
    top = 0 if at.top is None else VALUES[at.top]
    may = None if at.opened else may_open(at, top)
    for taking in takings(at):
        head = taking.head
        if may is not None and head is not None and not may((head, *taking.plays)):
            continue
        action = take_action(taking)
        if action not in found and len(str(action)) <= LONGEST and judged_take(at, taking):
            found[action] = None
    return tuple(found)


def can_take(at: Position) -> bool:
    """Whether the pile can be taken in some way."""
    return any(judged_take(at, taking) is not None for taking in takings(at))


def may_stop(at: Position) -> bool:
    """Whether with an empty stock the pile may be declined (K47).

    If the top card alone takes it, it is taken, unless the stock's end is the deal's.
    """
    return at.rules.stock_end == "immediate" or not any(
        taking.head is None and judged_take(at, taking) is not None for taking in takings(at)
    )
