"""Going out: whether and how a hand can be laid down to the last card (K41 to K45, 17).

The answer is exact; `spreading` tries every way to lay the hand.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from engine.cards import Card
from engine.games.canasta.kinds import (
    DEUCES,
    JOKERS,
    NATURALS,
    THREES,
    VALUES,
    counted,
    is_natural,
    is_wild,
    of_rank,
    without,
    worth,
)
from engine.games.canasta.laying_out import laid_out, put_aside
from engine.games.canasta.melds import CANASTA, wild_limit
from engine.games.canasta.plays import Plan
from engine.games.canasta.position import Position
from engine.games.canasta.sambas import Samba, sambas, together
from engine.games.canasta.spreading import Placed, Spread


class WayOut(NamedTuple):
    """A plan that lays the whole hand but for the card that is discarded last, if any (K42)."""

    plan: Plan
    discard: Card | None


class _Last(NamedTuple):
    """What is left for the discard: a natural that counts so much, or a card named; or nothing."""

    aside: int = 0
    card: Card | None = None

    @property
    def wilds(self) -> int:
        return int(self.card is not None and is_wild(self.card))


class _Attempt(NamedTuple):
    """Sambas to be made, and all that can become of the rest of the hand."""

    made: tuple[Samba, ...]
    spread: Spread
    canastas: int
    """How many groups have to be canastas then."""

    def leaves(self, last: _Last, wilds: int) -> bool:
        """Whether all can be laid but what is left for the discard, of so many wilds held."""
        return self.spread.reaches(self.canastas, wilds - last.wilds, last.aside)

    def placed(self, last: _Last, wilds: int) -> Placed:
        return self.spread.placed(self.canastas, wilds - last.wilds, last.aside)


def way_out(at: Position) -> WayOut | None:
    """Return how the seat in turn can go out with what it holds, None where it cannot (17).

    Sequences are laid where groups alone do not do. What is left to discard is nothing, or the
    cheapest card that may be left over then.
    """
    if at.answer == "no":
        return None
    needed, waived = at.rules.canastas_to_go_out, _waived(at)
    if at.opened or needed or not waived:
        return _found(at, needed, waived=at.opened or waived)
    # Without a canasta the first melds have to count enough.
    return _found(at, 0, waived=False) or _found(at, 1, waived=True)


def _found(at: Position, needed: int, *, waived: bool) -> WayOut | None:
    """Return a way out with so many canastas; `waived` says that any first melds do (K25)."""
    counts = counted(at.hand)
    wanted = _canastas_wanted(at, counts, needed)
    least = max(0, wanted - _groups_in_reach(at, counts))
    if least and not at.rules.sequences:
        return None
    stranded = _stranded(at, counts)
    if len(stranded) > int(at.may_discard):
        return None
    lasts = list(_last_cards(at, stranded, waived=waived))
    numbers = range(least, wanted + 1)
    # Groups alone mostly do, and are tried in no time however large the hand.
    attempts = _attempts(at, counts, stranded, numbers, runs=False)
    found = _best(attempts, lasts, counts)
    if found is None and at.rules.sequences:
        attempts = _attempts(at, counts, stranded, numbers, runs=True)
        found = _best(attempts, lasts, counts)
    return None if found is None else _way(at, *found)


def _best(
    attempts: Iterator[_Attempt], lasts: list[_Last], counts: list[int]
) -> tuple[_Attempt, _Last] | None:
    """Return the attempt that leaves what comes first among `lasts`."""
    found = None
    wilds = counts[JOKERS] + counts[DEUCES]
    for attempt in attempts:
        place = next((at for at, last in enumerate(lasts) if attempt.leaves(last, wilds)), None)
        if place is not None:
            found, lasts = (attempt, lasts[place]), lasts[:place]
        if not lasts:
            break
    return found


def _way(at: Position, attempt: _Attempt, last: _Last) -> WayOut:
    placed = attempt.placed(last, sum(map(is_wild, at.hand)))
    runs = (*(step for samba in attempt.made for step in samba.plan), *placed.runs)
    face = last.card if placed.aside is None else put_aside(at.hand, runs, placed.aside)
    hand = at.hand if face is None else without(at.hand, (face,))
    return WayOut(laid_out(at, hand, runs, placed.groups), face)


def _canastas_wanted(at: Position, counts: list[int], needed: int) -> int:
    """Return how many canastas there have to be beside those that no card changes (K41)."""
    beside = sum([bool(meld.canasta) for meld in at.melds if meld.suit or meld.rank == THREES])
    return max(0, needed - beside - (counts[THREES] >= CANASTA))


def _stranded(at: Position, counts: list[int]) -> list[Card]:
    """Return cards that no meld can take in, whatever becomes of the others."""
    rules = at.rules
    wilds = counts[JOKERS] + counts[DEUCES]
    homes = {meld.rank for meld in at.melds if not meld.suit}
    lonely = {
        rank
        for rank in NATURALS
        if (held := counts[rank]) > 0
        and rank not in homes
        and (held < rules.natural_min or held + min(wilds, wild_limit(rules, held)) < 3)
    }
    faces = [face for face in at.hand if face.rank in lonely]
    if not faces or not rules.sequences:
        return faces
    growing = {meld.suit for meld in at.melds if meld.suit and not meld.canasta}
    return [face for face in faces if face.suit not in growing and not _may_run(face, set(at.hand))]


def _may_run(face: Card, held: set[Card]) -> bool:
    """Whether a sequence of three cards held has this one in it."""
    suit, rank = face
    around = [(suit, rank + step) in held for step in range(-2, 3)]
    return any(all(around[low : low + 3]) for low in range(3))


def _attempts(
    at: Position, counts: list[int], stranded: list[Card], numbers: range, *, runs: bool
) -> Iterator[_Attempt]:
    """Yield each choice of so many sambas; `runs` says whether there are other sequences too."""
    rules, wanted = at.rules, numbers[-1]
    naturals = Counter([face for face in at.hand if is_natural(face)])
    found = sambas(rules, at.melds, naturals) if wanted and rules.sequences else []
    discards = frozenset(face.rank for face in stranded or naturals if at.may_discard)
    wilds = counts[JOKERS] + counts[DEUCES]
    for count in numbers:
        for made in together(found, naturals, count):
            used = {meld.number for samba in made for meld in samba.melds}
            melds = [meld for meld in at.melds if meld.number not in used]
            left = naturals
            for samba in made:
                left = left - Counter(samba.faces)
            spread = Spread(rules, melds, left, wilds, discards, runs=runs)
            yield _Attempt(made, spread, wanted - count)


def _groups_in_reach(at: Position, counts: list[int]) -> int:
    """Return how many groups could be canastas at most, were there no other use for a card."""
    rules = at.rules
    spare = counts[JOKERS] + counts[DEUCES]
    found = 0
    lying = [[0, 0] for _ in counts]
    for meld in at.melds:
        if meld.suit or meld.rank == THREES:
            continue
        if len(meld.cards) >= CANASTA:
            found += 1
        else:
            laid = meld.wilds
            lying[meld.rank][0] += len(meld.cards) - laid
            lying[meld.rank][1] += laid
    wanted: list[int] = []
    for rank in NATURALS:
        naturals, laid = counts[rank] + lying[rank][0], lying[rank][1]
        size = naturals + laid
        if size + spare < CANASTA:
            continue
        most = min(spare, max(0, wild_limit(rules, naturals) - laid)) if size < CANASTA else spare
        if size + most < CANASTA:
            continue
        wanted.append(max(0, CANASTA - size))
        if rules.melds_per_rank is None:
            # Each further one takes seven cards more, of what is left or of wilds.
            ends = range(2 * CANASTA, size + spare + 1, CANASTA)
            wanted += [min(CANASTA, max(0, end - size)) for end in ends]
    for wilds in sorted(wanted):
        spare -= wilds
        if spare < 0:
            break
        found += 1
    return found


def _last_cards(at: Position, stranded: list[Card], *, waived: bool) -> Iterator[_Last]:
    """Yield what may be left over where the rest can be laid: nothing, then the cheapest first."""
    threes = of_rank(at.hand, THREES)
    all_laid = _laid_at_once(at, len(threes))
    if all_laid and not stranded and (waived or _opens(at, None)):
        yield _Last()
    if not at.may_discard:
        return
    three = next(iter(threes), None)
    fewer = three is not None and not stranded and _laid_at_once(at, len(threes) - 1)
    if fewer and (waived or _opens(at, three)):
        yield _Last(card=three)
    if not all_laid:
        return
    faces = stranded or at.hand
    for counts in sorted({VALUES[face] for face in faces if face.rank != THREES}):
        face = next(face for face in faces if VALUES[face] == counts and face.rank != THREES)
        if not (waived or _opens(at, face)):
            continue
        if any(is_natural(face) and VALUES[face] == counts for face in faces):
            yield _Last(counts)
        wild = next((f for f in faces if is_wild(f) and VALUES[f] == counts), None)
        if wild is not None:
            yield _Last(card=wild)


def _laid_at_once(at: Position, threes: int) -> bool:
    """Whether so many black threes can be laid in going out (K43)."""
    return threes == 0 or (threes >= 3 and at.rules.black3_meld != "never")


def _waived(at: Position) -> bool:
    """Whether a first meld need not count enough in going out with a canasta (K25)."""
    waived = at.rules.concealed_waives_opening
    return waived == "always" or (waived == "stock_only" and not at.took)


def _opens(at: Position, last: Card | None) -> bool:
    """Whether laying all but this card is enough for a first meld (K20)."""
    hand = at.hand if last is None else without(at.hand, (last,))
    counting = hand if at.rules.black3_opens else [f for f in hand if f.rank != THREES]
    return worth(counting) >= at.minimum
