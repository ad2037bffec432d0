"""Sequencing: which cards of one suit can be laid as sequences, from the lowest up (S4, S5).

The state at a rank is a row of marks, one for each sequence under way that ends there. A sequence
of three cards or more may end or go on for ever. A longer one can be parted into sequences of three
to seven. Sambas that are wanted as canastas are made elsewhere and taken out beforehand.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from engine.games.canasta.melds import CANASTA
from engine.games.canasta.plays import MeldPlay

State: TypeAlias = tuple[int, ...]
"""The marks of the sequences under way, sorted; from `LYING` on those on the table, not yet
passed: its place in tens, and in units how many cards it still takes."""

KEPT: Final = 20_000
"""How many answers are kept: the same suit comes again with each way to lay the others."""

FREE: Final = 0
"""May end here or go on: three cards and more, or a sequence on the table with room for two."""
WANTS_ONE: Final = 1
WANTS_TWO: Final = 2
"""Cards that are lacking for a sequence, unless one on the table begins right above."""
ROOM_FOR_ONE: Final = 3
"""The top of a sequence on the table that takes one card more."""
FILLED: Final = 4
"""One card laid on such a one: it may end there, or go on as a sequence of its own."""
LYING: Final = 10


class Suit(NamedTuple):
    """The cards of a suit in the hand, a count for each rank, and the sequences on the table.

    Of those each is its lowest and its highest rank; a samba is none of them.
    """

    held: tuple[int, ...]
    lying: tuple[tuple[int, int], ...] = ()

    def begins(self, rank: int) -> bool:
        """Whether a card of this rank could be the lowest of a sequence, or of what goes on one."""
        lows = [low for low, _ in self.lying]
        if rank + 1 in lows:
            return True
        return bool(self.held[rank + 1]) and (bool(self.held[rank + 2]) or rank + 2 in lows)


class Onward(NamedTuple):
    """The step of a state to the next rank, and how many of its cards that takes.

    `absorbed` are sequences too short for themselves, each with the place of the one on the table
    whose lower end they are. The counts tell how many of each mark go on; of those that want
    more all do.
    """

    used: int
    state: State
    absorbed: tuple[tuple[int, int], ...] = ()
    tops: tuple[tuple[int, int], ...] = ()
    free: int = 0
    room: int = 0
    filled: int = 0
    new: int = 0


_IDLE: Final = (Onward(0, ()),)


def may_end(state: State) -> bool:
    """Whether every sequence of a state may end where it is."""
    return WANTS_ONE not in state and WANTS_TWO not in state


def onward(suit: Suit, state: State, rank: int) -> tuple[Onward, ...]:
    """Return all that may become of a state at the next rank, each use and state once.

    To go on with a free sequence is never worse than with another or to begin one.
    """
    held = suit.held[rank]
    if (
        not state
        and (not held or not suit.begins(rank))
        and all(low != rank for low, _ in suit.lying)
    ):
        return _IDLE
    found: dict[tuple[int, State], Onward] = {}
    for absorbed, left, lying in _absorptions(suit, state, rank):
        ones, twos = left.count(WANTS_ONE), left.count(WANTS_TWO)
        passed = [mark for mark in lying if suit.lying[_place(mark)][1] == rank]
        tops = tuple((_place(mark), mark % LYING) for mark in passed if mark % LYING)
        still = [mark for mark in lying if mark not in passed]
        still += [ROOM_FOR_ONE if room == 1 else FREE for _, room in tops]
        for used in range(ones + twos, held + 1):
            spare = used - ones - twos
            free = min(spare, left.count(FREE))
            spare -= free
            for filled in range(min(spare, left.count(FILLED)) + 1):
                room = min(spare - filled, left.count(ROOM_FOR_ONE))
                new = spare - filled - room
                if new and not suit.begins(rank):
                    continue
                marks = (
                    *[FREE] * (free + ones),
                    *[WANTS_ONE] * (twos + filled),
                    *[WANTS_TWO] * new,
                    *[FILLED] * room,
                    *still,
                )
                after = tuple(sorted(marks))
                way = Onward(used, after, absorbed, tops, free, room, filled, new)
                found.setdefault((used, after), way)
    return tuple(found.values())


@lru_cache(maxsize=KEPT)
def trimmed(suit: Suit, state: State, rank: int) -> tuple[tuple[int, State], ...]:
    """Return the cards used and the states that `onward` finds, without what leads no further.

    Of sequences that may end no more are kept than there are cards to go on with; a state in
    which more have to go on than can is left out.
    """
    found: dict[tuple[int, State], None] = {}
    following = suit.held[rank + 1]
    begins = any(low == rank + 1 for low, _ in suit.lying)
    for way in onward(suit, state, rank):
        ones, twos = way.state.count(WANTS_ONE), way.state.count(WANTS_TWO)
        # If a sequence on the table begins, it may take in what is too short.
        spare = following if begins else following - ones - twos
        if spare < 0 or (twos and not suit.begins(rank)):
            continue
        kept = [
            mark
            for at, mark in enumerate(way.state)
            if mark in (WANTS_ONE, WANTS_TWO) or mark >= LYING or way.state[:at].count(mark) < spare
        ]
        found[way.used, tuple(kept)] = None
    return tuple(found)


def _place(mark: int) -> int:
    return mark // LYING - 1


def _absorptions(
    suit: Suit, state: State, rank: int
) -> Iterator[tuple[tuple[tuple[int, int], ...], list[int], list[int]]]:
    """Yield what the sequences on the table that begin here take in from below."""
    left = [mark for mark in state if mark < LYING]
    lying = [mark for mark in state if mark >= LYING]
    rows = [((), left, lying)]
    for place, (low, high) in enumerate(suit.lying):
        if low != rank:
            continue
        room = CANASTA - 1 - high + low
        rows = [row for before in rows for row in _absorbed(before, place, room)]
    yield from rows


def _absorbed(
    row: tuple[tuple[tuple[int, int], ...], list[int], list[int]], place: int, room: int
) -> Iterator[tuple[tuple[tuple[int, int], ...], list[int], list[int]]]:
    absorbed, left, lying = row
    yield absorbed, left, [*lying, LYING * (place + 1) + room]
    for mark, length in ((WANTS_TWO, 1), (WANTS_ONE, 2)):
        if mark in left and length <= room:
            rest = list(left)
            rest.remove(mark)
            token = LYING * (place + 1) + room - length
            yield (*absorbed, (mark, place)), rest, [*lying, token]


class _Run(NamedTuple):
    """A sequence under way: its cards from the hand, and what it lies on, if anything."""

    low: int
    length: int
    onto: int | None = None


def plays(
    suit: str, numbers: tuple[int, ...], ways: tuple[tuple[int, Onward], ...]
) -> Iterator[MeldPlay]:
    """Yield the plays that a row of ranks, each with what became of the state, comes to.

    `suit` is its letter, `numbers` are those of the melds in `Suit.lying`.
    """
    under_way: dict[int, list[_Run]] = {mark: [] for mark in range(FILLED + 1)}
    for rank, way in ways:
        for mark, place in way.absorbed:
            run = under_way[mark].pop()
            yield MeldPlay(run.low, run.length, suit=suit, onto=numbers[place])
        following: dict[int, list[_Run]] = {mark: [] for mark in range(FILLED + 1)}
        for mark, count, then in (
            (FREE, way.free, FREE),
            (ROOM_FOR_ONE, way.room, FILLED),
            (FILLED, way.filled, WANTS_ONE),
            (WANTS_ONE, len(under_way[WANTS_ONE]), FREE),
            (WANTS_TWO, len(under_way[WANTS_TWO]), WANTS_ONE),
        ):
            runs = under_way[mark]
            following[then] += [run._replace(length=run.length + 1) for run in runs[:count]]
            for run in runs[count:]:
                yield from _ended(run, suit, numbers)
        following[WANTS_TWO] += [_Run(rank, 1)] * way.new
        for place, room in way.tops:
            following[ROOM_FOR_ONE if room == 1 else FREE].append(_Run(rank + 1, 0, place))
        under_way = following
    for runs in under_way.values():
        for run in runs:
            yield from _ended(run, suit, numbers)


def _ended(run: _Run, suit: str, numbers: tuple[int, ...]) -> Iterator[MeldPlay]:
    """Yield what a sequence under way comes to when it ends."""
    low, length, onto = run
    if onto is not None and 0 < length <= 2:
        yield MeldPlay(low, length, suit=suit, onto=numbers[onto])
        return
    while length:
        # What is left over for another is no sequence with fewer than three.
        part = length if length <= CANASTA else min(CANASTA, length - 3)
        yield MeldPlay(low, part, suit=suit)
        low, length = low + part, length - part
