"""Layouts: where cards lie in the picture of a deal or a position, before one is painted.

Nothing here loads a painter.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from math import ceil
from typing import Final, NamedTuple, TypeAlias

from bot.pictures.heights import HEIGHT, PICTURE_WIDTH, WIDTH, height_of
from bot.pictures.scenes import DealLine, DealScene, Pile, PositionLine, PositionScene

GAP: Final = 14
"""Between two piles, and between two rows."""

SEEN: Final = 0.6
"""How much of a card is seen, from its top."""

MARGIN: Final = 16

PileRows: TypeAlias = Sequence[Sequence[tuple[Pile, int]]]
"""Rows of piles, each with its x."""


class PileSizes:
    """How large cards are: each covers the one before, but for a `step` of its width."""

    def __init__(self, card: int, step: float) -> None:
        self.card = card
        self.seen = round(height_of(card) * SEEN)
        self.step = round(card * step)

    def width(self, pile: Pile) -> int:
        return self.card + max(0, len(pile.cards) - 1) * self.step

    def height(self, rows: PileRows) -> int:
        """Return the height of rows, with a gap around them; there is room for one row at least."""
        return max(1, len(rows)) * (self.seen + GAP) + GAP


def flowed(piles: Sequence[Pile], sizes: PileSizes, start: int, end: int) -> PileRows:
    """Place piles from left to right; what has no room goes to a new row."""
    rows: list[list[tuple[Pile, int]]] = []
    x, most = end, 1 + (end - start - sizes.card) // sizes.step
    for part in chain.from_iterable(_parts(pile, most) for pile in piles):
        width = sizes.width(part)
        if x + width > end:
            rows.append([])
            x = start
        rows[-1].append((part, x))
        x += width + GAP
    return rows


def _parts(pile: Pile, most: int) -> Iterator[Pile]:
    """Part a pile that is wider than a row, equally; the badge stays with its end."""
    count = max(1, ceil(len(pile.cards) / most))
    each = ceil(len(pile.cards) / count)
    for at in range(count - 1):
        yield Pile(pile.cards[at * each : (at + 1) * each])
    yield replace(pile, cards=pile.cards[(count - 1) * each :])


# Deals ----------------------------------------------------------------------------------------

SIGN: Final = 50
_BIG_COLUMN: Final = WIDTH + 2 * GAP
_POINTS_WIDTH: Final = 118
CROWD: Final = 7
"""More sides than so many stand in two columns, without anything large beside them."""


class LaidLine(NamedTuple):
    """A line of a deal in its place, and its cards."""

    line: DealLine
    rows: PileRows
    left: int
    top: int
    right: int
    height: int


class DealLayout(NamedTuple):
    """The picture of a deal, its lines in their places."""

    sizes: PileSizes
    lines: Sequence[LaidLine]
    height: int
    has_big: bool


def deal_layout(scene: DealScene) -> DealLayout:
    """Lay a deal out so that one of ten is no longer than a phone."""
    count = len(scene.lines)
    columns = 1 + (count > CROWD)
    has_big = scene.big is not None and columns == 1
    most = max(len(line.piles) for line in scene.lines)
    sizes = PileSizes(96 if max(count, most) <= 5 else 82 if columns == 1 else 68, 0.3)
    signs = max(len(line.signs) for line in scene.lines) * (SIGN + 6) + GAP
    left = MARGIN + (_BIG_COLUMN if has_big else 0)
    wide = (PICTURE_WIDTH - MARGIN - left - GAP * (columns - 1)) // columns
    deep = ceil(count / columns)
    laid: list[LaidLine] = []
    heights: list[int] = []
    for column in range(columns):
        x, top = left + column * (wide + GAP), 0
        for line in scene.lines[column * deep : (column + 1) * deep]:
            end = x + wide - _POINTS_WIDTH
            rows = flowed(line.piles, sizes, x + signs, end)
            laid.append(LaidLine(line, rows, x, top, x + wide, sizes.height(rows)))
            top += laid[-1].height
        heights.append(top)
    least = HEIGHT + 2 * MARGIN if has_big else 0
    height = max(least, max(heights) + 2 * MARGIN - GAP)
    above = (height - max(heights)) // 2
    lines = [one._replace(top=above + one.top) for one in laid]
    return DealLayout(sizes, lines, height, has_big)


# Positions ------------------------------------------------------------------------------------

HAND_SIGN: Final = 46


class LaidHand(NamedTuple):
    """A line of a position in its place, and its cards."""

    line: PositionLine
    rows: PileRows
    top: int
    height: int


class PositionLayout(NamedTuple):
    """The picture of a position; the cards on the table begin at `table`, from step to step."""

    sizes: PileSizes
    lines: Sequence[LaidHand]
    height: int
    table: int


def position_layout(scene: PositionScene) -> PositionLayout:
    """Lay a position out so that a table of ten is no longer than a phone."""
    crowded = len(scene.lines)
    sizes = PileSizes(88 if crowded <= 5 else 76 if crowded <= 7 else 66, 0.33)
    signs = max(len(line.signs) for line in scene.lines)
    start = MARGIN + 10 + signs * (HAND_SIGN + 6) + GAP
    table = PICTURE_WIDTH - MARGIN - GAP - sizes.card
    lines: list[LaidHand] = []
    top = MARGIN
    for line in scene.lines:
        end = PICTURE_WIDTH - MARGIN - GAP if line.laid else table - 2 * GAP
        rows = flowed(line.piles, sizes, start, end)
        lines.append(LaidHand(line, rows, top, sizes.height(rows)))
        top += lines[-1].height
    return PositionLayout(sizes, lines, top + MARGIN - GAP // 2, table)
