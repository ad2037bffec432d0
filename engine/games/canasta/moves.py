"""Moves: their words, and what is worth listing, as all plans together are too many (U2)."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction
from engine.games.canasta.deal import Position
from engine.games.canasta.judging import Laid, Taking, fits_top, judge_lay, judge_take
from engine.games.canasta.kinds import (
    DEUCES,
    JOKERS,
    NATURALS,
    VALUES,
    counted,
    is_natural,
    kind,
    of_rank,
    value_of,
)
from engine.games.canasta.melds import CANASTA, Meld, wild_limit
from engine.games.canasta.plays import (
    PLUS,
    MeldPlay,
    Merge,
    Plan,
    incomplete,
    plan_words,
    read_plan,
    run,
)


def groups(at: Position) -> Iterator[Plan]:
    """Yield new groups of one rank: all naturals alone, and with each number of wilds."""
    counts = counted(at.hand)
    taken = {meld.rank for meld in at.melds} if at.rules.melds_per_rank == 1 else set[int]()
    for rank in NATURALS:
        naturals = counts[rank]
        if naturals < at.rules.natural_min or rank in taken:
            continue
        limit = wild_limit(at.rules, naturals)
        for wilds in range(max(0, 3 - naturals), limit + 1):
            for deuces, jokers in mixes(counts, wilds):
                yield (group(at, rank, naturals, deuces, jokers),)


def mixes(counts: Sequence[int], wilds: int) -> Iterator[tuple[int, int]]:
    """Yield how so many wilds can be made of deuces and jokers."""
    for jokers in range(min(wilds, counts[JOKERS]) + 1):
        if wilds - jokers <= counts[DEUCES]:
            yield wilds - jokers, jokers


def group(at: Position, rank: int, naturals: int, deuces: int, jokers: int) -> MeldPlay:
    faces: tuple[Card, ...] = ()
    if at.rules.sequences and naturals:
        faces = tuple(of_rank(at.hand, rank)[:naturals])
    return MeldPlay(rank, naturals, deuces, jokers, faces=faces)


def additions(at: Position) -> Iterator[Plan]:
    """Yield additions to each meld: one natural, all naturals, one deuce, one joker."""
    counts = counted(at.hand)
    one = at.rules.melds_per_rank == 1
    for meld in at.melds:
        onto = None if one else meld.number
        if meld.suit:
            yield from _extensions(at, meld)
            continue
        held = counts[meld.rank] if meld.rank > 3 else 0
        for naturals in sorted({1, held} if held else set[int]()):
            yield (group(at, meld.rank, naturals, 0, 0)._replace(onto=onto),)
        if counts[DEUCES]:
            yield (MeldPlay(meld.rank, 0, 1, 0, onto=onto),)
        if counts[JOKERS]:
            yield (MeldPlay(meld.rank, 0, 0, 1, onto=onto),)


def _extensions(at: Position, meld: Meld) -> Iterator[Plan]:
    if meld.canasta:
        return
    held, suit = set(at.hand), meld.suit
    for length in range(1, CANASTA - len(meld.cards) + 1):
        if Card(suit, meld.highest + length) not in held:
            break
        yield (MeldPlay(meld.highest + 1, length, suit=suit, onto=meld.number),)
    for length in range(1, CANASTA - len(meld.cards) + 1):
        low = Card(suit, meld.rank - length)
        if low not in held or not is_natural(low):
            break
        yield (MeldPlay(low.rank, length, suit=suit, onto=meld.number),)


def sequences(at: Position) -> Iterator[Plan]:
    """Yield every sequence that the hand holds (S4), the longest from each card first."""
    held = set(at.hand)
    for face in sorted(held):
        if not is_natural(face):
            continue
        length = 1
        while length < CANASTA and Card(face.suit, face.rank + length) in held:
            length += 1
        for shorter in range(length, 2, -1):
            yield (MeldPlay(face.rank, shorter, suit=face.suit),)


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
        yield from _bundles_of_sequences(at, besides)
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


def _bundles_of_sequences(at: Position, besides: MeldPlay | None) -> Iterator[Plan]:
    """Yield sequences that open, alone or two at a time, or one with a group (S8)."""
    plans = list(sequences(at))
    named = () if besides is None else (besides,)
    sets = list(groups(at)) if besides is None else []
    for one in plans:
        yield (*named, *one)
    for one, other in combinations([*plans, *sets], 2):
        yield (*named, *one, *other)


LONGEST: Final = 72
"""How long the text of a listed action may be, so that it fits a button."""

ADD: Final = "add"

DRAW: Final = Action("draw")
STOP: Final = Action("stop")
ASK: Final = Action("ask")
YES: Final = Action("yes")
NO: Final = Action("no")
OUT: Final = Action("out")
TAKE_TOP: Final = Action("take", (ADD,))
"""The top card alone takes, and goes onto the only meld that it fits."""


def unknown(action: Action) -> IllegalAction:
    """Return the refusal of an action that has no place in the phase, whatever its verb is."""
    if action in (YES, NO):
        return IllegalAction("K45", "unknown-verb", "nobody has asked")
    # The verb comes from outside and may hold anything, so it is not repeated.
    return IllegalAction("verb", "unknown-verb", "there is no such action")


def lay_action(plan: Plan) -> Action:
    return Action("lay", plan_words(plan))


def take_action(taking: Taking) -> Action:
    if taking.head is None:
        onto = () if taking.onto is None else ("onto", str(taking.onto))
        words = (ADD, *onto)
    else:
        words = plan_words((taking.head,))
    return Action("take", (*words, PLUS, *plan_words(taking.plays)) if taking.plays else words)


_NAMED: Final = {
    "take": (1, None, "take names the group that takes, or add"),
    "lay": (1, None, "lay names what is laid"),
    "merge": (2, 2, "merge names two melds"),
    "discard": (1, 1, "discard names one card"),
    **{verb: (0, 0, f"{verb} is said alone") for verb in ("draw", "stop", "ask", "out")},
}
"""How many words follow each verb, at least and at most, and how that is told."""


def check_form(action: Action) -> None:
    """Raise `IllegalAction` if words are missing, or too many."""
    least, most, wanted = _NAMED.get(action.verb, (0, None, ""))
    if len(action.words) < least:
        raise incomplete(wanted)
    if most is not None and len(action.words) > most:
        raise IllegalAction("verb", "incomplete", wanted)


def read_taking(action: Action, *, sequences: bool = True) -> Taking:
    """Read the words of `take`; raise `Unreadable`, and `IllegalAction` as `read_plan`."""
    words = list(action.words)
    head, plays = words, list[str]()
    if PLUS in words:
        at = words.index(PLUS)
        head, plays = words[:at], words[at + 1 :]
    besides = read_plan(plays, sequences=sequences)
    if head[:1] == [ADD]:
        # `add onto 3` reads like a play that goes onto a meld.
        named = read_plan(["K1,0,0", *head[1:]])
        if len(named) == 1 and isinstance(named[0], MeldPlay):
            return Taking(None, besides, named[0].onto)
        raise IllegalAction("K29", "one-group", "the top card goes onto one meld")
    group = read_plan(head, sequences=sequences)
    if len(group) != 1 or not isinstance(group[0], MeldPlay):
        raise IllegalAction("K29", "one-group", "one group takes the pile; others follow a +")
    return Taking(group[0], besides)


def judged_lay(at: Position, plan: Plan) -> Laid | None:
    """Return what a plan leads to, None if it is refused."""
    try:
        return judge_lay(at, plan)
    except IllegalAction:
        return None


def judged_take(at: Position, taking: Taking) -> Laid | None:
    """Return what a taking leads to, None if it is refused."""
    try:
        return judge_take(at, taking)
    except IllegalAction:
        return None


def lays(at: Position) -> Iterator[Plan]:
    """Yield plans worth trying, unjudged, each once; for a side that has not opened bundles."""
    if at.opened:
        yield from additions(at)
        yield from groups(at)
        if at.rules.sequences:
            yield from sequences(at)
    else:
        yield from bundles(at, at.minimum)


def merges(at: Position) -> Iterator[Merge]:
    """Yield pairs of melds that look alike; whether they go together is judged."""
    if at.rules.melds_per_rank == 1:
        return
    for one, other in combinations(at.melds, 2):
        if one.suit == other.suit and (one.suit or one.rank == other.rank):
            yield Merge(one.number, other.number)


def discards(at: Position) -> tuple[Action, ...]:
    """Return a discard for each kind in the hand, unjudged."""
    suits = at.rules.sequences
    return tuple(
        Action("discard", (text,)) for text in dict.fromkeys(kind(f, suits=suits) for f in at.hand)
    )


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
