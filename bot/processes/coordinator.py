"""The coordinator: keeps the lease of this process, and serves the shards that are its own."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import discord

from bot.discord import answers
from bot.discord.gateway.incoming import HeldInteraction
from bot.discord.gateway.sharded import ShardedClient
from bot.discord.under_way import WRITING_SECONDS, Deliveries, UnderWay
from bot.processes.deciding import (
    AskForShard,
    ClaimShard,
    ForgetHeir,
    HandOverShard,
    decisions,
    is_replaced,
)
from bot.processes.forwarding import PRESS, Forwarding
from bot.processes.session_keeping import SessionKeeping
from bot.support.background_tasks import BackgroundTasks
from bot.support.collecting import nothing_collected
from bot.support.incidents import log_incident, log_unwritten
from bot.support.shards import Shards
from bot.tables.card_room import CardRoom
from bot.tables.opening.hosting import OpenTable
from data.patience import NotRead, NotWritten
from data.processes import LEASE_MS, FencedOff, Membership, Processes, Shard
from data.store import Store
from data.tables import TableRow

log = logging.getLogger(__name__)

SHARDS: Final = "shards"
"""The topic of a notice: it is time to look at who serves which shard."""

LOOK_SECONDS: Final = 1.0
"""How often everybody looks, whatever they are told."""

RENEW_SECONDS: Final = LEASE_MS / 4000

PRESSES_SECONDS: Final = WRITING_SECONDS + 0.5
"""How long presses under way are waited for before their tables are handed over.

