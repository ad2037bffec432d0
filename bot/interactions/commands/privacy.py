"""`/data export` and `/data delete`: what the room holds of a person."""

import json

from discord import app_commands

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.interactions.commands.anywhere import usable_anywhere
from bot.interactions.commands.texts import command_text
from bot.interactions.guests import phrasebook_for
from bot.screens.components import Attachment
from bot.screens.personal.privacy import delete_screen
from bot.screens.plain import plain_screen
from data.privacy import Privacy


def data(privacy: Privacy) -> app_commands.Group:
    """Return the group of commands."""
    group = app_commands.Group(name="data", description=command_text("command-data"))

    @group.command(name="export", description=command_text("command-data-export"))
    async def export(interaction: Interaction) -> None:  # pyright: ignore[reportUnusedFunction]  # the group holds it
        phrasebook = phrasebook_for(interaction)
        held = await privacy.export(interaction.user.id)
        text = json.dumps(held, ensure_ascii=False, indent=1) + "\n"
        file = Attachment("cardroom-data.json", text.encode())
        await answers.whisper(interaction, plain_screen(phrasebook("data-here"), file=file))

    @group.command(name="delete", description=command_text("command-data-delete"))
    async def delete(interaction: Interaction) -> None:  # pyright: ignore[reportUnusedFunction]  # the group holds it
        await answers.whisper(interaction, delete_screen(phrasebook_for(interaction)))

    return usable_anywhere(group)
