"""The picture of a hand: cards that overlap, in rows that a phone can show."""

from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from math import ceil
from typing import Final

from PIL import Image

from bot.pictures.canvas import CLOTH, INK, in_colours_of_files, number_of, palette_of, png
from bot.pictures.cards import cut, outline, round_from, shadow, sprite
from bot.pictures.heights import (
    CARDS_A_ROW,
    HAND_MARGIN,
    PICTURE_WIDTH,
    ROW_STEP,
    WIDTH,
    hand_height,
    rows_of,
    tucked,
    tucked_height,
)
from bot.pictures.scenes import CardLook, HandScene
from engine.cards import LOW_JOKER, Card

_WIDEST_STEP: Final = 126
_LOWER: Final = 30
"""How much lower cards lie that may not be played now: their ranks are still seen."""
_KEPT: Final = 64
"""Hands above which a table changes, while they do not; each has some 90 KB."""
ABOVE: Final = 8
"""The height above a hand that may be dark."""


def paint_hand(scene: HandScene) -> bytes:
    """Paint the cards, of more than a row each row above the last."""
    rows = rows_of(scene.cards, CARDS_A_ROW)
    return png(
        _fan(scene.cards, scene.look, (rows, WIDTH), HAND_MARGIN, hand_height(scene.cards)),
        scene.look,
    )


@lru_cache(_KEPT)
def tucked_hand(cards: tuple[Card, ...], raised: tuple[Card, ...], look: CardLook) -> Image.Image:
    """Return a hand below `ABOVE` of cloth, cut where nobody needs to see more of it.

    Where some are `raised` the others lie lower.
    """
    low = frozenset(cards).difference(raised) if raised else frozenset[Card]()
    return _fan(cards, look, tucked(cards), ABOVE, ABOVE + tucked_height(cards), low)


def _fan(
    cards: tuple[Card, ...],
    look: CardLook,
    laid: tuple[int, int],
    top: int,
    high: int,
    low: Collection[Card] = (),
) -> Image.Image:
    """Lay cards side by side in so many rows, each so wide."""
    rows, width = laid
    fan = Image.new("P", (PICTURE_WIDTH, high), number_of(CLOTH, look))
    in_rows = _places(len(cards), rows, width, top)
    places = [
        (x, y + (face in low) * _LOWER * width // WIDTH)
        for face, (x, y) in zip(cards, in_rows, strict=True)
    ]
    fan.putpalette(palette_of(look))
    for face, (x, y) in zip(cards, places, strict=True):
        for piece, down, inside in _pieces(face, look, width):
            if y + down < high:
                fan.paste(piece, (x, y + down), inside)
    shaded, (edge, left, above) = fan.convert("RGB"), _edge(width)
    for (x, y), (_, row) in zip(places, in_rows, strict=True):
        # A card below hides all but a step of it.
        seen = edge if row == in_rows[-1][1] else edge.crop((0, 0, edge.width, _step(width)))
        shaded.paste(INK, (x + left, y + above), seen)
    return in_colours_of_files(shaded, look)


def _places(count: int, rows: int, width: int, top: int) -> list[tuple[int, int]]:
    """Return the upper left corners, of equally many cards in each row but the last."""
    in_row = max(1, ceil(count / rows))
    room = PICTURE_WIDTH - 2 * HAND_MARGIN - width
    step = min(_WIDEST_STEP, room / max(1, in_row - 1))
    left = (PICTURE_WIDTH - width - step * (in_row - 1)) / 2
    rows_and_places = (divmod(at, in_row) for at in range(count))
    return [
        (round(left + place * step), top + row * _step(width)) for row, place in rows_and_places
    ]


def _step(width: int) -> int:
    return ROW_STEP * width // WIDTH


@cache
def _edge(width: int) -> tuple[Image.Image, int, int]:
    """Return how dark it is along the left edge of a card, and where that begins beside it."""
    dark = shadow(width).copy()
    depth = dark.width // 4
    dark.paste(0, (depth, depth), outline(width))
    left, top, right, bottom = dark.getbbox() or (0, 0, 1, 1)
    return dark.crop((left, top, right, bottom)), left - depth, top - depth


@cache
def _pieces(
    face: Card, look: CardLook, width: int
) -> Sequence[tuple[Image.Image, int, Image.Image | None]]:
    """Return a card in the colours of files: from its top to its end, how far down each begins.

    Its corners are round. Between them it hides all that is below it, which is quickly done.
    """
    if width == WIDTH and face != LOW_JOKER:
        # The first colours of files are those of the sheets.
        card = cut(face, look)
    else:
        card = in_colours_of_files(sprite(face, look, width), look)
    shape = outline(width).convert("1", dither=Image.Dither.NONE)
    first, last = round_from(width), card.height - round_from(width)
    boxes = [
        (0, begin, width, end) for begin, end in ((0, first), (first, last), (last, card.height))
    ]
    upper, middle, lower = (card.crop(box) for box in boxes)
    return (
        (upper, 0, shape.crop(boxes[0])),
        (middle, first, None),
        (lower, last, shape.crop(boxes[2])),
    )
