"""A hand: one person's private message, by direct message or as a whisper in the channel.

One screen, two ways. A direct message lasts and notifies, and is edited in place; a whisper (an
ephemeral answer) needs no open direct messages, but can be edited only by the token of the last
press on it, which lives a quarter of an hour.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import NamedTuple, Protocol

from bot.button_ids import MENU_MARK, ButtonId
from bot.room.message import Message
from bot.room.post import (
    ChannelGone,
    MessageGone,
    NotAllowed,
    Post,
    Refused,
    TokenSpent,
    Undelivered,
)
from bot.room.posted import Hung, Token, Unposted
from bot.room.press import Press, Reply
from bot.room.writer import Turn, Writer
from bot.screens.screen import Screen
from engine.cards import Unreadable
from engine.contract.seats import Seat

log = logging.getLogger(__name__)


class Holder(Protocol):
    """One seat of a table, whose hand this is."""

    table_id: str
    seat: Seat

    @property
    def deal(self) -> int:
        """The number of the deal that is on."""
        ...

    def draw(self, notice: str | None = None) -> Screen:
        """Return the screen of the hand."""
        ...

    def draw_past(self, notice: str | None = None) -> Screen:
        """Return the last screen of a hand whose deal is over."""
        ...

    def found(self, asked: int, said: Sequence[ButtonId]) -> None:
        """Take up what the buttons of an earlier process say that put question `asked`."""
        ...

    async def channel(self) -> int | None:
        """Return the channel of the person's direct messages.

        None if the hand is not to go there: no person, another wish, or closed to the bot. Raise
        `Undelivered` if it cannot be opened.
        """
        ...

    async def hung(self, at: Hung) -> None:
        """Remember where the hand is."""
        ...

    async def refused(self) -> None:
        """Remember that the person's direct messages are closed, and tell in the channel."""
        ...

    async def channel_lost(self) -> None:
        """Forget the channel of the person's direct messages."""
        ...


class _Place:
    """The direct message of a hand, one for each deal."""

    def __init__(self, holder: Holder) -> None:
        self._holder = holder
        self.name = f"a hand at table {holder.table_id}"
        self.channel = holder.channel
        self.hung = holder.hung

    @property
    def deal(self) -> int:
        return self._holder.deal

    def nonce(self, deal: int) -> str:
        return f"h{self._holder.table_id}.{self._holder.seat}.{deal}"

    def draw_past(self, deal: int) -> Screen:  # noqa: ARG002  whichever it was, it is over
        return self._holder.draw_past()

    async def lost(self) -> bool:
        await self._holder.channel_lost()
        return True


class _Written(NamedTuple):
    """The screen that was written, without its notice, and whether more is to be written."""

    screen: Screen | None
    again: bool = False


