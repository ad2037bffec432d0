"""The picture of a result: a chart of the totals, from deal to deal."""

from collections.abc import Callable, Iterator, Sequence
from itertools import cycle, pairwise
from math import ceil, dist, floor, log10
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from bot.pictures.canvas import (
    CHALK,
    CLOTH,
    PICTURE_WIDTH,
    SIGN_COLOURS,
    Canvas,
    Colour,
    blend,
    give_way,
)
from bot.pictures.scenes import ChartLine, ChartScene
from bot.pictures.signs import side_sign, width, write

Pixel: TypeAlias = tuple[float, float]

_HEIGHT: Final = 460
_NUMBERS: Final = 36
"""The size of numbers: a phone shows the picture at less than half its size."""
_EDGE_OF_NUMBERS: Final = 16
_TOP: Final = 34
_BOTTOM: Final = 66
_DEALS_NUMBERED: Final = 9
_SIGN: Final = 40
_SMALL_SIGN: Final = 36
_EDGE: Final = 30
_FINE: Final = 2
_GRID: Final = blend(CLOTH, CHALK, 0.25)

# How long a line is drawn and left out, by turns; the first is whole.
_DASHES: Final = ((), (16, 9), (4, 8), (22, 7, 4, 7), (10, 5))


def paint_chart(scene: ChartScene) -> bytes:
    """Paint a line for each side, and its sign at the end."""
    canvas = Canvas(_HEIGHT, "two-colours")
    most = max(len(line.seats) for line in scene.lines)
    right = PICTURE_WIDTH - 34 - _SIGN * most
    totals = [total for line in scene.lines for total in line.totals]
    low, high, every = scale(min(0, *totals), max(0, *totals))
    deals = len(scene.lines[0].totals)
    values = range(low, high + 1, every)
    left = 2 * _EDGE_OF_NUMBERS + max(width(str(value), _NUMBERS) for value in values)

    def place(deal: int, total: int) -> tuple[float, float]:
        x = left + (right - left) * deal / max(1, deals)
        return x, _TOP + (_HEIGHT - _TOP - _BOTTOM) * (high - total) / (high - low)

    fine = Image.new("RGB", (PICTURE_WIDTH * _FINE, _HEIGHT * _FINE), CLOTH)
    draw = ImageDraw.Draw(fine)
    for value in values:
        grid = [(left, place(0, value)[1]), (right, place(0, value)[1])]
        _draw(draw, grid, _GRID if value else CHALK, 1)
    for line in reversed(scene.lines):
        points = [place(deal, total) for deal, total in enumerate((0, *line.totals))]
        for stretch in dashed(points, _DASHES[line.sign % len(_DASHES)]):
            _draw(draw, stretch, _colour(line), 4)
        give_way()
    size = _SIGN if len(scene.lines) <= 8 else _SMALL_SIGN
    ends = spread([place(deals, line.totals[-1])[1] for line in scene.lines], size + 2)
    for line, y in zip(scene.lines, ends, strict=True):
        _draw(draw, [place(deals, line.totals[-1]), (right + 22, y)], _colour(line), 1.5)
    give_way()
    canvas.image.paste(fine.reduce(_FINE))
    give_way()
    _write_axes(canvas, place, values, deals)
    for line, y in zip(scene.lines, ends, strict=True):
        for number, sign in enumerate(scene.signs_of(line)):
            side_sign(canvas, sign, right + 16 + _SIGN * (number + 0.5), y, size)
    return canvas.png()


def _write_axes(
    canvas: Canvas, place: Callable[[int, int], Pixel], values: range, deals: int
) -> None:
    for value in values:
        x, y = place(0, value)
        write(canvas, str(value), x - _EDGE_OF_NUMBERS, y, _NUMBERS, CHALK, "rm")
    each = ceil(deals / _DEALS_NUMBERED)
    for deal in range(each, deals + 1, each):
        x = place(deal, values[0])[0]
        write(canvas, str(deal), x, _HEIGHT - _BOTTOM / 2, _NUMBERS, CHALK)


def scale(least: int, most: int, steps: int = 5) -> tuple[int, int, int]:
    """Return where an axis begins and ends, and the round step between its numbers."""
    raw = max(1.0, (most - least) / steps)
    power = 10 ** floor(log10(raw))
    every = max(1, ceil(next(n for n in (1, 2, 2.5, 5, 10) if n * power >= raw) * power))
    low, high = floor(least / every) * every, ceil(most / every) * every
    return (low, high, every) if low < high else (low, low + every, every)


def spread(places: Sequence[float], apart: float) -> list[float]:
    """Move places that stand closer than `apart` away from each other, in their order.

    All stay between the upper edge and the axis, closer together if there is no room.
    """
    order = sorted(range(len(places)), key=lambda at: places[at])
    moved = list(places)
    for _ in range(60):
        for one, other in pairwise(order):
            missing = apart - (moved[other] - moved[one])
            if missing > 0.01:
                moved[one] -= missing / 2
                moved[other] += missing / 2
    highest, lowest = float(_EDGE), float(_HEIGHT - _BOTTOM)
    apart = min(apart, (lowest - highest) / max(1, len(order) - 1))
    for number, one in enumerate(order):
        above = moved[order[number - 1]] + apart if number else highest
        moved[one] = max(moved[one], above)
    for number, one in enumerate(reversed(order)):
        below = lowest if not number else moved[order[-number]] - apart
        moved[one] = min(moved[one], below)
    return moved


def _colour(line: ChartLine) -> Colour:
    return SIGN_COLOURS[line.sign]


def dashed(points: Sequence[Pixel], pattern: Sequence[int]) -> Iterator[list[Pixel]]:
    """Yield the stretches of a line through `points` that are drawn, lengths as in `pattern`."""
    if not pattern:
        yield list(points)
        return
    turns = cycle(enumerate(pattern))
    at, left = next(turns)
    stretch: list[Pixel] = [points[0]]
    for one, other in pairwise(points):
        length, gone = dist(one, other), 0.0
        while length - gone > left:
            gone += left
            share = gone / length
            here = (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)
            if at % 2 == 0:
                yield [*stretch, here]
            stretch = [here]
            at, left = next(turns)
        left -= length - gone
        stretch.append(other)
    if at % 2 == 0 and len(stretch) > 1:
        yield stretch


def _draw(draw: ImageDraw.ImageDraw, points: Sequence[Pixel], colour: Colour, width: float) -> None:
    fine = [(x * _FINE, y * _FINE) for x, y in points]
    draw.line(fine, fill=colour, width=round(width * _FINE), joint="curve")
