"""Why the rules of a game of tricks refuse an action, in plain words."""

from bot.screens.notices import refused
from bot.text.phrasebook import Phrasebook
from engine.contract.refusal import IllegalAction


def refusal_text(refusal: IllegalAction, phrasebook: Phrasebook, family: str = "") -> str:
    """Say why by the family's own message `illegal-<family>-<reason>`, else by `illegal-<reason>`.

    A reason without a message is told by its rule's number.
    """
    reason = refusal.reason
    own = (f"illegal-{family}-{reason}", f"illegal-{reason}")
    key = next((key for key in own if phrasebook.has(key)), None)
    found = {} if key is None else {reason: key}
    return refused(found, reason, refusal.facts, phrasebook, rule=refusal.rule)
