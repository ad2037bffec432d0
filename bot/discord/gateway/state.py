"""The state: what discord.py knows of guilds, for shards that come and go."""

import asyncio
from collections.abc import Collection, Iterable
from typing import Any, Final, TypeAlias, cast

import discord
from discord.http import HTTPClient
from discord.state import AutoShardedConnectionState

from bot.discord.gateway.incoming import IncomingInteractions, InteractionPayload

AT_ONCE: Final = 200
"""As many guilds as Discord tells in one answer."""

GuildPayload = dict[str, Any]

Data: TypeAlias = Any
"""The data of an event, whose types discord.py does not export."""


async def listed_guilds(http: HTTPClient) -> list[GuildPayload]:
    """Return all guilds that have the bot, with their names and without their channels."""
    found: list[GuildPayload] = []
    page: list[Any] = [None] * AT_ONCE
    while len(page) == AT_ONCE:
        after = found[-1]["id"] if found else None
        page = list(await http.get_guilds(AT_ONCE, after=after, with_counts=False))
        found += page
    return found


class ShardedState(AutoShardedConnectionState[Any]):
    """discord.py's, which hands interactions on and can forget shards.

    discord.py finds itself ready once, when a fixed number of shards have begun. `shard_ids` stays
    empty, so that it never does: the client counts its shards itself.
    """

    def __init__(self, **options: Any) -> None:  # noqa: ANN401  those of discord.py
        self.incoming = IncomingInteractions(self._dispatch_interaction)
        self.heard_on = 0
        """The shard whose event is read at this moment."""
        self._gone: set[int] = set()
        super().__init__(**options)

    def parse_ready(self, data: Data) -> None:
        """Tell which guilds of a shard are gone since its last session: no event comes of them."""
        shard_id, listed = data["shard"][0], {int(guild["id"]) for guild in data["guilds"]}
        for guild in self.guilds:
            if guild.shard_id == shard_id and guild.id not in listed:
                self.parse_guild_delete({"id": guild.id})
        super().parse_ready(data)

    def parse_guild_create(self, data: Data) -> None:
        """Learn of a guild that has the bot, or has it again."""
        self._gone.discard(int(data["id"]))
        super().parse_guild_create(data)

    def parse_guild_delete(self, data: Data) -> None:
        """Tell of a guild that is gone, whether it was known or not."""
        super().parse_guild_delete(data)
        if not data.get("unavailable", False):
            guild_id = int(data["id"])
            self._gone.add(guild_id)
            self.dispatch("guild_gone", guild_id)

    def parse_channel_delete(self, data: Data) -> None:
        """Tell of a channel that is gone, and of its threads as far as they are known."""
        channel_id, guild = int(data["id"]), self._get_guild(int(data.get("guild_id") or 0))
        threads = () if guild is None else guild.threads
        gone = [channel_id, *(one.id for one in threads if one.parent_id == channel_id)]
        super().parse_channel_delete(data)
        for one in gone:
            self.dispatch("channel_gone", one)

    def parse_thread_delete(self, data: Data) -> None:
        """Tell of a thread that is gone, whether it was known or not."""
        super().parse_thread_delete(data)
        self.dispatch("channel_gone", int(data["id"]))

    def parse_channel_update(self, data: Data) -> None:
        """Tell that the bot may be allowed something else in a guild; the others below as well."""
        super().parse_channel_update(data)
        self._permissions_changed(data)

    def parse_thread_update(self, data: Data) -> None:
        super().parse_thread_update(data)
        self._permissions_changed(data)

    def parse_guild_role_update(self, data: Data) -> None:
        super().parse_guild_role_update(data)
        self._permissions_changed(data)

    def parse_guild_member_update(self, data: Data) -> None:
        # Without the intent for members this comes of the bot itself alone: its roles.
        super().parse_guild_member_update(data)
        self._permissions_changed(data)

    def _permissions_changed(self, data: Data) -> None:
        self.dispatch("permissions_changed", int(data.get("guild_id") or 0))

    def learn(self, guilds: Iterable[GuildPayload]) -> None:
        """Know guilds that were asked for, unless they are gone since."""
        for guild in guilds:
            guild_id, data = int(guild["id"]), cast("Any", guild)
            if guild_id not in self._gone and self._get_guild(guild_id) is None:
                self._add_guild_from_data(data)

    def parse_interaction_create(self, data: Data) -> None:
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
            waiting = self._ready_tasks.pop(shard_id)
            waiting.add_done_callback(_overlook)
            waiting.cancel()
            self._ready_states.pop(shard_id, None)
        for guild in [one for one in self.guilds if one.shard_id in shard_ids]:
            self._remove_guild(guild)


def _overlook(waiting: asyncio.Task[None]) -> None:
    """Take no offence at how a wait for guilds has ended that nobody is to tell of any more."""
    # Before Python 3.12 a wait that has found something just then is not cancelled, and goes on.
    if not waiting.cancelled():
        waiting.exception()
