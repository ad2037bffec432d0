"""Hands: each person's private message, by direct message or as a whisper in the channel.

One screen, two ways. A direct message lasts and notifies, and is edited in place; a whisper (an
ephemeral answer) needs no open direct messages, but can be edited only by the token of the last
press on it, which lives a quarter of an hour.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

import discord

from bot import answers
from bot.answers import Interaction
from bot.button_ids import ButtonId
from bot.incidents import log_incident
from bot.room.post import (
    ChannelGone,
    MessageGone,
    NotAllowed,
    Post,
    Refused,
    TokenSpent,
    TryLater,
    Undelivered,
    is_whisper,
)
from bot.screens.components import MENU_MARK, Layout
from data.patience import NotWritten
from engine.cards import Unreadable
from engine.contract.seats import Seat

log = logging.getLogger(__name__)

TOKEN_SECONDS: Final = 14 * 60.0
"""A token lives fifteen minutes; the last is left to slow lines."""


class Holder(Protocol):
    """The table whose hands these are."""

    @property
    def table_id(self) -> str:
        """The table's id."""
        ...

    @property
    def deal(self) -> int:
        """The number of the deal that is on."""
        ...

    def picture_number(self, seat: Seat) -> int:
        """Return a number that changes whenever the hand's picture does."""
        ...

    def draw_hand(self, seat: Seat, notice: str | None = None) -> Layout:
        """Return the picture of the hand of `seat`."""
        ...

    def draw_past_hand(self, notice: str | None = None) -> Layout:
        """Return the last picture of a hand whose deal is over."""
        ...

    async def direct_channel(self, seat: Seat) -> int | None:
        """Return the channel of the person's direct messages.

        None where the hand is not to go there: no person, another wish, or closed to the bot.
        Raise `Undelivered` where it cannot be opened.
        """
        ...

    async def hand_hung(self, seat: Seat, channel_id: int, message_id: int, deal: int) -> None:
        """Remember where a hand is."""
        ...

    async def refused(self, seat: Seat) -> None:
        """Remember that the person's direct messages are closed, and tell in the channel."""
        ...

    def found(self, seat: Seat, asked: int, said: Sequence[ButtonId]) -> None:
        """Take up what the buttons of an earlier process say that put question `asked`."""
        ...

    async def channel_lost(self, seat: Seat) -> None:
        """Forget the channel of the person's direct messages."""
        ...


@dataclass(slots=True)
class _Token:
    text: str
    until: float

    @property
    def fresh(self) -> bool:
        return time.monotonic() < self.until


@dataclass(slots=True)
class _Surfaces:
    """Where one hand is shown, and the writes to it that are under way."""

    channel_id: int | None = None
    message_id: int | None = None
    deal: int = 0
    mark: str = ""
    token: _Token | None = None
    whisper: _Token | None = None
    doubtful: bool = False
    """Whether an earlier process may have posted a message that it could not remember."""
    unless_asked: int | None = None
    """The number of a question: where the message shows it already, it is left as it is."""
    draws: int = 0
    """How often a post was tried since the last that succeeded."""
    dirty: bool = False
    in_flight: int = 0
    overlapped: bool = False
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    def is_past(self, message: discord.Message | None, deal: int) -> bool:
        """Whether a direct message is known to be the hand of an earlier deal than `deal`.

        Where the hand of this deal is not known yet, a strange message may be just that.
        """
        if message is None or self.message_id is None:
            return False
        return (message.id == self.message_id) == (self.deal != deal)


