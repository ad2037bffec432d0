"""Moving pictures: frames as one file, small enough to be sent."""

import io
from collections.abc import Sequence
from typing import Final

from PIL import Image

MOST_BYTES: Final = 300_000

_COLOURS: Final = (64, 32, 16)
"""Numbers of colours, from the first on, until the file is small enough."""

_LOOKED_AT: Final = 5
"""Of so many frames the colours are taken."""


def moving(
    frames: Sequence[Image.Image], milliseconds: Sequence[int], most: int = MOST_BYTES
) -> bytes | None:
    """Write frames as a GIF, each shown for its time; None if that takes more than `most` bytes."""
    for colours in _COLOURS:
        written = _written(frames, milliseconds, colours)
        if len(written) <= most:
            return written
    return None


def _written(frames: Sequence[Image.Image], milliseconds: Sequence[int], colours: int) -> bytes:
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
    return sheet.quantize(colours - 1)
