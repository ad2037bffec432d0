"""Running tables are small: what few of them need is made when one first needs it."""

from benchmarks.resume import measure
from bot.tables.loading import AT_ONCE

FEW = 2
MANY = AT_ONCE + FEW
"""The journals that are read last are held until the store is asked again, so both rooms read as
many at last."""

MOST_KB = 17.0
"""A table holds 16 KB: of them 2.5 are the cards that each seat took in four finished deals, of
which ends of deals tell and pictures are drawn. What a first room makes once adds up to 0.5."""


def test_a_running_table_holds_only_what_it_needs() -> None:
    """A thousand tables stand in memory at once, and most of them wait for somebody.

    What the room holds once is left out, by comparing two rooms.
    """
    few, many = (measure(tables)["table_kb"] * tables for tables in (FEW, MANY))
    assert (many - few) / (MANY - FEW) <= MOST_KB
