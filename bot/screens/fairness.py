"""Fair deals: one line, one button, and ids of buttons, which hold what a message publishes."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from bot.screens.components import Button, rows
from bot.screens.frame import Frame
from bot.screens.phrases import text
from bot.screens.screen import Screen, layout
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook

Published: TypeAlias = Literal["commitment", "secret", "seal"]
"""The value in the id of *Check* or *Info*: that of all deals, of the last over, of the record."""

LOCK: Final = "\N{LOCK}"


def fixed_text(frame: Frame, phrasebook: Phrasebook) -> str | None:
    """Say that the cards are fixed, and which button shows it."""
    return None if frame.fair is None else phrasebook("fair-fixed")


def check_keys(frame: Frame, what: Published, phrasebook: Phrasebook) -> list[Button]:
    """Draw the button that shows the proof, if anything proves the game."""
    if frame.fair is None:
        return []
    says = ButtonId(frame.table_id, "verify", text=published(frame, what))
    return [Button(says, phrasebook("button-verify"), emoji=LOCK)]


def more_key(frame: Frame, what: Published, phrasebook: Phrasebook) -> Button:
    """Draw the button that opens the rest of a game that is over, its proof among it."""
    says = ButtonId(frame.table_id, "more", text=published(frame, what))
    return Button(says, phrasebook("button-more"))


def published(frame: Frame, what: Published) -> str:
    """Return what an id holds: as long as nobody may know `what`, the commitment; or nothing.

    A message keeps its buttons' ids as it keeps its text, so what an id holds was published when
    the message was.
    """
    fair = frame.fair
    if fair is None:
        return ""
    known = {"commitment": fair.commitment, "secret": fair.secret, "seal": fair.seal}
    return known[what] or fair.commitment


def stub_screen(
    said: str, phrasebook: Phrasebook, keys: Sequence[Button] = (), *, postings: int = 0
) -> Screen:
    """Draw a message that has done its work but for what the ids of its `keys` publish.

    A table that was posted more than once before it was dealt says so.
    """
    again = phrasebook("fair-postings", count=postings) if postings > 1 else None
    return layout(text(said, again), *rows(keys))


def closed_table_screen(frame: Frame, said: str, phrasebook: Phrasebook) -> Screen:
    """Draw the message of a game without a result; `said` is why it ended.

    What was dealt of it is proven all the same.
    """
    if frame.fair is None or frame.fair.secret is None:
        return layout(text(said))
    return layout(
        text(said, fixed_text(frame, phrasebook)),
        *rows(check_keys(frame, "seal", phrasebook)),
    )
