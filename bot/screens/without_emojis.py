"""Screens whose buttons and menus have their labels alone."""

from dataclasses import replace

from bot.screens.components import Container, Menu, Row
from bot.screens.screen import Screen, ScreenBlock


def without_emojis(screen: Screen) -> Screen:
    """Return the same screen without the emojis of its buttons and menus; texts keep theirs."""
    return Screen(tuple(_bare(part) for part in screen.parts))


def _bare(part: ScreenBlock) -> ScreenBlock:
    match part:
        case Container():
            # What stands in a container is no container itself.
            return replace(part, parts=tuple(_bare(one) for one in part.parts))  # pyright: ignore[reportArgumentType]
        case Row():
            return Row(tuple(replace(key, emoji=None) for key in part.keys))
        case Menu():
            return replace(
                part, options=tuple(replace(option, emoji=None) for option in part.options)
            )
        case _:
            return part
