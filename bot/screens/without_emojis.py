"""Screens whose buttons and menus carry no emoji of the application."""

from dataclasses import replace

from bot.screens.components import Container, Menu, Row
from bot.screens.screen import Screen, ScreenBlock


def without_emojis(screen: Screen) -> Screen:
    """Return the same screen without our own emojis on its buttons and menus; texts keep theirs."""
    return Screen(tuple(_bare(part) for part in screen.parts))


def _bare(part: ScreenBlock) -> ScreenBlock:
    match part:
        case Container():
            # What stands in a container is no container itself.
            return replace(part, parts=tuple(_bare(one) for one in part.parts))  # pyright: ignore[reportArgumentType]
        case Row():
            return Row(tuple(replace(key, emoji=_common(key.emoji)) for key in part.keys))
        case Menu():
            options = (replace(one, emoji=_common(one.emoji)) for one in part.options)
            return replace(part, options=tuple(options))
        case _:
            return part


def _common(emoji: str | None) -> str | None:
    """Keep an emoji that is a sign of Unicode, which Discord always takes."""
    return None if emoji is not None and emoji.startswith("<") else emoji
