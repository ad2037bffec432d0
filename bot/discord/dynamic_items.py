"""Dynamic items: how discord.py hands us a button or menu that was pressed, by what it says.

The client registers both classes once, and its `on_button` answers and raises nothing. No
object is kept for a message, so buttons drawn by an earlier process work as well.
"""

import asyncio
import re
from typing import Any, Self, cast

import discord
from discord import ui

from bot.text.button_ids import MENU_MARK, MENU_PATTERN, PATTERN


class _Dynamic(ui.DynamicItem[Any], template=PATTERN):
    """A button or menu whose id says what it means, drawn by this process or an earlier one."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003  discord.py's signature
        item: ui.Item[Any],
        match: re.Match[str],  # noqa: ARG003  discord.py's signature
    ) -> Self:
        _keep_quiet()
        return cls(item)


class DynamicButton(_Dynamic, template=PATTERN):
    """A button whose id says what it means."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the press on to the client."""
        await interaction.client.on_button(interaction, self.custom_id, ())


class DynamicMenu(_Dynamic, template=MENU_PATTERN):
    """A menu whose id says what it means; what is chosen comes beside it.

    Its `custom_id` has a mark before the id: discord.py runs every class whose template
    matches, so the two must not overlap.
    """

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the choice on to the client."""
        # As Discord sends them: of people and roles discord.py makes objects. A forged button may
        # say what a menu says.
        chosen = cast("list[str]", (interaction.data or {}).get("values", []))
        values = tuple(map(str, chosen))
        await interaction.client.on_button(
            interaction, self.custom_id.removeprefix(MENU_MARK), values
        )


def said_by(message: discord.Message) -> list[str]:
    """Return the `custom_id` of every button and menu of a message."""
    custom_ids = [getattr(part, "custom_id", None) for part in _parts_of(message)]
    return [str(custom_id) for custom_id in custom_ids if custom_id is not None]


def texts_of(message: discord.Message) -> list[str]:
    """Return every text of a message."""
    return [part.content for part in _parts_of(message) if isinstance(part, discord.TextDisplay)]


def _parts_of(message: discord.Message) -> list[Any]:
    parts, waiting = list[Any](), list[Any](message.components)
    while waiting:
        parts.append(part := waiting.pop())
        waiting.extend(getattr(part, "children", ()))
    return parts


def shows(message: discord.Message | None, custom_id: str) -> bool:
    """Whether a button or menu of `message` says `custom_id`; only then its press is passed on."""
    return message is not None and custom_id in said_by(message)


def _keep_quiet() -> None:
    """Take the id out of the name that discord.py gives the task of a press.

    It may name cards of a hand, and asyncio writes names of tasks to its log.
    """
    task = asyncio.current_task()
    if task is not None:
        task.set_name("a press")