None of them writes anything after that.
"""

AGAIN_SECONDS: Final = 0.2
"""How soon something is tried again that the store did not take."""

PICTURES_SECONDS: Final = 0.5
"""How long pictures under way are waited for then: the heir draws every table anew."""

SEEN: Final = 500
"""Presses that are remembered: more than come between two processes that hear the same."""


HELD_SECONDS: Final = 1.5
"""After so long a press that is held is acknowledged. Discord waits three seconds."""

HELD_LOOK_SECONDS: Final = 0.1

ANSWERED_SECONDS: Final = 1.0
"""How long tables wait to be drawn. One that somebody plays at meanwhile does not."""

_PRESS: Final = discord.InteractionType.component.value


@dataclass(frozen=True, slots=True)
class PlayedHere:
    """The parts of a process that plays tables, and may hand them over or take them."""

    store: Store
    room: CardRoom
    gateway: ShardedClient
    deliveries: Deliveries
    under_way: UnderWay
    sessions: SessionKeeping


class Coordinator:
    """Coordinates one process with the others.

    `led` is told whenever this process begins or ceases to do what only one of them does.
    """

    def __init__(
        self,
        serving: PlayedHere,
        forwarding: Forwarding,
        *,
        led: Callable[[bool], None],
    ) -> None:
        self._serving = serving
        self._forwarding = forwarding
        self._processes: Processes = serving.store.processes
        self._me = self._processes.process
        self._led, self._leads = led, False
        self._background_tasks = BackgroundTasks()
        self._served: set[int] = set()
        self._inheriting: set[int] = set()
        self._said_ready: set[int] = set()
        """Those of them for which this process has said that it is ready."""
        self._connected: set[int] = set()
        """Both of these, and what is just being left."""
        self._every = Shards.every(1)
        self._time_to_look = asyncio.Event()
        self._settled: tuple[frozenset[str], set[int]] = frozenset(), set()
        """Living processes, and shards served here, when orphaned tables were looked for."""
        self._orphaned = False
        """Whether such tables belong to this process, and are not loaded yet."""
        self._stopped = False
        self.looked = asyncio.Event()
        """Set once the shards were looked at for the first time."""

    @property
    def served(self) -> frozenset[int]:
        return frozenset(self._served)

    def keep_lease(self) -> None:
        """Be alive to the others from now on. Discord may take long to say anything."""
        self._background_tasks.run(self._keep_lease(), "keeping the lease")

    async def begin(self, recommended: int) -> None:
        """Agree on the number of shards, and begin to serve some."""
        count = await self._processes.agree_on_shards(recommended)
        self._every = Shards.every(count)
        self._serving.gateway.serve(Shards(frozenset(), count))
        run = self._background_tasks.run
        missed = self._serving.room.following.look_again
        listening = self._serving.store.notices.listen(self._hear, missed)
        run(listening, "listening to other processes")
        run(self._keep_looking(), "looking after the shards")

    async def leave(self) -> None:
        """End the lease; others may serve the shards at once. Everything here has to be stopped."""
        self._stopped = True
        self._background_tasks.stop()
        try:
            await self._processes.leave()
            await self._serving.store.notices.tell_all(SHARDS)
        except FencedOff:
            # It has none any more, and has said so.
            return
        except (NotWritten, NotRead):
            log.info("the lease runs out by itself")
        except Exception as error:  # noqa: BLE001  whoever leaves has other things to close
            log_incident(log, "ending the lease", error)

    # The lease ---------------------------------------------------------------------------------

    async def _keep_lease(self) -> None:
        pause = RENEW_SECONDS
        while True:
            await asyncio.sleep(pause)
            pause = RENEW_SECONDS
            try:
                await self._processes.renew()
            except FencedOff as fenced:
                self._give_way(fenced)
                return
            except NotWritten as away:
                log_unwritten(log, "renewing the lease", away)
                pause = AGAIN_SECONDS
            except Exception as error:  # noqa: BLE001  a process that renews no more is dead to others
                log_incident(log, "renewing the lease", error)

    def _give_way(self, fenced: FencedOff) -> None:
        """Stop at once: others play the tables of this process."""
        if not self._stopped:
            self._stopped = True
            log.error(
                "other processes have taken this one for dead; it ends and plays nothing more"
            )
            self._serving.room.stop()
            self._serving.gateway.end(fenced)

    # Looking -----------------------------------------------------------------------------------

    def _hear(self, topic: str, text: str) -> None:
        if topic == PRESS:
            self._background_tasks.run(self._forwarding.hear(), "taking forwarded presses")
        elif topic == SHARDS:
            self._time_to_look.set()
        else:
            self._serving.room.following.follow_others(topic, text)

    async def _keep_looking(self) -> None:
        while not self._stopped:
            self._time_to_look.clear()
            try:
                await self._look()
            except FencedOff as fenced:
                self._give_way(fenced)
                return
            except Exception as error:  # noqa: BLE001  a process that looks no more takes nothing over
                log_incident(log, "looking after the shards", error)
            self.looked.set()
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._time_to_look.wait()
            except TimeoutError:
                continue

    async def _look(self) -> None:
        for process in await self._processes.end_expired():
            log.warning("process %s is dead; its tables are taken over", process)
        membership = await self._processes.membership()
        if self._me not in membership.living:
            raise FencedOff(self._me)
        # Before any of them is handed on: the next process may not have heard what is held of it.
        await self._serve_new(membership)
        if await self._decide(membership):
            membership = await self._processes.membership()
        await self._follow(membership)
        if is_replaced(membership, self._me) and not self._stopped:
            self._stopped = True
            await self._serving.gateway.close()

    async def _decide(self, membership: Membership) -> bool:
        """Do what is decided; return whether that may have changed who serves what."""
        handed: list[Shard] = []
        decided = decisions(membership, self._me)
        for decision in decided:
            match decision:
                case ClaimShard(shard):
                    await self._processes.claim(shard)
                case AskForShard(shard):
                    await self._processes.ask_for(shard)
                case HandOverShard(shard):
                    handed.append(shard)
                case ForgetHeir(shard):
                    await self._processes.disinherit(shard)
        if handed:
            with nothing_collected():
                await self._hand_over(handed)
        return bool(decided)

    async def _follow(self, membership: Membership) -> None:
        """Do here what has been agreed on."""
        own = await self._serve_new(membership)
        heir_of = {shard.number: shard for shard in membership.shards if shard.heir == self._me}
        for number in heir_of.keys() - own:
            self._inherit(heir_of[number])
        for number in self._inheriting - heir_of.keys() - own:
            self._inheriting.discard(number)
            self._serving.room.preloading.forget(self._is_of({number}))
            await self._let_go(number)
        self._inheriting -= own
        self._said_ready &= self._inheriting
        if (membership.living, own) != self._settled:
            await self._take_orphaned(own)
            self._settled = membership.living, own
        if (0 in self._served) is not self._leads:
            self._leads = not self._leads
            self._led(self._leads)
        # It is asked every second, and there is hardly ever one.
        if await self._processes.any_forwarded():
            # What was forwarded to the owner before, just when the table came here.
            await self._processes.adopt_forwarded()
            await self._forwarding.take()

    async def _serve_new(self, membership: Membership) -> set[int]:
        """Serve what is this process's own by now, and return all that is."""
        own = set(membership.served_by(self._me))
        if new := own - self._served:
            await self._serve(new)
        return own

    def _is_of(self, numbers: set[int]) -> Callable[[TableRow], bool]:
        shard_of = self._every.shard_of
        return lambda row: shard_of(row.guild_id) in numbers

    # Shards ------------------------------------------------------------------------------------

    async def _serve(self, numbers: set[int]) -> None:
        """Serve shards that are this process's own from now on."""
        serving = self._serving
        inherited = numbers & self._inheriting
        seen = {number: await self._processes.seen(number) for number in inherited}
        tables = await serving.room.resume(self._is_of(numbers))
        self._served |= numbers
        await serving.sessions.resume(numbers - self._connected)
        serving.gateway.add_shards(numbers - self._connected)
        self._connected |= numbers
        for number in sorted(numbers):
            serving.gateway.incoming.release(number, but=seen.get(number, ()))
        log.info("shards %s are served here now, with %d tables", sorted(numbers), len(tables))
        self._background_tasks.run(self._carry_on(tables), "carrying on the tables")

    async def _take_orphaned(self, numbers: set[int]) -> None:
        """Go on with tables of these shards that a process had kept which has ended now."""
        self._orphaned |= await self._processes.adopt_tables()
        if self._orphaned:
            room = self._serving.room
            tables = await room.resume(self._is_of(numbers))
            self._orphaned = False
            log.info("%d tables are played on here that were orphaned", len(tables))
            self._background_tasks.run(room.carry_on(tables), "carrying on orphaned tables")

    async def _carry_on(self, tables: tuple[OpenTable, ...]) -> None:
        await held_are_answered(self._serving)
        await self._serving.room.carry_on(tables)

    def _hold(self, number: int) -> None:
        """Hold what comes on a shard that changes its process."""
        self._serving.gateway.incoming.hold(number)
        waiting = acknowledge_held(self._serving.gateway, number)
        self._background_tasks.run(waiting, "acknowledging held presses")

    def _inherit(self, shard: Shard) -> None:
        """Make ready to serve a shard of another process, once for each time it was asked for.

        Between two looks its process may die, and it may be asked for anew from the next one.
        """
        number = shard.number
        if number not in self._inheriting:
            self._inheriting.add(number)
            self._hold(number)
            self._connected.add(number)
            self._serving.gateway.add_shards([number])
        elif shard.ready or number not in self._said_ready:
            return
        self._said_ready.discard(number)
        self._background_tasks.run(self._be_ready(shard), "connecting to a shard")

    async def _be_ready(self, shard: Shard) -> None:
        """Say that this process may serve a shard: it hears what comes, and knows its games."""
        number = shard.number
        await self._serving.gateway.until_up([number])
        await self._preload(shard)
        while number in self._inheriting:
            try:
                await self._processes.say_ready(number)
                await self._serving.store.notices.tell_all(SHARDS)
            except NotWritten:
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                self._said_ready.add(number)
                return

    async def _preload(self, shard: Shard) -> None:
        """Replay the games of a shard ahead; what cannot be is replayed when it is served."""
        room, belongs = self._serving.room, self._is_of({shard.number})
        tables, journal = self._serving.store.tables, self._serving.store.journal
        try:
            if shard.process is not None:
                await room.preloading.preload(tables, journal, shard.process, belongs)
        except Exception as error:  # noqa: BLE001  an heir that never says that it is ready inherits nothing
            log_incident(log, "preloading tables", error)
        if shard.number not in self._inheriting:
            room.preloading.forget(belongs)

    async def _hand_over(self, shards: list[Shard]) -> None:
        """Let the heirs of shards play their tables; go on here if they have died meanwhile."""
        serving, numbers = self._serving, {shard.number for shard in shards}
        for number in numbers:
            # The heir has it as well. If it dies now, what comes meanwhile is this process's own.
            self._hold(number)
        await serving.under_way.settle_those_there(PRESSES_SECONDS)
        await serving.room.give_up(self._is_of(numbers), PICTURES_SECONDS)
        self._served -= numbers
        seen = serving.deliveries.lately(SEEN)
        for shard in shards:
            if await self._processes.hand_over(shard, seen):
                log.info("shard %d is handed over to %s", shard.number, shard.heir)
                self._background_tasks.run(self._let_go(shard.number), "leaving a shard")
        await serving.store.notices.tell_all(SHARDS)

    async def _let_go(self, number: int) -> None:
        self._connected.discard(number)
        self._serving.gateway.incoming.leave_to_others(number)
        await self._serving.gateway.drop_shards([number])


