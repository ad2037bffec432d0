"""Notices: the rules' refusals in plain words."""

from collections.abc import Mapping

from bot.screens.cards import face_shown, sign_shown, suit_name
from bot.text.phrasebook import Phrasebook
from engine.cards import card


def refused(
    keys: Mapping[str, str],
    reason: str,
    facts: Mapping[str, str | int],
    phrasebook: Phrasebook,
    *,
    rule: str = "",
) -> str:
    """Say why the rules refuse an action, from what an `IllegalAction` tells.

    `keys` are a family's messages by reason; a reason without one is told by its rule's number.
    """
    key = keys.get(reason)
    if key is None:
        return phrasebook("illegal-other", rule=rule or reason)
    said = dict(facts)
    if "suit" in facts:
        suit = str(facts["suit"])
        said["suit"] = suit_name(suit, phrasebook)
        said["sign"] = sign_shown(suit, phrasebook)
    if "card" in facts:
        said["card"] = face_shown(card(str(facts["card"])), phrasebook)
    return phrasebook(key, **said)
