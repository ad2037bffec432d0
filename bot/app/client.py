"""The client: the card room's line to Discord."""

import asyncio
import contextlib
import logging
import sys
import time
from collections.abc import Callable
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Final, cast

import discord

from bot.background.work import BackgroundWork
from bot.discord import answers
from bot.discord.door_address import DoorAddress
from bot.discord.dynamic_items import DynamicButton, DynamicMenu, shows
from bot.discord.gateway.incoming import InteractionPayload, about
from bot.discord.gateway.sharded import ShardedClient
from bot.discord.gateway.timeouts import GATEWAY_TIMEOUTS, GatewayTimeouts
from bot.discord.permissions import install_link, invite_link, missing_permissions
from bot.discord.post import Post
from bot.discord.private_channels import PrivateChannels
from bot.discord.refused_screens import RefusedScreens
from bot.discord.rendering import Attachments, may_attach, written
from bot.discord.under_way import Deliveries, UnderWay
from bot.faces.names import FaceEmojis
from bot.faces.uploading import Uploading
from bot.fields.telling import Telling
from bot.fields.turnover import Turnover
from bot.interactions.commands.all import commands
from bot.interactions.commands.declaring import CommandTranslator
from bot.interactions.desk import Desk
from bot.interactions.guests import learn_language, phrasebook_for, too_old
from bot.interactions.registration import Registration
from bot.interactions.tree import Tree
from bot.processes.cluster import Cluster
from bot.processes.coordinator import PlayedHere
from bot.processes.forwarding import nowhere
from bot.processes.session_keeping import SessionKeeping
from bot.processes.shared_limits import SharedTurns
from bot.screens.screen import plain_screen
from bot.support.background_tasks import BackgroundTasks
from bot.support.incidents import log_incident
from bot.support.logs import answering, hush, log_inventory
from bot.support.rate_limiter import CALLS_A_SECOND, PROXIED_A_SECOND, RateLimiter
from bot.support.retrying import retry_until_written
from bot.support.settings import Settings
from bot.tables.card_room import CardRoom
from bot.tables.clock.paces import TEMPO, Tempo
from bot.tables.departures import Departures
from bot.tables.services.preferences import Preferences
from bot.tables.services.services import Services
from bot.tables.workers.worker_pool import WorkerPool
from bot.text.button_ids import MENU_MARK
from data.processes import FencedOff
from data.store import Store

if TYPE_CHECKING:
    from bot.discord.door import Door

log = logging.getLogger(__name__)

SETTLE_SECONDS = 5.0
"""How long a stop waits for what is under way."""

DRAIN_SECONDS: Final = 6.0
"""How long presses are taken by a process that has told its balancer to send it no more."""

FIRST_LOOK_SECONDS: Final = 1.0
"""How long a start waits to hear which emojis Discord has."""


_FRUGAL: Final[dict[str, Any]] = {
    "intents": discord.Intents(guilds=True),
    "allowed_mentions": discord.AllowedMentions.none(),
    "max_messages": None,
    "member_cache_flags": discord.MemberCacheFlags.none(),
}
"""The options of a card room's connection: guilds, and nothing of what people write."""


