"""The canvas: a cloth on which cards are laid, and the file that becomes of it.

A picture has few colours, so it is written with a palette: that keeps edges sharp, where another
format would blur a red index, and it is small and quickly written.
"""

import struct
import time
import zlib
from functools import cache
from itertools import chain
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageDraw

from bot.pictures.cards import outline, round_from, shadow, sheet, sprite
from bot.pictures.heights import PICTURE_WIDTH, WIDTH, height_of
from bot.pictures.scenes import CardLook
from engine.cards import Card

try:
    from isal.isal_zlib import compress  # pyright: ignore[reportUnknownVariableType]  # of content
except ImportError:
    # There is none for some processors. This one takes longer, and what it writes shows the same.
    from zlib import compress

Colour: TypeAlias = tuple[int, int, int]


CLOTH: Final[Colour] = (38, 84, 74)
SHADE: Final[Colour] = (30, 67, 59)
CHALK: Final[Colour] = (244, 240, 228)
PAPER: Final[Colour] = (255, 255, 255)
INK: Final[Colour] = (22, 24, 29)
GOLD: Final[Colour] = (244, 196, 72)

SIGN_COLOURS: Final[tuple[Colour, ...]] = (
    (85, 172, 238),
    (255, 160, 40),
    (240, 84, 98),
    (186, 150, 230),
    (255, 196, 60),
    (130, 200, 90),
    (120, 205, 255),
    (255, 130, 140),
    (205, 130, 100),
    (255, 222, 120),
    # Partners of the first three sides, in the colours of those.
    *((85, 172, 238),) * 2,
    *((255, 160, 40),) * 2,
    *((240, 84, 98),) * 2,
)
"""The colours of the emojis in `bot/screens/sides.py`, a little brighter on the cloth."""

_SIDE_COLOURS: Final = tuple(dict.fromkeys(SIGN_COLOURS))

_GIVE_WAY_SECONDS: Final = 0.001
_gave_way_at = 0.0

_RADIUS: Final = 20
_FINE: Final = 4
_STEPS: Final = 8
_BY_PALETTE: Final = 3
_CLEAR_FROM: Final = 256 - _STEPS
"""The last colours of a palette are the cloth again, from clear to nearly whole."""


class Canvas:
    """A cloth, of the usual width, on which a picture or a part of one is laid out."""

    def __init__(self, height: int, look: CardLook, width: int = PICTURE_WIDTH) -> None:
        self.look: CardLook = look
        self.image = Image.new("RGB", (width, height), CLOTH)
        self.draw = ImageDraw.Draw(self.image)

    def lay(
        self,
        face: Card | Literal["back"],
        x: float,
        y: float,
        width: int = WIDTH,
        *,
        seen: int | None = None,
    ) -> None:
        """Lay a card with its upper left corner at a place.

        What is not `seen` of its height is tucked away.
        """
        give_way()
        left, top, edge = round(x), round(y), shadow(width)
        depth = edge.width // 4
        whole, high = height_of(width), height_of(width) if seen is None else seen
        card, shape = sprite(face, self.look, width), outline(width)
        self.image.paste(
            INK, (left - depth, top - depth), edge.crop((0, 0, edge.width, high + depth))
        )
        # Between its corners a card hides all that is below it, which is quickly done.
        first, last = round_from(width), min(high, whole - round_from(width))
        for begin, end in ((0, first), (last, high)):
            if begin < end:
                box = (0, begin, width, end)
                self.image.paste(card.crop(box), (left, top + begin), shape.crop(box))
        self.image.paste(card.crop((0, first, width, last)), (left, top + first))

    def painted(self) -> Image.Image:
        """Return what lies here, in the colours of files."""
        give_way()
        return in_colours_of_files(self.image, self.look)

    def png(self) -> bytes:
        return png(self.painted(), self.look)


def png(painted: Image.Image, look: CardLook) -> bytes:
    """Return the file of a picture, which Pillow would take four times as long to write."""
    for corner, place, outside in _corners(*painted.size):
        painted.paste(corner, place, outside)
    give_way()
    width, height = painted.size
    # Each row begins with a 0: it is told as it is. Here each ends with that of the next.
    rows = b"\0" + painted.tobytes("raw", "P", width + 1, 1)[:-1]
    size = struct.pack(">2I5B", width, height, 8, _BY_PALETTE, 0, 0, 0)
    packed = compress(rows, 1)
    chunks = _chunk(b"IHDR", size), _colours(look), _chunk(b"IDAT", packed)
    return b"".join((b"\x89PNG\r\n\x1a\n", *chunks, _chunk(b"IEND", b"")))


