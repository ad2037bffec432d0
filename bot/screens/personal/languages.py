"""Languages: those that may be chosen, each by the name that it calls itself."""

from typing import Final

from bot.text.phrasebook import phrasebook_of
from data.preferences import PersonPreferences, choices

AS_DISCORD: Final = "discord"
"""The choice of no language: that of Discord counts."""


def languages() -> tuple[str, ...]:
    """Return the languages that may be chosen, in the order in which they are offered."""
    return tuple(one for one in choices(PersonPreferences)["language"] if one != AS_DISCORD)


def language_name(language: str) -> str:
    """Return what a language calls itself, which whoever reads it finds in any other."""
    return phrasebook_of(language)("language-own-name")


def language_text(language: str, *, chosen: bool) -> str:
    """Say in a language to its reader that it is the one, `chosen` or only that of Discord."""
    phrasebook = phrasebook_of(language)
    key = "language-chosen" if chosen else "language-of-discord"
    return phrasebook(key, language=language_name(phrasebook.locale))
