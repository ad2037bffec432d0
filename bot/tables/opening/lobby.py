"""Lobbies: a table whose game has not begun."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from bot.discord.screen_message import PostedMessage
from bot.screens.fairness import check_keys, stub_screen
from bot.screens.frame import FairDeals, Frame, channel_link, message_link
from bot.screens.lobbies.lobby import lobby_screen
from bot.screens.phrases import listed
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen, plain_screen
from bot.screens.shortening import shortened
from bot.support.background_tasks import BackgroundTasks
from bot.support.retrying import retry_until_written
from bot.tables.messages.board import Board
from bot.tables.messages.frames import frame_of
from bot.tables.services.elsewhere import left_to_others
from bot.tables.services.fairness import ChairsExchanged, commitment_of, seated
from bot.tables.services.keeping_out import must_be_let_in
from bot.tables.services.services import Services
from bot.text.phrasebook import Phrasebook
from data.moderation import ModeratorAct
from data.patience import NotWritten
from data.people import PersonRow
from data.proofs import KeptProof
from data.ratings import Reliability
from data.tables import UNLIMITED, Limits, TableRow, TableState
from engine.contract.seats import Seat
from engine.contract.variant import Variant
from engine.games.catalogue import variant
from engine.players.policy import Level
from engine.table.chairs import Chair, seat_of

log = logging.getLogger(__name__)

COMPUTER_NAMES: Final = (
    "Ada",
    "Basil",
    "Cleo",
    "Dexter",
    "Edith",
    "Felix",
    "Greta",
    "Hugo",
    "Iris",
    "Jasper",
)

THREAD_NAME_LENGTH: Final = 100
"""Discord's limit."""

PLACE_KEPT_SECONDS: Final = 10.0
"""How long the place of a lobby waits for something else to be written of it."""


def computer(taken: tuple[Chair, ...], level: Level) -> Chair:
    """Return a computer player with a name that nobody at the table has."""
    names = {chair.name.casefold() for chair in taken}
    name = next((name for name in COMPUTER_NAMES if name.casefold() not in names), "Max")
    return Chair(name, level=level)


