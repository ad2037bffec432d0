"""Notices: answers of a line or two, and the rules' refusals in plain words."""

from collections.abc import Mapping
from typing import Final

from discord import ui

from bot.screens.cards import SUIT_SIGNS, face_text, suit_name
from bot.screens.components import Layout, layout
from bot.screens.phrases import text
from bot.words import Words
from engine.cards import card

_REFUSALS: Final[Mapping[str, str]] = {
    "follow-suit": "illegal-follow-suit",
    "hearts-not-broken": "illegal-hearts-not-broken",
    "queen-not-broken": "illegal-queen-not-broken",
    "first-trick-no-points": "illegal-first-trick-no-points",
    "must-lead-opening": "illegal-must-lead-opening",
    "must-lead-club": "illegal-must-lead-club",
    "forced-discard": "illegal-forced-discard",
    "not-in-hand": "illegal-not-in-hand",
    "wrong-count": "illegal-wrong-count",
    "card-unpassable": "illegal-card-unpassable",
    "unknown-verb": "illegal-unknown-verb",
    "game-over": "illegal-game-over",
}


def notice_screen(said: str, *, file: str | None = None) -> Layout:
    """Draw a sentence, and below it the attached file of that name."""
    if file is None:
        return layout(text(said))
    return layout(text(said), ui.File(f"attachment://{file}"))


def illegal(reason: str, facts: Mapping[str, str | int], words: Words, *, rule: str = "") -> str:
    """Say why the rules refuse an action, from what an `IllegalAction` tells."""
    key = _REFUSALS.get(reason)
    if key is None:
        return words("illegal-other", rule=rule or reason)
    said = dict(facts)
    if "suit" in facts:
        suit = str(facts["suit"])
        said["suit"] = suit_name(suit, words)
        said["sign"] = SUIT_SIGNS[suit]
    if "card" in facts:
        said["card"] = face_text(card(str(facts["card"])), words)
    return words(key, **said)
