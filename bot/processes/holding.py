"""Holding: presses of a shard that changes its process are not let wait for too long."""

import asyncio
from typing import Final

import discord

from bot.discord import answers
from bot.discord.gateway.sharded import ShardedClient
from bot.processes.played_here import PlayedHere

HELD_SECONDS: Final = 1.5
"""After so long a press that is held is acknowledged. Discord waits three seconds."""

LOOK_SECONDS: Final = 0.1

ANSWERED_SECONDS: Final = 1.0
"""How long tables wait to be drawn. One that somebody plays at meanwhile does not."""

_PRESS: Final = discord.InteractionType.component.value


async def held_are_answered(playing: PlayedHere) -> None:
    """Let what was held be answered, once it is released, before tables are drawn anew.

    Its answers would wait behind the drawing of all of them.
    """
    # Each of them begins after this.
    await asyncio.sleep(LOOK_SECONDS)
    await playing.under_way.settle_those_there(ANSWERED_SECONDS)


async def acknowledge_held(gateway: ShardedClient, shard_id: int) -> None:
    """Tell Discord of presses that they have arrived, for as long as a shard is held."""
    loop, incoming = asyncio.get_running_loop(), gateway.incoming
    while incoming.holds(shard_id):
        for held in incoming.held(shard_id):
            # A command would have to be answered by a message, and nobody knows who is to see it.
            late = loop.time() - held.came >= HELD_SECONDS
            if late and not held.acknowledged and held.payload.get("type") == _PRESS:
                held.acknowledged = True
                await answers.defer_update(gateway.interaction_of(held.payload))
        await asyncio.sleep(LOOK_SECONDS)
