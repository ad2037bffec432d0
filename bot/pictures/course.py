"""The picture of a rating's course: one line, from game to game."""

from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.canvas import CHALK, CLOTH, GOLD, Canvas, blend, give_way
from bot.pictures.chart import Pixel, scale
from bot.pictures.heights import PICTURE_WIDTH
from bot.pictures.scenes import CourseScene
from bot.pictures.signs import width, write

_HEIGHT: Final = 380
_NUMBERS: Final = 36
"""The size of numbers: a phone shows the picture at less than half its size."""
_EDGE: Final = 16
_TOP: Final = 34
_BOTTOM: Final = 66
_RIGHT: Final = 34
_GAMES_NUMBERED: Final = 9
_STEPS: Final = 4
_LEAST_SPAN: Final = 20
"""Least distance between the ends of the axis: a rating that hardly moved looks level."""
_DOT: Final = 9
_FINE: Final = 2
_GRID: Final = blend(CLOTH, CHALK, 0.25)


def paint_course(scene: CourseScene) -> bytes:
    """Paint the number after each game, and a dot at the last."""
    canvas = Canvas(_HEIGHT, "two-colours")
    shown = scene.shown
    spare = max(0, _LEAST_SPAN - (max(shown) - min(shown))) // 2
    low, high, every = scale(min(shown) - spare, max(shown) + spare, _STEPS)
    values = range(low, high + 1, every)
    left = 2 * _EDGE + max(width(str(value), _NUMBERS) for value in values)

    def place(game: float, value: float) -> Pixel:
        x = left + (PICTURE_WIDTH - _RIGHT - left) * (game - 1) / max(1, len(shown) - 1)
        return x, _TOP + (_HEIGHT - _TOP - _BOTTOM) * (high - value) / (high - low)

    fine = Image.new("RGB", (PICTURE_WIDTH * _FINE, _HEIGHT * _FINE), CLOTH)
    draw = ImageDraw.Draw(fine)
    for value in values:
        y = place(1, value)[1]
        draw.line([_fine((left, y)), _fine((PICTURE_WIDTH - _RIGHT, y))], _GRID, _FINE)
    points = [_fine(place(game, value)) for game, value in enumerate(shown, 1)]
    draw.line(points, GOLD, 4 * _FINE, joint="curve")
    x, y = points[-1]
    dot = _DOT * _FINE
    draw.ellipse((x - dot, y - dot, x + dot, y + dot), GOLD)
    give_way()
    canvas.image.paste(fine.reduce(_FINE))
    give_way()
    for value in values:
        y = place(1, value)[1]
        write(canvas, str(value), left - _EDGE, y, _NUMBERS, CHALK, "rm")
    each = scale(0, len(shown), _GAMES_NUMBERED)[2]
    for game in range(each, len(shown) + 1, each):
        x = place(game, low)[0]
        write(canvas, str(game), x, _HEIGHT - _BOTTOM / 2, _NUMBERS, CHALK)
    return canvas.png()


def _fine(pixel: Pixel) -> Pixel:
    return pixel[0] * _FINE, pixel[1] * _FINE
