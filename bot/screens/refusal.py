"""Refusals of the room: what somebody asks for, and cannot have."""

from bot.screens.phrases import listed_or
from bot.screens.screen import Screen, plain_screen
from bot.text.phrasebook import Phrasebook


class RoomRefusal(Exception):
    """A table cannot be opened, changed or started so; `key` names the text that says why."""

    def __init__(self, key: str, **facts: str | int | tuple[str, ...]) -> None:
        """Refuse; a fact that is several things is told as those of which one is meant."""
        super().__init__(key)
        self.key = key
        self._facts = facts

    def said(self, phrasebook: Phrasebook) -> str:
        """Say why, in the language of a phrasebook."""
        facts = {
            name: listed_or(fact, phrasebook) if isinstance(fact, tuple) else fact
            for name, fact in self._facts.items()
        }
        return phrasebook(self.key, **facts)

    def screen(self, phrasebook: Phrasebook) -> Screen:
        """Say why, with what can be done about it, if anything."""
        return plain_screen(self.said(phrasebook))
