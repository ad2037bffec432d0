"""Going out: whether and how a hand can be laid down to the last card (K41 to K45, 17).

Where a rank has one meld and there are no sequences the answer is exact. With sequences a search
decides which cards go to them; it is cut short after `BUDGET` steps, so that of a very large
hand it may miss a way, and never finds one that is not there.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.cards import Card
from engine.games.canasta.kinds import (
    DEUCES,
    JOKERS,
    NATURALS,
    THREES,
    VALUES,
    counted,
    is_natural,
    of_rank,
    without,
    worth,
)
from engine.games.canasta.melds import CANASTA, Meld, canastas, wild_limit
from engine.games.canasta.plays import Plan, Play
from engine.games.canasta.position import Position
from engine.games.canasta.rules import CanastaRules

BUDGET: Final = 2000


class WayOut(NamedTuple):
    """A plan that lays the whole hand but for the card that is discarded last, if any (K42)."""

    plan: Plan
    discard: Card | None


class _Room(NamedTuple):
    """How many wilds a group can do with, and how many would make it a canasta."""

    least: int
    most: int
    for_canasta: int


def way_out(at: Position) -> WayOut | None:
    """Return how the seat in turn can go out with what it holds, None where it cannot (17)."""
    if at.answer == "no" or not _canastas_in_reach(at):
        return None
    budget = [BUDGET]
    for last in _last_cards(at):
        hand = at.hand if last is None else without(at.hand, (last,))
        if _opens(at, hand):
            plan = _whole(at, hand, budget)
            if plan is not None:
                return WayOut(plan, last)
    return None


def _canastas_in_reach(at: Position) -> bool:
    """Whether the side could have canastas enough if every wild served every meld."""
    rules, counts = at.rules, counted(at.hand)
    wilds = counts[JOKERS] + counts[DEUCES]
    # Kinds of what lies there, and of what could come from the hand alone.
    found = sum([bool(meld.canasta) for meld in at.melds])
    if found >= rules.canastas_to_go_out:
        return True
    for rank, home in _homes(at).items():
        naturals = counts[rank] + (0 if home is None else home.naturals)
        size = counts[rank] + (0 if home is None else len(home.cards))
        if home is not None and home.canasta:
            continue
        limit = wild_limit(rules, naturals) - (0 if home is None else home.wilds)
        found += size + min(wilds, max(0, limit)) >= CANASTA
    if rules.sequences and found < rules.canastas_to_go_out:
        by_suit = Counter(face.suit for face in at.hand if is_natural(face))
        for meld in at.melds:
            if meld.suit and not meld.canasta:
                by_suit[meld.suit] += len(meld.cards)
        found += sum(count // CANASTA for count in by_suit.values())
    return found >= rules.canastas_to_go_out


def _homes(at: Position) -> dict[int, Meld | None]:
    """Return for each rank the group that takes more of it: an incomplete one before others."""
    homes: dict[int, Meld | None] = dict.fromkeys(NATURALS)
    closed = at.rules.completed_group == "closed_at_7"
    for meld in at.melds:
        known = None if meld.suit else homes.get(meld.rank)
        if meld.suit or meld.rank == THREES or (closed and meld.canasta):
            continue
        if known is None or (bool(meld.canasta), -len(meld.cards)) < (
            bool(known.canasta),
            -len(known.cards),
        ):
            homes[meld.rank] = meld
    return homes


def _last_cards(at: Position) -> Iterator[Card | None]:
    """Yield what may be left for the discard: nothing, then one card a kind, the cheapest first."""
    forced = _stranded(at)
    if len(forced) > 1:
        return
    if forced:
        if at.may_discard:
            yield forced[0]
        return
    yield None
    if at.may_discard:
        kinds = {face if at.rules.sequences else face.rank: face for face in at.hand}
        yield from sorted(kinds.values(), key=lambda face: VALUES[face])


def _stranded(at: Position) -> list[Card]:
    """Return cards that no meld can take in, whatever becomes of the others."""
    counts = counted(at.hand)
    wilds = counts[JOKERS] + counts[DEUCES]
    homes = _homes(at)
    alone: list[Card] = []
    faces = set(at.hand)
    for face in at.hand:
        rank = face.rank
        if not is_natural(face) or homes[rank] is not None:
            continue
        if counts[rank] >= (2 if wilds else 3):
            continue
        if not (at.rules.sequences and _may_run(at, face, faces)):
            alone.append(face)
    return alone


def _may_run(at: Position, face: Card, faces: set[Card]) -> bool:
    suit, rank = face
    if any(meld.suit == suit and not meld.canasta for meld in at.melds):
        return True
    return any(
        all(Card(suit, low + step) in faces for step in range(3))
        for low in range(rank - 2, rank + 1)
    )


def _opens(at: Position, hand: tuple[Card, ...]) -> bool:
    """Whether laying all of this hand is enough for a first meld (K20, K25)."""
    if at.opened or at.rules.concealed_waives_opening == "always":
        return True
    if at.rules.concealed_waives_opening == "stock_only" and not at.took:
        return True
    counting = hand if at.rules.black3_opens else [f for f in hand if f.rank != THREES]
    return worth(counting) >= at.minimum


def _whole(at: Position, hand: tuple[Card, ...], budget: list[int]) -> Plan | None:
    """Return a plan that lays all of `hand`, None where there is none."""
    threes = counted(hand)[THREES]
    if threes and (threes < 3 or at.rules.black3_meld == "never"):
        return None
    plan = _Spread(at, hand, budget).plan()
    if plan is None:
        return None
    black = (Play(THREES, threes),) if threes else ()
    return (*plan, *black)


class _Spread:
    """A search for a place for every card of a hand."""

    def __init__(self, at: Position, hand: tuple[Card, ...], budget: list[int]) -> None:
        self._at = at
        self._hand = hand
        self._budget = budget
        self._wild = [
            len(of_rank(hand, DEUCES)),
            len(of_rank(hand, JOKERS)),
        ]
        self._homes = _homes(at)
        self._sequences = {meld.number: meld for meld in at.melds if meld.suit and not meld.canasta}
        self._runs: list[Play] = []
        self._grouped: dict[int, list[Card]] = {rank: [] for rank in NATURALS}

    def plan(self) -> Plan | None:
        faces = [face for face in self._hand if is_natural(face)]
        if not self._at.rules.sequences:
            for face in faces:
                self._grouped[face.rank].append(face)
            return self._finished()
        left = Counter(faces)
        return self._placed(sorted(left, key=lambda face: (face.rank, face.suit)), 0, left)

    def _placed(self, order: Sequence[Card], at: int, left: Counter[Card]) -> Plan | None:
        """Find a place for what is left, the lowest rank first."""
        self._budget[0] -= 1
        if self._budget[0] < 0:
            return None
        while at < len(order) and not left[order[at]]:
            at += 1
        if at and not self._ranks_hold(order, at):
            return None
        if at == len(order):
            return self._finished()
        face = order[at]
        left[face] -= 1
        self._grouped[face.rank].append(face)
        found = self._placed(order, at, left)
        if found is None:
            self._grouped[face.rank].pop()
            found = self._in_a_run(order, at, left, face)
        left[face] += 1
        return found

    def _ranks_hold(self, order: Sequence[Card], at: int) -> bool:
        """Whether the ranks that are done with can each be a group, and all with these wilds."""
        done = order[at].rank if at < len(order) else NATURALS.stop
        wanted = 0
        for rank in range(NATURALS.start, done):
            room = self._room(rank)
            if room is None:
                return False
            wanted += room.least
        return wanted <= sum(self._wild)

    def _in_a_run(
        self, order: Sequence[Card], at: int, left: Counter[Card], face: Card
    ) -> Plan | None:
        """Try `face`, taken out of `left`, as the lowest new card of a sequence."""
        for run, growing in self._runs_from(face, left):
            faces = [Card(run.suit, run.rank + step) for step in range(1, run.naturals)]
            left.subtract(faces)
            self._runs.append(run)
            before = None
            if growing is not None:
                before = self._sequences[growing]
                cards = tuple(sorted((*before.cards, face, *faces)))
                self._sequences[growing] = before._replace(rank=cards[0].rank, cards=cards)
            found = self._placed(order, at, left)
            left.update(faces)
            if found is not None:
                return found
            self._runs.pop()
            if growing is not None and before is not None:
                self._sequences[growing] = before
        return None

    def _runs_from(self, face: Card, left: Counter[Card]) -> list[tuple[Play, int | None]]:
        """Return the sequences that may begin with a card, and the meld that each would grow."""
        suit, rank = face
        length = 1
        while length < CANASTA and left[Card(suit, rank + length)]:
            length += 1
        found: list[tuple[Play, int | None]] = []
        for number, meld in self._sequences.items():
            if meld.suit != suit:
                continue
            free = CANASTA - len(meld.cards)
            if meld.highest + 1 == rank:
                top = min(length, free)
                found += [
                    (Play(rank, n, suit=suit, onto=number), number) for n in range(top, 0, -1)
                ]
            elif rank < meld.rank <= rank + min(length, free):
                found.append((Play(rank, meld.rank - rank, suit=suit, onto=number), number))
        found += [(Play(rank, n, suit=suit), None) for n in range(length, 2, -1)]
        return found

    def _room(self, rank: int) -> _Room | None:
        """Return what the group of a rank can do with, None where it cannot be one."""
        naturals, home = len(self._grouped[rank]), self._homes[rank]
        rules = self._at.rules
        if home is None:
            return _room_alone(rules, naturals)
        size = len(home.cards)
        if rules.group_max is not None and size + naturals > rules.group_max:
            return _room_alone(rules, naturals)
        most = max(0, wild_limit(rules, home.naturals + naturals) - home.wilds)
        if rules.completed_group != "open":
            most = min(most, max(0, CANASTA - size))
        if rules.completed_group == "closed_at_7" and size + naturals > CANASTA:
            return None
        if rules.completed_group == "closed_at_7" or rules.group_max is not None:
            most = min(most, CANASTA - size - naturals)
        if self._wilds_apart(home):
            # A canasta that takes no wilds takes the naturals, or they are a group with wilds.
            alone = _room_alone(rules, naturals)
            return _Room(0, alone.most if alone is not None else 0, 0)
        return _Room(0, max(0, most), max(0, CANASTA - size - naturals))

    def _wilds_apart(self, home: Meld) -> bool:
        """Whether wilds with more of a rank make a group beside its finished canasta."""
        rules = self._at.rules
        return bool(home.canasta) and rules.completed_group != "open" and not rules.melds_per_rank

    def _finished(self) -> Plan | None:
        """Share the wilds out among the groups so that all are used and canastas enough made."""
        rooms = {rank: self._room(rank) for rank in NATURALS}
        known = {rank: room for rank, room in rooms.items() if room is not None}
        if len(known) < len(rooms):
            return None
        shares = self._shares(known)
        if shares is None:
            return None
        return (*self._runs, *self._groups(shares))

    def _shares(self, rooms: Mapping[int, _Room]) -> dict[int, int] | None:
        wilds = sum(self._wild)
        shares = {rank: room.least for rank, room in rooms.items()}
        spare = wilds - sum(shares.values())
        if spare < 0 or wilds > sum(room.most for room in rooms.values()):
            return None
        missing = self._at.rules.canastas_to_go_out - self._canastas_besides()
        short = sorted(
            (max(0, room.for_canasta - room.least), rank)
            for rank, room in rooms.items()
            if room.for_canasta <= room.most
        )
        if missing > len(short):
            return None
        for extra, rank in short[: max(0, missing)]:
            spare -= extra
            shares[rank] += extra
        if spare < 0:
            return None
        for rank, room in rooms.items():
            more = min(spare, room.most - shares[rank])
            shares[rank] += more
            spare -= more
        return shares

    def _canastas_besides(self) -> int:
        """Return the canastas that the groups of `_homes` have no part in."""
        homes = {home.number for home in self._homes.values() if home is not None}
        others = canastas(meld for meld in self._at.melds if meld.number not in homes)
        grown = sum(len(meld.cards) >= CANASTA for meld in self._sequences.values())
        new = sum(run.naturals >= CANASTA for run in self._runs if run.onto is None)
        return others + grown + new

    def _groups(self, shares: Mapping[int, int]) -> list[Play]:
        deuces = self._wild[0]
        plays: list[Play] = []
        for rank, share in shares.items():
            faces = self._grouped[rank]
            if not faces and not share:
                continue
            low = min(deuces, share)
            deuces -= low
            home = self._homes[rank]
            one = self._at.rules.melds_per_rank == 1
            joins = (
                home is not None
                and not self._too_full(home, len(faces))
                and not (share and self._wilds_apart(home))
            )
            plays.append(
                Play(
                    rank,
                    len(faces),
                    low,
                    share - low,
                    faces=() if one else tuple(sorted(faces)),
                    onto=home.number if home is not None and joins and not one else None,
                )
            )
        return plays

    def _too_full(self, home: Meld, naturals: int) -> bool:
        limit = self._at.rules.group_max
        return limit is not None and len(home.cards) + naturals > limit


def _room_alone(rules: CanastaRules, naturals: int) -> _Room | None:
    """Return what a new group of so many naturals can do with; of none, nothing."""
    if not naturals:
        return _Room(0, 0, CANASTA)
    least = max(0, 3 - naturals)
    most = wild_limit(rules, naturals)
    if rules.completed_group == "closed_at_7" or rules.group_max is not None:
        most = min(most, CANASTA - naturals)
    if naturals < rules.natural_min or least > most:
        return None
    return _Room(least, most, max(0, CANASTA - naturals))
