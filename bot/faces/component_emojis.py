"""Emojis of buttons and menus: now and then Discord refuses some that are fine."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import discord

from bot.screens.screen import Screen, without_emojis

log = logging.getLogger(__name__)

T = TypeVar("T")

RESTING_SECONDS: Final = 60.0
"""How long buttons go without emojis once Discord has refused a screen twice."""

_INVALID_FORM: Final = 50035
_UNKNOWN_EMOJI: Final = 10014
_AT_EMOJI: Final = re.compile(r"\.emoji(?:\.\w+)?: ")
"""How discord.py names the place of a fault."""


class ComponentEmojis:
    """Sends screens with emojis beside their labels, and without them if Discord refuses these.

    Of a hundred messages with good emojis Discord refuses a few (50035), and takes them the second
    time. If it does not, an emoji may be gone: `doubted` is set, so that somebody looks.
    """

    def __init__(self) -> None:
        self.doubted = asyncio.Event()
        self._resting_until = 0.0

    async def sent(self, screen: Screen, send: Callable[[Screen], Awaitable[T]]) -> T:
        """Send a screen, if need be again and then without emojis on its components."""
        if asyncio.get_running_loop().time() < self._resting_until:
            return await send(without_emojis(screen))
        for _ in range(2):
            try:
                return await send(screen)
            except discord.HTTPException as refusal:
                # Looked at only now: nearly all screens are taken as they are.
                if not _refuses_emoji(refusal) or without_emojis(screen) == screen:
                    raise
        self._rest()
        return await send(without_emojis(screen))

    def trust(self) -> None:
        """Let buttons have emojis again at once."""
        self._resting_until = 0.0

    def _rest(self) -> None:
        log.warning("Discord refuses emojis on buttons; they go without for a while")
        self._resting_until = asyncio.get_running_loop().time() + RESTING_SECONDS
        self.doubted.set()


def _refuses_emoji(refusal: discord.HTTPException) -> bool:
    if refusal.code == _UNKNOWN_EMOJI:
        return True
    return refusal.code == _INVALID_FORM and _AT_EMOJI.search(refusal.text) is not None
