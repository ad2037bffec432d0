"""Changed rules: in a few words, how a variant departs from the preset that it is made from."""

from typing import Final

from bot.screens.families import family_screens
from bot.screens.phrases import sentences
from bot.screens.screen import characters_of
from bot.text.phrasebook import Phrasebook
from engine.contract.variant import Variant
from engine.games.catalogue import FAMILIES

FEW: Final = 100
"""Characters that a few words may take; a count of those that find no room comes on top."""


def changes_text(variant: Variant, phrasebook: Phrasebook, *, room: int = FEW) -> str:
    """Tell what is otherwise than in the preset, in sentences as far as there is `room`."""
    if not variant.options:
        return phrasebook("changed-rules-none")
    told = _departures(variant, phrasebook)
    kept: list[str] = []
    for sentence in told:
        if characters_of(sentences([*kept, sentence], phrasebook)) <= room:
            kept.append(sentence)
    if not kept:
        # A rule that is put back to the usual has no sentence of its own.
        return phrasebook("changed-rules", count=max(len(told), 1))
    said, more = sentences(kept, phrasebook), len(told) - len(kept)
    return phrasebook("changed-rules-more", told=said, count=more) if more else said


def _departures(variant: Variant, phrasebook: Phrasebook) -> list[str]:
    """Return what departs from the usual game and does not do so in the preset."""
    screens = family_screens(variant.family)
    preset = FAMILIES[variant.family].presets[variant.key]
    usual = set(screens.told.departures(preset.rules, phrasebook))
    return [one for one in screens.told.departures(variant.rules, phrasebook) if one not in usual]
