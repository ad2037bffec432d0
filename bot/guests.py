"""Guests: the person behind an interaction."""

from bot.answers import Interaction
from bot.names import plain_name
from bot.phrasebook import Phrasebook, phrasebook_of


def phrasebook_for(interaction: Interaction) -> Phrasebook:
    """Return the words of the person's own language."""
    return phrasebook_of(str(interaction.locale))


def shown_name(interaction: Interaction) -> str:
    """Return the name the person goes by where the interaction happened."""
    return plain_name(interaction.user.display_name)
