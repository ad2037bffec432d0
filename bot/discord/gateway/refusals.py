"""Refusals: the close codes of Discord's gateway that mean no line will ever stand."""

from typing import Final

LASTING: Final = {
    4004: "Discord does not know this token any more: put a new one into DISCORD_TOKEN",
    4010: "Discord does not accept this shard: look at CARDROOM_SHARDS and for the newest version",
    4011: "Discord asks for more shards: raise their number in CARDROOM_SHARDS, or leave it out",
    4012: "Discord no longer speaks this version of its interface: update discord.py",
    4013: "Discord does not know the intents asked for: update discord.py and Cardroom",
    4014: "Discord does not allow the intents asked for: look at them on its developer page",
}
"""What somebody has to do, by close code. Trying again automatically only spends sessions."""

SHARDING: Final = frozenset({4010, 4011})
"""Those that another number of shards may cure."""

ENDED: Final = frozenset({4007, 4009})
"""Those after which the session cannot be resumed, and a new one can be begun."""
