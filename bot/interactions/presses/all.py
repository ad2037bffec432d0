"""Every verb of a button or menu, and what a press of it does."""

from collections.abc import Mapping
from typing import Final

from bot.interactions.presses import (
    afterwards,
    boards,
    contests,
    daily,
    hand,
    kept_out,
    leaderboards,
    lobby,
    moderation,
    panel,
    preferences,
    puzzles,
    questions,
    table,
)
from bot.interactions.presses.verbs import HandVerb, Verb
from bot.screens.families import DRAFT_VERBS
from bot.text.button_ids import ButtonId, SharedVerb
from engine.cards import Unreadable

SHARED_VERBS: Final[Mapping[SharedVerb, Verb]] = {
    **lobby.VERBS,
    **hand.VERBS,
    **table.VERBS,
    **panel.VERBS,
    **afterwards.VERBS,
    **questions.VERBS,
    **leaderboards.VERBS,
    **preferences.VERBS,
    **daily.VERBS,
    **contests.VERBS,
    **puzzles.VERBS,
    **moderation.VERBS,
    **kept_out.VERBS,
    **boards.VERBS,
}
"""The verbs that mean the same in every family."""

VERBS: Final[Mapping[str, Verb]] = {
    **SHARED_VERBS,
    **dict.fromkeys(sorted(DRAFT_VERBS), HandVerb(hand.compose)),
}


def verb_of(says: ButtonId) -> Verb:
    """Return the verb of a button; raise `Unreadable` for one that is none of ours."""
    verb = VERBS.get(says.verb)
    if verb is None:
        raise Unreadable("a button with a verb of another version")
    return verb
