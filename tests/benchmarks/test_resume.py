"""Running tables are small: what few of them need is made when one first needs it."""

from benchmarks.resume import measure

FEW, MANY = 40, 120

MOST_KB = 16.0
"""A table holds some 15 KB: of them 2.5 are the cards that each seat took in four finished deals,
of which ends of deals tell and pictures are drawn. With all made eagerly it held 19."""


def test_a_running_table_holds_only_what_it_needs() -> None:
    """A thousand tables stand in memory at once, and most of them wait for somebody.

    What the room holds once is left out, by comparing two rooms.
    """
    few, many = (measure(tables)["table_kb"] * tables for tables in (FEW, MANY))
    assert (many - few) / (MANY - FEW) <= MOST_KB
