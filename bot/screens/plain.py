"""Plain answers: a line or two, and a file if there is one."""

from bot.screens.components import Attachment, File, Text
from bot.screens.screen import Screen, layout


def plain_screen(said: str, *, file: Attachment | None = None) -> Screen:
    """Draw what is said, and below it a file."""
    return layout(Text(said)) if file is None else layout(Text(said), File(file))
