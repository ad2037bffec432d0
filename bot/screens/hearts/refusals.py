"""Why the rules of Hearts refuse an action, in plain words."""

from collections.abc import Mapping
from typing import Final

from bot.phrasebook import Phrasebook
from bot.screens.claims import REFUSALS
from bot.screens.notices import refused

_REFUSALS: Final[Mapping[str, str]] = {
    "follow-suit": "illegal-follow-suit",
    "hearts-not-broken": "illegal-hearts-not-broken",
    "queen-not-broken": "illegal-queen-not-broken",
    "first-trick-no-points": "illegal-first-trick-no-points",
    "heart-first": "illegal-heart-first",
    "must-lead-opening": "illegal-must-lead-opening",
    "must-lead-club": "illegal-must-lead-club",
    "forced-discard": "illegal-forced-discard",
    "not-in-hand": "illegal-not-in-hand",
    "wrong-count": "illegal-wrong-count",
    "card-unpassable": "illegal-card-unpassable",
    "vector-late": "illegal-vector-late",
    "vector-length": "illegal-vector-length",
    "vector-over-cap": "illegal-vector-over-cap",
    "vector-zero": "illegal-vector-zero",
    "unknown-verb": "illegal-unknown-verb",
    "game-over": "illegal-game-over",
    "tick-full": "tick-full",
    **REFUSALS,
}


def illegal(
    reason: str, facts: Mapping[str, str | int], phrasebook: Phrasebook, *, rule: str = ""
) -> str:
    """Say why an action is refused, from what an `IllegalAction` tells."""
    return refused(_REFUSALS, reason, facts, phrasebook, rule=rule)
