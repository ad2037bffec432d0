"""Pictures of a deal: what it brought everybody, and every hand at a moment of it."""

from typing import Final

from bot.pictures.canvas import CHALK, GOLD, SHADE, Canvas
from bot.pictures.heights import HEIGHT, PICTURE_WIDTH, WIDTH
from bot.pictures.layouts import (
    GAP,
    HAND_SIGN,
    MARGIN,
    SIGN,
    LaidHand,
    LaidLine,
    PileSizes,
    PositionLayout,
    deal_layout,
    position_layout,
)
from bot.pictures.piles import paint_piles
from bot.pictures.scenes import Big, DealScene, PositionScene
from bot.pictures.signs import flag, moon, side_sign, write

_FRAME: Final = 4


def paint_deal(scene: DealScene) -> bytes:
    """Paint a deal: what mattered most on the left, a line for each side beside it."""
    layout = deal_layout(scene)
    canvas = Canvas(layout.height, scene.look)
    for laid in layout.lines:
        _paint_line(canvas, laid, layout.sizes)
    if scene.big is not None and layout.has_big:
        _paint_big(canvas, scene.big)
    return canvas.png()


def _paint_big(canvas: Canvas, big: Big) -> None:
    middle, x = canvas.image.height / 2, MARGIN + WIDTH / 2
    if big.card is None:
        moon(canvas, x, middle - 20, WIDTH - 20)
    else:
        canvas.lay(big.card, MARGIN, middle - HEIGHT / 2 - 12)
    side_sign(canvas, big.sign, x, middle + HEIGHT / 2 - 24, 72)


def _paint_line(canvas: Canvas, laid: LaidLine, sizes: PileSizes) -> None:
    line, top, right = laid.line, laid.top, laid.right
    box = (laid.left, top, right, top + laid.height - GAP // 2)
    canvas.draw.rounded_rectangle(box, 12, fill=SHADE)
    middle = top + (laid.height - GAP // 2) / 2
    for at, sign in enumerate(line.signs):
        side_sign(canvas, sign, laid.left + 10 + SIGN / 2 + at * (SIGN + 6), middle, SIGN)
    paint_piles(canvas, laid.rows, top, sizes)
    colour = GOLD if line.crown else CHALK
    write(canvas, line.points, right - 14, middle, 38, colour, "rm")
    if line.crown == "moon":
        moon(canvas, right - 98, middle, 40)
    elif line.crown == "out":
        flag(canvas, right - 40, middle - 54, 46)


def paint_position(scene: PositionScene) -> bytes:
    """Paint a line for each hand, with the card beside it that lies on the table."""
    layout = position_layout(scene)
    canvas = Canvas(layout.height, scene.look)
    for laid in layout.lines:
        _paint_hand(canvas, laid, layout)
    return canvas.png()


def _paint_hand(canvas: Canvas, laid: LaidHand, layout: PositionLayout) -> None:
    line, sizes, top, height = laid.line, layout.sizes, laid.top, laid.height - GAP // 2
    box = (MARGIN, top, PICTURE_WIDTH - MARGIN, top + height)
    outline = GOLD if line.acted else None
    if not line.laid:
        canvas.draw.rounded_rectangle(box, 12, fill=SHADE, outline=outline, width=_FRAME)
    middle = top + height / 2
    for at, sign in enumerate(line.signs):
        x = MARGIN + 10 + HAND_SIGN / 2 + at * (HAND_SIGN + 6)
        side_sign(canvas, sign, x, middle, HAND_SIGN)
    paint_piles(canvas, laid.rows, top, sizes)
    if line.played is not None:
        y = round(middle - sizes.seen / 2)
        canvas.lay(line.played, layout.table, y, sizes.card, seen=sizes.seen)