class Hand:
    """Keeps one hand equal to its screen, wherever it is shown."""

    def __init__(self, post: Post, holder: Holder, *, doubtful: bool) -> None:
        """Begin with nothing shown; `doubtful` if an earlier process may have posted the hand."""
        place = _Place(holder)
        self._post = post
        self._holder = holder
        self._message = Message(post, place, Unposted(tried=doubtful))
        self._writer = Writer(place.name, holder.draw, self._write, self._refused)
        self._whisper: Token | None = None
        self._unless_asked: int | None = None
        """The number of a question: if the message puts it already, it is left as it is."""
        self._shown: Screen | None = None
        """What the hand shows wherever it is shown, but for a notice; None if nobody knows."""
        self._in_flight = 0
        self._crossed = False

    def recall(self, at: Hung) -> None:
        """Take up a direct message of an earlier process."""
        self._message.recall(at)

    def mark(self) -> None:
        """Say that the screen has changed; never waits."""
        self._unless_asked = None
        self._writer.mark()

    def mark_unless_asked(self, asked: int) -> None:
        """Say that a message of an earlier process may be old, or may put question `asked`.

        Then it is left alone: ticks live in its buttons, and drawn anew it would lose them.
        """
        self.mark()
        self._unless_asked = asked

    async def looked_up(self, seconds: float) -> None:
        """Wait until a message of an earlier process was looked at, but not for ever."""
        if self._unless_asked is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.settle()

    async def settle(self) -> None:
        """Wait until what is marked is written, as far as Discord lets it."""
        await self._writer.settle()

    def stop(self) -> None:
        """Write nothing more."""
        self._writer.stop()

    def drawn(self, press: Press, notice: str | None) -> Reply:
        """Return the hand anew for whoever pressed it, with a line of explanation if any.

        Until it is told whether Discord took it, the hand counts as being written.
        """
        at, whispered = self._message.at, press.whispered
        if whispered:
            elsewhere = at is not None
        else:
            known = at is not None and press.message_id == at.message_id
            elsewhere = self._whisper is not None or (not known and at is not None)
        # The message of a deal that is over does not become a second hand of this one.
        past = not whispered and _is_past(press.message_id, at, self._holder.deal)
        screen = self._holder.draw()
        answer = screen if notice is None else self._holder.draw(notice)
        if past:
            answer = self._holder.draw_past(notice)
        self._begins()

        async def told(*, taken: bool) -> None:
            if taken and whispered:
                self._whisper = Token.of_now(press.token)
            elif taken and press.message_id is not None:
                self._message.pressed(press.message_id, Token.of_now(press.token))
            # Too late: this token draws nothing, but the hand must not keep its old screen.
            if self._ends(_Written(screen, again=elsewhere or past or not taken)):
                self.mark()

        return Reply(answer, told=told)

    def shown(self, token: str) -> Reply:
        """Return the hand as a whisper, which `token` can draw anew.

        Until it is told whether Discord took it, the hand counts as being written.
        """
        screen = self._holder.draw()
        self._begins()

        async def told(*, taken: bool) -> None:
            if taken:
                self._whisper = Token.of_now(token)
            self._ends(_Written(screen))

        return Reply(screen, whispered=True, told=told)

    async def _counted(self, write: Callable[[], Awaitable["_Written"]]) -> bool:
        """Write, and once more if the screen changed meanwhile.

        Return whether more is to follow.
        """
        self._begins()
        written = _Written(None)
        try:
            written = await write()
        finally:
            self._ends(written)
        return written.again

    def _begins(self) -> None:
        """A write is under way."""
        self._shown = None
        self._in_flight += 1
        self._crossed |= self._in_flight > 1

    def _ends(self, written: _Written) -> bool:
        """A write is over; return whether more is to follow.

        If two writes crossed, nobody knows which was the last.
        """
        self._in_flight -= 1
        if not self._in_flight:
            crossed, self._crossed = self._crossed, False
            if crossed or written.screen not in (None, self._holder.draw()):
                self.mark()
            elif not written.again:
                self._shown = written.screen
        return written.again

    async def _write(self, turn: Turn) -> bool:
        if self._is_true():
            return False
        first: Screen | None = None

        def draw() -> Screen:
            nonlocal first
            screen = turn.draw()
            first = first or screen
            return screen

        async def write() -> _Written:
            await self._whispered(draw)
            if await self._asks_already():
                self._message.trust()
                return _Written(None)
            again = await self._message.write(replace(turn, draw=draw))
            return _Written(first, again)

        return await self._counted(write)

    def _is_true(self) -> bool:
        """Whether the message that hangs is known to show what it has to."""
        at, shown = self._message.at, self._shown
        hangs = at is not None and at.deal == self._holder.deal
        return hangs and shown is not None and shown == self._holder.draw()

    async def _refused(self, why: Undelivered) -> None:
        if isinstance(why, Refused):
            await self._holder.refused()
        else:
            log.warning("a hand at table %s stays as it is: %s", self._holder.table_id, why)

    async def _whispered(self, draw: Callable[[], Screen]) -> None:
        token = self._whisper
        if token is None:
            return
        try:
            if not token.fresh:
                raise TokenSpent
            await self._post.edit_by_token(token.text, draw)
        except TokenSpent:
            # Dismissed, reloaded or too old; the person presses My hand again.
            if self._whisper is token:
                self._whisper = None

    async def _asks_already(self) -> bool:
        """Whether a message that may be left alone shows the question that it has to show."""
        asked, at = self._unless_asked, self._message.at
        if asked is None or at is None or at.deal != self._holder.deal:
            return False
        try:
            said = await self._post.look_up(at.channel_id, at.message_id)
        except (NotAllowed, MessageGone, ChannelGone):
            said = ()
        # If somebody wants it drawn meanwhile, it is not to be left alone any more.
        unless_asked, self._unless_asked = self._unless_asked, None
        table_id = self._holder.table_id
        shown = [found for one in said if (found := _putting(one, table_id, asked)) is not None]
        if shown:
            self._holder.found(asked, shown)
        return unless_asked == asked and bool(shown)


def _is_past(message_id: int | None, at: Hung | None, deal: int) -> bool:
    """Whether a direct message is known to be the hand of an earlier deal than `deal`.

    If the hand of this deal is not known yet, a strange message may be just that.
    """
    if message_id is None or at is None:
        return False
    return (message_id == at.message_id) == (at.deal != deal)


def _putting(custom_id: str, table_id: str, asked: int) -> ButtonId | None:
    """Return what a button or menu says that answers question `asked` of a table."""
    try:
        said = ButtonId.read(custom_id.removeprefix(MENU_MARK))
    except Unreadable:
        return None
    return said if (said.table, said.asked) == (table_id, asked) else None
