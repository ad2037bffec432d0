"""Sessions: the one place where a table in play changes, and who follows that."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, Protocol

from bot.screens.families import family_screens
from bot.support.background_tasks import BackgroundTasks
from bot.support.incidents import log_unwritten
from bot.tables.services.services import Services
from bot.tables.session.moment import Moment
from bot.tables.session.results import ended_record
from bot.text.button_ids import ButtonId
from data.moderation import ModeratorAct
from data.patience import NotWritten
from data.preferences import PersonPreferences
from data.proofs import KeptProof
from data.tables import TableRow, TableState
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.players.decision import Decision
from engine.table.chairs import Chair, Presence, others_stay, people_here
from engine.table.journal import Author, Entry
from engine.table.table import Advance, StaleAction, Table

log = logging.getLogger(__name__)

HOUR_MS: Final = 3_600_000

BRIEFLY: Final = 1.0
"""How long computers and the clock wait to write: a press may be waiting behind them."""

NOTHING_PLAYED: Final = Advance((), (), ())


class Follower(Protocol):
    """A part of a table that does what follows from a change, in the background: it never waits."""

    def follow(self, before: Moment, after: Moment, advance: Advance) -> None:
        """See to what is different; `advance` is what was played, if anything was."""
        ...


class Session:
    """One table in play: its moment, and every way in which that becomes another.

    What is to be kept is committed under a lock before anybody hears of it. Nobody calls Discord
    under it: the followers, in their order, only take note of what there is to do.
    """

    def __init__(self, services: Services, row: TableRow, table: Table) -> None:
        """Begin with a table at any moment of its game."""
        self.services = services
        self.now = services.now
        """Tells milliseconds since 1970."""
        self.table_id = row.table_id
        self.table = table
        """The game behind its journal."""
        self.tables = services.store.tables.held(row.epoch)
        self.tasks = BackgroundTasks()
        self.followers: tuple[Follower, ...] = ()
        self.stopped = False
        """Whether this process does nothing more here; the next one carries on."""
        self.moment = Moment(
            row=row,
            play=table.moment,
            pace=services.pace_of(row),
            intervals=table.intervals,
            prove=table.prover(),
        )
        self._lock = asyncio.Lock()

    @property
    def over(self) -> bool:
        """Whether nothing can happen here any more."""
        return self.stopped or self.moment.over

    def wishes(self, seat: Seat) -> PersonPreferences:
        """Return what the person of a seat has chosen; the usual for a computer."""
        return self.services.preferences.of(self.moment.row.chairs[seat].person)

    def become(self, after: Moment, advance: Advance = NOTHING_PLAYED) -> None:
        """Be at another moment from now on, of which all that is to be kept is."""
        before, self.moment = self.moment, after
        for follower in self.followers:
            follower.follow(before, after, advance)

    def be_at(self, moment: Moment) -> None:
        """Be at another moment, from which nothing follows."""
        self.moment = moment

    def take_up_draft(self, seat: Seat, said: Sequence[ButtonId], *, asked: int) -> None:
        """Take up the draft that a hand of an earlier process shows, if none is known here.

        `said` is all that it says in answer to question `asked`.
        """
        moment = self.moment
        if moment.view(seat).prompt is None or asked != moment.asked(seat):
            return
        pictured = family_screens(moment.row.family).pictured(said)
        if pictured and moment.draft(seat) is None:
            self.become(moment.with_draft(seat, pictured, self.now()))

    # The game -----------------------------------------------------------------------------------

    async def act(
        self,
        seat: Seat,
        action: Action,
        *,
        asked: int,
        author: Author,
        decision: Decision | None = None,
        only_if: Callable[[Moment], bool] = lambda _: True,
    ) -> Advance:
        """Take `action` as the answer of `seat` to its question number `asked`.

        Raise `StaleAction` for a question already answered, between two deals, at a table that is
        closed and where `only_if` does not hold; `NotYourTurn` and other `IllegalAction` for what
        the rules refuse.
        """
        async with self._lock:
            if self.moment.closed or not only_if(self.moment):
                raise StaleAction
            try:
                return await self.table.act(
                    seat, action, asked=asked, author=author, decision=decision
                )
            finally:
                # Also if its caller is gone by now: what is committed is true.
                self._played()

    async def end_what_was_begun(self) -> None:
        """Do what nobody is asked for, if anything was left undone; an interval goes on."""
        async with self._lock:
            if (await self.table.deal()).entries:
                self._played()

    async def end_interval(self) -> None:
        """Begin the next deal; where that has been done meanwhile, nothing more is dealt."""
        async with self._lock:
            if self.moment.between_deals:
                try:
                    await self.table.end_interval()
                finally:
                    self._played()

    def _played(self) -> None:
        table, moment = self.table, self.moment
        if table.moment is not moment.play:
            prove = table.prover(closed=moment.end_is_kept)
            self.become(replace(moment, play=table.moment, prove=prove), table.latest)

    async def keep_result(self, keep: Callable[[Moment], Awaitable[None]]) -> None:
        """Keep the result of a game that is over: nobody's chair changes meanwhile.

        Else somebody whose data is deleted just then would be kept once more.
        """
        async with self._lock:
            await keep(self.moment)

    # The chairs ---------------------------------------------------------------------------------

    async def change_chair(
        self,
        seat: Seat,
        change: Callable[[Chair], Chair],
        *,
        only_if: Callable[[TableRow], bool] = lambda _: True,
        act: ModeratorAct | None = None,
    ) -> bool:
        """Change who sits at `seat`; return whether `only_if` held, and so it was done.

        `act` is whose doing it was, if a moderator's.
        """
        async with self._lock:
            if self.moment.closed or not only_if(self.moment.row):
                return False
            chairs = self.moment.row.chairs
            changed = change(chairs[seat])
            came = changed.presence is Presence.HERE is not chairs[seat].presence
            await self._keep(
                (*chairs[:seat], changed, *chairs[seat + 1 :]),
                came=seat if came else None,
                act=act,
            )
            return True

    async def back(self, seat: Seat) -> bool:
        """Let a person play again; return False for who is there already."""
        return await self.change_chair(
            seat, Chair.here, only_if=lambda row: row.chairs[seat].presence is not Presence.HERE
        )

    async def acted(self, seat: Seat) -> bool:
        """Note that a person acted; return False if nothing was missed before.

        Missed turns do not count any more.
        """
        chair = self.moment.row.chairs[seat]
        if not chair.missed and chair.presence is Presence.HERE:
            return False
        return await self.change_chair(seat, Chair.here)

    async def leave(self, seat: Seat) -> bool:
        """Let a person leave the others; return False if they have left, or nobody else stayed.

        Of a game that is over nobody is last for that.
        """
        return await self.change_chair(
            seat,
            Chair.left,
            only_if=lambda row: (
                not self.moment.over
                and row.chairs[seat].presence is not Presence.LEFT
                and others_stay(row.chairs, seat)
            ),
        )

    async def pause(self, seat: Seat) -> bool:
        """Let the last person go for a while; return False if others have not left."""
        return await self.change_chair(
            seat, Chair.away, only_if=lambda row: not others_stay(row.chairs, seat)
        )

    # What moderators do -------------------------------------------------------------------------

    async def pause_for_all(self, act: ModeratorAct) -> bool:
        """Let the game wait until one of its people takes it up; False if it waits or is over."""
        async with self._lock:
            if self.moment.over or self.moment.paused:
                return False
            chairs = self.moment.row.chairs
            await self._keep(tuple(one.away() if one.person else one for one in chairs), act=act)
            return True

    async def resume_for_all(self, act: ModeratorAct) -> bool:
        """Let a game go on that a moderator has paused; False for any other.

        Who was away by letting turns pass stays so.
        """
        async with self._lock:
            row = self.moment.row
            if self.moment.over or row.pause_reason is None:
                return False
            back = (one.presence is Presence.AWAY and not one.idle for one in row.chairs)
            chairs = zip(row.chairs, back, strict=True)
            await self._keep(
                tuple(one.here() if is_back else one for one, is_back in chairs), act=act
            )
            return True

    async def stand_in(self, seat: Seat, act: ModeratorAct) -> bool:
        """Let a computer play for the person of `act` until that one acts again.

        Return False if somebody else sits there, a computer plays already, or nobody else would.
        """
        return await self.change_chair(
            seat,
            Chair.away,
            only_if=lambda row: (
                not self.moment.over
                and row.chairs[seat].person == act.person
                and row.chairs[seat].presence is Presence.HERE
                and people_here(row.chairs) > 1
            ),
            act=act,
        )

    async def _keep(
        self,
        chairs: tuple[Chair, ...],
        *,
        came: Seat | None = None,
        act: ModeratorAct | None = None,
    ) -> None:
        row = self._attended(chairs)
        if act is not None and act.act == "pause":
            row = replace(row, pause_reason=act.reason)
        await self.tables.set_attendance(
            row.table_id,
            chairs,
            paused_until=row.paused_until,
            pause_reason=row.pause_reason,
            clock_from=row.clock_from,
            act=act,
        )
        moment = self.moment
        returned_at = moment.returned_at
        if came is not None:
            returned_at = {**returned_at, came: self.now()}
        self.become(replace(moment, row=row, returned_at=returned_at))

    def _attended(self, chairs: tuple[Chair, ...]) -> TableRow:
        pause_ms = int(self.services.settings.pause_hours * HOUR_MS)
        return attended(self.moment.row, chairs, now=self.now(), pause_ms=pause_ms)

    # The end ------------------------------------------------------------------------------------

    async def close_row(
        self,
        state: TableState,
        *,
        only_if: Callable[[TableRow], bool] = lambda _: True,
        by_person: bool = False,
        act: ModeratorAct | None = None,
    ) -> bool:
        """Close the table without a result; return whether `only_if` held, and so it was done.

        One whose game has a result already is not closed.
        `by_person` says that its people wanted it so, or stayed away: a rated game alone is lost.
        `act` is whose doing it was, if a moderator's.
        """
        async with self._lock:
            if self.moment.over or not only_if(self.moment.row):
                return False
            # Before the first wait, so that nobody plays on meanwhile.
            self.become(replace(self.moment, closed=True))
            sealed: list[str] = []
            try:
                await self.tables.close(
                    self.table_id,
                    state,
                    self.now(),
                    recorded=partial(self._recorded, sealed),
                    lost=by_person and self.moment.row.rated_alone,
                    act=act,
                )
            except BaseException:
                self.become(replace(self.moment, closed=False))
                raise
            seal, prove = sealed[-1] if sealed else None, self.table.prover(closed=True)
            self.become(replace(self.moment, end_is_kept=True, seal=seal, prove=prove))
            return True

    def _recorded(
        self, sealed: list[str], entries: tuple[Entry, ...], kept: KeptProof | None
    ) -> dict[str, Any] | None:
        record = ended_record(self.moment.row, entries, kept)
        if record is not None:
            sealed.append(record["seal"])
        return record


def attended(row: TableRow, chairs: tuple[Chair, ...], *, now: int, pause_ms: int) -> TableRow:
    """Return a table in play with these chairs, and with what follows from who is there.

    If nobody is there, the game is paused, `pause_ms` long, or as long as its field. Time counts
    from `now` on when somebody comes to an empty table, or when a clock begins to run.
    """
    before, after = people_here(row.chairs), people_here(chairs)
    paused_until = None
    if not after:
        paused_until = now + pause_ms if row.paused_until is None else row.paused_until
        if row.tried is not None and row.is_try:
            # Nothing but the end of its field takes a try away.
            paused_until = row.tried.closes_at
    same = min(before, 2) == min(after, 2)
    clock_from = row.clock_from if same else now
    reason = None if after else row.pause_reason
    return replace(
        row,
        chairs=chairs,
        paused_until=paused_until,
        pause_reason=reason,
        clock_from=clock_from,
    )


def is_overdue(row: TableRow, now: int) -> bool:
    """Whether the time is over in which a paused game can be taken up."""
    return row.paused_until is not None and now >= row.paused_until


async def noted(is_here: Awaitable[bool]) -> bool:
    """Whether that somebody is here was kept; if not, what they did stands all the same.

    Their next press notes it again.
    """
    try:
        return await is_here
    except NotWritten as unwritten:
        log_unwritten(log, "noting who is here", unwritten)
        return False