def now_ms() -> int:
    """Return milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class CardRoomClient(ShardedClient):
    """Connects a card room to Discord. Intents: guilds only, nothing privileged.

    A given `chance` can be repeated, so a room that has one promises and proves no deals.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        *,
        chance: Random | None = None,
        now: Callable[[], int] = now_ms,
        tempo: Tempo = TEMPO,
        timeouts: GatewayTimeouts = GATEWAY_TIMEOUTS,
    ) -> None:
        super().__init__(
            timeouts=timeouts,
            shards=settings.shards,
            turns=SharedTurns(store.processes, timeouts.identify_apart) if store.shared else None,
            **_FRUGAL,
        )
        hush()
        self.settings, self.store = settings, store
        self.settle_seconds, self.drain_seconds = SETTLE_SECONDS, DRAIN_SECONDS
        self._background_tasks, self._stopping = BackgroundTasks(), False
        self._leading = BackgroundTasks()
        self._worker_pool = WorkerPool(settings.thinking_seconds, count=int(settings.workers))
        a_second = CALLS_A_SECOND if settings.api_proxy is None else PROXIED_A_SECOND
        post = Post(self, RateLimiter(a_second), seconds_an_edit=tempo.seconds_an_edit)
        doubted = post.component_emojis.doubted
        self._uploading = Uploading(self, FaceEmojis(), post.rate_limiter, doubted)
        self.room = CardRoom(
            Services(
                settings=settings,
                post=post,
                emojis=self._uploading.emojis,
                store=store,
                private=PrivateChannels(post, store.people, now),
                preferences=Preferences(store.preferences, store.people),
                chance=chance or SystemRandom(),
                worker_pool=self._worker_pool,
                now=now,
                tempo=tempo,
                background_work=BackgroundWork.of(store, now),
            )
        )
        self.turnover, self.telling = Turnover(self.room), Telling(self.room)
        self.deliveries, self.under_way = Deliveries(), UnderWay()
        self.incoming.take_turns(self.under_way.is_full, self.acknowledge)
        self.under_way.gave_place = self.incoming.go_on
        self._sessions = SessionKeeping(store.gateway_sessions, self, self._background_tasks)
        self._loaded = False
        self.played_here = PlayedHere(
            store, self.room, self, self.deliveries, self.under_way, self._sessions
        )
        self.cluster = self._cluster() if store.shared else None
        forward = nowhere if self.cluster is None else self.cluster.forwarding.forward
        self.desk = Desk(self.room, forward)
        self.departures = Departures(store.settings, store.privacy, now)
        self.tree = Tree(self, self._begins, self._learn_language, forward)
        for command in commands(self.room):
            self.tree.add_command(command)
        self.registration = Registration(self.tree, self.http, store.settings)
        self.door_address = DoorAddress(self.http, store.settings, settings.presses)
        self.door = None if settings.presses_at is None else self._door()

    def _door(self) -> "Door":
        from bot.discord.door import Door  # noqa: PLC0415  its library takes 5 MiB

        # It would warn at each start that nobody hears presses then.
        logging.getLogger("discord.client").addFilter(lambda line: "endpoint" not in str(line.msg))
        return Door(
            self.settings,
            self.incoming.take_in,
            self.store.clock,
            lambda: self.tables_loaded,
        )

    def _cluster(self) -> Cluster:
        return Cluster(
            self.settings,
            self.played_here,
            self._background_tasks,
            lead=lambda leads: self._lead(leads=leads),
        )

    async def _learn_language(self, interaction: answers.Interaction) -> None:
        await learn_language(interaction, self.room)

    @property
    def tables_loaded(self) -> bool:
        """Whether all tables are loaded that this process plays."""
        return self._loaded if self.cluster is None else self.cluster.coordinator.looked.is_set()

    @property
    def attachments(self) -> Attachments:
        """The files that messages carry."""
        return self.room.services.post.attachments

    @property
    def screens(self) -> RefusedScreens:
        """Sends screens with all of them that Discord takes."""
        return self.room.services.post.screens

    async def setup_hook(self) -> None:
        """Load every table before the first press can arrive, then draw them."""
        self.add_dynamic_items(DynamicButton, DynamicMenu)
        await self.tree.set_translator(CommandTranslator())
        assert self.application_id is not None
        log.info("invite the bot with %s", invite_link(self.application_id))
        log.info("have it for yourself with %s", install_link(self.application_id))
        if self.door is not None:
            assert self.application is not None
            await self.door.open(self.application.verify_key)
            self._background_tasks.run(self.door.keep_clock(), "following the clock of the store")
        if self.cluster is None:
            await self._begin_alone()
        else:
            log_inventory(log, self.store.inventory)
            await self.cluster.share_calls()
            await self._look_at_faces()
            await self.cluster.begin()
        self._background_tasks.run(self._sessions.keep_on(), "keeping sessions")
        self._background_tasks.run(self.store.watch(), "counting the tables")
        self._background_tasks.run(self.turnover.watch(), "turning the days over")
        self._background_tasks.run(self.telling.watch(), "looking after fields")
        asking = self.room.try_refused_again()
        self._background_tasks.run(asking, "asking channels that refused again")
        self._background_tasks.run(self.room.look_after_servers(), "looking after servers")

    async def _begin_alone(self) -> None:
        # The store is leased to one process, so no other plays any of its tables.
        log_inventory(log, self.store.inventory)
        await self.store.tables.take_over(self.room.services.owner)
        tables = await self.room.resume()
        self._loaded = True
        log.info("%d tables carry on", len(tables))
        self._lead(leads=True)
        await self._look_at_faces()
        await self._sessions.resume()
        self._background_tasks.run(self.room.carry_on(tables), "carrying on the tables")

    async def _look_at_faces(self) -> None:
        """Let tables not be drawn in plain text first if their faces are there."""
        if self.settings.emojis:
            self._background_tasks.run(self._uploading.keep(), "uploading faces")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(FIRST_LOOK_SECONDS):
                    await self._uploading.looked.wait()

    def _lead(self, *, leads: bool) -> None:
        """Do what only one of all processes does, or leave it to another."""
        self._leading.stop()
        self.turnover.leads = self.telling.leads = self._uploading.leads = leads
        if not leads:
            return
        run = self._leading.run
        run(self._register(), "registering commands")
        run(self.door_address.keep(), "telling Discord the address of presses")
        run(self.departures.watch(), "forgetting guilds that sent the bot away")
        # What another method has rated, or a rebuild that was broken off has left, and what is to
        # be counted again without results that are void.
        run(self.store.ratings.keep_up(), "counting old results")
        run(self.room.services.background_work.puzzles.watch(), "making puzzles")

    async def _register(self) -> None:
        # Until then Discord knows those of the last run, and whoever pressed meanwhile waits.
        await self.until_up()
        assert self.application_id is not None
        await self.registration.register(self.application_id)

    async def on_button(
        self, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...]
    ) -> None:
        """Take a press to the desk."""
        if not self._begins(interaction):
            return
        try:
            await self.desk.take(interaction, custom_id, values)
        except Exception as error:  # noqa: BLE001  discord.py would log the button, and a button may be a card
            log_incident(log, "answering a press", error)

    def _begins(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether it is seen to here: it is new, or was forwarded on purpose, and no stop began."""
        known = about(interaction)
        is_new = self.deliveries.is_first(interaction.id) or known.forwarded
        # If it was forwarded and a stop began, it stays with its table for the next process.
        begins = is_new and self.under_way.begin(interaction)
        if begins:
            guild_id, serving = interaction.guild_id, self.serving
            answering(interaction.id, None if serving is None else serving.shard_of(guild_id))
        if begins and self.cluster is not None:
            self.cluster.forwarding.finish_after(interaction)
        return begins

    async def acknowledge(self, payload: InteractionPayload) -> bool:
        """Tell Discord of a press that waits; its message would only take time to read."""
        # That of a form tells whether it was opened by a button.
        form = payload.get("type") == discord.InteractionType.modal_submit.value
        without = {key: value for key, value in payload.items() if form or key != "message"}
        return await answers.acknowledge(self.interaction_of(without))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Hear what is done in a channel, and answer a press that discord.py takes to nobody.

        That is a button none of ours any more, one that is gone from the message as it came, and a
        form.
        """
        if interaction.channel_id is not None:
            self.attachments.learn(interaction.channel_id, taken=may_attach(interaction))
            if not missing_permissions(interaction):
                self.room.try_again(interaction.channel_id)
                troubles = self.room.services.post.troubles
                troubles.mended(interaction.guild_id or 0, "post", interaction.channel_id)
        custom_id = str((interaction.data or {}).get("custom_id", ""))
        form = interaction.type is discord.InteractionType.modal_submit
        if form and self.desk.takes_form(custom_id):
            await self.on_button(interaction, custom_id, (written(interaction),))
            return
        if not form and interaction.type is not discord.InteractionType.component:
            return
        if form or not any(
            item.__discord_ui_compiled_template__.fullmatch(custom_id)
            for item in (DynamicButton, DynamicMenu)
        ):
            if not self._begins(interaction):
                return
            await self._learn_language(interaction)
            phrasebook = phrasebook_for(interaction)
            await answers.whisper(interaction, plain_screen(phrasebook(too_old(interaction))))
        elif not shows(interaction.message, custom_id):
            chosen = cast("list[str]", (interaction.data or {}).get("values", []))
            await self.on_button(
                interaction, custom_id.removeprefix(MENU_MARK), tuple(map(str, chosen))
            )

    async def on_channel_gone(self, channel_id: int) -> None:
        """Close the tables of a channel or a thread that is gone."""
        await self.room.close_channel(channel_id)

    async def on_permissions_changed(self, guild_id: int) -> None:
        """Draw what the channels of a guild have refused, for they may take it now."""
        self.room.try_again_in(guild_id)

    async def on_guild_gone(self, guild_id: int) -> None:
        """Close the tables of a guild that sent the bot away, and forget it in time."""
        await self.room.close_guild(guild_id)
        await retry_until_written("noting a server that is left", self.departures.left, guild_id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Go on remembering a guild that took the bot back."""
        await retry_until_written("noting a server that is back", self.departures.here, {guild.id})

    async def on_shard_ready(self, shard_id: int) -> None:
        """Note which guilds took the bot back, or sent it away, while it was not there."""
        there = {guild.id for guild in self.guilds if guild.shard_id == shard_id}
        await retry_until_written("noting servers that are back", self.departures.here, there)

        def is_gone(guild_id: int) -> bool:
            # A shard that is let go of knows no guilds, and nobody has left those.
            served = self.serving
            if served is None or not served.serve(guild_id):
                return False
            return served.shard_of(guild_id) == shard_id and self.get_guild(guild_id) is None

        doing = "noting servers that are left"
        looking = retry_until_written(doing, self.departures.look_for, is_gone)
        # An event would look on while the store is closed.
        self._background_tasks.run(looking, doing)

    async def on_error(self, event_method: str, /, *_: object, **__: object) -> None:
        """Log what nobody foresaw, without what it was about."""
        error = sys.exc_info()[1]
        if error is not None and not isinstance(error, FencedOff):
            log_incident(log, event_method, error)

    async def close(self) -> None:
        """Let messages under way arrive, then go; every table carries on at the next start."""
        if not self.is_closed() and not self._stopping:
            self._stopping = True
            if self.door is not None:
                # Alone, nobody else takes what comes meanwhile.
                alone = self.cluster is None
                await self.door.close(drain_seconds=0 if alone else self.drain_seconds)
            await self._sessions.end()
            await self.incoming.empty(self.settle_seconds)
            await self.under_way.end(self.settle_seconds)
            if self.cluster is not None:
                await self.cluster.forwarding.leave()
            self._background_tasks.stop()
            self._leading.stop()
            await self.room.settle(self.settle_seconds)
            self.room.stop()
            if self.cluster is not None:
                await self.cluster.leave()
            self._worker_pool.close()
        await super().close()
