"""Callouts: lines that call a person, gone again once the person has acted.

Only a new message notifies; an edited one does not. Nobody is notified who does not wish it.
"""

import logging
from collections import Counter

from bot.discord.post import Post, Undelivered
from bot.screens.screen import plain_screen
from bot.support.background_tasks import BackgroundTasks
from bot.tables.preferences import Preferences
from engine.contract.seats import NO_SEATS, Seat

log = logging.getLogger(__name__)


class Callouts:
    """At most one line a seat stands in the channel of a table, or in direct messages."""

    def __init__(
        self,
        post: Post,
        preferences: Preferences,
        background_tasks: BackgroundTasks,
        *,
        table_id: str,
        channel_id: int,
    ) -> None:
        self._post = post
        self._preferences = preferences
        self._background_tasks = background_tasks
        self._table_id = table_id
        self._channel_id = channel_id
        self._standing: dict[Seat, tuple[int, int]] = {}
        """By seat, the channel and the message of its line."""
        self._wanted = NO_SEATS
        """The seats whose line is under way."""
        self._calls: Counter[Seat] = Counter()

    async def call(
        self, seat: Seat, person: int, text: str, *, nonce: str, channel_id: int | None = None
    ) -> None:
        """Post `text`, in which `person` may be mentioned; one that is refused is let go.

        It takes the place of an earlier line for the seat. Without `channel_id` it stands in the
        channel of the table.
        """
        channel_id = self._channel_id if channel_id is None else channel_id
        pings = self._preferences.of(person).pings
        self._wanted |= {seat}
        # Numbered, or Discord would answer with the earlier line, which is taken away below.
        nonce = f"{nonce}.{self._calls[seat]}"
        self._calls[seat] += 1
        try:
            message_id = await self._post.send(
                channel_id,
                lambda: plain_screen(text),
                nonce=nonce,
                mention=person if pings else None,
                silent=not pings,
            )
        except Undelivered as refused:
            log.info("nobody could be called at table %s: %s", self._table_id, refused)
            return
        wanted = seat in self._wanted
        self.take_away(seat)
        self._standing[seat] = channel_id, message_id
        if not wanted:
            # The person acted while it was under way.
            self.take_away(seat)

    def take_away(self, seat: Seat) -> None:
        """Delete the line for a seat, if one stands or is under way; never waits."""
        self._wanted -= {seat}
        standing = self._standing.pop(seat, None)
        if standing is not None:
            self._background_tasks.run(
                self._delete(*standing),
                f"taking a line away at table {self._table_id}",
            )

    async def _delete(self, channel_id: int, message_id: int) -> None:
        try:
            await self._post.delete(channel_id, message_id)
        except Undelivered as refused:
            log.info("a line at table %s stays: %s", self._table_id, refused)

    def take_all_away(self) -> None:
        """Delete every line that stands or is under way; never waits."""
        for seat in self._wanted | self._standing.keys():
            self.take_away(seat)
