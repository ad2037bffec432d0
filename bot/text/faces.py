"""Faces: how a reader sees cards in messages, by an emoji each or in plain text."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, get_args

from data.preferences import Look

LOOKS: Final[tuple[Look, ...]] = get_args(Look)
PLAIN: Final[Look] = "plain"

BACK: Final = "back"
"""The sign of a card whose face is hidden."""
EMPTY: Final = "empty"
"""The sign at the place of a card that was played."""


@dataclass(frozen=True, slots=True, eq=False)
class Faces:
    """The emojis of one look, as a message writes them: `<:name:id>`.

    `emojis` are found by what they show: a card as records write it (`QS`, `**` a joker), a suit
    by its letter, `BACK` or `EMPTY`. The plain look has none. Each is equal to itself alone, so
    that phrasebooks can be remembered by it.
    """

    look: Look = PLAIN
    emojis: Mapping[str, str] = field(default_factory=dict[str, str])

    @property
    def plain(self) -> bool:
        """Whether cards are written in plain text."""
        return not self.emojis

    def of(self, shown: str) -> str | None:
        """Return the emoji of what is shown; None if it is written in plain text."""
        return self.emojis.get(shown)


PLAIN_FACES: Final = Faces()
