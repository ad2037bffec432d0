"""The field of a day's deal as a histogram: how many people made how many points."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final

from bot.screens.sheet import number

COLUMNS: Final = 10
FEWEST: Final = 3
"""Fewest people of a field that can be drawn."""

_HEIGHTS: Final = "▁▂▃▄▅▆▇█"
_WIDE: Final = 2
"""The letters of a column."""


def histogram(field: Sequence[tuple[int, int]], own: int, *, highest_wins: bool) -> str | None:
    """Draw how many people made which points, the best on the left, and mark one's own column.

    None if they are too few, or all made the same. `own` is in the field.
    """
    points = [made for made, _ in field]
    if sum(people for _, people in field) < FEWEST or len(set(points)) == 1:
        return None
    low, high = min(points), max(points)
    width = next(one for one in _widths() if high // one - low // one < COLUMNS)
    columns = [0] * (high // width - low // width + 1)
    for made, people in field:
        columns[made // width - low // width] += people
    at, ends = own // width - low // width, (low, high)
    if highest_wins:
        columns.reverse()
        at, ends = len(columns) - 1 - at, (high, low)
    most = max(columns)
    bars = "".join(_bar(people, most) for people in columns)
    mark = " " * (_WIDE * at) + "▲" * _WIDE
    best, worst = map(number, ends)
    axis = best + worst.rjust(max(len(worst) + 1, _WIDE * len(columns) - len(best)))
    return f"```\n{bars}\n{mark}\n{axis}\n```"


def _bar(people: int, most: int) -> str:
    return _WIDE * (_HEIGHTS[-(-len(_HEIGHTS) * people // most) - 1] if people else " ")


def _widths() -> Iterator[int]:
    """Yield how many points a column may stand for, as people count."""
    return (step * 10**power for power in count() for step in (1, 2, 3, 5))
