"""The picture of a hand."""

import io

from PIL import Image

from bot.pictures.scenes import HandScene


def paint_hand(scene: HandScene) -> bytes:
    """Paint cards side by side."""
    picture = Image.new("P", (60 * len(scene.cards) + 10, 168))
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()
