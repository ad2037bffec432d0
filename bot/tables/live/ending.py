"""Ending: a table has a result, which is kept and told, or ends without one."""

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from bot.background.dearest import OwnGame
from bot.discord.post import Undelivered
from bot.screens.fairness import check_keys, closed_table_screen, stub_screen
from bot.screens.fields.contest import link_of
from bot.screens.frame import (
    ContestFared,
    DayFared,
    DearestMove,
    Fared,
)
from bot.screens.screen import Screen
from bot.support.retrying import retry_until_written
from bot.tables.messages.drawing import ended_text
from bot.tables.messages.frames import fair_deals_of, frame_of
from bot.tables.messages.messages import TableMessages
from bot.tables.services.elsewhere import LIVE
from bot.tables.services.services import Services
from bot.tables.session.moment import Aftermath, Moment
from bot.tables.session.results import ended_record, finished_game
from bot.tables.session.session import Session, is_overdue
from bot.text.names import safe_name
from data.fields import NotFinished
from data.moderation import ModeratorAct
from data.proofs import KeptProof
from data.store import Store
from data.tables import TableRow, TableState
from engine.cards import Unreadable
from engine.contract.seats import Seat
from engine.table.chairs import Presence, others_stay
from engine.table.journal import Entry
from engine.table.table import Advance

log = logging.getLogger(__name__)

BEST: Final = 3
"""The best that are named after practice of a day's deal."""


