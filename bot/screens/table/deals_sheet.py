"""The deals of a game, a line each, with what each side got below its sign."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from bot.screens.seat_colours import colour_of
from bot.screens.sheet import COLUMNS, columns_of, table_block
from bot.screens.sides import Side
from bot.screens.table.deal_end import DealSheet
from bot.text.phrasebook import Phrasebook

NEWEST: Final = 12
"""The most deals that are told: the record has all of them, and a chart shows them."""


def deals_text(sheets: Sequence[tuple[int, DealSheet]], phrasebook: Phrasebook) -> str:
    """Write the points of deals, by their numbers, in blocks of as many sides as a phone shows."""
    sides = sorted(one.side for one in sheets[-1][1].scores)
    points = [(str(number), _points(sheet, sides)) for number, sheet in sheets]
    signs = [colour_of(side[0], sides).sign for side in sides]
    widest = max(columns_of(said) for _, row in points for said in (*row, *signs))
    numbers = max(columns_of(number) for number, _ in points)
    deal = phrasebook("sheet-deal-number")
    # The sides of a game are told together rather than the column of their numbers is headed.
    heading = deal if _blocks(sides, deal, widest) == _blocks(sides, " " * numbers, widest) else ""
    blocks = _blocks(sides, heading or " " * numbers, widest)
    each = ceil(len(sides) / blocks)
    return "\n".join(
        table_block(
            [
                (heading, *signs[at : at + each]),
                *((number, *row[at : at + each]) for number, row in points),
            ]
        )
        for at in range(0, len(sides), each)
    )


def _blocks(sides: Sequence[Side], heading: str, widest: int) -> int:
    room = COLUMNS - columns_of(heading)
    return ceil(len(sides) / max(1, room // (1 + widest)))


def _points(sheet: DealSheet, sides: Sequence[Side]) -> list[str]:
    # Without the sign of what is added, which would cost a column each.
    got = {one.side: one.points.removeprefix("+") for one in sheet.scores}
    return [got[side] for side in sides]
