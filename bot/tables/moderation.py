"""Moderation: what moderators see and do of a server's tables, and the channel of their log."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from bot.discord.post import NotAllowed, ThreadArchived, TryLater, Undelivered
from bot.screens.frame import message_link
from bot.screens.moderation.log import act_text
from bot.screens.moderation.tables import OpenTableSeen
from bot.screens.screen import Screen, plain_screen
from bot.support.background_tasks import BackgroundTasks
from bot.support.retrying import retry_until_written
from bot.tables.live.ending import end_unloaded, tell_unloaded
from bot.tables.loading import read
from bot.tables.messages.frames import frame_of
from bot.tables.open_tables import OpenTables
from bot.tables.services.services import Services
from bot.text.phrasebook import Phrasebook
from data.kept_games import last_moment
from data.moderation import NAMES_CHANNEL, LoggedAct, ModeratorAct
from data.tables import TableRow, TableState
from engine.contract.seats import Seat
from engine.table.table import TableMoment

log = logging.getLogger(__name__)

OF_LATE_MS: Final = 7 * 24 * 3600 * 1000
"""Results of so long ago can be made void."""

VOID_MS: Final = 24 * 3600 * 1000
"""Milliseconds in which a result that was made void may count again."""

LEFT_ALONE_MS: Final = 3_600_000
"""How long a channel that refuses lines is left alone, unless there are more."""

AT_ONCE: Final = 20
"""Lines of a log that are posted at a time, and games of other processes that are read."""


class Moderation:
    """Sees to the moderators of the servers that have tables here."""

    def __init__(
        self,
        services: Services,
        tables: OpenTables,
        result_of: Callable[[TableRow], Awaitable[Screen | None]],
        locale_of: Callable[[int], str | None],
    ) -> None:
        """Begin; `result_of` draws a game's result.

        `locale_of` returns the language in which Discord shows a server that this process sees.
        """
        self._services = services
        self._tables = tables
        self._result_of = result_of
        self._locale_of = locale_of
        self._background_tasks = BackgroundTasks()
        self._posting: set[int] = set()
        self._due: dict[int, str] = {}
        """The servers whose log has lines to be posted, and the language of each in Discord."""
        self._again_at: dict[int, int] = {}
        """When the servers whose log refuses lines are asked again."""
        self._void_again_at: dict[str, int] = {}
        """When the results are drawn anew that their channels do not let say that they are void."""
        self._told_before: set[str] = set()
        """The lines that the channel before has, and the one that is the log now not yet."""

    async def open_tables(self, guild_id: int, phrasebook: Phrasebook) -> list[OpenTableSeen]:
        """Return the tables of a server, whoever plays them; what one person plays is private."""
        rows = await self._services.store.tables.of_guild(guild_id)
        elsewhere = await self._played_elsewhere(rows)
        return [self._seen(row, elsewhere.get(row.table_id), phrasebook) for row in rows]

    async def _played_elsewhere(self, rows: Iterable[TableRow]) -> dict[str, TableMoment]:
        """Return how the games stand that other processes play, but for what cannot be read.

        There are some while shards change their processes; of very many the newest stay unread.
        """
        away = [
            row
            for row in rows
            if row.state is TableState.PLAYING
            and self._tables.live.get(row.table_id) is None
            and row.table_id not in self._tables.left
        ][:AT_ONCE]
        if not away:
            return {}
        found: dict[str, TableMoment] = {}
        first = {row.table_id: 0 for row in away}
        journals = await self._services.store.journal.read_each(first)
        for row in away:
            try:
                found[row.table_id] = last_moment(row, read(journals[row.table_id]))
            except Exception as error:  # noqa: BLE001  one broken table must not hide the others
                log.info("table %s is listed unread: %s", row.table_id, type(error).__name__)
            # Whoever plays here goes on meanwhile.
            await asyncio.sleep(0)
        return found

    async def open_table(
        self, table_id: str, guild_id: int, phrasebook: Phrasebook
    ) -> OpenTableSeen | None:
        """Return a table of a server that is open; None if there is none of this id."""
        tables = await self.open_tables(guild_id, phrasebook)
        return next((one for one in tables if one.frame.table_id == table_id), None)

    def _seen(
        self, row: TableRow, play: TableMoment | None, phrasebook: Phrasebook
    ) -> OpenTableSeen:
        table = self._tables.live.get(row.table_id)
        if table is None or table.over:
            frame = frame_of(row, phrasebook)
        else:
            row, play, frame = table.row, table.moment.play, table.frame(phrasebook)
        asked = {} if play is None else _asked_openly(play)
        return OpenTableSeen(
            frame=frame,
            channel_id=row.channel_id,
            seats=row.seat_count,
            begun=row.state is TableState.PLAYING,
            unloaded=row.table_id in self._tables.left,
            waiting=tuple(asked),
            since=min(asked.values(), default=row.opened_at) // 1000,
        )

    def left_to_end(self, table_id: str, guild_id: int) -> TableRow | None:
        """Return a table that could not be loaded, if its guild's moderators may end it.

        One that waits for a newer version may be played on by that one.
        """
        left = self._tables.left.get(table_id)
        if left is None or left.to_newer or left.row.solo or left.row.guild_id != guild_id:
            return None
        return left.row

    async def end_left(self, act: ModeratorAct, reason: str) -> bool:
        """End a table that could not be loaded, for a reason that all read; False if it is over."""
        table_id = act.table_id or ""
        row = self.left_to_end(table_id, act.guild_id)
        if row is None:
            return False
        await end_unloaded(self._services, row, act)
        if self._tables.left.pop(table_id, None) is None:
            return False
        doing = f"saying that table {table_id} is ended"
        self._background_tasks.run(self._say_ended(table_id, reason), doing)
        return True

    async def _say_ended(self, table_id: str, reason: str) -> None:
        # Somebody there may have had their data deleted since it was left.
        row = await self._services.store.tables.get(table_id)
        if row is not None:
            said = "lobby-closed-moderator" if row.dealer is None else "table-ended-moderator"
            await tell_unloaded(self._services, row, said, reason=reason)

    async def void(self, act: ModeratorAct) -> bool:
        """Make the result of a game void; False if that is none of the guild, or void already."""
        services, table_id = self._services, act.table_id or ""
        if not await services.store.results.void(act, since=services.now() - OF_LATE_MS):
            return False
        self._background_tasks.run(
            self._say_void_at_once(table_id), f"saying that {table_id} is void"
        )
        return True

    async def restore(self, act: ModeratorAct) -> bool:
        """Let a void result count again; False if none of the guild was made void of late."""
        services = self._services
        if not await services.store.results.restore(act, since=services.now() - VOID_MS):
            return False
        self._background_tasks.run(self.say_void(), f"saying that {act.table_id} counts again")
        return True

    async def _say_void_at_once(self, table_id: str) -> None:
        table = self._tables.live.get(table_id)
        if table is not None:
            # Its result may be about to be posted.
            await table.result()
        await self.say_void()

    async def say_void(self) -> None:
        """Draw the results anew that do not say yet that they are void, or that they count again.

        Those are left that another process sees: moderators are told there what refuses them.
        """
        store, now = self._services.store, self._services.now()
        for table_id in await store.results.untold_voids():
            row = await store.tables.get(table_id)
            is_elsewhere = row is not None and self._locale_of(row.guild_id) is None
            if is_elsewhere or self._void_again_at.get(table_id, 0) > now:
                continue
            try:
                await self._say_void(row)
            except TryLater as unwell:
                log.info("the result of table %s says later that it is void: %s", table_id, unwell)
                continue
            except NotAllowed as refused:
                log.info(
                    "the result of table %s may not say that it is void: %s", table_id, refused
                )
                if self._is_tried_again(row):
                    self._void_again_at[table_id] = now + LEFT_ALONE_MS
                    continue
            except Undelivered as refused:
                log.info("the result of table %s stays as it is: %s", table_id, refused)
            self._void_again_at.pop(table_id, None)
            await store.results.set_void_told(table_id)

    def _is_tried_again(self, row: TableRow | None) -> bool:
        """Have moderators told that a channel refuses what is void; False if it has for long."""
        services = self._services
        if row is None or services.now() - (row.ended_at or 0) > 2 * OF_LATE_MS:
            return False
        services.post.troubles.note(row.guild_id, "post", row.channel_id)
        return True

    async def _say_void(self, row: TableRow | None) -> None:
        """Draw the message of a result anew, if it is there; raise `Undelivered`."""
        services = self._services
        if row is None or row.result_id is None:
            return
        screen = await self._result_of(row)
        if screen is None:
            return
        channel_id, message_id = row.channel_id, row.result_id
        # Somebody may have let it write there since.
        services.post.refusing.ask_again(channel_id)
        try:
            await services.post.edit(channel_id, message_id, lambda: screen)
        except ThreadArchived:
            # A new message wakes it, and says what nobody would look for further up.
            link = message_link(row.guild_id, channel_id, message_id)
            kept = await services.store.results.get(row.table_id)
            void = kept is None or kept.voided
            key = "result-void-above" if void else "result-counts-above"
            line = plain_screen(services.everybody(row).phrasebook(key, link=link))
            # Under one nonce Discord would take the second of them for the first, told again.
            nonce = f"{'z' if void else 'y'}{row.table_id}"
            await services.post.send(channel_id, lambda: line, nonce=nonce, silent=True)
            await services.post.edit(channel_id, message_id, lambda: screen)
        if row.table_id in self._void_again_at:
            services.post.troubles.mended(row.guild_id, "post", channel_id)

    # The log ------------------------------------------------------------------------------------

    def post_log(self, guild_id: int, locale: str) -> None:
        """Post the lines of a log that are not in its channel yet, in the background.

        They are in the server's language: that in which Discord shows it, unless it chose another.
        """
        self._due[guild_id] = locale
        if guild_id not in self._posting:
            self._posting.add(guild_id)
            self._background_tasks.run(self._post_log(guild_id), "posting a moderators' log")

    async def unposted(self, guild_id: int) -> int:
        """Return how many lines of a log could not be posted; those under way are none."""
        if guild_id in self._posting:
            return 0
        return len(await self._services.store.moderation.unposted(guild_id))

    async def post_waiting(self) -> None:
        """Post what is left of the logs of the servers that this process sees."""
        services = self._services
        for guild_id in await services.store.moderation.waiting():
            locale = self._due.get(guild_id) or self._locale_of(guild_id)
            if locale and self._again_at.get(guild_id, 0) <= services.now():
                self.post_log(guild_id, locale)

    async def _post_log(self, guild_id: int) -> None:
        locale = None
        try:
            while locale := self._due.pop(guild_id, None):
                await self._post_lines(guild_id, locale)
        except Undelivered as refused:
            if locale:
                self._due.setdefault(guild_id, locale)
            # The panel says so, and the next act tries again, or the next look.
            log.info("the log of server %d was not posted: %s", guild_id, refused)
            if not isinstance(refused, TryLater):
                self._again_at[guild_id] = self._services.now() + LEFT_ALONE_MS
        else:
            self._again_at.pop(guild_id, None)
        finally:
            self._posting.discard(guild_id)

    async def _post_lines(self, guild_id: int, locale: str) -> None:
        services, kept = self._services, self._services.store.moderation
        while acts := await kept.unposted(guild_id, AT_ONCE):
            channel_id = await kept.channel(guild_id)
            await services.preferences.learn((), {guild_id})
            words = services.guild_phrasebook(guild_id, locale).plain
            for act in acts:
                if channel_id is None or act.about.startswith(NAMES_CHANNEL):
                    await self._post_before(act, channel_id, words)
                if channel_id is not None:
                    await self._post_line(act, channel_id, words, _nonce(act, "l"))
                    services.post.troubles.mended(guild_id, "log-channel", channel_id)
                doing = "noting a line of a moderators' log"
                await retry_until_written(doing, kept.set_posted, guild_id, act.number)
                self._told_before.discard(_nonce(act, "o"))

    async def _post_before(self, act: LoggedAct, now: int | None, words: Phrasebook) -> None:
        """Post a line in the channel that was the log before, if that takes any."""
        before = await self._services.store.moderation.channel_before(act)
        told = _nonce(act, "o")
        if before is None or before == now or told in self._told_before:
            return
        try:
            await self._post_line(act, before, words, told)
        except TryLater:
            raise
        except Undelivered as refused:
            # It may be gone, and the log have another for that.
            log.info("channel %d was a log, and is not told: %s", before, refused)
        self._told_before.add(told)

    async def _post_line(self, act: LoggedAct, at: int, words: Phrasebook, nonce: str) -> None:
        post = self._services.post
        # Somebody may have let it write there since.
        post.refusing.ask_again(at)
        screen = plain_screen(act_text(act, words))
        await post.send(at, lambda: screen, nonce=nonce, silent=True)

    async def settle(self) -> None:
        """Wait until all that is under way has arrived."""
        await self._background_tasks.settle()

    def stop(self) -> None:
        """Post nothing more; the next start posts what is left."""
        self._background_tasks.stop()


def _asked_openly(play: TableMoment) -> dict[Seat, int]:
    """Return who everybody knows to owe an action, and since when; between two deals nobody does.

    Of some questions nobody may know whom they are put to.
    """
    if play.deal_ended_at is not None:
        return {}
    game, asked_at = play.game, play.questions.asked_at
    return {seat: asked_at[seat] for seat in game.to_act if seat in game.asked_openly}


def _nonce(act: LoggedAct, mark: str) -> str:
    """Name a line so that two processes at once post it once; Discord takes 25 characters."""
    return f"{mark}{act.number % 10_000}.{act.guild_id}"
