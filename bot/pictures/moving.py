"""Moving pictures: frames as one file, small enough to be sent."""

import io
from collections.abc import Sequence
from itertools import chain
from math import dist, inf, sqrt
from typing import Final

from PIL import Image

from bot.pictures.canvas import Colour

MOST_BYTES: Final = 300_000

FEWEST_COLOURS: Final = 16
_COLOURS: Final = (64, 32, FEWEST_COLOURS)
"""Numbers of colours, from the first on, until the file is small enough."""

_LOOKED_AT: Final = 5
"""Of so many frames the colours are taken."""


def moving(
    frames: Sequence[Image.Image], milliseconds: Sequence[int], most: int = MOST_BYTES
) -> bytes | None:
    """Write frames as a GIF, each shown for its time; None if that takes more than `most` bytes."""
    for colours in _COLOURS:
        content = written(frames, milliseconds, colours)
        if len(content) <= most:
            return content
    return None


def written(frames: Sequence[Image.Image], milliseconds: Sequence[int], colours: int) -> bytes:
    """Write frames as a GIF in so many colours, each shown for its time."""
    palette = _palette(frames, colours)
    # Without dithering a card that stays is the same in every frame, and costs nothing.
    drawn = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    file = io.BytesIO()
    drawn[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=drawn[1:],
        duration=list(milliseconds),
        loop=0,
        disposal=1,
        optimize=True,
    )
    return file.getvalue()


def _palette(frames: Sequence[Image.Image], colours: int) -> Image.Image:
    count = min(_LOOKED_AT, len(frames))
    some = [frames[at * (len(frames) - 1) // max(1, count - 1)] for at in range(count)]
    width, height = some[0].size
    sheet = Image.new("RGB", (width, height * count))
    for at, frame in enumerate(some):
        sheet.paste(frame, (0, at * height))
    # One colour less: what stays as it was is clear, which is a colour too.
    kept = _far_apart(sheet.quantize(256), colours - 1)
    palette = Image.new("P", (1, 1))
    palette.putpalette([*chain.from_iterable(kept)])
    return palette


def _far_apart(image: Image.Image, most: int) -> list[Colour]:
    """Choose colours of an image: those of many pixels, but of each kind one.

    So the red of a card and the sign of a seat are kept, which have few.
    """
    told = image.getpalette() or []
    counts = {
        (told[3 * at], told[3 * at + 1], told[3 * at + 2]): count
        for at, count in enumerate(image.histogram())
        if count
    }
    chosen: list[Colour] = []
    far = dict.fromkeys(counts, inf)
    while len(chosen) < min(most, len(counts)):
        one = max(counts, key=lambda colour: sqrt(counts[colour]) * far[colour])
        chosen.append(one)
        far = {colour: min(there, dist(one, colour)) for colour, there in far.items()}
    return chosen
