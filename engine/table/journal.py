"""The journal: what a table remembers, the port it is written through, and what follows of it."""

import asyncio
from collections.abc import Awaitable, Iterable, Sequence
from enum import StrEnum
from functools import cache
from typing import NamedTuple, Protocol, Self, TypeVar

from engine.contract.action import Action
from engine.contract.seats import DEALER, NO_SEATS, Seat
from engine.players.decision import FORCED, Decision


class Author(StrEnum):
    """The kind of author that made a move."""

    PERSON = "person"
    COMPUTER = "computer"
    """A computer in its turn, or the table itself if nobody need be asked."""
    DEALER = "dealer"
    CLOCK = "clock"
    """A computer, because the person let the turn pass."""


class Entry(NamedTuple):
    """One accepted action: its number from 0, and the moment in milliseconds since 1970.

    `decision` says how it came about if a computer or the clock is its author; None if that was
    not noted, as before anything was.
    """

    number: int
    seat: Seat
    action: Action
    at: int
    author: Author
    decision: Decision | None = None


class JournalConflict(Exception):
    """A table has another writer; nothing was written.

    That one has used this number of the journal, or owns the table by now.
    """

    def __init__(self, table_id: str, why: str) -> None:
        super().__init__(f"{table_id}: {why}")
        self.table_id = table_id


class Journal(Protocol):
    """The keeper of accepted actions."""

    async def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        """Commit `entries`, all or none, before returning; raise `JournalConflict`."""
        ...


class Substitutions(NamedTuple):
    """The entries of a deal that a computer made, oldest first, and whose are the last of a seat.

    They follow from the journal alone, so they are the same after a restart. A computer that sits
    on a chair of its own stands among them; the journal does not tell it from a stand-in.
    """

    entries: tuple[Entry, ...] = ()
    latest: tuple[Entry, ...] = ()
    """For each seat that has not acted itself since, what was done for it last, oldest first."""

    def after(self, entry: Entry, *, forced: bool) -> Self:
        """Count on after `entry`; if it was `forced`, nobody was to be asked."""
        if entry.seat == DEALER:
            return type(self)()
        if forced:
            return self
        others = tuple(one for one in self.latest if one.seat != entry.seat)
        if entry.author not in (Author.CLOCK, Author.COMPUTER):
            return self if others == self.latest else type(self)(self.entries, others)
        return type(self)((*self.entries, entry), (*others, entry))


class Decisions(NamedTuple):
    """How many decisions there were at each seat of a game, and how many of them no person made.

    They follow from the journal alone. What was forced is no decision, and of what a computer did
    before such things were noted nobody knows whether it was.
    """

    made: tuple[int, ...]
    by_computers: tuple[int, ...]

    @classmethod
    def none(cls, seats: int) -> Self:
        """Return what there is of a game before its first entry."""
        return cls((0,) * seats, (0,) * seats)

    def after(self, done: Iterable[tuple[Seat, Author, Decision | None]]) -> Self:
        """Count on after what was done at some seats, and how it came about."""
        made, by_computers = list(self.made), list(self.by_computers)
        for seat, author, decision in done:
            if seat == DEALER or (author is Author.COMPUTER and decision in (None, FORCED)):
                continue
            made[seat] += 1
            by_computers[seat] += author is not Author.PERSON
        return type(self)(tuple(made), tuple(by_computers))

    @property
    def played_for(self) -> frozenset[Seat]:
        """The seats of which computers made more than a third of the decisions."""
        counts = enumerate(zip(self.made, self.by_computers, strict=True))
        return frozenset(seat for seat, (made, by_computers) in counts if 3 * by_computers > made)


class Wait(NamedTuple):
    """The longest that people took to answer in a deal, in milliseconds, and who answered.

    They follow from the journal alone. `card` is for a card to a trick, `other` for anything else;
    a turn that somebody let pass was as long as that took.
    """

    card: int = 0
    other: int = 0
    answered: frozenset[Seat] = NO_SEATS

    def after(self, entry: Entry, asked_at: Sequence[int]) -> Self:
        """Count on after `entry`, its seat having been asked at its moment of `asked_at`."""
        if entry.seat == DEALER or entry.author not in (Author.PERSON, Author.CLOCK):
            return self
        took = entry.at - asked_at[entry.seat]
        card, other = (took, 0) if entry.action.verb == "play" else (0, took)
        answered = _joined(self.answered, entry.seat)
        return type(self)(max(self.card, card), max(self.other, other), answered)


# Shared by all tables: a set of its own for each deal would weigh a sixth of a table.
@cache
def _joined(seats: frozenset[Seat], seat: Seat) -> frozenset[Seat]:
    return seats | {seat}


T = TypeVar("T")


async def unbroken(step: Awaitable[T]) -> T:
    """Await `step` to its end even if the awaiting task is cancelled meanwhile.

    A press that Discord has given up on, or a shutdown, must not leave an action committed but
    not played, or the other way round.
    """
    task = asyncio.ensure_future(step)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        # The caller goes; the step stays until it is whole, and then the caller's wish is granted.
        await asyncio.wait({task})
        raise


class Questions(NamedTuple):
    """How many questions each seat has been asked, and when the last was put.

    Counting by seat keeps those who choose at the same time from making each other stale. It
    follows from the journal alone, so it is the same after a restart. Moments are milliseconds.
    """

    numbers: tuple[int, ...]
    asked_at: tuple[int, ...]

    @classmethod
    def none(cls, seat_count: int) -> Self:
        """Nobody has been asked anything."""
        return cls((0,) * seat_count, (0,) * seat_count)

    def after(self, actor: Seat, before: tuple[Seat, ...], now: tuple[Seat, ...], at: int) -> Self:
        """Count on after `actor` acted, with the seats to act `before` and `now`.

        A seat is asked anew when it was not asked before, or has just answered and is asked again.
        """
        numbers, asked_at = list(self.numbers), list(self.asked_at)
        count_on(numbers, asked_at, actor, before, now, at)
        return type(self)(tuple(numbers), tuple(asked_at))


def count_on(
    numbers: list[int],
    asked_at: list[int],
    actor: Seat,
    before: tuple[Seat, ...],
    now: tuple[Seat, ...],
    at: int,
) -> None:
    """Count on in place, as `Questions.after` does; a replay does so for every entry."""
    for seat in now:
        if seat >= 0 and (seat == actor or seat not in before):
            numbers[seat] += 1
            asked_at[seat] = at
