"""Signs: those of sides, told apart by shape and colour, and those of what happened in a deal."""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import ceil, cos, pi, sin
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from bot.pictures.canvas import GOLD, INK, SIGN_COLOURS, Canvas, Colour

Shape: TypeAlias = Literal["circle", "square", "triangle", "diamond", "star", "wedge", "heart"]

SHAPES: Final[tuple[Shape, ...]] = (
    "circle",
    "diamond",
    "triangle",
    "square",
    "star",
    "square",
    "diamond",
    "wedge",
    "circle",
    "square",
    # Partners of the first three sides.
    "heart",
    "square",
    "square",
    "heart",
    "square",
    "heart",
)
"""The shapes of the emojis in `bot/screens/sides.py`, in their order."""

_FINE: Final = 4


def side_sign(canvas: Canvas, sign: int, x: float, y: float, size: int) -> None:
    """Draw the sign of a side around a place."""
    at = sign % len(SHAPES)
    _stamp(canvas, sign_shape(SHAPES[at], size), SIGN_COLOURS[at], x, y)


def coin(
    canvas: Canvas,
    said: str,
    x: float,
    y: float,
    size: int,
    colour: Colour = GOLD,
    on_it: Colour = INK,
) -> None:
    """Draw a coin with a few letters around a place, as large as it has room for."""
    _stamp(canvas, sign_shape("circle", size), colour, x, y)
    letters = round(size * (0.6 if len(said) < 2 else 0.5))
    while width(said, letters) > size - 4:
        letters -= 1
    write(canvas, said, x, y, letters, on_it)


def arrow(canvas: Canvas, x: float, y: float, size: int, *, up: bool) -> None:
    """Draw a coin with an arrow around a place."""
    coin(canvas, "", x, y, size)
    _stamp(canvas, sign_shape("triangle" if up else "wedge", round(size * 0.62)), INK, x, y)


def moon(canvas: Canvas, x: float, y: float, size: int) -> None:
    """Draw a crescent around a place."""
    _stamp(canvas, _crescent(size), GOLD, x, y)


def flag(canvas: Canvas, x: float, y: float, size: int) -> None:
    """Draw a flag around a place."""
    _stamp(canvas, _flag(size), GOLD, x, y)


def star(canvas: Canvas, x: float, y: float, size: int) -> None:
    """Draw a star on a dark coin around a place."""
    _stamp(canvas, sign_shape("circle", size), INK, x, y)
    _stamp(canvas, sign_shape("star", size - 8), GOLD, x, y)


def write(
    canvas: Canvas, said: str, x: float, y: float, size: int, colour: Colour, anchor: str = "mm"
) -> None:
    """Write digits and signs at a place; the letters come with Pillow, and lack a minus sign."""
    drawn, left, top = _written(said.replace("\N{MINUS SIGN}", "-"), size, anchor)
    # What is written is moved by whole pixels, so that it is drawn once.
    canvas.image.paste(colour, (round(x) + left, round(y) + top), drawn)


@lru_cache(256)
def _written(said: str, size: int, anchor: str) -> tuple[Image.Image, int, int]:
    """Return where the letters are, and where that begins beside the place of the anchor."""
    bold, font = max(1, size // 24), _font(size)
    measuring = ImageDraw.Draw(Image.new("L", (1, 1)))
    left, top, right, bottom = (
        round(edge)
        for edge in measuring.textbbox((0, 0), said, font=font, anchor=anchor, stroke_width=bold)
    )
    drawn = Image.new("L", (max(1, right - left + 2), max(1, bottom - top + 2)))
    ImageDraw.Draw(drawn).text(
        (1 - left, 1 - top), said, fill=255, font=font, anchor=anchor, stroke_width=bold
    )
    return drawn, left - 1, top - 1


def fitted(name: str, size: int, room: float) -> str:
    """Return as many letters of a name as are no wider than `room`."""
    while name and width(name, size) > room:
        name = name[:-1].rstrip()
    return name


def width(said: str, size: int) -> int:
    """Return how wide `write` writes digits and signs."""
    return ceil(_font(size).getlength(said)) + 2 * max(1, size // 24)


@cache
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)


def _stamp(canvas: Canvas, shape: Image.Image, colour: Colour, x: float, y: float) -> None:
    canvas.image.paste(colour, (round(x - shape.width / 2), round(y - shape.height / 2)), shape)


_POINT: Final = ((0.08, 0.47), (0.5, 0.3), (0.92, 0.47), (0.5, 0.98))
"""The lower half of a heart, below its two rounds."""


@cache
def sign_shape(shape: Shape, size: int) -> Image.Image:
    """Return where a sign of this shape and size is."""
    drawn = Image.new("L", (size * _FINE, size * _FINE))
    draw, wide = ImageDraw.Draw(drawn), size * _FINE
    if shape == "circle":
        draw.ellipse((0, 0, wide - 1, wide - 1), fill=255)
    elif shape == "heart":
        for left in (0.02, 0.44):
            draw.ellipse([wide * at for at in (left, 0.06, left + 0.54, 0.6)], fill=255)
        draw.polygon([(wide * x, wide * y) for x, y in _POINT], fill=255)
    else:
        corners = [(wide * (0.5 + x / 2), wide * (0.5 + y / 2)) for x, y in _corners(shape)]
        draw.polygon(corners, fill=255)
        # A thick line rounds the corners.
        draw.line([*corners, *corners[:2]], fill=255, width=round(wide * 0.1), joint="curve")
    return drawn.reduce(_FINE)


def _corners(shape: Shape) -> Sequence[tuple[float, float]]:
    """Return the corners of a shape, in a square from -1 to 1."""
    match shape:
        case "triangle":
            return (0, -0.82), (0.88, 0.72), (-0.88, 0.72)
        case "wedge":
            return (0, 0.82), (0.88, -0.72), (-0.88, -0.72)
        case "diamond":
            return (0, -0.9), (0.9, 0), (0, 0.9), (-0.9, 0)
        case "star":
            reach = [(0.92 if at % 2 == 0 else 0.42, pi * at / 5) for at in range(10)]
            return [(far * sin(angle), 0.06 - far * cos(angle)) for far, angle in reach]
        case _:
            return (-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)


@cache
def _crescent(size: int) -> Image.Image:
    drawn = Image.new("L", (size * _FINE, size * _FINE))
    draw, wide = ImageDraw.Draw(drawn), drawn.width
    draw.ellipse((0, 0, wide - 1, wide - 1), fill=255)
    draw.ellipse((wide * 0.3, -wide * 0.12, wide * 1.2, wide * 0.78), fill=0)
    return drawn.reduce(_FINE)


@cache
def _flag(size: int) -> Image.Image:
    wide = size * _FINE
    drawn = Image.new("L", (wide, wide))
    draw = ImageDraw.Draw(drawn)
    draw.rectangle((wide * 0.2, 0, wide * 0.28, wide - 1), fill=255)
    draw.polygon(
        [(wide * 0.28, wide * 0.04), (wide * 0.9, wide * 0.28), (wide * 0.28, wide * 0.52)],
        fill=255,
    )
    return drawn.reduce(_FINE)