class Ending:
    """Sees to the end of one table, at most once; `over` is told its id when it is done with."""

    def __init__(
        self, session: Session, messages: TableMessages, over: Callable[[str], None]
    ) -> None:
        self._session = session
        self._messages = messages
        self._over = over
        self._begun = False

    # With a result ------------------------------------------------------------------------------

    def follow(self, before: Moment, after: Moment, advance: Advance) -> None:  # noqa: ARG002  an outcome says all
        """See to the result of a game that has one."""
        if after.outcome is not None and before.outcome is None:
            self.finish()

    def finish(self) -> None:
        """See to the result: the last card may be played before the table is resumed."""
        if not self._begun:
            self._begun = True
            self._session.tasks.run(self._finish(), f"finishing table {self._session.table_id}")

    async def _finish(self) -> None:
        """Keep the result, tell it, and be done; done again after a crash, it changes nothing."""
        # Nobody presses here any more, so nobody else would try again.
        await retry_until_written("keeping a result", self._session.keep_result, self._keep)
        await retry_until_written("reading a result", self._recall)
        await self._messages.announce()
        await retry_until_written("ending an offer of pictures", self._offer_no_more)
        self._over(self._session.table_id)
        self._seek_dearest()
        await self._messages.settle()
        await self._messages.clear_away()
        await self._messages.fold()
        # Whoever looks at the result may press there, which a thread that sleeps does not take.
        await end_thread(self._session.services, self._session.moment.row, at_once=False)
        self._stop()

    async def _keep(self, moment: Moment) -> None:
        session, store = self._session, self._session.services.store
        entries = await store.journal.read(session.table_id)
        # There are none any more once the result is kept.
        if entries:
            # The time of a field ends for cards, however late a result is written.
            ended_at = entries[-1].at if moment.row.is_try else session.now()
            game = finished_game(moment.row, moment.game, entries, moment.proof, ended_at)
            await store.results.finish(game, epoch=moment.row.epoch)

    async def _offer_no_more(self) -> None:
        """Offer pictures no longer to whoever has played a whole game without them.

        Of who was deleted while they sat here nothing is noted.
        """
        session = self._session
        preferences = session.services.preferences
        deleted = await session.services.store.privacy.unfinished()
        for chair in session.moment.chairs:
            if chair.person is None or chair.forgotten or chair.person in deleted:
                continue
            if (await preferences.looked_up(chair.person)).pictures == "offered":
                await preferences.choose(chair.person, "pictures", "never")

    async def _recall(self) -> None:
        """Have at hand what the result tells beside the scores."""
        aftermath = await self.aftermath()
        self._session.become(replace(self._session.moment, aftermath=aftermath))

    async def aftermath(self) -> Aftermath:
        """Return what the result tells beside the scores."""
        session, moment, store = self._session, self._session.moment, self._session.services.store
        record = await store.proofs.record(session.table_id)
        proven = None if record is None else fair_deals_of(record)
        rating = await store.ratings.change(session.table_id)
        return Aftermath(proven, rating, await fared(store, moment.row))

    def _seek_dearest(self) -> None:
        """Have each person who has stayed told the move that cost most, once that is known."""
        session, moment = self._session, self._session.moment
        for seat, chair in enumerate(moment.chairs):
            if chair.person is not None and chair.presence is not Presence.LEFT:
                deals = len(moment.game.deal_scores)
                game = OwnGame(session.table_id, chair.person, seat, deals)
                session.services.background_work.dearest.seek(
                    game, partial(self._tell_dearest, game)
                )

    async def _tell_dearest(self, game: OwnGame, move: DearestMove) -> None:
        session, moment = self._session, self._session.moment
        found = {**moment.aftermath.dearest, game.seat: move}
        session.be_at(replace(moment, aftermath=moment.aftermath._replace(dearest=found)))
        tables = await session.services.store.tables.of_person(game.person, LIVE)
        # Another game may stand where this one stood.
        if all(row.opened_at < moment.row.opened_at for row in tables):
            await self._messages.hand(game.seat).draw_once_more()

    # Without one --------------------------------------------------------------------------------

    async def close(self, state: TableState, reason: str) -> None:
        """Close the table and tell it; `reason` names the text of the public message."""
        if await retry_until_written("closing a table", self._session.close_row, state):
            self._halt()
            await self._tell(self._public(reason))

    async def close_for(self, seat: Seat, name: str) -> bool:
        """Close the table as its last person wants; return False if others have not left."""
        return await self._close_soon(
            TableState.CLOSED,
            self._public("table-ended-by", name=name),
            lambda row: not others_stay(row.chairs, seat),
            by_person=True,
        )

    async def close_as_moderator(self, reason: str, act: ModeratorAct) -> bool:
        """Close the table as a moderator wants, for a reason that all read; False if it is over."""
        said = self._public("table-ended-moderator", reason=reason)
        return await self._close_soon(TableState.CLOSED, said, act=act)

    async def close_without(self, seat: Seat, person: int) -> None:
        """Close the table if nobody has stayed but a person who may not play on at `seat`."""
        await self._close_soon(
            TableState.CLOSED,
            self._public("table-closed-kept-out"),
            lambda row: row.chairs[seat].person == person and not others_stay(row.chairs, seat),
        )

    async def close_if_empty(self) -> bool:
        """Close a table to which nobody can come back any more; return whether it is one."""
        return await self._close_soon(
            TableState.CLOSED,
            self._public("table-closed-empty"),
            lambda row: all(chair.person is None for chair in row.chairs),
        )

    async def close_if_overdue(self) -> None:
        """Close a table that was paused too long; nobody ended it, so its game is void."""
        await self._close_soon(
            TableState.VOID,
            self._public("table-closed-paused"),
            lambda row: is_overdue(row, self._session.now()),
            by_person=True,
        )

    async def _close_soon(
        self,
        state: TableState,
        said: str,
        only_if: Callable[[TableRow], bool] = lambda _: True,
        *,
        by_person: bool = False,
        act: ModeratorAct | None = None,
    ) -> bool:
        """Close the table if that holds, and tell it in the background: somebody waits."""
        session = self._session
        if not await session.close_row(state, only_if=only_if, by_person=by_person, act=act):
            return False
        self._halt()
        session.tasks.run(self._tell(said), f"closing table {session.table_id}")
        return True

    async def _tell(self, text: str) -> None:
        session = self._session

        def draw() -> Screen:
            phrasebook = session.services.everybody(session.moment.row).phrasebook
            return closed_table_screen(self._messages.drawing.frame(), text, phrasebook.plain)

        await self._messages.close(draw)
        # A hand that cannot be drawn now answers its next press with the same words.
        await self._messages.clear_away()
        self._over(session.table_id)
        await end_thread(session.services, session.moment.row, at_once=True)
        self._stop()

    def _public(self, key: str, **facts: str) -> str:
        session = self._session
        return session.services.everybody(session.moment.row).phrasebook(key, **facts)

    def _halt(self) -> None:
        """Let nothing go on that was begun before the end."""
        self._session.tasks.stop()

    def _stop(self) -> None:
        """Do nothing more here."""
        self._session.stopped = True
        self._session.tasks.stop()
        self._messages.stop()