class Hands:
    """The private messages of one table."""

    def __init__(self, post: Post, holder: Holder) -> None:
        self._post = post
        self._holder = holder
        self._surfaces: dict[Seat, _Surfaces] = {}
        self._stopped = False
        self._doubtful = False

    def doubt(self) -> None:
        """Reckon with messages that an earlier process posted and could not remember."""
        self._doubtful = True

    def recall(self, seat: Seat, channel_id: int, message_id: int, deal: int) -> None:
        """Take up a direct message of an earlier process."""
        surfaces = self._at(seat)
        surfaces.channel_id, surfaces.message_id, surfaces.deal = channel_id, message_id, deal

    def mark(self, seat: Seat) -> None:
        """Say that the picture of a hand has changed; never waits."""
        surfaces = self._at(seat)
        surfaces.dirty = True
        surfaces.unless_asked = None
        if not self._stopped and (surfaces.task is None or surfaces.task.done()):
            surfaces.task = asyncio.create_task(self._write(seat, surfaces))

    def mark_unless_asked(self, seat: Seat, asked: int) -> None:
        """Say that a hand of an earlier process may be old, or may show question `asked`.

        Then it is left alone: ticks live in its buttons, and drawn anew it would lose them.
        """
        self.mark(seat)
        self._at(seat).unless_asked = asked

    def stop(self) -> None:
        """Write nothing more."""
        self._stopped = True
        for surfaces in self._surfaces.values():
            surfaces.dirty = False
            if surfaces.task is not None and surfaces.task is not asyncio.current_task():
                surfaces.task.cancel()

    async def looked_up(self, seat: Seat, seconds: float) -> None:
        """Wait until a message of an earlier process was looked at, but not for ever."""
        surfaces = self._at(seat)
        if surfaces.unless_asked is not None and surfaces.task is not None:
            await asyncio.wait({surfaces.task}, timeout=seconds)

    async def settle(self) -> None:
        """Wait until what is marked is written, as far as Discord lets it."""
        while tasks := {
            surfaces.task
            for surfaces in self._surfaces.values()
            if surfaces.task is not None and not surfaces.task.done()
        }:
            await asyncio.wait(tasks)

    async def answer(self, seat: Seat, interaction: Interaction, notice: str | None) -> None:
        """Answer a press on a hand by drawing it anew, with a line of explanation if any."""
        surfaces = self._at(seat)
        message = interaction.message
        whispered = is_whisper(interaction)
        if whispered:
            again = surfaces.message_id is not None
        else:
            known = message is not None and message.id == surfaces.message_id
            again = surfaces.whisper is not None or (not known and surfaces.message_id is not None)
        # The message of a deal that is over does not become a second hand of this one.
        past = not whispered and surfaces.is_past(message, self._holder.deal)
        again |= past
        number = self._holder.picture_number(seat)
        draw = self._holder.draw_hand
        layout = self._holder.draw_past_hand(notice) if past else draw(seat, notice)

        async def call() -> None:
            nonlocal again
            if not await answers.redraw(interaction, layout):
                # Too late: this token draws nothing, but the hand must not keep its old picture.
                again = True
                return
            token = _Token(interaction.token, time.monotonic() + TOKEN_SECONDS)
            if whispered:
                surfaces.whisper = token
            elif message is not None and message.id == surfaces.message_id:
                surfaces.token = token

        await self._counting(seat, surfaces, number, call)
        if again:
            self.mark(seat)

    async def show(self, seat: Seat, interaction: Interaction, notice: str | None = None) -> None:
        """Answer with the hand as a whisper."""
        surfaces = self._at(seat)
        number = self._holder.picture_number(seat)
        layout = self._holder.draw_hand(seat, notice)

        async def call() -> None:
            if await answers.whisper(interaction, layout):
                surfaces.whisper = _Token(interaction.token, time.monotonic() + TOKEN_SECONDS)

        await self._counting(seat, surfaces, number, call)

    def _at(self, seat: Seat) -> _Surfaces:
        return self._surfaces.setdefault(seat, _Surfaces(doubtful=self._doubtful))

    async def _counting(
        self,
        seat: Seat,
        surfaces: _Surfaces,
        number: int,
        write: Callable[[], Awaitable[object]],
    ) -> None:
        """Write a picture, and draw again where two overlapped: nobody knows which was last."""
        surfaces.in_flight += 1
        surfaces.overlapped |= surfaces.in_flight > 1
        try:
            await write()
        finally:
            surfaces.in_flight -= 1
            if surfaces.in_flight == 0:
                stale = surfaces.overlapped or number != self._holder.picture_number(seat)
                surfaces.overlapped = False
                if stale and not self._stopped:
                    self.mark(seat)

    async def _write(self, seat: Seat, surfaces: _Surfaces) -> None:
        wait = 1.0
        while surfaces.dirty:
            surfaces.dirty = False
            try:
                await self._write_once(seat, surfaces)
                wait = 1.0
            except Refused:
                await self._holder.refused(seat)
            except (TryLater, NotWritten) as unwell:
                log.warning("a hand at table %s is drawn later: %s", self._holder.table_id, unwell)
                surfaces.dirty = True
                await asyncio.sleep(wait)
                wait = min(wait * 2, 60.0)
            except Undelivered as refused:
                log.warning("a hand at table %s stays as it is: %s", self._holder.table_id, refused)
            except Exception as error:  # noqa: BLE001  one hand must not end the others' writer
                log_incident(log, f"drawing a hand at table {self._holder.table_id}", error)

    async def _write_once(self, seat: Seat, surfaces: _Surfaces) -> None:
        number = self._holder.picture_number(seat)

        def draw() -> Layout:
            return self._holder.draw_hand(seat)

        async def write() -> None:
            if surfaces.whisper is not None:
                await self._whisper(surfaces, draw)
            if surfaces.message_id is not None and surfaces.deal == self._holder.deal:
                await self._edit(seat, surfaces, draw)
            if surfaces.message_id is None or surfaces.deal != self._holder.deal:
                await self._hang(seat, surfaces, draw)

        await self._counting(seat, surfaces, number, write)

    async def _whisper(self, surfaces: _Surfaces, draw: Callable[[], Layout]) -> None:
        token = surfaces.whisper
        if token is None or not token.fresh:
            surfaces.whisper = None
            return
        try:
            await self._post.edit_by_token(token.text, draw)
        except TokenSpent:
            # Dismissed, reloaded or too old; the person presses My hand again.
            surfaces.whisper = None

    async def _edit(self, seat: Seat, surfaces: _Surfaces, draw: Callable[[], Layout]) -> None:
        channel_id, message_id = surfaces.channel_id, surfaces.message_id
        assert channel_id is not None
        assert message_id is not None
        try:
            if not await self._asks_already(seat, surfaces, channel_id, message_id):
                await self._edit_anyhow(channel_id, message_id, surfaces.token, draw)
            surfaces.doubtful = False
        except MessageGone:
            # Discord posts nothing under the name of the deleted one.
            surfaces.message_id, surfaces.mark = None, _new_mark()
        except ChannelGone:
            # Names are the bot's, not the channel's.
            surfaces.message_id, surfaces.mark = None, _new_mark()
            await self._holder.channel_lost(seat)

    async def _asks_already(
        self, seat: Seat, surfaces: _Surfaces, channel_id: int, message_id: int
    ) -> bool:
        """Whether a message that may be left alone shows the question that it has to show."""
        asked = surfaces.unless_asked
        if asked is None:
            return False
        try:
            said = await self._post.look_up(channel_id, message_id)
        except NotAllowed:
            said = ()
        # Where somebody wants it drawn meanwhile, it is not to be left alone any more.
        unless_asked, surfaces.unless_asked = surfaces.unless_asked, None
        table_id = self._holder.table_id
        shown = [found for one in said if (found := _putting(one, table_id, asked)) is not None]
        if shown:
            self._holder.found(seat, asked, shown)
        return unless_asked == asked and bool(shown)

    async def _edit_anyhow(
        self, channel_id: int, message_id: int, token: _Token | None, draw: Callable[[], Layout]
    ) -> None:
        """Draw a direct message anew, by a fresh token if there is one: no limit counts that."""
        if token is not None and token.fresh:
            try:
                await self._post.edit_by_token(token.text, draw)
            except TokenSpent:
                token.until = 0.0
            else:
                return
        await self._post.edit(channel_id, message_id, draw)

    async def _hang(self, seat: Seat, surfaces: _Surfaces, draw: Callable[[], Layout]) -> None:
        holder = self._holder
        deal = holder.deal
        past = (surfaces.channel_id, surfaces.message_id, surfaces.token)

        def draw_to_post() -> Layout:
            surfaces.draws += 1
            return draw()

        for _ in range(2):
            channel_id = await holder.direct_channel(seat)
            if channel_id is None:
                return
            # The same until it has succeeded: a post whose receipt was lost is not posted twice.
            nonce = f"h{holder.table_id}.{seat}.{deal}{surfaces.mark}"
            try:
                message_id = await self._post.send(channel_id, draw_to_post, nonce=nonce)
            except (ChannelGone, NotAllowed):
                await holder.channel_lost(seat)
                continue
            surfaces.channel_id, surfaces.message_id = channel_id, message_id
            surfaces.deal, surfaces.token, surfaces.mark = deal, None, ""
            surfaces.unless_asked = None
            # It may be the message of an earlier try, with the picture of then.
            surfaces.dirty |= surfaces.doubtful or surfaces.draws > 1
            surfaces.doubtful, surfaces.draws = False, 0
            await self._close_past(*past)
            # Remembered last: a process that dies before comes back here, is given the same
            # message by its nonce, and the old hand does not stay open.
            await holder.hand_hung(seat, channel_id, message_id, deal)
            return
        await self._close_past(*past)

    async def _close_past(
        self, channel_id: int | None, message_id: int | None, token: _Token | None
    ) -> None:
        if channel_id is None or message_id is None:
            return

        def draw() -> Layout:
            return self._holder.draw_past_hand()

        try:
            await self._edit_anyhow(channel_id, message_id, token, draw)
        except Undelivered as refused:
            log.info("an old hand at table %s stays: %s", self._holder.table_id, refused)


def _new_mark() -> str:
    return f".{secrets.token_hex(2)}"


def _putting(custom_id: str, table_id: str, asked: int) -> ButtonId | None:
    """Return what a button or menu says that answers question `asked` of a table."""
    try:
        button_id = ButtonId.read(custom_id.removeprefix(MENU_MARK))
    except Unreadable:
        return None
    return button_id if (button_id.table, button_id.asked) == (table_id, asked) else None
