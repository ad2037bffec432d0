"""Guests: the person behind an interaction."""

from bot.answers import Interaction
from bot.names import plain_name
from bot.words import Words, words_of


def words_for(interaction: Interaction) -> Words:
    """Return the words of the person's own language."""
    return words_of(str(interaction.locale))


def shown_name(interaction: Interaction) -> str:
    """Return the name the person goes by where the interaction happened."""
    return plain_name(interaction.user.display_name)
