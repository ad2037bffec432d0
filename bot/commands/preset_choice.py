"""The option `preset`: what is suggested while somebody types, and what is meant."""

from typing import Final

from discord.app_commands import Choice

from bot.answers import Interaction
from bot.guests import words_for
from bot.names import safe_name
from bot.room.card_room import RoomRefusal
from bot.words import Words
from engine.games.catalogue import FAMILIES

SUGGESTIONS: Final = 25
"""As many as Discord shows at once."""

LONGEST_CHOICE: Final = 100


async def suggest_preset(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest the presets of Hearts whose title or key holds what is typed so far."""
    words = words_for(interaction)
    typed = current.casefold().strip()
    fitting = [
        (key, title)
        for key, title in titles(words).items()
        if typed in title.casefold() or typed in key
    ]
    return [Choice(name=title[:LONGEST_CHOICE], value=key) for key, title in fitting[:SUGGESTIONS]]


def titles(words: Words) -> dict[str, str]:
    """Return the titles of the presets of Hearts by their keys."""
    return {key: words(f"variant-{key}") for key in FAMILIES["hearts"].presets}


def preset_meant(text: str, words: Words) -> str:
    """Return the key of the preset that `text` names by key or title; raise `RoomRefusal`."""
    wanted = text.casefold().strip()
    for key, title in titles(words).items():
        if wanted in (key, title.casefold()):
            return key
    raise RoomRefusal("refusal-preset-unknown", name=safe_name(text[:LONGEST_CHOICE]))
