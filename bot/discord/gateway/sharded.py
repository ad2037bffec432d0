"""The sharded client: discord.py's, with lines that find their way back."""

import asyncio
import logging
from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final, NoReturn, cast

import aiohttp
import discord
from aiohttp.connector import Connection
from aiohttp.tracing import Trace

from bot.discord.gateway.incoming import IncomingInteractions, InteractionPayload
from bot.discord.gateway.session_starts import SessionStarts, Turns, TurnsOfProcess
from bot.discord.gateway.shard_lines import SHARDING, ResumableSession, ShardLine, ShardLines
from bot.discord.gateway.socket import END_SESSION, KEEP_SESSION
from bot.discord.gateway.state import ShardedState, listed_guilds
from bot.discord.gateway.timeouts import GATEWAY_TIMEOUTS, GatewayTimeouts
from bot.support.shards import Shards

log = logging.getLogger(__name__)

# A card room does not speak; discord.py need not warn that it cannot.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

_LAST_SECONDS: Final = 3.0
"""How long the lines are given to say goodbye."""

_HEARTBEAT_TIMEOUT: Final = 600.0
"""When discord.py itself would think a line dead; two heartbeats are always less."""


class _InOnePiece(aiohttp.TCPConnector):
    """Connections over which a message with a file goes in one piece, and not in nine."""

    async def connect(
        self,
        req: aiohttp.ClientRequest,
        traces: list[Trace],
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109  aiohttp names it so
    ) -> Connection:
        if isinstance(req.body, aiohttp.MultipartWriter):
            await req.update_body(await req.body.as_bytes())
        return await super().connect(req, traces, timeout)


