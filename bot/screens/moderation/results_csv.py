"""Results as a table of comma-separated values: a row for each seat, for any spreadsheet."""

import csv
import io
import unicodedata
from collections.abc import AsyncIterable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from data.sql.exports import ExportedSeat

LONGEST: Final = 8_000_000
"""Bytes of a file: less than Discord takes from anybody."""

COLUMNS: Final = (
    *("game", "ended", "season", "family", "preset", "changed_rules", "hints", "deals"),
    *("seat", "name", "person", "place", "score", "points", "left", "void"),
)

_FORMULAS: Final = ("=", "+", "-", "\N{MINUS SIGN}", "@")
"""Signs that begin a formula in a spreadsheet, in whatever form a name has them."""

_PARTING: Final = str.maketrans(
    {";": "\N{FULLWIDTH SEMICOLON}", "|": "\N{FULLWIDTH VERTICAL LINE}", "\t": " ", "\r": " "}
)
"""Signs that part cells in spreadsheets of other countries, whose next one a name would begin."""

_MARK: Final = "\N{ZERO WIDTH NO-BREAK SPACE}"
"""Tells spreadsheets that the file is written in UTF-8."""


@dataclass(frozen=True, slots=True)
class ResultsFile:
    """A file of results, and how many games are in it."""

    content: bytes
    games: int


async def results_file(pages: AsyncIterable[Iterable[ExportedSeat]]) -> ResultsFile:
    """Write pages of seats, as many whole pages as a file takes; they come newest first."""
    content, games = (_MARK + _written([COLUMNS])).encode(), set[str]()
    async for page in pages:
        seats = tuple(page)
        more = _written(map(_row, seats)).encode()
        if len(content) + len(more) > LONGEST:
            break
        content += more
        games.update(seat.game_id for seat in seats)
    return ResultsFile(content, len(games))


def _written(rows: Iterable[tuple[object, ...]]) -> str:
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    return text.getvalue()


def _row(seat: ExportedSeat) -> tuple[object, ...]:
    known = seat.person is not None and seat.person > 0
    return (
        seat.game_id,
        datetime.fromtimestamp(seat.ended_at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S"),
        seat.season,
        seat.family,
        seat.preset,
        seat.customised,
        seat.hints,
        seat.deal_count,
        seat.seat,
        harmless(seat.name),
        # A spreadsheet rounds so long a number.
        f"<@{seat.person}>" if known else "computer" if seat.person is None else "",
        seat.place,
        seat.score,
        seat.points,
        seat.has_left,
        seat.voided,
    )


def harmless(text: str) -> str:
    """Return a name as a cell that no spreadsheet takes for a formula."""
    whole = text.translate(_PARTING)
    begins = unicodedata.normalize("NFKC", whole).lstrip().startswith(_FORMULAS)
    return f"'{whole}" if begins else whole