class Lobby:
    """People gather here; every change is committed before it is shown."""

    def __init__(
        self,
        services: Services,
        row: TableRow,
        proof: KeptProof | None,
        over: Callable[[str], None],
    ) -> None:
        """Begin with what is kept of a table; `over` is told its id when the lobby has ended."""
        self._tables = services.store.tables.held(row.epoch)
        self._ratings = services.store.ratings
        self._reliabilities: dict[int, Reliability] = {}
        self._services = services
        self._preferences = services.preferences
        self._now = services.now
        self._minutes = services.settings.lobby_minutes
        self._over = over
        self.row = row
        self.board = Board(services.post, self, row)
        self.starting = row.started_at is not None
        """Whether nobody comes or goes any more: it is about to begin, or to end."""
        self.broken_off = self.starting
        """Whether an earlier process has ended at its start, and nobody has gone on with that."""
        self.unplaced = False
        """Whether an earlier process's answer was to show it, and nobody has heard if that came."""
        self.commitment = None if proof is None else commitment_of(proof)
        """The promise about the cards; None at a lobby of a version that promised nothing."""
        self._proof = proof
        self._before = row
        """The table before its start."""
        self.last_words: Screen | None = None
        """The message when the lobby is over."""
        self._makes_way = False
        """Whether the message goes when the lobby is over: the game has one of its own below."""
        self._lock = asyncio.Lock()
        self._expiry: asyncio.TimerHandle | None = None
        self._keeping: asyncio.TimerHandle | None = None
        self.background_tasks = BackgroundTasks()

    @property
    def table_id(self) -> str:
        return self.row.table_id

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """The people who have sat down so far."""
        return self.row.chairs

    @property
    def variant(self) -> Variant:
        """The game to be played; raise `BadRules` if this version does not offer it any more."""
        return variant(self.row.preset, self.row.options)

    @property
    def link(self) -> str:
        """The address of the lobby's message, or of its channel while that is under way."""
        guild_id, channel_id = self.row.guild_id, self.row.channel_id
        if self.board.message_id is None:
            return channel_link(guild_id, channel_id)
        return message_link(guild_id, channel_id, self.board.message_id)

    @property
    def phrasebook(self) -> Phrasebook:
        """The words of the message, which everybody reads; it names no cards."""
        return self._services.guild_phrasebook(self.row.guild_id, self.row.locale).plain

    def seat_of(self, person: int) -> Seat | None:
        return seat_of(self.chairs, person)

    # Changes ----------------------------------------------------------------------------------

    async def join(self, seen: PersonRow, limits: Limits) -> None:
        """Seat whoever is `seen` to come, in a computer's place if need be.

        Raise `RoomRefusal`, and `TooManyOpen` if they sit at as many tables as `limits` allow.
        """
        person = seen.person_id
        await self._preferences.learn((person,), {self.row.guild_id})
        reliability = await self._ratings.reliability(person)
        await must_be_let_in(self._services, self.row.guild_id, person)
        async with self._lock:
            self._must_be_open()
            if self.seat_of(person) is not None:
                raise RoomRefusal("lobby-already-in")
            self._must_be_reliable(reliability)
            chairs = list(self.chairs)
            chair = Chair(seen.name, person=person, level=self.row.level)
            if len(chairs) < self.row.seat_count:
                chairs.append(chair)
            else:
                computers = [seat for seat, other in enumerate(chairs) if other.person is None]
                if not computers:
                    raise RoomRefusal("lobby-full")
                chairs[computers[-1]] = chair
            self._reliabilities[person] = reliability
            await self._keep(chairs, seen=seen, limits=limits)
            self._preferences.hear(person, seen.locale)

    def _must_be_reliable(self, reliability: Reliability) -> None:
        asked, share = self.row.reliability, reliability.share
        if share is not None and 100 * share < asked:
            percent = reliability.percent or 0
            raise RoomRefusal("lobby-not-reliable", asked=asked, percent=percent)

    async def learn(self) -> None:
        """Have at hand how reliable those are who sit here, before it is drawn."""
        for chair in self.chairs:
            if chair.person is not None:
                self._reliabilities[chair.person] = await self._ratings.reliability(chair.person)

    async def quit(self, person: int, empty: str = "lobby-closed-empty") -> None:
        """Free a person's chair; the next person is host, and a lobby without people ends.

        The message is the caller's to draw, and `empty` what it says then. Raise `RoomRefusal` if
        the person sits nowhere.
        """
        async with self._lock:
            self._must_be_open()
            if self.seat_of(person) is None:
                raise RoomRefusal("lobby-not-in")
            chairs = [chair for chair in self.chairs if chair.person != person]
            people = [chair.person for chair in chairs if chair.person is not None]
            if not people:
                await self._close(chairs=())
                self._ended(empty)
                return
            # Also if the data of the host was deleted while it was about to begin.
            passes_on = self.row.host_id not in people
            await self._keep(chairs, host=people[0] if passes_on else None)

    async def free(self, person: int, empty: str = "lobby-closed-empty") -> None:
        """Free the chair of a person who has not asked for it, if they still sit here, and draw."""
        try:
            await self.quit(person, empty)
        except RoomRefusal:
            return
        if self.last_words is not None:
            await self.draw_last()
        elif not self.starting:
            self.board.mark()

    async def add_computer(self) -> None:
        """Seat a computer player; raise `RoomRefusal`."""
        async with self._lock:
            self._must_be_open()
            if len(self.chairs) >= self.row.seat_count:
                raise RoomRefusal("lobby-full")
            await self._keep([*self.chairs, computer(self.chairs, self.row.level)])

    async def drop_computer(self) -> None:
        """Send the computer that came last away; raise `RoomRefusal`."""
        async with self._lock:
            self._must_be_open()
            computers = [seat for seat, chair in enumerate(self.chairs) if chair.person is None]
            if not computers:
                raise RoomRefusal("lobby-no-computer")
            await self._keep(
                [chair for seat, chair in enumerate(self.chairs) if seat != computers[-1]]
            )

    async def change_rules(self, change: Callable[[Variant], Variant]) -> None:
        """Play by other rules; raise `BadRules`, or `RoomRefusal` for the number of chairs."""
        async with self._lock:
            self._must_be_open()
            changed = change(self.variant)
            if changed.is_for_others(self.row.seat_count):
                allowed = tuple(map(str, changed.seats_allowed))
                raise RoomRefusal("refusal-seats", allowed=allowed)
            changed.must_seat(self.row.seat_count)
            options = dict(changed.options)
            await self._tables.set_rules(self.table_id, options, changed.revision)
            self.row = replace(self.row, options=options, revision=changed.revision)

    async def set_terms(self, change: Callable[[TableRow], TableRow]) -> None:
        """Play on other terms: level, hints, pace, intervals, reliability; raise `RoomRefusal`.

        Who sits here stays, however reliable whoever joins has to be.
        """
        async with self._lock:
            self._must_be_open()
            row = change(self.row)
            await self._tables.set_terms(
                self.table_id,
                level=row.level,
                hints=row.hints,
                pace=row.pace,
                next_deal=row.next_deal,
                reliability=row.reliability,
            )
            self.row = row

    async def set_level(self, level: Level, name: str) -> None:
        """Let the computer of that name play so well; raise `RoomRefusal`."""
        async with self._lock:
            self._must_be_open()
            chairs = list(self.chairs)
            named = (chair for chair in chairs if (chair.person, chair.name) == (None, name))
            own = next(named, None)
            if own is None:
                raise RoomRefusal("lobby-computer-gone")
            chairs[chairs.index(own)] = replace(own, level=level)
            await self._keep(chairs)

    async def filled(self) -> tuple[Chair, ...]:
        """Let nobody come or go, and return the chairs, computers in the empty ones.

        Computers of the table's level will play for people who are away.

        Raise `RoomRefusal` if somebody else is starting it.
        """
        async with self._lock:
            self._must_be_open()
            self.starting = True
            chairs = tuple(
                chair if chair.person is None else replace(chair, level=self.row.level)
                for chair in self.chairs
            )
            while len(chairs) < self.row.seat_count:
                chairs = (*chairs, computer(chairs, self.row.level))
            return chairs

    async def claim(self, chairs: tuple[Chair, ...], press_id: int | None = None) -> None:
        """Settle who plays and where, before the table is posted.

        Without a press it is that of an earlier claim; raise `ChairsExchanged` if that settled it
        otherwise.
        """
        claimed_at, proof = self._now(), self._proof
        if proof is not None:
            proof = seated(proof, self.table_id, chairs)
            if press_id is not None:
                proof = replace(proof, start_id=press_id)
            elif proof != self._proof:
                raise ChairsExchanged
        await self._tables.claim(
            self.table_id,
            chairs=chairs,
            claimed_at=claimed_at,
            people=() if proof is None else proof.people,
            start_id=0 if proof is None else proof.start_id,
        )
        self._before = self.row
        self.row = replace(self.row, chairs=chairs, started_at=claimed_at)
        self._proof = proof
        self._posted_by(1)

    async def unclaim(self, *, posted: bool) -> None:
        """Stand as before the claim, which counts on if the table may have been `posted`."""
        before = replace(self._before, started_at=None)
        await self._tables.back_to_lobby(self.table_id, before.chairs, posted=posted)
        self._posted_by(0 if posted else -1)
        self.row, self.last_words, self.starting = before, None, False
        self.set_expiry()

    async def count_posting(self) -> None:
        """Count that the table is posted once more, as somebody has deleted its message."""
        await retry_until_written("counting a posting", self._tables.count_posting, self.table_id)
        self._posted_by(1)

    def _posted_by(self, times: int) -> None:
        if self._proof is not None:
            self._proof = replace(self._proof, postings=self._proof.postings + times)

    def wait_for_table(self) -> None:
        """Say that the table is posted as soon as Discord takes it."""
        self.last_words = self._stub(self.phrasebook("lobby-game-unposted"))

    async def close(self, reason: str) -> None:
        """End the lobby; its message says why."""
        await self.end(reason)
        await self.draw_last()

    async def end(self, reason: str, /, act: ModeratorAct | None = None, **facts: str) -> None:
        """End the lobby, and leave it to the caller to draw why.

        `act` is whose doing it was, if a moderator's.
        """
        self._must_be_open()
        self.starting = True
        try:
            await self._close(act=act)
        except BaseException:
            self.starting = False
            raise
        self._ended(reason, **facts)

    async def _close(
        self, chairs: tuple[Chair, ...] | None = None, act: ModeratorAct | None = None
    ) -> None:
        now = self._now()
        await self._tables.close(self.table_id, TableState.CLOSED, now, chairs=chairs, act=act)

    def _ended(self, reason: str, /, **facts: str) -> None:
        self.starting = True
        self.finish()
        self._over(self.table_id)
        self.last_words = plain_screen(self.phrasebook(reason, **facts))

    def begun(self, screen: Screen, *, stays: bool) -> None:
        """Say from now on that the game is played, and where.

        Then the message goes, unless it `stays`: the game is played in a thread of it.
        """
        self.last_words = screen
        self._makes_way = not stays

    async def draw_last(self) -> None:
        """Draw the message of a lobby that is over, as far as Discord lets it.

        One whose game is played in its channel is deleted: the first message of the table keeps
        what it said.
        """
        if self._makes_way:
            await self.board.fold()
        else:
            await self.board.draw_last(self.draw)

    def finish(self) -> None:
        """Do nothing more here, but let the picture arrive that is under way."""
        self.board.finish()
        self._wait_no_more()

    def stop(self) -> None:
        """Do nothing more here."""
        self.board.stop()
        self.background_tasks.stop()
        self._wait_no_more()

    def _wait_no_more(self) -> None:
        for timer in (self._expiry, self._keeping):
            if timer is not None:
                timer.cancel()

    def set_expiry(self) -> None:
        """Close the lobby when nobody has started it in time."""
        age = (self._now() - self.row.opened_at) / 1000
        wait = max(0.0, self._minutes * 60 - age)
        if self._expiry is not None:
            self._expiry.cancel()
        self._expiry = asyncio.get_running_loop().call_later(wait, self._expire)

    def _expire(self) -> None:
        if not self.starting:
            self.background_tasks.run(self._close_late(), f"closing lobby {self.table_id}")

    async def _close_late(self) -> None:
        # Where the file takes nothing just now, somebody may yet start it.
        with contextlib.suppress(RoomRefusal):
            await retry_until_written(
                f"closing lobby {self.table_id}", self.close, "lobby-closed-late"
            )

    def _must_be_open(self) -> None:
        if self.starting:
            raise RoomRefusal("lobby-over")

    async def _keep(
        self,
        chairs: list[Chair],
        *,
        host: int | None = None,
        seen: PersonRow | None = None,
        limits: Limits = UNLIMITED,
    ) -> None:
        await self._tables.set_chairs(
            self.table_id,
            tuple(chairs),
            host=host,
            seen=seen,
            limits=limits,
        )
        host_id = self.row.host_id if host is None else host
        self.row = replace(self.row, chairs=tuple(chairs), host_id=host_id)

    # The picture --------------------------------------------------------------------------------

    @property
    def deal(self) -> int:
        return 0

    def frame(self, phrasebook: Phrasebook | None = None) -> Frame:
        """Return the facts that the lobby names, to everybody or to a reader."""
        frame = frame_of(self.row, phrasebook or self.phrasebook)
        frame = replace(frame, reliabilities=dict(self._reliabilities))
        if self.commitment is None:
            return frame
        return replace(frame, fair=FairDeals(commitment=self.commitment))

    def draw(self) -> Screen:
        if self.last_words is not None:
            return self.last_words
        return lobby_screen(
            self.frame(),
            host=self.seat_of(self.row.host_id) or 0,
            seat_count=self.row.seat_count,
            variant=self.variant,
            pace=self.row.pace,
            next_deal=self.row.next_deal,
            level=self.row.level,
            phrasebook=self.phrasebook,
        )

    @property
    def thread_name(self) -> str:
        """The name of the thread in which the game is played: the game, and who plays it."""
        frame = self.frame()
        people = [chair.name for chair in self.chairs if chair.person is not None]
        names = listed(people, self.phrasebook)
        named = self.phrasebook("thread-name", variant=frame.variant_title, names=names)
        return shortened(named, THREAD_NAME_LENGTH)

    def draw_dealing(self) -> Screen:
        """Return the table's message before its cards, which follow from where it is."""
        names = listed([f"**{chair.name}**" for chair in self.frame().chairs], self.phrasebook)
        postings = 0 if self._proof is None else self._proof.postings
        return self._stub(self.phrasebook("table-dealing", names=names), postings)

    def _stub(self, said: str, postings: int = 0) -> Screen:
        keys = check_keys(self.frame(), "commitment", self.phrasebook)
        return stub_screen(said, self.phrasebook, keys, postings=postings)

    def draw_past(self, at: PostedMessage) -> None:
        """Leave nothing of a message of the lobby that has moved, or made way for its table."""

    def leave_to_answer(self, *, unplaced: bool = False) -> None:
        """Post nothing: an answer shows it, or an earlier process's has, if it is `unplaced`."""
        self.unplaced = unplaced
        self.board.leave_to_answer()

    async def post_in_channel(self) -> str:
        """Post the lobby in its channel, as nobody is answered there; return the way to it."""
        self.board.post_itself()
        await self.board.settle()
        return self.link

    async def posted(self, message_id: int) -> None:
        """Take up the message that is the answer to whoever opens the lobby, unless it is known."""
        if self.board.message_id is not None:
            return
        self.unplaced = False
        self.board.posted_as(message_id)
        # With the next step, which comes soon at most tables, or by itself. If the process dies
        # before, the lobby is one of which nobody has heard where it is posted.
        self._tables.note_message(self.table_id, message_id)
        wait = asyncio.get_running_loop().call_later
        self._keeping = wait(PLACE_KEPT_SECONDS, self._keep_place)
        if self.last_words is not None:
            # A press in its panel has closed it before it was known where to say so.
            await self.draw_last()

    def _keep_place(self) -> None:
        doing = "hanging a lobby"
        self.background_tasks.run(retry_until_written(doing, self.keep_place), doing)

    async def keep_place(self) -> None:
        """Remember where the lobby is posted, if no step of it has done so."""
        with left_to_others():
            await self._tables.keep_message(self.table_id)

    async def on_posted(self, at: PostedMessage) -> None:
        """Remember where the lobby is posted; everybody sees it already, so it has to be."""
        await retry_until_written(
            "hanging a lobby", self._tables.set_message, self.table_id, at.message_id, at.deal
        )

    async def lost(self) -> None:
        """Close the lobby, whose channel is gone."""
        if not self.starting:
            await self.close("lobby-closed-channel")


async def keep_places(lobbies: Iterable[Lobby]) -> None:
    """Remember where lobbies hang, before another process has them."""
    for lobby in tuple(lobbies):
        with contextlib.suppress(NotWritten):
            await lobby.keep_place()
