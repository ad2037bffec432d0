"""Parts of the picture of a table, each painted once: from card to card few of them change."""

from collections.abc import Callable, Hashable
from functools import cache, lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.pictures.canvas import CLOTH, Canvas, Colour, number_of, palette_of, png
from bot.pictures.heights import PICTURE_WIDTH
from bot.pictures.scenes import CardLook

AROUND: Final = 24
"""How far a part may reach beyond its size: with a star, a shadow."""

_KEPT: Final = 256
"""Most have 10 to 30 KB."""


class _Part(NamedTuple):
    """A part in the colours of files, where it is more than cloth, and where that begins."""

    painted: Image.Image
    there: Image.Image
    left: int
    top: int


class Cloth:
    """A cloth on which parts are put, which is much less work than to paint them."""

    def __init__(self, height: int, look: CardLook) -> None:
        self.look: CardLook = look
        self._image = Image.new("P", (PICTURE_WIDTH, height), number_of(CLOTH, look))
        self._draw = ImageDraw.Draw(self._image)

    def put(
        self,
        paint: Callable[..., None],
        place: tuple[float, float],
        size: tuple[float, float],
        *told: Hashable,
    ) -> None:
        """Put a part of this size with its upper left corner at a place.

        `paint` paints it `AROUND` from the corner of a canvas, of what it is `told` alone.
        """
        part = _part(paint, (round(size[0]), round(size[1])), self.look, told)
        at = round(place[0]) + part.left, round(place[1]) + part.top
        self._image.paste(part.painted, at, part.there)

    def cover(self, painted: Image.Image, top: int) -> None:
        """Lay something as wide as the cloth over it."""
        self._image.paste(painted, (0, top))

    def frame(
        self, box: tuple[float, float, float, float], radius: int, colour: Colour, wide: int
    ) -> None:
        """Draw a frame, as thick as it is `wide`."""
        number = number_of(colour, self.look)
        self._draw.rounded_rectangle(box, radius, outline=number, width=wide)

    def png(self) -> bytes:
        return png(self._image, self.look)

    def image(self) -> Image.Image:
        """Return what lies here in its true colours."""
        self._image.putpalette(palette_of(self.look))
        return self._image.convert("RGB")


@lru_cache(_KEPT)
def _part(
    paint: Callable[..., None], size: tuple[int, int], look: CardLook, told: tuple[Hashable, ...]
) -> _Part:
    canvas = Canvas(size[1] + 2 * AROUND, look, size[0] + 2 * AROUND)
    paint(canvas, *told)
    painted = canvas.painted()
    there = Image.frombytes("L", painted.size, painted.tobytes().translate(_but_cloth(look)))
    box = there.getbbox() or (0, 0, 1, 1)
    return _Part(painted.crop(box), there.crop(box), box[0] - AROUND, box[1] - AROUND)


@cache
def _but_cloth(look: CardLook) -> bytes:
    cloth = number_of(CLOTH, look)
    return bytes(0 if number == cloth else 255 for number in range(256))
