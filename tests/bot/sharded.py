"""Clients as several processes have one each, and a command that says which one it is."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace

import discord
from discord import app_commands

from bot.discord.gateway.incoming import InteractionPayload, payload_of
from bot.discord.gateway.sharded import ShardedClient
from bot.discord.gateway.timeouts import GATEWAY_TIMEOUTS
from bot.support.shards import Shards

TIMEOUTS = replace(
    GATEWAY_TIMEOUTS,
    first_pause=0.01,
    longest_pause=0.05,
    identify_apart=0.01,
    short_life=0.0,
    guilds=0.1,
)


class Process(ShardedClient):
    """A client as several processes have one each; its command says which one it is."""

    def __init__(self, name: str, shards: Shards | None) -> None:
        super().__init__(timeouts=TIMEOUTS, shards=shards, intents=discord.Intents(guilds=True))
        self.name = name
        self.told: list[str] = []
        self.payloads: list[InteractionPayload | None] = []
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="hand", description="x")(_hand)
        self.hands_on_to: Process | None = None
        self.running: asyncio.Task[None] | None = None

    def dispatch(self, event: str, /, *args: object, **kwargs: object) -> None:
        self.told.append(event)
        super().dispatch(event, *args, **kwargs)


async def _hand(interaction: discord.Interaction[Process]) -> None:
    payload, other = payload_of(interaction), interaction.client.hands_on_to
    interaction.client.payloads.append(payload)
    if other is not None:
        other.incoming.take_in(json.loads(json.dumps(payload)))
        return
    await interaction.response.send_message(f"from {interaction.client.name}")


Start = Callable[[str, Shards | None], Process]
