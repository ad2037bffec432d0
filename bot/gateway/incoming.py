"""Incoming interactions: presses and commands as raw payloads, taken in at once or held back."""

import asyncio
import logging
from collections.abc import Callable, Container
from dataclasses import dataclass, field
from typing import Any, Final

import discord

log = logging.getLogger(__name__)

InteractionPayload = dict[str, Any]
"""The data of Discord's INTERACTION_CREATE. It holds a token, so no text of it is ever logged."""

_KEPT: Final = "payload"


@dataclass(frozen=True, slots=True)
class HeldInteraction:
    """An interaction that nobody has seen to yet."""

    payload: InteractionPayload = field(repr=False)
    came: float
    """When it came, by the clock of the loop."""

    @property
    def id(self) -> int:
        """Discord's id of the interaction."""
        return int(self.payload["id"])


class IncomingInteractions:
    """Where interactions come in: from the gateway, and from other processes of the bot.

    A process that is to take tables over connects before it has them. What it hears meanwhile
    it holds, and sees to later in the same order.
    """

    def __init__(self, dispatch: Callable[[InteractionPayload], None]) -> None:
        self._dispatch = dispatch
        self._held: list[HeldInteraction] | None = None
        self.at_hand: InteractionPayload | None = None
        """The payload that is being dispatched at this moment."""

    @property
    def held(self) -> tuple[HeldInteraction, ...]:
        """What is held, oldest first."""
        return tuple(self._held or ())

    def take_in(self, payload: InteractionPayload) -> None:
        """Let a press or a command run as if the gateway had brought it, now or after `hold`."""
        if self._held is None:
            self._begin(payload)
        else:
            self._held.append(HeldInteraction(payload, asyncio.get_running_loop().time()))

    def hold(self) -> None:
        """Hold what comes from now on."""
        if self._held is None:
            self._held = []

    def release(self, *, but: Container[int] = ()) -> None:
        """Take in what was held `but` those ids, which another process has seen to."""
        held, self._held = self.held, None
        for one in held:
            try:
                if one.id not in but:
                    self._begin(one.payload)
            except Exception as error:  # noqa: BLE001  whatever a payload makes a parser raise
                log.warning("a held interaction could not be read (%s)", type(error).__name__)

    def _begin(self, payload: InteractionPayload) -> None:
        self.at_hand = payload
        try:
            self._dispatch(payload)
        finally:
            self.at_hand = None

    def keep_with(self, interaction: discord.Interaction[Any]) -> None:
        """Keep the payload that is dispatched with what discord.py has made of it."""
        interaction.extras[_KEPT] = self.at_hand


def payload_of(interaction: discord.Interaction[Any]) -> InteractionPayload | None:
    """Return the raw payload of an interaction that came in and is not forgotten yet."""
    return interaction.extras.get(_KEPT)
