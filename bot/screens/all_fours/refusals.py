"""Why the rules of All Fours refuse an action, in plain words."""

from collections.abc import Mapping
from typing import Final

from bot.phrasebook import Phrasebook
from bot.screens.claims import REFUSALS
from bot.screens.notices import refused
from engine.contract.refusal import IllegalAction

_REFUSALS: Final[Mapping[str, str]] = {
    "follow-suit": "illegal-follow-suit",
    "follow-trump": "illegal-af-follow-trump",
    "follow-or-trump": "illegal-af-follow-or-trump",
    "no-undertrump": "illegal-af-no-undertrump",
    "no-inquiry": "illegal-af-no-inquiry",
    "gift-wins": "illegal-af-gift-wins",
    "bid-higher": "illegal-af-bid-higher",
    "cut-late": "illegal-af-cut-late",
    "cut-again": "illegal-af-cut-again",
    "not-in-hand": "illegal-not-in-hand",
    "wrong-count": "illegal-wrong-count",
    "unknown-verb": "illegal-unknown-verb",
    "game-over": "illegal-game-over",
    "tick-full": "tick-full",
    **REFUSALS,
}


def illegal(refusal: IllegalAction, phrasebook: Phrasebook) -> str:
    """Say why an action is refused."""
    return refused(_REFUSALS, refusal.reason, refusal.facts, phrasebook, rule=refusal.rule)