@cache
def number_of(colour: Colour, look: CardLook) -> int:
    """Return the number that a colour has in files."""
    return in_colours_of_files(Image.new("RGB", (1, 1), colour), look).tobytes()[0]


def in_colours_of_files(image: Image.Image, look: CardLook) -> Image.Image:
    return image.quantize(palette=_palette(look), dither=Image.Dither.NONE)


def _chunk(kind: bytes, content: bytes) -> bytes:
    """Return a part of a file of the kind PNG, with its length and its checksum."""
    told = kind + content
    return struct.pack(">I", len(content)) + told + struct.pack(">I", zlib.crc32(told))


@cache
def palette_of(look: CardLook) -> bytes:
    """Return the colours of files, by their numbers."""
    return bytes(_palette(look).getpalette() or ())


@cache
def _colours(look: CardLook) -> bytes:
    """Return the palette of a file, and how clear its colours are."""
    clear = bytes(round(255 * step / _STEPS) for step in range(_STEPS))
    told = palette_of(look)
    return _chunk(b"PLTE", told) + _chunk(b"tRNS", bytes((255,) * _CLEAR_FROM) + clear)


def give_way() -> None:
    """Let the event loop go first, if it waits for the interpreter; else it waits for 5 ms.

    To ask costs something, so it is done once a millisecond.
    """
    global _gave_way_at  # noqa: PLW0603  one thread paints
    now = time.monotonic()
    if now - _gave_way_at > _GIVE_WAY_SECONDS:
        time.sleep(0)
        _gave_way_at = time.monotonic()


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """Mix two colours, with this share of the other."""
    first, second, third = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return first, second, third


@cache
def _palette(look: CardLook) -> Image.Image:
    """Return the colours of cards in a look, of cloth, chalk and seats, and what lies between."""
    cards = sheet(look).getpalette() or []
    edges = [(CHALK, 8), (INK, 6), (GOLD, 5), (PAPER, 6), (SHADE, 2)]
    edges += [(colour, 5) for colour in _SIDE_COLOURS]
    own = [
        CLOTH,
        *(blend(CLOTH, to, at / steps) for to, steps in edges for at in range(1, steps + 1)),
    ]
    own += [blend(PAPER, INK, at / 20) for at in range(1, 9)]
    own += [blend(INK, colour, at / 3) for colour in (CHALK, GOLD) for at in range(1, 3)]
    own += [blend(SHADE, colour, at / 4) for colour in _SIDE_COLOURS for at in range(1, 4)]
    colours = [*cards, *chain.from_iterable(own)]
    room = 3 * _CLEAR_FROM
    assert len(colours) <= room
    palette = Image.new("P", (1, 1))
    palette.putpalette([*colours, *CLOTH * ((room - len(colours)) // 3), *CLOTH * _STEPS])
    return palette


@cache
def _corners(
    width: int, height: int
) -> tuple[tuple[Image.Image, tuple[int, int], Image.Image], ...]:
    """Return what makes the corners of a picture round: colours, their place, and where they go."""
    disc = Image.new("L", (2 * _RADIUS * _FINE, 2 * _RADIUS * _FINE))
    ImageDraw.Draw(disc).ellipse((0, 0, disc.width - 1, disc.height - 1), fill=255)
    step_of = bytes((seen * _STEPS + 127) // 255 for seen in range(256))
    smooth = disc.reduce(_FINE)
    steps = Image.frombytes("L", smooth.size, smooth.tobytes().translate(step_of))
    colour_of = bytes(min(255, _CLEAR_FROM + step) for step in range(256))
    outside_of = bytes(255 if step < _STEPS else 0 for step in range(256))
    found: list[tuple[Image.Image, tuple[int, int], Image.Image]] = []
    for x, left in ((0, 0), (width - _RADIUS, _RADIUS)):
        for y, top in ((0, 0), (height - _RADIUS, _RADIUS)):
            part = steps.crop((left, top, left + _RADIUS, top + _RADIUS))
            colours = Image.frombytes("P", part.size, part.tobytes().translate(colour_of))
            outside = Image.frombytes("L", part.size, part.tobytes().translate(outside_of))
            found.append((colours, (x, y), outside))
    return tuple(found)
