"""Withheld: what leads to the cards of a day's deal is told to nobody before the day is over."""

from data.seasons import day_end
from data.tables import TableRow


def is_withheld(row: TableRow, now: int) -> bool:
    """Whether a table's record and secrets are not to be told yet; `now` is in milliseconds."""
    return row.day is not None and row.is_try and now < day_end(row.day)
