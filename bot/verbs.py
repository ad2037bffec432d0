"""Verbs: what buttons and menus can say, by where they stand and how they are answered."""

from typing import Final

from bot.leaving import LEAVE_VERBS
from bot.screens.families import DRAFT_VERBS

CUSTOM_VERBS: Final = frozenset({"customise", "option", "custom"})
HOST_VERBS: Final = frozenset({"start", "cancel", "level", "hints"})
LOBBY_VERBS: Final = frozenset({"join", "quit", "add", "drop", *HOST_VERBS, *CUSTOM_VERBS})
HAND_VERBS: Final = frozenset({"do", "back", "hint", *DRAFT_VERBS})
PANEL_VERBS: Final = frozenset({"last", "scores", "rules"})
TABLE_VERBS: Final = frozenset({"hand", "last", "scores", "rules", *LEAVE_VERBS})
PRIVATE_VERBS: Final = frozenset(
    {*HAND_VERBS, *LEAVE_VERBS, "option", "custom", "forget-yes"} - {"leave"}
)
"""What only a message to one person says; its answer, drawn in place of it, is private too."""
AFTER_VERBS: Final = frozenset({"rematch", "record"})
POSTING_VERBS: Final = frozenset({"rematch"})
"""What is answered by a message to everybody, whose id must be learnt from the answer itself."""
WHISPERING_VERBS: Final = frozenset({"hand", "last", "scores", "rules", "leave", "record"})
"""What is answered by a message to that person alone, and leaves the pressed one as it is."""
