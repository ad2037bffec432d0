"""The pictures of faces as this package brings them."""

from collections.abc import Mapping
from importlib.resources import files

from bot.faces.names import SHOWN, file_of
from data.preferences import Look


def pictures_of(look: Look) -> Mapping[str, bytes]:
    """Read the pictures of a look, by what they show; it takes some milliseconds."""
    folder = files("bot.faces").joinpath(look)
    return {shown: folder.joinpath(file_of(shown)).read_bytes() for shown in SHOWN}
