"""The tree of slash commands: what is checked before one runs, and what is told if it cannot."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, cast

import discord
from discord import app_commands

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.interactions.commands.declaring import is_usable_anywhere, option_name
from bot.interactions.commands.typed_options import NAMES_SOMETHING, is_snowflake, misfit
from bot.interactions.guests import is_elsewhere, phrasebook_for
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import plain_screen
from bot.support.incidents import log_incident, log_unwritten
from bot.tables.services.elsewhere import PlayedElsewhere
from bot.text.names import safe_name
from data.patience import NotWritten
from engine.table.journal import JournalConflict

log = logging.getLogger(__name__)

LONGEST_OPTION = 32
"""As long as Discord lets the name of an option be."""


class Tree(app_commands.CommandTree[discord.Client]):
    """The slash commands. One that cannot be run is answered with a reason, never with silence."""

    def __init__(
        self,
        client: discord.Client,
        begins: Callable[[Interaction], bool],
        learn_language: Callable[[Interaction], Awaitable[None]],
        forward: Callable[[Interaction, str], Awaitable[bool]],
    ) -> None:
        super().__init__(
            client, allowed_installs=app_commands.AppInstallationType(guild=True, user=False)
        )
        self._begins = begins
        self._learn_language = learn_language
        self._forward = forward

    async def _call(self, interaction: Interaction) -> None:
        """Run a command; what nobody foresaw in its check or options is an incident as well.

        discord.py calls this in a task of its own, and waits for no error but its own.
        """
        try:
            await super()._call(interaction)
        except app_commands.AppCommandError:
            raise
        except Exception as error:  # noqa: BLE001  asyncio would log its values, and nobody was answered
            await self._answer(interaction, error)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Whether the command is to run: it comes for the first time, and its options fit."""
        if not self._begins(interaction):
            return False
        await self._learn_language(interaction)
        if interaction.type is discord.InteractionType.autocomplete:
            _leave_out_what_names_nothing(interaction)
        if is_elsewhere(interaction) and not self._is_usable_anywhere(interaction):
            # Discord offers it no more; the client has not heard of that yet.
            if interaction.type is discord.InteractionType.application_command:
                text = phrasebook_for(interaction)("command-elsewhere")
                await answers.whisper(interaction, plain_screen(text))
            return False
        option = self._misfit(interaction)
        if option is not None:
            phrasebook = phrasebook_for(interaction)
            name = safe_name(option_name(option, phrasebook)[:LONGEST_OPTION])
            await answers.whisper(
                interaction, plain_screen(phrasebook("refusal-option", option=name))
            )
        return option is None

    def _is_usable_anywhere(self, interaction: Interaction) -> bool:
        """Whether the command may be used where the bot is not; one that is unknown is told so."""
        given = cast("Mapping[str, Any]", interaction.data or {})
        name, kinds = str(given.get("name")), discord.AppCommandType
        match given.get("type", 1):
            case 1:
                command = self.get_command(name)
            case 2:
                command = self.get_command(name, type=kinds.user)
            case 3:
                command = self.get_command(name, type=kinds.message)
            case _:
                command = None
        return command is None or is_usable_anywhere(command)

    def _misfit(self, interaction: Interaction) -> str | None:
        """Return the option that does not fit; while somebody types, anything does."""
        if interaction.type is not discord.InteractionType.application_command:
            return None
        given = cast("Mapping[str, Any]", interaction.data or {})
        command = self.get_command(str(given.get("name")))
        return None if command is None else misfit(command.to_dict(self), given)

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Answer a refusal with its reason, and what nobody foresaw with its number in the log."""
        await self._answer(interaction, getattr(error, "original", error))

    async def _answer(self, interaction: Interaction, cause: Exception) -> None:
        phrasebook = phrasebook_for(interaction)
        if isinstance(cause, (PlayedElsewhere, JournalConflict)):
            try:
                if await self._forward(interaction, cause.table_id):
                    return
                text = phrasebook("no-table")
            except NotWritten as unwritten:
                text = phrasebook(log_unwritten(log, "forwarding a command", unwritten))
        elif isinstance(cause, RoomRefusal):
            if interaction.type is not discord.InteractionType.autocomplete:
                await answers.whisper(interaction, cause.screen(phrasebook))
            return
        elif isinstance(
            cause, (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
        ):
            text = phrasebook("command-unknown")
        elif isinstance(cause, NotWritten):
            text = phrasebook(log_unwritten(log, "running a command", cause))
        else:
            text = phrasebook("incident", id=log_incident(log, "running a command", cause))
        if interaction.type is not discord.InteractionType.autocomplete:
            await answers.whisper(interaction, plain_screen(text))


def _leave_out_what_names_nothing(interaction: Interaction) -> None:
    """Forget options that are to name something and do not: what is typed now matters alone.

    discord.py would stumble over them before anybody is asked.
    """
    given = cast("dict[str, Any]", interaction.data or {})
    options = cast("list[dict[str, Any]]", given.get("options") or [])
    given["options"] = [
        option
        for option in options
        if option.get("type") not in NAMES_SOMETHING or is_snowflake(option.get("value"))
    ]
