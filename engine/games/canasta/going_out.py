"""Going out: whether and how a hand can be laid down to the last card (K41 to K45, U3).

The answer is exact; `spreading` tries every way to lay the hand.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.cards import Card
from engine.games.canasta.deal import Position
from engine.games.canasta.effort import Effort
from engine.games.canasta.grouping import Grouping, GroupStep, Making
from engine.games.canasta.kinds import (
    ACES,
    DEUCES,
    JOKERS,
    LOWEST,
    NATURALS,
    THREES,
    VALUES,
    counted,
    is_natural,
    is_wild,
    of_rank,
    value_of,
    without,
)
from engine.games.canasta.melds import CANASTA, Meld, wild_limit
from engine.games.canasta.plays import MeldPlay, Merge, Plan, cards_of
from engine.games.canasta.reaching import Reach
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.spreading import Spread, Spreadable


class Samba(NamedTuple):
    """A samba to be: its suit and lowest rank, the melds it is made of, the cards it takes."""

    suit: str
    low: int
    melds: tuple[Meld, ...]
    faces: tuple[Card, ...]

    @property
    def plan(self) -> tuple[MeldPlay | Merge, ...]:
        """The plays for it, the melds from the lowest up."""
        suit, top = self.suit, self.low + CANASTA
        if not self.melds:
            return (MeldPlay(self.low, CANASTA, suit=suit),)
        first, *others = self.melds
        steps: list[MeldPlay | Merge] = []
        if first.rank > self.low:
            steps.append(MeldPlay(self.low, first.rank - self.low, suit=suit, onto=first.number))
        at = first.highest + 1
        for other in others:
            if other.rank > at:
                steps.append(MeldPlay(at, other.rank - at, suit=suit, onto=first.number))
            steps.append(Merge(first.number, other.number))
            at = other.highest + 1
        if top > at:
            steps.append(MeldPlay(at, top - at, suit=suit, onto=first.number))
        return tuple(steps)


def sambas(rules: CanastaRules, melds: Sequence[Meld], held: Counter[Card]) -> list[Samba]:
    """Return each samba that could be made of sequences on the table and cards held."""
    found: list[Samba] = []
    for suit in "CDHS":
        lying = sorted((m for m in melds if m.suit == suit and not m.canasta), key=lambda m: m.rank)
        there = {rank for meld in lying for rank in range(meld.rank, meld.highest + 1)}
        there |= {rank for rank in NATURALS if held[Card(suit, rank)]}
        for low in range(LOWEST, ACES - CANASTA + 2):
            if not there.issuperset(range(low, low + CANASTA)):
                continue
            inside = [m for m in lying if low <= m.rank and m.highest < low + CANASTA]
            for chosen in _apart(inside, 1 if not rules.merge_sequences else CANASTA):
                covered = {rank for m in chosen for rank in range(m.rank, m.highest + 1)}
                wanted = [rank for rank in range(low, low + CANASTA) if rank not in covered]
                faces = tuple(Card(suit, rank) for rank in wanted)
                if all(held[face] for face in faces):
                    found.append(Samba(suit, low, chosen, faces))
    return found


def _apart(melds: list[Meld], most: int) -> Iterator[tuple[Meld, ...]]:
    """Yield every choice of at most so many melds that do not overlap."""
    yield ()
    if not most:
        return
    for at, meld in enumerate(melds):
        above = [other for other in melds[at + 1 :] if other.rank > meld.highest]
        yield from ((meld, *others) for others in _apart(above, most - 1))


def together(
    found: Sequence[Samba], held: Counter[Card], count: int
) -> Iterator[tuple[Samba, ...]]:
    """Yield each choice of so many sambas that can all be made."""
    if not count:
        yield ()
        return
    for at, samba in enumerate(found):
        taken = {meld.number for meld in samba.melds}
        left = held - Counter(samba.faces)
        rest = [
            other
            for other in found[at:]
            if all(left[face] for face in other.faces)
            and not taken & {meld.number for meld in other.melds}
        ]
        yield from ((samba, *others) for others in together(rest, left, count - 1))


def put_aside(hand: tuple[Card, ...], sequences: Plan, rank: int) -> Card:
    """Return a card of a rank that none of the sequences takes."""
    return of_rank(_after(hand, sequences), rank)[0]


def laid_out(
    at: Position,
    hand: tuple[Card, ...],
    sequences: Plan,
    groups: Iterable[tuple[int, Grouping]],
) -> Plan:
    """Return the plan that lays all of a hand: sequences, groups by rank, then black threes."""
    writer = _Writer(at, _after(hand, sequences), sequences)
    for rank, grouping in groups:
        writer.write(rank, grouping)
    threes = len(of_rank(hand, THREES))
    black = (MeldPlay(THREES, threes),) if threes else ()
    return (*sequences, *writer.steps, *black)


def _after(hand: tuple[Card, ...], sequences: Plan) -> tuple[Card, ...]:
    for step in sequences:
        if isinstance(step, MeldPlay):
            hand = without(hand, cards_of(hand, step))
    return hand


class _Writer:
    """Writes groups down in the order in which they are laid, as that gives them their numbers."""

    def __init__(self, at: Position, hand: tuple[Card, ...], sequences: Plan) -> None:
        self._at = at
        self._hand = hand
        self._deuces = len(of_rank(hand, DEUCES))
        self._numbers = {meld.number for meld in at.melds}
        self.steps: list[MeldPlay | Merge] = []
        for step in sequences:
            if isinstance(step, Merge):
                self._numbers.remove(step.other)
            elif step.onto is None:
                self._begun()

    def write(self, rank: int, grouping: Grouping) -> None:
        homes = [m.number for m in self._at.melds if not m.suit and m.rank == rank]
        faces = of_rank(self._hand, rank)
        for making in grouping.makings:
            self._make(rank, making, [homes[place] for place in making.homes], faces)

    def _make(self, rank: int, making: Making, places: list[int], faces: list[Card]) -> None:
        """Write the steps of one group, taking its naturals off `faces`."""
        for step in making.steps:
            if step.joined is not None:
                self.steps.append(Merge(places[step.to], places[step.joined]))
                self._numbers.remove(places[step.joined])
                continue
            new = step.to == len(places)
            if new:
                places.append(self._begun())
            onto = None if new or self._at.rules.melds_per_rank == 1 else places[step.to]
            self.steps.append(self._play(rank, step, faces, onto))

    def _play(self, rank: int, step: GroupStep, faces: list[Card], onto: int | None) -> MeldPlay:
        named = tuple(sorted(faces.pop() for _ in range(step.naturals)))
        deuces = min(self._deuces, step.wilds)
        self._deuces -= deuces
        return MeldPlay(
            rank,
            step.naturals,
            deuces,
            step.wilds - deuces,
            faces=named if self._at.rules.sequences else (),
            onto=onto,
        )

    def _begun(self) -> int:
        """Return the number that the game gives to the next new meld."""
        number = max(self._numbers, default=0) + 1
        self._numbers.add(number)
        return number


class WayOut(NamedTuple):
    """A plan that lays the whole hand but for the card that is discarded last, if any (K42)."""

    plan: Plan
    discard: Card | None


class _Last(NamedTuple):
    """The rest for the discard: a natural that counts so much, or a card named; or nothing."""

    aside: int = 0
    card: Card | None = None

    @property
    def wilds(self) -> int:
        return int(self.card is not None and is_wild(self.card))


class _Attempt(NamedTuple):
    """Sambas to be made, and what is left for the rest of the hand to make of it."""

    made: tuple[Samba, ...]
    rest: Spreadable
    """With sequences if there may be others than sambas."""
    canastas: int
    """How many groups have to be canastas then."""


def goes_out(at: Position, effort: Effort | None = None) -> bool:
    """Whether there is a way out; raise `GivenUp` if that takes too much `effort` to tell."""
    return any(_Search(at, wanted, effort).finds() for wanted in _wanted(at))


def way_out(at: Position) -> WayOut | None:
    """Return how the seat in turn can go out with what it holds, None if it cannot (U3).

    Sequences are laid if groups alone are not enough. What is left to discard is nothing, or the
    cheapest card that may be left over then.
    """
    for wanted in _wanted(at):
        if found := _Search(at, wanted).best():
            return found
    return None


class _Wanted(NamedTuple):
    """How many canastas there have to be, and whether any first melds will do then (K25)."""

    canastas: int
    waived: bool


def _wanted(at: Position) -> Iterator[_Wanted]:
    """Yield what a way out has to come to, one thing or another."""
    if at.answer == "no":
        return
    needed, waived = at.rules.canastas_to_go_out, _waived(at)
    if at.opened or needed or not waived:
        yield _Wanted(needed, at.opened or waived)
        return
    # Without a canasta the first melds have to count enough.
    yield _Wanted(0, waived=False)
    yield _Wanted(1, waived=True)


class _Search:
    """The choices of sambas to look through, and the cards that may be left for the discard."""

    def __init__(self, at: Position, wanted: _Wanted, effort: Effort | None = None) -> None:
        self._at = at
        self._effort = effort or Effort()
        counts = counted(at.hand)
        self._counts = counts
        self._wilds = counts[JOKERS] + counts[DEUCES]
        self._wanted = _canastas_wanted(at, counts, wanted.canastas)
        self._naturals = Counter([face for face in at.hand if is_natural(face)])
        stranded = _stranded(at, counts)
        discards = stranded or self._naturals
        self._discards = frozenset(face.rank for face in discards if at.may_discard)
        self._lasts: list[_Last] = []
        if len(stranded) <= int(at.may_discard):
            self._lasts = list(_last_cards(at, stranded, waived=wanted.waived))

    def finds(self) -> bool:
        """Whether something can be left for the discard, whatever it is."""
        return any(
            any(self._leaves(reach, attempt, last) for last in self._lasts)
            for attempt, reach in self._reached()
        )

    def best(self) -> WayOut | None:
        """Return a way that leaves what is best left to discard, groups alone before others."""
        found, lasts = None, self._lasts
        for attempt, reach in self._reached():
            if found is not None and attempt.rest.sequences and not found[0].rest.sequences:
                break
            place = next(
                (at for at, last in enumerate(lasts) if self._leaves(reach, attempt, last)), None
            )
            if place is not None:
                found, lasts = (attempt, lasts[place]), lasts[:place]
            if not lasts:
                break
        return None if found is None else self._way(*found)

    def _leaves(self, reach: Reach, attempt: _Attempt, last: _Last) -> bool:
        """Whether all can be laid but what is left for the discard."""
        return reach.reaches(attempt.canastas, self._wilds - last.wilds, last.aside)

    def _reached(self) -> Iterator[tuple[_Attempt, Reach]]:
        """Yield the attempts, each with what can come of it."""
        for attempt in self._attempts():
            yield attempt, Reach(attempt.rest, self._effort)

    def _attempts(self) -> Iterator[_Attempt]:
        """Yield each choice of sambas, at first with groups alone beside them, as mostly does."""
        rules, wanted = self._at.rules, self._wanted
        least = max(0, wanted - _groups_in_reach(self._at, self._counts)) if self._lasts else 0
        if not self._lasts or (least and not rules.sequences):
            return
        found = sambas(rules, self._at.melds, self._naturals) if wanted and rules.sequences else []
        for sequences in (False, True) if rules.sequences else (False,):
            for count in range(least, wanted + 1):
                for made in together(found, self._naturals, count):
                    yield self._attempt(made, wanted - count, sequences=sequences)

    def _attempt(self, made: tuple[Samba, ...], canastas: int, *, sequences: bool) -> _Attempt:
        used = {meld.number for samba in made for meld in samba.melds}
        left = Counter(self._naturals)
        left.subtract(face for samba in made for face in samba.faces)
        melds = [meld for meld in self._at.melds if meld.number not in used]
        rest = Spreadable(self._at.rules, melds, +left, self._wilds, self._discards, sequences)
        return _Attempt(made, rest, canastas)

    def _way(self, attempt: _Attempt, last: _Last) -> WayOut:
        at = self._at
        placed = Spread(attempt.rest).placed(attempt.canastas, self._wilds - last.wilds, last.aside)
        sequences = (*(step for samba in attempt.made for step in samba.plan), *placed.sequences)
        face = last.card if placed.aside is None else put_aside(at.hand, sequences, placed.aside)
        hand = at.hand if face is None else without(at.hand, (face,))
        return WayOut(laid_out(at, hand, sequences, placed.groups), face)


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
    return [
        face for face in faces if face.suit not in growing and not _may_join(face, set(at.hand))
    ]


def _may_join(face: Card, held: set[Card]) -> bool:
    """Whether a sequence of three cards held has this one in it."""
    suit, rank = face
    around = [(suit, rank + step) in held for step in range(-2, 3)]
    return any(all(around[low : low + 3]) for low in range(3))


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
    """Yield what may be left over if the rest can be laid: nothing, then the cheapest first."""
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
    return value_of(counting) >= at.minimum
