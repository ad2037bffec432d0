"""Starting: a lobby becomes a table in play once its table's message is posted.

The cards follow from the id of that message. So who plays is settled first, in one transaction, and
the message is posted without cards. A second transaction binds the game to it and deals.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.discord.post import ChannelGone, NotAllowed, TryLater, Undelivered
from bot.discord.writer import FIRST_WAIT_SECONDS, LONGEST_WAIT_SECONDS
from bot.screens.refusal import RoomRefusal
from bot.support.incidents import log_incident, log_undelivered
from bot.support.retrying import retry_until_written
from bot.tables.live.live_table import LiveTable
from bot.tables.opening.lobby import Lobby
from bot.tables.services.fairness import ChairsExchanged, chance_of, seated
from bot.tables.services.services import Services
from data.kept_games import first_moment
from data.processes import FencedOff
from data.proofs import KeptProof
from data.tables import TableRow, TableState
from engine.fairness.chance import Chance
from engine.table.journal import Entry, Journal, JournalConflict
from engine.table.table import Table, TableMoment

log = logging.getLogger(__name__)

FIRST_DEAL: Final = 1

THREAD_MINUTES: Final = 24 * 60
SLOW_THREAD_MINUTES: Final = 7 * 24 * 60
"""A thread sleeps when nothing was said for so long; a turn of a slow game may take a day."""


class _FirstDeal:
    """The journal of a game that begins: its first entries are kept with the beginning."""

    def __init__(
        self, journal: Journal, begin: Callable[[Sequence[Entry]], Awaitable[None]]
    ) -> None:
        self._journal = journal
        self._begin: Callable[[Sequence[Entry]], Awaitable[None]] | None = begin

    async def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        """Write entries, the first ones with all that begins."""
        if self._begin is None:
            await self._journal.append(table_id, entries)
        else:
            await self._begin(entries)
            self._begin = None


class Starting:
    """Starts games; `begun` is told of each that is dealt, and of its lobby if it had one."""

    def __init__(
        self,
        services: Services,
        live_table_of: Callable[[TableRow, Table], LiveTable],
        begun: Callable[[LiveTable], None],
    ) -> None:
        self._services = services
        self._live_table_of = live_table_of
        self._begun = begun

    async def start(self, lobby: Lobby, press_id: int, *, may_thread: bool = False) -> None:
        """Start a lobby's game with a press; return once it is dealt, or known to be dealt later.

        It is played in a thread if its server wants that and the bot `may_thread`. It is later if
        Discord does not take the table's message just now. Raise `RoomRefusal` if the lobby is over
        or being started, or if the channel refuses the message.
        """
        chairs = await lobby.filled()
        tried: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def begin() -> None:
            try:
                await lobby.claim(chairs, press_id)
            except Exception as error:  # noqa: BLE001  whoever waits for it is told
                lobby.starting = False
                _tell(tried, lobby, error)
            else:
                await self._post_and_deal(lobby, tried, may_thread=may_thread)

        # Broken off with the press, it would leave a lobby that nobody can start.
        starting = lobby.background_tasks.run(begin(), f"starting table {lobby.table_id}")
        starting.add_done_callback(lambda _: tried.cancel())
        await tried

    def resume(self, lobby: Lobby) -> None:
        """Go on with a start at which an earlier process has ended; the table is posted again."""
        tried: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        tried.set_result(None)
        lobby.broken_off = False

        async def begin() -> None:
            try:
                await retry_until_written(
                    f"claiming lobby {lobby.table_id}", lobby.claim, lobby.chairs
                )
            except ChairsExchanged as exchanged:
                # Whoever changes the store may have set the number back.
                await lobby.count_posting()
                _tell(tried, lobby, await self._undone(lobby, exchanged))
                return
            # Who began it is gone; Discord says whether there may be a thread.
            await self._post_and_deal(lobby, tried, may_thread=True)

        lobby.background_tasks.run(begin(), f"starting table {lobby.table_id}")

    async def _post_and_deal(
        self, lobby: Lobby, tried: "asyncio.Future[None]", *, may_thread: bool
    ) -> None:
        try:
            thread_id = await self._thread(lobby) if may_thread else None
            message_id = await self._posted(lobby, tried, thread_id)
            live_table = await retry_until_written(
                f"dealing at table {lobby.table_id}", self._dealt, lobby, message_id, thread_id
            )
        except (FencedOff, JournalConflict) as lost:
            _tell(tried, lobby, lost)
        except Exception as error:  # noqa: BLE001  whoever waits for it is told, or the log
            _tell(tried, lobby, await self._undone(lobby, error))
        else:
            self._begun(live_table)
            lobby.begun(live_table.drawing.line(), stays=thread_id is not None)
            if tried.done():
                await lobby.draw_last()
            else:
                tried.set_result(None)

    async def _thread(self, lobby: Lobby) -> int | None:
        """Make a thread of a lobby if its server plays in threads; None if there is to be none."""
        row, message_id, post = lobby.row, lobby.board.message_id, self._services.post
        preferences = self._services.preferences.of_guild(row.guild_id)
        if preferences.games_in != "thread" or message_id is None:
            return None
        minutes = SLOW_THREAD_MINUTES if row.pace == "slow" else THREAD_MINUTES
        try:
            thread_id = await post.begin_thread(
                row.channel_id, message_id, lobby.thread_name, minutes
            )
        except Undelivered as refused:
            # The game need not wait for that.
            log.info("table %s stays in its channel: %s", row.table_id, refused)
            if isinstance(refused, NotAllowed):
                post.troubles.note(row.guild_id, "thread", row.channel_id)
            return None
        post.troubles.mended(row.guild_id, "thread", row.channel_id)
        return thread_id

    async def _posted(
        self, lobby: Lobby, tried: "asyncio.Future[None]", thread_id: int | None
    ) -> int:
        """Post the table without cards, and return its message; may raise `Undelivered`."""
        wait, unheard = FIRST_WAIT_SECONDS, False
        while True:
            try:
                # By the name of a board's first message: what was posted before an earlier process
                # ended is not posted twice, as long as Discord knows the name.
                return await self._services.post.send(
                    thread_id or lobby.row.channel_id,
                    lobby.draw_dealing,
                    nonce=f"t{lobby.table_id}.{FIRST_DEAL}",
                    before_again=lobby.count_posting,
                )
            except TryLater as unwell:
                unheard = True
                log_undelivered(log, f"table {lobby.table_id}", str(unwell))
            except Undelivered as refused:
                refused.unheard = refused.unheard or unheard
                raise
            lobby.wait_for_table()
            if tried.done():
                lobby.board.mark()
            else:
                tried.set_result(None)
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT_SECONDS)

    async def _undone(self, lobby: Lobby, error: Exception) -> Exception:
        """Let a lobby stand again whose table cannot be begun; return what to say of it."""
        posted = not isinstance(error, Undelivered) or error.unheard
        await retry_until_written("undoing a start", lobby.unclaim, posted=posted)
        if isinstance(error, ChannelGone):
            await lobby.lost()
            return RoomRefusal("lobby-closed-channel")
        lobby.board.mark()
        if isinstance(error, Undelivered):
            self._services.post.troubles.note(lobby.row.guild_id, "post", lobby.row.channel_id)
            return RoomRefusal("start-not-posted")
        return error

    async def _dealt(self, lobby: Lobby, message_id: int, thread_id: int | None) -> LiveTable:
        row = replace(lobby.row, message_id=message_id, message_deal=FIRST_DEAL)
        if thread_id is not None:
            row = replace(row, parent_id=row.channel_id, channel_id=thread_id)
        proof = await self._services.store.proofs.get(row.table_id)
        if proof is not None and seated(proof, row.table_id, row.chairs) != proof:
            raise ChairsExchanged
        return await self.deal(row, proof and replace(proof, message_id=message_id), self.keep)

    async def deal(
        self,
        row: TableRow,
        proof: KeptProof | None,
        keep: Callable[[TableRow, Chance, Sequence[Entry]], Awaitable[None]],
    ) -> LiveTable:
        """Return a game that begins now, dealt; `keep` writes all of it in one transaction."""
        services, chance = self._services, chance_of(self._services, row, proof)
        row = replace(
            row,
            dealer=chance.first_dealer(row.seat_count),
            started_at=services.now(),
            state=TableState.PLAYING,
        )
        journal = _FirstDeal(services.store.journal.held(row.epoch), partial(keep, row, chance))
        table = table_at(services, row, first_moment(row), chance, journal)
        await table.deal()
        return self._live_table_of(row, table)

    async def keep(self, row: TableRow, chance: Chance, entries: Sequence[Entry]) -> None:
        """Keep that the game of a lobby begins, as it was dealt."""
        assert row.dealer is not None
        assert row.started_at is not None
        await self._services.store.tables.held(row.epoch).start(
            row.table_id,
            dealer=row.dealer,
            seat_count=row.seat_count,
            started_at=row.started_at,
            thread_id=None if row.parent_id is None else row.channel_id,
            shown_at=chance.message_id,
            message_id=None if row.solo else row.message_id,
            entries=entries,
        )


def table_at(
    services: Services, row: TableRow, moment: TableMoment, chance: Chance, journal: Journal
) -> Table:
    """Return a game at any moment, as it is played at its table."""
    return Table(
        row.table_id,
        moment,
        journal,
        chance=chance,
        clock=services.now,
        intervals=services.settings.intervals > 0 and row.next_deal != "at-once",
    )


def _tell(tried: "asyncio.Future[None]", lobby: Lobby, error: Exception) -> None:
    """Tell whoever waits what has come of a start, else the log."""
    if not tried.done():
        tried.set_exception(error)
    elif isinstance(error, RoomRefusal | FencedOff | JournalConflict):
        log.info("table %s could not be started: %s", lobby.table_id, type(error).__name__)
    else:
        log_incident(log, f"starting table {lobby.table_id}", error)
