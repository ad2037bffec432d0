"""The state: what discord.py knows of guilds, for shards that come and go."""

from collections.abc import Collection
from typing import Any

import discord
from discord.state import AutoShardedConnectionState

from bot.gateway.incoming import IncomingInteractions, InteractionPayload


class ShardedState(AutoShardedConnectionState[Any]):
    """discord.py's, which hands interactions on and can forget shards.

    discord.py finds itself ready once, when a fixed number of shards have begun. `shard_ids` stays
    empty, so that it never does: the client counts its shards itself.
    """

    def __init__(self, **options: Any) -> None:  # noqa: ANN401  those of discord.py
        self.incoming = IncomingInteractions(self._dispatch_interaction)
        self.heard_on = 0
        """The shard whose event is read at this moment."""
        super().__init__(**options)

    def parse_interaction_create(self, data: Any) -> None:  # noqa: ANN401  discord.py's own type is not exported
        """Take in what the gateway brings; discord.py finds this by its name."""
        payload: InteractionPayload = data
        self.incoming.hear(payload, self.heard_on)

    def _dispatch_interaction(self, payload: InteractionPayload) -> None:
        data: Any = payload
        super().parse_interaction_create(data)

    def interaction_of(self, payload: InteractionPayload) -> discord.Interaction[Any]:
        """Return what discord.py makes of an interaction, which runs nothing."""
        data: Any = payload
        return discord.Interaction(data=data, state=self)

    def forget(self, shard_ids: Collection[int]) -> None:
        """Forget the guilds of shards that are served no more; nobody has left them."""
        for shard_id in shard_ids:
            self.incoming.leave_to_others(shard_id)
        for shard_id in [one for one in self._ready_tasks if one in shard_ids]:
            self._ready_tasks.pop(shard_id).cancel()
            self._ready_states.pop(shard_id, None)
        for guild in [one for one in self.guilds if one.shard_id in shard_ids]:
            self._remove_guild(guild)
