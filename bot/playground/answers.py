"""Answers: what came back to a person who did something."""

from dataclasses import dataclass

from bot.playground.interactions import (
    ACKNOWLEDGE,
    OPEN_MODAL,
    SAY,
    SUGGEST,
    THINK,
    UPDATE,
    Interaction,
)
from bot.playground.payloads import EPHEMERAL, Payload

FAILED = "This interaction failed"

_KINDS = {
    SAY: "message",
    THINK: "deferred",
    ACKNOWLEDGE: "deferred",
    UPDATE: "update",
    SUGGEST: "choices",
    OPEN_MODAL: "modal",
}


class Impossible(Exception):
    """A person could not do this: the thing is not there, not theirs, or not enabled."""


@dataclass(frozen=True, slots=True)
class Modal:
    """A form that is open in front of a person."""

    interaction: Interaction
    form: Payload

    @property
    def title(self) -> str:
        return str(self.form["title"])

    @property
    def custom_id(self) -> str:
        return str(self.form["custom_id"])


@dataclass(frozen=True, slots=True)
class Answer:
    """The bot's answer, or the error that Discord shows if there was none in time."""

    interaction: Interaction
    error: str | None = None

    @property
    def kind(self) -> str:
        """`message`, `ephemeral`, `update`, `deferred`, `modal`, `choices` or `none`."""
        number, original = self.interaction.answered_with, self.interaction.original
        if self.error is not None or number is None:
            return "none"
        if number == SAY and original is not None and original.ephemeral:
            return "ephemeral"
        return _KINDS[number]

    @property
    def message(self) -> Payload | None:
        """The message it made or changed, as it stands now."""
        original = self.interaction.original
        if original is None:
            return None
        return {**original.shown, "ephemeral": bool(original.shown["flags"] & EPHEMERAL)}

    @property
    def modal(self) -> Modal | None:
        form = self.interaction.modal
        return None if form is None else Modal(self.interaction, form)

    @property
    def choices(self) -> list[Payload]:
        """The suggestions of an autocomplete."""
        return self.interaction.choices
