"""Session keeping: sessions at Discord's gateway outlive the process that began them.

How far they have come is kept in the store now and then. Whoever serves a shard next resumes its
session. Discord then tells again what came since, and some of it has been answered already.
"""

import asyncio
import logging
from collections.abc import Container
from contextlib import suppress
from typing import Final

import discord
import yarl

from bot.discord import answers
from bot.discord.gateway.addresses import is_of_gateway
from bot.discord.gateway.incoming import About, InteractionPayload
from bot.discord.gateway.shard_lines import ResumableSession
from bot.discord.gateway.sharded import ShardedClient
from bot.discord.gateway.socket import KEEP_SESSION
from bot.support.background_tasks import BackgroundTasks
from data.patience import NotWritten
from data.sql.gateway_sessions import RENEWED_MS, GatewaySessions, KeptSession

log = logging.getLogger(__name__)

KEEP_SECONDS: Final = 2.5
"""How often sessions are kept: as often as a lease is renewed."""

FIRST_SECONDS: Final = 0.1
"""How often it is looked for the first session."""

LAST_SECONDS: Final = 1.0
"""How long the end of a process waits until they are kept."""


class SessionKeeping:
    """Keeps the sessions of one process, and resumes those that another one has left."""

    def __init__(
        self, kept: GatewaySessions, gateway: ShardedClient, background_tasks: BackgroundTasks
    ) -> None:
        self._store = kept
        self._gateway = gateway
        self._background_tasks = background_tasks
        self._kept: dict[int, ResumableSession] = {}
        self._kept_at = 0.0
        gateway.incoming.on_replay = self._take_what_is_new

    # What others have left ---------------------------------------------------------------------

    async def resume(self, numbers: Container[int] | None = None) -> None:
        """Let the gateway resume what dead processes have left of some shards, or of all.

        If nothing can be read, it begins new sessions.
        """
        with suppress(NotWritten):
            for one in await self._store.left():
                wanted = numbers is None or one.shard in numbers
                address = yarl.URL(one.address)
                if not wanted or one.intents != self._gateway.intents.value:
                    continue
                if is_of_gateway(address):
                    session = ResumableSession(one.id, one.sequence, address)
                    self._gateway.resume({one.shard: session}, one.shards)

    def _take_what_is_new(self, payload: InteractionPayload) -> None:
        self._background_tasks.run(self._ask_about(payload), "asking whether a press is new")

    async def _ask_about(self, payload: InteractionPayload) -> None:
        """Take a press or a command in, unless somebody has answered it, or it is too late."""
        interaction = self._gateway.interaction_of(payload)
        if interaction.type is discord.InteractionType.autocomplete:
            # Whoever typed has typed on.
            return
        if await answers.is_unanswered(interaction):
            self._gateway.incoming.take_in(payload, About(acknowledged=True))

    # What is left to others --------------------------------------------------------------------

    async def keep_on(self) -> None:
        """Keep the sessions that there are, for as long as the process lives."""
        while True:
            with suppress(NotWritten):
                await self.keep()
            await asyncio.sleep(KEEP_SECONDS if self._kept else FIRST_SECONDS)

    async def keep(self) -> None:
        """Keep the sessions as they stand, if anything has moved; raise `NotWritten`.

        Of a shard that is just changing its process none is kept. Nor is one before its replay is
        over: then even a process that dies soon has come further than the one before.
        """
        gateway, now = self._gateway, asyncio.get_running_loop().time()
        incoming = gateway.incoming
        sessions = {
            number: session
            for number, session in gateway.sessions.items()
            if not (incoming.holds(number) or incoming.expects_replays(number))
        }
        is_new = now - self._kept_at < RENEWED_MS / 1000
        if not sessions or gateway.serving is None or (sessions == self._kept and is_new):
            return
        count, intents = gateway.serving.count, gateway.intents.value
        await self._store.keep(
            [
                KeptSession(number, count, intents, one.id, str(one.gateway), one.sequence)
                for number, one in sessions.items()
            ]
        )
        self._kept, self._kept_at = sessions, now
        gateway.close_code = KEEP_SESSION

    async def end(self) -> None:
        """Keep them once more: what comes from now on is for whoever resumes them."""
        try:
            async with asyncio.timeout(LAST_SECONDS):
                await self.keep()
        except Exception as error:  # noqa: BLE001  whatever it is, the process ends all the same
            log.info("the sessions are left as they were kept last (%s)", type(error).__name__)
