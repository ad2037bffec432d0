"""Reads the tables of the rule pages."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias, cast

from engine.games.canasta.rules import BELOW_ZERO

Row: TypeAlias = dict[str, str]
"""The cells of one line by what stands above them."""

_RULE: Final = re.compile(r"\|(?:-+\|)+")


def rows(page: Path, first: str) -> list[Row]:
    """Return the lines of every table of the page whose first column is headed `first`.

    Raises `ValueError` if a line has more or fewer cells than its table has columns.
    """
    return [row for row in _rows(page) if next(iter(row)) == first]


def _rows(page: Path) -> Iterator[Row]:
    columns: list[str] = []
    for line in page.read_text(encoding="utf-8").splitlines():
        if not line.startswith("|"):
            columns = []
        elif not columns:
            columns = _cells(line)
        elif not _RULE.fullmatch(line):
            yield dict(zip(columns, _cells(line), strict=True))


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def code(cell: str) -> list[str]:
    """Return what stands between backquotes in a cell."""
    return re.findall(r"`([^`]+)`", cell)


def name(row: Row) -> str:
    (found,) = code(row["parameter"])
    return found


def written(value: object) -> str:
    """Write a value of a parameter as an option: words bare, everything else as JSON."""
    if value is None:
        return "none"
    if isinstance(value, str):
        return value
    if isinstance(value, tuple) and value and isinstance(value[0], tuple):
        table = cast("tuple[tuple[int | str, int], ...]", value)
        return json.dumps({"negative" if at == BELOW_ZERO else at: least for at, least in table})
    return json.dumps(value)
