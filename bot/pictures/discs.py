"""Discs: the sign of a seat, told apart by its number, its shape and its colour alike."""

from functools import cache
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from bot.pictures.canvas import GOLD, INK, SEAT_COLOURS, Canvas, Colour
from engine.contract.seats import Seat

_FINE: Final = 4

# Corners, and by how much the first is turned from the top; no corners are a circle.
_SHAPES: Final = (
    (0, 0.0),
    (4, 0.5),
    (6, 0.0),
    (3, 0.0),
    (8, 0.5),
    (4, 0.0),
    (5, 0.0),
    (3, 0.5),
    (6, 0.5),
    (5, 0.5),
)


def seat_disc(canvas: Canvas, seat: Seat, x: float, y: float, size: int) -> None:
    """Draw the disc of a seat around a place."""
    shape = seat % len(_SHAPES)
    _stamp(canvas, _shape(*_SHAPES[shape], size), SEAT_COLOURS[shape], x, y)
    # A triangle is wide only below its middle, or above it.
    corners, turned = _SHAPES[shape]
    sunk = (0.1 if not turned else -0.1) * size if corners == 3 else 0
    write(canvas, str(seat + 1), x, y + sunk, round(size * (0.44 if corners == 3 else 0.56)), INK)


def coin(canvas: Canvas, said: str, x: float, y: float, size: int, colour: Colour = GOLD) -> None:
    """Draw a coin with a few letters around a place."""
    _stamp(canvas, _shape(0, 0.0, size), colour, x, y)
    write(canvas, said, x, y, round(size * (0.6 if len(said) < 2 else 0.5)), INK)


def arrow(canvas: Canvas, x: float, y: float, size: int, *, up: bool) -> None:
    """Draw a coin with an arrow around a place."""
    coin(canvas, "", x, y, size)
    _stamp(canvas, _shape(3, 0.0 if up else 0.5, round(size * 0.62)), INK, x, y)


def moon(canvas: Canvas, x: float, y: float, size: int) -> None:
    """Draw a crescent around a place."""
    _stamp(canvas, _crescent(size), GOLD, x, y)


def flag(canvas: Canvas, x: float, y: float, size: int) -> None:
    """Draw a flag around a place."""
    _stamp(canvas, _flag(size), GOLD, x, y)


def write(
    canvas: Canvas, said: str, x: float, y: float, size: int, colour: Colour, anchor: str = "mm"
) -> None:
    """Write digits and signs at a place; the letters come with Pillow, and lack a minus sign."""
    said = said.replace("\N{MINUS SIGN}", "-")
    bold = max(1, size // 24)
    canvas.draw.text(
        (x, y),
        said,
        fill=colour,
        font=_font(size),
        anchor=anchor,
        stroke_width=bold,
        stroke_fill=colour,
    )


@cache
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)


def _stamp(canvas: Canvas, shape: Image.Image, colour: Colour, x: float, y: float) -> None:
    canvas.image.paste(colour, (round(x - shape.width / 2), round(y - shape.height / 2)), shape)


@cache
def _shape(corners: int, turned: float, size: int) -> Image.Image:
    drawn = Image.new("L", (size * _FINE, size * _FINE))
    draw, middle = ImageDraw.Draw(drawn), size * _FINE / 2
    if not corners:
        draw.ellipse((0, 0, drawn.width - 1, drawn.height - 1), fill=255)
        return drawn.reduce(_FINE)
    reach = middle * (1.0 if corners > 4 else 1.12)
    angles = [2 * pi * (at + turned) / corners for at in range(corners)]
    points = [(middle + reach * sin(angle), middle - reach * cos(angle)) for angle in angles]
    sink = middle * 0.2 * (1 if not turned else -1) if corners == 3 else 0
    points = [(x, y + sink) for x, y in points]
    # A thick line rounds the corners.
    inner = [(middle + (x - middle) * 0.86, middle + (y - middle) * 0.86) for x, y in points]
    draw.polygon(inner, fill=255)
    draw.line([*inner, *inner[:2]], fill=255, width=round(reach * 0.2), joint="curve")
    return drawn.reduce(_FINE)


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
