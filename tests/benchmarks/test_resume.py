"""Running tables are small: what few of them need is made when one first needs it."""

from benchmarks.resume import measure

TABLES = 60
"""So many that what the room holds once weighs little on each."""

MOST_KB = 12.5
"""A table holds 11 KB and these few its share of the room; with all made eagerly it held 15."""


def test_a_running_table_holds_only_what_it_needs() -> None:
    """A thousand tables stand in memory at once, and most of them wait for somebody."""
    assert measure(TABLES)["table_kb"] <= MOST_KB
