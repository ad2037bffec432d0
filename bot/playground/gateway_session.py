"""Sessions of the gateway: what was sent, to be sent again after a RESUME."""

import math
from collections import deque
from dataclasses import dataclass, field
from typing import Final

from bot.playground.gateway_connection import GatewayConnection
from bot.playground.payloads import Payload

GUILDS_INTENT: Final = 1 << 0
GUILD_MESSAGES_INTENT: Final = 1 << 9
DIRECT_MESSAGES_INTENT: Final = 1 << 12

REPLAYED_EVENTS: Final = 2000
"""How many events a session keeps for a RESUME."""


@dataclass(slots=True)
class Session:
    """The session that RESUME goes back to: the events of one IDENTIFY, numbered."""

    id: str
    intents: int
    shard: tuple[int, int]
    line: GatewayConnection | None = None
    token: str = field(default="", repr=False)
    """What it was begun with. Any will do here, so each process can have one of its own."""
    gone_since: float = math.inf
    """When its connection was lost, by the clock; never, as long as it has one."""
    sequence: int = 0
    sent: deque[Payload] = field(
        default_factory=lambda: deque[Payload](maxlen=REPLAYED_EVENTS), repr=False
    )

    def hears(self, event: str, guild_id: int | None) -> bool:
        """Tell whether the event goes to this session, by its shard and its intents.

        Whatever is of no guild goes to each session of shard 0, however many shards there are.
        """
        number, count = self.shard
        if (0 if guild_id is None else (guild_id >> 22) % count) != number:
            return False
        if event.startswith("MESSAGE_"):
            wanted = DIRECT_MESSAGES_INTENT if guild_id is None else GUILD_MESSAGES_INTENT
            return bool(self.intents & wanted)
        if event.startswith(("GUILD_", "CHANNEL_")):
            return bool(self.intents & GUILDS_INTENT)
        return True
