"""The card room: every open table of this process, and how they start, resume and close."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from bot.background.histories import Histories
from bot.discord.writer import arrived
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen
from bot.support.background_tasks import BackgroundTasks
from bot.support.collecting import nothing_collected
from bot.support.incidents import log_incident
from bot.support.retrying import retry_until_written
from bot.tables.computers.stand_ins import STRONGEST
from bot.tables.following import Following, Hearing
from bot.tables.forgetting import Forgetting
from bot.tables.live.ending import void
from bot.tables.live.live_table import LiveTable
from bot.tables.loading import Loading, Preloading
from bot.tables.moderation import Moderation
from bot.tables.open_tables import OpenTables
from bot.tables.opening.hosting import (
    OpenTable,
)
from bot.tables.opening.lobby import Lobby, keep_places
from bot.tables.opening.starting import Starting, table_at
from bot.tables.seating import Seating
from bot.tables.services.elsewhere import left_to_others
from bot.tables.services.services import Services
from bot.tables.titles import Titles
from bot.tables.trouble_telling import TroubleTelling
from data.patience import NotWritten
from data.settings import RESTORED
from data.tables import Sent, TableRow, TableState
from engine.fairness.chance import Chance
from engine.table.table import Table, TableMoment

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 60.0


class CardRoom:
    """The tables of this process: starts, resumes and closes them."""

    def __init__(self, services: Services) -> None:
        self.services = services
        """The services that all tables share."""
        self.histories = Histories(services.store.journal)
        self.tables = OpenTables(services.now)
        self._background_tasks = BackgroundTasks()
        self.forgetting = Forgetting(services, self.tables, self._background_tasks)
        self.following = Following(services, self.tables, self.forgetting, self._background_tasks)
        self.hearing = Hearing(services, self.following, self._background_tasks)
        self._loading = Loading(services, self.tables, self._loaded)
        self.troubles = TroubleTelling(services, self.tables)
        services.post.screens.of_table = self._screen_refused
        self.titles = Titles(services)
        self.moderation = Moderation(
            services, self.tables, self._loading.result_of, self.troubles.locale
        )
        self._starting = Starting(services, self._live_table, self._begun)
        self.seating = Seating(services, self.tables, self._starting, self._begun)

    @property
    def preloading(self) -> Preloading:
        """The moments of games that another process plays, replayed ahead."""
        return self._loading.preloading

    async def result_of(self, row: TableRow) -> Screen | None:
        """Return what tells the result of a game that is over; None without its record."""
        return await self._loading.result_of(row)

    def _screen_refused(self, table_id: str) -> None:
        table = self.tables.get(table_id)
        if table is not None:
            row = table.row
            self.services.post.troubles.note(row.guild_id, "refused", row.channel_id)

    # Starting ---------------------------------------------------------------------------------

    async def start(self, lobby: Lobby, press_id: int, *, may_thread: bool = False) -> None:
        """Start a lobby's game with a press; return once it is dealt, or known to be dealt later.

        It is played in a thread if its server wants that and the bot `may_thread`. Raise
        `RoomRefusal` if the lobby is over or being started, or if the channel refuses the table.
        """
        await self._starting.start(lobby, press_id, may_thread=may_thread)

    def _begun(self, live_table: LiveTable) -> None:
        table_id = live_table.table_id
        self.tables.live[table_id] = live_table
        live_table.begin()
        if (lobby := self.tables.lobbies.pop(table_id, None)) is not None:
            lobby.finish()

    def _loaded(self, row: TableRow, moment: TableMoment, chance: Chance) -> LiveTable:
        journal = self.services.store.journal.held(row.epoch)
        return self._live_table(row, table_at(self.services, row, moment, chance, journal))

    def _live_table(self, row: TableRow, table: Table) -> LiveTable:
        services = self.services
        for chair in row.chairs:
            if chair.played_by_computer:
                services.worker_pool.expect(chair.level, row.family)
        if row.hints:
            services.worker_pool.expect(STRONGEST, row.family)
        return LiveTable(services, row, table, self.tables.forget)

    # Resuming ---------------------------------------------------------------------------------

    async def resume(
        self, belongs: Callable[[TableRow], bool] = lambda _: True
    ) -> tuple[OpenTable, ...]:
        """Load the open tables of this process that it has not, before anybody can press there.

        A table whose journal the rules do not accept is closed as void, unless a newer version may
        go on with it; the others go on. Raise `NotRead` if the store is away; none is loaded then.
        """
        with nothing_collected():
            return await self._resume(belongs)

    async def _resume(self, belongs: Callable[[TableRow], bool]) -> tuple[OpenTable, ...]:
        tables, owner = self.services.store.tables, self.services.owner
        rows, sent = await tables.live(owner), await tables.sent(owner)
        proofs = await self.services.store.proofs.live(owner)
        unannounced = await tables.unannounced(owner)
        loaded: list[OpenTable] = []
        try:
            missing = await self._not_restored(self._missing(rows, belongs))
            async for row, table in self._loading.playable(missing, sent, proofs):
                if table is None:
                    log.warning("table %s ends without a result", row.table_id)
                    doing = f"voiding table {row.table_id}"
                    self._background_tasks.run(self._void(row), doing)
                else:
                    loaded.append(table)
            for row in self._missing(unannounced, belongs):
                untold = await self._loading.untold(row, sent.get(row.table_id, Sent()))
                if untold is not None:
                    loaded.append(untold)
        except BaseException:
            for table in loaded:
                table.stop()
            raise
        for table in loaded:
            self.tables.let_in(table)
        self.preloading.forget(belongs)
        return tuple(loaded)

    async def _not_restored(self, rows: tuple[TableRow, ...]) -> tuple[TableRow, ...]:
        """Return the tables that may go on; those that came back with a copy are ended."""
        restored_at = await self.services.store.settings.get(RESTORED)
        if restored_at is None:
            return rows
        ended = [row for row in rows if row.ends_when_restored(int(restored_at))]
        for row in ended:
            log.info("table %s came back with a copy, and is ended", row.table_id)
            self._background_tasks.run(self._void(row), f"ending table {row.table_id}")
        return tuple(row for row in rows if row not in ended)

    def _missing(
        self, rows: Iterable[TableRow], belongs: Callable[[TableRow], bool]
    ) -> tuple[TableRow, ...]:
        return tuple(row for row in rows if belongs(row) and not self.tables.has(row.table_id))

    async def carry_on(self, tables: Iterable[OpenTable]) -> None:
        """Draw loaded tables anew and do what has become due; needs Discord's HTTP only."""
        for table in tables:
            if isinstance(table, LiveTable):
                doing = f"carrying on table {table.table_id}"
                try:
                    await table.resume()
                except NotWritten:
                    # The others go on meanwhile.
                    table.session.tasks.run(retry_until_written(doing, table.resume), doing)
                except Exception as error:  # noqa: BLE001  one broken table must not keep the others closed
                    log_incident(log, doing, error)
                await asyncio.sleep(0)
            elif table.broken_off:
                self._starting.resume(table)
            else:
                table.board.mark()
        # Whoever played them before may not have heard of it.
        await self.following.send_away()
        await self.forgetting.go_on()

    async def give_up(self, belongs: Callable[[TableRow], bool], seconds: float) -> None:
        """Let go of tables that another process is to play: here nothing of them goes on.

        What they have said so far is given `seconds` to arrive. No press may be under way there.
        """
        lobbies = [lobby for lobby in self.tables.lobbies.values() if belongs(lobby.row)]
        live_tables = [table for table in self.tables.live.values() if belongs(table.row)]
        for row in [one.row for one in self.tables.left.values() if belongs(one.row)]:
            del self.tables.left[row.table_id]
        for lobby in lobbies:
            lobby.stop()
            self.tables.forget(lobby.table_id)
        delays = self.services.post.rate_limiter.delays
        await keep_places(lobbies)
        under_way = [task for live_table in live_tables for task in live_table.finish(delays)]
        await arrived(under_way, seconds, delays)
        for live_table in live_tables:
            self.tables.forget(live_table.table_id)
        self._background_tasks.run(_stopped(live_tables), "stopping tables")

    async def _void(self, row: TableRow) -> None:
        self.tables.forget(row.table_id)
        await void(self.services, row)

    async def look_after_servers(self) -> None:
        """Do what moderators want or have to know, if nobody has done it yet; never ends."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for look in (
                self.following.send_away,
                self.forgetting.go_on,
                self.moderation.post_waiting,
                self.moderation.say_void,
                self.titles.give,
                self.troubles.tell,
            ):
                try:
                    await look()
                except Exception as error:  # noqa: BLE001  the next look tries again
                    log_incident(log, "looking after servers", error)

    # Closing ----------------------------------------------------------------------------------

    async def close_channel(self, channel_id: int) -> None:
        """Close the tables of a channel that was deleted."""
        await self._close_where(
            lambda row: channel_id in (row.channel_id, row.parent_id) and row.tried is None
        )

    async def close_guild(self, guild_id: int) -> None:
        """Close the tables of a guild that sent the bot away."""
        await self._close_where(lambda row: row.guild_id == guild_id and row.tried is None)

    async def _close_where(self, belongs: Callable[[TableRow], bool]) -> None:
        for lobby in [lobby for lobby in self.tables.lobbies.values() if belongs(lobby.row)]:
            with left_to_others(), suppress(RoomRefusal):
                await lobby.close("lobby-closed-channel")
        for live_table in [
            live_table for live_table in self.tables.live.values() if belongs(live_table.row)
        ]:
            with left_to_others():
                await live_table.close(TableState.CLOSED, "table-closed-channel")

    def try_again(self, channel_id: int) -> None:
        """Draw the tables of a channel that has refused them, for it may not any more."""
        if self.services.post.refusing.ask_again(channel_id):
            self._draw_in(channel_id)

    def try_again_in(self, guild_id: int) -> None:
        """Do the same in a guild whose permissions have changed."""
        refusing = self.services.post.refusing
        here = {
            table.row.channel_id for table in self.tables.every() if table.row.guild_id == guild_id
        }
        for channel_id in here.intersection(refusing.refusing()):
            if refusing.ask_again(channel_id, at_once=True):
                self._draw_in(channel_id)

    async def try_refused_again(self) -> None:
        """Draw by itself, after a while, what channels have refused; never ends."""
        while True:
            self._draw_in(await self.services.post.refusing.due())

    def _draw_in(self, channel_id: int) -> None:
        for table in self.tables.every():
            if table.row.channel_id == channel_id and table.board.message_id is not None:
                table.board.mark()

    async def settle(self, seconds: float) -> None:
        """Give messages under way `seconds` to arrive."""
        await keep_places(self.tables.lobbies.values())
        await _settled(self.tables.live.values(), seconds)

    def stop(self) -> None:
        """Do nothing more; every table carries on at the next start."""
        for lobby in self.tables.lobbies.values():
            lobby.stop()
        for live_table in self.tables.live.values():
            live_table.stop()
        self.services.background_work.stop()
        self.services.verifying.stop()
        self.moderation.stop()
        self._background_tasks.stop()


async def _stopped(live_tables: Iterable[LiveTable]) -> None:
    """Stop many tables that do nothing any more: nobody waits for that."""
    for live_table in live_tables:
        live_table.stop()
        await asyncio.sleep(0)


async def _settled(live_tables: Iterable[LiveTable], seconds: float) -> None:
    waiting = [live_table.settle() for live_table in live_tables]
    if waiting:
        try:
            async with asyncio.timeout(seconds):
                await asyncio.gather(*waiting)
        except TimeoutError:
            log.info("some pictures are left to the next start")