async def void(services: Services, row: TableRow) -> None:
    """End a game whose journal does not replay any more, without a result, and say so.

    Its journal is kept for whoever looks into it.
    """
    await _close_unloaded(services, row, TableState.VOID)
    if not row.solo:
        # Else nobody but the person knows of it, and a press or /play tells that it is over.
        await tell_unloaded(services, row, "table-void")


async def end_unloaded(services: Services, row: TableRow, act: ModeratorAct) -> None:
    """End a table that could not be loaded, as a moderator wants; its journal is kept as well."""
    await _close_unloaded(services, row, TableState.CLOSED, act)


async def _close_unloaded(
    services: Services, row: TableRow, state: TableState, act: ModeratorAct | None = None
) -> None:
    def recorded(entries: tuple[Entry, ...], proof: KeptProof | None) -> dict[str, Any] | None:
        try:
            return ended_record(row, entries, proof)
        except Exception as error:
            # What it could not be loaded for may be in the way here too.
            raise Unreadable(f"no record of table {row.table_id}") from error

    await services.store.tables.held(row.epoch).close(
        row.table_id, state, services.now(), recorded=recorded, keep_journal=True, act=act
    )


async def tell_unloaded(services: Services, row: TableRow, said: str, **facts: str) -> None:
    """Say of a table that could not be loaded why it is over, as far as Discord lets it."""
    phrasebook = services.guild_phrasebook(row.guild_id, row.locale).plain
    record = await services.store.proofs.record(row.table_id)
    fair = None if record is None else fair_deals_of(record)
    frame = replace(frame_of(row, phrasebook), fair=fair)

    def draw() -> Screen:
        return closed_table_screen(frame, phrasebook(said, **facts), phrasebook)

    try:
        if row.message_id is not None:
            await services.post.edit(row.channel_id, row.message_id, draw)
        else:
            await services.post.send(row.channel_id, draw, nonce=f"v{row.table_id}")
    except Undelivered as refused:
        log.info("table %s was ended unseen: %s", row.table_id, refused)
    if row.parent_id is not None:
        keys = check_keys(frame, "commitment", phrasebook)
        line = stub_screen(ended_text(frame, phrasebook), phrasebook, keys)
        try:
            # A thread has the id of the message of which it was made.
            await services.post.edit(row.parent_id, row.channel_id, lambda: line)
        except Undelivered as refused:
            log.info("the line of table %s stays: %s", row.table_id, refused)
    await end_thread(services, row, at_once=True)


async def end_thread(services: Services, row: TableRow, *, at_once: bool) -> None:
    """Take the thread of a game that is over out of the list of channels, if it was made for it."""
    if row.parent_id is None:
        return
    try:
        await services.post.end_thread(row.channel_id, at_once=at_once)
    except Undelivered as refused:
        log.info("the thread of table %s stays open: %s", row.table_id, refused)


async def fared(store: Store, row: TableRow) -> Fared | None:
    """Return how everybody fared in the deal of a table that is over; its person may know it.

    None for any other game. Of a field that is on, who has finished learns the own place alone.
    """
    if row.tried is None:
        return None
    if row.tried.kind == "challenge":
        return await _fared_of_two(store, row.tried.field_id, row.host_id)
    fields = store.fields
    deal = row.tried.field_id, row.tried.number
    if row.is_try:
        try:
            placing = await fields.placing(*deal, row.host_id)
        except NotFinished:
            placing = None
        if row.tried.kind == "tournament":
            field = await fields.get(row.tried.field_id)
            return None if field is None else ContestFared(link_of(field), field.over, placing)
        return DayFared(finished=placing.finished if placing else 0, placing=placing)
    try:
        page = await fields.page(*deal, row.host_id, size=BEST)
    except NotFinished:
        return DayFared()
    best = tuple((safe_name(one.name), one.points or 0) for _, one in page.rows if one.name)
    return DayFared(finished=page.total, best=best)


async def _fared_of_two(store: Store, field_id: str, person: int) -> ContestFared | None:
    """Return how far the other one of a challenge is; nothing of how it went."""
    field, people = await store.fields.get(field_id), await store.entries.of(field_id)
    other = next((one for one in people if one.person != person), None)
    if field is None or other is None:
        return None
    done = [one for one in await store.entries.finished(field_id) if one.person == other.person]
    name = safe_name(other.name) if other.name else ""
    left = field.deals - len(done)
    return ContestFared(link_of(field), field.over, other=name, left=left)
