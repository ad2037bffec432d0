"""A bot that only answers: the floor under every figure of a press and of a start.

It has `/hearts`, which posts a message with a button, and answers a press by drawing that message
anew with a number. It keeps nothing, and is as small as discord.py lets a bot be.
"""

import os
from itertools import count

import discord
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL


class BareBot(discord.Client):
    """Answers a command, and each press of its button."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self._tree = app_commands.CommandTree[discord.Client](self)
        self._numbers = count(1)

    async def setup_hook(self) -> None:
        """Register the command, as every bot does."""
        self._tree.command(name="hearts", description="Play")(self._post)
        await self._tree.sync()

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Answer a press."""
        if interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(content=str(next(self._numbers)))

    async def _post(self, interaction: discord.Interaction[discord.Client]) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button[discord.ui.View](label="Press", custom_id="press"))
        await interaction.response.send_message("0", view=view)


if __name__ == "__main__":
    Route.BASE = os.environ["CARDROOM_API_URL"]
    DiscordWebSocket.DEFAULT_GATEWAY = URL(os.environ["CARDROOM_GATEWAY_URL"])
    BareBot().run("benchmark", log_handler=None)
