"""The picture of a finished deal: who got which cards, and the points."""

from typing import Final

from bot.pictures.canvas import CHALK, GOLD, SHADE, Canvas
from bot.pictures.heights import HEIGHT, PICTURE_WIDTH, WIDTH
from bot.pictures.piles import GAP, PileRows, PileSizes, flowed, paint_piles
from bot.pictures.scenes import Big, DealLine, DealScene
from bot.pictures.signs import flag, moon, side_sign, write

_MARGIN: Final = 16
_BIG_COLUMN: Final = WIDTH + 2 * GAP
_POINTS_WIDTH: Final = 118
_SIGN: Final = 50


class _Sizes(PileSizes):
    """How large cards and lines are, so that a table of ten is no longer than a phone."""

    def __init__(self, scene: DealScene) -> None:
        crowded = len(scene.lines)
        most = max(len(line.piles) for line in scene.lines)
        super().__init__(96 if max(crowded, most) <= 5 else 82 if crowded <= 7 else 68, 0.3)
        self.left = _MARGIN + (_BIG_COLUMN if scene.big else 0)
        most = max(len(line.signs) for line in scene.lines)
        self.piles_from = self.left + most * (_SIGN + 6) + GAP
        self.piles_to = PICTURE_WIDTH - _MARGIN - _POINTS_WIDTH


def paint_deal(scene: DealScene) -> bytes:
    """Paint a deal: what mattered most on the left, a line for each side beside it."""
    sizes = _Sizes(scene)
    placed = [flowed(line.piles, sizes, sizes.piles_from, sizes.piles_to) for line in scene.lines]
    heights = [sizes.height(rows) for rows in placed]
    least = HEIGHT + 2 * _MARGIN if scene.big else 0
    canvas = Canvas(max(least, sum(heights) + 2 * _MARGIN - GAP), scene.look)
    top = (canvas.image.height - sum(heights)) // 2
    for line, rows, height in zip(scene.lines, placed, heights, strict=True):
        _paint_line(canvas, line, rows, top, height, sizes)
        top += height
    if scene.big is not None:
        _paint_big(canvas, scene.big)
    return canvas.png()


def _paint_big(canvas: Canvas, big: Big) -> None:
    middle, x = canvas.image.height / 2, _MARGIN + WIDTH / 2
    if big.card is None:
        moon(canvas, x, middle - 20, WIDTH - 20)
    else:
        canvas.lay(big.card, _MARGIN, middle - HEIGHT / 2 - 12)
    side_sign(canvas, big.sign, x, middle + HEIGHT / 2 - 24, 72)


def _paint_line(
    canvas: Canvas, line: DealLine, rows: PileRows, top: int, height: int, sizes: _Sizes
) -> None:
    right = PICTURE_WIDTH - _MARGIN
    canvas.draw.rounded_rectangle((sizes.left, top, right, top + height - GAP // 2), 12, fill=SHADE)
    middle = top + (height - GAP // 2) / 2
    for at, sign in enumerate(line.signs):
        side_sign(canvas, sign, sizes.left + 10 + _SIGN / 2 + at * (_SIGN + 6), middle, _SIGN)
    paint_piles(canvas, rows, top, sizes)
    colour = GOLD if line.crown else CHALK
    write(canvas, line.points, right - 14, middle, 38, colour, "rm")
    if line.crown == "moon":
        moon(canvas, right - 98, middle, 40)
    elif line.crown == "out":
        flag(canvas, right - 40, middle - 54, 46)
