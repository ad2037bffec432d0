"""Cards as they are pasted into pictures: sprites cut from the sheets in `bot/pictures/sprites`."""

from functools import cache
from math import ceil
from pathlib import Path
from typing import Final, Literal

from PIL import Image, ImageDraw, ImageFilter

from bot.pictures.heights import HEIGHT, WIDTH, height_of
from bot.pictures.scenes import CardLook
from engine.cards import JOKER, JOKER_TEXT, LOW_JOKER, RANKS, Card

FOLDER: Final = Path(__file__).parent / "sprites"
BACK: Final = "back"

CELLS: Final = {
    **{rank + suit: (RANKS.index(rank), row) for row, suit in enumerate("CDSH") for rank in RANKS},
    JOKER_TEXT: (0, 4),
    BACK: (1, 4),
}
"""The column and the row of each card in a sheet."""

_RADIUS: Final = 11
_EMBLEM: Final = (50, 80, 120, 158)
ACE: Final = 14
_FINE: Final = 4


@cache
def sheet(look: CardLook) -> Image.Image:
    """Return all cards in a look; its palette is that of every picture in that look."""
    return Image.open(FOLDER / f"{look}.png")


def cut(face: Card | Literal["back"], look: CardLook) -> Image.Image:
    """Return a card as it is in its sheet; both jokers are one there."""
    is_joker = isinstance(face, Card) and face.suit == JOKER.suit
    column, row = CELLS[JOKER_TEXT if is_joker else str(face)]
    return sheet(look).crop(
        (column * WIDTH, row * HEIGHT, (column + 1) * WIDTH, (row + 1) * HEIGHT)
    )


@cache
def sprite(face: Card | Literal["back"], look: CardLook, width: int = WIDTH) -> Image.Image:
    """Return a card in one of the few widths in which pictures show it."""
    # Of two jokers that differ one is in black and white, as in a pack.
    drawn = cut(face, look).convert("L" if face == LOW_JOKER else "RGB").convert("RGB")
    if width != WIDTH:
        # Each card is made smaller once, and somebody waits for it: sharper takes twice as long.
        drawn.thumbnail((width, height_of(width)), Image.Resampling.HAMMING)
    return drawn


@cache
def emblem(suit: str, look: CardLook, width: int) -> Image.Image:
    """Return the sign of a suit as it stands in the middle of a card."""
    drawn = sprite(Card(suit, ACE), look).crop(_EMBLEM)
    drawn.thumbnail((width, drawn.height), Image.Resampling.LANCZOS)
    return drawn


@cache
def outline(width: int = WIDTH) -> Image.Image:
    """Return where a card of this width is: its corners are round."""
    size = (width, height_of(width))
    drawn = Image.new("L", (size[0] * _FINE, size[1] * _FINE))
    radius = _RADIUS * _FINE * width / WIDTH
    box = (0, 0, drawn.width - 1, drawn.height - 1)
    ImageDraw.Draw(drawn).rounded_rectangle(box, radius, fill=255)
    return drawn.reduce(_FINE)


def round_from(width: int) -> int:
    """Return how far from its upper and lower edge a card of this width has its corners."""
    return ceil(_RADIUS * width / WIDTH) + 1


@cache
def shadow(width: int = WIDTH) -> Image.Image:
    """Return how dark it is along the left edge of a card of this width: half without, half under.

    Without it the cards of a hand look like one sheet of paper.
    """
    depth = max(3, width // 28)
    drawn = Image.new("L", (width, height_of(width) + 2 * depth))
    drawn.paste(120, (depth, depth), outline(width))
    return drawn.filter(ImageFilter.BoxBlur(depth / 2)).crop((0, 0, 4 * depth, drawn.height))
