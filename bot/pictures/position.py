"""The picture of a moment in a game that is over: every hand, and the cards on the table."""

from typing import Final

from bot.pictures.canvas import GOLD, SHADE, Canvas
from bot.pictures.heights import PICTURE_WIDTH
from bot.pictures.layouts import GAP, PileRows, PileSizes, flowed
from bot.pictures.piles import paint_piles
from bot.pictures.scenes import PositionLine, PositionScene
from bot.pictures.signs import side_sign

_MARGIN: Final = 16
_SIGN: Final = 46
_FRAME: Final = 4


class _Sizes(PileSizes):
    """How large cards are, so that a table of ten is no longer than a phone."""

    def __init__(self, scene: PositionScene) -> None:
        crowded = len(scene.lines)
        super().__init__(88 if crowded <= 5 else 76 if crowded <= 7 else 66, 0.33)
        signs = max(len(line.signs) for line in scene.lines)
        self.piles_from = _MARGIN + 10 + signs * (_SIGN + 6) + GAP
        self.table = PICTURE_WIDTH - _MARGIN - GAP - self.card
        """The place of the cards on the table, so that they stay there from step to step."""

    def piles_to(self, line: PositionLine) -> int:
        """Return where the piles of a line end at the latest."""
        return PICTURE_WIDTH - _MARGIN - GAP if line.laid else self.table - 2 * GAP


def paint_position(scene: PositionScene) -> bytes:
    """Paint a line for each hand, with the card beside it that lies on the table."""
    sizes = _Sizes(scene)
    placed = [
        flowed(line.piles, sizes, sizes.piles_from, sizes.piles_to(line)) for line in scene.lines
    ]
    heights = [sizes.height(rows) for rows in placed]
    canvas = Canvas(sum(heights) + 2 * _MARGIN - GAP // 2, scene.look)
    top = _MARGIN
    for line, rows, height in zip(scene.lines, placed, heights, strict=True):
        _paint_line(canvas, line, rows, top, height - GAP // 2, sizes)
        top += height
    return canvas.png()


def _paint_line(
    canvas: Canvas, line: PositionLine, rows: PileRows, top: int, height: int, sizes: _Sizes
) -> None:
    box = (_MARGIN, top, PICTURE_WIDTH - _MARGIN, top + height)
    outline = GOLD if line.acted else None
    if not line.laid:
        canvas.draw.rounded_rectangle(box, 12, fill=SHADE, outline=outline, width=_FRAME)
    middle = top + height / 2
    for at, sign in enumerate(line.signs):
        side_sign(canvas, sign, _MARGIN + 10 + _SIGN / 2 + at * (_SIGN + 6), middle, _SIGN)
    paint_piles(canvas, rows, top, sizes)
    if line.played is not None:
        y = round(middle - sizes.seen / 2)
        canvas.lay(line.played, sizes.table, y, sizes.card, seen=sizes.seen)
