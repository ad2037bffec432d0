"""Rules that make no game, in plain words: what was wished, not what the parameters are called."""

from dataclasses import fields
from typing import Final

from bot.screens.phrases import sentences
from bot.text.phrasebook import Phrasebook
from engine.contract.refusal import BadRules
from engine.games.hearts.rules import HeartsRules

NAMED: Final = frozenset({one.name for one in fields(HeartsRules)} | {"seats", "dealer", "variant"})
"""The faults that have a sentence of their own."""


def refused_text(refusal: BadRules, phrasebook: Phrasebook) -> str:
    """Say what would be right for each parameter at fault, a sentence each.

    The refusal's own message names parameters and is for records.
    """
    keys = [f"fault-{name}" if name in NAMED else "fault-other" for name in refusal.parameters]
    said = (phrasebook(key) for key in dict.fromkeys(keys or ["fault-other"]))
    return sentences(said, phrasebook)
