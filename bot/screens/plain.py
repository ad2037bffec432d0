"""Plain answers: a line or two, and a file if there is one."""

from typing import Any

from discord import ui

from bot.screens.components import Layout, layout


def plain_screen(text: str, *, file: str | None = None) -> Layout:
    """Draw `text`, and below them the attached file of that name."""
    parts: list[ui.Item[Any]] = [ui.TextDisplay(text)]
    if file is not None:
        parts.append(ui.File(f"attachment://{file}"))
    return layout(*parts)
