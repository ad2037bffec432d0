"""Results are handed out as a spreadsheet reads them, and work nothing out there."""

import csv
import io
import sys
import unicodedata
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from functools import cache

import pytest

from bot.screens.moderation import results_csv
from bot.screens.moderation.results_csv import COLUMNS, harmless, results_file
from data.sql.exports import ExportedSeat

SEAT = ExportedSeat(
    game_id="g1",
    ended_at=1_764_000_000_000,
    season="2025-11",
    family="hearts",
    preset="standard",
    customised=0,
    hints=0,
    deal_count=5,
    seat=0,
    name="Ann",
    person=10**18 + 1,
    place=1,
    score=-5,
    points=-5,
    has_left=0,
    voided=0,
)


async def pages(*seats: Sequence[ExportedSeat]) -> AsyncIterator[Sequence[ExportedSeat]]:
    for page in seats:
        yield page


async def test_each_seat_is_a_row_and_who_was_forgotten_has_no_number() -> None:
    others = replace(SEAT, seat=1, name="Ada", person=None), replace(SEAT, name="", person=-7)
    found = await results_file(pages([SEAT], others))
    text = found.content.decode("utf-8-sig")
    header, *rows = csv.reader(io.StringIO(text))
    assert tuple(header) == COLUMNS
    told = [dict(zip(header, row, strict=True)) for row in rows]
    assert [one["person"] for one in told] == ["<@1000000000000000001>", "computer", ""]
    assert (told[0]["ended"], told[0]["score"]) == ("2025-11-24 16:00:00", "-5")
    assert found.games == 1


@cache
def signs() -> tuple[str, ...]:
    """Those with which a formula begins, in each form that Unicode has: wide, small, raised."""
    plain = ("=", "+", "-", "@", "\N{MINUS SIGN}")
    every = map(chr, range(sys.maxunicode + 1))
    return tuple(sign for sign in every if unicodedata.normalize("NFKC", sign) in plain)


@pytest.mark.parametrize("separator", [",", ";", "\t", "|"])
def test_no_name_is_a_formula_whatever_parts_cells(separator: str) -> None:
    names = [
        f"{before}{blank}{sign}1"
        for sign in signs()
        for before in ("", "Ann;", ";", "a\t", "|", ",", '",', "\r", '";')
        for blank in ("", " ", "\N{NO-BREAK SPACE}", "\N{IDEOGRAPHIC SPACE}")
    ]
    text = io.StringIO()
    csv.writer(text).writerows([harmless(name)] for name in names)
    cells = [
        cell
        for row in csv.reader(io.StringIO(text.getvalue()), delimiter=separator)
        for cell in row
    ]
    assert not [cell for cell in cells if cell.lstrip().startswith(signs())]
    assert harmless("Ann = Bob") == "Ann = Bob"


async def test_a_file_ends_before_it_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results_csv, "LONGEST", 300)
    games = [[replace(SEAT, game_id=f"g{number}")] for number in range(9)]
    found = await results_file(pages(*games))
    assert 0 < found.games < 9
    assert len(found.content) <= 300