class ShardedClient(discord.AutoShardedClient):
    """Keeps the shards connected that it serves, which may change while it runs.

    Without `shards` it serves as many as Discord recommends, all of them.
    """

    def __init__(
        self,
        *,
        timeouts: GatewayTimeouts = GATEWAY_TIMEOUTS,
        shards: Shards | None = None,
        turns: Turns | None = None,
        **options: Any,  # noqa: ANN401  those of discord.py
    ) -> None:
        super().__init__(
            heartbeat_timeout=_HEARTBEAT_TIMEOUT, guild_ready_timeout=timeouts.guilds, **options
        )
        self.timeouts = timeouts
        self.serving = shards
        """The shards that are served; None until Discord has said how many it recommends."""
        self._asks_how_many = shards is None
        self._starts = SessionStarts(
            self.http.get_bot_gateway, timeouts, turns or TurnsOfProcess(timeouts.identify_apart)
        )
        self._lines = ShardLines(self, self._starts, timeouts)
        self.close_code = END_SESSION
        """The close code with which the lines end when the client does."""
        self._to_resume: dict[tuple[int, int], ResumableSession] = {}
        self._unlisted: set[int] = set()
        """The shards of sessions that were resumed, whose guilds are still to be asked for."""
        self._listing: asyncio.Task[None] | None = None
        self._begun = asyncio.Event()
        """Set while the lines of the shards that are served are kept."""
        self._keeping: asyncio.Task[NoReturn] | None = None
        self._failure: Exception | None = None
        self._set_up = False

    async def login(self, token: str) -> None:
        self.http.connector = _InOnePiece(limit=0)
        await super().login(token)

    def _get_state(self, **options: Any) -> ShardedState:  # noqa: ANN401  those of discord.py
        return ShardedState(
            dispatch=self.dispatch,
            handlers=self._handlers,
            hooks=self._hooks,
            http=self.http,
            **options,
        )

    @property
    def _state(self) -> ShardedState:
        return cast("ShardedState", self._connection)

    @property
    def incoming(self) -> IncomingInteractions:
        """The entrance of interactions, which can be held for a while."""
        return self._state.incoming

    def interaction_of(self, payload: InteractionPayload) -> discord.Interaction[Any]:
        """Return an interaction for an answer that cannot wait; nothing runs for it."""
        return self._state.interaction_of(payload)

    @property
    def latency(self) -> float:
        """Seconds from a heartbeat to its acknowledgement, on average of the shards."""
        found = [seconds for _, seconds in self.latencies]
        return sum(found) / len(found) if found else float("nan")

    @property
    def latencies(self) -> list[tuple[int, float]]:
        """The same by shard."""
        return [(line.id, line.latency) for line in self._lines]

    def deaf_shards(self) -> dict[int, float]:
        """Return the shards that Discord is silent on, and for how many seconds."""
        now = asyncio.get_running_loop().time()
        found = ((line.id, line.deaf_since()) for line in self._lines)
        return {shard_id: now - since for shard_id, since in found if since is not None}

    def is_ready(self) -> bool:
        """Whether every shard is connected, and Discord has told of its guilds."""
        return super().is_ready() and all(line.up and line.knows_guilds for line in self._lines)

    # --- shards that come and go

    def serve(self, shards: Shards) -> None:
        """Serve these and not what Discord recommends; called before the client connects."""
        assert self._keeping is None
        self.serving, self._asks_how_many = shards, False

    async def recommended(self) -> int:
        """Return how many shards Discord recommends; raise `GatewayNotFound` if it does not."""
        count, _, _ = await self.http.get_bot_gateway()
        return count

    def add_shards(
        self, shard_ids: Collection[int], sessions: Mapping[int, ResumableSession] | None = None
    ) -> None:
        """Serve these as well; `until_up` waits for them.

        A session that another process has left is resumed. Discord then tells what has happened
        in the meantime, but not which guilds there are: it is asked.
        """
        assert self.serving is not None
        self.serving = self.serving.with_ids(shard_ids)
        for shard_id in shard_ids:
            self.incoming.attend_to(shard_id)
        self.resume(sessions or {}, self.serving.count)
        if self._begun.is_set():
            for shard_id in sorted(shard_ids):
                self._begin(shard_id, self.serving.count)

    def resume(self, sessions: Mapping[int, ResumableSession], count: int) -> None:
        """Resume sessions that another process has left, once shards of so many are begun."""
        self._to_resume |= {(shard_id, count): session for shard_id, session in sessions.items()}

    @property
    def sessions(self) -> dict[int, ResumableSession]:
        """The sessions as they stand, by shard, so that another process can resume them."""
        found = ((line.id, line.session) for line in self._lines)
        return {shard_id: session for shard_id, session in found if session is not None}

    async def drop_shards(
        self, shard_ids: Collection[int], *, resumable: bool = False
    ) -> dict[int, ResumableSession]:
        """Serve these no more, and forget their guilds without a word: nobody has left them.

        Say goodbye to Discord, unless another process is to resume the sessions; return these.
        """
        assert self.serving is not None
        self.serving = self.serving.without_ids(shard_ids)
        close_code = KEEP_SESSION if resumable else END_SESSION
        sessions = await self._lines.end(shard_ids, close_code=close_code)
        self._state.forget(shard_ids)
        self._be_ready()
        return sessions if resumable else {}

    async def until_up(self, shard_ids: Iterable[int] | None = None) -> None:
        """Return when Discord has begun or resumed the sessions of these shards, or of all.

        One that is dropped meanwhile, or fails for good, is not waited for.
        """
        # A shard that is to be served has no line before the client connects.
        await self._begun.wait()
        await self._lines.until_up(
            [line.id for line in self._lines] if shard_ids is None else shard_ids
        )

    # --- discord.py

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait: a turn was waited for before the connection was opened."""

    def dispatch(self, event: str, /, *args: object, **kwargs: object) -> None:
        """Tell of what happens until the client is closed.

        discord.py finds itself ready some time after it connects, and by then it may be gone.
        """
        if self.is_closed():
            return
        if event in ("shard_connect", "shard_resumed", "shard_ready"):
            line = self._lines.of(cast("int", args[0]))
            if line is None:
                return
            if event == "shard_ready":
                line.knows_guilds = True
            else:
                self._confirm(line, resumed=event == "shard_resumed")
        elif event == "interaction":
            # What runs for it begins after this.
            interaction = cast("discord.Interaction[Any]", args[0])
            self.incoming.keep_with(interaction, member=self.is_member(interaction))
        super().dispatch(event, *args, **kwargs)
        if event == "shard_ready":
            self._be_ready()

    def _confirm(self, line: ShardLine, *, resumed: bool) -> None:
        line.confirmed(resumed=resumed)
        self.incoming.end_replays(line.id)
        if line.inherited and not line.knows_guilds:
            self._unlisted.add(line.id)
            if self._listing is None or self._listing.done():
                self._listing = asyncio.create_task(self._list_guilds())

    async def _list_guilds(self) -> None:
        """Ask Discord for the guilds of sessions that were resumed."""
        while asked := frozenset(self._unlisted):
            try:
                guilds = await listed_guilds(self.http)
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                log.warning("Discord does not say which guilds there are: %s", type(error).__name__)
                await asyncio.sleep(self.timeouts.first_pause)
                continue
            self._unlisted -= asked
            lines = [line for line in self._lines if line.id in asked and line.inherited]
            served = Shards(frozenset(line.id for line in lines), self.shard_count or 1)
            self._state.learn(one for one in guilds if served.serve(int(one["id"])))
            for line in lines:
                self.dispatch("shard_ready", line.id)

    def is_member(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether the bot is a member of the guild where an interaction happened.

        As long as Discord has not said which guilds there are, whose install it rests on tells; so
        it does of a press that came by HTTP, of a guild that another process hears of.
        """
        guild_id = interaction.guild_id
        if guild_id is None or self.get_guild(guild_id) is not None or self.serving is None:
            return guild_id is not None
        line = self._lines.of(self.serving.shard_of(guild_id))
        untold = line is None or not line.knows_guilds
        return untold and interaction.is_guild_integration()

    def _be_ready(self) -> None:
        """Say once that the client is ready: when the guilds of all its shards are known."""
        if not super().is_ready() and all(line.knows_guilds for line in self._lines):
            self._connection.call_handlers("ready")
            self.dispatch("ready")

    async def connect(self, *, reconnect: bool = True) -> None:  # noqa: ARG002  lines always reconnect
        """Stay connected until the client is closed, and no longer.

        Raise `ConnectionClosed` if Discord refuses for good, `GatewayUnreachable` if it was out of
        reach for too long, and `GatewayNotFound` if it does not say how many shards it wants.
        """
        if self.is_closed():
            return
        keeping = self._keeping = asyncio.create_task(self._keep())
        try:
            # It may have been ended before it began.
            if self._failure is None:
                await asyncio.wait({keeping})
        finally:
            keeping.cancel()
        if self._failure is not None:
            raise self._failure
        if not keeping.cancelled():
            keeping.result()

    def end(self, failure: Exception) -> None:
        """Let `connect` raise this, as if a line had failed for good."""
        self._failure = failure
        if self._keeping is not None:
            self._keeping.cancel()

    async def close(self) -> None:
        """End every line by the close code and close the client; before it was set up too."""
        if self._listing is not None:
            self._listing.cancel()
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait({self._keeping}, timeout=_LAST_SECONDS)
        try:
            await super().close()
        except AttributeError:
            # discord.py 2.7.1 misses a queue of its own here if it was never set up. It does so
            # after all else is closed.
            if self._set_up:
                raise

    async def _async_setup_hook(self) -> None:
        await super()._async_setup_hook()
        self._set_up = True

    async def _keep(self) -> NoReturn:
        while True:
            if self._asks_how_many:
                self.serving = Shards.every(await self.recommended())
            assert self.serving is not None
            try:
                await self._keep_shards(self.serving)
            except discord.ConnectionClosed as refusal:
                if not self._asks_how_many or refusal.code not in SHARDING:
                    raise
                wanted = await self.recommended()
                if wanted == self.serving.count:
                    raise
                log.warning("Discord wants %d shards instead of %d", wanted, self.serving.count)

    async def _keep_shards(self, shards: Shards) -> NoReturn:
        self.shard_count = self._connection.shard_count = shards.count
        lines = self._lines = ShardLines(self, self._starts, self.timeouts)
        for shard_id in sorted(shards.ids):
            self._begin(shard_id, shards.count)
        self._begun.set()
        self._be_ready()
        try:
            await lines.keep(lambda: self.close_code)
        finally:
            self._begun.clear()

    def _begin(self, shard_id: int, count: int) -> None:
        session = self._to_resume.pop((shard_id, count), None)
        if session is not None:
            self.incoming.expect_replays(shard_id)
        self._lines.begin(shard_id, session)
