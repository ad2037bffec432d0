"""Screens as Discord is sent them."""

from functools import lru_cache
from typing import Any, Final

from discord import ui

from bot.discord.rendering import rendered
from bot.screens.screen import Screen
from loopback_discord.payloads import copied

REMEMBERED: Final = 64
"""Screens that are remembered: a test asks several things of the same few."""


@lru_cache(REMEMBERED)
def laid_out(screen: Screen) -> ui.LayoutView:
    """The layout of a message with this screen."""
    return rendered(screen)


def as_sent(screen: Screen) -> list[dict[str, Any]]:
    """The components that a message with this screen has, anew for whoever changes them."""
    return copied(laid_out(screen).to_components())