async def held_are_answered(playing: PlayedHere) -> None:
    """Let what was held be answered, once it is released, before tables are drawn anew.

    Its answers would wait behind the drawing of all of them.
    """
    # Each of them begins after this.
    await asyncio.sleep(HELD_LOOK_SECONDS)
    await playing.under_way.settle_those_there(ANSWERED_SECONDS)


async def acknowledge_held(gateway: ShardedClient, shard_id: int) -> None:
    """Tell Discord of presses that they have arrived, for as long as a shard is held."""
    loop, incoming = asyncio.get_running_loop(), gateway.incoming
    async with asyncio.TaskGroup() as group:
        while incoming.holds(shard_id):
            for held in incoming.held(shard_id):
                # A command is answered by a message, and nobody knows who is to see it.
                late = loop.time() - held.came >= HELD_SECONDS
                if late and held.telling is None and held.payload.get("type") == _PRESS:
                    # Each by itself: one that takes long would let the others be too late.
                    held.telling = group.create_task(_tell(gateway, held))
            await asyncio.sleep(HELD_LOOK_SECONDS)


async def _tell(gateway: ShardedClient, held: HeldInteraction) -> None:
    try:
        interaction = gateway.interaction_of(held.payload)
        held.unanswered = await answers.is_unanswered(interaction)
        held.acknowledged = answers.is_acknowledged(interaction)
    except Exception as error:  # noqa: BLE001  whatever a payload makes a parser raise
        log.warning("a held press could not be acknowledged (%s)", type(error).__name__)
