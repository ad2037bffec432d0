"""Substitutions: what was done in the place of seats in the deal that is on."""

from typing import NamedTuple, Self

from engine.contract.seats import DEALER
from engine.table.journal import Author, Entry


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
