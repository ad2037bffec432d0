"""The board: a table's public message, with one writer, the newest picture winning."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from bot.incidents import log_incident
from bot.room.post import Asleep, ChannelGone, MessageGone, NotAllowed, Post, TryLater, Undelivered
from bot.room.rate_limiter import Slot
from bot.screens.components import Layout

log = logging.getLogger(__name__)

EDITS_AT_ONCE: Final = 3.0
"""So many pass in a burst, the others at the pace of the post (`Post.seconds_an_edit`)."""

LONGEST_WAIT_SECONDS: Final = 60.0


class Easel(Protocol):
    """What a board shows, and who remembers where it hangs."""

    @property
    def deal(self) -> int:
        """The deal whose picture is to be shown; each has a message of its own."""
        ...

    def draw(self) -> Layout:
        """Return the picture of now."""
        ...

    def draw_past(self, deal: int) -> Layout:
        """Return the last picture of a message that a newer one has replaced."""
        ...

    async def hung(self, message_id: int, deal: int) -> None:
        """Remember where the picture of `deal` hangs."""
        ...


class Board:
    """Keeps one public message equal to its picture, at most one call under way.

    `mark` never waits. `lost` is awaited once when the channel is gone.
    """

    def __init__(
        self,
        post: Post,
        easel: Easel,
        *,
        table_id: str,
        channel_id: int,
        message_id: int | None,
        message_deal: int,
        lost: Callable[[], Awaitable[None]],
    ) -> None:
        self._post = post
        self._easel = easel
        self._table_id = table_id
        self._channel_id = channel_id
        self.message_id = message_id
        self.message_deal = message_deal
        self._lost = lost
        self._dirty = False
        self._slot = Slot(urgent=False)
        self._repost = False
        self._mark = ""
        self._doubtful = False
        self._draws = 0
        self._task: asyncio.Task[None] | None = None
        self._tokens = EDITS_AT_ONCE
        self._counted_at = 0.0

    def doubt(self) -> None:
        """Reckon with a message that an earlier process posted and could not remember."""
        self._doubtful = True

    def mark(self, *, urgent: bool = True) -> None:
        """Say that the picture has changed; not urgently where nobody waits to see it."""
        self._dirty = True
        self._slot.urgent |= urgent
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())

    def repost(self) -> None:
        """Hang the picture anew at the bottom of the channel."""
        self._repost = True
        self._mark = _mark_after(self.message_id)
        self.mark()

    async def settle(self) -> None:
        """Wait until what is marked is written, as far as Discord lets it."""
        while self._task is not None and not self._task.done():
            await asyncio.wait({self._task})

    def stop(self) -> None:
        """Write nothing more."""
        self._dirty = False
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()

    async def post_first(self) -> None:
        """Hang the first picture; one that Discord does not take is tried again and again."""
        task = self._task = asyncio.create_task(self._hang(self._easel.deal))
        await asyncio.wait({task})
        if task.cancelled():
            return
        refused = task.exception()
        if isinstance(refused, Undelivered):
            log.warning("table %s is not posted yet: %s", self._table_id, refused)
        elif refused is not None:
            log_incident(log, f"posting table {self._table_id}", refused)
        if refused is not None or self._dirty:
            self.mark()

    async def _write(self) -> None:
        wait = 1.0
        while self._dirty:
            await self._pace()
            try:
                await self._write_once()
                wait = 1.0
            except MessageGone:
                self._mark = _mark_after(self.message_id)
                self.message_id = None
                self._dirty = True
            except Asleep as asleep:
                self._dirty = not self._repost
                if self._repost:
                    log.info("table %s may not be drawn: %s", self._table_id, asleep)
                else:
                    self._repost, self._mark = True, _mark_after(self.message_id)
            except ChannelGone:
                log.warning("table %s has lost its channel", self._table_id)
                await self._lost()
                return
            except NotAllowed as closed:
                # Hands go on meanwhile, and the next press in the channel asks again.
                log.info("table %s may not be drawn: %s", self._table_id, closed)
                self._dirty = False
            except TryLater as unwell:
                log.warning("table %s is drawn later: %s", self._table_id, unwell)
                self._dirty = True
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT_SECONDS)
            except Undelivered as refused:
                # A picture that Discord refuses would be refused again; the next one may not be.
                log.error("table %s cannot be drawn: %s", self._table_id, refused)  # noqa: TRY400  the trace would be Discord's
            except Exception as error:  # noqa: BLE001  a picture that cannot be drawn must not end its writer
                log_incident(log, f"drawing table {self._table_id}", error)

    async def _write_once(self) -> None:
        deal = self._easel.deal
        if self.message_id is None:
            await self._hang(deal)
        elif deal != self.message_deal or self._repost:
            try:
                await self._replace(deal)
            except NotAllowed:
                if not self.message_deal:
                    raise
                # Where nothing may be posted, what is there may still be drawn.
                await self._edit(self.message_id)
        else:
            await self._edit(self.message_id)

    async def _edit(self, message_id: int) -> None:
        await self._post.edit(self._channel_id, message_id, self._draw, slot=self._slot)
        self._doubtful = False

    async def _replace(self, deal: int) -> None:
        past, past_deal = self.message_id, self.message_deal
        assert past is not None
        message_id = await self._send(deal)
        try:
            await self._post.edit(self._channel_id, past, lambda: self._easel.draw_past(past_deal))
        except Undelivered as refused:
            log.info("an old message of table %s stays: %s", self._table_id, refused)
        # Remembered last: a process that dies before comes back here, is given the same message
        # by its nonce, and the old one does not stay as if it were played on.
        await self._easel.hung(message_id, deal)

    async def _hang(self, deal: int) -> None:
        await self._easel.hung(await self._send(deal), deal)

    async def _send(self, deal: int) -> int:
        # The same until it has succeeded: a post whose receipt was lost is not posted twice.
        nonce = f"t{self._table_id}.{deal}{self._mark}"
        message_id = await self._post.send(
            self._channel_id, self._draw_to_post, nonce=nonce, slot=self._slot
        )
        self.message_id, self.message_deal = message_id, deal
        self._mark, self._repost = "", False
        if self._doubtful or self._draws > 1:
            # It may be the message of an earlier try, with the picture of then.
            self.mark(urgent=False)
        self._doubtful, self._draws = False, 0
        return message_id

    def _draw_to_post(self) -> Layout:
        self._draws += 1
        return self._draw()

    def _draw(self) -> Layout:
        """Draw at the last moment, so that what happened in the queue is in the picture."""
        self._dirty = False
        self._slot = Slot(urgent=False)
        return self._easel.draw()

    async def _pace(self) -> None:
        now = asyncio.get_running_loop().time()
        gained = (now - self._counted_at) / self._post.seconds_an_edit
        self._tokens = min(EDITS_AT_ONCE, self._tokens + gained) - 1
        self._counted_at = now
        if self._tokens < 0:
            await asyncio.sleep(-self._tokens * self._post.seconds_an_edit)


def _mark_after(message_id: int | None) -> str:
    """Return what tells a posting from the one it replaces; Discord would answer with the old.

    It is the same again after a restart, for the message may have been posted unremembered.
    """
    # The lower bits of a snowflake are no moment and mostly equal.
    return f".{((message_id or 0) >> 22) & 0xFFFF:04x}"
