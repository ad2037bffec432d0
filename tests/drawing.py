"""Screens as Discord is sent them."""

from typing import Any

from bot.rendering import rendered
from bot.screens.screen import Screen


def as_sent(screen: Screen) -> list[dict[str, Any]]:
    """The components that a message with this screen has."""
    return rendered(screen).to_components()
